import type { Asker } from '../accounts/mailing.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { AdminSession } from './entries.ts';

/** How long one may look, before one says why once more. */
const minutes = 60;

/** Whether somebody plays a game, or did, or a bot of his does; both are named as a query has them. */
export function playsSql(game: string, user: string): string {
  const own = `any(array(select user_id from user_account where user_id = ${user} or owner = ${user}))`;
  return `(
    exists (select from game_seat s where s.game_id = ${game} and s.user_id = ${own})
    or exists (select from game_former_player f where f.game_id = ${game} and f.user_id = ${own}))`;
}

const playsIn = async (run: Asker, gameId: string, userId: string): Promise<boolean> =>
  (await run.query(`select where ${playsSql('$1', '$2')}`, [gameId, userId])).rowCount !== 0;

/** Leaves games alone in which somebody plays, or did, or a bot of his does. */
export async function requireApart(run: Asker, gameId: string, userId: string): Promise<void> {
  if (await playsIn(run, gameId, userId)) throw new Problem('plays-here');
}

/** Ends what somebody may see by his looks, from all sessions or from one. */
export async function endLooks(
  run: Asker,
  of: { readonly userId: string } | { readonly sessionId: string },
): Promise<void> {
  const [column, id] = 'userId' in of ? ['user_id', of.userId] : ['session_id', of.sessionId];
  await run.query(`update game_look set until_at = at where ${column} = $1`, [id]);
}

const beginSql = `
  insert into game_look (game_id, user_id, session_id, at, until_at) values ($1, $2, $3, $4, $5)
    on conflict (game_id, user_id)
      do update set session_id = excluded.session_id, until_at = excluded.until_at`;

/** Looking behind a game's cards: for an hour, from one session, and never by whoever plays it. */
export function openLooks({ pool }: Pick<Database, 'pool'>, now: () => Date) {
  /** Begins a look with whatever else the same transaction writes. */
  async function beginWith(
    run: Asker,
    gameId: string,
    { userId, sessionId }: AdminSession,
  ): Promise<Date> {
    const { rowCount } = await run.query('select from game where game_id = $1 for update', [
      gameId,
    ]);
    if (rowCount === 0) throw new Problem('not-found');
    await requireApart(run, gameId, userId);
    const at = now();
    const until = new Date(at.getTime() + minutes * 60_000);
    await run.query(beginSql, [gameId, userId, sessionId, at, until]);
    return until;
  }

  return {
    beginWith,

    begin: (gameId: string, session: AdminSession): Promise<Date> =>
      inTransaction(pool, (run) => beginWith(run, gameId, session)),

    requireApart: (gameId: string, userId: string): Promise<void> =>
      requireApart(pool, gameId, userId),

    /**
     * Until when he may look from this session; null: he may not now. Who sat down in the very moment in
     * which he began to look sees nothing.
     */
    async until(gameId: string, { userId, sessionId }: AdminSession): Promise<Date | null> {
      if (await playsIn(pool, gameId, userId)) return null;
      const { rows } = await pool.query<{ until: Date }>(
        `select until_at as until from game_look
        where game_id = $1 and user_id = $2 and session_id = $3 and until_at > $4`,
        [gameId, userId, sessionId, now()],
      );
      return rows[0]?.until ?? null;
    },
  };
}
