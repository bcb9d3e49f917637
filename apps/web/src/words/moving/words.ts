/** Playing by the link of a mail. */
export type MovingWords = {
  readonly none: string; // no link came with the address
  readonly table: (title: string, players: string) => string;
  readonly would: string; // before what the link does
  readonly costs: (price: string) => string;
  readonly follows: string;
  readonly cut: string; // nobody can see further
  readonly play: string;
  readonly done: string;
  readonly toGame: string;
  readonly toGames: string;
};
