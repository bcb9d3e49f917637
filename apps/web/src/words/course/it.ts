import type { CourseWords } from './words.ts';

export const course: CourseWords = {
  since: (things) =>
    things === 1
      ? 'È successa una cosa da quando hai guardato.'
      : `Sono successe ${things} cose da quando hai guardato.`,
  replaySince: 'Fammi vedere',
  dismiss: 'Chiudi',
  replay: 'Rivedi',
  pause: 'Pausa',
  goOn: 'Prosegui',
  speed: 'Velocità',
  times: (speed) => `${speed} volte più veloce`,
  copyLink: 'Copia il link a questo momento',
  copied: 'Link copiato',
};
