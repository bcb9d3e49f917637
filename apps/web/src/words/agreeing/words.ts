/** What players agree on where time is concerned, and what they leave for when it is over. */
export type AgreeingWords = {
  readonly label: string;
  readonly propose: string; // a pause
  readonly days: string;
  readonly proposeHint: string;
  readonly goOn: string;
  readonly pause: (days: string) => string; // what is voted for
  readonly goingOn: string;
  readonly pauseThen: string; // what follows when all agree
  readonly goingOnThen: string;
  readonly late: (name: string) => string;
  readonly lateMine: string;
  readonly lateThen: string;
  readonly agreed: (names: string) => string;
  readonly missing: (names: string) => string;
  readonly nobody: string;
  readonly agree: string;
  readonly withdraw: string;
  readonly open: (name: string) => string; // the seat of somebody late
  readonly keep: (name: string) => string;
  readonly order: {
    readonly heading: string;
    readonly hint: string;
    readonly none: string;
    readonly cancel: string;
    readonly cancelled: string;
    readonly byPlan: (button: string) => string;
    readonly write: string;
    readonly writeHint: string;
    readonly example: (line: string) => string;
    readonly leave: string;
    readonly change: string;
  };
};
