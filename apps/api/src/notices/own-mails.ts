import type { Database } from '../database/connection.ts';
import type { MailTrouble, NoticeKind, NoticeState } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';

/** A mail to somebody: about a game, an answer to what he wrote, or about his account. */
export type OwnMail = {
  readonly id: string;
  readonly kind: NoticeKind | 'answer' | 'account';
  readonly game: string | null;
  readonly at: Date; // when its cause was known
  readonly state: NoticeState;
  readonly endedAt: Date | null;
  readonly withheldFor: MailTrouble['kind'] | null;
};

/** To the thousandth of a second, as cursors are. */
const listSql = `
  select id, kind, game, at, state, "endedAt", "withheldFor"
    from (
      select notice_id as id, kind, game_id as game, date_trunc('milliseconds', created_at) as at, state,
             settled_at as "endedAt", withheld_for as "withheldFor"
        from notice where user_id = $1
      union all
      select mail_id, case when game_id is null then 'account' else 'answer' end, game_id, date_trunc('milliseconds', created_at),
             case when sent_at is not null then 'sent'
                  when given_up_at is not null then 'given-up' else 'written' end,
             coalesce(sent_at, given_up_at), null
        from outgoing_mail where user_id = $1 and notice_id is null) mail
    where $2::timestamptz is null or (at, id) < ($2::timestamptz, $3::uuid)
    order by at desc, id desc
    limit $4`;

const cursorOf = ({ at, id }: OwnMail): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

const cursorForm =
  /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function placeOf(cursor: string | null): readonly [string | null, string | null] {
  if (cursor === null) return [null, null];
  const [, at, id] = cursorForm.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'cursor', message: 'not a cursor of this list; leave it out to begin' }],
    });
  }
  return [at, id];
}

/** What somebody gets by mail, and of which games he wants none. */
export type OwnMails = ReturnType<typeof openOwnMails>;

export function openOwnMails({ pool }: Pick<Database, 'pool'>) {
  async function mutes(userId: string): Promise<readonly string[]> {
    const { rows } = await pool.query<{ readonly game: string }>(
      'select game_id as game from notice_mute where user_id = $1 order by game_id',
      [userId],
    );
    return rows.map(({ game }) => game);
  }

  return {
    /** The newest first, a page at a time. */
    async list(userId: string, cursor: string | null, limit: number) {
      const values = [userId, ...placeOf(cursor), limit + 1];
      const { rows } = await pool.query<OwnMail>(listSql, values);
      const mails = rows.slice(0, limit);
      const last = mails.at(-1);
      return { mails, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
    },

    mutes,

    async mute(userId: string, gameId: string): Promise<void> {
      await pool.query(
        'insert into notice_mute (user_id, game_id) values ($1, $2) on conflict do nothing',
        [userId, gameId],
      );
    },

    async unmute(userId: string, gameId: string): Promise<void> {
      await pool.query('delete from notice_mute where user_id = $1 and game_id = $2', [
        userId,
        gameId,
      ]);
    },

    /** All that is kept of a user besides what he can list. */
    async kept(userId: string) {
      const { rows } = await pool.query(
        `select kind, game_id as game, seat, turn, created_at as at, state, settled_at as "endedAt",
                withheld_for as "withheldFor"
           from notice where user_id = $1 order by created_at, notice_id`,
        [userId],
      );
      return { notices: rows, mailMutes: (await mutes(userId)).map((game) => ({ game })) };
    },
  };
}
