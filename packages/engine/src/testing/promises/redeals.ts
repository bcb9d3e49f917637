import type { Fact } from '../../core/fact.ts';
import { fork } from '../../core/fork.ts';
import { evolve, offers, toAct } from '../../core/play.ts';
import type { Position } from '../../core/position.ts';
import type { Viewer } from '../../core/seat.ts';
import { visit } from '../../core/visit.ts';
import { seededDraws } from '../chance.ts';
import { actionOf, chanceAt, mostActs, type Played, type Step } from '../random-game.ts';
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
    if (isLeaf(part)) leaves.set(path, part);
    else for (const [key, entry] of Object.entries(partsOf(part))) gather(entry, `${path}.${key}`);
  };
  gather(value, '');
  return leaves;
}

type Parts = Readonly<Record<string, unknown>>;

const isLeaf = (value: unknown): boolean => value === null || typeof value !== 'object';
const partsOf = (value: unknown): Parts => (isLeaf(value) ? {} : (value as Parts));

/** The paths on which two states differ; what they share is not looked at. */
function differing(one: unknown, other: unknown, path = ''): readonly string[] {
  if (one === other) return [];
  const [parts, others] = [partsOf(one), partsOf(other)];
  const keys = new Set([...Object.keys(parts), ...Object.keys(others)]);
  const within = [...keys].flatMap((key) => differing(parts[key], others[key], `${path}.${key}`));
  return isLeaf(one) || isLeaf(other) ? [path, ...within] : within;
}

const kindOf = (piece: string): string => piece.replace(/-.*$/, '');

/** A piece in a state, and its path. */
type Lying = { readonly path: string; readonly leaf: string };

const piecesIn = (state: unknown, pieces: ReadonlySet<string>): readonly Lying[] =>
  [...leavesOf(state)].flatMap(([path, leaf]) =>
    typeof leaf === 'string' && pieces.has(leaf) ? [{ path, leaf }] : [],
  );

/**
 * The paths of pieces that a viewer neither sees nor was told of; none of which only one of a kind is
 * hidden: such a piece is where it must be.
 */
function hiddenPieces(lying: readonly Lying[], seen: ReadonlySet<string>) {
  const hidden = lying.filter(({ leaf }) => !seen.has(leaf));
  const kinds = new Map<string, number>();
  for (const { leaf } of hidden) kinds.set(kindOf(leaf), (kinds.get(kindOf(leaf)) ?? 0) + 1);
  return hidden.filter(({ leaf }) => (kinds.get(kindOf(leaf)) ?? 0) > 1).map(({ path }) => path);
}

/** The pieces each viewer was told of by facts until each step. */
function knownPieces(
  played: Played,
  pieces: ReadonlySet<string>,
): ReadonlyMap<Step, ReadonlyMap<Viewer, ReadonlySet<string>>> {
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
  let stuck = hidden;
  for (let dealing = 1; dealing <= dealings && stuck.length > 0; dealing += 1) {
    const other = redealt(played, position, viewer, dealing).game.state;
    const moved = new Set(differing(position.game.state, other));
    stuck = stuck.filter((path) => !moved.has(path));
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
        const pieces = new Set(title.pieces(played.setting.table));
        const known = knownPieces(played, pieces);
        for (const step of sampled(played)) {
          const { state } = step.after.game;
          const lying = piecesIn(state, pieces);
          for (const viewer of viewersOf(played)) {
            if (viewer === 'referee') continue;
            const told = known.get(step)?.get(viewer) ?? [];
            const seen = new Set([...told, ...found(title.view(state, viewer), pieces)]);
            tallyHidden(tally, played, step.after, viewer, hiddenPieces(lying, seen));
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
      0.25,
    ),
};

/** Plays from a position to the end. */
function playOn({ setting, draw, plan }: Played, from: Position): void {
  let position = from;
  for (let act = 0; position.game.status === 'running'; act += 1) {
    require(act < mostActs, () => 'A redealt game does not end');
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
