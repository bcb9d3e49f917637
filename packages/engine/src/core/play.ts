import { type Chance, firstEpoch } from './chance.ts';
import type { Fact } from './fact.ts';
import type { Offer } from './form.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { serviceRefusal } from './service-rules.ts';
import { evolveTable, type Game, isTableFact, openGame, type TableFact } from './table.ts';
import type { AnyTitle, Shapes, Table } from './title.ts';

/** What follows from an action: facts and the game after them, or why not. */
export type Decision =
  | { readonly ok: true; readonly facts: readonly Fact[]; readonly game: Game }
  | { readonly ok: false; readonly refusal: Refusal };

/** A title and what it is played with. */
export type Setting = { readonly title: AnyTitle; readonly table: Table<Shapes> };

/** More steps than any rulebook takes unasked: past it a title is stuck in `proceed`. */
export const mostSteps = 10_000;

/** The game after one fact, whoever stated it. */
export function evolve({ title, table }: Setting, game: Game, fact: Fact): Game {
  if (isTableFact(fact)) return evolveTable(title, table, game, fact);
  const step = title.evolve[fact.type];
  if (step === undefined) throw new Error(`${title.id} does not know the fact ${fact.type}`);
  return { ...game, state: step(game.state, fact) };
}

/** The game all these facts lead to. */
export function replay(
  setting: Setting,
  facts: Iterable<Fact>,
  from: Game = openGame(setting.table),
): Game {
  let game = from;
  for (const fact of facts) game = evolve(setting, game, fact);
  return game;
}

/** Whom the game waits for. */
export const toAct = ({ title }: Setting, game: Game): readonly Seat[] =>
  game.status === 'running' ? title.toAct(game.state) : [];

/**
 * The name of the question now open; null: none is. What is asked again after the game was taken back is
 * another question: answers to the one before are none to it.
 */
export function questionOf(
  { title }: Setting,
  { status, state, epoch = firstEpoch }: Game,
): string | null {
  if (status !== 'running') return null;
  const name = title.decision(state);
  return epoch === firstEpoch ? name : `${name}~${epoch}`;
}

/** Who may act: those the game waits for, and those who may change their minds. */
export const ableToAct = ({ title }: Setting, { status, state }: Game): readonly Seat[] =>
  status === 'running' ? [...title.toAct(state), ...(title.mayAlsoAct?.(state) ?? [])] : [];

const mayAct = (setting: Setting, game: Game, seat: Seat): boolean =>
  ableToAct(setting, game).includes(seat);

/** What happens next unasked: the game is over, or the rules take a step; nothing if a seat must choose. */
export function nextUnasked({ title }: Setting, game: Game, chance: Chance): readonly Fact[] {
  if (game.status === 'ended') return [];
  const outcome = title.outcome(game.state);
  if (outcome === null) return title.proceed(game.state, chance);
  const ended: TableFact = { type: 'game-ended', winners: [...outcome.winners] };
  return [ended];
}

/** Lets the rules do what they do unasked, until a seat must choose or the game is over. */
function settle(setting: Setting, game: Game, facts: readonly Fact[], chance: Chance): Decision {
  const told: Fact[] = [...facts];
  let settled = replay(setting, facts, game);
  for (let step = 0; step < mostSteps; step += 1) {
    const next = nextUnasked(setting, settled, chance);
    if (next.length === 0) return { ok: true, facts: told, game: settled };
    told.push(...next);
    settled = replay(setting, next, settled);
  }
  throw new Error(`${setting.title.id} proceeds without end`);
}

/** Takes a seat. The last one to sit down starts the game: a decision of its own, `start`. */
export function takeSeat(
  setting: Setting,
  game: Game,
  seat: Seat,
  contribution: string,
  invitation?: number,
): Decision {
  if (game.status !== 'open') {
    const code = game.status === 'running' ? 'game-started' : 'game-ended';
    return { ok: false, refusal: serviceRefusal(code) };
  }
  if (game.seated[seat] !== false) return { ok: false, refusal: serviceRefusal('seat-not-free') };
  const fact: TableFact = {
    type: 'seat-taken',
    seat,
    contribution,
    ...(invitation === undefined ? {} : { invitation }),
  };
  return { ok: true, facts: [fact], game: evolve(setting, game, fact) };
}

/** The rulebook's set-up, and on until somebody must choose. */
export function start(setting: Setting, game: Game, chance: Chance): Decision {
  const started: TableFact = { type: 'game-started' };
  const opened = evolve(setting, game, started);
  const dealt = setting.title.setup(opened.state, chance);
  return settle(setting, game, [started, ...dealt], chance);
}

/** Why a seat may not do this now, or null. */
export function refuse(
  setting: Setting,
  game: Game,
  action: Shapes['Action'],
  seat: Seat,
): Refusal | null {
  if (game.status === 'open') return serviceRefusal('game-not-started');
  if (game.status === 'ended') return serviceRefusal('game-ended');
  if (!mayAct(setting, game, seat)) return serviceRefusal('not-your-turn');
  const rule = setting.title.actions[action.type];
  if (rule === undefined) throw new Error(`${setting.title.id} has no action ${action.type}`);
  return rule.refuse(game.state, action, seat);
}

/** Plays one action: the facts that follow, the rules' own steps included, or why not. */
export function decide(
  setting: Setting,
  game: Game,
  action: Shapes['Action'],
  seat: Seat,
  chance: Chance,
): Decision {
  const no = refuse(setting, game, action, seat);
  if (no !== null) return { ok: false, refusal: no };
  const rule = setting.title.actions[action.type];
  const facts = rule?.perform(game.state, action, seat, chance) ?? [];
  return settle(setting, game, facts, chance);
}

/** Everything this seat may do now. */
export function offers(
  setting: Setting,
  game: Game,
  seat: Seat,
): readonly Offer<Shapes['Action']>[] {
  if (!mayAct(setting, game, seat)) return [];
  const { state } = game;
  return Object.values(setting.title.actions).flatMap((rule) => [
    ...rule
      .candidates(state, seat)
      .filter((action) => rule.refuse(state, action, seat) === null)
      .map((action) => {
        const costs = rule.costs?.(state, action, seat) ?? {};
        return { kind: 'action', action, costs } as const;
      }),
    ...(rule.forms?.(state, seat) ?? []).map((form) => ({ kind: 'form', ...form }) as const),
  ]);
}
