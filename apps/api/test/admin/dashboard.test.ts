import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@staffetta/engine';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import { countUpTo } from '../../src/dashboard/counting.ts';
import type { Dashboard, ToldReading } from '../../src/dashboard/dashboard.ts';
import {
  type Judgement,
  judgementOf,
  type ReadingName,
  readingNames,
  ruleOf,
} from '../../src/dashboard/readings.ts';
import { keepSizes } from '../../src/dashboard/sizes.ts';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { release } from '../../src/release.ts';
import { type Api, ask, openApi, type Player, register, startGame } from '../api.ts';
import { on, runCommand } from '../commands.ts';
import { freshDatabase } from '../harness.ts';
import { newAdmin } from './admins.ts';

// Whoever runs the service sees what is wrong with it, in numbers that say what they mean.

let urls: DatabaseUrls;
let api: Api;
let admin: Player;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres18));
  api = await openApi(urls);
  admin = await newAdmin(api);
  await api.service.attend();
  await api.service.clocks.run();
});
afterAll(async () => {
  await api.close();
  await drop();
});

const query = (sql: string, values: readonly unknown[] = []) =>
  api.service.database.pool.query(sql, [...values]);

async function dashboard(language = 'en'): Promise<Dashboard> {
  const headers = { 'accept-language': language };
  const { status, body } = await ask(api, { path: '/v1/admin/dashboard', as: admin, headers });
  expect(status).toBe(200);
  return body;
}

async function reading(name: ReadingName): Promise<ToldReading> {
  const found = (await dashboard()).readings.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no reading ${name}`);
  return found;
}

const expectReading = async (
  name: ReadingName,
  expected: { readonly value: number | null; readonly judgement: Judgement },
) => expect(await reading(name), name).toMatchObject(expected);

/** How many seconds ago something was, as the dashboard tells it. */
const secondsOf = async (name: ReadingName): Promise<number> => (await reading(name)).value ?? -1;

const mail = (columns: string, values: string) =>
  query(
    `insert into outgoing_mail (mail_id, user_id, ${columns}) values (gen_random_uuid(), $1, ${values})`,
    [admin.id],
  );

describe('each kind of trouble is told', () => {
  let game: string;
  beforeEach(async () => {
    for (const table of ['outgoing_mail', 'notice', 'notice_look', 'game_outbox']) {
      await query(`delete from ${table}`);
    }
    game = await startGame(api, [await register(api), await register(api)]);
    await api.service.relay.carry();
    await api.service.notices.run();
  });

  it('a mail that waits too long, once there is somebody to send it', async () => {
    await expectReading('mails-oldest', { value: null, judgement: 'fine' });
    await mail('created_at', `now() - interval '3 hours'`);
    expect((await reading('mails-waiting')).value).toBeGreaterThan(0);
    expect(await secondsOf('mails-oldest')).toBeGreaterThan(10_700);
    expect((await reading('mails-oldest')).judgement).toBe('act');
    expect((await dashboard()).judgement).toBe('act');
  });

  it('mails that failed lately, and not those that were withdrawn', async () => {
    await expectReading('mails-failed', { value: 0, judgement: 'fine' });
    await mail('given_up_at', `now() - interval '1 hour'`);
    await mail('given_up_at', `now() - interval '2 days'`);
    await mail('given_up_at, notice_id', 'now(), gen_random_uuid()');
    await expectReading('mails-failed', { value: 1, judgement: 'watch' });
    await mail('tries', '2');
    await expectReading('mails-retried', { value: 1, judgement: 'watch' });
  });

  it('a clock nobody has seen to', async () => {
    await expectReading('clocks-late', { value: 0, judgement: 'fine' });
    await expectReading('clocks-latest', { value: null, judgement: 'fine' });
    await query(
      `update game_clock set look_at = now() - interval '20 minutes'
        where game_id = $1 and seat = (select min(seat) from game_clock where game_id = $1)`,
      [game],
    );
    await expectReading('clocks-late', { value: 1, judgement: 'watch' });
    await expectReading('games-stuck', { value: 1, judgement: 'watch' });
    expect(await secondsOf('clocks-latest')).toBeGreaterThan(1_190);
    expect((await reading('clocks-latest')).judgement).toBe('act');
    await query('update game_clock set look_at = null, tries = 1 where game_id = $1 and waits', [
      game,
    ]);
    expect((await reading('clocks-failing')).judgement).toBe('watch');
    await query('update game_clock set tries = 0');
  });

  it('a broken game, and waits that are long', async () => {
    await expectReading('games-broken', { value: 0, judgement: 'fine' });
    await query('update game set broken_at = 2 where game_id = $1', [game]);
    await expectReading('games-broken', { value: 1, judgement: 'act' });
    await expectReading('games-stuck', { value: 1, judgement: 'watch' });
    await query('update game set broken_at = null');
    const { value: before } = await reading('waits-long');
    await query(
      `update game_clock set wait_began = now() - interval '15 days', waits = true
        where game_id = $1 and seat = (select min(seat) from game_clock where game_id = $1)`,
      [game],
    );
    await expectReading('waits-long', { value: (before ?? 0) + 1, judgement: 'fine' });
  });

  it('what happened and is not told, looked at or written', async () => {
    await query(
      `insert into game_outbox (game_id, number, ordinal, topic, payload, at)
         values ($1, 1, 9, 'told', '{}', now() - interval '30 seconds')`,
      [game],
    );
    await expectReading('outbox-waiting', { value: 1, judgement: 'fine' });
    expect((await reading('outbox-oldest')).judgement).toBe('watch');
    await query(
      `insert into notice_look (game_id, topic, number, due_at)
         values ($1, 'told', 1, now() - interval '1 hour'), ($1, 'told', 2, now() + interval '1 hour')`,
      [game],
    );
    await expectReading('looks-waiting', { value: 1, judgement: 'fine' });
    expect((await reading('looks-oldest')).judgement).toBe('act');
    await query(
      `insert into notice (notice_id, user_id, game_id, kind, turn, number, created_at, due_at, state)
         values ($1, $2, $3, 'turn', 1, 1, now(), now() - interval '5 minutes', 'waiting')`,
      [randomUUID(), admin.id, game],
    );
    expect((await reading('notices-late')).value).toBeGreaterThan(0);
    expect((await reading('notices-latest')).judgement).toBe('watch');
  });

  it('games of a version this release does not know', async () => {
    await expectReading('versions-unknown', { value: 0, judgement: 'fine' });
    await query('update game set title_version = 999 where game_id = $1', [game]);
    await expectReading('versions-unknown', { value: 1, judgement: 'act' });
    expect((await dashboard()).games).toContainEqual({
      ...{ title: expect.any(String), version: 999, isKnown: false, isPresent: false },
      open: { count: 0, isEstimate: false },
      running: { count: 1, isEstimate: false },
      ended: { count: 0, isEstimate: false },
    });
    await query(
      'update game set title_version = (select min(title_version) from game) where game_id = $1',
      [game],
    );
  });

  it('a table that only grows and could be changed', async () => {
    await expectReading('tables-rewritable', { value: 0, judgement: 'fine' });
  });

  it('that nobody looks after clocks', async () => {
    await expectReading('clocks-silent', { value: expect.any(Number), judgement: 'fine' });
    await query(`update service_beat set at = now() - interval '10 minutes' where name = 'clocks'`);
    expect((await reading('clocks-silent')).judgement).toBe('act');
    await query(`delete from service_beat where name = 'clocks'`);
    await expectReading('clocks-silent', { value: null, judgement: 'act' });
  });

  it('a backup that is old, or none', async () => {
    await expectReading('backup-age', { value: null, judgement: 'watch' });
    await query(`insert into service_backup values (now() - interval '9 days', 1)`);
    expect((await reading('backup-age')).judgement).toBe('act');
    await query('insert into service_backup values (now(), 1)');
    expect((await reading('backup-age')).judgement).toBe('fine');
  });
});

describe('several processes', () => {
  const another = async (): Promise<Api> => {
    const other = await openApi(urls);
    onTestFinished(other.close);
    return other;
  };

  it('are counted as one, and each minute once', async () => {
    await query('delete from service_answers');
    await api.service.pulse.tell();
    await query('delete from service_answers');
    const other = await another();
    for (const one of [api, other, other]) await ask(one, { path: '/v1/titles' });
    await ask(other, { path: '/v1/nowhere' });
    await ask(other, { path: '/health/live' });
    await Promise.all([api.service.pulse.tell(), other.service.pulse.tell()]);
    const { rows } = await query(
      `select class, sum(count)::integer as count from service_answers group by class order by class`,
    );
    expect(rows).toEqual([
      { class: 2, count: 3 },
      { class: 4, count: 1 },
    ]);
    const { requests } = await dashboard();
    expect(requests[0]).toEqual({ minutes: 15, answered: 4, refused: 1, failed: 0 });
    expect((await reading('requests-refused')).value).toBe(0.25);
  });

  it('are told by what they do, and that one of them died', async () => {
    const other = await openApi(urls);
    other.service.pulse.begin('works');
    await other.service.pulse.tell();
    await api.service.pulse.tell();
    const duties = async () =>
      (await dashboard()).processes.map(({ answers, works, isThere }) => ({
        ...{ answers, works, isThere },
      }));
    expect(await duties()).toEqual([
      { answers: true, works: false, isThere: true },
      { answers: false, works: true, isThere: true },
    ]);
    await expectReading('mail-servers-missing', { value: 1, judgement: 'watch' });
    await expectReading('processes-lost', { value: 0, judgement: 'fine' });
    await query(`update service_process set at = at - interval '1 hour' where works`);
    await expectReading('processes-lost', { value: 1, judgement: 'watch' });
    await other.close();
    expect(await duties()).toEqual([{ answers: true, works: false, isThere: true }]);
  });

  it('say whether they hear of what others do', async () => {
    await api.service.pulse.tell();
    await expectReading('processes-deaf', { value: 0, judgement: 'fine' });
    await query('update service_process set hears = false');
    await expectReading('processes-deaf', { value: 1, judgement: 'act' });
    await api.service.pulse.tell();
    await expectReading('processes-deaf', { value: 0, judgement: 'fine' });
  });

  it('run the release that package.json names', async () => {
    const manifest = new URL('../../../../package.json', import.meta.url);
    const { version } = JSON.parse(await readFile(manifest, 'utf8'));
    expect(release).toBe(`${version}+sources`);
    expect((await dashboard()).versions.release).toBe(release);
  });

  it('of two builds are one too many', async () => {
    await api.service.pulse.tell();
    await expectReading('releases-mixed', { value: 1, judgement: 'fine' });
    const [version] = release.split('+');
    const older = `${version}+0123456789ab`;
    await query(
      `insert into service_process
         values ($1, true, true, true, $2, '20.19.0', now(), now())`,
      [randomUUID(), older],
    );
    await expectReading('releases-mixed', { value: 2, judgement: 'act' });
    await query('delete from service_process where release = $1', [older]);
  });

  it('keep what they could not write down for the next time', async () => {
    await query('delete from service_answers');
    const { pulse } = api.service;
    await pulse.tell();
    await query('delete from service_answers');
    pulse.count(503);
    const owner = await openApi({ ...urls, serviceUrl: urls.ownerUrl });
    onTestFinished(owner.close);
    const { pool } = owner.service.database;
    await pool.query('alter table service_answers rename to hidden');
    await expect(pulse.tell()).rejects.toThrow('service_answers');
    await pool.query('alter table hidden rename to service_answers');
    await pulse.tell();
    const { rows } = await query('select count from service_answers where class = 5');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('many are', () => {
  it('counted up to a thousand, and estimated beyond', async () => {
    const rows = (many: number) => `select from generate_series(1, ${many})`;
    const counts = await countUpTo(api.service.database, { few: rows(1_000), many: rows(54_321) });
    expect(counts).toEqual({
      few: { count: 1_000, isEstimate: false },
      many: { count: 54_321, isEstimate: true },
    });
  });

  it('told with how they grow', async () => {
    const { database } = api.service;
    await query('delete from service_size');
    await keepSizes(database, new Date(Date.now() - 40 * 86_400_000));
    expect((await dashboard()).grownSince).toBeNull();
    const lastWeek = new Date(Date.now() - 7 * 86_400_000);
    await keepSizes(database, lastWeek);
    await query(`update service_size set bytes = bytes - 1000 where name = 'game_event'`);
    const { grownSince, tables, readings } = await dashboard();
    expect(grownSince).toBe(lastWeek.toISOString().slice(0, 10));
    const events = tables.find(({ name }) => name === 'game_event');
    expect(events?.grown).toBeGreaterThanOrEqual(1_000);
    const growth = readings.find(({ name }) => name === 'database-growth')?.value;
    expect(growth).toBe(tables.reduce((sum, { grown }) => sum + (grown ?? 0), 0));
  });
});

describe('a reading', () => {
  it.each(languages)(
    'says in %s what it is, and what to do where it is ever judged',
    async (of) => {
      await query(`update service_beat set at = now() - interval '10 minutes'`);
      const { readings } = await dashboard(of);
      expect(readings.map(({ name }) => name)).toEqual(readingNames);
      expect(new Set(readings.map(({ text }) => text)).size).toBe(readings.length);
      const silent = readings.find(({ name }) => name === 'answers-silent');
      expect(silent).toMatchObject({ judgement: 'act', advice: expect.stringMatching(/\S.*\.$/) });
    },
  );

  it('is judged by the values the operator’s guide names', async () => {
    const guide = await readFile(
      fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)),
      'utf8',
    );
    const written = readingNames.flatMap((name) => {
      const { watch, act } = ruleOf(name);
      return watch === undefined && act === undefined ? [] : [name];
    });
    const inGuide = [...guide.matchAll(/^\| `([a-z-]+)` \| (.*?) \| (.*?) \|/gm)].map(
      ([, name = '', watch = '', act = '']) => ({ name, watch: valueIn(watch), act: valueIn(act) }),
    );
    expect(inGuide).toEqual(
      written.map((name) => {
        const { watch, act } = ruleOf(name);
        return { name, watch: watch ?? null, act: act ?? null };
      }),
    );
  });

  it('is as bad as its value', () => {
    const rule = { group: 'queues', unit: 'count', watch: 5, act: 10 } as const;
    expect([0, 4.9, 5, 9, 10, 11, null].map((value) => judgementOf(rule, value))).toEqual([
      ...['fine', 'fine', 'watch', 'watch', 'act', 'act', 'fine'],
    ]);
    expect(judgementOf({ ...rule, unknown: 'act' }, null)).toBe('act');
  });
});

/** A value as the guide writes it; null: there is none. */
function valueIn(text: string): number | null {
  if (text === '–') return null;
  const [, number = '', unit = ''] = /^([\d.,]+) ?(\S*)$/.exec(text) ?? [];
  const seconds: Record<string, number> = { min: 60, h: 3_600, day: 86_400, days: 86_400 };
  const value = Number(number.replaceAll(',', ''));
  return unit === '%' ? value / 100 : value * (seconds[unit] ?? 1);
}

describe('the command', () => {
  const run = (...words: readonly string[]) => runCommand('dashboard', words, on(urls));

  it('says the same to programs and people, and ends with 1 where something is to be done', async () => {
    await query(
      `insert into service_beat values ('clocks', now()), ('answers', now())
         on conflict (name) do update set at = excluded.at`,
    );
    await query('delete from outgoing_mail');
    await query('delete from notice');
    await query('delete from notice_look');
    await query('delete from game_outbox');
    const well = await run();
    expect(well.code, well.stdout).toBe(0);
    expect(well.stdout).toContain('Games whose log is broken: 0');
    const told = JSON.parse((await run('--json')).stdout);
    expect(Object.keys(told).sort()).toEqual(Object.keys(await dashboard()).sort());
    await query(`update service_beat set at = now() - interval '1 hour' where name = 'clocks'`);
    const ill = await run();
    expect(ill.code).toBe(1);
    expect(ill.stdout).toMatch(/ACT: Time since a worker said .*: 1 h\n +Start a worker/);
  });
});
