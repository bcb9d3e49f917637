import type { AgreeingWords } from './words.ts';

export const agreeing: AgreeingWords = {
  label: 'Proposte sul tempo',
  propose: 'Proponi una pausa',
  days: 'Giorni senza orologio',
  proposeHint: 'Se tutti accettano il tempo non scorre, e la partita riprende da sola.',
  goOn: 'Proponi di riprendere ora',
  pause: (days) => `Si propone una pausa di ${days}.`,
  goingOn: 'Si propone di riprendere ora.',
  pauseThen:
    'Se tutti accettano, per questi giorni il tempo non scorre; poi la partita riprende da sola.',
  goingOnThen: 'Se tutti accettano, la pausa finisce.',
  late: (name) => `Il tempo di ${name} è scaduto due volte.`,
  lateMine:
    'Il tuo tempo è scaduto due volte: gli altri possono aprire il tuo posto a qualcun altro.',
  lateThen: 'Se tutti gli altri accettano, qualcun altro può prendere il posto.',
  agreed: (names) => `D’accordo: ${names}.`,
  missing: (names) => `Non ancora: ${names}.`,
  nobody: 'nessuno',
  agree: 'Accetta',
  withdraw: 'Ritira il mio voto',
  open: (name) => `Vota per sostituire ${name}`,
  keep: (name) => `Non votare più per sostituire ${name}`,
  order: {
    heading: 'Se il mio tempo scade',
    hint: 'Allora queste azioni si giocano per te, per quanto è permesso. Nessun altro ne sa nulla.',
    none: 'Per quel caso non hai lasciato nulla.',
    cancel: 'Ritirale',
    cancelled: 'Ritirate: nulla di questo si gioca per te.',
    byPlan: (button) =>
      `Pianificale come un turno e scegli «${button}» invece di inviarlo. Oppure:`,
    write: 'Scrivi le azioni, una per riga',
    writeHint: 'Si leggono per come sta la partita adesso.',
    example: (line) => `Per esempio: ${line}`,
    leave: 'Lasciale',
    change: 'Cambiale',
  },
};
