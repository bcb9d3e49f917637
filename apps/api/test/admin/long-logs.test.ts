import { languages } from '@staffetta/engine';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openInspecting } from '../../src/admin/inspecting.ts';
import { openTimeline } from '../../src/admin/timeline.ts';
import { checkExport, type Exported } from '../../src/games/check.ts';
import { exportForAdmin, exportWhole } from '../../src/games/export.ts';
import type { Games } from '../../src/games/games.ts';
import { importGame } from '../../src/games/import.ts';
import { longLog } from '../../src/games/loaded-game.ts';
import { checkLog } from '../../src/games/log-check.ts';
import { openLongLogs } from '../../src/games/long-logs.ts';
import { lookAtRace, openRaces } from '../../src/games/race.ts';
import { inNameOf } from '../../src/games/tables.ts';
import { type Api, ask, expectProblem, openApi, type Player } from '../api.ts';
import { rehashed } from '../forging.ts';
import { freshDatabase } from '../harness.ts';
import { importHere } from '../importing.ts';
import { ordered } from '../unplayed.ts';
import { enter, newAdmin } from './admins.ts';

// Games with logs far longer than any that was played: working through them costs whoever asks his patience, and
// others nothing.

let api: Api;
let admin: Player;
let urls: Awaited<ReturnType<typeof freshDatabase>>['urls'];
let drop: () => Promise<void>;

const long = ordered(2 * longLog);
const short = ordered(3);
const events = long.events.length;

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres18));
  api = await openApi(urls);
  admin = await newAdmin(api, 'Admin of long logs');
  for (const file of [long, short]) await importHere(api.service.services.games, file);
});
afterAll(async () => {
  await api.close();
  await drop();
});

const check = (at: Api, { game }: Exported, language = 'en') =>
  ask(at, {
    method: 'post',
    path: `/v1/admin/games/${game}/check`,
    as: admin,
    headers: { 'accept-language': language },
  });

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const read = (at: Api, { game }: Exported, what: string) =>
  ask(at, { path: `/v1/admin/games/${game}/${what}`, as: admin });

/** Changes an event of a log, as nobody may who has not the database. */
async function change({ game }: Exported, number: number, how: string): Promise<void> {
  const owner = new pg.Client({ connectionString: urls.ownerUrl });
  await owner.connect();
  await owner.query(`update game_event set ${how} where game_id = $1 and number = $2`, [
    game,
    number,
  ]);
  await owner.end();
}

/** How the newest check ended, as the audit log has it; null: it has not. */
async function outcome(at: Api): Promise<number | null | undefined> {
  const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 1 };
  const [newest] = await at.service.services.desk.audit.list(all);
  return newest?.operation === 'checkLog' ? newest.status : undefined;
}

describe('while a long log is checked', () => {
  it('others are answered, and it ends when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const answered: string[] = [];
    const checked = fetch(`${api.url}/v1/admin/games/${long.game}/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      signal: leaving.signal,
    }).then(
      () => answered.push('checked'),
      () => answered.push('left'),
    );
    await expect.poll(() => outcome(api)).toBe(null);
    for (let request = 0; request < 20; request += 1) {
      expect((await ask(api, { path: '/v1/titles' })).status).toBe(200);
      answered.push('small');
    }
    expect((await check(api, short)).body).toMatchObject({ events: short.events.length });
    leaving.abort();
    await checked;
    expect(answered).toEqual([...Array.from({ length: 20 }, () => 'small'), 'left']);
    const { audit } = api.service.services.desk;
    const all = { gameId: long.game, userId: null, admin: null, asker: null };
    const ended = async () => (await audit.list({ ...all, before: null, limit: 1 }))[0]?.status;
    await expect.poll(ended).toBe(503);
    expect((await check(api, long)).body).toEqual({ events, brokenAt: null, difference: null });
  });

  it('a process that is to stop ends it, and says so', async () => {
    const other = await openApi(urls);
    const checked = check(other, long);
    await expect.poll(() => outcome(other)).toBe(null);
    await other.close();
    expectProblem(await checked, { status: 503, problem: 'unavailable' });
  });
});

describe('a long log is read the same beside all else and in the process', () => {
  /** How many orders a log holds of which it counts alone what a check finds in it. */
  const some = 40;

  /** A log written as whoever had the whole service would, which nobody would decide so. */
  async function forged(): Promise<string> {
    const file = ordered(some);
    const outcomeOf = checkExport(file);
    if (!outcomeOf.ok) throw new Error(outcomeOf.fault.code);
    const copy = structuredClone(file) as never as {
      events: { leaves: { of: string; value: { secret: { id: number } } }[] }[];
    };
    const sealed = copy.events.at(-2)?.leaves.find(({ of }) => of === 'fact');
    if (sealed === undefined) throw new Error('An order is sealed whole');
    sealed.value.secret.id = 1;
    const exported = rehashed(copy as never as Exported);
    const checked = { ...outcomeOf.checked, exported };
    await importGame(api.service.services.games, async () => ({ ok: true, checked }), exported);
    return exported.game;
  }

  /** A log of which an event was changed. */
  async function broken(): Promise<string> {
    const file = ordered(some);
    await importHere(api.service.services.games, file);
    await change(file, some, `at = at + interval '1 hour'`);
    return file.game;
  }

  it('whatever a check finds in it', async () => {
    const { library, store } = api.service.services.games;
    const logs = openLongLogs(urls.serviceUrl);
    const findings = [
      [long.game, { brokenAt: null, difference: null }],
      [await forged(), { brokenAt: null, difference: { number: some + 3, what: 'facts' } }],
      [await broken(), { brokenAt: some, difference: null }],
    ] as const;
    for (const [game, finding] of findings) {
      const row = await store.game(game);
      if (row === null) throw new Error('It was imported');
      const found = await logs.check(game);
      expect(found).toMatchObject(finding);
      expect(found).toEqual(await checkLog(library, row));
    }
  });

  it('its positions, what changed between them, and its time line', async () => {
    const { games, accounts, desk } = api.service.services;
    const alone = { ...games, library: { ...games.library, aside: null } };
    const here = openInspecting(alone, accounts, null);
    const line = openTimeline(api.service.database, { games: alone, accounts, audit: desk.audit });
    const [number, to, language] = [longLog + 500, null, 'en'] as const;
    const viewed = { number, language };
    const stretch = { from: number, to, language };
    const page = {
      ...({ isReferee: true, kinds: ['event'], order: 'newest', beyond: null } as const),
      ...({ limit: 20, language } as const),
    };
    expect(await desk.inspecting.position(long.game, 0, viewed)).toEqual(
      await here.position(long.game, 0, viewed),
    );
    expect(await desk.inspecting.difference(long.game, 0, stretch)).toEqual(
      await here.difference(long.game, 0, stretch),
    );
    expect(await desk.timeline.page(long.game, page)).toEqual(await line.page(long.game, page));
  });
});

describe('of a long log, beside all else and in the process alike', () => {
  const withoutThread = (): Games => {
    const { games } = api.service.services;
    const library = { ...games.library, aside: null };
    return { ...games, library, raceIn: openRaces(library, 10) };
  };

  it('the race is counted', async () => {
    const { games } = api.service.services;
    const raceOf = (at: Games) => lookAtRace(at, long.game, inNameOf(admin.id), 'me');
    expect(await raceOf(games)).toEqual(await raceOf(withoutThread()));
  });

  it('the file is written', async () => {
    const { games } = api.service.services;
    const file = await exportForAdmin(games, long.game, true);
    expect(JSON.parse(file)).toEqual(plain(await exportWhole(games, long.game)));
    expect(file).toBe(await exportForAdmin(withoutThread(), long.game, true));
  });
});

it('no more than a few wait for their long logs, and the others are told to come back', async () => {
  const logs = openLongLogs(urls.serviceUrl, { patience: 0, mostWaiting: 2 });
  const asked = [1, 2, 3, 4].map(() => logs.check(long.game));
  const ended = await Promise.allSettled(asked);
  const problems = ended.map((one) => (one.status === 'rejected' ? one.reason.problem : null));
  expect(problems).toEqual(['log-out-of-time', 'log-out-of-time', 'unavailable', 'unavailable']);
});

describe('a long log that cannot be worked through', () => {
  /** What is asked of a process that has no more time or memory for it. */
  async function within(
    logBounds: { patience: number; memory?: number },
    asked: (at: Api) => Promise<void>,
  ): Promise<void> {
    const other = await openApi(urls, { logBounds });
    await enter(other, admin);
    await asked(other);
    await other.close();
  }

  it('for want of time is told so, with what has all the time it takes, in four languages', () =>
    within({ patience: 0 }, async (other) => {
      for (const language of languages) {
        const answer = await check(other, long, language);
        expectProblem(answer, { status: 503, problem: 'log-out-of-time' });
        expect(answer.headers['content-language']).toBe(language);
        expect(answer.headers['retry-after']).toBe('60');
        expect(answer.body.detail).toContain('`npm run -s games -- check <game>`');
      }
      for (const what of [`view?event=${longLog + 1}`, `difference?from=${events - 1}`]) {
        const answer = await read(other, long, what);
        expectProblem(answer, { status: 503, problem: 'log-out-of-time' });
      }
      const race = await ask(other, { path: `/v1/games/${long.game}/race`, as: admin });
      expectProblem(race, { status: 503, problem: 'log-out-of-time' });
      const file = exportForAdmin(other.service.services.games, long.game, true);
      await expect(file).rejects.toMatchObject({ problem: 'log-out-of-time' });
      expect((await check(other, short)).status).toBe(200);
      expect((await read(other, short, 'view?event=5')).status).toBe(200);
    }));

  it('is one of few events, too, where much stands in them', async () => {
    const thick = ordered(3);
    await importHere(api.service.services.games, thick);
    const much = `facts = jsonb_build_array(jsonb_build_object('type', repeat('x', 1100000)))`;
    await change(thick, 5, much);
    await within({ patience: 0 }, async (other) => {
      expectProblem(await check(other, thick), { status: 503, problem: 'log-out-of-time' });
    });
    expect((await check(api, thick)).body).toMatchObject({ brokenAt: 5, difference: null });
  });

  it('for want of memory is told so', () =>
    within({ patience: 60_000, memory: 24 }, async (other) => {
      expectProblem(await check(other, long), { status: 503, problem: 'log-out-of-memory' });
      expect((await check(other, short)).status).toBe(200);
    }));

  it('as nobody waits for it is left', async () => {
    const { inspecting, timeline } = api.service.services.desk;
    const gone = AbortSignal.abort();
    const language = 'en';
    const left = { problem: 'unavailable' };
    await expect(inspecting.check(long.game, gone)).rejects.toMatchObject(left);
    await expect(
      inspecting.position(long.game, 'spectator', { number: longLog + 1, language, gone }),
    ).rejects.toMatchObject(left);
    await expect(
      inspecting.difference(long.game, 'spectator', {
        from: longLog + 1,
        to: null,
        language,
        gone,
      }),
    ).rejects.toMatchObject(left);
    const kinds = ['event'] as const;
    const page = { isReferee: false, kinds, order: 'newest', limit: 20, language } as const;
    await expect(timeline.page(long.game, { ...page, beyond: null, gone })).rejects.toMatchObject(
      left,
    );
  });
});
