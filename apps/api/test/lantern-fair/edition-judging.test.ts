import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { languages } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openJudging } from '../../src/admin/edition-judging.ts';
import { tryFacts } from '../../src/admin/edition-trying.ts';
import { newAdmin } from '../admin/admins.ts';
import { type Api, ask, expectProblem, openApi, type Player } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { exampleEntry } from '../players.ts';

// Printed facts as large as a request may be: they cost whoever sends them his patience, and others nothing.

let api: Api;
let admin: Player;
let urls: Awaited<ReturnType<typeof freshDatabase>>['urls'];
let drop: () => Promise<void>;

const entry = exampleEntry();
const { title } = entry;
const printed = title.edition as object;
const path = `/v1/admin/titles/${title.id}/editions/validation`;
const english = { language: 'en' } as const;
const minute = { patience: 60_000 };

const withCharms = (count: number) => ({
  ...printed,
  charms: Array.from({ length: count }, () => 1),
});

/** As much as a request may hold, and many times the work of any box. */
const huge = withCharms(30_000);

/** As much as a file may hold: nobody sees the end of its first act. */
const endless = withCharms(300_000);

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres18));
  api = await openApi(urls);
  admin = await newAdmin(api, 'Admin of huge boxes');
});
afterAll(async () => {
  await api.close();
  await drop();
});

const validate = (at: Api, facts: unknown) =>
  ask(at, { method: 'post', path, as: admin, body: { facts } });

/** How the newest attempt ended, as the audit log has it; null: it has not. */
async function outcome(at: Api): Promise<number | null | undefined> {
  const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 1 };
  const [newest] = await at.service.services.desk.audit.list(all);
  return newest?.status;
}

it('is tried from the sources, too, where nothing is built', async () => {
  vi.stubEnv('TEST_THREADS', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { faults } = await openJudging(minute).judge(entry, printed, english);
  expect(faults).toEqual([]);
});

describe('while a huge edition is tried', () => {
  it('the process turns many times for each of its acts, and ends it with its time', async () => {
    let turns = 0;
    let isJudged = false;
    const judged = openJudging({ patience: 3_000 })
      .judge(entry, endless, english)
      .finally(() => {
        isJudged = true;
      });
    for (; !isJudged; turns += 1) await sleep(1);
    const { faults, trials } = await judged;
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^A game of \d that was tried had no end after \d+ acts and all the/),
    ]);
    expect(trials.at(-1)?.isOver).toBe(false);
    const acts = trials.reduce((sum, trial) => sum + trial.acts, trials.length);
    expect(turns).toBeGreaterThan(100 * acts);
  });

  it('others are answered, and it ends when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const answered: string[] = [];
    const judged = fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ facts: huge }),
      signal: leaving.signal,
    }).then(
      () => answered.push('judged'),
      () => answered.push('left'),
    );
    await expect.poll(() => outcome(api)).toBe(null);
    for (let request = 0; request < 40; request += 1) {
      expect((await ask(api, { path: '/v1/titles' })).status).toBe(200);
      answered.push('small');
    }
    leaving.abort();
    await judged;
    expect(answered).toEqual([...Array.from({ length: 40 }, () => 'small'), 'left']);
    await expect.poll(() => outcome(api)).toBe(503);
    expect((await validate(api, printed)).body.faults).toEqual([]);
  });

  it('it is ended as soon as nobody waits for it, however long it might take', async () => {
    const { judge } = openJudging({ patience: 3_600_000 });
    const leaving = new AbortController();
    const left = judge(entry, endless, { ...english, gone: leaving.signal });
    const given = judge(entry, endless, { ...english, gone: AbortSignal.abort() });
    const next = judge(entry, printed, english);
    await setImmediate(); // the first has begun
    leaving.abort();
    await expect(left).rejects.toMatchObject({ problem: 'unavailable' });
    await expect(given).rejects.toMatchObject({ problem: 'unavailable' });
    expect((await next).faults).toEqual([]);
  });

  it('another waits for its turn', async () => {
    const { judge } = openJudging({ patience: 1_000 });
    const order: string[] = [];
    await Promise.all([
      judge(entry, endless, english).then(() => order.push('endless')),
      judge(entry, printed, english).then(() => order.push('printed')),
    ]);
    expect(order).toEqual(['endless', 'printed']);
  });

  it('a process that is to stop ends it, and says so', async () => {
    const other = await openApi(urls);
    const judged = validate(other, huge);
    const waiting = validate(other, printed);
    await expect.poll(() => outcome(other)).toBe(null);
    await other.close();
    for (const answer of await Promise.all([judged, waiting])) {
      expectProblem(answer, { status: 503, problem: 'unavailable' });
    }
  });
});

describe('an edition that cannot be tried to the end', () => {
  const said = (bounds: Parameters<typeof openJudging>[0], of = entry) =>
    Promise.all(
      languages.map(async (language) => {
        const { judge } = openJudging(bounds);
        const { faults, hash } = await judge(of, printed, { language });
        expect(hash).toBe(null);
        expect(faults.map((fault) => fault.path)).toEqual(['']);
        return faults[0]?.message;
      }),
    );

  it('for want of memory is refused with what to do about it', async () => {
    expect(await said({ ...minute, memory: 8 })).toEqual([
      expect.stringMatching(/^Trying this takes more memory than there is for it\. Make its lists/),
      expect.stringMatching(/^Provare questi dati richiede più memoria/),
      expect.stringMatching(/^L’essai de ces données demande plus de mémoire/),
      expect.stringMatching(/^Probar estos datos pide más memoria/),
    ]);
  });

  it('as its thread broke off is refused with why', async () => {
    const unknown = { ...entry, title: { ...title, id: 'none' } };
    expect(await said(minute, unknown)).toEqual([
      expect.stringMatching(/^Trying this broke off\. .+ says: “there is no title none”\.$/),
      expect.stringMatching(
        /^La prova si è interrotta\. .+ dice il programma: «there is no .+»\.$/,
      ),
      expect.stringMatching(
        /^L’essai s’est interrompu\. .+ programme\u202f: «\u202fthere .+\u202f»\.$/,
      ),
      expect.stringMatching(/^La prueba se interrumpió\. .+ dice el programa: «there is no .+»\.$/),
    ]);
  });

  it('as the rules broke off is refused with what their program says, as words of its own', () => {
    const setup = () => {
      throw new RangeError('no such lantern');
    };
    const messages = languages.flatMap((language) =>
      [...tryFacts({ ...entry, title: { ...title, setup } }, printed, language)]
        .flatMap(({ faults = [] }) => faults)
        .map(({ message }) => message),
    );
    expect(messages).toEqual([
      expect.stringContaining('and their program says “no such lantern”. Compare'),
      expect.stringContaining('e il loro programma dice «no such lantern». Confronta'),
      expect.stringContaining('et leur programme dit «\u202fno such lantern\u202f». Comparez'),
      expect.stringContaining('y su programa dice «no such lantern». Compara'),
    ]);
  });

  it('for want of time to read it is refused too', async () => {
    expect(await said({ patience: 0 })).toEqual([
      expect.stringMatching(/^Reading this was not done in all the time there is\./),
      expect.stringMatching(/^La lettura di questi dati non è finita/),
      expect.stringMatching(/^La lecture de ces données n’était pas finie/),
      expect.stringMatching(/^La lectura de estos datos no había acabado/),
    ]);
  });
});

describe('of facts that are wrong throughout', () => {
  it('as much is told as anybody reads, and how much more there is', async () => {
    const charms = Array.from({ length: 12_000 }, () => null);
    const { body } = await validate(api, { ...printed, charms });
    expect(body.hash).toBe(null);
    expect(body.faults).toHaveLength(501);
    expect(body.faults[499].path).toBe('charms.499');
    expect(body.faults[500]).toEqual({
      path: '',
      message: 'There are 11500 more faults: mend these first.',
    });
  });

  it('those within each other without end are refused as they come', async () => {
    const deep = `${'['.repeat(32_000)}${']'.repeat(32_000)}`;
    const text = `{"facts":${deep}}`;
    const refused = await ask(api, { method: 'post', path, as: admin, text });
    expectProblem(refused, { status: 400, problem: 'invalid-request' });
    expect(refused.body.fields).toEqual([
      { path: 'facts', message: 'no more than 100 lists and objects within one another' },
    ]);
  });
});
