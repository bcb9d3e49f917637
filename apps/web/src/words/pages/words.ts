/** A reason to trust the place. */
type Reason = { readonly heading: string; readonly text: string };

/** What leads from page to page. */
type NavigationWords = {
  readonly label: string;
  readonly menu: string;
  readonly mine: string;
  readonly lobby: string;
  readonly create: string;
  readonly rules: string;
  readonly about: string;
  readonly settings: string;
  readonly admin: string;
  readonly enter: string;
  readonly next: string;
  readonly nextInShort: string; // a part of it, for a phone
  readonly waiting: (count: number) => string;
  readonly noNext: string;
};

type HomeWords = {
  readonly heading: string;
  readonly lead: string;
  readonly tryHeading: string;
  readonly tryLead: string;
  readonly game: string;
  readonly players: string;
  readonly tryNow: string;
  readonly enter: string;
  readonly titles: string;
  readonly forPlayers: (least: number, most: number) => string;
  readonly example: string;
  readonly readRules: string;
  readonly openTable: string;
  readonly why: string;
  readonly reasons: readonly [Reason, Reason, Reason, Reason];
};

type MineWords = {
  readonly heading: string;
  readonly yours: string;
  readonly others: string;
  readonly tables: string;
  readonly ended: string;
  readonly archived: string;
  readonly archivedLead: string;
  readonly noneArchived: string;
  readonly archiving: Readonly<Record<'away' | 'back', (day: string) => string>>; // what an admin did
  readonly because: (reason: string) => string; // in his words
  readonly none: string;
  readonly nothing: string;
  readonly toLobby: string;
  readonly toCreate: string;
  readonly away: (until: string) => string;
  readonly back: string;
  readonly justNow: string;
  readonly moved: (ago: string) => string;
  readonly due: (when: string) => string;
  readonly overdue: (when: string) => string;
  readonly hotSeat: string;
  readonly youWon: string;
  readonly wonBy: (name: string) => string;
  readonly sharedBy: (names: string) => string;
  readonly endings: Readonly<
    Record<'played' | 'resigned' | 'abandoned' | 'cancelled' | 'stopped', string>
  >;
};

/** How a table was opened, in words. */
type TableWords = {
  readonly hostedBy: (name: string) => string;
  readonly comes: Readonly<Record<'public' | 'link' | 'invited', string>>;
  readonly noClock: string;
  readonly perTurn: (hours: string) => string;
  readonly bank: (hours: string, increment: string, cap: string) => string;
  readonly grace: (time: string) => string;
  readonly noGrace: string;
  readonly absent: Readonly<Record<'replace' | 'vote', string>>;
  readonly rest: (hours: string | null, weekends: boolean) => string; // at most so many of a day
  readonly noRest: string;
  readonly spectators: Readonly<Record<'may' | 'mayNot', string>>;
  readonly starts: Readonly<Record<'full' | 'host', string>>;
  readonly seating: Readonly<Record<'random' | 'chosen', string>>;
  readonly hotSeat: string;
  readonly usual: string;
};

type LobbyWords = {
  readonly heading: string;
  readonly lead: string;
  readonly guest: string;
  readonly invited: string;
  readonly decline: string;
  readonly open: string;
  readonly vacant: string;
  readonly vacantLead: string;
  readonly takeOver: (place: number) => string;
  readonly title: string;
  readonly allTitles: string;
  readonly joinable: string;
  readonly none: string;
  readonly noneLike: string;
  readonly showAll: string;
  readonly haveLink: string;
  readonly link: string;
  readonly linkHint: string;
  readonly linkMissing: string;
  readonly linkUnlike: string;
  readonly followHeading: string;
  readonly followLead: string;
  readonly follow: string;
};

type CreateWords = {
  readonly heading: string;
  readonly progress: string;
  readonly steps: readonly [string, string, string];
  readonly step: (place: number) => string;
  readonly edition: string;
  readonly editionUsual: string;
  readonly editionChanges: (count: number) => string;
  readonly editionColumns: readonly [string, string, string];
  readonly options: string;
  readonly optionRange: (least: string, most: string) => string;
  readonly optionWrong: string;
  readonly howMany: string;
  readonly where: string;
  readonly apart: string;
  readonly apartHint: string;
  readonly hotSeatHint: string;
  readonly names: string;
  readonly namesHint: string;
  readonly nameWrong: string;
  readonly whoComes: string;
  readonly inviteHint: string;
  readonly watching: string;
  readonly begins: string;
  readonly places: string;
  readonly pace: string;
  readonly paceHint: string;
  readonly noClockHint: string;
  readonly eachTurn: string;
  readonly eachTurnHint: string;
  readonly fromBank: string;
  readonly fromBankHint: string;
  readonly timeForTurn: string;
  readonly hoursAtStart: string;
  readonly hoursAdded: string;
  readonly hoursAtMost: string;
  readonly atLeastAtStart: (hours: number) => string; // what to write there
  readonly moreTime: string;
  readonly grace: string;
  readonly graceHint: string;
  readonly graceNone: string;
  readonly absent: string;
  readonly absentHints: Readonly<Record<'replace' | 'vote', string>>;
  readonly leastHours: string;
  readonly leastHoursHint: string;
  readonly allDay: string;
  readonly weekends: string;
  readonly weekendsHint: string;
  readonly noTimeTogether: string;
  readonly summary: string;
  readonly change: (step: string) => string;
  readonly invited: string;
  readonly back: string;
  readonly onward: string;
  readonly open: string;
  readonly begin: string;
};

/** Inviting somebody, and others found by their name. */
type PeopleWords = {
  readonly name: string;
  readonly nameHint: string;
  readonly nameMissing: string;
  readonly nobody: (name: string) => string;
  readonly already: (name: string) => string;
  readonly yourself: string;
  readonly invite: string;
  readonly remove: (name: string) => string;
  readonly takeOff: string;
  readonly isBot: string;
  readonly botOf: (owner: string) => string;
};

type WaitingWords = {
  readonly heading: string;
  readonly untilFull: string;
  readonly untilHost: string;
  readonly ready: string;
  readonly guest: string;
  readonly register: string;
  readonly host: string;
  readonly sits: string;
  readonly invited: string;
  readonly invite: string;
  readonly withdraw: (name: string) => string;
  readonly withdrawn: (name: string) => string;
  readonly notInvited: (names: string) => string;
  readonly linkHeading: string;
  readonly linkHint: string;
  readonly makeLink: string;
  readonly renewLink: string;
  readonly linkLabel: string;
  readonly address: string;
  readonly how: string;
  readonly sitHere: (place: number) => string;
  readonly decline: string;
  readonly leave: string;
  readonly start: string;
  readonly cancel: string;
  readonly cancelSure: string;
  readonly cancelYes: string;
  readonly cancelNo: string;
};

type RulesWords = {
  readonly heading: string;
  readonly contents: string;
  readonly find: string;
  readonly found: (count: number) => string;
  readonly link: (id: string) => string;
  readonly all: string;
  readonly newTab: string;
  readonly close: string;
  readonly tryNow: string;
  readonly notFound: string;
};

/** The words of the pages around the games. */
export type PagesWords = {
  readonly nav: NavigationWords;
  readonly home: HomeWords;
  readonly mine: MineWords;
  readonly table: TableWords;
  readonly lobby: LobbyWords;
  readonly create: CreateWords;
  readonly people: PeopleWords;
  readonly waiting: WaitingWords;
  readonly rules: RulesWords;
  readonly mailbox: Readonly<Record<'heading' | 'lead' | 'open', string>>;
};
