import fc from 'fast-check';
import { canonicalJson } from '../../core/canonical.ts';
import { seatsOf, type Viewer } from '../../core/seat.ts';
import type { AnyTitle, Shapes } from '../../core/title.ts';
import { valuesOf } from '../arbitrary.ts';
import {
  messageOf,
  type Plan,
  type Played,
  playPlainly,
  playRandomly,
  type Step,
} from '../random-game.ts';
import { scriptOf } from '../script.ts';

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
function plansOf(title: AnyTitle): fc.Arbitrary<Plan> {
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

/** Of a hundred random games how many a title plays: as it asks, or by their length. */
const gamesAsked = new WeakMap<AnyTitle, number>();

export const askForGames = (title: AnyTitle, games: number): void => {
  gamesAsked.set(title, games);
};

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

/** Steps of which a hundred games are as many as anybody waits for. */
const shortGame = 100;

/** As many games as are asked for; a fifth of them, at the least, where games are long. */
function gamesOf(title: AnyTitle, plans: fc.Arbitrary<Plan>, seed: number): number {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  const known = gamesAsked.get(title);
  if (known !== undefined) return Math.ceil((known * numRuns) / 100);
  const lengths = fc
    .sample(plans, { numRuns: 2, seed })
    .map((plan) => playPlainly(title, plan).steps.length);
  const share = Math.min(1, shortGame / Math.max(...lengths));
  gamesAsked.set(title, 100 * Math.max(share, 0.2));
  return Math.ceil(numRuns * Math.max(share, 0.2));
}

/**
 * Holds for every random game; a failure prints the game as a script. A promise about every moment of
 * a game is content with a share of the games.
 */
export function forRandomGames(title: AnyTitle, holds: (played: Played) => void, share = 1): void {
  const { seed = 1520 } = fc.readConfigureGlobal();
  const plans = plansOf(title);
  const games = gamesOf(title, plans, seed);
  fc.assert(
    fc.property(plans, (plan) => {
      const played = playedBy(title, plan);
      try {
        holds(played);
      } catch (error) {
        throw new Error(`${messageOf(error)}\nin this game:\n${scriptOf(played)}`, {
          cause: error,
        });
      }
    }),
    { seed, numRuns: Math.max(1, Math.ceil(games * share)), includeErrorInReport: true },
  );
}

export const viewersOf = ({ plan }: Played): readonly Viewer[] => [
  ...seatsOf(plan.seats),
  'spectator',
  'referee',
];

/** The steps that lead to a position of the title's own. */
export const positionsOf = ({ steps }: Played): readonly Step[] =>
  steps.filter(({ after }) => after.game.status !== 'open');

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
const closely = 40;

/** What a step shows that other steps may not: its act and its facts. */
const kindsOf = ({ event }: Step): readonly string[] => [
  ...(event.action === null ? [] : [event.action.asked.type]),
  ...event.facts.map(({ type, reveals }) => `${type} ${reveals === true}`),
];

/** The first, the last and evenly spread positions of a game, and the first of every kind of step. */
export function sampled(played: Played, most = closely): readonly Step[] {
  const steps = positionsOf(played);
  if (steps.length <= most) return steps;
  const seen = new Set<string>();
  const chosen = new Set(spread(steps, most));
  for (const step of steps) {
    const kinds = kindsOf(step);
    if (kinds.some((kind) => !seen.has(kind))) chosen.add(step);
    for (const kind of kinds) seen.add(kind);
  }
  return steps.filter((step) => chosen.has(step));
}

export function require(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

/** Equal as JSON, whatever the order of keys; says where they part. */
export function requireSame(expected: unknown, actual: unknown, what: string): void {
  if (expected === actual || JSON.stringify(expected) === JSON.stringify(actual)) return;
  const [one, other] = [canonicalJson(expected), canonicalJson(actual)];
  if (one === other) return;
  const at = [...one].findIndex((unit, index) => unit !== other[index]);
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
