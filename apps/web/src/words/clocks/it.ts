import type { ClocksWords } from './words.ts';

export const clocks: ClocksWords = {
  until: (when, left) => `scade: ${when}, ${left}`,
  grace: (when, left) => `in ritardo; fine della tolleranza: ${when}, ${left}`,
  over: 'tempo scaduto',
  playedFor: (when, left) => `nessuno gioca: la partita va avanti senza: ${when}, ${left}`,
  still: {
    vacation: (until) => `in vacanza: l’orologio è fermo; riparte: ${until}`,
    weekend: (until) => `fine settimana libero: l’orologio è fermo; riparte: ${until}`,
    hours: (until) => `fuori dalle ore di gioco: l’orologio è fermo; riparte: ${until}`,
  },
  paused: 'in pausa: l’orologio è fermo',
  waited: (since) => `si aspetta da: ${since}`,
  purse: (left) => `borsa: ${left}`,
  purseThen: (left) => `con ${left} nella borsa`,
  purseAt: (left, when) => `con ${left} nella borsa (${when})`,
  mine: {
    until: (when, left) => `Il tuo tempo scade: ${when}, ${left}.`,
    grace: (when, left) => `Il tuo tempo è scaduto. Hai fine della tolleranza: ${when}, ${left}.`,
    over: 'Il tuo tempo è scaduto.',
    still: {
      vacation: (until) => `Sei in vacanza: il tuo orologio è fermo; riparte: ${until}.`,
      weekend: (until) =>
        `Hai il fine settimana libero: il tuo orologio è fermo; riparte: ${until}.`,
      hours: (until) => `Non sono le tue ore di gioco: il tuo orologio è fermo; riparte: ${until}.`,
    },
    paused: 'La partita è in pausa: il tuo orologio è fermo.',
  },
  pause: (until, left) =>
    `La partita è in pausa e riprende da sola: ${until}, ${left}. Il tempo non scorre; puoi muovere lo stesso.`,
  ifLate: 'Se il tuo tempo scade:',
  leaveLate: 'Solo se il mio tempo scade',
  lateLeft: 'Vale: si gioca per te se il tuo tempo scade, e non prima.',
};
