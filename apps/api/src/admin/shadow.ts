import {
  type AnyTitle,
  ableToAct,
  advance,
  contributionsIn,
  type GameEvent,
  isSame,
  judge,
  offers,
  openPosition,
  type Position,
  questionOf,
  type Seat,
  type Setting,
  seatsOf,
  toAct,
  type Viewer,
  wouldObey,
} from '@staffetta/engine';
import type { z } from 'zod';
import { firstBroken, type StoredEvent, unseal } from '../games/chain.ts';
import { drawOf } from '../games/games.ts';
import { type Library, settingOf } from '../games/loaded-game.ts';
import { byId, type GameRow, type Store } from '../games/store.ts';
import {
  different,
  type Finding,
  failed,
  failure,
  noticeable,
  type OpenApart,
  parting,
  type Question,
  type SeenApart,
  type Where,
  whereOf,
} from './finding.ts';

// A change of rules tried on a game that was played by others: all that was asked for, decided again.

/** A game as far as it has got by some version of its rules. */
type Standing = { readonly setting: Setting; readonly position: Position };

const questionIn = ({ setting, position: { game } }: Standing): Question => ({
  seats: toAct(setting, game),
  decision: questionOf(setting, game),
});

/** All that is open in a game: the question, who else may act, what orders say, how far one may go back. */
const openIn = (standing: Standing): unknown => {
  const { setting, position } = standing;
  const question = questionIn(standing);
  return {
    question,
    able: ableToAct(setting, position.game),
    obeyed: question.seats.map((seat) => wouldObey(setting, position, seat)),
    back: position.trail.map(({ number }) => number),
  };
};

const furtherBy =
  (event: GameEvent) =>
  ({ setting, position }: Standing): Standing => ({
    setting,
    position: advance(setting, position, event),
  });

/** What somebody sees of a game that has begun, and how far he can count it. */
function seenBy(viewer: Viewer, { setting: { title, table }, position }: Standing) {
  const view = title.view(position.game.state, viewer);
  return { view, score: title.score(view, table) };
}

type SeenBy = ReturnType<typeof seenBy>;

function apartSeen(present: Setting, one: SeenBy, other: SeenBy): SeenApart['what'] | null {
  if (!present.title.schema.view.safeParse(other.view).success) return 'unshowable';
  if (!isSame(one.view, other.view)) return 'view';
  return isSame(one.score, other.score) ? null : 'score';
}

/** Whether a game looks to everybody as it does by its own rules, and has the same points. */
function lookedAt(pinned: Standing, present: Standing, event: GameEvent): SeenApart | null {
  const { setting, position } = present;
  if (position.game.state === null) return null;
  for (const viewer of [...seatsOf(setting.table.seats), 'spectator', 'referee'] as const) {
    const [one, other] = [seenBy(viewer, pinned), seenBy(viewer, present)];
    const what = apartSeen(setting, one, other);
    const whole = { viewer, pinned: one, present: other };
    if (what !== null) return { what, where: whereOf(event), whole };
  }
  return null;
}

/** Whether a game offers each seat what it does by its own rules. */
function offeredIn(pinned: Standing, present: Standing): OpenApart | null {
  const offered =
    (seat: Seat) =>
    ({ setting, position }: Standing) =>
      offers(setting, position.game, seat);
  for (const seat of seatsOf(present.setting.table.seats)) {
    const whole = { viewer: seat, pinned: offered(seat)(pinned), present: offered(seat)(present) };
    if (!isSame(whole.pinned, whole.present)) return { what: 'offers', whole };
  }
  return null;
}

/** Whether a game asks and offers what it does by its own rules. */
function openApart(pinned: Standing, present: Standing): OpenApart | null {
  if (isSame(openIn(pinned), openIn(present))) return offeredIn(pinned, present);
  return { what: 'question', pinned: questionIn(pinned), present: questionIn(present) };
}

/** What of a game the present rules do not take as it is, so that it cannot be theirs. */
function untaken({
  title: { schema, seats },
  table,
}: Setting): 'edition' | 'options' | 'seats' | null {
  if (table.seats < seats.min || table.seats > seats.max) return 'seats';
  const isTaken = (kept: unknown, by: z.ZodType): boolean => {
    const parsed = by.safeParse(kept);
    return parsed.success && isSame(parsed.data, kept);
  };
  if (!isTaken(table.edition, schema.edition)) return 'edition';
  return isTaken(table.options, schema.options) ? null : 'options';
}

/** What shadowing reads. */
type Shelf = Pick<Library, 'store' | 'title'>;

/** What players notice of a game beside its facts: behind each of its events, and open in it now. */
function noticed(
  settings: readonly [pinned: Setting, present: Setting],
  events: readonly GameEvent[],
  withSecrets: boolean,
): Finding {
  const [own, others] = settings;
  let pinned: Standing = { setting: own, position: openPosition(own) };
  let present: Standing = { setting: others, position: openPosition(others) };
  let where: Where | null = null;
  try {
    for (const event of events) {
      where = whereOf(event);
      const further = furtherBy(event);
      [pinned, present] = [further(pinned), further(present)];
      const apart = lookedAt(pinned, present, event);
      if (apart !== null) return noticeable(apart, withSecrets);
    }
    const apart = openApart(pinned, present);
    return apart === null ? { verdict: 'identical' } : noticeable(apart, withSecrets);
  } catch (error) {
    return failure(where, error, withSecrets);
  }
}

/** A game that is decided the same, held against its own rules as players see it. */
async function comparedSeen(
  library: Shelf,
  row: GameRow,
  present: Setting,
  events: readonly GameEvent[],
  withSecrets: boolean,
): Promise<Finding> {
  if (library.title(row.title, row.titleVersion) === null) {
    // Of one that is over nobody sees anything by rules that this release does not know.
    return row.status === 'running'
      ? failed(`this release does not know version ${row.titleVersion} of its title`)
      : { verdict: 'identical' };
  }
  try {
    return noticed([await settingOf(library, row), present], events, withSecrets);
  } catch (error) {
    return failure(null, error, withSecrets);
  }
}

async function decidedAgain(
  library: Shelf,
  row: GameRow,
  setting: Setting,
  events: readonly GameEvent[],
  withSecrets: boolean,
): Promise<Finding> {
  const what = untaken(setting);
  if (what !== null) return different({ what });
  const judged = judge(setting, events, drawOf({ row, contributions: contributionsIn(events) }));
  if (judged.verdict === 'different') return parting(judged, withSecrets);
  if (judged.verdict === 'failed') {
    return failure(whereOf(judged.event), judged.error, withSecrets);
  }
  return comparedSeen(library, row, setting, events, withSecrets);
}

/** A game that was decided again, and by what. */
export type Shadowed = {
  readonly finding: Finding;
  readonly setting: Setting;
  readonly stored: readonly StoredEvent[];
};

/** Decides a game again, as far as it has got, by the rules of `title`; nothing is written. */
export async function shadow(
  library: Shelf,
  title: AnyTitle,
  row: GameRow,
  withSecrets = false,
): Promise<Shadowed> {
  const { store } = library;
  const { gameId, number, commitment, options, seats } = row;
  const setting = { title, table: { options, edition: await store.edition(row.edition), seats } };
  const stored = await store.events(gameId, 0, number);
  const cut = stored.length < number ? stored.length + 1 : null;
  const broken = firstBroken(stored, { number: 0, hash: commitment }) ?? cut ?? row.brokenAt;
  const finding =
    broken === null
      ? await decidedAgain(library, row, setting, stored.map(unseal), withSecrets)
      : failed(`its log is broken at event ${broken}`);
  return { finding, setting, stored };
}

/** Which games of a title are looked at. */
export type Sample = {
  readonly title: string;
  readonly finished: number; // so many of those that are over,
  readonly seed: number; // chosen by this
};

/** The games of a title that go on, and then some of those that are over. */
export async function* sampled(
  store: Store,
  { title, finished, seed }: Sample,
): AsyncGenerator<GameRow> {
  yield* byId((after, limit) => store.running(title, after, limit));
  for (const gameId of await store.someFinished(title, finished, seed)) {
    const row = await store.game(gameId);
    if (row !== null) yield row;
  }
}
