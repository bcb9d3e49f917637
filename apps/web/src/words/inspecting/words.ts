import type { Schemas } from '@staffetta/client';

type Kind = NonNullable<Schemas['InspectedEvent']['kind']>;
type Mail = Schemas['SentMail'];
type Timed = Schemas['TimelineEntry'];
type What = NonNullable<Schemas['CheckedLog']['difference']>['what'];

/** Something that helps a game: what it is for, its button, what follows from it, and that it is done. */
type DeedWords = Readonly<Record<'heading' | 'lead' | 'act' | 'means' | 'told', string>>;

/** The words of admins' pages about games. */
export type InspectingWords = {
  readonly parts: Readonly<Record<'log' | 'positions' | 'timeline' | 'check' | 'help', string>>;
  readonly contents: string; // the ways to these
  readonly statuses: Readonly<Record<Schemas['GameStatus'], string>>;
  readonly kinds: Readonly<Record<Kind, string>>;

  /** A list of games, and what they are found by. */
  readonly found: {
    readonly title: string;
    readonly version: string;
    readonly versionWrong: string;
    readonly status: string;
    readonly trouble: string;
    readonly troubles: Readonly<Record<'stuck' | 'slow', string>>;
    readonly createdBefore: string;
    readonly movedBefore: string;
    readonly archived: string;
    readonly archives: Readonly<Record<'true' | 'false', string>>;
    readonly player: string;
    readonly waitingFor: string;
    readonly personHint: string;
    readonly nobody: (name: string) => string;
    readonly which: (name: string) => string; // several are called so
    readonly forget: (name: string) => string; // look for him no longer
    readonly one: string; // the field for a game's number or link
    readonly oneHint: string;
    readonly oneWrong: string;
    readonly open: string;
    readonly list: string;
    readonly events: (count: number) => string;
    readonly opened: (when: string) => string;
    readonly moved: (when: string) => string;
    readonly plays: string; // whoever reads it, in it
  };

  /** How seats stand. */
  readonly seats: {
    readonly heading: string;
    readonly free: string;
    readonly gone: string; // who sits there was forgotten
    readonly waited: (since: string) => string;
    readonly until: (due: string) => string;
    readonly wasDue: (due: string) => string;
    readonly endless: string;
    readonly failing: (tries: number) => string; // looking at its clock
  };

  readonly broken: (number: number) => string;

  /** One game, above all that is told of it. */
  readonly head: {
    readonly version: (version: number) => string;
    readonly edition: (hash: string) => string;
    readonly openedBy: (when: string, name: string) => string;
    readonly paused: (until: string) => string;
    readonly visibility: Readonly<Record<Schemas['InspectedGame']['visibility'], string>>;
    readonly toGame: string;
    readonly toAudit: string;
    readonly refresh: string;
    readonly refreshed: string;
  };

  /** Seeing what is secret. */
  readonly look: {
    readonly hidden: string;
    readonly plays: string;
    readonly act: string;
    readonly means: string;
    readonly begun: string;
    readonly until: (until: string) => string;
    readonly needed: string; // where something asked for is secret
  };

  readonly log: {
    readonly jump: string;
    readonly go: string;
    readonly noEvent: (newest: number) => string;
    readonly kinds: string;
    readonly count: (shown: number, all: number) => string;
    readonly none: string;
    readonly earlier: string;
    readonly later: string;
    readonly number: (number: number) => string;
    readonly hidden: string;
    readonly automatic: string;
    readonly notation: string;
    readonly facts: (count: number) => string;
    readonly asData: string;
    readonly behind: (number: number) => string;
    readonly told: string;
    readonly everybody: string;
    readonly nobody: string;
    readonly draws: string;
    readonly hash: string;
  };

  readonly positions: {
    readonly panes: Readonly<Record<'left' | 'right', string>>;
    readonly short: Readonly<Record<'left' | 'right', string>>; // the same beside each other
    readonly shown: string;
    readonly event: string;
    readonly of: (newest: number) => string;
    readonly earlier: string;
    readonly later: string;
    readonly eyes: string;
    readonly spectator: string;
    readonly referee: string;
    readonly seat: (place: number, name: string) => string;
    readonly keys: string;
    readonly both: string;
    readonly waitsFor: (names: string) => string;
    readonly asks: string; // the name of the open decision follows
    readonly notBegun: string;
    readonly data: string;
    readonly onlyDiffering: string;
  };

  /** From one position to another. */
  readonly difference: {
    readonly heading: string;
    readonly act: string;
    readonly sameEyes: string;
    readonly lead: (from: number, to: number) => string;
    readonly none: string;
    readonly what: string;
    readonly before: string;
    readonly after: string;
    readonly events: (count: number) => string;
    readonly isCut: string;
    readonly view: (count: number) => string;
    readonly nothing: string; // of what was not there, or is no longer
  };

  readonly timeline: {
    readonly lead: string;
    readonly shown: string;
    readonly kinds: Readonly<Record<Timed['kind'], string>>;
    readonly again: string;
    readonly againMeans: string;
    readonly sentAgain: string;
    readonly agains: (times: number) => string;
    readonly order: string;
    readonly orders: Readonly<Record<'newest' | 'oldest', string>>;
    readonly list: string;
    readonly ahead: string; // of what has not happened yet
    readonly waits: (names: string) => string;
    readonly mail: (kind: string, name: string) => string;
    readonly mailKinds: Readonly<Record<Mail['kind'], string>>;
    readonly mailHidden: string;
    readonly states: Readonly<Record<Mail['state'], string>>;
    readonly withheldFor: Readonly<Record<NonNullable<Mail['withheldFor']>, string>>;
    readonly due: (when: string) => string;
    readonly ended: (when: string) => string;
    readonly tries: (tries: number) => string;
    readonly turn: (turn: number) => string;
    readonly clock: Readonly<Record<Schemas['TimelineClock']['what'], (name: string) => string>>;
    readonly until: (when: string) => string;
    readonly endless: string;
    readonly nextLook: (when: string) => string;
    readonly reminded: (times: number) => string;
    readonly inGrace: string;
    readonly invited: (name: string) => string;
    readonly byCommand: string;
    readonly unanswered: string;
    readonly status: (status: number) => string;
  };

  /** A game to keep. */
  readonly files: Readonly<Record<'text' | 'file' | 'open' | 'whole', string>>;

  readonly importing: {
    readonly heading: string;
    readonly lead: string;
    readonly file: string;
    readonly fileHint: string;
    readonly fileMissing: string;
    readonly noData: string;
    readonly act: string;
    readonly done: (events: number) => string;
    readonly toGame: string; // one that is here already
    readonly toGames: string;
    readonly way: string;
  };

  readonly check: {
    readonly lead: string;
    readonly act: string;
    readonly whole: (events: number) => string;
    readonly broken: (number: number) => string;
    readonly brokenMeans: string;
    readonly differs: Readonly<Record<What, (number: number) => string>>;
    readonly differsMeans: string;
    readonly failedMeans: string;
    readonly toEvent: (number: number) => string;
  };

  /** Helping a game, by events of its log. */
  readonly help: {
    readonly lead: string;
    readonly notRunning: string;
    readonly isOver: string; // over what was begun before
    readonly reason: string;
    readonly reasonHints: Readonly<Record<'all' | 'chat' | 'page', string>>; // who reads it
    readonly time: DeedWords & {
      readonly none: string;
      readonly whose: string;
      readonly all: string;
      readonly hours: string;
    };
    readonly pause: DeedWords & {
      readonly days: string;
      readonly end: string;
      readonly endMeans: string;
      readonly ended: string;
    };
    readonly seat: DeedWords & {
      readonly whose: string;
      readonly who: string;
      readonly invite: string;
      readonly inviteMeans: string;
      readonly invited: string;
    };
    readonly back: DeedWords & {
      readonly choose: string;
      readonly toLog: string;
      readonly to: (number: number) => string;
      readonly stands: (number: number) => string;
      readonly lost: (count: number) => string;
      readonly notTold: string;
      readonly beyond: (newest: number) => string;
      readonly compare: string;
      readonly another: string;
    };
    readonly end: DeedWords;
    readonly chat: DeedWords &
      Readonly<Record<'open' | 'openMeans' | 'opened', string>> & {
        readonly since: (when: string) => string;
      };
    readonly archive: DeedWords & {
      readonly since: (when: string) => string;
      readonly back: string;
      readonly backMeans: string;
      readonly isBack: string;
    };
  };
};
