import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createDatabase, type DatabaseUrls, dropDatabase } from '../../src/embedded/databases.ts';
import { entryOf, hashOf, type StoredEvent } from '../../src/games/chain.ts';
import { openStore } from '../../src/games/store.ts';
import {
  type Api,
  type Ask,
  act,
  acted,
  actionIn,
  ask,
  gameOf,
  type Headers,
  ifMatch,
  offersTo,
  openApi,
  type Player,
  positionOf,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { leaveOrder } from '../orders.ts';
import { openStream, streamOf } from '../stream-reader.ts';

// Two worlds, equal but for what one viewer cannot know: all that he can fetch is equal, byte for
// byte. The worlds are copies of one database, in which one clock stands still unless it is moved.

const cluster: DatabaseUrls = inject('databases').postgres18;

type Table = { readonly game: string; readonly players: readonly [Player, Player, Player] };
type Twins = readonly [Api, Api];

/** All that can be fetched, by all who look on, again and again. */
const patience = 180_000;

let base: Awaited<ReturnType<typeof freshDatabase>>;
let table: Table;
let stranger: Player;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  base = await freshDatabase(cluster);
  const api = await openApi(base.urls);
  const players = [await register(api), await register(api), await register(api)] as const;
  stranger = await register(api);
  table = { game: await startGame(api, players), players };
  await api.close();
});
afterAll(async () => {
  vi.useRealTimers();
  await base.drop();
});

const tick = (): void => {
  vi.setSystemTime(Date.now() + 1_000);
};

/** Two copies of the world, the second changed, each with a process of its own. */
async function twins(change: (urls: DatabaseUrls) => Promise<void> = async () => undefined) {
  const template = decodeURIComponent(new URL(base.urls.ownerUrl).pathname.slice(1));
  const open = async (isChanged: boolean): Promise<Api> => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const urls = await createDatabase(cluster, name, template);
    if (isChanged) await change(urls);
    const api = await openApi(urls, { trustProxy: true });
    onTestFinished(async () => {
      await api.close();
      await dropDatabase(cluster, name);
    });
    return api;
  };
  return [await open(false), await open(true)] as const;
}

const homes = new Map<string, string>();

/** Each user has an address of his own: what is left of his limit is nobody else's business. */
function home({ id }: Player): Headers {
  const address = homes.get(id) ?? `10.0.0.${homes.size + 1}`;
  homes.set(id, address);
  return { 'x-forwarded-for': address };
}

const askFromHome = (api: Api, wish: Ask & { readonly as: Player }): Promise<Response> =>
  ask(api, { ...wish, headers: { ...home(wish.as), ...wish.headers } });

/** The only bytes that may differ: the wall clock’s, and the name each answer has for the operator. */
const fleeting = new Set(['date', 'x-ratelimit-reset', 'x-request-id', 'keep-alive']);

function bytesOf({ status, headers, text }: Response): string {
  const kept = Object.entries(headers)
    .filter(([name]) => !fleeting.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}: ${value}`);
  const body = (text ?? '').replace(/urn:staffetta:request:[0-9a-f-]{36}/, 'urn:request');
  return [status, ...kept, '', body].join('\n');
}

type Question = Ask & { readonly as: Player };

/** All a viewer can ask for without changing anything but his own patience. */
function questions(game: string, as: Player, version: number): readonly Question[] {
  const at = `/v1/games/${game}`;
  const get = (path: string, headers = {}): Question => ({ path, as, headers });
  const versions = Array.from({ length: version }, (_, index) => index + 1);
  const languages = ['en', 'it', 'fr', 'es'].map((language) => ({ 'accept-language': language }));
  const seal = { type: 'seal', coins: 3 };
  const post = (body: object, headers = {}): Question => ({
    method: 'post',
    path: `${at}/actions`,
    as,
    body,
    headers,
  });
  return [
    get('/v1/games'),
    get('/v1/games?mine=true&limit=1'),
    get('/v1/games?status=running'),
    get('/v1/games?status=ended'),
    get(at),
    { method: 'head', path: `${at}/view`, as },
    ...languages.flatMap((headers) => [
      get(`${at}/view`, headers),
      get(`${at}/log`, headers),
      get(`${at}/offers`, headers),
    ]),
    ...versions.map((each) => get(`${at}/view?version=${each}`)),
    ...versions.map((each) => get(`${at}/log?since=${each - 1}&limit=1`)),
    get(`${at}/view?version=${version + 1}`),
    get(`${at}/view?version=${version + 9}`),
    get(`${at}/view`, ifNoneMatch(version)),
    get(`${at}/view`, ifNoneMatch(version + 1)),
    // Refused, each for another reason; none of them has an effect.
    post({ actions: [seal] }),
    post({ actions: [seal] }, ifMatch(1)),
    post({ actions: [seal] }, ifMatch(version + 1)),
    post({ actions: [seal], decision: 'stall-99' }),
    post({ actions: [{ type: 'seal', coins: 50 }] }, ifMatch(version)),
    post({ actions: [{ type: 'raise', coins: 50 }] }, ifMatch(version)),
    post(
      { actions: [{ type: 'seal', coins: 50 }] },
      { ...ifMatch(version), 'idempotency-key': 'a' },
    ),
    post({ actions: [{ type: 'peek' }] }, ifMatch(version)),
    { method: 'post', path: `${at}/seats`, as },
    { method: 'post', path: `${at}/undo`, as, headers: ifMatch(version) },
    // Looked at in every other way.
    ...['spectator', 'all'].map((eyes) => get(`${at}/view?as=${eyes}`)),
    get(`${at}/view?as=spectator&version=2`),
    get(`${at}/view?as=all&version=7`),
    get(`${at}/log?limit=7`, { accept: 'application/x-ndjson' }),
    get(`${at}/log`, { accept: 'application/x-ndjson' }),
    get(`${at}/log`, { accept: 'text/plain' }),
    ...languages.map((headers) => get(`${at}/changes`, headers)),
    get(`${at}/changes?since=5&limit=2`),
    get(`${at}/score`),
    get(`${at}/orders`),
    get(`${at}/notes`),
    get(`${at}/messages`),
    get(`${at}/messages?limit=1`),
    // Tried, and asked about.
    ...[['seal 0'], ['seal 3', 'seal 4'], ['pass'], ['bid 9', 'pass'], ['take'], ['sing']].flatMap(
      (notation): Question[] => [
        { method: 'post', path: `${at}/dry-runs`, as, body: { notation } },
        { method: 'post', path: `${at}/why-not`, as, body: { notation: notation[0] } },
      ],
    ),
    { method: 'post', path: `${at}/dry-runs`, as, body: { actions: [seal] } },
  ];
}

const ifNoneMatch = (version: number) => ({ 'if-none-match': `"${version}"` });

/** Everything a viewer can fetch, as one text. */
async function allOf(api: Api, game: string, as: Player): Promise<string> {
  const { version } = await gameOf(api, game, as);
  const texts: string[] = [];
  for (const wish of questions(game, as, version)) {
    const { method = 'get', path } = wish;
    texts.push(`${method} ${path}\n${bytesOf(await askFromHome(api, wish))}`);
  }
  return texts.join('\n\n');
}

function expectSame(one: string, other: string): void {
  const lines = other.split('\n');
  const differing = one.split('\n').findIndex((line, index) => line !== lines[index]);
  expect(lines[differing]).toBe(one.split('\n')[differing]); // the whole would be hard to read
  expect(lines).toHaveLength(one.split('\n').length);
}

/** Compares all that viewers can fetch, and gives it. */
async function expectEqual(
  worlds: Twins,
  game: string,
  viewers: readonly Player[],
): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const viewer of viewers) {
    const one = await allOf(worlds[0], game, viewer);
    expect(one.length).toBeGreaterThan(10_000);
    expectSame(one, await allOf(worlds[1], game, viewer));
    texts.push(one);
  }
  return texts;
}

const actFromHome: typeof act = (api, game, as, body, headers = {}) =>
  act(api, game, as, body, { ...home(as), ...headers });

/** The same in both worlds, at the same moment. */
async function inBoth<T>(worlds: Twins, what: (api: Api) => Promise<T>): Promise<readonly [T, T]> {
  tick();
  return [await what(worlds[0]), await what(worlds[1])];
}

const seal = (coins: number) => ({ actions: [{ type: 'seal', coins }], decision: 'stall-1' });

describe('a sealed bid', { timeout: patience }, () => {
  it('shows to nobody else what it is, nor how often it was changed', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = table;
    const [sealer, rival, third] = players;
    const others = [rival, third, stranger];
    const streams = await Promise.all(
      others.flatMap((viewer) => worlds.map((api) => openStream(api, streamOf(game), viewer))),
    );
    onTestFinished(() => {
      for (const stream of streams) stream.close();
    });
    for (const stream of streams) await stream.next();
    await expectEqual(worlds, game, others);

    tick();
    acted(await actFromHome(one, game, sealer, seal(2)));
    acted(await actFromHome(other, game, sealer, seal(11)));
    for (const stream of streams) await stream.next();
    await expectEqual(worlds, game, others);

    for (const coins of [0, 7, 4]) {
      tick();
      acted(
        await actFromHome(other, game, sealer, seal(coins), { 'idempotency-key': `mind ${coins}` }),
      );
    }
    await expectEqual(worlds, game, others);
    expect(await allOf(one, game, sealer)).not.toBe(await allOf(other, game, sealer));

    // What another does on top of it is answered alike too.
    const version = (await positionOf(one, game, rival)).version;
    const headers = {
      ...ifMatch(version),
      'idempotency-key': 'mine',
      prefer: 'return=representation',
    };
    const answers = await inBoth(worlds, (api) => actFromHome(api, game, rival, seal(5), headers));
    for (const answer of answers) acted(answer);
    expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
    const again = await inBoth(worlds, (api) => actFromHome(api, game, rival, seal(5), headers));
    expectSame(bytesOf(again[0]), bytesOf(again[1]));
    await expectEqual(worlds, game, others);
    for (const stream of streams) await stream.next();
    const texts = streams.map((stream) => stream.text());
    for (const [index] of others.entries()) {
      expect(texts[2 * index + 1]).toBe(texts[2 * index]);
      expect(texts[2 * index]?.match(/^event: /gm)).toHaveLength(3);
    }

    // Once the last bid is in they are opened, and the worlds part.
    for (const api of worlds) acted(await actFromHome(api, game, third, seal(1)));
    expect(await allOf(one, game, rival)).not.toBe(await allOf(other, game, rival));
  });
});

describe('a seat that is left and taken over', () => {
  it('shows to nobody else what its player chose, changed and ordered', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = table;
    const [leaver, rival, third] = players;
    const others = [rival, third];
    tick();
    for (const [api, coins] of [
      [one, 2],
      [other, 11],
    ] as const) {
      acted(await actFromHome(api, game, leaver, seal(coins)));
    }
    await leaveOrder(other.service.services.games, game, 0);
    const elsewhere = { 'x-forwarded-for': '10.0.1.1' }; // what is left of his limit is his alone
    acted(await act(other, game, leaver, seal(5), elsewhere));
    const step = async (method: 'post' | 'put', what: string, as: Player, body?: object) => {
      const path = `/v1/games/${game}/${what}`;
      const wish = { method, path, as, ...(body && { body }) };
      const answers = await inBoth(worlds, (api) => askFromHome(api, wish));
      for (const { status } of answers) expect(status).toBe(200);
      if (as === rival) expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
      await expectEqual(worlds, game, what === 'resign' ? [...others, leaver] : others);
    };
    await step('put', 'abandonment', leaver);
    await step('post', 'resign', leaver);
    await step('post', 'replacements', stranger, { seat: 0 });
    await step('put', 'abandonment', rival);
  });
});

describe('what one does by oneself', { timeout: patience }, () => {
  const order = { stalls: 'all', seal: 4, upTo: 9, atLimit: 'pass', offered: 'take' };

  /** Asks in one world alone, and is let. */
  async function alone(api: Api, wish: Ask & { readonly as: Player }): Promise<void> {
    const { status, text } = await askFromHome(api, wish);
    expect([200, 201, 204], text).toContain(status);
  }

  it('shows to nobody else: orders, whose acts look like acts by hand, notes, dry runs, mutes', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = table;
    const [owner, rival, third] = players;
    const at = `/v1/games/${game}`;
    const others = [rival, third, stranger];
    const streams = await Promise.all(
      others.flatMap((viewer) => worlds.map((api) => openStream(api, streamOf(game), viewer))),
    );
    onTestFinished(() => {
      for (const stream of streams) stream.close();
    });
    for (const stream of streams) await stream.next();
    tick();
    acted(await actFromHome(one, game, owner, seal(4)));
    const place = { order, decision: 'stall-1' };
    await alone(other, { method: 'post', path: `${at}/orders`, as: owner, body: place });
    for (const stream of streams) await stream.next();
    await expectEqual(worlds, game, others);

    await alone(other, { method: 'post', path: `${at}/orders`, as: owner, body: place });
    const cancel = `${at}/orders/2?decision=stall-1`;
    await alone(other, { method: 'delete', path: cancel, as: owner });
    const text = 'The rival bids high.';
    await alone(other, { method: 'put', path: `${at}/notes`, as: owner, body: { text } });
    await alone(other, { method: 'put', path: `${at}/mutes/${third.id}`, as: owner });
    const notation = ['seal 5'];
    await alone(other, { method: 'post', path: `${at}/dry-runs`, as: owner, body: { notation } });
    await expectEqual(worlds, game, others);

    // What follows when others act is answered alike, though an order answers in one world.
    for (const [player, coins] of [
      [rival, 5],
      [third, 1],
    ] as const) {
      const answers = await inBoth(worlds, (api) => actFromHome(api, game, player, seal(coins)));
      for (const answer of answers) acted(answer);
      expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
    }
    await expectEqual(worlds, game, others);
    const { version } = await positionOf(one, game, rival);
    const bid = { actions: [{ type: 'raise', coins: 2 }] };
    const bids = await inBoth(worlds, (api) =>
      actFromHome(api, game, rival, bid, ifMatch(version)),
    );
    for (const answer of bids) acted(answer);
    expectSame(bytesOf(bids[0]), bytesOf(bids[1]));
    const said = { path: `${at}/messages`, as: third, body: { text: 'Hm.' } };
    const key = { 'idempotency-key': 'hm' };
    const heard = await inBoth(worlds, (api) =>
      askFromHome(api, { ...said, method: 'post', headers: key }),
    );
    expectSame(bytesOf(heard[0]), bytesOf(heard[1]));
    await expectEqual(worlds, game, others);
    expect(await allOf(one, game, owner)).not.toBe(await allOf(other, game, owner));
  });

  it('and says to one alone shows to nobody else', async () => {
    const worlds = await twins();
    const { game, players } = table;
    const [author, reader, third] = players;
    const path = `/v1/games/${game}/messages`;
    const say = (api: Api, as: Player, body: object, key: string) =>
      askFromHome(api, { method: 'post', path, as, body, headers: { 'idempotency-key': key } });
    await inBoth(worlds, (api) => say(api, author, { text: 'To all.' }, 'one'));
    for (const body of [
      { text: 'Between us.', to: 1 },
      { text: 'Hush.', to: 1 },
    ]) {
      expect((await say(worlds[1], author, body, body.text)).status).toBe(201);
    }
    const after = await inBoth(worlds, (api) => say(api, third, { text: 'Yes?' }, 'two'));
    expectSame(bytesOf(after[0]), bytesOf(after[1]));
    const texts = await expectEqual(worlds, game, [third, stranger]);
    for (const text of texts) expect(text).toMatch(/To all\..*Yes\?/s);
    const [one, other] = [
      await allOf(worlds[0], game, reader),
      await allOf(worlds[1], game, reader),
    ];
    expect(one).not.toBe(other);
  });
});

type Deal = { deck: string[]; spare: string[] };

/** Changes what was dealt in secret, and seals the log anew as if it had been so from the start. */
async function redealt(
  urls: DatabaseUrls,
  game: string,
  change: (deal: Deal, patrons: string[]) => void,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: urls.ownerUrl, max: 1 });
  const store = openStore({ pool, query: drizzle(pool), url: urls.ownerUrl });
  const row = await store.game(game);
  if (row === null) throw new Error('No game');
  const events = await store.events(game, 0, row.number);
  let previous = row.commitment;
  for (const { hash: _hash, ...event } of events) {
    const changed = { ...event, sealed: resealed(event, change) };
    const hash = hashOf(previous, entryOf(changed));
    previous = hash;
    await pool.query(
      'update game_event set sealed = $3::jsonb, hash = $4 where game_id = $1 and number = $2',
      [game, event.number, JSON.stringify(changed.sealed), hash],
    );
  }
  await pool.query('update game set hash = $2 where game_id = $1', [game, previous]);
  await pool.end();
}

function resealed(
  { sealed, facts }: Pick<StoredEvent, 'sealed' | 'facts'>,
  change: (deal: Deal, patrons: string[]) => void,
): StoredEvent['sealed'] {
  const copy = structuredClone(sealed) as unknown as {
    value: Partial<Deal> & { patron?: string };
  }[];
  const deal = copy.find(({ value }) => value?.deck !== undefined)?.value as Deal | undefined;
  if (deal === undefined) return sealed;
  expect(facts.map((fact) => fact?.type)).toContain('patron-dealt');
  const dealt = copy.filter(({ value }) => value.patron !== undefined);
  const patrons = dealt.map(({ value }) => value.patron ?? '');
  change(deal, patrons);
  for (const [index, leaf] of dealt.entries()) leaf.value.patron = patrons[index] ?? '';
  return copy as unknown as StoredEvent['sealed'];
}

/** Takes back in both worlds what can be, and is answered alike. */
async function takeBackInBoth(worlds: Twins, game: string, player: Player): Promise<void> {
  const { version, mayTakeBack } = await positionOf(worlds[0], game, player);
  if (mayTakeBack === 0) return;
  const wish = { method: 'post', path: `/v1/games/${game}/undo`, as: player } as const;
  const body = { acts: mayTakeBack };
  const [one, other] = await inBoth(worlds, (api) =>
    askFromHome(api, { ...wish, body, headers: ifMatch(version) }),
  );
  acted(one);
  expectSame(bytesOf(one), bytesOf(other));
}

/** Plays the same moves in both worlds to the end, or until all is shown, and answers alike. */
async function playBoth(
  worlds: Twins,
  { game, players }: Table,
  stop: 'at the end' | 'when the patrons are shown',
  look: (isOver: boolean) => Promise<void>,
): Promise<number> {
  for (let turn = 0; turn < 200; turn += 1) {
    const { toAct, status } = await positionOf(worlds[0], game, stranger);
    if (turn % 8 === 0 || status === 'ended') await look(status === 'ended');
    if (status === 'ended') return turn;
    const player = players[toAct.at(-1) ?? 0] ?? players[0];
    if (turn % 3 === 0) await takeBackInBoth(worlds, game, player);
    const { offers, version } = await offersTo(worlds[0], game, player);
    const body = { actions: [actionIn(offers, turn * 7 + 3)] };
    const [one, other] = await inBoth(worlds, (api) =>
      actFromHome(api, game, player, body, ifMatch(version)),
    );
    acted(one);
    if (one.text.includes('secrets-shown') && stop !== 'at the end') return turn;
    expectSame(bytesOf(one), bytesOf(other));
  }
  throw new Error('The game goes on and on');
}

/** The patrons named in what a viewer can fetch. */
const patronsIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\bpatron-(?:amber|jade|ruby|azure)\b/g)),
];

describe('what was dealt', { timeout: patience }, () => {
  it('and never seen does not show, from the first move to after the last', async () => {
    // Six stalls light the first six of twelve lanterns.
    const worlds = await twins((urls) =>
      redealt(urls, table.game, ({ deck }) => {
        deck.splice(6, 6, ...deck.slice(6).reverse());
      }),
    );
    const { game, players } = table;
    const moves = await playBoth(worlds, table, 'at the end', async (isOver) => {
      const texts = await expectEqual(worlds, game, [...players, stranger]);
      for (const [seat, text] of texts.entries()) {
        for (const inside of ['"deck"', '"spare"', 'seenBy', 'toldTo', 'reveals', '"salt"']) {
          expect(text).not.toContain(inside);
        }
        // His own before the end, and then everybody's.
        expect(patronsIn(text)).toHaveLength(isOver ? 3 : Number(seat < 3));
      }
    });
    expect(moves).toBeGreaterThan(12);
    for (const api of worlds) expect((await gameOf(api, game, stranger)).readOnly).toBe(false);
  });

  it('to another shows to him alone until all is shown', async () => {
    const worlds = await twins((urls) =>
      redealt(urls, table.game, ({ spare }, patrons) => {
        const [first = '', , third = ''] = patrons;
        patrons[0] = third;
        patrons[2] = spare[0] ?? '';
        spare[0] = first;
      }),
    );
    const { game, players } = table;
    const moves = await playBoth(worlds, table, 'when the patrons are shown', async () => {
      await expectEqual(worlds, game, [players[1], stranger]);
    });
    expect(moves).toBeGreaterThan(12);
    const [one, other] = [
      await allOf(worlds[0], game, players[1]),
      await allOf(worlds[1], game, players[1]),
    ];
    expect(one).not.toBe(other); // only now
  });
});
