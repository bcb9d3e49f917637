import type { BySeat, Setting, Viewer } from '@staffetta/engine';
import { breathe } from '../breathing.ts';
import { watchedGame } from './access.ts';
import { findBroken, unseal } from './chain.ts';
import type { Games } from './games.ts';
import {
  type Library,
  type LoadedGame,
  longLog,
  opened,
  type Reached,
  reach,
} from './loaded-game.ts';
import { versionOf } from './look.ts';
import { type Eyes, type Onlooker, onlooker } from './position.ts';
import { sumsOf } from './score.ts';
import type { Caller } from './tables.ts';

/** A version at which somebody's points changed, and what every seat had then. */
type Moment = { readonly version: number; readonly totals: BySeat<number> };

/** How far a game has been counted, with somebody's eyes. */
export type Counted = { readonly reached: Reached; readonly moments: readonly Moment[] };

/** The points of all seats as far as a viewer can count them; in the end, all of them. */
function totalsFor(setting: Setting, { game }: Reached, seenBy: Viewer): BySeat<number> | null {
  if (game.state === null) return null;
  const eyes = game.status === 'ended' ? 'referee' : seenBy;
  return sumsOf(setting.title.score(setting.title.view(game.state, eyes), setting.table));
}

const isSame = (one: BySeat<number>, other: BySeat<number>): boolean =>
  one.every((total, seat) => total === other[seat]);

/** A race to be counted on, up to an event. A thread can be handed this. */
export type RaceStretch = {
  readonly gameId: string;
  readonly titleVersion: number;
  readonly eyes: Onlooker;
  readonly from: Counted;
  readonly upTo: number;
};

/** Counts a race on; only what the viewer was told of is a moment. Null: the log is not the one counted so far. */
export async function countHere(
  { store }: Pick<Library, 'store'>,
  setting: Setting,
  { gameId, eyes: { seenBy, counted }, from, upTo }: RaceStretch,
): Promise<Counted | null> {
  const events = await store.events(gameId, from.reached.number, upTo);
  const broken = await findBroken(events, from.reached);
  if (broken !== null && from.reached.number > 0) return null;
  const moments = [...from.moments];
  let { reached } = from;
  for (const stored of events) {
    if (stored.number === broken) break;
    const before = versionOf(reached.versions, counted);
    reached = reach(setting, reached, unseal(stored), stored);
    const version = versionOf(reached.versions, counted);
    const totals = version === before ? null : totalsFor(setting, reached, seenBy);
    const last = moments.at(-1)?.totals;
    if (totals !== null && (last === undefined || !isSame(totals, last))) {
      moments.push({ version, totals });
    }
    await breathe();
  }
  return { reached, moments };
}

/** The races this process has counted. */
export type Races = ReturnType<typeof openRaces>;

/** Each is counted once, and on from there; who looked longest ago is forgotten first. */
export function openRaces(library: Pick<Library, 'store' | 'aside'>, capacity: number) {
  const held = new Map<string, Counted>();

  /** Counts on, over a long stretch in a thread. */
  function countOn(
    { setting }: LoadedGame,
    stretch: RaceStretch,
    gone?: AbortSignal,
  ): Promise<Counted | null> {
    const isLong = stretch.upTo - stretch.from.reached.number > longLog;
    return isLong && library.aside !== null
      ? library.aside.count(stretch, gone)
      : countHere(library, setting, stretch);
  }

  return async (
    loaded: LoadedGame,
    eyes: Onlooker,
    gone?: AbortSignal,
  ): Promise<readonly Moment[]> => {
    const { row, setting, number: upTo } = loaded;
    const { gameId, titleVersion } = row;
    const name = `${gameId} ${titleVersion} ${eyes.seenBy} ${eyes.counted}`;
    const start: Counted = { reached: opened(row, setting), moments: [] };

    const countFrom = async (from: Counted): Promise<Counted | null> =>
      from.reached.number > upTo
        ? null
        : countOn(loaded, { gameId, titleVersion, eyes, from, upTo }, gone);

    const known = held.get(name);
    const counted =
      (known === undefined ? null : await countFrom(known)) ?? (await countFrom(start)) ?? start;
    held.delete(name);
    held.set(name, counted);
    const [oldest] = held.keys();
    if (held.size > capacity && oldest !== undefined) held.delete(oldest);
    return counted.moments;
  };
}

/** How the points went: every seat's at each version of the caller's at which one changed. */
export async function lookAtRace(
  games: Games,
  gameId: string,
  caller: Caller,
  as: Eyes,
  gone?: AbortSignal,
) {
  const loaded = await watchedGame(games, gameId, caller);
  const eyes = onlooker(loaded, caller, as);
  return {
    version: versionOf(loaded.versions, eyes.counted),
    seats: loaded.row.seats,
    moments: await games.raceIn(loaded, eyes, gone),
  };
}
