import { canonicalJson } from '@staffetta/engine';
import { unseal } from '../../src/games/chain.ts';
import { noticeId } from '../../src/notices/notice.ts';
import type { Club, ClubGame } from './club.ts';
import { host, noticeDelay } from './setup.ts';
import { type Turn, turnsOf } from './turns.ts';

// What is left of a season, looked at afterwards.

/** Events are told to the minute: nobody can know better how long a turn took. */
const blur = 60_000;

const mailOf = (id: string): string => `<${id}@${host}>`;

async function logOf({ service }: Club, { id }: ClubGame) {
  const { cache, store } = service.services.games;
  const loaded = await cache.current(id);
  if (loaded === null) throw new Error(`There is no game ${id}`);
  const stored = await store.events(id, 0, loaded.number);
  return { loaded, events: stored.map(unseal) };
}

/** How long a game took, and how it went. */
export type GameFound = {
  readonly game: ClubGame;
  readonly ended: boolean;
  readonly days: number;
  readonly lateTimes: number; // how often somebody ran out of time
  readonly turns: readonly (Turn & { readonly mail: string })[];
};

export async function lookAtGames(club: Club): Promise<readonly GameFound[]> {
  const found: GameFound[] = [];
  for (const game of club.games) {
    const { loaded, events } = await logOf(club, game);
    const times = events.map(({ at }) => Date.parse(at));
    const turns = turnsOf(loaded.setting, events, game.seated);
    found.push({
      game,
      ended: loaded.game.status === 'ended',
      days: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 86_400_000,
      lateTimes: events.filter(({ facts }) => canonicalJson(facts).includes('"time-ran-out"'))
        .length,
      turns: turns.map((turn) => {
        const { userId, seat, turn: count, number } = turn;
        const wish = { userId, seat, kind: 'turn', turn: count, number } as const;
        return { ...turn, mail: mailOf(noticeId(game.id, wish)) };
      }),
    });
  }
  return found;
}

export type Telling = {
  readonly told: number; // turns that were told of, each once
  readonly quick: number; // turns that were over before anybody could be told
  readonly missed: readonly Turn[]; // long enough, and not told of
  readonly idle: readonly Turn[]; // told of though they were over
  readonly unexplained: number; // mails of turns that nobody had
};

/** Whether everybody who had to act was told so once. */
export async function lookAtTelling(
  { service, members, inbox }: Club,
  found: readonly GameFound[],
): Promise<Telling> {
  const wanting = new Set(
    members.filter(({ telling }) => (telling.turns ?? 'every') === 'every').map(({ id }) => id),
  );
  const turns = found.flatMap((one) => one.turns);
  const lasted = ({ from, until }: Turn): number => until.getTime() - from.getTime();
  const isLong = (turn: Turn): boolean => lasted(turn) > noticeDelay * 1_000 + blur;
  const isShort = (turn: Turn): boolean => lasted(turn) < noticeDelay * 1_000 - blur;
  const wasTold = ({ mail }: { readonly mail: string }): boolean => inbox.arrived.has(mail);
  const { rows } = await service.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from notice where kind = 'turn' and state = 'sent'`,
  );
  const told = turns.filter(wasTold);
  return {
    told: told.length,
    quick: turns.filter((turn) => isShort(turn) && wanting.has(turn.userId)).length,
    missed: turns.filter((turn) => wanting.has(turn.userId) && isLong(turn) && !wasTold(turn)),
    idle: told.filter((turn) => isShort(turn) || !wanting.has(turn.userId)),
    unexplained: (rows[0]?.count ?? 0) - told.length,
  };
}

/** Players at the end of games who were not told of it exactly once. */
export async function untoldEndings(
  club: Club,
  found: readonly GameFound[],
): Promise<readonly string[]> {
  const { rows } = await club.service.database.pool.query<{ gameId: string; userId: string }>(
    'select distinct game_id as "gameId", user_id as "userId" from game_seat where user_id is not null',
  );
  const over = new Set(found.filter(({ ended }) => ended).map(({ game }) => game.id));
  return rows
    .filter(({ gameId }) => over.has(gameId))
    .map(({ gameId, userId }) => {
      const wish = { userId, seat: null, kind: 'ended', turn: 0, number: 0 } as const;
      return mailOf(noticeId(gameId, wish));
    })
    .filter((mail) => !club.inbox.arrived.has(mail));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean days a game took, by title and pace. */
export const daysByPace = (found: readonly GameFound[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(found.map(({ game }) => `${game.title}, ${game.pace}`))].sort().map((name) => {
      const of = found.filter(({ game }) => `${game.title}, ${game.pace}` === name);
      const days = mean(of.map((one) => one.days)).toFixed(1);
      const late = mean(of.map(({ lateTimes }) => lateTimes)).toFixed(1);
      return [`${name}:`, `${days} days, late ${late} times`];
    }),
  );
