import { canonicalJson, isSame } from '../../core/canonical.ts';
import { dryRun } from '../../core/dry-run.ts';
import type { NewEvent } from '../../core/event.ts';
import { type Fact, redactFact } from '../../core/fact.ts';
import { type Language, languages } from '../../core/language.ts';
import { decide, offers, refuse, replay, type Setting, toAct } from '../../core/play.ts';
import type { Position } from '../../core/position.ts';
import { at, type Viewer } from '../../core/seat.ts';
import { actionSentence, formSentence, refusalSentence } from '../../core/sentences.ts';
import type { Game } from '../../core/table.ts';
import type { Shapes } from '../../core/title.ts';
import { seededDraws } from '../chance.ts';
import { actionOf, chanceAt, type Played, type Step } from '../random-game.ts';
import { viewersOf } from './promise.ts';

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
function toldToSeat(played: Played, game: Game, seat: number, { tried, language }: Asking) {
  const { setting } = played;
  const { title } = setting;
  const view = title.view(game.state, seat);
  const open = offers(setting, game, seat);
  const refusals = tried.map((action) => refuse(setting, game, action, seat));
  const isWaitedFor = toAct(setting, game).includes(seat);
  return {
    offers: open,
    refusals,
    read: tried.map((action) => readAs(setting, title.notation.write(action), view, language)),
    misread: readAs(setting, '?', view, language),
    reasons: refusals.map(
      (refusal) => refusal && refusalSentence(setting, refusal, language, seatName),
    ),
    fallback: isWaitedFor ? title.fallback(view, setting.table) : null,
    orders: obeyed(played, view),
    sentences: open.map((offer) =>
      offer.kind === 'form'
        ? formSentence(setting, offer, language, seatName)
        : actionSentence(setting, offer.action, language, seatName),
    ),
  };
}

/** What a typed line is read as; a refusal with its sentence. */
function readAs(setting: Setting, line: string, view: unknown, language: Language) {
  const read = setting.title.notation.read(line, view, setting.table);
  return 'rule' in read ? [read, refusalSentence(setting, read, language, seatName)] : read;
}

/** What a viewer can look up at any time: when it changes, he must be told. */
export const seenIn = ({ setting }: Played, game: Game, viewer: Viewer) => ({
  status: game.status,
  view: setting.title.view(game.state, viewer),
  toAct: toAct(setting, game),
  mayAlsoAct: game.status === 'running' ? (setting.title.mayAlsoAct?.(game.state) ?? []) : [],
  decision: setting.title.decision(game.state),
  outcome: setting.title.outcome(game.state),
  offers: typeof viewer === 'number' ? offers(setting, game, viewer) : [],
});

/** What is asked about a position: why not to do this and that, in which language. */
export type Asking = { readonly tried: Actions; readonly language: Language };

/** A language to ask in: another at each position, so that a game is told in all of them. */
export const languageAt = ({ number }: Position, viewer: Viewer): Language =>
  at(languages, (number + (typeof viewer === 'number' ? viewer : 0)) % languages.length);

/** Everything a viewer is told of a position: view, offers, words, refusals, what orders would do. */
export function allTold(played: Played, game: Game, viewer: Viewer, asking: Asking) {
  const { title, table } = played.setting;
  const { language } = asking;
  const view = title.view(game.state, viewer);
  return {
    seen: seenIn(played, game, viewer),
    shown: title.show(view, language, seatName, table),
    score: title.score(view, table),
    edition: viewer === 'spectator' ? title.aboutEdition?.(table.edition, language) : null,
    mine: typeof viewer === 'number' ? toldToSeat(played, game, viewer, asking) : null,
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

/** What an act led to before anything was revealed: the game and what was told until then. */
function ledTo({ setting }: Played, before: Position, facts: readonly Fact[]) {
  const known = beforeReveal(facts);
  return { game: replay(setting, known, before.game), facts: known };
}

/**
 * Another sealed choice of the same kind its seat could have made, where a viewer sees the same
 * after both: he cannot know which it was.
 */
export function twins(played: Played, { event, before }: Step) {
  const { setting, draw, plan } = played;
  const { action, seat } = event;
  if (action === null || seat === null || action.openness === 'open') return [];
  const same = offers(setting, before.game, seat).filter(
    (offer) => offer.action.type === action.asked.type,
  );
  const others = plan.choices
    .slice(0, 4)
    .flatMap((choice) => {
      const offer = same[choice % same.length];
      return offer === undefined ? [] : [actionOf(offer, choice)];
    })
    .filter((other) => canonicalJson(other) !== canonicalJson(action.asked));
  const real = ledTo(played, before, event.facts);
  return others.flatMap((other) => {
    const decision = decide(setting, before.game, other, seat, chanceAt(draw, before).chance);
    if (!decision.ok) return [];
    const twin = ledTo(played, before, decision.facts);
    return viewersOf(played)
      .filter((viewer) => viewer !== 'referee' && viewer !== seat)
      .filter((viewer) => isSeenAlike(played, real.game, twin.game, viewer))
      .map((viewer) => ({ viewer, real, twin }));
  });
}

export const isSeenAlike = (played: Played, one: Game, other: Game, viewer: Viewer): boolean =>
  isSame(seenIn(played, one, viewer), seenIn(played, other, viewer));
