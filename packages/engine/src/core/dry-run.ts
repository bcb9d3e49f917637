import type { Chance } from './chance.ts';
import { type Fact, redactFact, type ToldFact } from './fact.ts';
import type { Costs, Offer } from './form.ts';
import { evolve, mostSteps, nextUnasked, offers, refuse, type Setting } from './play.ts';
import type { Position } from './position.ts';
import {
  type Asked,
  type AskedAct,
  actionAsked,
  actsAsked,
  isAskedAnew,
  refusedPart,
} from './reading.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { serviceRefusal } from './service-rules.ts';
import type { Game } from './table.ts';
import type { Shapes } from './title.ts';

/** An act that was tried, and what it would cost. */
type TriedAct = { readonly action: Shapes['Action']; readonly costs: Costs };

/** The act of several at which the rules say no, counted from 0. */
export type RefusedStep = { readonly step: number; readonly refusal: Refusal };

/** What acts would lead to, as far as their seat can foresee it, and as far as they may be done. */
export type Foreseen = {
  readonly acts: readonly TriedAct[]; // those behind a cut, or a refusal, are not among them
  readonly refused: RefusedStep | null; // what comes behind it was not tried
  readonly facts: readonly ToldFact[];
  readonly view: unknown; // the seat's, after them; null before the game has begun
  readonly offers: readonly Offer<Shapes['Action']>[]; // then; none behind a cut
  readonly isCut: boolean; // whether more would happen that nobody can foresee
};

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

/** The game dealt anew for a seat, so that nothing it cannot know can show. */
const dealtAnew = (
  { title }: Setting,
  { game }: Pick<Position, 'game'>,
  seat: Seat,
  dealing: Chance,
): Game =>
  game.status === 'running' ? { ...game, state: title.redeal(game.state, seat, dealing) } : game;

/** The action asked for, if the seat may do it there; or why not. */
function permitted(
  setting: Setting,
  game: Game,
  seat: Seat,
  one: AskedAct,
): Shapes['Action'] | Refusal {
  const action = actionAsked(setting, game, seat, one);
  return isRefusal(action) ? action : (refuse(setting, game, action, seat) ?? action);
}

const costsOf = (
  { title }: Setting,
  { state }: Game,
  seat: Seat,
  action: Shapes['Action'],
): Costs => title.actions[action.type]?.costs?.(state, action, seat) ?? {};

/** Acts tried one behind the other, up to the first that is refused or that nobody can see beyond. */
type Attempted = Pick<Foreseen, 'acts' | 'refused'> & { readonly tried: Tried };

function attempt(setting: Setting, game: Game, seat: Seat, actions: readonly Asked[]): Attempted {
  const acts: TriedAct[] = [];
  let tried: Tried = { game, facts: [], isCut: false };
  for (const asked of actions) {
    if (tried.isCut) break;
    // A line is done whole or not at all: what it says behind a cut, or another question, must wait.
    let mustWait = false;
    for (const one of actsAsked(setting, tried.game, seat, asked)) {
      const before = tried.game;
      const action = mustWait
        ? serviceRefusal('rest-apart')
        : permitted(setting, before, seat, one);
      if (isRefusal(action)) {
        return { acts, tried, refused: { step: acts.length, refusal: refusedPart(action, one) } };
      }
      acts.push({ action, costs: costsOf(setting, before, seat, action) });
      tried = tryAct(setting, tried, seat, action);
      mustWait = tried.isCut || isAskedAnew(setting, before, tried.game);
    }
  }
  return { acts, tried, refused: null };
}

/** What acts cost together. */
const costsOfAll = (acts: readonly TriedAct[]): Costs =>
  acts
    .flatMap(({ costs }) => Object.entries(costs))
    .reduce<Costs>((all, [name, count]) => ({ ...all, [name]: (all[name] ?? 0) + count }), {});

/** Whether an act may be done behind others, and at what cost. */
export type Weighed =
  | { readonly can: 'do'; readonly costs: Costs }
  | { readonly can: 'not-do'; readonly refusal: Refusal }
  | { readonly can: 'not-foresee' } // what lies before it reveals something, or asks for chance
  | ({ readonly can: 'not-come-so-far' } & RefusedStep); // what lies before it may not be done

/**
 * What an act, or all of a line, would cost a seat behind others, or why it may not be done; by nothing
 * it cannot know.
 */
export function weigh(
  setting: Setting,
  position: Pick<Position, 'game'>,
  seat: Seat,
  { after, asked }: { readonly after: readonly Asked[]; readonly asked: Asked },
  dealing: Chance,
): Weighed {
  const before = attempt(setting, dealtAnew(setting, position, seat, dealing), seat, after);
  if (before.refused !== null) return { can: 'not-come-so-far', ...before.refused };
  const { game, isCut } = before.tried;
  if (isCut) return { can: 'not-foresee' };
  const { acts, refused } = attempt(setting, game, seat, [asked]);
  return refused === null
    ? { can: 'do', costs: costsOfAll(acts) }
    : { can: 'not-do', refusal: refused.refusal };
}

/**
 * Tries acts on a game dealt anew for their seat, so that nothing he cannot know can show; without
 * anybody's standing orders; and ends before the first thing that reveals, asks for chance or may not
 * be done.
 */
export function dryRun(
  setting: Setting,
  position: Pick<Position, 'game'>,
  seat: Seat,
  actions: readonly Asked[],
  dealing: Chance,
): Foreseen {
  const game = dealtAnew(setting, position, seat, dealing);
  const { tried, acts, refused } = attempt(setting, game, seat, actions);
  const { state } = tried.game;
  return {
    acts,
    refused,
    facts: tried.facts
      .map((fact) => redactFact(fact, seat))
      .filter((fact): fact is ToldFact => fact !== null),
    view: state === null ? null : setting.title.view(state, seat),
    offers: tried.isCut ? [] : offers(setting, tried.game, seat),
    isCut: tried.isCut,
  };
}
