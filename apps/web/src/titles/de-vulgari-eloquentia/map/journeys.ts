import type { SpokenEvent } from '@staffetta/client';
import { takenBackOf } from '../../../game/taken-back.ts';
import type { Fact } from './facts.ts';

/** How somebody came to a place: he chose it to begin in, travelled there, or was called. */
type Coming = 'begun' | 'travelled' | 'called';

/** A place somebody came to, on which turn, and what he did there, told; turn 0: before the first. */
export type Stop = {
  readonly turn: number;
  readonly place: string;
  readonly coming: Coming;
  readonly deeds: readonly string[];
};

/** Everybody's stops, by seat, as far as the last turn. */
export type Journeys = {
  readonly lastTurn: number;
  readonly bySeat: readonly (readonly Stop[])[];
};

/** DVE 12.1: where everybody is called to at the end. */
const lastCity = 'roma';

type Arrival = Pick<Stop, 'place' | 'coming'> & { readonly seat: number | null }; // null: everybody

function arrivalIn(fact: Fact): Arrival | null {
  switch (fact.type) {
    case 'city-chosen':
      return { seat: fact.seat, place: fact.zone, coming: 'begun' };
    case 'pawn-moved':
      return { seat: fact.seat, place: fact.to, coming: 'travelled' };
    case 'summons-answered':
      return fact.comes ? { seat: fact.seat, place: fact.zone, coming: 'called' } : null;
    case 'pawns-called-to-roma':
      return { seat: null, place: lastCity, coming: 'called' };
    default:
      return null;
  }
}

/** DVE 4, 9, 10, 11.1: what is done in a place, and nowhere else. */
const deeds: ReadonlySet<string> = new Set([
  'event-claimed',
  'value-taken',
  'bologna-visited',
  'friar-chosen',
  'cardinal-chosen',
  'greens-converted',
  'summons-called',
] satisfies readonly Fact['type'][]);

const isDeed = ({ facts }: SpokenEvent): boolean => facts.some(({ type }) => deeds.has(type));

const turnIn = (fact: Fact, turn: number): number =>
  fact.type === 'turn-begun' ? fact.turn : turn;

/** Everybody's journey, as the log has it. */
export function journeysIn(events: readonly SpokenEvent[], seats: number): Journeys {
  const gone = takenBackOf(events);
  const counting = events.filter(({ version }) => !gone.has(version));
  let turn = 0;
  const arrivals: (Arrival & { readonly turn: number; readonly version: number })[] = [];
  for (const { facts, version } of counting) {
    for (const fact of facts) {
      turn = turnIn(fact, turn);
      const arrival = arrivalIn(fact);
      if (arrival !== null) arrivals.push({ ...arrival, turn, version });
    }
  }
  const deedsOf = (seat: number, from: number, until: number): readonly string[] =>
    counting
      .filter(({ version }) => version > from && version < until)
      .filter((event) => event.seat === seat && isDeed(event))
      .flatMap(({ sentences }) => sentences);
  const stopsOf = (seat: number): readonly Stop[] =>
    arrivals
      .filter((one) => one.seat === null || one.seat === seat)
      .map(({ turn: at, place, coming, version }, index, all) => ({
        turn: at,
        place,
        coming,
        deeds: deedsOf(seat, version, all[index + 1]?.version ?? Number.POSITIVE_INFINITY),
      }));
  return { lastTurn: turn, bySeat: Array.from({ length: seats }, (_, seat) => stopsOf(seat)) };
}

/** The turns somebody spent in each of his places: until he came to the next; turn 0 is none. */
export function staysIn(
  stops: readonly Stop[],
  until: number,
): ReadonlyMap<string, readonly number[]> {
  const stays = new Map<string, readonly number[]>();
  for (const [index, { turn, place }] of stops.entries()) {
    const next = stops[index + 1];
    const last = next === undefined ? until : Math.max(turn, next.turn - 1);
    const turns = Array.from({ length: last - turn + 1 }, (_, more) => turn + more);
    const known = stays.get(place) ?? [];
    stays.set(place, [...new Set([...known, ...turns.filter((one) => one > 0)])]);
  }
  return stays;
}

/** Turns as one writes them, `3–5, 9`, on lines as short as may be asked for. */
export function turnsSaid(turns: readonly number[], longest: number): readonly string[] {
  const runs: { first: number; last: number }[] = [];
  for (const turn of [...turns].sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.last === turn - 1) run.last = turn;
    else runs.push({ first: turn, last: turn });
  }
  const said = runs.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  return said.reduce<readonly string[]>((lines, run) => {
    const last = lines.at(-1);
    if (last === undefined) return [run];
    const longer = `${last}, ${run}`;
    return longer.length > longest
      ? [...lines.slice(0, -1), `${last},`, run]
      : [...lines.slice(0, -1), longer];
  }, []);
}

/** The stops somebody has come to by the end of a turn. */
export const stopsUntil = (stops: readonly Stop[], turn: number): readonly Stop[] =>
  stops.filter((stop) => stop.turn <= turn);
