import type { Database } from '../database/connection.ts';
import type { NoticeKind, NoticeState } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';
import type { NoticeWorker } from '../notices/worker.ts';

const findSql = `
  select n.kind, n.state, u.mail_trouble is not null as "isWithheld"
    from notice n join user_account u on u.user_id = n.user_id
   where n.notice_id = $1 and n.game_id = $2`;

type Found = {
  readonly kind: NoticeKind;
  readonly state: NoticeState;
  readonly isWithheld: boolean; // mails to its reader come back
};

/** Of two admins at once one finds it on its way already. */
const againSql = `
  update notice
     set state = 'waiting', again = again + 1, due_at = $2, tries = 0, settled_at = null, withheld_for = null
   where notice_id = $1 and state not in ('waiting', 'written')`;

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
    const isOnItsWay = ['waiting', 'written'].includes(found.state);
    if (isOnItsWay) throw new Problem('done-already');
    const why = await whyNot(noticeId);
    if (why === 'retracted') throw new Problem('mail-untrue');
    if (why === 'unwanted') throw new Problem('mail-unwanted');
    if (found.isWithheld) throw new Problem('mail-withheld');
    const { rowCount } = await pool.query(againSql, [noticeId, now()]);
    if (rowCount === 0) throw new Problem('done-already');
  },
});
