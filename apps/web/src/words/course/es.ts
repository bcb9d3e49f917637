import type { CourseWords } from './words.ts';

export const course: CourseWords = {
  since: (things) =>
    things === 1
      ? 'Ha pasado una cosa desde que miraste.'
      : `Han pasado ${things} cosas desde que miraste.`,
  replaySince: 'Muéstramelo',
  dismiss: 'Cerrar',
  replay: 'Repetir',
  pause: 'Pausa',
  goOn: 'Seguir',
  speed: 'Velocidad',
  times: (speed) => `${speed} veces más rápido`,
  copyLink: 'Copiar el enlace a este momento',
  copied: 'Enlace copiado',
};
