import type { CourseWords } from './words.ts';

export const course: CourseWords = {
  since: (things) =>
    things === 1
      ? 'Une chose s’est passée depuis votre dernière visite.'
      : `${things} choses se sont passées depuis votre dernière visite.`,
  replaySince: 'Me montrer',
  dismiss: 'Fermer',
  replay: 'Revoir',
  pause: 'Pause',
  goOn: 'Continuer',
  speed: 'Vitesse',
  times: (speed) => `${speed} fois plus vite`,
  copyLink: 'Copier le lien vers ce moment',
  copied: 'Lien copié',
};
