/** How seats stand with their time, where the players are listed and where one plays. */
export type ClocksWords = {
  readonly until: (when: string, left: string) => string;
  readonly grace: (when: string, left: string) => string;
  readonly over: string;
  readonly playedFor: (when: string, left: string) => string; // a seat nobody plays
  readonly still: Readonly<Record<'vacation' | 'weekend' | 'hours', (until: string) => string>>;
  readonly paused: string;
  readonly waited: (since: string) => string;
  readonly purse: (left: string) => string;
  readonly purseThen: (left: string) => string; // when the wait began
  readonly purseAt: (left: string, when: string) => string; // later, as its clock began anew
  readonly mine: {
    readonly until: (when: string, left: string) => string;
    readonly grace: (when: string, left: string) => string;
    readonly over: string;
    readonly still: Readonly<Record<'vacation' | 'weekend' | 'hours', (until: string) => string>>;
    readonly paused: string;
  };
  readonly pause: (until: string, left: string) => string;
  readonly ifLate: string; // what is done follows
  readonly leaveLate: string;
  readonly lateLeft: string;
};
