import type { Viewer } from '@staffetta/engine';
import { z } from 'zod';
import type { Desk } from '../admin/desk.ts';
import { deskOffline, gameCalled, personCalled } from '../admin/desk-offline.ts';
import { troubles } from '../admin/found-games.ts';
import {
  checkedText,
  differenceText,
  entryText,
  gameText,
  positionText,
} from '../admin/games-text.ts';
import { helpGame, helpNames, helpUsage, isHelp, wholeUpTo } from '../admin/helping-offline.ts';
import { noted } from '../admin/noted.ts';
import {
  type Mark,
  type TimelineEntry,
  type TimelineWish,
  timelineKinds,
  usualKinds,
} from '../admin/timeline.ts';
import { type Command, misunderstood, operate, readWish, saidIn, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run -s games -- find | show | log | check | position | difference | timeline`: games, and what happened in one; and help for it, from
// `take-back` on. With `--json` for programs. What is secret is told only with a reason, and all is noted. `check` ends with 1
// if a log does not hold.

const usage = `npm run -s games -- find [--title <id>] [--version <number>] [--status open | running | ended]
  [--player <name, address or id>] [--waiting-for <name, address or id>] [--trouble stuck | slow] [--limit <count>]
  [--id <its beginning>] [--created-before <when>] [--moved-before <when>] [--archived]
npm run -s games -- show <game>
npm run -s games -- log <game> [--referee --reason <why>]
npm run -s games -- check <game>
npm run -s games -- position <game> [--at <number>] [--as referee | <seat> --reason <why>]
npm run -s games -- difference <game> --from <number> [--to <number>] [--as referee | <seat> --reason <why>]
npm run -s games -- timeline <game> [--kind event | mail | clock | invitation | deed | reading] [--referee --reason <why>]
${helpUsage}
With --json for programs.`;

const names = [
  ...(['title', 'version', 'status', 'player', 'waiting-for', 'trouble', 'limit'] as const),
  ...(['id', 'created-before', 'moved-before'] as const),
  ...(['at', 'from', 'to', 'as', 'kind', 'reason'] as const),
  ...helpNames,
] as const;
type Name = (typeof names)[number];
type Asked = { readonly desk: Desk; readonly wish: Wish<Name>; readonly game: string };

const number = z.string().transform(Number).pipe(wholeUpTo(1_000_000));
const moment = z
  .union(
    [z.iso.date(), z.iso.datetime({ offset: true })],
    'a day, such as 2026-08-03, or a moment, such as 2026-08-03T18:00:00Z',
  )
  .transform((said) => new Date(said))
  .nullable();
const wishSchema = z.object({
  title: z.string().nullable(),
  version: number.nullable(),
  status: z.enum(['open', 'running', 'ended']).nullable(),
  trouble: z.enum(troubles).nullable(),
  id: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{4,8}(-?[0-9a-f]{1,4}){0,6}-?$/, 'four digits at least')
    .nullable(),
  'created-before': moment,
  'moved-before': moment,
  limit: number.nullable().transform((limit) => limit ?? 50),
});

const placeSchema = z.object({ at: number.nullable() });
const stretchSchema = z.object({
  from: z.string({ error: 'say it as well' }).transform(Number).pipe(wholeUpTo(1_000_000)),
  to: number.nullable(),
});
const kindSchema = z.object({ kind: z.enum(timelineKinds).nullable() });

const saidOf = (wish: Wish<Name>): Readonly<Record<Name, string | null>> =>
  Object.fromEntries(names.map((name) => [name, wish.said(name)])) as Record<Name, string | null>;

/** What was said, understood; or a sentence on what was not. */
function parsed<T>(schema: z.ZodType<T>, wish: Wish<Name>): T {
  const read = schema.safeParse(saidOf(wish));
  if (!read.success) throw new OperatorError(`${z.prettifyError(read.error)}\n${usage}`);
  return read.data;
}

async function find({ desk, wish }: Asked): Promise<number> {
  const {
    'created-before': createdBefore,
    'moved-before': movedBefore,
    ...wanted
  } = parsed(wishSchema, wish);
  const called = async (name: Name) => {
    const whom = wish.said(name);
    return whom === null ? null : personCalled(desk, whom);
  };
  const [player, waitingFor] = [await called('player'), await called('waiting-for')];
  const archived = wish.is('archived') ? true : null;
  const asked = { ...wanted, player, waitingFor, createdBefore, movedBefore, archived };
  const found = await noted(desk.audit, { operation: 'findGames', asked }, () =>
    desk.games.list({ ...asked, before: null, asker: null }),
  );
  wish.tell(found, found.map(gameText));
  return 0;
}

async function show({ desk, wish, game }: Asked): Promise<number> {
  const reading = { operation: 'inspectGame', gameId: game, asked: { game } };
  const found = await noted(desk.audit, reading, async () => {
    const one = await desk.games.one(game, null);
    if (one === null) throw new OperatorError(`There is no game ${game} in this database.`);
    return one;
  });
  const { edition, host, visibility, pausedUntil, seats } = found;
  wish.tell(found, [
    gameText(found),
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
async function wholeLog({ inspecting }: Desk, game: string, viewer: 'spectator' | 'referee') {
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
  wish.tell(events, lines);
  return 0;
}

function viewerIn(wish: Wish<Name>): Viewer {
  const said = wish.said('as') ?? 'spectator';
  if (said === 'spectator' || said === 'referee') return said;
  const seat = Number(said) - 1;
  if (Number.isSafeInteger(seat) && seat >= 0) return seat;
  throw new OperatorError(`--as is a spectator, the referee, or a seat from 1 on.\n${usage}`);
}

/** With whose eyes one looks, and why; all but a spectator's see what is secret. */
function eyesIn(wish: Wish<Name>): { readonly as: Viewer; readonly reason: string | null } {
  const as = viewerIn(wish);
  return { as, reason: as === 'spectator' ? null : saidIn(wish, 'reason', usage) };
}

async function position({ desk, wish, game }: Asked): Promise<number> {
  const { as, reason } = eyesIn(wish);
  const { at } = parsed(placeSchema, wish);
  const reading = { operation: 'inspectPosition', gameId: game, reason };
  const found = await noted(desk.audit, { ...reading, asked: { game, as, at } }, () =>
    desk.inspecting.position(game, as, { number: at, language: 'en' }),
  );
  wish.tell(found, positionText(found));
  return 0;
}

async function difference({ desk, wish, game }: Asked): Promise<number> {
  const { as, reason } = eyesIn(wish);
  const { from, to } = parsed(stretchSchema, wish);
  const reading = { operation: 'inspectDifference', gameId: game, reason };
  const found = await noted(desk.audit, { ...reading, asked: { game, as, from, to } }, () =>
    desk.inspecting.difference(game, as, { from, to, language: 'en' }),
  );
  wish.tell(found, differenceText(found));
  return 0;
}

type Page = Awaited<ReturnType<Desk['timeline']['page']>>;

/** All of a time line, however long. */
async function wholeTimeline(
  desk: Desk,
  game: string,
  wish: Pick<TimelineWish, 'isReferee' | 'kinds'>,
): Promise<readonly TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  let beyond: Mark | null = null;
  do {
    const stretch = { beyond, order: 'oldest', limit: 200, language: 'en' } as const;
    const page: Page = await desk.timeline.page(game, { ...wish, ...stretch });
    entries.push(...page.entries);
    beyond = page.next;
  } while (beyond !== null);
  return entries;
}

async function timeline({ desk, wish, game }: Asked): Promise<number> {
  const isReferee = wish.is('referee');
  const reason = isReferee ? saidIn(wish, 'reason', usage) : null;
  const { kind } = parsed(kindSchema, wish);
  const asked = { game, referee: isReferee, kind };
  const kinds = kind === null ? usualKinds : [kind];
  const reading = { operation: 'readTimeline', gameId: game, reason, asked };
  const entries = await noted(desk.audit, reading, () =>
    wholeTimeline(desk, game, { isReferee, kinds }),
  );
  wish.tell(entries, entries.map(entryText));
  return 0;
}

async function check({ desk, wish, game }: Asked): Promise<number> {
  const reading = { operation: 'checkLog', gameId: game, asked: { game } };
  const found = await noted(desk.audit, reading, () => desk.inspecting.check(game));
  wish.tell(found, [checkedText(found)]);
  return found.brokenAt === null && found.difference === null ? 0 : 1;
}

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  find,
  show,
  log,
  check,
  position,
  difference,
  timeline,
};

async function helped({ desk, wish, game }: Asked, how: string): Promise<number> {
  const reason = saidIn(wish, 'reason', usage);
  await helpGame(desk, how, { game, reason, said: saidOf(wish) });
  wish.tell({ game, done: how }, [`Done: ${how} ${game}.`]);
  return 0;
}

export const command: Command = async (call) => {
  const wish = readWish(call, names, ['referee', 'archived']);
  const [what = '', ofGame = ''] = wish?.words ?? [];
  const deed = isHelp(what) ? (asked: Asked) => helped(asked, what) : deeds[what];
  if (wish === null || deed === undefined || (what === 'find') !== (ofGame === '')) {
    return misunderstood(call, usage);
  }
  return operate(call, async (database) => {
    const game = what === 'find' ? '' : gameCalled(ofGame);
    return deed({ desk: deskOffline(database, call), wish, game });
  });
};
