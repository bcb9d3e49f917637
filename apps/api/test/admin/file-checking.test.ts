import { setImmediate } from 'node:timers/promises';
import { type AnyTitle, languages } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { findTitle } from '../../src/games/catalogue.ts';
import { checkExport, type Exported } from '../../src/games/check.ts';
import { type Fault, faultSentence } from '../../src/games/faults.ts';
import { openFileChecking } from '../../src/games/file-checking.ts';
import { type Api, ask, expectProblem, openApi, type Player } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { exampleEntry } from '../players.ts';
import { ordered, unplayed } from '../unplayed.ts';
import { newAdmin } from './admins.ts';

// Files of games that are bad for whoever checks them: they cost whoever sends them his patience, and others nothing.

let api: Api;
let admin: Player;
let urls: Awaited<ReturnType<typeof freshDatabase>>['urls'];
let drop: () => Promise<void>;

/** Nearly as much as a file may hold: each event is legal, and takes longer than the one before. */
const slow = ordered(12_500);
const short = ordered(3);
/** Enough that a process which did not turn meanwhile would show it. */
const many = ordered(2_000);

const minute = { patience: 60_000 };

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres18));
  api = await openApi(urls);
  admin = await newAdmin(api, 'Admin of long games');
});
afterAll(async () => {
  await api.close();
  await drop();
});

const path = '/v1/admin/imports';
const reason = 'the club has moved';

const imported = (at: Api, file: object) =>
  ask(at, { method: 'post', path, as: admin, body: { reason, file } });

/** How the newest import ended, as the audit log has it; null: it has not. */
async function outcome(at: Api): Promise<number | null | undefined> {
  const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 1 };
  const [newest] = await at.service.services.desk.audit.list(all);
  return newest?.status;
}

describe('while a file of very many events is checked', () => {
  it('the process turns more often than there are events', async () => {
    let turns = 0;
    let isChecked = false;
    const checked = openFileChecking(minute)
      .check(many)
      .finally(() => {
        isChecked = true;
      });
    for (; !isChecked && turns <= many.events.length; turns += 1) await setImmediate();
    expect(turns).toBeGreaterThan(many.events.length);
    expect(await checked).toMatchObject({ ok: true, checked: { head: { status: 'running' } } });
  });

  it('others are answered, and it ends when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    const answered: string[] = [];
    const checked = fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason, file: slow }),
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
    leaving.abort();
    await checked;
    expect(answered).toEqual([...Array.from({ length: 20 }, () => 'small'), 'left']);
    await expect.poll(() => outcome(api)).toBe(503);
    expect(await api.service.services.games.store.game(slow.game)).toBeNull();
    expect((await imported(api, short)).status).toBe(201);
  });

  it('a process that is to stop ends it, and says so', async () => {
    const other = await openApi(urls);
    const checked = imported(other, slow);
    await expect.poll(() => outcome(other)).toBe(null);
    await other.close();
    expectProblem(await checked, { status: 503, problem: 'unavailable' });
  });
});

describe('a file that cannot be checked to its end', () => {
  const faultOf = async (bounds: Parameters<typeof openFileChecking>[0], file: object) => {
    const found = await openFileChecking(bounds).check(file);
    return found.ok ? null : found.fault;
  };

  it('for want of time or memory is refused with that', async () => {
    expect(await faultOf({ patience: 0 }, short)).toEqual({ code: 'out-of-time' });
    expect(await faultOf({ ...minute, memory: 24 }, slow)).toEqual({ code: 'out-of-memory' });
    expect(await faultOf({ ...minute, memory: 64 }, short)).toBe(null);
  });

  it('as it holds more than any game is refused before it is read', async () => {
    const { events } = slow;
    const file: object = { ...slow, events: [...events, ...events] };
    const { status, body } = await imported(api, file);
    expect(status).toBe(422);
    expect(body).toMatchObject({ title: 'import-refused', event: expect.any(Number) });
    expect(body.event).toBeGreaterThan(events.length);
    expect(body.detail).toContain(`up to event ${body.event} it holds more than any game does`);
  });

  it('as its title throws is refused with the event at which it does', async () => {
    const { title } = exampleEntry();
    const file: Exported = unplayed(() => []);
    const begun = file.events.length;
    const finding = (change: Partial<AnyTitle>) =>
      checkExport(file, ((id, version) => {
        const found = id === title.id && version === title.version ? exampleEntry() : null;
        return found === null ? null : { ...found, title: { ...title, ...change } };
      }) satisfies typeof findTitle);
    expect(finding({})).toMatchObject({ ok: true });
    const setup = () => {
      throw new RangeError('the next is lantern-7');
    };
    expect(finding({ setup })).toEqual({ ok: false, fault: { code: 'undecidable', event: begun } });
  });

  it.each<[Fault, readonly string[]]>([
    [
      { code: 'undecidable', event: 7 },
      [
        'the rules break off at event 7, and',
        'si interrompono all’evento 7, e',
        's’interrompent à l’événement 7 et',
        'se interrumpen en el evento 7 y',
      ],
    ],
    [
      { code: 'out-of-time' },
      ['in all the time there is', 'tutto il tempo', 'tout le temps', 'todo el tiempo'],
    ],
    [{ code: 'out-of-memory' }, ['more memory', 'più memoria', 'plus de mémoire', 'más memoria']],
    [
      { code: 'broken-off', trouble: 'no such thing' },
      [
        'what the program says: “no such thing”.',
        'ciò che dice il programma: «no such thing».',
        'ce que dit le programme\u202f: «\u202fno such thing\u202f».',
        'lo que dice el programa: «no such thing».',
      ],
    ],
  ])('is told of in four languages: %o', (fault, said) => {
    for (const [index, language] of languages.entries()) {
      expect(faultSentence(fault, language)).toContain(said[index]);
    }
  });
});
