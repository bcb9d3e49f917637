import type { ClocksWords } from './words.ts';

export const clocks: ClocksWords = {
  until: (when, left) => `fin : ${when}, ${left}`,
  grace: (when, left) => `en retard ; fin de la grâce : ${when}, ${left}`,
  over: 'temps écoulé',
  playedFor: (when, left) => `personne ne joue : la partie continue sans : ${when}, ${left}`,
  still: {
    vacation: (until) => `en vacances : l’horloge est arrêtée ; reprise : ${until}`,
    weekend: (until) => `week-end libre : l’horloge est arrêtée ; reprise : ${until}`,
    hours: (until) => `hors des heures de jeu : l’horloge est arrêtée ; reprise : ${until}`,
  },
  paused: 'en pause : l’horloge est arrêtée',
  waited: (since) => `attendu depuis : ${since}`,
  purse: (left) => `bourse : ${left}`,
  purseThen: (left) => `avec ${left} en bourse`,
  purseAt: (left, when) => `avec ${left} en bourse (${when})`,
  mine: {
    until: (when, left) => `Fin de votre temps : ${when}, ${left}.`,
    grace: (when, left) =>
      `Votre temps est écoulé. Vous avez un fin de la grâce : ${when}, ${left}.`,
    over: 'Votre temps est écoulé.',
    still: {
      vacation: (until) =>
        `Vous êtes en vacances : votre horloge est arrêtée ; reprise : ${until}.`,
      weekend: (until) =>
        `Vous avez votre week-end libre : votre horloge est arrêtée ; reprise : ${until}.`,
      hours: (until) =>
        `Ce ne sont pas vos heures de jeu : votre horloge est arrêtée ; reprise : ${until}.`,
    },
    paused: 'La partie est en pause : votre horloge est arrêtée.',
  },
  pause: (until, left) =>
    `La partie est en pause et reprend d’elle-même : ${until}, ${left}. Le temps ne s’écoule pas ; vous pouvez jouer quand même.`,
  ifLate: 'Si votre temps s’écoule :',
  leaveLate: 'Seulement si mon temps s’écoule',
  lateLeft: 'C’est noté : on le joue pour vous si votre temps s’écoule, et pas avant.',
};
