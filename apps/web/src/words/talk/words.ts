/** What people write at a game: to each other, to themselves, and as orders to the service. */
export type TalkWords = {
  readonly chat: string;
  readonly unread: (messages: number) => string;
  readonly quiet: string;
  readonly message: string;
  readonly to: string;
  readonly all: string;
  readonly say: string;
  readonly you: string;
  readonly someone: string; // who has left the service
  readonly alone: (name: string) => string;
  readonly onlyReading: string;
  readonly closed: (reason: string) => string; // by an admin, in his words
  readonly opened: (reason: string) => string; // again
  readonly about: (name: string) => string; // what one may do about a message of somebody
  readonly report: string;
  readonly why: string;
  readonly reported: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly back: string;
  readonly notes: string;
  readonly notesLabel: string;
  readonly notesHint: string;
  readonly notesUnread: string;
  readonly tryingAgain: string; // after `notesUnread`
  readonly notesTooLong: (length: number, most: number) => string;
  readonly notesSignedOut: string;
  readonly notesNoAccess: string;
  readonly saved: string;
  readonly saving: string;
  readonly unsaved: string;
  readonly refused: string; // what is wrong follows
  readonly orders: string;
  readonly ordersHint: string;
  readonly noOrders: string;
  readonly orderLeft: string;
  readonly now: (sentence: string) => string;
  readonly wouldAsk: string;
  readonly cancel: (sentence: string) => string;
};
