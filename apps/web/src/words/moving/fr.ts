import type { MovingWords } from './words.ts';

export const moving: MovingWords = {
  none: 'Cette adresse n’est pas entière. Ouvrez encore une fois le lien de votre message.',
  table: (title, players) => `${title} : ${players}`,
  would: 'Votre lien joue ceci, une fois :',
  costs: (price) => `Cela coûte ${price}.`,
  follows: 'Ce qui s’ensuit',
  cut: 'Ce qui se révèle, ou dépend du hasard, ne se voit qu’une fois joué.',
  play: 'Jouer',
  done: 'C’est joué.',
  toGame: 'Ouvrir la partie',
  toGames: 'À vos parties',
};
