/** The game's course: what happened, and how one looks at it again. */
export type CourseWords = {
  readonly since: (things: number) => string;
  readonly replaySince: string;
  readonly dismiss: string;
  readonly replay: string;
  readonly pause: string;
  readonly goOn: string;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly copyLink: string;
  readonly copied: string;
};
