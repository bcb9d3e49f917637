/** The words of the settings, fetched with their page. */
export type SettingsWords = {
  readonly heading: string;
  readonly contents: string;
  readonly save: string;
  readonly saved: string;
  readonly guest: string;

  readonly profile: {
    readonly heading: string;
    readonly nameHint: string;
    readonly language: string;
    readonly languageHint: string;
    readonly noLanguage: string;
    readonly timeZone: string;
    readonly timeZoneHint: string;
    readonly timeZoneWrong: string;
    readonly useThis: (zone: string) => string;
  };
  readonly device: {
    readonly heading: string;
    readonly language: string;
    readonly singleKeys: string;
    readonly singleKeysHint: string;
  };
  readonly notices: {
    readonly heading: string;
    readonly noMail: string;
    readonly toMail: string;
    readonly unconfirmed: (mail: string) => string;
    readonly turns: string;
    readonly ways: Readonly<
      Record<
        'every' | 'reminders' | 'digest' | 'nothing',
        { readonly label: string; readonly hint: string }
      >
    >;
    readonly hour: string;
    readonly replies: string;
    readonly replyWays: Readonly<
      Record<'ask' | 'at-once', { readonly label: string; readonly hint: string }>
    >;
    readonly others: string;
    readonly kinds: Readonly<Record<'invitation' | 'chat' | 'ended', string>>;
    readonly alone: string;
    readonly aloneHint: string;
    readonly toMails: string;
  };
  /** By which clock hours and days are meant. */
  readonly zone: {
    readonly clock: (zone: string) => string;
    readonly none: string;
    readonly change: string;
  };
  readonly hours: {
    readonly heading: string;
    readonly lead: string;
    readonly when: string;
    readonly all: string;
    readonly some: string;
    readonly from: string;
    readonly to: string;
    readonly weekendsOff: string;
    readonly goes: {
      readonly always: string;
      readonly weekdays: string;
      readonly hours: (from: string, to: string) => string;
      readonly hoursOnWeekdays: (from: string, to: string) => string;
    };
    readonly points: readonly string[];
  };
  readonly vacation: {
    readonly heading: string;
    readonly lead: string;
    readonly left: (left: number, all: number) => string;
    readonly leftHint: string;
    readonly list: string;
    readonly none: string;
    readonly now: string;
    readonly coming: string;
    readonly back: string;
    readonly backNamed: (days: string) => string;
    readonly backSure: string;
    readonly backAct: string;
    readonly stay: string;
    readonly isBack: string;
    readonly takeBack: string;
    readonly takeBackNamed: (days: string) => string;
    readonly takenBack: string;
    readonly from: string;
    readonly to: string;
    readonly fromMissing: string;
    readonly toMissing: string;
    readonly fromOver: string;
    readonly toBefore: string;
    readonly announce: string;
    readonly announced: (days: string) => string;
  };
  readonly mails: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly list: string;
    readonly kinds: Readonly<
      Record<
        | 'turn'
        | 'correction'
        | 'reminder'
        | 'digest'
        | 'invitation'
        | 'chat'
        | 'ended'
        | 'answer'
        | 'account',
        string
      >
    >;
    readonly states: Readonly<
      Record<
        'waiting' | 'written' | 'sent' | 'retracted' | 'unwanted' | 'withheld' | 'given-up',
        string
      >
    >;
    readonly meanings: Readonly<Record<'waiting' | 'retracted' | 'unwanted' | 'given-up', string>>;
    readonly withheldFor: Readonly<Record<'bounced' | 'complained', string>>;
    readonly about: (title: string, others: string) => string;
    readonly unknownGame: string;
    readonly more: string;
    readonly all: string;
    readonly muted: string;
    readonly mutedLead: string;
    readonly noneMuted: string;
    readonly hear: string;
    readonly hearNamed: (game: string) => string;
    readonly heard: (game: string) => string;
  };
  readonly mail: {
    readonly heading: string;
    readonly none: string;
    readonly confirmed: (mail: string) => string;
    readonly unconfirmed: (mail: string) => string;
    readonly sendAgain: string;
    readonly fresh: string;
    readonly change: string;
    readonly sent: (mail: string) => string;
  };
  readonly password: {
    readonly heading: string;
    readonly old: string;
    readonly fresh: string;
    readonly change: string;
    readonly changed: string;
    readonly own: string;
    readonly ownHint: string;
  };
  readonly sessions: {
    readonly heading: string;
    readonly here: string;
    readonly unknown: string;
    readonly used: (ago: string) => string;
    readonly signOutAll: string;
    readonly signOutAllHint: string;
  };
  readonly tokens: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameMissing: string;
    readonly scopes: string;
    readonly scopeMissing: string;
    readonly scopeNames: Readonly<
      Record<'games:read' | 'games:play' | 'account:read' | 'admin', string>
    >;
    readonly lasts: string;
    readonly forever: string;
    readonly create: string;
    readonly fresh: string;
    readonly freshHint: string;
    readonly used: (ago: string) => string;
    readonly unused: string;
    readonly until: (when: string) => string;
    readonly revoke: string;
    readonly revokeNamed: (name: string) => string;
    readonly revoked: string;
  };
  readonly bots: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly name: string;
    readonly create: string;
    readonly created: (name: string) => string;
    readonly token: string;
    readonly tokenNamed: (name: string) => string;
    readonly delete: string;
    readonly deleteNamed: (name: string) => string;
    readonly deleteSure: (name: string) => string;
  };
  readonly blocks: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly block: string;
    readonly unblock: string;
    readonly unblockNamed: (name: string) => string;
  };
  readonly data: {
    readonly heading: string;
    readonly lead: string;
    readonly download: string;
    readonly fetching: string;
  };
  readonly end: {
    readonly heading: string;
    readonly lead: string;
    readonly points: readonly string[];
    readonly begin: string;
    readonly understood: string;
    readonly notUnderstood: string;
    readonly delete: string;
    readonly keep: string;
  };
};
