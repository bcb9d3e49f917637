import type { Telling } from '../http/tell.ts';
import type { FileWish } from './export.ts';
import type { Followed, Stretch } from './loaded-game.ts';
import type { Counted, RaceStretch } from './race.ts';

/** Works through long logs beside all else a process does, as long as a caller waits. */
export type Aside = {
  readonly follow: (stretch: Stretch, gone?: AbortSignal) => Promise<Followed>;
  readonly count: (stretch: RaceStretch, gone?: AbortSignal) => Promise<Counted | null>;
  readonly file: (wish: FileWish, telling: Telling, gone?: AbortSignal) => Promise<string>;
};
