import { canonicalJson } from '../../core/canonical.ts';
import { redact, type ToldEvent, toldOf } from '../../core/event.ts';
import type { Fact } from '../../core/fact.ts';
import { fork } from '../../core/fork.ts';
import { decide, offers, replay, toAct } from '../../core/play.ts';
import { advance, type Position } from '../../core/position.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import { factSentence } from '../../core/sentences.ts';
import type { Game } from '../../core/table.ts';
import { mayTakeBack, takeBack, visit } from '../../core/visit.ts';
import { seededDraws } from '../chance.ts';
import { actionOf, chanceAt, type Played, type Step } from '../random-game.ts';
import {
  forRandomGames,
  found,
  type Promised,
  positionsOf,
  require,
  requireSame,
  sampled,
  viewersOf,
} from './promise.ts';
import {
  allTold,
  beforeReveal,
  foreseen,
  isSealedFor,
  redealt,
  seenIn,
  someTried,
  toldOfFacts,
} from './told.ts';

const tellsNothing: Promised = {
  says: 'tells a viewer nothing that depends on what he cannot know',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const tried = someTried(played);
        for (const { after } of sampled(played)) {
          for (const viewer of viewersOf(played)) {
            requireSame(
              allTold(played, after.game, viewer, tried),
              allTold(played, redealt(played, after, viewer).game, viewer, tried),
              `What ${viewer} is told`,
            );
          }
        }
      },
      0.3,
    ),
};

const remembersNothing: Promised = {
  says: 'says the same of a moment whenever it is asked, whatever happened in between',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting } = played;
        const steps = sampled(played);
        const tried = someTried(played).slice(0, 4);
        const said = ({ event, after }: Step) => ({
          told: ([0, 'spectator'] as const).map((viewer) =>
            allTold(played, after.game, viewer, tried),
          ),
          sentences: toldOfFacts(event.facts, 'spectator').map((fact) =>
            factSentence(setting, fact, 'en', (seat) => `Seat ${seat}`),
          ),
        });
        const first = steps.map((step) => {
          advance(setting, step.before, { ...step.event, number: step.before.number + 1 });
          return said(step);
        });
        for (const [index, step] of [...steps.entries()].reverse()) {
          requireSame(first[index], said(step), 'What is said of the same moment later');
        }
      },
      0.2,
    ),
};

const redealsPieces: Promised = {
  says: 'redeals every piece to exactly one place, and nothing to the referee',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const pieces = new Set(title.pieces(played.setting.table));
        for (const { after } of sampled(played)) {
          for (const viewer of viewersOf(played)) {
            const { state } = redealt(played, after, viewer).game;
            requireSame([...pieces].sort(), found(state, pieces).sort(), 'What was redealt');
          }
          const known = redealt(played, after, 'referee').game.state;
          requireSame(after.game.state, known, 'What the referee knows');
        }
      },
      0.5,
    ),
};

/** Every text and number of a value by its path, places in lists left open: `hands.*.cards.*`. */
function leaves(value: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, entry]) =>
    leaves(entry, `${path}.${Array.isArray(value) ? '*' : key}`),
  );
}

/** The paths on which two states differ. */
function differing(one: unknown, other: unknown): readonly string[] {
  const gathered = (state: unknown) => {
    const byPath = new Map<string, unknown[]>();
    for (const [path, leaf] of leaves(state)) {
      byPath.set(path, [...(byPath.get(path) ?? []), leaf]);
    }
    return byPath;
  };
  const [first, second] = [gathered(one), gathered(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (path) => canonicalJson(first.get(path) ?? []) !== canonicalJson(second.get(path) ?? []),
  );
}

/** What an act led to before anything was revealed: the game and what was told until then. */
function ledTo({ setting }: Played, before: Position, facts: readonly Fact[]) {
  const known = beforeReveal(facts);
  return { game: replay(setting, known, before.game), facts: known };
}

/**
 * Another sealed choice of the same kind its seat could have made, where a viewer sees the same
 * after both: he cannot know which it was.
 */
function twins(played: Played, { event, before }: Step) {
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

const isSeenAlike = (played: Played, one: Game, other: Game, viewer: Viewer): boolean =>
  canonicalJson(seenIn(played, one, viewer)) === canonicalJson(seenIn(played, other, viewer));

const sealsChoices: Promised = {
  says: 'tells of a sealed choice nothing by which it could be told from another',
  keep: (title) =>
    forRandomGames(title, (played) => {
      for (const step of sampled(played)) {
        if (step.before.game.status !== 'running') continue;
        for (const { viewer, real, twin } of twins(played, step)) {
          requireSame(
            toldOfFacts(real.facts, viewer),
            toldOfFacts(twin.facts, viewer),
            `What ${viewer} is told of a sealed choice`,
          );
        }
      }
    }),
};

/** Pieces in a state that this viewer does not see, by their paths. */
function hiddenPieces(played: Played, game: Game, viewer: Viewer): readonly string[] {
  const { title, table } = played.setting;
  const pieces = new Set(title.pieces(table));
  const view = title.view(game.state, viewer);
  const seen = new Set(found(view, pieces));
  return leaves(game.state).flatMap(([path, leaf]) =>
    typeof leaf === 'string' && pieces.has(leaf) && !seen.has(leaf) ? [path] : [],
  );
}

/** The paths on which something is hidden, and those on which redealing changes something. */
type Paths = { readonly hidden: Set<string>; readonly changed: Set<string> };

const addAll = (paths: Set<string>, more: readonly string[]): void => {
  for (const path of more) paths.add(path);
};

/** Pieces a spectator does not see, and what redealing does to them. */
function notePieces(played: Played, { after }: Step, { hidden, changed }: Paths): void {
  addAll(hidden, hiddenPieces(played, after.game, 'spectator'));
  for (const viewer of [0, 'spectator'] as const) {
    const other = redealt(played, after, viewer).game.state;
    addAll(changed, differing(after.game.state, other));
  }
}

/** What only a sealed choice's own seat knows, such as a number, and what redealing does to it. */
function noteChoices(played: Played, step: Step, { hidden, changed }: Paths): void {
  for (const { real, twin, viewer } of twins(played, step)) {
    addAll(hidden, differing(real.game.state, twin.game.state));
    const other = redealt(played, { ...step.after, game: real.game }, viewer).game.state;
    addAll(changed, differing(real.game.state, other));
  }
}

const redealsAll: Promised = {
  says: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  keep: (title) => {
    const paths: Paths = { hidden: new Set(), changed: new Set() };
    forRandomGames(
      title,
      (played) => {
        for (const step of sampled(played)) {
          notePieces(played, step, paths);
          if (step.before.game.status === 'running') noteChoices(played, step, paths);
        }
      },
      0.15,
    );
    const left = [...paths.hidden].filter((path) => !paths.changed.has(path));
    require(left.length === 0, () => `Redealing never changed ${left.join(', ')}`);
  },
};

const tellsChanges: Promised = {
  says: 'tells a viewer of every event that changes what he sees',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        for (const { isSeen, viewer, isTold } of changesSeen(played)) {
          require(isTold || !isSeen, () => `${viewer} sees a change he was not told of`);
        }
      },
      0.5,
    ),
};

const keepsQuiet: Promised = {
  says: 'tells nobody of a sealed act that changes nothing he sees, such as a changed mind',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        for (const { event, isSeen, viewer, isTold } of changesSeen(played)) {
          if (!isSealedFor(event, viewer)) continue;
          require(isSeen || !isTold, () => `${viewer} is told of an act that changes nothing`);
        }
      },
      0.5,
    ),
};

/** For every event and viewer, whether he saw something change, and whether he was told. */
function changesSeen(played: Played) {
  const running = sampled(played).filter(({ before }) => before.game.status === 'running');
  return viewersOf(played)
    .filter((viewer) => viewer !== 'referee')
    .flatMap((viewer) =>
      running.map(({ event, before, after }) => ({
        event,
        viewer,
        isSeen: !isSeenAlike(played, before.game, after.game, viewer),
        isTold: redact({ ...event, number: 1, at: '' }, viewer, 1) !== null,
      })),
    );
}

const playsRedealt: Promised = {
  says: 'plays every redealt game to its end',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting, plan } = played;
        const positions = positionsOf(played);
        const every = Math.ceil(positions.length / 8); // the first among them: all is hidden there
        for (const { after } of positions.filter((_, index) => index % every === 0)) {
          for (const viewer of viewersOf(played)) {
            const seed = plan.seed + after.number;
            const dealing = chanceAt(seededDraws(seed), { ordinals: {} }).chance;
            playOn(played, fork(setting, after, viewer, dealing));
          }
        }
      },
      0.5,
    ),
};

/** Plays from a position to the end. */
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
  says: 'lets nobody take back an act after which he knows more, and takes back all of it',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting } = played;
      for (const step of played.steps) {
        const { event, before, after } = step;
        const { seat } = event;
        if (seat === null || event.action === null) continue;
        if (mayTakeBack(setting, after, seat) === 0) continue;
        requireToldAlike(played, step, seat);
        const back = takeBack(setting, after, seat, 1);
        require(back.ok, () => 'An act that may be taken back is not');
        if (back.ok) requireSame(before.game, back.position.game, 'The game after an undo');
      }
    }),
};

/** All that an act told its seat is the same in a game it could not tell from this one. */
function requireToldAlike(played: Played, { event, before }: Step, seat: Seat): void {
  const other = redealt(played, before, seat);
  const { chance } = chanceAt(seededDraws(played.plan.seed + 99), before);
  const asked = event.action?.asked ?? { type: '' };
  const decision = decide(played.setting, other.game, asked, seat, chance);
  requireSame(
    toldOfFacts(event.facts, seat),
    decision.ok ? toldOfFacts(decision.facts, seat) : decision.refusal,
    'What an act told that may be taken back',
  );
}

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
      requireUnseenOrders(played);
    }),
};

function requireUnmarked(told: ToldEvent): void {
  require(!('automatic' in told || 'byOrder' in told), () => 'An act by order bears a mark');
}

/** Placing an order changes nothing anybody sees: the rules keep no order anywhere. */
function requireUnseenOrders(played: Played): void {
  const { setting, plan } = played;
  const { orders } = setting.title;
  for (const { after } of positionsOf(played).slice(0, 6)) {
    for (const viewer of viewersOf(played)) {
      const before = canonicalJson(seenIn(played, after.game, viewer));
      for (const { order, seat } of plan.orders) {
        orders?.place(
          setting.title.view(after.game.state, seat % plan.seats),
          order,
          setting.table,
        );
        const now = canonicalJson(seenIn(played, after.game, viewer));
        require(now === before, () => `${viewer} sees that an order was placed`);
      }
    }
  }
}

const dryRunsTellNothing: Promised = {
  says: 'foresees of an act only what its seat could work out',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        for (const { event, before } of sampled(played)) {
          if (event.action === null || event.seat === null || event.byOrder !== null) continue;
          const { seat, action } = event;
          const [one, other] = [1, 2].map((dealing) =>
            foreseen(played, before, seat, action.asked, dealing),
          );
          requireSame(one, other, 'What is foreseen');
          if (one?.ok === true && !one.isCut) {
            const really = toldOfFacts(beforeReveal(event.facts), seat);
            requireSame(really, one.facts, 'What is foreseen of an act');
          }
        }
      },
      0.25,
    ),
};

const addressesSecrets: Promised = {
  says: 'shows a secret piece in a told fact only to those in whose view it is, then or before',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const pieces = new Set(title.pieces(played.setting.table));
      for (const step of sampled(played)) {
        for (const viewer of viewersOf(played)) {
          if (viewer !== 'referee') requireAddressed(played, step, viewer, pieces);
        }
      }
    }),
};

/** The pieces in what a step tells a viewer alone are in his view, or told openly. */
function requireAddressed(
  { setting }: Played,
  { event, before, after }: Step,
  viewer: Viewer,
  pieces: ReadonlySet<string>,
): void {
  const told = toldOfFacts(event.facts, viewer);
  const secrets = found(
    told.map(({ secret }) => secret ?? null),
    pieces,
  );
  if (secrets.length === 0) return;
  const open = told.map(({ secret: _secret, ...rest }) => rest);
  const views = [before, after]
    .filter(({ game }) => game.state !== null)
    .map(({ game }) => setting.title.view(game.state, viewer));
  const seen = new Set(found([...views, ...open], pieces));
  const leaked = secrets.find((piece) => !seen.has(piece));
  require(leaked === undefined, () =>
    `${viewer} is told of ${leaked}, which his view does not show`);
}

export const secrecyPromises: readonly Promised[] = [
  tellsNothing,
  remembersNothing,
  redealsPieces,
  redealsAll,
  sealsChoices,
  tellsChanges,
  keepsQuiet,
  playsRedealt,
  undoesNoReveal,
  sealsOrders,
  dryRunsTellNothing,
  addressesSecrets,
];
