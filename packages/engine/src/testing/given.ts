import { expect } from 'vitest';
import type { z } from 'zod';
import type { Fact } from '../core/fact.ts';
import { decide, evolve, type Setting, takeSeat } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { type Game, openGame, tableFacts } from '../core/table.ts';
import type { AnyTitle } from '../core/title.ts';
import { type Spelled, spelledChance } from './chance.ts';

/** An action or a fact as a test writes it down; the title's schemas say whether it is one. */
type Written = { readonly type: string; readonly [field: string]: unknown };

/** Given a table and facts, when a seat acts, then exactly these facts, or this refusal. */
export type Given = {
  readonly game: Game;
  readonly setting: Setting;
  /** The same, after more facts. */
  readonly and: (...facts: readonly Written[]) => Given;
  /** A seat acts; chance gives the numbers spelled out, and must be asked for all of them. */
  readonly when: (seat: Seat, action: Written, draws?: Spelled) => When;
};

type When = {
  /** Exactly these facts, in this order. Goes on from there. */
  readonly then: (...facts: readonly Written[]) => Given;
  /** Refused, by this rule, with this code. */
  readonly refused: (rule: string, code: string) => void;
};

/** What was written down, as the schema of its type reads it: a test cannot make things up. */
function parsed({ title }: Setting, schemas: readonly z.ZodObject[], written: Written): Written {
  const schema = schemas.find(({ shape }) => shape.type?.safeParse(written.type).success === true);
  if (schema === undefined) throw new Error(`${title.id} knows no ${written.type}`);
  schema.parse(written);
  return written;
}

const asFact = (setting: Setting, written: Written): Fact =>
  parsed(setting, [...setting.title.schema.facts, ...tableFacts], written);

const asAction = (setting: Setting, written: Written): Written =>
  parsed(setting, setting.title.schema.actions, written);

function given(setting: Setting, game: Game): Given {
  return {
    game,
    setting,
    and: (...facts) =>
      given(
        setting,
        facts.reduce((reached, fact) => evolve(setting, reached, asFact(setting, fact)), game),
      ),
    when: (seat, action, draws = {}) => {
      const { chance, left } = spelledChance(draws);
      const decision = decide(setting, game, asAction(setting, action), seat, chance);
      return {
        // biome-ignore lint/suspicious/noThenProperty: given, when, then; nobody awaits a rule.
        then: (...facts) => {
          expect(decision.ok ? decision.facts : decision.refusal).toStrictEqual(facts);
          expect(left(), 'numbers spelled out that nobody drew').toBe(0);
          return given(setting, decision.ok ? decision.game : game);
        },
        refused: (rule, code) => {
          const refusal = decision.ok ? 'allowed' : decision.refusal;
          expect(refusal).toMatchObject({ rule, code });
        },
      };
    },
  };
}

/** A game of a title that has begun, with nothing dealt: what was dealt follows as facts. */
export function givenTable(title: AnyTitle, seats: number, options: object = {}): Given {
  const table = { options: title.schema.options.parse(options), edition: title.edition, seats };
  const setting = { title, table };
  const seated = seatsOf(seats).reduce((game, seat) => {
    const taken = takeSeat(setting, game, seat, '00'.repeat(16));
    return taken.ok ? taken.game : game;
  }, openGame(table));
  return given(setting, evolve(setting, seated, { type: 'game-started' }));
}
