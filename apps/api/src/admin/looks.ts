import type { Accounts } from '../accounts/accounts.ts';
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

/** Where a look stands that goes on, of a user's session; all are named as a query has them. */
export const lookSql = (game: string, user: string, session: string, now: string): string => `
  from game_look l
   where l.game_id = ${game} and l.user_id = ${user} and l.session_id = ${session} and l.until_at > ${now}`;

/** Whoever knows which users are one person. */
type Knowing = Pick<Accounts, 'personOf'>;

/** The same of a person, by accounts and bots that are deleted, too. */
const playedSql = `
  select where exists (select from game_seat where game_id = $1 and user_id = any($2))
      or exists (select from game_former_player where game_id = $1 and user_id = any($2))
      or exists (select from game_erased_player where game_id = $1 and person = any($3))`;

async function playsIn(
  run: Asker,
  { personOf }: Knowing,
  gameId: string,
  userId: string,
): Promise<boolean> {
  const { users, marks } = await personOf(userId, run);
  return (await run.query(playedSql, [gameId, users, marks])).rowCount !== 0;
}

/** Leaves games alone in which somebody plays, or did, by any account or bot he ever had. */
export async function requireApart(
  run: Asker,
  knowing: Knowing,
  gameId: string,
  userId: string,
): Promise<void> {
  if (await playsIn(run, knowing, gameId, userId)) throw new Problem('plays-here');
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
export function openLooks({ pool }: Pick<Database, 'pool'>, accounts: Knowing, now: () => Date) {
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
    await requireApart(run, accounts, gameId, userId);
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
      requireApart(pool, accounts, gameId, userId),

    /**
     * Until when he may look from this session; null: he may not now. Who sat down in the very moment in
     * which he began to look sees nothing.
     */
    async until(gameId: string, { userId, sessionId }: AdminSession): Promise<Date | null> {
      if (await playsIn(pool, accounts, gameId, userId)) return null;
      const { rows } = await pool.query<{ until: Date }>(
        `select l.until_at as until ${lookSql('$1', '$2', '$3', '$4')}`,
        [gameId, userId, sessionId, now()],
      );
      return rows[0]?.until ?? null;
    },
  };
}
