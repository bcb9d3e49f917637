import type { MailboxWords } from './words.ts';

export const mailbox: MailboxWords = {
  none: 'Ancora nessuna mail.',
  how: 'Dai un indirizzo qualsiasi nelle impostazioni, per esempio tu@example.org, e la conferma arriva qui. Una mail su una partita arriva un po’ dopo, quando il suo momento è certo.',
  toSettings: 'Alle impostazioni',
  gone: 'Qui non c’è una casella: questo servizio manda le sue mail, o guardi da un altro computer.',
  toWhom: 'Mail per',
  everybody: 'Tutti',
  look: 'Cerca nuove mail',
  count: (count) => `${count} mail`,
  list: 'Mail, dalla più recente',
  to: 'A',
  shown: 'Come mostrarla',
  page: 'Come pagina',
  text: 'Come testo',
  frame: (subject) => `La mail: ${subject}`,
  download: 'Scarica l’HTML',
  answer: 'Rispondi a questa mail',
  answerHow:
    'Come farebbe chi la legge: un numero dell’elenco, una riga di notazione, «sì» o «aiuto».',
  send: 'Invia',
  answered: 'Inviata: la risposta è qui sopra, come mail.',
};
