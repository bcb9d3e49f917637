import { dryRun } from '../../core/dry-run.ts';
import type { NewEvent } from '../../core/event.ts';
import { type Fact, redactFact } from '../../core/fact.ts';
import { languages } from '../../core/language.ts';
import { offers, refuse, toAct } from '../../core/play.ts';
import type { Position } from '../../core/position.ts';
import type { Viewer } from '../../core/seat.ts';
import { actionSentence, formSentence, refusalSentence } from '../../core/sentences.ts';
import type { Game } from '../../core/table.ts';
import type { Shapes } from '../../core/title.ts';
import { seededDraws } from '../chance.ts';
import { chanceAt, type Played } from '../random-game.ts';

const seatName = (seat: number): string => `Seat ${seat}`;

export type Actions = readonly Shapes['Action'][];

/** What a seat's standing orders would be, and would do, here. */
function obeyed({ setting, plan }: Played, view: unknown) {
  const { title, table } = setting;
  const { orders } = title;
  return plan.orders.map(({ order }) => {
    const placed = orders?.place(view, order, table);
    return placed?.ok === true ? [placed, orders?.obey(view, [placed.order], table)] : placed;
  });
}

/** What a seat alone is told of a position: what it may do, why not, and how that reads. */
function toldToSeat(played: Played, game: Game, seat: number, tried: Actions) {
  const { setting } = played;
  const { title } = setting;
  const view = title.view(game.state, seat);
  const open = offers(setting, game, seat);
  const refusals = tried.map((action) => refuse(setting, game, action, seat));
  const isWaitedFor = toAct(setting, game).includes(seat);
  return {
    offers: open,
    refusals,
    reasons: refusals.map(
      (refusal) => refusal && refusalSentence(setting, refusal, 'en', seatName),
    ),
    fallback: isWaitedFor ? title.fallback(view, setting.table) : null,
    orders: obeyed(played, view),
    sentences: open.map((offer) =>
      offer.kind === 'form'
        ? formSentence(setting, offer, 'en', seatName)
        : actionSentence(setting, offer.action, 'en', seatName),
    ),
  };
}

/** What a viewer can look up at any time: when it changes, he must be told. */
export const seenIn = ({ setting }: Played, game: Game, viewer: Viewer) => ({
  status: game.status,
  view: setting.title.view(game.state, viewer),
  toAct: toAct(setting, game),
  decision: setting.title.decision(game.state),
  outcome: setting.title.outcome(game.state),
  offers: typeof viewer === 'number' ? offers(setting, game, viewer) : [],
});

/** Everything a viewer is told of a position: view, offers, words, refusals, what orders would do. */
export function allTold(played: Played, game: Game, viewer: Viewer, tried: Actions) {
  const { title, table } = played.setting;
  const view = title.view(game.state, viewer);
  return {
    seen: seenIn(played, game, viewer),
    shown: languages.map((language) => title.show(view, language, seatName, table)),
    score: title.score(view, table),
    mine: typeof viewer === 'number' ? toldToSeat(played, game, viewer, tried) : null,
  };
}

/** Some actions to try in a game: those it saw, here and there, and those nobody means. */
export function someTried({ steps, plan }: Played): Actions {
  const taken = steps.flatMap(({ event }) => (event.action === null ? [] : [event.action.asked]));
  const every = Math.max(1, Math.floor(taken.length / 8));
  return [...taken.filter((_, index) => index % every === 0), ...plan.acts.slice(0, 12)];
}

/** The same position with everything this viewer cannot know dealt anew. */
export function redealt(
  { setting, plan }: Played,
  position: Position,
  viewer: Viewer,
  dealing = 1,
): Position {
  const seed = plan.seed + dealing * 7919 + position.number;
  const { chance } = chanceAt(seededDraws(seed), { ordinals: {} });
  const state = setting.title.redeal(position.game.state, viewer, chance);
  return { ...position, game: { ...position.game, state } };
}

/** Facts up to the first that reveals. */
export function beforeReveal<F extends Fact>(facts: readonly F[]): readonly F[] {
  const end = facts.findIndex(({ reveals }) => reveals === true);
  return end === -1 ? facts : facts.slice(0, end);
}

/** What facts tell a viewer. */
export const toldOfFacts = (facts: readonly Fact[], viewer: Viewer) =>
  facts.flatMap((fact) => redactFact(fact, viewer) ?? []);

/** What an act leads to as far as its seat can foresee, in a game he cannot tell from this one. */
export function foreseen(
  played: Played,
  position: Position,
  seat: number,
  action: Shapes['Action'],
  dealing: number,
) {
  const { chance } = chanceAt(seededDraws(played.plan.seed + dealing), { ordinals: {} });
  return dryRun(played.setting, redealt(played, position, seat, dealing), seat, [action], chance);
}

/** Whether others may be unable to tell that an act was possible at all: it was sealed. */
export const isSealedFor = ({ action, seat }: NewEvent, viewer: Viewer): boolean =>
  action?.openness === 'sealed' && viewer !== seat;
