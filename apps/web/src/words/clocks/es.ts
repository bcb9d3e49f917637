import type { ClocksWords } from './words.ts';

export const clocks: ClocksWords = {
  until: (when, left) => `acaba: ${when}, ${left}`,
  grace: (when, left) => `con retraso; fin del margen: ${when}, ${left}`,
  over: 'tiempo agotado',
  playedFor: (when, left) => `nadie juega: la partida sigue sin él: ${when}, ${left}`,
  still: {
    vacation: (until) => `de vacaciones: el reloj está parado; vuelve a andar: ${until}`,
    weekend: (until) => `fin de semana libre: el reloj está parado; vuelve a andar: ${until}`,
    hours: (until) => `fuera de sus horas de juego: el reloj está parado; vuelve a andar: ${until}`,
  },
  paused: 'en pausa: el reloj está parado',
  waited: (since) => `se le espera desde: ${since}`,
  purse: (left) => `bolsa: ${left}`,
  purseThen: (left) => `con ${left} en la bolsa`,
  purseAt: (left, when) => `con ${left} en la bolsa (${when})`,
  mine: {
    until: (when, left) => `Tu tiempo acaba: ${when}, ${left}.`,
    grace: (when, left) => `Tu tiempo se acabó. Tienes un fin del margen: ${when}, ${left}.`,
    over: 'Tu tiempo se acabó.',
    still: {
      vacation: (until) => `Estás de vacaciones: tu reloj está parado; vuelve a andar: ${until}.`,
      weekend: (until) =>
        `Tienes libre el fin de semana: tu reloj está parado; vuelve a andar: ${until}.`,
      hours: (until) =>
        `No son tus horas de juego: tu reloj está parado; vuelve a andar: ${until}.`,
    },
    paused: 'La partida está en pausa: tu reloj está parado.',
  },
  pause: (until, left) =>
    `La partida está en pausa y sigue por sí sola: ${until}, ${left}. El tiempo no corre; puedes jugar igualmente.`,
  ifLate: 'Si tu tiempo se acaba:',
  leaveLate: 'Solo si mi tiempo se acaba',
  lateLeft: 'Queda así: se juega por ti si tu tiempo se acaba, y no antes.',
};
