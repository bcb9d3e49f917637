import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Language } from '@staffetta/engine';
import { type Database, inTransaction, isTaken } from '../database/connection.ts';
import type { LinkPurpose, UserKind } from '../database/schema.ts';
import { sha256 } from '../games/secret.ts';
import { Problem } from '../http/problems.ts';
import type { User } from './accounts.ts';
import { letter } from './letters.ts';
import { noteWish } from './link-wishes.ts';
import { tellAgain } from './mail-trouble.ts';
import { readers, writeMail } from './mailing.ts';
import { mailKey, nameKey } from './name-key.ts';
import { type Attempt, mailTo, network, type Throttle } from './throttle.ts';

type Known = {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly passwordHash: string | null;
  readonly isSuspended: boolean;
  readonly suspendedFor: string | null; // null: for no reason that is known
};

const knownColumns = `u.user_id as id, u.name, u.kind, u.password_hash as "passwordHash",
  u.suspended_at is not null as "isSuspended", u.suspended_for as "suspendedFor"`;

/** A link dies with the address it went to: whoever reads that one may be another by now. */
const isGood = `l.expires_at > now() and u.deleted_at is null
  and l.mail = case l.purpose when 'verify' then u.mail_wanted else u.mail end`;

/** No name has an @ in it, so that nobody can be called as another's address. */
const byName = `select ${knownColumns} from user_account u where u.name_key = $1`;
const byMail = `select ${knownColumns} from user_account u where u.mail_key = $1`;
const byLink = `
  select ${knownColumns}
    from capability_link l join user_account u on u.user_id = l.user_id
   where l.digest = $1 and l.purpose = $2 and ${isGood}`;

const useSql = `
  delete from capability_link l using user_account u
    where l.digest = $1 and u.user_id = l.user_id and ${isGood}`;

const verifySql = `
  with used as (
    delete from capability_link l
      using capability_link given
      where given.digest = $1 and given.expires_at > now() and l.user_id = given.user_id
      returning l.user_id, l.mail, l.digest)
  update user_account u
    set mail = u.mail_wanted, mail_key = u.mail_wanted_key, mail_verified_at = now(),
        mail_wanted = null, mail_wanted_key = null, mail_trouble = null
    from used
    where used.digest = $1 and u.user_id = used.user_id and u.mail_wanted = used.mail
      and u.deleted_at is null
    returning u.user_id as "userId"`;

const suspended = (reason: string | null): Problem =>
  new Problem('suspended', reason === null ? {} : { reason });

export function openSigningIn({ pool }: Database, throttle: Throttle, origin: () => string) {
  /** Checked when a name is unknown or has no password, so that the answer takes as long. */
  const nobody = hash(randomBytes(16));

  async function isRight(known: Known | undefined, password: string): Promise<boolean> {
    const right = await verify(known?.passwordHash ?? (await nobody), password);
    return right && typeof known?.passwordHash === 'string';
  }

  /** Whoever proved that he is this user; if he is suspended, he is told why. */
  const user = ({ id, name, kind, isSuspended, suspendedFor }: Known): User => {
    if (isSuspended) throw suspended(suspendedFor);
    return { id, name, kind };
  };

  /** Whose link it is, if it is still good for this. */
  async function holderOf(link: string, purpose: LinkPurpose): Promise<Known> {
    const { rows } = await pool.query<Known>(byLink, [sha256(link), purpose]);
    const [holder] = rows;
    if (holder === undefined) throw new Problem('link-not-valid');
    // Who has not confirmed an address may have named somebody else's, who need not know why.
    if (purpose === 'verify' && holder.isSuspended) throw suspended(null);
    user(holder);
    return holder;
  }

  return {
    /** Signs in with a name or a verified address; `from` is where somebody asks from, if known. */
    async signIn(given: string, password: string, from: string | null = null): Promise<User> {
      const isMail = given.includes('@');
      const key = isMail ? mailKey(given) : nameKey(given);
      const attempts: readonly Attempt[] = [
        ['sign-in of an account', key],
        ...(from === null ? [] : [['sign-in from an address', network(from)] as const]),
      ];
      await throttle.take(attempts);
      const { rows } = await pool.query<Known>(isMail ? byMail : byName, [key]);
      const [known] = rows;
      // By name and by address it is one account. That its tries are used up is not said, else it
      // could be learnt whose address it is.
      const onAccount: Attempt = ['guesses on an account', known?.id ?? key];
      const mayGuess = await throttle.mayTake([onAccount]);
      const isKnown = await isRight(known, password);
      if (!(isKnown && mayGuess) || known === undefined) throw new Problem('wrong-credentials');
      await throttle.giveBack([...attempts, onAccount]);
      return user(known);
    },

    /** Asks somebody who is signed in for his password once more; who has none need not know it. */
    async confirm(userId: string, password: string | undefined): Promise<void> {
      const attempts: readonly Attempt[] = [['guesses on an account', userId]];
      await throttle.take(attempts);
      const { rows } = await pool.query<Known>(
        `select ${knownColumns} from user_account u where u.user_id = $1`,
        [userId],
      );
      const [known] = rows;
      const hasNone = known?.passwordHash === null;
      if (!(hasNone || (await isRight(known, password ?? '')))) throw new Problem('wrong-password');
      await throttle.giveBack(attempts);
    },

    async signInByLink(link: string): Promise<User> {
      const holder = await holderOf(link, 'sign-in');
      const { rowCount } = await pool.query(useSql, [sha256(link)]);
      if (rowCount === 0) throw new Problem('link-not-valid');
      return user(holder);
    },

    /** Notes that a link is wanted at an address: one row, whether anybody reads it or not. */
    async wishForLink(
      mail: string,
      purpose: LinkPurpose,
      language: Language,
      from: string,
    ): Promise<void> {
      await throttle.take(mailTo(mail, from));
      await noteWish(pool, { mailKey: mailKey(mail), purpose, language });
    },

    /** Binds an address to the account it was given for. */
    async verifyMail(link: string): Promise<void> {
      await holderOf(link, 'verify');
      await inTransaction(pool, async (run) => {
        const { rows } = await run.query<{ userId: string }>(verifySql, [sha256(link)]);
        const [confirmed] = rows;
        if (confirmed === undefined) throw new Problem('link-not-valid');
        await tellAgain(run, confirmed.userId);
      }).catch((error: unknown) => {
        throw isTaken(error) ? new Problem('mail-taken') : error;
      });
    },

    /** A new password by a link: whoever else is signed in as this user no longer is. */
    async resetPassword(link: string, password: string, language: Language): Promise<void> {
      const { id } = await holderOf(link, 'reset');
      const passwordHash = await hash(password);
      await inTransaction(pool, async (run) => {
        const { rowCount } = await run.query(useSql, [sha256(link)]);
        if (rowCount === 0) throw new Problem('link-not-valid');
        await run.query(
          'update user_account set password_hash = $2, epoch = epoch + 1 where user_id = $1',
          [id, passwordHash],
        );
        await run.query('delete from user_session where user_id = $1', [id]);
        await run.query('delete from capability_link where user_id = $1', [id]);
        const changed = letter('password-changed', origin());
        await writeMail(run, { reader: readers.himself, of: id, language }, changed);
      });
    },
  };
}
