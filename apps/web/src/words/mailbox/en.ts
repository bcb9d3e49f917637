import type { MailboxWords } from './words.ts';

export const mailbox: MailboxWords = {
  none: 'No mail yet.',
  how: 'Give any address in the settings, such as you@example.org, and its confirmation comes here. A mail about a game comes a little later, when its moment is sure.',
  toSettings: 'To the settings',
  gone: 'There is no mailbox here: this service sends its mails, or you look from another machine.',
  toWhom: 'Mails to',
  everybody: 'Everybody',
  look: 'Look for new mails',
  count: (count) => (count === 1 ? '1 mail' : `${count} mails`),
  list: 'Mails, the newest first',
  to: 'To',
  shown: 'How it is shown',
  page: 'As a page',
  text: 'As text',
  frame: (subject) => `The mail: ${subject}`,
  download: 'Download the HTML',
  answer: 'Answer this mail',
  answerHow: 'As its reader would: a number from its list, a line of notation, “yes” or “help”.',
  send: 'Send',
  answered: 'Sent: what is answered lies above, as a mail.',
};
