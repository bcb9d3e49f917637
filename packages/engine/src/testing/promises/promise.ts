import fc from 'fast-check';
import { canonicalJson } from '../../core/canonical.ts';
import { seatsOf, type Viewer } from '../../core/seat.ts';
import type { AnyTitle } from '../../core/title.ts';
import { valuesOf } from '../arbitrary.ts';
import { type Plan, type Played, playRandomly, type Step, scriptOf } from '../random-game.ts';

/** Something every title promises: `keep` throws where it does not. */
export type Promised = {
  readonly says: string;
  readonly keep: (title: AnyTitle, sources: Sources) => void;
};

/** The texts of a title's tests, by path: which rules they cite is checked. */
export type Sources = Readonly<Record<string, string>>;

/** Random plans for a title; they shrink to few seats, no orders and early offers. */
function plansOf(title: AnyTitle): fc.Arbitrary<Plan> {
  const orders = title.orders;
  return fc.record({
    seats: fc.integer(title.seats),
    options: valuesOf(title.schema.options) as fc.Arbitrary<object>,
    seed: fc.nat(),
    choices: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 }),
    orders:
      orders === undefined
        ? fc.constant([])
        : fc.array(
            fc.record({ at: fc.nat(40), seat: fc.nat(15), order: valuesOf(orders.schema) }),
            { maxLength: 6 },
          ),
    undos: fc.array(fc.nat(60), { maxLength: 6 }),
  });
}

/** Holds for every random game; a failure prints the game as a script. */
export function forRandomGames(
  title: AnyTitle,
  holds: (played: Played) => void,
  runs?: number,
): void {
  fc.assert(
    fc.property(plansOf(title), (plan) => {
      const played = playRandomly(title, plan);
      try {
        holds(played);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${message}\nin this game:\n${scriptOf(played)}`, { cause: error });
      }
    }),
    runs === undefined ? {} : { numRuns: runs },
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

export function require(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

/** Equal as JSON, whatever the order of keys; says where they part. */
export function requireSame(expected: unknown, actual: unknown, what: string): void {
  const [one, other] = [canonicalJson(expected), canonicalJson(actual)];
  if (one === other) return;
  const at = [...one].findIndex((unit, index) => unit !== other[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what} differs:\n  …${around(one)}…\n  …${around(other)}…`);
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
