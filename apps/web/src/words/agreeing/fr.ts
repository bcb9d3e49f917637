import type { AgreeingWords } from './words.ts';

export const agreeing: AgreeingWords = {
  label: 'Propositions sur le temps',
  propose: 'Proposer une pause',
  days: 'Jours sans horloge',
  proposeHint: 'Si tous acceptent, le temps ne s’écoule pas, et la partie reprend d’elle-même.',
  goOn: 'Proposer de reprendre maintenant',
  pause: (days) => `Une pause de ${days} est proposée.`,
  goingOn: 'Il est proposé de reprendre maintenant.',
  pauseThen:
    'Si tous acceptent, le temps ne s’écoule pas pendant ces jours ; puis la partie reprend d’elle-même.',
  goingOnThen: 'Si tous acceptent, la pause finit.',
  late: (name) => `${name} a été deux fois en retard.`,
  lateMine:
    'Votre temps s’est écoulé deux fois : les autres peuvent ouvrir votre place à quelqu’un d’autre.',
  lateThen: 'Si tous les autres acceptent, quelqu’un d’autre peut reprendre la place.',
  agreed: (names) => `D’accord : ${names}.`,
  missing: (names) => `Pas encore : ${names}.`,
  nobody: 'personne',
  agree: 'Accepter',
  withdraw: 'Retirer mon vote',
  open: (name) => `Voter pour remplacer ${name}`,
  keep: (name) => `Ne plus voter pour remplacer ${name}`,
  order: {
    heading: 'Si mon temps s’écoule',
    hint: 'Alors ces actions sont jouées pour vous, autant que permis. Personne d’autre n’en sait rien.',
    none: 'Vous n’avez rien laissé pour ce cas.',
    cancel: 'Les retirer',
    cancelled: 'Retirées : rien de cela n’est joué pour vous.',
    byPlan: (button) =>
      `Prévoyez-les comme un tour et choisissez « ${button} » au lieu de l’envoyer. Ou bien :`,
    write: 'Écrivez les actions, une par ligne',
    writeHint: 'Elles sont lues selon l’état présent de la partie.',
    example: (line) => `Par exemple : ${line}`,
    leave: 'Les laisser',
    change: 'Les changer',
  },
};
