import type { Database } from '../database/connection.ts';
import type { NoticeKind } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';
import type { NoticeWorker } from '../notices/worker.ts';

/**
 * Whether a notice may be sent again: one of a game alone, which can be written anew as things are now, and
 * once it is no longer on its way.
 */
export const mayResendSql = `(game_id is not null and state not in ('waiting', 'written'))`;

const findSql = `
  select n.kind, ${mayResendSql} as "mayResend", u.mail_trouble is not null as "isWithheld"
    from notice n join user_account u on u.user_id = n.user_id
   where n.notice_id = $1 and n.game_id = $2`;

type Found = {
  readonly kind: NoticeKind;
  readonly mayResend: boolean;
  readonly isWithheld: boolean; // mails to its reader come back
};

/** Of two admins at once one finds it on its way already. */
const againSql = `
  update notice
     set state = 'waiting', again = again + 1, due_at = $2, tries = 0, settled_at = null, withheld_for = null
   where notice_id = $1 and ${mayResendSql}`;

/** Mails about games, sent again: what they say must still be so, and be wanted. */
export const openMails = (
  { pool }: Pick<Database, 'pool'>,
  { whyNot }: Pick<NoticeWorker, 'whyNot'>,
  now: () => Date,
) => ({
  async sendAgain(gameId: string, noticeId: string, isReferee: boolean): Promise<void> {
    const { rows } = await pool.query<Found>(findSql, [noticeId, gameId]);
    const [found] = rows;
    // That somebody was written to alone is secret.
    if (found === undefined || (found.kind === 'chat' && !isReferee)) {
      throw new Problem('not-found');
    }
    if (!found.mayResend) throw new Problem('done-already');
    const why = await whyNot(noticeId);
    if (why === 'retracted') throw new Problem('mail-untrue');
    if (why === 'unwanted') throw new Problem('mail-unwanted');
    if (found.isWithheld) throw new Problem('mail-withheld');
    const { rowCount } = await pool.query(againSql, [noticeId, now()]);
    if (rowCount === 0) throw new Problem('done-already');
  },
});
