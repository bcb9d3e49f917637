import { type ByLanguage, languages } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { hashOf } from '../../src/games/chain.ts';
import { exportWhole } from '../../src/games/export.ts';
import { eventOf, faultSentence } from '../../src/games/faults.ts';
import {
  type Api,
  ask,
  expectProblem,
  isOver,
  join,
  logOf,
  openApi,
  type Player,
  playUntil,
  playUntilTurns,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { enterHere } from '../importing.ts';
import { leaveOrder } from '../orders.ts';
import { newAdmin } from './admins.ts';

// Games as files: out of one instance by an admin, and into another.

type Instance = { readonly api: Api; readonly admin: Player; readonly ownerUrl: string };

let here: Instance;
let there: Instance;
const drops: (() => Promise<void>)[] = [];

async function openInstance(): Promise<Instance> {
  const fresh = await freshDatabase(inject('databases').postgres18);
  const api = await openApi(fresh.urls);
  drops.push(async () => {
    await api.close();
    await fresh.drop();
  });
  return { api, admin: await newAdmin(api), ownerUrl: fresh.urls.ownerUrl };
}

beforeAll(async () => {
  here = await openInstance();
  there = await openInstance();
});
afterAll(async () => {
  for (const drop of drops) await drop();
});

const look = ({ api, admin }: Instance, game: string) =>
  ask(api, {
    method: 'post',
    path: `/v1/admin/games/${game}/look`,
    as: admin,
    body: { reason: 'it moves to another instance' },
  });

const exported = ({ api, admin }: Instance, game: string, query = '') =>
  ask(api, { path: `/v1/admin/games/${game}/export${query}`, as: admin });

const imported = ({ api, admin }: Instance, file: object, language = 'en') =>
  ask(api, {
    method: 'post',
    path: '/v1/admin/imports',
    as: admin,
    headers: { 'accept-language': language },
    body: { reason: 'the club has moved', file },
  });

/** A game of two in which one has left an order. */
async function runningGame() {
  const { api } = here;
  const players = [await register(api), await register(api)];
  const game = await startGame(api, players);
  await leaveOrder(api.service.services.games, game, 0);
  await playUntilTurns(api, game, players);
  return { game, players };
}

const whole = async (game: string): Promise<object> => {
  await look(here, game);
  const { status, body, text } = await exported(here, game, '?referee=true');
  expect(status, text).toBe(200);
  return body;
};

type AnyFile = { readonly events: { readonly leaves: { readonly value?: object }[] }[] };

const draw = {
  of: 'draw',
  salt: '0'.repeat(32),
  value: { epoch: 0, purpose: 'any', ordinal: 0, size: 2, result: 0 },
};

const factsOf = (event: AnyFile['events'][number] | undefined): unknown[] | undefined =>
  (event?.leaves[0]?.value as { facts: unknown[] } | undefined)?.facts;

/** Puts so many of the same behind what a list holds. */
function padded(list: unknown[] | undefined, count: number, entry: unknown): void {
  for (let more = 0; more < count; more += 1) list?.push(entry);
}

/** Objects within one another, as no program of ours could write them. */
const groundless = `${'{"type":"deep","below":'.repeat(20_000)}0${'}'.repeat(20_000)}`;

/** The fault a file is refused for, as the service would tell it in each language. */
async function expectSaid(file: object, says: ByLanguage<string>): Promise<void> {
  const entered = await enterHere(there.api.service.services.games, file);
  if (entered.result !== 'refused') throw new Error('It was imported');
  for (const language of languages) {
    expect(faultSentence(entered.fault, language)).toContain(says[language]);
  }
}

describe('a game as a file', () => {
  it('is had without a look as everybody may have it, when it has ended', async () => {
    const { game, players } = await runningGame();
    expectProblem(await exported(here, game), { status: 409, problem: 'not-ended' });
    await playUntil(here.api, game, players, isOver);
    const path = `/v1/games/${game}/export`;
    const stranger = await register(here.api);
    const public_ = await ask(here.api, { path, as: stranger });
    const { body, text } = await exported(here, game);
    expect(body).toEqual(public_.body);
    expect(text).not.toContain('standing');
    const asked = await exported(here, game, '?referee=true');
    expectProblem(asked, { status: 403, problem: 'look-needed' });
    expect(await whole(game)).toEqual(await exportWhole(here.api.service.services.games, game));
  });

  it('goes on elsewhere as it was, its seats empty, and never with whoever brought it', async () => {
    const { game } = await runningGame();
    const file = await whole(game);
    const { status, body, text } = await imported(there, file);
    expect(status, text).toBe(201);
    expect(body).toEqual({ game, events: (file as { events: unknown[] }).events.length });
    const stranger = await register(there.api);
    const as = await register(here.api);
    const [one, other] = [await logOf(here.api, game, as), await logOf(there.api, game, stranger)];
    expect(other.events.map(({ facts }) => facts)).toEqual(one.events.map(({ facts }) => facts));
    const seats = (await ask(there.api, { path: `/v1/games/${game}`, as: stranger })).body.seats;
    expect(seats).toEqual([null, null]);
    const sat = await join(there.api, game, there.admin);
    expectProblem(sat, { status: 403, problem: 'has-looked' });
    const check = await ask(there.api, {
      method: 'post',
      path: `/v1/admin/games/${game}/check`,
      as: there.admin,
    });
    expect(check.body).toMatchObject({ brokenAt: null, difference: null });
  });

  it('comes with the look of whoever brings it, or not at all', async () => {
    const { game } = await runningGame();
    const file = await whole(game);
    const { pool } = openDatabase(there.ownerUrl, 1);
    await pool.query('alter table game_look add constraint nobody_looks check (false) not valid');
    expect((await imported(there, file)).status).toBe(500);
    expect(await there.api.service.services.games.store.game(game)).toBeNull();
    await pool.query('alter table game_look drop constraint nobody_looks');
    await pool.end();
    expect((await imported(there, file)).status).toBe(201);
    const sat = await join(there.api, game, there.admin);
    expectProblem(sat, { status: 403, problem: 'has-looked' });
  });

  it('is imported once, of two admins by one', async () => {
    const file = await whole((await runningGame()).game);
    const second = { ...there, admin: await newAdmin(there.api) };
    const answers = await Promise.all([imported(there, file), imported(second, file)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = answers.find(({ status }) => status === 409);
    if (late !== undefined) expectProblem(late, { status: 409, problem: 'game-there' });
  });

  it('that is there already comes with a look too: whoever brings it has read its secrets', async () => {
    const file = await whole((await runningGame()).game);
    const second = { ...there, admin: await newAdmin(there.api) };
    const { body } = await imported(there, file);
    const path = `/v1/admin/games/${body.game}`;
    const lookUntil = async () => (await ask(there.api, { path, as: second.admin })).body.lookUntil;
    expect(await lookUntil()).toBeNull();
    const again = await imported(second, file);
    expectProblem(again, { status: 409, problem: 'game-there' });
    expect(again.body).toMatchObject({ detail: 'This game is here already.', game: body.game });
    expect(await lookUntil()).not.toBeNull();
    const sat = await join(there.api, body.game, second.admin);
    expectProblem(sat, { status: 403, problem: 'has-looked' });
  });

  it('is refused with the first event that does not hold, in four languages', async () => {
    const { game } = await runningGame();
    const file = (await whole(game)) as { events: { leaves: { value: object }[] }[] };
    const changed = structuredClone(file);
    const [leaf] = changed.events[3]?.leaves ?? [];
    Object.assign(leaf?.value ?? {}, { at: '2020-01-01T00:00:00.000Z' });
    const says = { en: 'at event 4', it: 'all’evento 4', fr: 'l’événement 4', es: 'el evento 4' };
    const answer = await imported(there, changed, 'it');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ title: 'import-refused', event: 4 });
    expect(answer.body.detail).toContain(says.it);
    await expectSaid(changed, says);
    const store = there.api.service.services.games.store;
    expect(await store.game(game)).toBeNull();
    const cut = { ...file, events: file.events.slice(1) };
    expect((await imported(there, cut)).body).toMatchObject({ event: 1 });
  });

  it('is refused with the first event that has not the form of one, in words of ours', async () => {
    const file = (await whole((await runningGame()).game)) as AnyFile;
    const says = {
      en: 'event 5 is not in the form of an event.',
      it: 'l’evento 5 non ha la forma di un evento.',
      fr: 'l’événement 5 n’a pas la forme d’un événement.',
      es: 'el evento 5 no tiene la forma de un evento.',
    };
    const wrong = structuredClone(file);
    Object.assign(wrong.events[4] ?? {}, { hash: 'zz' });
    Object.assign(wrong.events[6] ?? {}, { more: 1 });
    const { status, body } = await imported(there, wrong, 'fr');
    expect(status).toBe(422);
    expect(body).toMatchObject({ title: 'import-refused', event: 5 });
    expect(body.detail).toContain(says.fr);
    await expectSaid(wrong, says);
    const headless = await imported(there, { ...file, seats: 'two' }, 'it');
    expectProblem(headless, { status: 422, problem: 'import-refused' });
    expect(headless.body.detail).toContain('(seats: Dato non valido: atteso number)');
  });

  it('is hashed however many parts an event has', () => {
    const leaves = Array.from({ length: 230_000 }, () => draw);
    expect(hashOf(Buffer.alloc(32), { number: 1, kind: 'table', leaves })).toHaveLength(32);
  });

  it('is refused where something is left out of it, or it went on otherwise', async () => {
    const { game, players } = await runningGame();
    const early = await whole(game);
    expect((await imported(there, early)).status).toBe(201);
    await playUntil(here.api, game, players, isOver);
    const later = await imported(there, await whole(game));
    expectProblem(later, { status: 422, problem: 'import-refused' });
    expect(later.body.detail).toContain('went on otherwise');
    const left = await imported(there, (await exported(here, game)).body);
    expect(left.body.detail).toContain('something is left out');
  });

  it('stands in the audit log as its game’s, and nothing of it besides', async () => {
    const { game } = await runningGame();
    const file = await whole(game);
    await imported(there, file);
    const audit = await ask(there.api, {
      path: `/v1/admin/audit?game=${game}`,
      as: await newAdmin(there.api),
    });
    const deed = audit.body.entries.at(-1);
    expect(deed).toMatchObject({
      operation: 'importGame',
      gameId: game,
      asked: { game },
      reason: 'the club has moved',
    });
    expect(audit.text).not.toContain((file as { secret: string }).secret);
  });

  it('may be large, but not without end', async () => {
    const long = await imported(there, { much: 'x'.repeat(1_000_000) });
    expectProblem(long, { status: 422, problem: 'import-refused' });
    const endless = await imported(there, { much: 'x'.repeat(33 * 1024 * 1024) });
    expectProblem(endless, { status: 413, problem: 'too-large' });
  });
});

describe('a file that holds too much is refused before it is read', () => {
  let good: AnyFile;

  beforeAll(async () => {
    good = (await whole((await runningGame()).game)) as AnyFile;
  });

  it.each<[string, (file: AnyFile) => unknown, number | null, string]>([
    ['no event', ({ events }) => events.splice(0), null, '(events: '],
    ['events without end', ({ events }) => padded(events, 50_000, {}), null, '(events: '],
    [
      'leaves without end',
      ({ events }) => padded(events[0]?.leaves, 2_001, {}),
      1,
      'event 1 holds more',
    ],
    [
      'draws without end',
      ({ events }) => padded(events[1]?.leaves, 230_000, draw),
      2,
      'event 2 holds more',
    ],
    [
      'facts without end',
      ({ events }) => padded(factsOf(events[2]), 20_000, null),
      3,
      'event 3 holds more',
    ],
    [
      'printed facts without end',
      (file) => Object.assign(file, { edition: new Array(20_000).fill(0) }),
      null,
      'more before its events',
    ],
  ])('where it holds %s', async (_what, change, event, said) => {
    const file = structuredClone(good);
    change(file);
    const outcome = await there.api.service.services.desk.files.check(file);
    if (outcome.ok) throw new Error('Nothing is wrong with it');
    expect(eventOf(outcome.fault)).toBe(event);
    expect(faultSentence(outcome.fault, 'en')).toContain(said);
  });

  it.each<[string, (file: AnyFile) => unknown, number | undefined]>([
    ['a fact', ({ events }) => factsOf(events[3])?.push('deep'), 4],
    ['its edition', (file) => Object.assign(file, { edition: 'deep' }), undefined],
  ])('where %s has no ground', async (_what, change, event) => {
    const file = structuredClone(good);
    change(file);
    const answer = await ask(there.api, {
      method: 'post',
      path: '/v1/admin/imports',
      as: there.admin,
      text: JSON.stringify({ reason: 'the club has moved', file }).replace('"deep"', groundless),
    });
    expectProblem(answer, { status: 422, problem: 'import-refused' });
    expect(answer.body.event).toBe(event);
    expect(answer.body.detail).toContain('more');
  });
});
