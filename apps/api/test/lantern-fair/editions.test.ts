import { languages } from '@staffetta/engine';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Finding, tryFacts } from '../../src/admin/edition-trying.ts';
import { exportWhole } from '../../src/games/export.ts';
import { keepEditions } from '../../src/games/games.ts';
import { newAdmin } from '../admin/admins.ts';
import {
  type Api,
  ask,
  expectProblem,
  gameOf,
  openApi,
  openTable,
  type Player,
  positionOf,
  register,
} from '../api.ts';
import { freshDatabase, startService } from '../harness.ts';
import { importHere } from '../importing.ts';
import { exampleEntry } from '../players.ts';

// Printed facts that admins correct: judged before any game takes them, and kept by those that have.

let api: Api;
let admin: Player;
let otherAdmin: Player;
let player: Player;
let drop: () => Promise<void>;
let elsewhere: Awaited<ReturnType<typeof freshDatabase>>;

const entry = exampleEntry();
const { title } = entry;
const own = entry.editionHash.toString('hex');
const printed = title.edition as {
  readonly charms: readonly number[];
  readonly lanterns: readonly { readonly light: number; readonly glass: string }[];
};
const base = `/v1/admin/titles/${title.id}/editions`;

beforeAll(async () => {
  const { postgres18 } = inject('databases');
  const fresh = await freshDatabase(postgres18);
  elsewhere = await freshDatabase(postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
  admin = await newAdmin(api, 'Admin of editions');
  otherAdmin = await newAdmin(api, 'Other admin');
  player = await register(api);
});
afterAll(async () => {
  await api.close();
  await drop();
  await elsewhere.drop();
});

const post = (rest: string, body: object, language = 'en', as = admin) =>
  ask(api, {
    method: 'post',
    path: `${base}${rest}`,
    as,
    body,
    headers: { 'accept-language': language },
  });

const validate = async (facts: object, language?: string) =>
  (await post('/validation', { facts }, language)).body;

const reason = 'for a test';

const add = (change: object, label = 'From the box') =>
  post('', { facts: { ...printed, ...change }, label, origin: 'Ada’s box', reason });

async function added(change: object, label?: string): Promise<string> {
  const { status, body } = await add(change, label);
  expect(status).toBe(201);
  return body.hash;
}

const wish = (hash: string, word: string, as = admin) =>
  post(`/${hash}/${word}`, { reason }, 'en', as);

const usualNow = async (): Promise<string> =>
  (await ask(api, { path: `/v1/titles/${title.id}` })).body.edition;

/** Has an edition become the usual one in place of what an admin saw, else of what is. */
const makeUsual = async (hash: string, { usual = '', language = 'en', as = admin } = {}) =>
  post(`/${hash}/default`, { reason, usual: usual || (await usualNow()) }, language, as);

const listed = async (): Promise<{ hash: string; isDefault: boolean; label: string | null }[]> =>
  (await ask(api, { path: `/v1/titles/${title.id}/editions` })).body.editions;

const kept = async (hash: string) => {
  const { body } = await ask(api, { path: base, as: admin });
  return body.editions.find((one: { hash: string }) => one.hash === hash);
};

const create = (edition?: string) =>
  ask(api, {
    method: 'post',
    path: '/v1/games',
    as: player,
    body: { title: title.id, seats: 2, ...(edition && { edition }) },
  });

const tooStrong = { ...printed, charms: printed.charms.map((charm) => charm + 20) };

describe('printed facts are judged', () => {
  it('by games that are played out with every number of players, and changes nothing', async () => {
    const before = await listed();
    const found = await validate({ ...printed, coins: 15 });
    expect(found).toMatchObject({
      isKnown: false,
      faults: [],
      count: 1,
      changes: [{ path: 'coins', before: 12, after: 15 }],
    });
    const trials: { seats: number; manner: string; isOver: boolean }[] = found.trials;
    expect(trials.map(({ seats, manner }) => `${seats} ${manner}`)).toEqual(
      [2, 3, 4].flatMap((seats) => [`${seats} random`, `${seats} late`, `${seats} random`]),
    );
    expect(trials.every(({ isOver }) => isOver)).toBe(true);
    expect(await listed()).toEqual(before);
  });

  it('and every fault is told with its place, in one’s language', async () => {
    const wrong = {
      ...tooStrong,
      lanterns: printed.lanterns.map((lantern, index) =>
        index === 3 ? { ...lantern, glass: 'opal' } : lantern,
      ),
    };
    const said = await Promise.all(
      languages.map(async (language) => (await validate(wrong, language)).faults),
    );
    for (const faults of said) {
      expect(faults.map(({ path }: { path: string }) => path)).toEqual([
        'lanterns.3.glass',
        'charms',
      ]);
    }
    expect(said.map(([first]) => first.message)).toEqual([
      'No patron loves opal glass.',
      'Nessun mecenate ama il vetro opal.',
      'Aucun mécène n’aime le verre opal.',
      'Ningún mecenas ama el cristal opal.',
    ]);
    const { faults, hash, trials } = await validate({ ...printed, coins: '12', purse: 1 }, 'it');
    expect([hash, trials]).toEqual([null, []]);
    expect(faults.map(({ path }: { path: string }) => path)).toEqual(['coins', '']);
  });

  it('and a game that stops is found, even where nobody foresaw it', () => {
    const { faults: _, ...unaware } = title;
    const findings = [...tryFacts({ ...entry, title: unaware }, tooStrong, 'en')];
    const { faults = [], trials }: Finding = Object.assign({}, ...findings);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toMatch(
      /^A game of 2 that was tried came to a halt after 0 acts: .+\. Compare/,
    );
    expect(trials).toEqual([{ seats: 2, manner: 'random', acts: 0, isOver: false }]);
  });

  it.each([
    [
      'it',
      'Una partita di prova in 2 si è fermata dopo 0 azioni: non si aspetta nessuno. Confronta',
    ],
    [
      'fr',
      'Une partie d’essai à 2 s’est arrêtée après 0 actions\u202f: on n’attend personne. Comparez',
    ],
    ['es', 'Una partida de prueba de 2 se detuvo tras 0 acciones: no se espera a nadie. Compara'],
  ] as const)('and what stopped it is said in the language %s', (language, said) => {
    const nobody = { ...title, toAct: () => [] };
    const findings = [...tryFacts({ ...entry, title: nobody }, printed, language)];
    const { faults = [] }: Finding = Object.assign({}, ...findings);
    expect(faults[0]?.message.startsWith(said), faults[0]?.message).toBe(true);
  });

  it('and text that cannot be kept is found', async () => {
    expect((await validate({ ...printed, name: 'a\0b' })).faults).toEqual([
      { path: 'name', message: 'text that can be kept' },
    ]);
  });
});

describe('an edition', () => {
  it('with a fault is not added, and the answer names it', async () => {
    const refused = await post('', { facts: tooStrong, label: 'x', origin: 'x', reason });
    expectProblem(refused, { status: 400, problem: 'invalid-request' });
    expect(refused.body.fields).toEqual([
      {
        path: 'facts.charms',
        message: '16 charms are stronger than 20: whoever is dealt four of these could keep none.',
      },
    ]);
  });

  it('that is added can be chosen by new games, by its label; others keep theirs', async () => {
    const before = await openTable(api, player, 2);
    const hash = await added({ coins: 14 }, 'Fourteen coins');
    expect((await listed()).find((one) => one.hash === hash)).toMatchObject({
      label: 'Fourteen coins',
      origin: 'Ada’s box',
      isDefault: false,
      changes: 1,
    });
    const { body } = await create(hash);
    expect(body.edition).toBe(hash);
    expect((await gameOf(api, before.id, player)).edition).toBe(own);
    const changes = await ask(api, { path: `/v1/titles/${title.id}/editions/${hash}/changes` });
    expect(changes.body).toEqual({ count: 1, changes: [{ path: 'coins', before: 12, after: 14 }] });
    expect(await kept(hash)).toMatchObject({
      addedBy: admin.id,
      addedByName: admin.name,
      isOwn: false,
      isOffered: true,
    });
    expectProblem(await add({ coins: 14 }, 'Once more'), {
      status: 409,
      problem: 'edition-there',
    });
    const { entries } = (await ask(api, { path: '/v1/admin/audit?limit=9', as: admin })).body;
    expect(entries.find((one: { status: number }) => one.status === 201)).toMatchObject({
      operation: 'addEdition',
      reason,
      asked: { title: title.id, label: 'Fourteen coins', facts: hash },
    });
  });

  it('that becomes the usual one is what new games take; the title’s own can be again', async () => {
    const hash = await added({ coins: 16 });
    expect((await makeUsual(hash)).status).toBe(204);
    expect(await usualNow()).toBe(hash);
    expect((await create()).body.edition).toBe(hash);
    expect((await create(own)).body.edition).toBe(own);
    expectProblem(await wish(hash, 'withdrawal'), { status: 409, problem: 'edition-is-default' });
    expect((await wish(own, 'withdrawal')).status).toBe(204);
    expectProblem(await makeUsual(own), { status: 409, problem: 'edition-not-offered' });
    await keepEditions(api.service.services.games.store); // as at every start
    expect((await listed()).map((one) => one.hash)).not.toContain(own);
    expect((await wish(own, 'offer')).status).toBe(204);
    expect((await makeUsual(own)).status).toBe(204);
    expect((await create()).body.edition).toBe(own);
  });

  it('that is withdrawn no new game takes, nor a rematch; games go on, and can show it', async () => {
    const hash = await added({ coins: 17 });
    const other = await register(api);
    const { body: table } = await create(hash);
    await ask(api, { method: 'post', path: `/v1/games/${table.id}/seats`, as: other });
    expect((await wish(hash, 'withdrawal')).status).toBe(204);
    expectProblem(await create(hash), { status: 400, problem: 'invalid-request' });
    expect((await listed()).map((one) => one.hash)).not.toContain(hash);
    expect((await positionOf(api, table.id, player)).status).toBe('running');
    const path = `/v1/titles/${title.id}/editions/${hash}`;
    expect((await ask(api, { path })).body).toMatchObject({ hash, facts: { coins: 17 } });
    for (const as of [player, other]) {
      await ask(api, { method: 'put', path: `/v1/games/${table.id}/abandonment`, as });
    }
    const again = await ask(api, {
      method: 'post',
      path: `/v1/games/${table.id}/rematch`,
      as: player,
    });
    expect(again.body).toMatchObject({ rematchOf: table.id, edition: own });
  });

  it('goes with a game to another instance, which offers it to nobody until somebody does', async () => {
    const hash = await added({ coins: 19 });
    const { body: table } = await create(hash);
    const { services } = api.service;
    const file = JSON.parse(JSON.stringify(await exportWhole(services.games, table.id)));
    const there = await startService(elsewhere.urls, { logLevel: 'silent' });
    try {
      const { games, desk } = there.services;
      expect(await importHere(games, file)).toBe('imported');
      expect((await games.store.game(table.id))?.edition.toString('hex')).toBe(hash);
      const found = async () =>
        (await desk.editions.list(title.id)).find((one) => one.hash === hash);
      expect(await found()).toMatchObject({ label: null, isOffered: false, isPlayable: true });
      await desk.editions.offer(title.id, hash, { language: 'en' });
      expect(await found()).toMatchObject({ isOffered: true });
    } finally {
      await there.close();
    }
    const wrong = { ...file, edition: tooStrong };
    await expect(importHere(services.games, wrong)).rejects.toThrow('its edition');
  });
});

describe('of two admins at once', () => {
  /** The one who was told, where exactly one was not. */
  function lost(answers: readonly Response[]): Response {
    const [told, ...others] = answers.filter(({ status }) => status >= 400);
    expect([answers.length, others.length]).toEqual([2, 0]);
    return told as Response;
  }

  it('one has another edition become the usual one, and the other is told which it is', async () => {
    const seen = await usualNow();
    const mine = await added({ coins: 20 }, 'Mine');
    const theirs = await added({ coins: 21 }, 'Theirs');
    const told = lost(
      await Promise.all([
        makeUsual(mine, { usual: seen }),
        makeUsual(theirs, { usual: seen, as: otherAdmin }),
      ]),
    );
    expectProblem(told, { status: 412, problem: 'usual-edition-changed' });
    const usual = await usualNow();
    expect([mine, theirs]).toContain(usual);
    expect(told.body.usual).toBe(usual);
    expect(told.body.detail).toContain(usual === mine ? '“Mine”' : '“Theirs”');
    const other = usual === mine ? theirs : mine;
    expect((await makeUsual(other, { usual })).status).toBe(204); // who was told may all the same
    expect(await usualNow()).toBe(other);
    await makeUsual(own);
  });

  it('the other is told in his language, also of the title’s own and of one without a name', async () => {
    const hash = await added({ coins: 22 });
    const saidOf = async (language: string) =>
      (await makeUsual(hash, { usual: hash, language })).body.detail;
    expect(await saidOf('en')).toContain('one: the title’s own.');
    expect(await saidOf('it')).toContain('edizione: quella propria del titolo.');
    expect(await saidOf('fr')).toContain('l’habituelle\u202F: celle du titre lui-même.');
    expect(await saidOf('es')).toContain('habitual: la propia del título.');
    const unnamed = await added({ coins: 23 });
    await api.service.database.pool.query(`update edition set label = null where hash = $1`, [
      Buffer.from(unnamed, 'hex'),
    ]);
    await makeUsual(unnamed);
    expect(await saidOf('it')).toContain(`edizione: «${unnamed.slice(0, 8)}».`);
    await makeUsual(own);
  });

  it('one withdraws an edition, or the other has it become the usual one, never both', async () => {
    const hash = await added({ coins: 27 });
    const usual = await usualNow();
    const told = lost(
      await Promise.all([wish(hash, 'withdrawal'), makeUsual(hash, { usual, as: otherAdmin })]),
    );
    const isUsual = (await usualNow()) === hash;
    expect(told.body.title).toBe(isUsual ? 'edition-is-default' : 'edition-not-offered');
    expect(await kept(hash)).toMatchObject({ isOffered: isUsual, isDefault: isUsual });
    if (isUsual) await makeUsual(own);
  });
});
