import { toAct } from '@staffetta/engine';
import { pauseAfter } from '../accounts/pauses.ts';
import type { Again } from '../accounts/post.ts';
import { dayIn, digestDue, type Telling, usualTelling } from '../accounts/telling.ts';
import { attempt, inTransaction } from '../database/connection.ts';
import { awayIn } from '../database/trouble.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { uuidFor } from '../games/tables.ts';
import type { Mail } from '../mail-out/document.ts';
import { composeInDigest } from './composing.ts';
import type { Delivering, Plan } from './delivering.ts';
import { type DigestMail, digestMail, type Ways } from './letters.ts';
import { wayOut, writeOut } from './outgoing.ts';
import { type Reader, readerOf } from './reader.ts';

/** Each worker takes other readers than the rest. */
const dueSql = `
  select user_id as "userId", telling, coalesce(time_zone, 'UTC') as "timeZone" from user_account
    where digest_at <= $1 and deleted_at is null
    order by digest_at, user_id
    limit 1
    for no key update skip locked`;

/** Who is to get one, whether or not he can be written to; how he is told, and by which clock. */
type Due = {
  readonly userId: string;
  readonly telling: Partial<Telling>;
  readonly timeZone: string;
};

const nextSql = 'update user_account set digest_at = $2 where user_id = $1';

const noticeSql = `
  insert into notice
    (notice_id, user_id, kind, turn, number, created_at, due_at, state, settled_at, withheld_for)
    values ($1, $2, 'digest', 0, 0, $3, $3, $4, $3, $5)
    on conflict do nothing`;

/** Whose it is, and whether one of a later day has gone to him, or is about to. */
const ofSql = `
  select n.user_id as "userId",
         exists (select from notice later
                  where later.user_id = n.user_id and later.kind = 'digest'
                    and later.created_at > n.created_at and later.state in ('written', 'sent'))
           as "isOvertaken"
    from notice n where n.notice_id = $1 and n.kind = 'digest'`;

/** Which games one tells of, as it was written last. */
const tellsOfSql = `
  with gone as (delete from notice_game where notice_id = $1 and game_id <> all($2::uuid[]))
  insert into notice_game (notice_id, game_id) select $1, unnest($2::uuid[])
    on conflict do nothing`;

/** A digest, and the games it tells of. */
type Digest = { readonly mail: Mail; readonly tellsOf: readonly string[] };

/** A digest that was written. */
type Written = { readonly userId: string; readonly isOvertaken: boolean };

const mutedSql = 'select game_id as "gameId" from notice_mute where user_id = $1';

/** Games a digest tells of; how many there are beyond is said. */
const mostGames = 30;

const wantsDigests = ({ telling, notices }: Reader): boolean =>
  telling.turns === 'digest' && notices.turn !== false;

export function openDigests(delivering: Delivering) {
  const { database, games, origin, now, onTrouble } = delivering;
  const { pool } = database;

  async function waitingFor(userId: string): Promise<readonly string[]> {
    const [rows, muted] = await Promise.all([
      games.store.list({
        caller: userId,
        status: 'running',
        isFinished: false,
        title: null,
        players: [],
        joinable: false,
        waitsForCaller: true,
        invitesCaller: false,
        isArchived: false,
        before: null,
        limit: 1_000,
      }),
      pool.query<{ readonly gameId: string }>(mutedSql, [userId]),
    ]);
    const silent = new Set(muted.rows.map(({ gameId }) => gameId));
    return rows
      .filter(({ gameId, settings }) => !(settings.hotSeat || silent.has(gameId)))
      .map(({ gameId }) => gameId);
  }

  /** What is told of a game in which it is still his turn; nothing of any other. */
  async function turnIn(gameId: string, reader: Reader): Promise<DigestMail['games']> {
    const loaded: LoadedGame | null = await games.cache.current(gameId);
    if (loaded === null) return [];
    const seat = toAct(loaded.setting, loaded.game).find(
      (one) => loaded.players[one] === reader.userId,
    );
    return seat === undefined ? [] : [await composeInDigest(delivering, { loaded, seat }, reader)];
  }

  /** The same; null: it cannot be told of, by a fault that stays. */
  const tellableIn = (gameId: string, reader: Reader): Promise<DigestMail['games'] | null> =>
    turnIn(gameId, reader).catch((error: unknown) => {
      if (awayIn(error) !== null) throw error;
      onTrouble(error instanceof Error ? error : new Error('A game of a digest failed'));
      return null;
    });

  /** The digest somebody is to get now; null: nothing waits for him, or he wants none. */
  async function digestFor(reader: Reader, ways: Ways): Promise<Digest | null> {
    if (!wantsDigests(reader)) return null;
    const ids = await waitingFor(reader.userId);
    const told = await Promise.all(
      ids.slice(0, mostGames).map(async (id) => ({ id, turns: await tellableIn(id, reader) })),
    );
    const waiting = told.flatMap(({ turns }) => turns ?? []);
    const untold = told.filter(({ turns }) => turns === null).length;
    if (waiting.length === 0 && untold > 0) throw new Error('No game of a digest can be told of');
    if (waiting.length === 0) return null;
    const more = Math.max(0, ids.length - mostGames) + untold;
    const mail = digestMail({ reader, games: waiting, more, ways });
    const tellsOf = told.flatMap(({ id, turns }) => ((turns?.length ?? 0) > 0 ? [id] : []));
    return { mail, tellsOf };
  }

  async function planFor({ userId, telling, timeZone }: Due): Promise<Plan> {
    const at = now();
    const reader = await readerOf(pool, userId, null, at);
    const out = wayOut(origin());
    const digest = reader === null ? null : await digestFor(reader, out);
    return async (run) => {
      const next = digestDue(at, { ...usualTelling, ...telling }, timeZone);
      await run.query(nextSql, [userId, next]);
      if (reader === null || digest === null) return;
      const noticeId = uuidFor(userId, `digest ${dayIn(at, timeZone)}`);
      const withheldFor = reader.mailTrouble?.kind ?? null;
      const state = withheldFor === null ? 'written' : 'withheld';
      const { rowCount } = await run.query(noticeSql, [noticeId, userId, at, state, withheldFor]);
      if (rowCount === 0) return; // he has had today's
      await run.query(tellsOfSql, [noticeId, digest.tellsOf]);
      if (withheldFor !== null) return; // he gets none
      const about = { noticeId, userId, gameId: null, kind: 'digest' } as const;
      await writeOut(run, about, reader.mail, digest.mail, out, at);
    };
  }

  /** Writes one digest that is due; says whether somebody's was. */
  const digestOnce = (): Promise<boolean> =>
    inTransaction(pool, async (run) => {
      const { rows } = await run.query<Due>(dueSql, [now()]);
      const [due] = rows;
      if (due === undefined) return false;
      const see = async () => (await planFor(due))(run);
      await attempt(run, see, async (error) => {
        onTrouble(error instanceof Error ? error : new Error('A digest failed'));
        await run.query(nextSql, [due.userId, pauseAfter(now(), 5)]);
      });
      return true;
    });

  /**
   * What becomes of a digest that was written and has waited until a server took it: what it tells of may be over, and
   * other games may wait. So it is written anew, with the way out it has, unless a later one says the same. Null: it
   * is none.
   */
  async function again(noticeId: string, unsubscribe: string): Promise<Again> {
    const { rows } = await pool.query<Written>(ofSql, [noticeId]);
    const [found] = rows;
    if (found === undefined) return null;
    if (found.isOvertaken) return 'retracted';
    const reader = await readerOf(pool, found.userId, null, now());
    if (reader === null || !wantsDigests(reader)) return 'unwanted';
    const digest = await digestFor(reader, { ...wayOut(origin()), unsubscribe });
    if (digest === null) return 'retracted';
    await pool.query(tellsOfSql, [noticeId, digest.tellsOf]);
    return digest.mail;
  }

  return { digestOnce, again };
}
