import type { MailboxWords } from './words.ts';

export const mailbox: MailboxWords = {
  none: 'Pas encore de courriel.',
  how: 'Donnez une adresse quelconque dans les réglages, par exemple vous@example.org, et sa confirmation arrive ici. Un courriel sur une partie arrive un peu plus tard, quand son moment est sûr.',
  toSettings: 'Vers les réglages',
  gone: 'Il n’y a pas de boîte ici : ce service envoie ses courriels, ou vous regardez d’une autre machine.',
  toWhom: 'Courriels à',
  everybody: 'Tout le monde',
  look: 'Chercher de nouveaux courriels',
  count: (count) => (count === 1 ? '1 courriel' : `${count} courriels`),
  list: 'Courriels, le plus récent d’abord',
  to: 'À',
  shown: 'Comment le montrer',
  page: 'Comme page',
  text: 'En texte',
  frame: (subject) => `Le courriel : ${subject}`,
  download: 'Télécharger le HTML',
  answer: 'Répondre à ce courriel',
  answerHow:
    'Comme le ferait son lecteur : un numéro de la liste, une ligne de notation, « oui » ou « aide ».',
  send: 'Envoyer',
  answered: 'Envoyé : la réponse est plus haut, en courriel.',
};
