/** The words of the mailbox, fetched with its page. */
export type MailboxWords = {
  readonly none: string;
  readonly how: string;
  readonly toSettings: string;
  readonly gone: string;
  readonly toWhom: string;
  readonly everybody: string;
  readonly look: string;
  readonly count: (count: number) => string;
  readonly list: string;
  readonly to: string;
  readonly shown: string;
  readonly page: string;
  readonly text: string;
  readonly frame: (subject: string) => string;
  readonly download: string;
  readonly answer: string;
  readonly answerHow: string;
  readonly send: string;
  readonly answered: string;
};
