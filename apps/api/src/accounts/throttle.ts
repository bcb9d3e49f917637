import { normalizeIP } from '@fastify/rate-limit';
import type { Database } from '../database/connection.ts';
import { sha256 } from '../games/secret.ts';
import { Problem } from '../http/problems.ts';
import { mailKey } from './name-key.ts';

// How often somebody may guess. Counted in the database, so that several processes count as one, and
// by what was typed, whether there is such an account or not.

/** So many within so many minutes. */
type Limit = { readonly most: number; readonly minutes: number };

export const limits = {
  'sign-in of an account': { most: 10, minutes: 15 },
  'guesses on an account': { most: 10, minutes: 15 },
  'codes of an account': { most: 10, minutes: 15 },
  'sign-in from an address': { most: 150, minutes: 15 }, // those that failed
  'mail to an address': { most: 5, minutes: 60 },
  'mail asked for from an address': { most: 100, minutes: 60 },
  'mail for an address': { most: 60, minutes: 60 },
  'answer to a mail': { most: 240, minutes: 24 * 60 }, // who plays act by act in several games needs a hundred
  'answer to what came to nothing': { most: 7, minutes: 24 * 60 }, // in a row
  'answer to a stranger': { most: 5, minutes: 24 * 60 },
  'mail to the postmaster': { most: 100, minutes: 24 * 60 },
  'mail asked for by an account': { most: 5, minutes: 60 },
} as const satisfies Readonly<Record<string, Limit>>;

/** What is tried, and on whom or from where. */
export type Attempt = readonly [of: keyof typeof limits, subject: string];

/**
 * The network of an address, in one spelling. A customer gets as many addresses of version 6 as they like, alike
 * in their first half; one that holds an address of version 4 is that address.
 */
export const network = (address: string): string => normalizeIP(address, 64);

/** A mail to an address, and where it is asked for from, if that is known. */
export const mailTo = (address: string, from: string | null): readonly Attempt[] => [
  ['mail to an address', mailKey(address)],
  ...(from === null ? [] : [['mail asked for from an address', network(from)] as const]),
];

/** The table holds no name and no address, only hashes. */
const keyOf = ([of, subject]: Attempt): Buffer => sha256(`${of} ${subject}`);

const takeSql = `
  insert into attempt (subject, count, until)
    values ($1, 1, $3::timestamptz + $2 * interval '1 minute')
    on conflict (subject) do update
      set count = case when attempt.until < $3 then 1 else attempt.count + 1 end,
          until = case when attempt.until < $3 then excluded.until else attempt.until end
    returning count, greatest(1, ceil(extract(epoch from until - $3)))::int as wait`;
const forgetSql = 'delete from attempt where subject = $1';
const giveBackSql = 'update attempt set count = count - 1 where subject = any($1) and count > 0';

export type Counted = { readonly beyond: number; readonly wait: number };

export type Throttle = ReturnType<typeof openThrottle>;

/** Limits that an operator may set. */
export type OwnLimits = Partial<Readonly<Record<keyof typeof limits, number>>>;

export function openThrottle({ pool }: Database, now: () => Date, own: OwnLimits = {}) {
  /** Counts an attempt; gives how many there are beyond what is allowed, and the seconds until others are. */
  async function count(attempt: Attempt): Promise<Counted> {
    const { most: usual, minutes } = limits[attempt[0]];
    const most = own[attempt[0]] ?? usual;
    const { rows } = await pool.query<{ count: number; wait: number }>(takeSql, [
      keyOf(attempt),
      minutes,
      now(),
    ]);
    const [counted] = rows;
    if (counted === undefined) throw new Error('An attempt was not counted');
    return { beyond: Math.max(0, counted.count - most), wait: counted.wait };
  }

  return {
    count,

    /** Counts attempts before they are made, so that many at once are not more than allowed. */
    async take(attempts: readonly Attempt[]): Promise<void> {
      for (const attempt of attempts) {
        const { beyond, wait } = await count(attempt);
        if (beyond > 0) throw new Problem('too-many-requests', { wait });
      }
    },

    /** Counts attempts that nobody is told the end of; says whether they may be made. */
    async mayTake(attempts: readonly Attempt[]): Promise<boolean> {
      let mayAll = true;
      for (const attempt of attempts) mayAll = (await count(attempt)).beyond === 0 && mayAll;
      return mayAll;
    },

    /** Begins to count anew. */
    async forget(attempt: Attempt): Promise<void> {
      await pool.query(forgetSql, [keyOf(attempt)]);
    },

    /** What was right does not count. */
    async giveBack(attempts: readonly Attempt[]): Promise<void> {
      await pool.query(giveBackSql, [attempts.map(keyOf)]);
    },
  };
}
