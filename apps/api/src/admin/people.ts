import type { Language } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { type LetterKind, letter } from '../accounts/letters.ts';
import { tellAgain } from '../accounts/mail-trouble.ts';
import { type Asker, readers, writeMail } from '../accounts/mailing.ts';
import { mailKey, nameKey } from '../accounts/name-key.ts';
import { endAllSql } from '../accounts/sessions.ts';
import { type Database, inTransaction } from '../database/connection.ts';
import type { MailTrouble, UserKind } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';

/** Somebody in a list of admins. */
export type FoundPerson = {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly since: Date;
  readonly suspendedAt: Date | null;
  readonly isAdmin: boolean;
};

/** How a person is doing here, as admins see him. */
export type Person = FoundPerson & {
  readonly owner: string | null; // of a bot
  readonly mail: string | null;
  readonly mailWanted: string | null;
  readonly mailTrouble: MailTrouble | null;
  readonly language: Language | null;
  readonly timeZone: string | null;
  readonly lastSeenAt: Date | null;
  readonly sessions: number;
  readonly tokens: number;
  readonly bots: number;
  readonly waiting: number; // games that wait for him
  readonly running: number;
  readonly ended: number;
};

/** Which people are wanted: named like this, of this sort; null: it does not matter. */
export type PeopleWish = {
  readonly named: string | null; // the beginning of a name, or a whole address
  readonly state: 'suspended' | 'guest' | 'bot' | null;
  readonly after: string | null; // the key of the last name of the page before
  readonly limit: number;
};

const found = `
  u.user_id as id, u.name, u.kind, u.created_at as since, u.suspended_at as "suspendedAt",
  u.is_admin as "isAdmin"`;

/** Conditions are written out, so that each list is read off an index in its order. */
const states: Readonly<Record<NonNullable<PeopleWish['state']>, string>> = {
  suspended: 'and u.suspended_at is not null',
  guest: "and u.kind = 'guest'",
  bot: "and u.kind = 'bot'",
};

const listSql = (state: PeopleWish['state']): string => `
  select ${found}, u.name_key as key
    from user_account u
   where u.name_key collate "C" > $1 and u.name_key collate "C" >= $2
     and u.name_key collate "C" < $3 ${state === null ? '' : states[state]}
   order by u.name_key collate "C"
   limit $4`;

const byAddressSql = `
  select ${found}, u.name_key as key from user_account u
   where (u.mail_key = $1 or u.mail_wanted_key = $1) and u.deleted_at is null
   order by u.name_key collate "C"
   limit $2`;

/** Behind every key that begins like this. */
const last = '\u{10ffff}';

const personSql = `
  select ${found}, u.owner, u.mail, u.mail_wanted as "mailWanted", u.mail_trouble as "mailTrouble",
         u.language, u.time_zone as "timeZone",
         greatest(
           (select max(rotated_at) from user_session s where s.user_id = u.user_id),
           (select max(last_used_at) from personal_token t where t.user_id = u.user_id)
         ) as "lastSeenAt",
         (select count(*)::integer from user_session s
           where s.user_id = u.user_id and s.expires_at > now()) as sessions,
         (select count(*)::integer from personal_token t where t.user_id = u.user_id) as tokens,
         (select count(*)::integer from user_account b
           where b.owner = u.user_id and b.deleted_at is null) as bots,
         g.waiting, g.running, g.ended
    from user_account u
    cross join lateral (
      select count(*) filter (where g.status = 'running' and c.waits)::integer as waiting,
             count(*) filter (where g.status = 'running')::integer as running,
             count(*) filter (where g.status = 'ended')::integer as ended
        from game_seat s
        join game g on g.game_id = s.game_id
        left join game_clock c on c.game_id = s.game_id and c.seat = s.seat
       where s.user_id = u.user_id) g
   where u.user_id = $1 and u.deleted_at is null`;

const calledSql = `
  select user_id as id from user_account
   where deleted_at is null and (user_id::text = lower($1) or name_key = $2 or mail_key = $3)`;

const suspendSql = `
  update user_account set suspended_at = $2, suspended_for = $3
   where user_id = $1 and suspended_at is null and not is_admin and deleted_at is null`;
const restoreSql = `
  with was as (
    select user_id, suspended_at from user_account
     where user_id = $1 and suspended_at is not null and deleted_at is null
       for update)
  update user_account u set suspended_at = null, suspended_for = null from was
   where u.user_id = was.user_id
   returning was.suspended_at as since`;

const revokeTokensSql = `
  delete from personal_token t using user_account u
   where u.user_id = t.user_id and (u.user_id = $1 or u.owner = $1)`;

/** What admins see of people and do for them, or against them. */
export function openPeople(
  { pool }: Pick<Database, 'pool'>,
  { accounts, origin, now }: { accounts: Accounts; origin: () => string; now: () => Date },
) {
  /** Says why somebody was not suspended, or restored. */
  async function unchanged(userId: string, wish: 'suspend' | 'restore'): Promise<never> {
    const { rows } = await pool.query<{ isAdmin: boolean; isSuspended: boolean }>(
      `select is_admin as "isAdmin", suspended_at is not null as "isSuspended"
         from user_account where user_id = $1 and deleted_at is null`,
      [userId],
    );
    const [person] = rows;
    if (person === undefined) throw new Problem('not-found');
    const isWanted = person.isSuspended === (wish === 'suspend');
    throw new Problem(isWanted ? 'done-already' : 'administers');
  }

  const tellWhy = (run: Asker, of: string, kind: LetterKind, reason: string): Promise<void> =>
    writeMail(run, { reader: readers.himself, of, language: 'en' }, letter(kind, origin(), reason));

  return {
    /** By the order of their names. */
    async list({ named, state, after, limit }: PeopleWish) {
      type Row = FoundPerson & { readonly key: string };
      if (named?.includes('@') === true) {
        return (await pool.query<Row>(byAddressSql, [mailKey(named), limit])).rows;
      }
      const key = nameKey(named ?? '');
      const values = [after ?? '', key, `${key}${last}`, limit];
      return (await pool.query<Row>(listSql(state), values)).rows;
    },

    async person(userId: string): Promise<Person> {
      const { rows } = await pool.query<Person>(personSql, [userId]);
      const [person] = rows;
      if (person === undefined) throw new Problem('not-found');
      return person;
    },

    /** Who is called so: by his whole name, his confirmed address, or his id; null: nobody. */
    async called(name: string): Promise<string | null> {
      const values = [name, nameKey(name), mailKey(name)];
      const { rows } = await pool.query<{ id: string }>(calledSql, values);
      return rows[0]?.id ?? null;
    },

    /** He cannot sign in any more, nor can his bots; he is told why by mail, and whenever he tries. */
    suspend: (userId: string, reason: string): Promise<void> =>
      inTransaction(pool, async (run) => {
        if ((await run.query(suspendSql, [userId, now(), reason])).rowCount === 0) {
          return unchanged(userId, 'suspend');
        }
        await run.query(endAllSql, [userId]);
        await tellWhy(run, userId, 'suspended', reason);
      }),

    /** He may come in again, and is told why, and of what waits for him. */
    restore: (userId: string, reason: string): Promise<void> =>
      inTransaction(pool, async (run) => {
        const { rows } = await run.query<{ since: Date }>(restoreSql, [userId]);
        const [suspended] = rows;
        if (suspended === undefined) return unchanged(userId, 'restore');
        await tellWhy(run, userId, 'restored', reason);
        await tellAgain(run, userId, suspended.since);
      }),

    /** Ends his sessions, and the tokens of his programs and bots: what was stolen is worth nothing. */
    async signOut(userId: string): Promise<void> {
      if ((await accounts.find(userId)) === null) throw new Problem('not-found');
      const hadAny = await inTransaction(pool, async (run) => {
        const { rows } = await run.query<{ wasSignedIn: boolean }>(endAllSql, [userId]);
        const { rowCount } = await run.query(revokeTokensSql, [userId]);
        return rows[0]?.wasSignedIn === true || rowCount !== 0;
      });
      if (!hadAny) throw new Problem('done-already');
    },
  };
}
