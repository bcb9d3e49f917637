import { Secret, TOTP } from 'otpauth';
import { type Attempt, openThrottle } from '../accounts/throttle.ts';
import type { Database } from '../database/connection.ts';
import { Problem } from '../http/problems.ts';

/** The second proof that somebody is there: codes of an app, as RFC 6238 has them. */
export type Codes = ReturnType<typeof openCodes>;

type Kept = {
  readonly secret: Buffer;
  readonly isConfirmed: boolean;
};

/** How many half minutes a clock may be off. */
const tolerance = 1;

const totpOf = (name: string, secret: Buffer): TOTP =>
  new TOTP({ issuer: 'Staffetta', label: name, secret: new Secret({ buffer: asArray(secret) }) });

const asArray = (bytes: Buffer): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

/** No code is good twice, whoever is faster. */
const useSql = 'update admin_totp set used_step = $2 where user_id = $1 and used_step < $2';

export function openCodes(database: Database, now: () => Date) {
  const { pool } = database;
  const throttle = openThrottle(database, now);

  async function kept(userId: string): Promise<Kept | null> {
    const { rows } = await pool.query<Kept>(
      `select secret, confirmed_at is not null as "isConfirmed" from admin_totp where user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Uses a code up; says whether it was a good one. Whoever guesses may not go on for long, wherever he asks from. */
  async function use(userId: string, secret: Buffer, code: string): Promise<boolean> {
    const guess: readonly Attempt[] = [['codes of an account', userId]];
    await throttle.take(guess);
    const isGood = await isUsed(userId, secret, code);
    if (isGood) await throttle.giveBack(guess);
    return isGood;
  }

  async function isUsed(userId: string, secret: Buffer, code: string): Promise<boolean> {
    const timestamp = now().getTime();
    const totp = totpOf('', secret);
    const delta = totp.validate({ token: code, timestamp, window: tolerance });
    if (delta === null) return false;
    const step = totp.counter({ timestamp }) + delta;
    return (await pool.query(useSql, [userId, step])).rowCount === 1;
  }

  /** Whether a code proves that this user is there; who has no app proves it without one. */
  async function check(userId: string, code: string | undefined): Promise<void> {
    const own = await kept(userId);
    if (own === null || !own.isConfirmed) return;
    if (code === undefined || !(await use(userId, own.secret, code))) {
      throw new Problem('wrong-code');
    }
  }

  /** For whoever has lost his app. */
  async function forget(userId: string): Promise<void> {
    await pool.query('delete from admin_totp where user_id = $1', [userId]);
  }

  return {
    check,

    async isAsked(userId: string): Promise<boolean> {
      return (await kept(userId))?.isConfirmed === true;
    },

    /** A new secret for an app, which counts once a code of it has come back. */
    async begin(userId: string, name: string): Promise<{ secret: string; address: string }> {
      const totp = totpOf(name, Buffer.from(new Secret({ size: 20 }).buffer));
      const { rowCount } = await pool.query(
        `insert into admin_totp (user_id, secret) values ($1, $2)
           on conflict (user_id) do update set secret = excluded.secret, used_step = 0
             where admin_totp.confirmed_at is null`,
        [userId, Buffer.from(totp.secret.buffer)],
      );
      if (rowCount === 0) throw new Problem('codes-in-use');
      return { secret: totp.secret.base32, address: totp.toString() };
    },

    async confirm(userId: string, code: string): Promise<void> {
      const own = await kept(userId);
      if (own === null || own.isConfirmed || !(await use(userId, own.secret, code))) {
        throw new Problem('wrong-code');
      }
      await pool.query('update admin_totp set confirmed_at = $2 where user_id = $1', [
        userId,
        now(),
      ]);
    },

    forget,

    async end(userId: string, code: string): Promise<void> {
      await check(userId, code);
      await forget(userId);
    },
  };
}
