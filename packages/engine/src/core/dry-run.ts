import type { Chance } from './chance.ts';
import { type Fact, redactFact, type ToldFact } from './fact.ts';
import { evolve, mostSteps, nextUnasked, refuse, type Setting } from './play.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Game } from './table.ts';
import type { Shapes } from './title.ts';

/** What acts would lead to, as far as their seat can foresee it. */
export type Foreseen =
  | {
      readonly ok: true;
      readonly facts: readonly ToldFact[];
      readonly view: unknown; // the seat's, after them
      readonly isCut: boolean; // whether more would happen that nobody can foresee
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly step: number };

/** Raised when a rule asks for chance: what follows is not to be foreseen. */
class ChanceAsked extends Error {}

const noChance: Chance = {
  draw() {
    throw new ChanceAsked();
  },
};

/** What `happen` gives, or null where it asks for chance. */
function unlessChance<T>(happen: () => T): T | null {
  try {
    return happen();
  } catch (error) {
    if (error instanceof ChanceAsked) return null;
    throw error;
  }
}

type Tried = { readonly game: Game; readonly facts: readonly Fact[]; readonly isCut: boolean };

/** Facts entered one by one, up to the first that reveals something. */
function enter(setting: Setting, tried: Tried, facts: readonly Fact[] | null): Tried {
  if (facts === null) return { ...tried, isCut: true };
  const end = facts.findIndex(({ reveals }) => reveals === true);
  const seen = end === -1 ? facts : facts.slice(0, end);
  return {
    game: seen.reduce((game, fact) => evolve(setting, game, fact), tried.game),
    facts: [...tried.facts, ...seen],
    isCut: end !== -1,
  };
}

function tryAct(setting: Setting, tried: Tried, seat: Seat, action: Shapes['Action']): Tried {
  const { title } = setting;
  const rule = title.actions[action.type];
  const { state } = tried.game;
  let now = enter(
    setting,
    tried,
    unlessChance(() => rule?.perform(state, action, seat, noChance) ?? []),
  );
  for (let step = 0; step < mostSteps && !now.isCut; step += 1) {
    const reached = now.game;
    const next = unlessChance(() => nextUnasked(setting, reached, noChance));
    if (next !== null && next.length === 0) break;
    now = enter(setting, now, next);
  }
  return now;
}

/**
 * Tries acts on a game dealt anew for their seat, so that nothing he cannot know can show; without
 * anybody's standing orders; and ends before the first thing that reveals, or asks for chance.
 */
export function dryRun(
  setting: Setting,
  { game }: Pick<Position, 'game'>,
  seat: Seat,
  actions: readonly Shapes['Action'][],
  dealing: Chance,
): Foreseen {
  const { title } = setting;
  const redealt = game.status === 'running' ? title.redeal(game.state, seat, dealing) : game.state;
  let tried: Tried = { game: { ...game, state: redealt }, facts: [], isCut: false };
  for (const [step, action] of actions.entries()) {
    if (tried.isCut) break;
    const refusal = refuse(setting, tried.game, action, seat);
    if (refusal !== null) return { ok: false, refusal, step };
    tried = tryAct(setting, tried, seat, action);
  }
  return {
    ok: true,
    facts: tried.facts
      .map((fact) => redactFact(fact, seat))
      .filter((fact): fact is ToldFact => fact !== null),
    view: title.view(tried.game.state, seat),
    isCut: tried.isCut,
  };
}
