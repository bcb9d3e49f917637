import type { MovingWords } from './words.ts';

export const moving: MovingWords = {
  none: 'Esta dirección no está entera. Abre otra vez el enlace de tu correo.',
  table: (title, players) => `${title}: ${players}`,
  would: 'Tu enlace juega esto, una vez:',
  costs: (price) => `Cuesta ${price}.`,
  follows: 'Qué se sigue de ello',
  cut: 'Lo que se revela, o depende del azar, solo se ve cuando se juega.',
  play: 'Jugarlo',
  done: 'Está jugado.',
  toGame: 'Abrir la partida',
  toGames: 'A tus partidas',
};
