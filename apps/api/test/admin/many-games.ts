import type { Database } from '../../src/database/connection.ts';
import { dropLinks } from '../../src/database/links.ts';
import { entryOf, hashOf, leafHash, type StoredEvent } from '../../src/games/chain.ts';

// A service as it is after years, without the years: people, and games copied from a few that were really
// played, spread over time, players, states and troubles as they are in a club that has grown.

/** How much there is to be. */
export type Extent = {
  readonly games: number; // their heads, each with its first event or two
  readonly people: number;
  readonly whole: number; // games with their whole log
};

/** Somebody, by his place: the first plays most. */
export const personAt = (place: number): string =>
  `aaaaaaaa-0000-4000-8000-${place.toString(16).padStart(12, '0')}`;

type Run = (sql: string, values?: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>;

/** Rows are written so many at once: one statement stays within the memory of its server. */
const atOnce = 100_000;
const linkedAtOnce = 2_000;

/** An id of the form all have, from any text. */
export const idFrom = (text: string): string =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

const personId = (place: string): string =>
  `('aaaaaaaa-0000-4000-8000-' || lpad(to_hex((${place})::bigint), 12, '0'))::uuid`;

/** Names as people have them; each is somebody's alone. */
const peopleSql = `
  insert into user_account (user_id, name, name_key, kind, owner, created_at, suspended_at, mail_trouble)
    select ${personId('n')}, p.name, lower(p.name), p.kind,
           case p.kind when 'bot' then ${personId('1')} end, now() - random() * interval '1100 days',
           case when n % 500 = 7 then now() end,
           case when n % 1000 = 9 then '{"kind":"bounced","at":"2026-01-01T00:00:00Z","reason":"5.1.1"}'::jsonb end
      from (select n, first[1 + n % 20] || ' ' || last[1 + (n / 20) % 25] || ' ' || n as name,
                   case when n % 100 = 11 then 'bot' when n % 20 = 3 then 'guest' else 'person' end as kind
              from generate_series($1::integer, $2::integer) n,
                   (select string_to_array('Ada Bruno Chiara Dante Elena Fritz Giulia Hugo Inés Jonas Klara Luca Maria Nils Olga Paolo Rosa Sami Tina Ugo', ' ') as first,
                           string_to_array('Abt Berg Conti Dupont Engel Ferrari García Huber Ivanov Jansen Keller Lopez Moreau Neri Oliva Petit Quint Rossi Silva Thoma Urban Vidal Weber Young Zanetti', ' ') as last) l) p`;

/** Which real game each copy is made of: the games that were played, as often as their state is usual. */
const modelsSql = `
  create temporary table model as
    select game_id, title, status, number, commitment, row_number() over (partition by status order by game_id) - 1 as place,
           count(*) over (partition by status) as alike
      from game where game_id = any ($1)`;

/** What each copy is, worked out before it is written. */
const copiesSql = `
  create temporary table copy as
    select c.n, ${idFrom(`'game ' || c.n`)} as game_id, m.game_id as model, m.status, c.n % 25000 = 13 as is_broken,
           case when c.n <= $3 then m.number else least(m.number, 1 + c.n % 2) end as number,
           case when c.n % 10 = 4 then 2 else 1 end as title_version,
           c.wait_began, o.created_at,
           date_trunc('minute', case m.status
             when 'ended' then o.created_at + least(now() - o.created_at, interval '200 days' * power(c.q, 4))
             when 'running' then c.wait_began
             else o.created_at + (now() - o.created_at) * c.q end) as moved_at
      from (select n, case when n % 100 < 2 then 'open' when n % 100 < 20 then 'running' else 'ended' end as status,
                   random() as r, random() as q, now() - interval '40 days' * power(random(), 16) as wait_began
              from generate_series($1::integer, $2::integer) n) c
      join model m on m.status = c.status and m.place = (c.n / 100) % m.alike
      cross join lateral (
        select case m.status when 'ended' then now() - interval '20 days' - interval '1080 days' * (1 - sqrt(c.r))
                             when 'running' then c.wait_began - interval '60 days' * c.r * c.r
                             else now() - interval '12 days' * c.r end as created_at) o`;

/** In what a copy differs from the game it is made of, by table and column. */
const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  game: {
    game_id: 'c.game_id',
    title_version: 'c.title_version',
    number: 'c.number',
    hash: 'case when c.is_broken then sha256(newest.hash) else newest.hash end',
    created_at: 'c.created_at',
    moved_on: `(c.moved_at at time zone 'UTC')::date`,
    archived_at: `case when c.status = 'ended' and c.n % 7 < 2 then c.moved_at + (now() - c.moved_at) / 2 end`,
    broken_at: 'case when c.is_broken then c.number end',
  },
  game_event: { game_id: 'c.game_id', at: 'c.moved_at', hash: 'link.hash' },
};

async function columnsOf(run: Run, table: string): Promise<readonly string[]> {
  const { rows } = await run(
    `select attname::text as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Copies rows of a table with what differs. */
async function copySql(run: Run, table: string, from: string): Promise<string> {
  const columns = await columnsOf(run, table);
  const values = columns.map((column) => changed[table]?.[column] ?? `t.${column}`);
  return `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} ${from}`;
}

/** An event but for its time, with all of its hash that the time is no part of. */
type Model = { readonly event: Omit<StoredEvent, 'hash'>; readonly others: readonly Buffer[] };

/** A copy whose chain is to be made. */
type Copy = {
  readonly gameId: string;
  readonly model: string;
  readonly number: number;
  readonly at: Date;
};

const eventsSql = `
  select e.game_id as model, e.number, kind, seat, action, facts, sealed, draws, told
    from game_event e join model using (game_id) order by e.game_id, e.number`;

/** The logs that copies are made of, and the promise each chain begins at. */
async function readModels(run: Run) {
  const { rows: heads } = await run('select game_id as model, commitment from model');
  const { rows: events } = await run(eventsSql);
  const models = new Map(
    (heads as { model: string; commitment: Buffer }[]).map(({ model, commitment }) => [
      model,
      { commitment, events: [] as Model[] },
    ]),
  );
  for (const row of events as ({ model: string } & Omit<StoredEvent, 'hash' | 'at'>)[]) {
    const { model, ...rest } = row;
    const event = { ...rest, at: '' };
    const [, ...others] = entryOf(event).leaves;
    models.get(model)?.events.push({ event, others: others.map(leafHash) });
  }
  return models;
}

type Models = Awaited<ReturnType<typeof readModels>>;

/** The hash of each event of a copy: its time is in them, so each has a chain of its own. */
function chainOf({ model, number, at }: Copy, models: Models): readonly Buffer[] {
  const { commitment, events } = models.get(model) ?? { commitment: Buffer.alloc(0), events: [] };
  const hashes: Buffer[] = [];
  for (const { event, others } of events.slice(0, number)) {
    const { leaves, ...entry } = entryOf({ ...event, at: at.toISOString() });
    const parts = leaves.map((leaf, place) => {
      const hash = others[place - 1];
      return hash === undefined ? leaf : { of: leaf.of, hash: hash.toString('hex') };
    });
    hashes.push(hashOf(hashes.at(-1) ?? commitment, { ...entry, leaves: parts }));
  }
  return hashes;
}

const linksSql = `
  insert into link
    select * from unnest($1::uuid[], $2::integer[], $3::bytea[])`;

/** Works out the chains of all copies of a batch, a part of them at a time. */
async function linkCopies(run: Run, models: Models): Promise<void> {
  const { rows } = await run(
    'select game_id as "gameId", model, number, moved_at as at from copy order by n',
  );
  const copies = rows as Copy[];
  await run('create temporary table link (game_id uuid, number integer, hash bytea)');
  for (let from = 0; from < copies.length; from += linkedAtOnce) {
    const links = copies
      .slice(from, from + linkedAtOnce)
      .flatMap((copy) =>
        chainOf(copy, models).map((hash, place) => [copy.gameId, place + 1, hash] as const),
      );
    await run(
      linksSql,
      [0, 1, 2].map((field) => links.map((link) => link[field])),
    );
  }
  await run('analyze link');
}

/** Some play seldom and some all the time. */
const seatsSql = `
  insert into game_seat (game_id, seat, user_id)
    select c.game_id, place.seat, ${personId('1 + floor($1 * power(random(), 1.7))')}
      from copy c join game g on g.game_id = c.game_id
      cross join lateral generate_series(0, g.seats - 1) as place (seat)
     where c.status <> 'open' or place.seat = 0`;

/** Nearly all clocks are well: some are late, and some cannot be seen to. */
const clocksSql = `
  insert into game_clock
    (game_id, seat, turn, waits, since_number, since, wait_began, due_at, look_at, tries)
    select c.game_id, place.seat, 1, place.seat = c.n % g.seats, c.number, c.wait_began, c.wait_began,
           case when c.n % 3 > 0 then c.wait_began + interval '45 days' end,
           case when place.seat <> c.n % g.seats or c.n % 3 = 0 then null
                when (c.n / 100) % 600 = 5 then now() - interval '30 minutes'
                else now() + interval '3 days' * random() end,
           case when (c.n / 100) % 2000 = 7 and place.seat = 0 then 3 else 0 end
      from copy c join game g on g.game_id = c.game_id
      cross join lateral generate_series(0, g.seats - 1) as place (seat)
     where c.status = 'running'`;

/** What was told by mail in the last months: most of it long since, a little of it not yet. */
const noticesSql = `
  insert into notice
    (notice_id, user_id, game_id, seat, kind, turn, number, created_at, due_at, state, settled_at)
    select ${idFrom(`'notice ' || c.n`)}, s.user_id, c.game_id, 0, 'turn', 1, 1, c.wait_began, c.wait_began,
           case when c.n % 5000 = 2 then 'waiting' else 'sent' end,
           case when c.n % 5000 = 2 then null else c.wait_began end
      from copy c join game_seat s on s.game_id = c.game_id and s.seat = 0
     where c.n % 5 = 2`;
const mailsSql = `
  insert into outgoing_mail (mail_id, user_id, created_at, due_at, sent_at, given_up_at, tries, notice_id)
    select n.notice_id, n.user_id, n.created_at, n.due_at,
           case when n.number % 1000 > 0 and n.state = 'sent' then n.settled_at end, null, 0, n.notice_id
      from notice n join copy c on c.game_id = n.game_id where n.created_at > now() - interval '30 days'`;

/** What admins did: mostly looked at games, and now and then at somebody. */
const auditSql = `
  insert into admin_audit (entry_id, at, admin, operation, game_id, user_id, reason, asked)
    select ${idFrom(`'entry ' || c.n`)}, now() - random() * interval '900 days', ${personId('1 + c.n % 7 * (c.n % 3)')},
           'inspectLog', case when c.n % 3 > 0 then c.game_id end,
           case when c.n % 3 = 0 then ${personId('1 + (c.n * 31) % $1')} end, null, '{}'
      from copy c where c.n % 5 = 1`;
const outcomesSql = `
  insert into admin_outcome (entry_id, status, at)
    select a.entry_id, 200, a.at from admin_audit a join copy c on a.entry_id = ${idFrom(`'entry ' || c.n`)}`;

const answersSql = `
  insert into service_answers (minute, class, count)
    select date_trunc('minute', now()) - n * interval '1 minute', class, 1 + (random() * 900 / class)::integer
      from generate_series(1, 2879) n, unnest(array[2, 3, 4]) class
    on conflict do nothing`;

const batchesOf = (all: number): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil(all / atOnce) }, (_, batch) => [
    1 + batch * atOnce,
    Math.min(all, (batch + 1) * atOnce),
  ]);

/**
 * Fills a database, as its owner, with copies of games that were played in it. Each has a head, seats, clocks
 * and a log that is a chain as the model's is: `whole` of them its whole log, the others an event or two. Of some
 * the head is another than the log's, and says so.
 */
export async function fillWithGames(
  { pool }: Pick<Database, 'pool'>,
  played: readonly string[],
  { games, people, whole }: Extent,
): Promise<void> {
  const client = await pool.connect();
  const run: Run = (sql, values = []) => client.query(sql, [...values]);
  try {
    await run('select setseed(0.5)');
    for (const [from, to] of batchesOf(people)) await run(peopleSql, [from, to]);
    await run(modelsSql, [played]);
    const models = await readModels(run);
    const heads = await copySql(
      run,
      'game',
      `from copy c join game t on t.game_id = c.model
         join link newest on newest.game_id = c.game_id and newest.number = c.number`,
    );
    const logs = await copySql(
      run,
      'game_event',
      `from copy c join link on link.game_id = c.game_id
         join game_event t on t.game_id = c.model and t.number = link.number`,
    );
    const links = await dropLinks(client);
    for (const [from, to] of batchesOf(games)) {
      await run(copiesSql, [from, to, whole]);
      await run('analyze copy');
      await linkCopies(run, models);
      await run(heads);
      await run(logs);
      await run(seatsSql, [people]);
      for (const sql of [clocksSql, noticesSql, mailsSql]) await run(sql);
      await run(auditSql, [people]);
      await run(outcomesSql);
      await run('drop table copy, link');
    }
    await run(answersSql);
    for (const sql of links) await run(sql);
    await run('drop table model');
    await run('vacuum analyze');
  } finally {
    client.release();
  }
}
