import type { MovingWords } from './words.ts';

export const moving: MovingWords = {
  none: 'This address is not whole. Open the link in your mail once more.',
  table: (title, players) => `${title}: ${players}`,
  would: 'Your link plays this, once:',
  costs: (price) => `It costs ${price}.`,
  follows: 'What follows from it',
  cut: 'What is revealed, or left to chance, shows only when it is played.',
  play: 'Play it',
  done: 'It is played.',
  toGame: 'Open the game',
  toGames: 'To your games',
};
