import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Language } from '@staffetta/engine';
import { type Database, inTransaction, isTaken } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';
import { letter } from './letters.ts';
import { type Asker, readers, writeLink, writeMail } from './mailing.ts';
import { mailKey, nameKey } from './name-key.ts';
import { mailTo, type Throttle } from './throttle.ts';

/** Who somebody wants to be, and at least one way to come back. */
export type Registration = {
  readonly name: string;
  readonly password?: string | undefined;
  readonly mail?: string | undefined;
  readonly language?: Language | null; // null: he has said nothing
};

const registerSql = `
  insert into user_account
    (user_id, name, name_key, password_hash, mail_wanted, mail_wanted_key, language)
    values ($1, $2, $3, $4, $5, $6, $7)
    returning user_id as id, name, kind`;

const becomePersonSql = `
  update user_account
    set kind = 'person', name = $2, name_key = $3, password_hash = $4, mail_wanted = $5,
        mail_wanted_key = $6, language = coalesce($7, language)
    where user_id = $1 and kind = 'guest' and deleted_at is null
    returning user_id as id, name, kind`;

const guestSql = `
  insert into user_account (user_id, name, name_key, kind, language)
    values ($1, $2, $3, 'guest', $4)
    on conflict (name_key) do nothing
    returning user_id as id, name, kind`;

const written = async (userId: string, { name, password, mail, language }: Registration) => [
  userId,
  name,
  nameKey(name),
  password === undefined ? null : await hash(password),
  mail ?? null,
  mail === undefined ? null : mailKey(mail),
  language ?? null,
];

/**
 * Asks whoever reads the address a user gave to confirm it; if it is another's already, tells that
 * one instead. Both are written, whichever there is to write to.
 */
export async function askToConfirm(
  run: Asker,
  userId: string,
  language: Language,
  origin: string,
): Promise<void> {
  const of = { of: userId, language };
  await writeLink(run, { reader: readers.atWanted, ...of }, 'verify', origin);
  const known = letter('address-known', origin);
  await writeMail(run, { reader: readers.ownerOfWanted, ...of }, known);
}

export function openRegistering({ pool }: Database, throttle: Throttle, origin: () => string) {
  /** Enters what somebody wishes; null if there was nothing to enter it on. */
  async function enter(
    sql: string,
    userId: string,
    wish: Registration,
    from: string | null,
  ): Promise<User | null> {
    const { rowCount } = await pool.query('select from user_account where name_key = $1', [
      nameKey(wish.name),
    ]);
    if (rowCount !== 0) throw new Problem('name-taken'); // before the work of hashing
    const values = await written(userId, wish);
    const isToConfirm =
      wish.mail !== undefined && (await throttle.mayTake(mailTo(wish.mail, from)));
    return inTransaction(pool, async (run) => {
      const { rows } = await run.query<User>(sql, values);
      const [user] = rows;
      if (user === undefined) return null;
      if (isToConfirm) await askToConfirm(run, userId, wish.language ?? 'en', origin());
      return user;
    }).catch((error: unknown) => {
      throw isTaken(error) ? new Problem('name-taken') : error;
    });
  }

  return {
    /** `from` is where somebody asks from, if known. Too many mails at once are not written. */
    async register(wish: Registration, from: string | null = null): Promise<User> {
      const user = await enter(registerSql, randomUUID(), wish, from);
      if (user === null) throw new Error('A new account was not entered');
      return user;
    },

    /** Makes a guest a person, who keeps his games. */
    async becomePerson(
      userId: string,
      wish: Registration,
      from: string | null = null,
    ): Promise<User> {
      const { rowCount } = await pool.query(
        `select from user_account where user_id = $1 and kind = 'guest'`,
        [userId],
      );
      if (rowCount === 0) throw new Problem('not-a-guest');
      const user = await enter(becomePersonSql, userId, wish, from);
      if (user === null) throw new Problem('not-a-guest');
      return user;
    },

    /** Somebody who tries it, with a name of the service's choice. */
    async welcomeGuest(language: Language | null): Promise<User> {
      for (let digits = 4; ; digits += 1) {
        const mark = randomBytes(8).toString('hex').toUpperCase().slice(0, digits);
        const name = `Guest ${mark}`;
        const values = [randomUUID(), name, nameKey(name), language];
        const { rows } = await pool.query<User>(guestSql, values);
        const [guest] = rows;
        if (guest !== undefined) return guest;
      }
    },
  };
}
