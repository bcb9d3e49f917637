import type { Database } from '../database/connection.ts';

const noteEvery = 60_000;
const lasts = 90_000; // longer than from one note to the next

/** Of those alone who asked to be left alone then. */
const noteSql = `
  insert into open_page (user_id, until)
    select user_id, $2::timestamptz from user_account
      where user_id = $1 and (telling ->> 'aloneWhileOpen')::boolean
    on conflict (user_id) do update set until = greatest(open_page.until, excluded.until)`;

/** Notes that a user has a page open, until he closes it; gives how to say that. */
export type NotePage = (userId: string) => () => void;

export const openPresence =
  (
    { pool }: Pick<Database, 'pool'>,
    now: () => Date,
    onTrouble: (error: Error) => void,
  ): NotePage =>
  (userId) => {
    const note = () => {
      pool.query(noteSql, [userId, new Date(now().getTime() + lasts)]).catch((error: unknown) => {
        onTrouble(error instanceof Error ? error : new Error('An open page was not noted'));
      });
    };
    note();
    const timer = setInterval(note, noteEvery);
    return () => clearInterval(timer);
  };
