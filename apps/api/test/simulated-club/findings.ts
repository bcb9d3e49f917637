import {
  canonicalJson,
  type GameEvent,
  isTableFact,
  type Setting,
  seatsOf,
} from '@staffetta/engine';
import { unseal } from '../../src/games/chain.ts';
import { usualSettings } from '../../src/games/settings.ts';
import { noticeId } from '../../src/notices/notice.ts';
import { type Addition, additionsOf } from './additions.ts';
import type { Club, ClubGame } from './club.ts';
import type { Playing } from './hours.ts';
import { host, noticeDelay } from './setup.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import { reachable, slack } from './troubles.ts';
import { playersOf, type Turn, turnsOf } from './turns.ts';

// What is left of a season, looked at afterwards.

/** Events are told to the minute: nobody can know better how long a turn took. */
const blur = 60_000;

/** The Message-ID of a notice's mail. */
export const mailOf = (id: string): string => `<${id}@${host}>`;

async function logOf({ service }: Club, { id }: ClubGame) {
  const { cache, store } = service.services.games;
  const loaded = await cache.current(id);
  if (loaded === null) throw new Error(`There is no game ${id}`);
  const stored = await store.events(id, 0, loaded.number);
  const events = stored.map(unseal);
  return { loaded, events, additions: await additionsOf(service.database, id, events) };
}

/** How long a game took, and how it went. */
export type GameFound = {
  readonly game: ClubGame;
  readonly ended: boolean;
  readonly days: number;
  readonly lateTimes: number; // how often somebody ran out of time
  readonly turns: readonly (Turn & { readonly mail: string })[];
  readonly stretches: readonly Stretch[]; // of all seats
  readonly pauses: readonly Pause[];
};

/** Days in which no time was to pass, and until when none did. */
type Pause = { readonly from: Date; readonly days: number; readonly until: Date | null };

function pausesIn(events: readonly GameEvent[]): readonly Pause[] {
  const pauses: Pause[] = [];
  for (const { at, facts } of events) {
    for (const fact of facts.filter(isTableFact)) {
      if (fact.type === 'game-paused') {
        pauses.push({ from: new Date(at), days: fact.days, until: null });
      }
      const last = pauses.at(-1);
      if (fact.type === 'game-resumed' && last !== undefined) {
        pauses.splice(-1, 1, { ...last, until: new Date(at) });
      }
    }
  }
  return pauses;
}

/** How each member plays at a table. */
function playingAt({ members }: Club, { settings }: ClubGame): (userId: string) => Playing | null {
  const { leastHours, weekends } = settings.rest ?? usualSettings.rest;
  const all = new Map(
    members.map(({ id, timeZone, playTimes, vacation }) => [
      id,
      { timeZone, playTimes, vacation, leastHours, weekends },
    ]),
  );
  return (userId) => all.get(userId) ?? null;
}

/** The clocks of a game, by its log and by what its players chose. */
function clocksOf(club: Club, game: ClubGame, setting: Setting, additions: readonly Addition[]) {
  const events = additions.flatMap((addition) => addition.events);
  const playerAt = playersOf(events, game.seated);
  const playing = playingAt(club, game);
  const depending = {
    settings: { ...usualSettings, ...game.settings },
    outages: club.outages,
    playerAt: (seat: number, number: number) => {
      const userId = playerAt(seat, number);
      return { userId, playing: userId === null ? null : playing(userId) };
    },
  };
  return seatsOf(setting.table.seats).flatMap((seat) =>
    stretchesOf(setting, additions, seat, depending),
  );
}

export async function lookAtGames(club: Club): Promise<readonly GameFound[]> {
  const found: GameFound[] = [];
  for (const game of club.games) {
    const { loaded, events, additions } = await logOf(club, game);
    const times = events.map(({ at }) => Date.parse(at));
    const turns = turnsOf(loaded.setting, additions, game.seated);
    found.push({
      game,
      ended: loaded.game.status === 'ended',
      days: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 86_400_000,
      lateTimes: events.filter(({ facts }) => canonicalJson(facts).includes('"time-ran-out"'))
        .length,
      stretches: clocksOf(club, game, loaded.setting, additions),
      pauses: pausesIn(events),
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
  readonly late: readonly Turn[]; // told of later than things allowed
  readonly idle: readonly Turn[]; // told of though they were over
  readonly unexplained: number; // mails of turns that nobody had
};

/** Whether everybody who had to act was told so once. */
export async function lookAtTelling(
  { service, members, inbox, silences }: Club,
  found: readonly GameFound[],
): Promise<Telling> {
  const wanting = new Set(
    members.filter(({ telling }) => (telling.turns ?? 'every') === 'every').map(({ id }) => id),
  );
  const turns = found.flatMap((one) => one.turns);
  const lasted = ({ from, until }: Turn): number => until.getTime() - from.getTime();
  /** By when it was to be told of, as far as mails could be brought. */
  const due = ({ userId, from }: Turn): number =>
    reachable(silences, userId, new Date(from.getTime() + noticeDelay * 1_000)).getTime();
  const isLong = (turn: Turn): boolean => turn.until.getTime() > due(turn) + blur;
  const isShort = (turn: Turn): boolean => lasted(turn) < noticeDelay * 1_000 - blur;
  const wasTold = ({ mail }: { readonly mail: string }): boolean => inbox.arrived.has(mail);
  const { rows } = await service.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from notice where kind = 'turn' and state = 'sent'`,
  );
  const told = turns.filter(wasTold);
  return {
    told: told.length,
    quick: turns.filter((turn) => isShort(turn) && wanting.has(turn.userId)).length,
    late: told.filter((turn) => {
      const at = inbox.arrived.get(turn.mail)?.at.getTime() ?? 0;
      return at > due(turn) + slack;
    }),
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

/** Mean days a game took, and how often somebody was late in it, by title and pace. */
export const daysByPace = (found: readonly GameFound[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(found.map(({ game }) => `${game.title}, ${game.pace}`))].sort().map((name) => {
      const of = found.filter(({ game }) => `${game.title}, ${game.pace}` === name);
      const days = mean(of.map((one) => one.days)).toFixed(1);
      const late = mean(of.map(({ lateTimes }) => lateTimes)).toFixed(1);
      return [`${name}:`, `${of.length} games, ${days} days, late ${late} times`];
    }),
  );
