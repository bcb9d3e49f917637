import fc from 'fast-check';
import { z } from 'zod';
import { canonicalJson, isSame } from '../../core/canonical.ts';
import { seatsOf, type Viewer } from '../../core/seat.ts';
import type { AnyTitle, Shapes } from '../../core/title.ts';
import { valuesOf } from '../arbitrary.ts';
import { messageOf, type Plan, type Played, playRandomly, type Step } from '../random-game.ts';
import { scriptOf } from '../script.ts';
import { holdsForAll } from '../smallest.ts';

/** Something every title promises: `keep` throws where it does not. */
export type Promised = {
  readonly says: string;
  readonly keep: (title: AnyTitle, sources: Sources) => void;
};

/** The texts of a title's tests, by path: which rules they cite is checked. */
export type Sources = Readonly<Record<string, string>>;

/** Any of a title's options, the same each time: which pieces there are seldom depends on them. */
const someOptions = ({ schema }: AnyTitle): object =>
  fc.sample(valuesOf(schema.options) as fc.Arbitrary<object>, { numRuns: 1, seed: 1 })[0] ?? {};

/** Actions as their schemas have them, sensible or not. */
function actsOf(title: AnyTitle): fc.Arbitrary<Shapes['Action']> {
  const { edition, schema, seats } = title;
  const options = schema.options.parse(someOptions(title));
  const pieces = title.pieces({ options, edition, seats: seats.max });
  const acts = schema.actions.map((action) => valuesOf(action, pieces));
  return fc.oneof(...acts) as fc.Arbitrary<Shapes['Action']>;
}

/**
 * Random plans for a title; they shrink to few seats, no orders and early offers. Without bias: the
 * first games would else be the smallest there are, in which nothing happens.
 */
function makePlans(title: AnyTitle): fc.Arbitrary<Plan> {
  const orders = title.orders;
  return fc.record({
    seats: fc.noBias(fc.integer(title.seats)),
    options: fc.noBias(valuesOf(title.schema.options)) as fc.Arbitrary<object>,
    seed: fc.nat(),
    choices: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 }),
    orders:
      orders === undefined
        ? fc.constant([])
        : fc.array(
            fc.record({ at: fc.nat(999), seat: fc.nat(15), order: valuesOf(orders.schema) }),
            { maxLength: 6 },
          ),
    undos: fc.array(fc.nat(999), { maxLength: 10 }),
    asides: fc.array(fc.nat(999), { maxLength: 8 }),
    acts: fc.array(actsOf(title), { minLength: 20, maxLength: 40 }),
  });
}

/** The plans for each title, dear to make from its schemas. */
const plansMade = new WeakMap<AnyTitle, fc.Arbitrary<Plan>>();

function plansOf(title: AnyTitle): fc.Arbitrary<Plan> {
  const plans = plansMade.get(title) ?? makePlans(title);
  plansMade.set(title, plans);
  return plans;
}

/** The games of a title that were played, by plan: every promise looks at the same ones. */
const gamesPlayed = new WeakMap<AnyTitle, Map<string, Played>>();

/** More games than these are not kept: what a shrinking failure tries, nobody asks for again. */
const mostKept = 200;

function playedBy(title: AnyTitle, plan: Plan): Played {
  const games = gamesPlayed.get(title) ?? new Map<string, Played>();
  gamesPlayed.set(title, games);
  const key = JSON.stringify(plan);
  const played = games.get(key) ?? playRandomly(title, plan);
  if (games.size < mostKept) games.set(key, played);
  return played;
}

/** Steps that the random games of a test come to together: what anybody waits for. */
const stepsPlayed = 1_500;

/** The fewest random games of a test, however long they are, and the most. */
export const fewestGames = 8;
const mostGames = 40;

/** Random games that a title's test plays: as many as were asked for, or as their length allows. */
const gamesPlanned = new WeakMap<AnyTitle, number>();

/** Asks for so many random games of a title; null: as many as their length allows. */
export function askForGames(title: AnyTitle, games: number | null): void {
  if (games === null) gamesPlanned.delete(title);
  else gamesPlanned.set(title, games);
}

function gamesByLength(title: AnyTitle, seed: number): number {
  const plans = fc.sample(plansOf(title), { numRuns: 2, seed }); // the first that promises ask for
  try {
    const lengths = plans.map((plan) => playedBy(title, plan).steps.length);
    const games = Math.ceil(stepsPlayed / Math.max(...lengths));
    return Math.min(mostGames, Math.max(fewestGames, games));
  } catch {
    return fewestGames; // the promise that asks finds the same fault, and tells it
  }
}

/** The random games of a title: a proof, which asks for more than 100 runs, plays more of them. */
function gamesOf(title: AnyTitle, seed: number): number {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  const games = gamesPlanned.get(title) ?? gamesByLength(title, seed);
  gamesPlanned.set(title, games);
  return (games * numRuns) / 100;
}

/**
 * Holds for every random game; a failure prints the game as a script. A promise about every moment of
 * a game is content with a share of the games.
 */
export function forRandomGames(title: AnyTitle, holds: (played: Played) => void, share = 1): void {
  const { seed = 1520 } = fc.readConfigureGlobal();
  const numRuns = Math.max(1, Math.ceil(gamesOf(title, seed) * share));
  const holdsIn = (plan: Plan): void => {
    const played = playedBy(title, plan);
    try {
      holds(played);
    } catch (error) {
      throw new Error(`${messageOf(error)}\nin this game:\n${scriptOf(played)}`, { cause: error });
    }
  };
  holdsForAll(plansOf(title), holdsIn, { seed, numRuns });
}

/** The type of the actions or facts that a schema is for. */
export const typeOf = ({ shape }: z.ZodObject): string =>
  shape.type instanceof z.ZodLiteral ? String(shape.type.value) : '';

/** Schemas by the type each is for. */
export const byType = (schemas: readonly z.ZodObject[]): ReadonlyMap<string, z.ZodObject> =>
  new Map(schemas.map((schema) => [typeOf(schema), schema]));

export const viewersOf = ({ plan }: Played): readonly Viewer[] => [
  ...seatsOf(plan.seats),
  'spectator',
  'referee',
];

/** What several promises ask of a game, worked out once. */
export function oncePerGame<T>(work: (played: Played) => T): (played: Played) => T {
  const done = new WeakMap<Played, { readonly result: T }>();
  return (played) => {
    const { result } = done.get(played) ?? { result: work(played) };
    done.set(played, { result });
    return result;
  };
}

/** The steps that lead to a position of the title's own. */
export const positionsOf = oncePerGame(({ steps }: Played): readonly Step[] =>
  steps.filter(({ after }) => after.game.status !== 'open'),
);

/** At most so many of a list, evenly spread, the first and the last among them. */
export const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : items.filter(
        (_, index) =>
          index === items.length - 1 ||
          Math.floor((index * (most - 1)) / items.length) !==
            Math.floor(((index - 1) * (most - 1)) / items.length),
      );

/** Positions of a game that are looked at closely: enough for every short game. */
const closely = 12;

/** What a step shows that other steps may not: its act and its facts. */
const kindsOf = ({ event }: Step): readonly string[] => [
  ...(event.action === null ? [] : [event.action.asked.type]),
  ...event.facts.map(({ type, reveals }) => `${type} ${reveals === true}`),
];

/** The first, the last and evenly spread positions of a game, and the first of every kind of step. */
export const sampled = oncePerGame((played: Played): readonly Step[] => {
  const steps = positionsOf(played);
  const seen = new Set<string>();
  const chosen = new Set(spread(steps, closely));
  for (const step of steps) {
    const kinds = kindsOf(step);
    if (kinds.some((kind) => !seen.has(kind))) chosen.add(step);
    for (const kind of kinds) seen.add(kind);
  }
  return steps.filter((step) => chosen.has(step));
});

export function require(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

/** Equal as JSON, whatever the order of keys; says where they part. */
export function requireSame(expected: unknown, actual: unknown, what: string): void {
  if (isSame(expected, actual)) return;
  const [one, other] = [canonicalJson(expected), canonicalJson(actual)];
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} differs:\n  …${around(one)}…\n  …${around(other)}…`);
}

/** The same value with the keys of its records the other way round: a database keeps no order of theirs. */
export function turnedRound<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(turnedRound) as T;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, entry]) => [key, turnedRound(entry)])) as T;
}

/** Every string in a value that is one of these. */
export function found(value: unknown, among: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return among.has(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((entry) => found(entry, among));
}

/** A value nothing can change: writing to it throws. */
export function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    for (const entry of Object.values(value)) frozen(entry);
    Object.freeze(value);
  }
  return value;
}

/**
 * Plain data: what JSON can say, and nothing that only looks so, such as a `Map`, a hole or `NaN`.
 * Replaying, snapshots and exports rest on it.
 */
export function requirePlain(value: unknown, what: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    require(Number.isFinite(value) && !Object.is(value, -0), () => `${what} holds ${value}`);
    return;
  }
  require(typeof value === 'object', () => `${what} holds a ${typeof value}`);
  const isRecord = Object.getPrototypeOf(value) === Object.prototype;
  require(isRecord || Array.isArray(value), () => `${what} holds an object of a class`);
  for (const [key, entry] of Object.entries(value as object)) requirePlain(entry, `${what}.${key}`);
}
