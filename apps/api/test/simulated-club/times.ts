import { noticeId } from '../../src/notices/notice.ts';
import type { Club } from './club.ts';
import { type GameFound, mailOf } from './findings.ts';
import { whenGone } from './hours.ts';
import type { Stretch } from './stretches.ts';
import { reachable, slack } from './troubles.ts';

// When somebody was to be reminded, and when his time was over: by a second opinion, and as it came.

/** Something of a clock that came too early, too late, not at all, or for nothing. */
type WrongTime = {
  readonly what: 'expiry' | 'reminder' | 'resumption';
  readonly is: 'early' | 'late' | 'missing';
  readonly game: string;
  readonly due: Date | null;
  readonly came: Date | null;
  readonly stretch: Stretch | null;
};

export type Times = {
  readonly expiries: number; // that came when they should
  readonly reminders: number;
  readonly resumptions: number;
  readonly wrong: readonly WrongTime[];
  readonly unexplained: number; // reminders of nothing
};

/** Events are told to the minute, and clocks counted by it. */
const blur = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

const isEarly = (due: Date, came: Date): boolean => came.getTime() < due.getTime() - blur;
const isLate = (due: Date, came: Date): boolean => came.getTime() > due.getTime() + slack;

/** When something was due, by when it could be there, when it was, and until when it made sense. */
type Timed = {
  readonly due: Date | null; // null: not at all
  readonly latest: Date | null;
  readonly came: Date | null;
  readonly until: Date;
};

/** What is wrong with when something came, or did not; null: nothing. */
function judged({ due, latest, came, until }: Timed): WrongTime['is'] | null {
  if (came !== null && (due === null || isEarly(due, came))) return 'early';
  if (latest === null || !isLate(latest, came ?? until)) return null;
  return came === null ? 'missing' : 'late';
}

/** After how much of a stretch its player is reminded. */
function remindersOf({ left, inGrace, isPaused, userId }: Stretch): readonly number[] {
  if (isPaused || userId === null) return [];
  const last = left - Math.min(left * 0.1, 2 * hour);
  if (inGrace) return left === 0 ? [] : [0, last];
  return left < 2 * hour ? [] : [left * 0.8, last];
}

const reminderOf = (
  game: string,
  { seat, turn, number }: Stretch,
  userId: string,
  which: number,
): string =>
  mailOf(noticeId(game, { userId, seat, kind: 'reminder', turn, number: number * 4 + which }));

/** Whether a pause ended when its days were over, or as soon after as anything of the service was there. */
function resumptionsIn(club: Club, { game, pauses }: GameFound): readonly WrongTime[] {
  return pauses.flatMap(({ from, days, until }) => {
    const due = new Date(from.getTime() + days * day);
    const gone = club.outages.find((outage) => outage.from <= due && due < outage.until);
    const is = judged({ due, latest: gone?.until ?? due, came: until, until: due });
    const of = { what: 'resumption', game: game.id, due, came: until, stretch: null } as const;
    return is === null ? [] : [{ ...of, is }];
  });
}

/** When a clock of a stretch had gone so far, by its player's own calendar; null: it had not by its end. */
function momentIn({ from, until, playing }: Stretch, time: number, { outages }: Club) {
  const horizon = new Date(until.getTime() + slack + blur);
  return whenGone(time, from, horizon, playing, outages);
}

type Seen = { readonly came: boolean; readonly wrong: WrongTime | null };

function expiryOf(club: Club, game: string, stretch: Stretch): Seen {
  const { until, left, isPaused, fired: came } = stretch;
  const due = isPaused ? null : momentIn(stretch, left, club);
  const is = judged({ due, latest: due, came, until });
  return { came: came !== null, wrong: is && { what: 'expiry', is, game, due, came, stretch } };
}

const isWanting = ({ members }: Club, userId: string): boolean =>
  ['every', 'reminders'].includes(
    members.find(({ id }) => id === userId)?.telling.turns ?? 'every',
  );

/** Reminders of a stretch, each as it came to its player. */
function remindersIn(club: Club, game: string, stretch: Stretch): readonly Seen[] {
  const { userId, until } = stretch;
  if (userId === null || !isWanting(club, userId)) return [];
  return remindersOf(stretch).map((time, place) => {
    const due = momentIn(stretch, time, club);
    const latest = due === null ? null : reachable(club.silences, userId, due);
    const mail = reminderOf(game, stretch, userId, place + 1);
    const came = club.inbox.arrived.get(mail)?.at ?? null;
    const is = judged({ due, latest, came, until });
    return { came: came !== null, wrong: is && { what: 'reminder', is, game, due, came, stretch } };
  });
}

const remindedSql = `
  select count(*)::integer as count from notice where kind = 'reminder' and state = 'sent'`;

/** Compares when clocks told with when they should have. */
export async function lookAtTimes(club: Club, found: readonly GameFound[]): Promise<Times> {
  const all = found.flatMap(({ game, stretches }) =>
    stretches.map((stretch) => ({ id: game.id, stretch })),
  );
  const expiries = all.map(({ id, stretch }) => expiryOf(club, id, stretch));
  const reminders = all.flatMap(({ id, stretch }) => remindersIn(club, id, stretch));
  const cameIn = (seen: readonly Seen[]): number => seen.filter(({ came }) => came).length;
  const { rows } = await club.service.database.pool.query<{ count: number }>(remindedSql);
  return {
    expiries: cameIn(expiries),
    reminders: cameIn(reminders),
    resumptions: found.flatMap(({ pauses }) => pauses).length,
    wrong: [
      ...[...expiries, ...reminders].flatMap(({ wrong }) => wrong ?? []),
      ...found.flatMap((game) => resumptionsIn(club, game)),
    ],
    unexplained: (rows[0]?.count ?? 0) - cameIn(reminders),
  };
}
