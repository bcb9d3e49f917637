import { canonicalJson } from '../../core/canonical.ts';
import { dryRun } from '../../core/dry-run.ts';
import { redact, type ToldEvent, toldOf } from '../../core/event.ts';
import { type Fact, redactFact } from '../../core/fact.ts';
import { fork } from '../../core/fork.ts';
import { languages } from '../../core/language.ts';
import { decide, offers, refuse, toAct } from '../../core/play.ts';
import type { Position } from '../../core/position.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import { actionSentence } from '../../core/sentences.ts';
import { mayTakeBack, visit } from '../../core/visit.ts';
import { seededDraws } from '../chance.ts';
import { actionOf, chanceAt, type Played } from '../random-game.ts';
import {
  forRandomGames,
  found,
  type Promised,
  positionsOf,
  require,
  requireSame,
  viewersOf,
} from './promise.ts';

/** Everything a viewer is told of a position: view, offers, words, refusals. */
function allTold(
  { setting }: Played,
  { game }: Pick<Position, 'game'>,
  viewer: Viewer,
  tried: readonly { type: string }[],
) {
  const { title } = setting;
  const view = title.view(game.state, viewer);
  const open = typeof viewer === 'number' ? offers(setting, game, viewer) : [];
  const refusals =
    typeof viewer === 'number' ? tried.map((action) => refuse(setting, game, action, viewer)) : [];
  return {
    view,
    toAct: toAct(setting, game),
    decision: title.decision(game.state),
    outcome: title.outcome(game.state),
    offers: open,
    refusals,
    fallback:
      typeof viewer === 'number' && toAct(setting, game).includes(viewer)
        ? title.fallback(view)
        : null,
    shown: languages.map((language) => title.show(view, language, (seat) => `Seat ${seat}`)),
    sentences: open.flatMap((offer) =>
      offer.kind === 'action' ? [actionSentence(title, offer.action, 'en')] : [],
    ),
  };
}

/** The same position with everything this viewer cannot know dealt anew. */
const redealt = ({ setting, plan }: Played, position: Position, viewer: Viewer): Position => {
  const { chance } = chanceAt(seededDraws(plan.seed + 1 + position.number), { ordinals: {} });
  const state = setting.title.redeal(position.game.state, viewer, chance);
  return { ...position, game: { ...position.game, state } };
};

const tellsNothing: Promised = {
  says: 'tells a viewer nothing that depends on what he cannot know',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, steps } = played;
      const tried = steps.flatMap(({ event }) =>
        event.action === null ? [] : [event.action.asked],
      );
      const some = tried.slice(0, 12);
      for (const { after } of positionsOf(played)) {
        for (const viewer of viewersOf(played)) {
          const other = redealt(played, after, viewer);
          requireSame(
            allTold(played, after, viewer, some),
            allTold(played, other, viewer, some),
            `What ${viewer} is told`,
          );
          const pieces = new Set(title.pieces(setting.table));
          requireSame(
            [...pieces].sort(),
            found(other.game.state, pieces).sort(),
            'What was redealt',
          );
        }
      }
    }),
};

const redealsAll: Promised = {
  says: 'redeals what a viewer cannot know, so that the other promises mean something',
  keep: (title) => {
    let differing = 0;
    forRandomGames(title, (played) => {
      for (const { after } of positionsOf(played).slice(0, 5)) {
        const other = redealt(played, after, 'spectator');
        if (canonicalJson(other.game.state) !== canonicalJson(after.game.state)) differing += 1;
      }
    });
    require(differing > 0, () => 'Redealing never changed anything');
  },
};

/** What the facts of a decision tell a viewer, up to the first that reveals. */
function foretold(facts: readonly Fact[], viewer: Viewer) {
  const end = facts.findIndex(({ reveals }) => reveals === true);
  const known = end === -1 ? facts : facts.slice(0, end);
  return known.map((fact) => redactFact(fact, viewer));
}

const marksReveals: Promised = {
  says: 'marks every fact that reveals: before it, an act tells its seat nothing it could not know',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, draw, steps } = played;
      for (const { event, before } of steps) {
        if (event.action === null || event.seat === null) continue;
        const other = redealt(played, before, event.seat);
        const { chance } = chanceAt(draw, before);
        const decision = decide(setting, other.game, event.action.asked, event.seat, chance);
        requireSame(
          foretold(event.facts, event.seat),
          decision.ok ? foretold(decision.facts, event.seat) : decision.refusal,
          `What an act of seat ${event.seat} tells it before anything is revealed`,
        );
      }
    }),
};

const playsRedealt: Promised = {
  says: 'plays every redealt game to its end',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting, plan } = played;
        const middle = positionsOf(played).at(Math.floor(positionsOf(played).length / 2));
        if (middle === undefined) return;
        for (const viewer of viewersOf(played)) {
          const dealing = chanceAt(seededDraws(plan.seed + 7), { ordinals: {} }).chance;
          playOn(played, fork(setting, middle.after, viewer, dealing));
        }
      },
      25,
    ),
};

/** Plays from a position to the end, first offers first. */
function playOn({ setting, draw, plan }: Played, from: Position): void {
  let position = from;
  for (let act = 0; position.game.status === 'running'; act += 1) {
    require(act < 20_000, () => 'A redealt game does not end');
    const [seat = 0] = toAct(setting, position.game);
    const open = offers(setting, position.game, seat);
    const choice = (plan.choices[act % plan.choices.length] ?? 0) + act;
    const offer = open[choice % open.length];
    require(offer !== undefined, () => 'A redealt game waits for a seat without offers');
    if (offer === undefined) return;
    const asked = { seat, cancel: [], place: [], actions: [actionOf(offer, choice)] };
    const followed = visit(setting, position, asked, draw);
    require(followed.ok, () => 'A redealt game refuses what it offers');
    if (followed.ok) position = followed.position;
  }
}

const undoesNoReveal: Promised = {
  says: 'lets nobody take back an act after which he knows more',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, steps, draw } = played;
      for (const [index, { event, before, after }] of steps.entries()) {
        if (event.seat === null || event.action === null) continue;
        if (mayTakeBack(setting, after, event.seat) === 0) continue;
        require(!event.facts.some(({ reveals }) => reveals === true), () =>
          `Act ${index} revealed something and may be taken back`);
        const other = redealt(played, before, event.seat);
        const { chance } = chanceAt(draw, before);
        const decision = decide(setting, other.game, event.action.asked, event.seat, chance);
        requireSame(
          event.facts.map((fact) => redactFact(fact, event.seat ?? 'spectator')),
          decision.ok
            ? decision.facts.map((fact) => redactFact(fact, event.seat ?? 'spectator'))
            : decision.refusal,
          'What an act told that may be taken back',
        );
      }
    }),
};

const sealsOrders: Promised = {
  says: 'tells nobody of an order until it acts, and never that it was one',
  keep: (title) =>
    forRandomGames(title, (played) => {
      for (const [number, { event }] of played.steps.entries()) {
        const others = viewersOf(played).filter(
          (viewer) => viewer !== 'referee' && viewer !== event.seat,
        );
        for (const viewer of others) {
          const told = redact({ ...event, number, at: '' }, viewer, number);
          const isKept = event.kind !== 'order' || told === null;
          require(isKept, () => `${viewer} is told of an order of seat ${event.seat}`);
          if (told !== null) requireUnmarked(told);
        }
        const isAddressed = event.kind !== 'order' || toldOf(event)?.length === 1;
        require(isAddressed, () => 'An order is told to more than its owner');
      }
    }),
};

function requireUnmarked(told: ToldEvent): void {
  require(!('automatic' in told || 'byOrder' in told), () => 'An act by order bears a mark');
}

const dryRunsTellNothing: Promised = {
  says: 'foresees of an act only what its seat could work out',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { steps, plan } = played;
        for (const { event, before } of steps) {
          if (event.action === null || event.seat === null || event.byOrder !== null) continue;
          const { seat, action } = event;
          const runs = [1, 2].map((dealing) =>
            foresee(played, before, seat, action.asked, plan.seed + dealing),
          );
          requireSame(runs[0], runs[1], 'What is foreseen');
          const really = foretold(event.facts, seat).filter((fact) => fact !== null);
          const [foreseen] = runs;
          if (foreseen?.ok === true && !foreseen.isCut) {
            requireSame(really, foreseen.facts, 'What is foreseen of an act');
          }
        }
      },
      25,
    ),
};

function foresee(
  { setting }: Played,
  position: Position,
  seat: Seat,
  action: { readonly type: string },
  seed: number,
) {
  const { chance } = chanceAt(seededDraws(seed), { ordinals: {} });
  const { game } = redealtFor(setting.title.redeal, position, seat, seed);
  return dryRun(setting, { game }, seat, [action], chance);
}

/** Two different games the seat cannot tell apart foresee the same. */
function redealtFor(
  redeal: (
    state: unknown,
    viewer: Viewer,
    chance: { draw(purpose: string, size: number): number },
  ) => unknown,
  position: Position,
  seat: Seat,
  seed: number,
): Position {
  const { chance } = chanceAt(seededDraws(seed * 31), { ordinals: {} });
  const state = redeal(position.game.state, seat, chance);
  return { ...position, game: { ...position.game, state } };
}

const addressesSecrets: Promised = {
  says: 'shows a piece in a told fact only to those in whose view it is, then or before',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting, steps } = played;
      const pieces = new Set(title.pieces(setting.table));
      for (const viewer of viewersOf(played)) {
        if (viewer === 'referee') continue;
        for (const [number, { event, before, after }] of steps.entries()) {
          if (after.game.status === 'open' || before.game.status === 'open') continue;
          const told = redact({ ...event, number, at: '' }, viewer, number);
          const named = found(told?.facts ?? [], pieces);
          const seen = new Set([
            ...found(title.view(before.game.state, viewer), pieces),
            ...found(title.view(after.game.state, viewer), pieces),
            ...event.facts
              .filter(({ reveals }) => reveals === true)
              .flatMap((fact) => found(fact, pieces)),
            ...keysIn(title.view(after.game.state, viewer)),
          ]);
          const leaked = named.find((piece) => !seen.has(piece));
          require(leaked === undefined, () =>
            `${viewer} is told of ${leaked}, which his view does not show`);
        }
      }
    }),
};

/** Names that are keys of records, such as the faces of all pieces. */
function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

export const secrecyPromises: readonly Promised[] = [
  tellsNothing,
  redealsAll,
  marksReveals,
  playsRedealt,
  undoesNoReveal,
  sealsOrders,
  dryRunsTellNothing,
  addressesSecrets,
];
