import type { BySeat, Setting, Viewer } from '@staffetta/engine';
import { watchedGame } from './access.ts';
import { firstBroken, type StoredEvent, unseal } from './chain.ts';
import type { Games } from './games.ts';
import { type Library, type LoadedGame, opened, type Reached, reach } from './loaded-game.ts';
import { versionOf } from './look.ts';
import { type Eyes, type Onlooker, onlooker } from './position.ts';
import { sumsOf } from './score.ts';
import type { Caller } from './tables.ts';

/** A version at which somebody's points changed, and what every seat had then. */
type Moment = { readonly version: number; readonly totals: BySeat<number> };

/** How far a game has been counted, with somebody's eyes. */
type Counted = { readonly reached: Reached; readonly moments: readonly Moment[] };

/** The points of all seats as far as a viewer can count them; in the end, all of them. */
function totalsFor(setting: Setting, { game }: Reached, seenBy: Viewer): BySeat<number> | null {
  if (game.state === null) return null;
  const eyes = game.status === 'ended' ? 'referee' : seenBy;
  return sumsOf(setting.title.score(setting.title.view(game.state, eyes), setting.table));
}

const isSame = (one: BySeat<number>, other: BySeat<number>): boolean =>
  one.every((total, seat) => total === other[seat]);

/** Goes through events; only what the viewer was told of is a moment of his. */
function countOn(
  setting: Setting,
  { seenBy, counted }: Onlooker,
  from: Counted,
  events: readonly StoredEvent[],
): Counted {
  const moments = [...from.moments];
  let { reached } = from;
  for (const stored of events) {
    const before = versionOf(reached.versions, counted);
    reached = reach(setting, reached, unseal(stored), stored);
    const version = versionOf(reached.versions, counted);
    const totals = version === before ? null : totalsFor(setting, reached, seenBy);
    const last = moments.at(-1)?.totals;
    if (totals !== null && (last === undefined || !isSame(totals, last))) {
      moments.push({ version, totals });
    }
  }
  return { reached, moments };
}

/** The races this process has counted. */
export type Races = ReturnType<typeof openRaces>;

/** Each is counted once, and on from there; who looked longest ago is forgotten first. */
export function openRaces({ store }: Pick<Library, 'store'>, capacity: number) {
  const held = new Map<string, Counted>();

  return async (loaded: LoadedGame, eyes: Onlooker): Promise<readonly Moment[]> => {
    const { row, setting, number } = loaded;
    const name = `${row.gameId} ${row.titleVersion} ${eyes.seenBy} ${eyes.counted}`;
    const start: Counted = { reached: opened(row, setting), moments: [] };

    async function countFrom(from: Counted): Promise<Counted | null> {
      if (from.reached.number > number) return null;
      const events = await store.events(row.gameId, from.reached.number, number);
      const broken = firstBroken(events, from.reached);
      if (broken !== null && from !== start) return null; // another log than it came from
      const whole = events.filter((event) => broken === null || event.number < broken);
      return countOn(setting, eyes, from, whole);
    }

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
export async function lookAtRace(games: Games, gameId: string, caller: Caller, as: Eyes) {
  const loaded = await watchedGame(games, gameId, caller);
  const eyes = onlooker(loaded, caller, as);
  return {
    version: versionOf(loaded.versions, eyes.counted),
    seats: loaded.row.seats,
    moments: await games.raceIn(loaded, eyes),
  };
}
