/** The words of admins' pages. */
export type AdminWords = {
  readonly heading: string;
  readonly contents: string;
  readonly sections: Readonly<
    Record<
      'games' | 'people' | 'reports' | 'editions' | 'dashboard' | 'audit' | 'admins' | 'codes',
      string
    >
  >;
  readonly until: (time: string) => string;
  readonly leave: string;
  readonly left: string;

  /** Signing in afresh. */
  readonly entry: {
    readonly heading: string;
    readonly lead: string;
    readonly again: string; // in the middle of something
    readonly password: string;
    readonly passwordHint: string;
    readonly code: string;
    readonly codeHint: string;
    readonly codeMissing: string;
    readonly enter: string;
    readonly notNow: string;
  };

  /** Something done to somebody or something, with a reason. */
  readonly deed: {
    readonly reason: string;
    readonly reasonHint: string;
    readonly reasonWrong: (least: number, most: number) => string;
    readonly keep: string;
  };

  /** Lists that come page by page. */
  readonly list: {
    readonly find: string;
    readonly all: string;
  };

  readonly admins: {
    readonly lead: string;
    readonly how: string;
    readonly you: string;
    readonly usesCodes: string;
    readonly noCodes: string;
    readonly revoke: string;
    readonly revokeMeans: (name: string) => string;
    readonly revoked: (name: string) => string;
    readonly toPeople: string;
  };

  readonly people: {
    readonly named: string;
    readonly namedHint: string;
    readonly state: string;
    readonly states: Readonly<Record<'suspended' | 'guest' | 'bot', string>>;
    readonly none: string;
    readonly kinds: Readonly<Record<'guest' | 'bot', string>>;
    readonly admin: string;
    readonly suspended: string;
    readonly since: string; // before a day
  };

  readonly person: {
    readonly suspendedSince: string;
    readonly owner: string;
    readonly toOwner: string;
    readonly since: string;
    readonly lastSeen: string;
    readonly never: string;
    readonly mail: string;
    readonly mailWanted: (mail: string) => string;
    readonly mailTroubles: Readonly<Record<'bounced' | 'complained', string>>;
    readonly timeZone: string;
    readonly games: string;
    readonly counted: (waiting: number, running: number, ended: number) => string;
    readonly toGames: string;
    readonly ways: string;
    readonly signedIn: (sessions: number, tokens: number, bots: number) => string;
    readonly toAudit: string;
    readonly id: string;
    readonly deeds: string;
    readonly suspend: string;
    readonly suspendMeans: (name: string) => string;
    readonly suspended: (name: string) => string;
    readonly restore: string;
    readonly restoreMeans: (name: string) => string;
    readonly restored: (name: string) => string;
    readonly signOut: string;
    readonly signOutMeans: (name: string) => string;
    readonly signedOut: (name: string) => string;
    readonly grant: string;
    readonly grantMeans: (name: string) => string;
    readonly granted: (name: string) => string;
  };

  readonly reports: {
    readonly lead: string;
    readonly which: string;
    readonly waiting: string;
    readonly all: string;
    readonly none: string;
    readonly noneWaits: string;
    readonly toGame: string;
    readonly gone: string; // in place of a name
    readonly withheld: Readonly<Record<'plays-here' | 'about-you' | 'look-needed', string>>;
    readonly erased: string;
    readonly wrote: (name: string) => string;
    readonly says: (name: string) => string;
    readonly answer: string;
    readonly answerMeans: string;
    readonly answerField: string;
    readonly answerHint: string;
    readonly answerWrong: (least: number, most: number) => string;
    readonly answered: string;
    readonly wasAnswered: string; // before a time
  };

  readonly audit: {
    readonly lead: string;
    readonly who: string;
    readonly anybody: string;
    readonly which: string;
    readonly allEntries: string;
    readonly onlyDeeds: string;
    readonly byId: string; // what unfolds to the two fields for ids
    readonly user: string;
    readonly game: string;
    readonly idHint: string;
    readonly idWrong: string;
    readonly onMachine: string;
    readonly gone: string; // in place of a name
    readonly about: (name: string) => string;
    readonly toGame: string;
    readonly withheld: string;
    readonly asked: string;
    readonly unsettled: string;
    readonly done: string;
    readonly refused: (status: number) => string;
    readonly failed: (status: number) => string;
    /** What was asked for, by its operation or command; one that has no words is told by its id. */
    readonly operations: Readonly<Record<string, string>>;
  };

  readonly codes: {
    readonly lead: string;
    readonly off: string;
    readonly begin: string;
    readonly secret: string;
    readonly secretHint: string;
    readonly square: string;
    readonly openApp: string;
    readonly confirm: string;
    readonly begun: string;
    readonly on: string;
    readonly end: string;
    readonly endMeans: string;
    readonly ended: string;
  };
};
