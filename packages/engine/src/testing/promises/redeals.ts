import type { Fact } from '../../core/fact.ts';
import { fork } from '../../core/fork.ts';
import { evolve, offers, toAct } from '../../core/play.ts';
import type { Position } from '../../core/position.ts';
import type { Viewer } from '../../core/seat.ts';
import { visit } from '../../core/visit.ts';
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
import { redealt, toldOfFacts, twins } from './told.ts';

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

/** Every text and number of a value by its path: `hands.2.cards.0`. */
function leavesOf(value: unknown): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>();
  const gather = (part: unknown, path: string): void => {
    if (part === null || typeof part !== 'object') leaves.set(path, part);
    else for (const [key, entry] of Object.entries(part)) gather(entry, `${path}.${key}`);
  };
  gather(value, '');
  return leaves;
}

/** The paths on which two states differ. */
function differing(one: unknown, other: unknown): readonly string[] {
  const [first, second] = [leavesOf(one), leavesOf(other)];
  return [...first.keys(), ...second.keys()].filter((path) => first.get(path) !== second.get(path));
}

const kindOf = (piece: string): string => piece.replace(/-.*$/, '');

/**
 * Pieces in a state that this viewer does not see and was never told of, by their paths; none of
 * which only one of a kind is hidden: such a piece is where it must be.
 */
function hiddenPieces(played: Played, { after }: Step, viewer: Viewer, known: ReadonlySet<string>) {
  const { title, table } = played.setting;
  const { state } = after.game;
  const pieces = new Set(title.pieces(table));
  const seen = new Set([...known, ...found(title.view(state, viewer), pieces)]);
  const hidden = [...leavesOf(state)].flatMap(([path, leaf]) =>
    typeof leaf === 'string' && pieces.has(leaf) && !seen.has(leaf) ? [{ path, leaf }] : [],
  );
  const kinds = new Map<string, number>();
  for (const { leaf } of hidden) kinds.set(kindOf(leaf), (kinds.get(kindOf(leaf)) ?? 0) + 1);
  return hidden.filter(({ leaf }) => (kinds.get(kindOf(leaf)) ?? 0) > 1).map(({ path }) => path);
}

/** The pieces each viewer was told of by facts until each step. */
function knownPieces(played: Played): ReadonlyMap<Step, ReadonlyMap<Viewer, ReadonlySet<string>>> {
  const pieces = new Set(played.setting.title.pieces(played.setting.table));
  const known = new Map<Viewer, ReadonlySet<string>>();
  return new Map(
    played.steps.map((step) => {
      for (const viewer of viewersOf(played)) {
        const told = found(toldOfFacts(step.event.facts, viewer), pieces);
        if (told.length === 0) continue;
        known.set(viewer, new Set([...(known.get(viewer) ?? []), ...told]));
      }
      return [step, new Map(known)];
    }),
  );
}

/**
 * The same with each piece exchanged for another of its kind, as a secret could have held it. Numbers
 * of a choice stay: which others its seat could have chosen, its offers say.
 */
function altered(value: unknown, pieces: readonly string[], isChosen: boolean): unknown {
  if (typeof value === 'number') return isChosen ? value : value + 1;
  if (typeof value === 'string') {
    const alike = pieces.filter((piece) => kindOf(piece) === kindOf(value));
    return alike[(alike.indexOf(value) + 1) % alike.length] ?? value;
  }
  if (Array.isArray(value)) return value.map((entry) => altered(entry, pieces, isChosen));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, altered(entry, pieces, isChosen)]),
  );
}

/** What of a state came out of the pieces of a secret, such as their sum: what other pieces change. */
function secretPaths(
  { setting }: Played,
  before: Position,
  fact: Fact,
  isChosen: boolean,
): readonly string[] {
  if (fact.secret === undefined) return [];
  const { seenBy, ...secret } = fact.secret;
  const pieces = setting.title.pieces(setting.table);
  const other = { ...(altered(secret, pieces, isChosen) as object), seenBy };
  try {
    const { state } = evolve(setting, before.game, fact);
    const twin = evolve(setting, before.game, { ...fact, secret: other }).state;
    const among = new Set(pieces);
    const leaves = leavesOf(state);
    return differing(state, twin).filter((path) => {
      const leaf = leaves.get(path);
      return leaf !== undefined && leaf !== null && !(typeof leaf === 'string' && among.has(leaf));
    });
  } catch {
    return []; // not every such secret can be
  }
}

/** Where hidden things lie, in how many states, and in how many of them no dealing moved them. */
type Tally = Map<string, { states: number; stuck: number }>;

/** Dealings of one state: of two pieces that could change places, they do in nearly every case. */
const dealings = 8;

/** Paths that no dealing of a state changes. */
function stuckPaths(
  played: Played,
  position: Position,
  viewer: Viewer,
  hidden: readonly string[],
): ReadonlySet<string> {
  const leaves = leavesOf(position.game.state);
  let stuck = hidden;
  for (let dealing = 1; dealing <= dealings && stuck.length > 0; dealing += 1) {
    const other = leavesOf(redealt(played, position, viewer, dealing).game.state);
    stuck = stuck.filter((path) => leaves.get(path) === other.get(path));
  }
  return new Set(stuck);
}

/** How far a game has got: redealing may fail in its last quarter alone. */
const phaseOf = ({ end }: Played, { number, game }: Position): string =>
  game.status === 'ended'
    ? 'when it is over'
    : `in quarter ${1 + Math.floor((4 * number) / (end.number + 1))}`;

function tallyHidden(
  tally: Tally,
  played: Played,
  position: Position,
  viewer: Viewer,
  hidden: readonly string[],
): void {
  const stuck = stuckPaths(played, position, viewer, hidden);
  const places = new Map<string, boolean>();
  for (const path of hidden) {
    const place = path.replace(/\.\d+$/, '');
    places.set(place, (places.get(place) ?? true) && stuck.has(path));
  }
  for (const [place, isStuck] of places) {
    const key = `${place} for ${viewer} ${phaseOf(played, position)}`;
    const { states, stuck: before } = tally.get(key) ?? { states: 0, stuck: 0 };
    tally.set(key, { states: states + 1, stuck: before + (isStuck ? 1 : 0) });
  }
}

/** The position just after a fact with a secret, where nothing was revealed since. */
function* sealedIn(played: Played, { event, before }: Step) {
  const isChosen = event.action !== null;
  let position = before;
  for (const fact of event.facts) {
    const paths = secretPaths(played, position, fact, isChosen);
    position = { ...position, game: evolve(played.setting, position.game, fact) };
    if (paths.length > 0) yield { fact, paths, position };
  }
}

/** What a step's secrets left in the state is hidden from all who did not see them. */
function tallySecrets(tally: Tally, played: Played, step: Step): void {
  if (step.event.facts.some(({ reveals }) => reveals === true)) return;
  for (const { fact, paths, position } of sealedIn(played, step)) {
    for (const viewer of viewersOf(played)) {
      if (viewer === 'referee' || toldOfFacts([fact], viewer)[0]?.secret !== undefined) continue;
      tallyHidden(tally, played, position, viewer, paths);
    }
  }
}

/** What only a sealed choice's own seat knows, though no fact carries it. */
function tallyChoices(tally: Tally, played: Played, step: Step): void {
  for (const { real, twin, viewer } of twins(played, step)) {
    const leaves = leavesOf(real.game.state);
    const hidden = differing(real.game.state, twin.game.state).filter((path) => leaves.has(path));
    tallyHidden(tally, played, { ...step.after, game: real.game }, viewer, hidden);
  }
}

const redealsAll: Promised = {
  says: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  keep: (title) => {
    const tally: Tally = new Map();
    forRandomGames(
      title,
      (played) => {
        const known = knownPieces(played);
        for (const step of sampled(played)) {
          for (const viewer of viewersOf(played)) {
            if (viewer === 'referee') continue;
            const told = known.get(step)?.get(viewer) ?? new Set();
            const hidden = hiddenPieces(played, step, viewer, told);
            tallyHidden(tally, played, step.after, viewer, hidden);
          }
          tallySecrets(tally, played, step);
          if (step.before.game.status === 'running') tallyChoices(tally, played, step);
        }
      },
      0.3,
    );
    const left = [...tally].flatMap(([key, { states, stuck }]) =>
      stuck >= 3 && stuck * 2 > states ? [key] : [],
    );
    require(left.length === 0, () => `Redealing does not change ${left.join(', ')}`);
  },
};

const playsRedealt: Promised = {
  says: 'plays every redealt game to its end',
  keep: (title) =>
    forRandomGames(
      title,
      (played) => {
        const { setting, plan } = played;
        const positions = positionsOf(played);
        const viewers = viewersOf(played);
        const every = Math.ceil(positions.length / 8); // the first among them: all is hidden there
        const some = positions.filter((_, index) => index % every === 0);
        for (const [index, { after }] of some.entries()) {
          const viewer = viewers[(index + plan.seed) % viewers.length] ?? 'spectator';
          const seed = plan.seed + after.number;
          const dealing = chanceAt(seededDraws(seed), { ordinals: {} }).chance;
          playOn(played, fork(setting, after, viewer, dealing));
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

export const redealPromises: readonly Promised[] = [redealsPieces, redealsAll, playsRedealt];
