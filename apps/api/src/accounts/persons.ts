import { createHmac } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import type { Person } from '../games/people.ts';
import type { Asker } from './mailing.ts';

const rootSql = `
  select m.user_id as id, m.kind = 'guest' and m.deleted_at is null as "isGuest",
         m.mail_key as "mailKey", m.erased_mail as "erasedMail"
    from user_account u join user_account m on m.user_id = coalesce(u.owner, u.user_id)
   where u.user_id = $1`;

type Root = {
  readonly id: string;
  readonly isGuest: boolean;
  readonly mailKey: string | null;
  readonly erasedMail: Buffer | null;
};

/** A person's accounts (the one there is, and those deleted before it with the same address), and all their bots. */
const usersSql = `
  with own as (select user_id from user_account where user_id = $1 or erased_mail = $2)
  select user_id as id, true as "isOwn" from own
  union all
  select b.user_id, false from user_account b join own on b.owner = own.user_id`;

/** Keyed hash of an address or of a user's id, which outlasts the account. */
export type Hashing = (kind: 'mail' | 'user', of: string) => Buffer;

/** Which users are one person, for ever. */
export function openPersons({ pool }: Database, keyOf: () => Promise<Buffer>) {
  async function hashing(): Promise<Hashing> {
    const key = await keyOf();
    return (kind, of) => createHmac('sha256', key).update(`${kind} ${of}`).digest();
  }

  return {
    hashing,

    /** The person a user is, or whose bot it is; as a transaction sees it, if one asks. */
    async personOf(userId: string, run: Asker = pool): Promise<Person> {
      const { rows } = await run.query<Root>(rootSql, [userId]);
      const [root = { id: userId, isGuest: false, mailKey: null, erasedMail: null }] = rows;
      const { id, isGuest, mailKey, erasedMail } = root;
      const hashOf = await hashing();
      const mail = mailKey === null ? erasedMail : hashOf('mail', mailKey);
      const { rows: found } = await run.query<{ readonly id: string; readonly isOwn: boolean }>(
        usersSql,
        [id, mail],
      );
      const own = found.flatMap((one) => (one.isOwn ? [one.id] : []));
      return {
        id,
        isGuest,
        users: [...new Set([userId, ...found.map((one) => one.id)])],
        marks: [...new Set([id, ...own])].map((one) => hashOf('user', one)),
      };
    },
  };
}
