import { randomInt } from 'node:crypto';
import type { AnyTitle } from '@staffetta/engine';
import { openAudit } from '../admin/audit.ts';
import type { Finding } from '../admin/finding.ts';
import { findingText } from '../admin/finding-text.ts';
import { moveGame } from '../admin/moving.ts';
import { noted } from '../admin/noted.ts';
import { sampled, shadow } from '../admin/shadow.ts';
import type { Database } from '../database/connection.ts';
import { catalogue, findTitle } from '../games/catalogue.ts';
import type { Games } from '../games/games.ts';
import type { GameRow } from '../games/store.ts';
import {
  type Call,
  type Command,
  gamesOffline,
  misunderstood,
  operate,
  readWish,
  saidIn,
} from '../operate.ts';
import { OperatorError } from '../operator-error.ts';

// `npm run -s shadow -- --title <id>`: decides all games of a title that go on, and some that are over, again
// by the present rules, and names each that they decide otherwise. Ends with 0 if none does. With `--move` those
// that go on by earlier rules and are identical go on by the present ones.

const usage = `npm run -s shadow -- --title <id> [--sample <how many finished games, 200>] [--seed <number>]
  [--move] [--json] [--secrets] [--reason <why games are moved, or secrets read>]`;

/** What is asked for; null: nothing that can be understood. */
function wishIn(call: Call) {
  const wish = readWish(call, ['title', 'sample', 'seed', 'reason'], ['move', 'secrets']);
  const title = wish?.said('title') ?? null;
  if (wish === null || title === null) return null;
  const finished = Number(wish.said('sample') ?? 200);
  const seed = Number(wish.said('seed') ?? randomInt(1_000_000));
  const areNumbers = [finished, seed].every((one) => Number.isSafeInteger(one) && one >= 0);
  const [move, secrets, json] = [wish.is('move'), wish.is('secrets'), wish.is('json')];
  return areNumbers ? { title, finished, seed, move, secrets, json, wish } : null;
}

type Asked = NonNullable<ReturnType<typeof wishIn>>;
type Wish = Omit<Asked, 'wish'> & { readonly reason: string | null };

/** What was found of a game, or done with it, on a line; below it what of it is secret. */
function lineOf(
  { gameId, status, titleVersion }: GameRow,
  found: Finding | 'moved',
  json: boolean,
): string {
  const finding = found === 'moved' ? { verdict: found } : found;
  if (json) return JSON.stringify({ game: gameId, status, titleVersion, ...finding });
  const [first, ...secrets] = found === 'moved' ? [found] : findingText(found);
  return [`Game ${gameId} (${status}, version ${titleVersion}): ${first}`, ...secrets].join('\n  ');
}

type Judged = (title: AnyTitle, row: GameRow) => Promise<Finding | 'moved'>;

const shadowing =
  ({ library }: Games, { secrets }: Wish): Judged =>
  async (title, row) =>
    (await shadow(library, title, row, secrets)).finding;

function moving(database: Database, games: Games, { secrets, reason }: Wish): Judged {
  const means = { games, audit: openAudit(database, games.now) };
  return (title, row) => moveGame(means, title, row, { reason, withSecrets: secrets });
}

async function run(call: Call, database: Database, wish: Wish): Promise<number> {
  const { title: id, finished, seed, move, json } = wish;
  const found = findTitle(id);
  if (found === null) {
    const known = catalogue.map(({ title }) => title.id).join(', ');
    throw new OperatorError(`There is no title ${JSON.stringify(id)}. There are: ${known}.`);
  }
  const games = gamesOffline(database, call);
  const judged = move ? moving(database, games, wish) : shadowing(games, wish);
  const counts = { identical: 0, moved: 0, different: 0, failed: 0 };
  for await (const row of sampled(games.store, { title: id, finished, seed })) {
    const finding = await judged(found.title, row);
    const verdict = finding === 'moved' ? finding : finding.verdict;
    counts[verdict] += 1;
    if (verdict !== 'identical') call.print(lineOf(row, finding, json));
  }
  const { identical, moved, different, failed } = counts;
  const version = found.title.version;
  call.print(
    json
      ? JSON.stringify({ title: id, version, sample: finished, seed, ...counts })
      : `${id}, version ${version}, seed ${seed}: ${identical + moved} identical, ${moved} of them moved, ${different} different, ${failed} failed.`,
  );
  return different + failed === 0 ? 0 : 1;
}

/** Reading secrets is noted like all that admins do; each game that is moved is noted by itself. */
async function runNoted(call: Call, database: Database, { wish, ...rest }: Asked): Promise<number> {
  const { title, seed, finished: sample, secrets, move } = rest;
  const reason = move || secrets ? saidIn(wish, 'reason', usage) : null;
  const judge = () => run(call, database, { ...rest, reason });
  if (!secrets) return judge();
  const deed = { operation: 'shadow', reason, asked: { title, seed, sample, secrets } };
  return noted(
    openAudit(database, () => new Date()),
    deed,
    judge,
  );
}

export const command: Command = async (call) => {
  const asked = wishIn(call);
  if (asked === null) return misunderstood(call, usage);
  return operate(call, (database) => runNoted(call, database, asked));
};
