import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../core/canonical.ts';
import { redact } from '../core/event.ts';
import { type ToldFact, toldSchema } from '../core/fact.ts';
import { languages } from '../core/language.ts';
import { decide, offers, replay, toAct } from '../core/play.ts';
import { seatsOf, type Viewer } from '../core/seat.ts';
import { actionSentence, factSentence } from '../core/sentences.ts';
import { type Game, tableFacts } from '../core/table.ts';
import type { AnyTitle } from '../core/title.ts';
import {
  chanceOf,
  type Plan,
  type Played,
  playRandomly,
  type Step,
  scriptOf,
} from './random-game.ts';

/** Random plans for a title; they shrink to few seats and early offers. */
const plans = (title: AnyTitle): fc.Arbitrary<Plan> =>
  fc.record({
    seats: fc.integer(title.seats),
    options: fc.constant({}),
    seed: fc.nat(),
    choices: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 60 }),
  });

/** Holds for every random game; a failure prints the game as a script. */
function forRandomGames(title: AnyTitle, holds: (played: Played) => void): void {
  fc.assert(
    fc.property(plans(title), (plan) => {
      const played = playRandomly(title, plan);
      try {
        holds(played);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Error(`${message}\nin this game:\n${scriptOf(played)}`, { cause: error });
      }
    }),
  );
}

const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator', 'referee'];

const running = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ after }) => after.status !== 'open');

/** Every string in a value that is one of these. */
function found(value: unknown, among: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return among.has(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((entry) => found(entry, among));
}

const same = (one: unknown, other: unknown): void =>
  expect(canonicalJson(other)).toBe(canonicalJson(one));

/** All facts a viewer is told in the course of a game. */
const toldFacts = (steps: readonly Step[], viewer: Viewer): readonly ToldFact[] =>
  steps.flatMap(
    ({ event }, number) => redact({ ...event, number, at: '' }, viewer, number)?.facts ?? [],
  );

/** A value nothing can change: writing to it throws. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    for (const entry of Object.values(value)) frozen(entry);
    Object.freeze(value);
  }
  return value;
}

/** Everything a viewer is told of a game: position, offers, words. */
function allToldTo({ setting }: Played, game: Game, viewer: Viewer) {
  const { title } = setting;
  const view = title.view(game.state, viewer);
  return {
    view,
    toAct: toAct(setting, game),
    decision: title.decision(game.state),
    offers: typeof viewer === 'number' ? offers(setting, game, viewer) : [],
    shown: languages.map((language) => title.show(view, language, (seat) => `Seat ${seat}`)),
  };
}

/** What every title promises. A title's tests call it once. */
export function keepsTheContract(title: AnyTitle): void {
  describe(`${title.id} keeps the contract`, () => {
    it('plays every random game to an end somebody has won', () => {
      forRandomGames(title, ({ end }) => {
        expect(end.status).toBe('ended');
        expect(end.outcome?.winners.length).toBeGreaterThan(0);
      });
    });

    it('replays its facts to the same state, also after a round trip through JSON', () => {
      forRandomGames(title, ({ setting, steps, end }) => {
        const facts = steps.flatMap(({ event }) => event.facts);
        same(end, replay(setting, facts));
        same(end, replay(setting, JSON.parse(JSON.stringify(facts))));
        same(end, JSON.parse(JSON.stringify(end)));
      });
    });

    it('decides the same action the same way again, draws included', () => {
      forRandomGames(title, ({ setting, plan, steps }) => {
        for (const { event, before, ordinals } of steps) {
          if (event.kind !== 'play' || event.action === null || event.seat === null) continue;
          const { chance, draws } = chanceOf(plan, ordinals);
          const again = decide(setting, before, event.action.asked, event.seat, chance);
          same(event.facts, again.ok ? again.facts : again.refusal);
          same(event.draws, draws);
        }
      });
    });

    it('changes no state it is given', () => {
      forRandomGames(title, ({ setting, plan, steps }) => {
        for (const { event, before, ordinals } of steps) {
          if (event.kind !== 'play' || event.action === null || event.seat === null) continue;
          const { chance } = chanceOf(plan, ordinals);
          decide(setting, frozen(before), frozen(event.action.asked), event.seat, chance);
        }
      });
    });

    it('keeps every piece in one place', () => {
      forRandomGames(title, ({ setting, steps }) => {
        const pieces = [...title.pieces(setting.table)].sort();
        const among = new Set(pieces);
        expect(among.size).toBe(pieces.length);
        for (const { after } of running(steps)) {
          expect(found(after.state, among).sort()).toEqual(pieces);
        }
      });
    });

    it('accepts everything it offers, and offers something to whom it waits for', () => {
      forRandomGames(title, ({ setting, plan, steps }) => {
        for (const { after, ordinals } of running(steps)) {
          for (const seat of toAct(setting, after)) {
            const open = offers(setting, after, seat);
            expect(open.length).toBeGreaterThan(0);
            for (const action of open) {
              const { chance } = chanceOf(plan, ordinals);
              expect(decide(setting, after, action, seat, chance)).toMatchObject({ ok: true });
            }
          }
        }
      });
    });

    it('tells a viewer nothing that depends on what he cannot know', () => {
      forRandomGames(title, (played) => {
        const { setting, plan, steps } = played;
        for (const { after } of running(steps)) {
          for (const viewer of viewersOf(plan.seats)) {
            const { chance } = chanceOf({ ...plan, seed: plan.seed + 1 }, {});
            const state = title.redeal(after.state, viewer, chance);
            const redealt = { ...after, state };
            same(allToldTo(played, after, viewer), allToldTo(played, redealt, viewer));
            const pieces = new Set(title.pieces(setting.table));
            expect(found(state, pieces).sort()).toEqual([...pieces].sort());
          }
        }
      });
    });

    it('takes and shows only what its schemas declare', () => {
      const { actions, view } = title.schema;
      forRandomGames(title, ({ plan, steps }) => {
        for (const { event, after } of running(steps)) {
          const asked = event.action?.asked;
          if (asked !== undefined) {
            expect(actions.some((schema) => schema.safeParse(asked).success)).toBe(true);
          }
          for (const viewer of viewersOf(plan.seats)) view.parse(title.view(after.state, viewer));
        }
      });
    });

    it('tells only facts its schemas declare, to every viewer', () => {
      const told = [...title.schema.facts, ...tableFacts].map(toldSchema);
      forRandomGames(title, ({ plan, steps }) => {
        for (const fact of viewersOf(plan.seats).flatMap((viewer) => toldFacts(steps, viewer))) {
          const isDeclared = told.some((schema) => schema.safeParse(fact).success);
          expect([fact, isDeclared]).toEqual([fact, true]);
        }
      });
    });

    it('has words for everything that happens, in every language', () => {
      const nameOf = (seat: number) => `Seat ${seat}`;
      forRandomGames(title, ({ setting, plan, steps }) => {
        const facts = viewersOf(plan.seats).flatMap((viewer) => toldFacts(steps, viewer));
        const actions = steps.flatMap(({ after }) =>
          toAct(setting, after).flatMap((seat) => offers(setting, after, seat)),
        );
        for (const language of languages) {
          const sentences = [
            ...facts.map((fact) => factSentence(title, fact, language, nameOf)),
            ...actions.map((action) => actionSentence(title, action, language)),
          ];
          for (const sentence of sentences) {
            expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
          }
        }
      });
    });
  });
}
