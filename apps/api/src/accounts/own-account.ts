import { hash } from '@node-rs/argon2';
import type { Language } from '@staffetta/engine';
import { type PlayTimes, usualPlayTimes } from '../clocks/timing.ts';
import { type Database, inTransaction, isTaken } from '../database/connection.ts';
import type { MailTrouble, UserKind } from '../database/schema.ts';
import { Problem } from '../http/problems.ts';
import { requireOtherAdmin } from './last-admin.ts';
import { letter } from './letters.ts';
import { readers, writeMail } from './mailing.ts';
import { mailKey, nameKey } from './name-key.ts';
import type { Hashing } from './persons.ts';
import { askToConfirm } from './registering.ts';
import { digestDue, type Telling, usualTelling } from './telling.ts';
import { mailTo, type Throttle } from './throttle.ts';

/** What somebody can be told of, by mail or otherwise. */
export const noticeKinds = ['turn', 'invitation', 'chat', 'ended'] as const;
type Notices = Readonly<Record<(typeof noticeKinds)[number], boolean>>;

/** All that an account says of its user. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly mail: string | null; // verified
  readonly mailWanted: string | null; // not yet, or once more
  readonly mailTrouble: MailTrouble | null; // why he gets no mails about games
  readonly hasPassword: boolean;
  readonly language: Language | null;
  readonly timeZone: string | null;
  readonly notices: Notices;
  readonly telling: Telling;
  readonly playTimes: PlayTimes;
  readonly isAdmin: boolean;
  readonly since: Date;
};

/** What one may change of oneself; what is left out stays. */
export type Change = {
  readonly name?: string | undefined;
  readonly language?: Language | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly notices?: Partial<Record<(typeof noticeKinds)[number], boolean | undefined>> | undefined;
  readonly telling?: { readonly [K in keyof Telling]?: Telling[K] | undefined } | undefined;
  readonly playTimes?: { readonly [K in keyof PlayTimes]?: PlayTimes[K] | undefined } | undefined;
};

const meSql = `
  select user_id as id, name, kind, mail, mail_wanted as "mailWanted",
         mail_trouble as "mailTrouble", password_hash is not null as "hasPassword", language, time_zone as "timeZone", notices, telling,
         play_times as "playTimes",
         is_admin as "isAdmin", created_at as since
    from user_account where user_id = $1 and deleted_at is null`;

/** Where $4 and $6 are true, the field before them is meant to change, if only to nothing. */
const changeSql = `
  update user_account
    set name = coalesce($2, name), name_key = coalesce($3, name_key),
        language = case when $4 then $5 else language end,
        time_zone = case when $6 then $7 else time_zone end,
        notices = notices || $8::jsonb,
        telling = telling || $9::jsonb,
        play_times = play_times || $10::jsonb
    where user_id = $1 and deleted_at is null
    returning telling, coalesce(time_zone, 'UTC') as "timeZone"`;

const digestSql = 'update user_account set digest_at = $2 where user_id = $1';

/** How somebody is told, and by which clock, after he changed it. */
type Changed = { readonly telling: Partial<Telling>; readonly timeZone: string };

const told = Object.fromEntries(noticeKinds.map((kind) => [kind, true])) as Notices;

/** A user and his bots, who go with him. */
const lockAllSql = `
  select user_id as id, mail_key as "mailKey"
    from user_account where user_id = any($1) or owner = any($1) for update`;

type Gone = { readonly id: string; readonly mailKey: string | null };

/** A new account with the same address will be the same person. */
const keepErasedSql = `
  update user_account u set erased_mail = coalesce(gone.hash, u.erased_mail)
    from unnest($1::uuid[], $2::bytea[]) as gone (id, hash) where u.user_id = gone.id`;

/** Everything of somebody that can be forgotten: his row stays, for the seats that name it. */
const eraseSqls = [
  `update user_account
      set name = null, name_key = null, password_hash = null, mail = null, mail_key = null,
          mail_verified_at = null, mail_wanted = null, mail_wanted_key = null,
          mail_trouble = null, language = null, time_zone = null, notices = '{}', telling = '{}', digest_at = null, play_times = '{}',
          suspended_for = null, is_admin = false, epoch = epoch + 1,
          deleted_at = coalesce(deleted_at, now())
    where user_id = any($1)`,
  'delete from user_session where user_id = any($1)',
  'delete from capability_link where user_id = any($1)',
  'delete from personal_token where user_id = any($1)',
  'delete from admin_totp where user_id = any($1)',
  'delete from user_block where user_id = any($1) or blocked = any($1)',
  // First: a mail is written behind its lock.
  `with gone as (delete from notice where user_id = any($1) returning notice_id)
    delete from notice_game of using gone where of.notice_id = gone.notice_id`,
  'delete from outgoing_mail where user_id = any($1)',
  'delete from notice_mute where user_id = any($1)',
  'delete from unsubscribe_link where user_id = any($1)',
  'delete from move_link where user_id = any($1)',
  'delete from reply_address where user_id = any($1)',
  'delete from reply_seen where user_id = any($1)',
  'delete from open_page where user_id = any($1)',
  'delete from user_vacation where user_id = any($1)',
];

/** Makes a user who is gone leave every game he sits in, and erases what he wrote there. */
export type LeaveAllGames = (userId: string) => Promise<void>;

export function openOwnAccount(
  { pool }: Database,
  throttle: Throttle,
  origin: () => string,
  now: () => Date,
  hashing: () => Promise<Hashing>,
) {
  async function me(userId: string): Promise<Me | null> {
    const { rows } = await pool.query<Me>(meSql, [userId]);
    const [row] = rows;
    if (row === undefined) return null;
    const { notices, telling, playTimes } = row;
    return {
      ...row,
      notices: { ...told, ...notices },
      telling: { ...usualTelling, ...telling },
      playTimes: { ...usualPlayTimes, ...playTimes },
    };
  }

  return {
    me,

    async change(userId: string, change: Change): Promise<void> {
      const { name, language, timeZone, notices = {}, telling = {}, playTimes = {} } = change;
      const values = [
        userId,
        name ?? null,
        name === undefined ? null : nameKey(name),
        language !== undefined,
        language ?? null,
        timeZone !== undefined,
        timeZone ?? null,
        JSON.stringify(notices),
        JSON.stringify(telling),
        JSON.stringify(playTimes),
      ];
      const movesDigest = change.telling !== undefined || timeZone !== undefined;
      await inTransaction(pool, async (run) => {
        const { rows } = await run.query<Changed>(changeSql, values);
        const [changed] = rows;
        if (changed === undefined || !movesDigest) return;
        const due = digestDue(now(), { ...usualTelling, ...changed.telling }, changed.timeZone);
        await run.query(digestSql, [userId, due]);
      }).catch((error: unknown) => {
        throw isTaken(error) ? new Problem('name-taken') : error;
      });
    },

    /** A new password: whoever is signed in elsewhere as this user no longer is. */
    async setPassword(
      userId: string,
      sessionId: string | null,
      password: string,
      language: Language,
    ): Promise<void> {
      const passwordHash = await hash(password);
      await inTransaction(pool, async (run) => {
        await run.query(
          'update user_account set password_hash = $2 where user_id = $1 and deleted_at is null',
          [userId, passwordHash],
        );
        await run.query('delete from user_session where user_id = $1 and session_id <> $2', [
          userId,
          sessionId,
        ]);
        await run.query('delete from capability_link where user_id = $1', [userId]);
        const changed = letter('password-changed', origin());
        await writeMail(run, { reader: readers.himself, of: userId, language }, changed);
      });
    },

    /** Another address, which counts once it is confirmed; the old one is told. */
    async setMail(
      userId: string,
      mail: string,
      language: Language,
      from: string | null = null, // where he asks from, if known
    ): Promise<void> {
      await throttle.take([['mail asked for by an account', userId], ...mailTo(mail, from)]);
      await inTransaction(pool, async (run) => {
        const { rows } = await run.query<{ readonly isAnother: boolean }>(
          `update user_account set mail_wanted = $2, mail_wanted_key = $3
            where user_id = $1 and deleted_at is null
            returning mail_key is distinct from $3 as "isAnother"`,
          [userId, mail, mailKey(mail)],
        );
        await askToConfirm(run, userId, language, origin());
        if (rows[0]?.isAnother !== true) return; // the one he has, to be confirmed anew
        const changing = letter('address-changing', origin());
        await writeMail(run, { reader: readers.himself, of: userId, language }, changing);
      });
    },

    /**
     * Forgets users and their bots, at once and for every process; gives all who are gone. Only then
     * are their games left: whoever is still signed in could sit down behind one's back.
     */
    async erase(userIds: readonly string[]): Promise<readonly string[]> {
      const hashOf = await hashing();
      return inTransaction(pool, async (run) => {
        await requireOtherAdmin(run, userIds);
        await run.query(lockAllSql, [userIds]); // no bot is made from now on
        const { rows } = await run.query<Gone>(lockAllSql, [userIds]);
        const gone = rows.map(({ id }) => id);
        const hashes = rows.map((one) =>
          one.mailKey === null ? null : hashOf('mail', one.mailKey),
        );
        for (const sql of eraseSqls) await run.query(sql, [gone]);
        await run.query(keepErasedSql, [gone, hashes]);
        return gone;
      });
    },

    /** Whether an account was deleted. */
    async isGone(userId: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'select from user_account where user_id = $1 and deleted_at is not null',
        [userId],
      );
      return rowCount === 1;
    },

    /** Who is gone, but perhaps not from all games yet: a process may have ended in between. */
    async goneOfLate(): Promise<readonly string[]> {
      const { rows } = await pool.query<{ id: string }>(
        `select user_id as id from user_account where deleted_at > now() - interval '1 week'`,
      );
      return rows.map(({ id }) => id);
    },

    /** Guests who have not been here for 90 days, and so cannot come back. */
    async lostGuests(): Promise<readonly string[]> {
      const { rows } = await pool.query<{ id: string }>(
        `select u.user_id as id from user_account u
          where u.kind = 'guest' and u.deleted_at is null
            and u.created_at < now() - interval '90 days'
            and not exists (
              select from user_session s
               where s.user_id = u.user_id and s.rotated_at > now() - interval '90 days')`,
      );
      return rows.map(({ id }) => id);
    },

    /** The mails to a user that are kept: what was said only while they wait. */
    async mails(userId: string) {
      const { rows } = await pool.query<KeptMail>(
        `select created_at as "createdAt", sent_at as "sentAt", address, subject
           from outgoing_mail where user_id = $1 order by created_at, mail_id`,
        [userId],
      );
      return rows;
    },
  };
}

type KeptMail = {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly address: string | null;
  readonly subject: string | null;
};
