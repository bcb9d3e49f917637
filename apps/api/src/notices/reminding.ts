import type { Asker } from '../accounts/mailing.ts';
import { noticeId, type Wish } from './notice.ts';

/** A seat whose time runs out, and how often its player was reminded of this wait, this time included. */
export type Reminder = Pick<Wish, 'userId' | 'turn'> & {
  readonly gameId: string;
  readonly seat: number;
  readonly sinceNumber: number; // the event the wait began with
  readonly which: number;
};

/** Reminders of one wait at most. */
const most = 4;

/** The number of a reminder: which it is, of which wait. */
const numberOf = ({ sinceNumber, which }: Pick<Reminder, 'sinceNumber' | 'which'>): number =>
  sinceNumber * most + (which % most);

/** The event with which the wait began that a reminder is of. */
export const waitOf = ({ number }: Pick<Wish, 'number'>): number => Math.floor(number / most);

/** At once, as nobody takes back that time goes by; to whom no mail reaches there is none. */
const remindSql = `
  insert into notice
    (notice_id, user_id, game_id, seat, kind, turn, number, created_at, due_at, state)
    select $1, u.user_id, $3::uuid, $4::smallint, 'reminder', $5::integer, $6::integer,
           $7::timestamptz, $7::timestamptz, 'waiting'
      from user_account u
      where u.user_id = $2 and u.mail is not null and u.deleted_at is null
    on conflict do nothing`;

/** Reminds the player of a seat that is waited for; when it comes to be written it is asked again whether it is. */
export async function remind(run: Asker, reminder: Reminder, now: Date): Promise<void> {
  const { gameId, userId, seat, turn } = reminder;
  const number = numberOf(reminder);
  const id = noticeId(gameId, { userId, seat, kind: 'reminder', turn, number });
  await run.query(remindSql, [id, userId, gameId, seat, turn, number, now]);
}
