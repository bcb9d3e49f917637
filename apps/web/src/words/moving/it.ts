import type { MovingWords } from './words.ts';

export const moving: MovingWords = {
  none: 'Questo indirizzo non è intero. Apri di nuovo il link nella tua mail.',
  table: (title, players) => `${title}: ${players}`,
  would: 'Il tuo link gioca questo, una volta:',
  costs: (price) => `Costa ${price}.`,
  follows: 'Che cosa ne segue',
  cut: 'Ciò che si rivela, o dipende dal caso, si vede solo quando è giocato.',
  play: 'Giocalo',
  done: 'È giocato.',
  toGame: 'Apri la partita',
  toGames: 'Alle tue partite',
};
