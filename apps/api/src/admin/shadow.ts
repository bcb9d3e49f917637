import {
  type AnyTitle,
  ableToAct,
  advance,
  contributionsIn,
  type GameEvent,
  isSame,
  judge,
  openPosition,
  type Position,
  questionOf,
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
  parting,
  type Question,
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

/** Whether a title can show a position to everybody. */
function isShowable({ setting: { title, table }, position: { game } }: Standing): boolean {
  const viewers: readonly Viewer[] = [...seatsOf(table.seats), 'spectator', 'referee'];
  return viewers.every(
    (viewer) => title.schema.view.safeParse(title.view(game.state, viewer)).success,
  );
}

/** Whether a game that goes on stands under the present rules where it does under its own. */
function heldAgainst(pinned: Standing, present: Standing): Finding {
  if (!isSame(openIn(pinned), openIn(present))) {
    const asked = { pinned: questionIn(pinned), present: questionIn(present) };
    return different({ what: 'question', ...asked });
  }
  return isShowable(present) ? { verdict: 'identical' } : different({ what: 'view' });
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

/** Where a game stands by the rules it is pinned to, against where the present ones lead. */
async function comparedNow(
  library: Shelf,
  row: GameRow,
  events: readonly GameEvent[],
  present: Standing,
  withSecrets: boolean,
): Promise<Finding> {
  if (library.title(row.title, row.titleVersion) === null) {
    return failed(`this release does not know version ${row.titleVersion} of its title`);
  }
  try {
    const setting = await settingOf(library, row);
    const position = events.reduce(
      (before, event) => advance(setting, before, event),
      openPosition(setting),
    );
    return heldAgainst({ setting, position }, present);
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
  const { position } = judged;
  return row.status === 'running'
    ? comparedNow(library, row, events, { setting, position }, withSecrets)
    : { verdict: 'identical' };
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
