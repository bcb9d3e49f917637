import type { Database } from '../database/connection.ts';
import { sha256 } from '../games/secret.ts';

// How often something was asked for in a minute, counted by all processes together. A count is kept in
// memory and goes to the database only where a good part of its limit is used up: most requests write nothing.

/** One count of this process, in a minute that began with its first. */
type Count = {
  mine: number;
  sent: number; // of mine, what the database knows
  others: number; // what other processes have told it
  until: number; // milliseconds
};

/** What a request comes to: the how-manieth of its minute, and the milliseconds that are left of it. */
export type Place = { readonly current: number; readonly ttl: number };

const minute = 60_000;

/** The part of a limit below which a process keeps its count to itself. */
const quiet = 0.1;

/** How long it may keep the rest, in milliseconds. */
const delay = 1_000;

const shareSql = `
  insert into attempt (subject, count, until)
    select subject, count, now() + interval '1 minute'
      from unnest($1::bytea[], $2::int[]) as told (subject, count)
     order by subject
    on conflict (subject) do update
      set count = case when attempt.until < now() then excluded.count else attempt.count + excluded.count end,
          until = case when attempt.until < now() then excluded.until else attempt.until end
    returning subject, count, extract(epoch from until - now())::float8 * 1000 as ttl`;

const subjectOf = (key: string): Buffer => sha256(`requests ${key}`);

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('Requests could not be counted');

type Shared = { readonly subject: Buffer; readonly count: number; readonly ttl: number };

export type SharedCounts = ReturnType<typeof openSharedCounts>;

export function openSharedCounts(
  { pool }: Pick<Database, 'pool'>,
  onTrouble: (error: Error) => void,
) {
  const counts = new Map<string, Count>();
  const busy = new Set<string>(); // to be shared soon
  let timer: NodeJS.Timeout | undefined;
  let sharing = Promise.resolve();
  let sweepAt = 0;

  function countOf(key: string, now: number): Count {
    if (now >= sweepAt) {
      for (const [old, { until }] of counts) if (until <= now) counts.delete(old);
      sweepAt = now + minute;
    }
    const known = counts.get(key);
    if (known !== undefined && known.until > now) return known;
    const fresh = { mine: 0, sent: 0, others: 0, until: now + minute };
    counts.set(key, fresh);
    return fresh;
  }

  async function tell(
    told: readonly { readonly subject: Buffer; readonly more: number }[],
  ): Promise<readonly Shared[]> {
    const { rows } = await pool.query<Shared>(shareSql, [
      told.map(({ subject }) => subject),
      told.map(({ more }) => more),
    ]);
    return rows;
  }

  /** Tells the database what it does not know, and takes what others told it. Counting goes on if it is away. */
  async function share(keys: readonly string[]): Promise<void> {
    const told = keys.flatMap((key) => {
      const count = counts.get(key);
      if (count === undefined || count.mine === count.sent) return [];
      const more = count.mine - count.sent;
      count.sent = count.mine;
      return [{ subject: subjectOf(key), count, more, sent: count.sent }];
    });
    if (told.length === 0) return;
    try {
      const totals = await tell(told);
      const now = Date.now();
      for (const { subject, count: total, ttl } of totals) {
        const one = told.find((each) => each.subject.equals(subject));
        if (one === undefined) continue;
        one.count.others = Math.max(0, total - one.sent);
        one.count.until = now + ttl;
      }
    } catch (error) {
      for (const { count, more } of told) count.sent -= more;
      onTrouble(asError(error));
    }
  }

  function shareBusy(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...busy];
    busy.clear();
    sharing = sharing.then(() => share(keys));
    return sharing;
  }

  return {
    /** Counts one, here; other processes hear of it soon if the limit comes near. */
    add(key: string, most: number): Place {
      const now = Date.now();
      const count = countOf(key, now);
      count.mine += 1;
      const current = count.mine + count.others;
      if (count.mine >= most * quiet && current <= most + 1) {
        busy.add(key);
        timer ??= setTimeout(() => void shareBusy(), delay).unref();
      }
      return { current, ttl: count.until - now };
    },

    /**
     * Counts one in the database, for what is rare and must not be one too many: up to the limit, so that a flood
     * writes no more. Nothing is counted while the database is away.
     */
    async addAtOnce(key: string, most: number): Promise<Place> {
      const known = countOf(key, Date.now());
      if (known.others > most) return { current: known.others, ttl: known.until - Date.now() };
      try {
        const [{ count, ttl } = { count: 1, ttl: minute }] = await tell([
          { subject: subjectOf(key), more: 1 },
        ]);
        known.others = count;
        known.until = Date.now() + Math.max(1, ttl);
        return { current: count, ttl: Math.max(1, ttl) };
      } catch (error) {
        onTrouble(asError(error));
        return { current: 1, ttl: minute };
      }
    },

    /** Shares what would be shared soon. */
    shareBusy,

    async close(): Promise<void> {
      clearTimeout(timer);
      await sharing;
    },
  };
}
