/** What is planned, and sent as one turn. */
export type PlanWords = {
  readonly heading: string;
  readonly unsent: string;
  readonly count: (acts: number) => string;
  readonly add: string;
  readonly undo: string;
  readonly redo: string;
  readonly clear: string;
  readonly removeFrom: (sentence: string) => string;
  readonly order: string; // what it says is not known yet
  readonly orderToo: string; // before what it says
  readonly withOrder: (planned: string) => string;
  readonly leaveOut: (sentence: string) => string;
  readonly planned: (sentence: string) => string;
  readonly undone: (sentence: string) => string;
  readonly soFar: (sum: string) => string;
  readonly send: string;
  readonly sending: string;
  readonly cut: string;
  readonly takeBack: string;
  readonly takeBackWhat: (sentence: string) => string;
  readonly all: (ways: number) => string;
  readonly write: string; // as a line of the title's notation
  readonly writeAdd: string;
  readonly writeExample: (line: string) => string;
  readonly filter: string;
  readonly found: (ways: number) => string;
  readonly open: string; // the sheet with all there is beside the board
  readonly close: string;
  readonly refused: string;
  readonly notSent: string;
  readonly missed: string;
  readonly stillThere: string;
  readonly lost: string;
  readonly behind: string;
};
