import { canonicalJson } from '../../core/canonical.ts';
import { redact, type ToldEvent, toldOf } from '../../core/event.ts';
import { languages } from '../../core/language.ts';
import { decide } from '../../core/play.ts';
import { advance } from '../../core/position.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import { factSentence } from '../../core/sentences.ts';
import { mayTakeBack, takeBack } from '../../core/visit.ts';
import { seededDraws } from '../chance.ts';
import { chanceAt, type Played, type Step } from '../random-game.ts';
import {
  forRandomGames,
  found,
  oncePerGame,
  type Promised,
  positionsOf,
  require,
  requireSame,
  sampled,
  turnedRound,
  viewersOf,
} from './promise.ts';
import {
  allTold,
  beforeReveal,
  foreseen,
  isSealedFor,
  isSeenAlike,
  languageAt,
  redealt,
  seenIn,
  someTried,
  toldOfFacts,
  twins,
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
            if (viewer === 'referee') continue;
            const asking = { tried, language: languageAt(after, viewer) };
            requireSame(
              allTold(played, after.game, viewer, asking),
              allTold(played, redealt(played, after, viewer).game, viewer, asking),
              `What ${viewer} is told`,
            );
          }
        }
      },
      0.3,
    ),
};

const listsInOrder: Promised = {
  says: 'lists the same in the same order, however the keys of what it is kept in are ordered',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const tried = someTried(played).slice(0, 4);
        const { table } = played.setting;
        const kept: Played = { ...played, setting: { title, table: turnedRound(table) } };
        for (const { after } of sampled(played)) {
          const game = turnedRound(after.game);
          const seat = after.number % played.plan.seats; // another at each position
          for (const viewer of [seat, 'spectator', 'referee'] as const) {
            const asking = { tried, language: languageAt(after, viewer) };
            requireSame(
              allTold(played, after.game, viewer, asking),
              allTold(kept, game, viewer, asking),
              `What ${viewer} is told of a game that was kept`,
            );
          }
        }
      },
      0.2,
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
          told: ([0, 'spectator', 'referee'] as const).map((viewer) =>
            allTold(played, after.game, viewer, { tried, language: languageAt(after, viewer) }),
          ),
          sentences: languages.map((language) =>
            toldOfFacts(event.facts, 'spectator').map((fact) =>
              factSentence(setting, fact, language, (seat) => `Seat ${seat}`),
            ),
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
const changesSeen = oncePerGame((played: Played) => {
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
});

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

const undoTellsNothing: Promised = {
  says: 'lets a seat take back whether or not what it cannot know is otherwise',
  keep: (title) =>
    forRandomGames(title, (played) => {
      const { setting } = played;
      for (const { event, before, after } of sampled(played)) {
        const { seat, action } = event;
        if (seat === null || action === null || action.openness === 'sealed') continue;
        const other = redealt(played, before, seat);
        const { chance } = chanceAt(played.draw, before);
        const decision = decide(setting, other.game, action.asked, seat, chance);
        const isSame =
          decision.ok &&
          canonicalJson(toldOfFacts(event.facts, seat)) ===
            canonicalJson(toldOfFacts(decision.facts, seat));
        if (!(decision.ok && isSame) || mayTakeBack(setting, before, seat) > 0) continue;
        const twin = advance(setting, other, {
          ...event,
          facts: decision.facts,
          number: before.number + 1,
        });
        requireSame(
          mayTakeBack(setting, after, seat),
          mayTakeBack(setting, twin, seat),
          `How much ${seat} may take back`,
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
          if (one !== undefined && one.refused === null && !one.isCut) {
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
  if (event.kind === 'order') return; // what an order names, its owner has said himself
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
  sealsChoices,
  tellsChanges,
  keepsQuiet,
  undoesNoReveal,
  undoTellsNothing,
  sealsOrders,
  dryRunsTellNothing,
  addressesSecrets,
  remembersNothing,
  listsInOrder,
  tellsNothing,
];
