import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { CommandDesk } from '../admin/desk.ts';
import { deskOffline, gameCalled, personCalled } from '../admin/desk-offline.ts';
import { type FoundGame, troubles } from '../admin/found-games.ts';
import type { CheckedLog } from '../admin/inspecting.ts';
import { noted } from '../admin/noted.ts';
import { operate, readWish, saidIn, tell, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run -s games -- find | show | log | check`: games, and what happened in one; with `--json` for programs. What
// is secret is told by `log --referee` alone, which is noted with its reason. `check` ends with 1 if a log does not hold.

const usage = `npm run -s games -- find [--title <id>] [--version <number>] [--status open | running | ended]
  [--player <name, address or id>] [--waiting-for <name, address or id>] [--trouble stuck | slow] [--limit <count>]
  [--id <its beginning>] [--created-before <when>] [--moved-before <when>] [--archived]
npm run -s games -- show <game>
npm run -s games -- log <game> [--referee --reason <why>]
npm run -s games -- check <game>
With --json for programs.`;

const names = [
  ...(['title', 'version', 'status', 'player', 'waiting-for', 'trouble', 'limit'] as const),
  ...(['id', 'created-before', 'moved-before'] as const),
  'reason',
] as const;
type Name = (typeof names)[number];
type Asked = { readonly desk: CommandDesk; readonly wish: Wish<Name>; readonly game: string };

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const number = z.coerce.number().int().min(1);
const moment = z.coerce.date().nullable();
const wishSchema = z.object({
  title: z.string().nullable(),
  version: number.nullable(),
  status: z.enum(['open', 'running', 'ended']).nullable(),
  trouble: z.enum(troubles).nullable(),
  id: z
    .string()
    .regex(/^[0-9a-f]{4,8}(-?[0-9a-f]{1,4}){0,6}-?$/, 'four digits at least')
    .nullable(),
  'created-before': moment,
  'moved-before': moment,
  limit: number.nullable().transform((limit) => limit ?? 50),
});

/** A game on a line: where it has got to, and whom it waits for. */
function lineOf({ id, title, titleVersion, status, number: newest, brokenAt, seats }: FoundGame) {
  const waited = seats.filter(({ waits }) => waits).map(({ name }) => quoted(name ?? 'nobody'));
  return [
    `${id}  ${title} ${titleVersion}  ${status}  ${newest} events`,
    ...(brokenAt === null ? [] : [`broken at ${brokenAt}`]),
    ...(waited.length === 0 ? [] : [`waits for ${waited.join(', ')}`]),
  ].join('  ');
}

async function find({ desk, wish }: Asked): Promise<number> {
  const said = Object.fromEntries(names.map((name) => [name, wish.said(name)]));
  const parsed = wishSchema.safeParse(said);
  if (!parsed.success) throw new OperatorError(`${z.prettifyError(parsed.error)}\n${usage}`);
  const called = async (name: Name) => {
    const whom = wish.said(name);
    return whom === null ? null : personCalled(desk, whom);
  };
  const [player, waitingFor] = [await called('player'), await called('waiting-for')];
  const { 'created-before': createdBefore, 'moved-before': movedBefore, ...wanted } = parsed.data;
  const archived = wish.is('archived') ? true : null;
  const asked = { ...wanted, player, waitingFor, createdBefore, movedBefore, archived };
  const found = await noted(desk.audit, { operation: 'findGames', asked }, () =>
    desk.games.list({ ...asked, before: null }),
  );
  tell(wish.is('json'), found, found.map(lineOf));
  return 0;
}

async function show({ desk, wish, game }: Asked): Promise<number> {
  const reading = { operation: 'inspectGame', gameId: game, asked: { game } };
  const found = await noted(desk.audit, reading, () => desk.games.one(game));
  if (found === null) throw new OperatorError(`There is no game ${game} in this database.`);
  const { edition, host, visibility, pausedUntil, seats } = found;
  tell(wish.is('json'), found, [
    lineOf(found),
    `edition ${edition}, ${visibility}, opened ${found.createdAt.toISOString()} by ${quoted(host.name ?? 'nobody')}`,
    ...(pausedUntil === null ? [] : [`paused until ${pausedUntil.toISOString()}`]),
    ...seats.map(({ seat, user, name, waits, since, due, tries }) =>
      [
        `seat ${seat + 1}`,
        user === null ? 'free' : `${quoted(name ?? 'gone')} ${user}`,
        ...(waits ? [`waited for since ${since}, until ${due ?? 'whenever'}`] : []),
        ...(tries > 0 ? [`its clock failed ${tries} times`] : []),
      ].join('  '),
    ),
  ]);
  return 0;
}

/** All of a log, however long. */
async function wholeLog(
  { inspecting }: CommandDesk,
  game: string,
  viewer: 'spectator' | 'referee',
) {
  const events: unknown[] = [];
  const lines: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part = await inspecting.log(game, viewer, { after, limit: 500, language: 'en' });
    events.push(...part.events);
    lines.push(...part.lines);
    after = part.next;
  }
  return { events, lines };
}

async function log({ desk, wish, game }: Asked): Promise<number> {
  const referee = wish.is('referee');
  const reason = referee ? saidIn(wish, 'reason', usage) : null;
  const reading = { operation: 'inspectLog', gameId: game, reason, asked: { game, referee } };
  const { events, lines } = await noted(desk.audit, reading, () =>
    wholeLog(desk, game, referee ? 'referee' : 'spectator'),
  );
  tell(wish.is('json'), events, lines);
  return 0;
}

function checkedText({ events, brokenAt, difference }: CheckedLog): string {
  if (brokenAt !== null) {
    return `Broken at event ${brokenAt}: it is not what was written, and the game is read-only from now on.`;
  }
  return difference === null
    ? `All ${events} events are what was written, and decided by the rules.`
    : `Event ${difference.number} is decided otherwise by the rules: ${difference.what}.`;
}

async function check({ desk, wish, game }: Asked): Promise<number> {
  const reading = { operation: 'checkLog', gameId: game, asked: { game } };
  const found = await noted(desk.audit, reading, () => desk.inspecting.check(game));
  tell(wish.is('json'), found, [checkedText(found)]);
  return found.brokenAt === null && found.difference === null ? 0 : 1;
}

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  find,
  show,
  log,
  check,
};

const wished = readWish(names, ['referee', 'archived']);
const [what = '', ofGame = ''] = wished?.words ?? [];
const deed = deeds[what];
if (wished === null || deed === undefined || (what === 'find') !== (ofGame === '')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await operate(root, async (database) => {
    const game = what === 'find' ? '' : gameCalled(ofGame);
    return deed({ desk: deskOffline(database, root), wish: wished, game });
  });
}
