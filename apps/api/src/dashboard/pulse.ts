import { randomUUID } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { release } from '../release.ts';
import { openRounds } from '../rounds.ts';

// Each process says now and then that it is there, and how it answered since: in the database, so that
// all of them are seen as one service, whichever is asked.

/** What a process is there for: to answer requests, or to look after clocks and mails. */
type Duty = 'answers' | 'works';

export type Pulse = {
  /** Counts an answer, by its status alone. */
  readonly count: (status: number) => void;
  /** Says from now on that this process does this, until it is closed. */
  readonly begin: (duty: Duty) => void;
  /** Says now what it would say soon. */
  readonly tell: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What a pulse stands on. */
type Living = {
  readonly database: Pick<Database, 'pool'>;
  readonly posts: boolean; // has a server for its mails
  readonly hears: () => boolean; // of what other processes do
  readonly now: () => Date;
  readonly onTrouble: (error: Error) => void;
};

/** How often it says so: seldom enough to cost nothing. */
const every = 15_000;

const minute = 60_000;

const hereSql = `
  insert into service_process
    (process_id, answers, works, posts, release, node, began_at, at, hears)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (process_id) do update
      set answers = excluded.answers, works = excluded.works, posts = excluded.posts, at = excluded.at,
          hears = excluded.hears`;
const goneSql = 'delete from service_process where process_id = $1';

/** All in one order: of two processes that add to the same minutes none waits for the other in a circle. */
const answeredSql = `
  insert into service_answers (minute, class, count)
    select a.minute, a.class, a.count
      from unnest($1::timestamptz[], $2::smallint[], $3::integer[]) as a (minute, class, count)
      order by a.minute, a.class
    on conflict (minute, class) do update set count = service_answers.count + excluded.count`;

type Answers = { readonly minute: number; readonly class: number; readonly count: number };

export function openPulse({ database, posts, hears, now, onTrouble }: Living): Pulse {
  const { pool } = database;
  const processId = randomUUID();
  const beganAt = now();
  const duties = new Set<Duty>();
  const answers = new Map<string, Answers>();
  let last: Date | null = null; // when it said so

  function add({ minute: of, class: digit, count }: Answers): void {
    const key = `${of} ${digit}`;
    const before = answers.get(key)?.count ?? 0;
    answers.set(key, { minute: of, class: digit, count: before + count });
  }

  /** What could not be written down is kept for the next time. */
  async function tellAnswers(): Promise<void> {
    const taken = [...answers.values()];
    if (taken.length === 0) return;
    answers.clear();
    try {
      await pool.query(answeredSql, [
        taken.map((one) => new Date(one.minute)),
        taken.map((one) => one.class),
        taken.map(({ count }) => count),
      ]);
    } catch (error) {
      for (const one of taken) add(one);
      throw error;
    }
  }

  async function tell(): Promise<void> {
    last = now();
    const [answering, works] = [duties.has('answers'), duties.has('works')];
    const told = [answering, works, works && posts, release, process.versions.node];
    await pool.query(hereSql, [processId, ...told, beganAt, last, hears()]);
    await tellAnswers();
  }

  const rounds = openRounds(async () => {
    if (last === null || now().getTime() - last.getTime() >= every) await tell();
  }, onTrouble);

  return {
    count(status) {
      const at = now().getTime();
      add({ minute: at - (at % minute), class: Math.floor(status / 100), count: 1 });
    },
    begin(duty) {
      duties.add(duty);
      rounds.work();
    },
    tell,
    async close() {
      await rounds.close();
      if (last === null) return;
      try {
        await tellAnswers();
        await pool.query(goneSql, [processId]);
      } catch (error) {
        onTrouble(error instanceof Error ? error : new Error('A process could not take its leave'));
      }
    },
  };
}
