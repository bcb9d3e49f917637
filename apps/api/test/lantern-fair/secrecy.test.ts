import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import {
  type Api,
  acted,
  actionIn,
  gameOf,
  ifMatch,
  openApi,
  type Player,
  positionOf,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { leaveOrder } from '../orders.ts';
import { redealt } from '../redealt.ts';
import {
  actFromHome,
  alikeInBoth,
  allOf,
  alone,
  askFromHome,
  bytesOf,
  expectEqual,
  expectSame,
  gameInBoth,
  inBoth,
  listen,
  offersInBoth,
  positionInBoth,
  type Trials,
  type Twins,
  takeBackInBoth,
  tick,
  twinsOf,
  waitInBoth,
} from '../worlds.ts';

const cluster: DatabaseUrls = inject('databases').postgres18;

type Table = { readonly game: string; readonly players: readonly [Player, Player, Player] };

/** All that can be fetched, by all who look on, again and again. */
const patience = 180_000;

const trials: Trials = {
  lines: [['seal 0'], ['seal 3', 'seal 4'], ['pass'], ['bid 9', 'pass'], ['take'], ['sing']],
  sealed: { type: 'seal', coins: 3 },
  refused: [
    { type: 'seal', coins: 50 },
    { type: 'raise', coins: 50 },
  ],
};

let base: Awaited<ReturnType<typeof freshDatabase>>;
let table: Table;
let look: Table & { readonly trials: Trials };
let stranger: Player;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  base = await freshDatabase(cluster);
  const api = await openApi(base.urls);
  const players = [await register(api), await register(api), await register(api)] as const;
  stranger = await register(api);
  table = { game: await startGame(api, players), players };
  look = { ...table, trials };
  await api.close();
});
afterAll(async () => {
  vi.useRealTimers();
  await base.drop();
});

const twins = (change?: (urls: DatabaseUrls) => Promise<void>): Promise<Twins> =>
  twinsOf(cluster, base.urls, change);

const seal = (coins: number) => ({ actions: [{ type: 'seal', coins }], decision: 'stall-1' });

describe('a sealed bid', { timeout: patience }, () => {
  it('shows to nobody else what it is, nor how often it was changed', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = table;
    const [sealer, rival, third] = players;
    const others = [rival, third, stranger];
    const listening = await listen(worlds, game, others);
    await expectEqual(worlds, look, others);

    tick();
    acted(await actFromHome(one, game, sealer, seal(2)));
    acted(await actFromHome(other, game, sealer, seal(11)));
    await listening.settle();
    await expectEqual(worlds, look, others);

    const waited = await waitInBoth(worlds, game, others);
    for (const coins of [0, 7, 4]) {
      tick();
      acted(
        await actFromHome(other, game, sealer, seal(coins), { 'idempotency-key': `mind ${coins}` }),
      );
    }
    await expectEqual(worlds, look, others);
    expect(await allOf(one, look, sealer)).not.toBe(await allOf(other, look, sealer));

    // What another does on top of it is answered alike too.
    const version = (await positionInBoth(worlds, game, rival)).version;
    const headers = {
      ...ifMatch(version),
      'idempotency-key': 'mine',
      prefer: 'return=representation',
    };
    const answers = await inBoth(worlds, (api) => actFromHome(api, game, rival, seal(5), headers));
    for (const answer of answers) acted(answer);
    expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
    await waited();
    const again = await inBoth(worlds, (api) => actFromHome(api, game, rival, seal(5), headers));
    expectSame(bytesOf(again[0]), bytesOf(again[1]));
    await expectEqual(worlds, look, others);
    await listening.settle();
    expect(listening.heard()).toEqual([3, 3, 3]);

    // Once the last bid is in they are opened, and the worlds part.
    for (const api of worlds) acted(await actFromHome(api, game, third, seal(1)));
    expect(await allOf(one, look, rival)).not.toBe(await allOf(other, look, rival));
  });
});

describe('a seat that is left and taken over', { timeout: patience }, () => {
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
    acted(await actFromHome(other, game, leaver, seal(5)));
    await positionOf(one, game, leaver); // as many requests: how many are left is told to him alone
    const step = async (method: 'post' | 'put', what: string, as: Player, body?: object) => {
      const path = `/v1/games/${game}/${what}`;
      const wish = { method, path, as, ...(body && { body }) };
      const answers = await inBoth(worlds, (api) => askFromHome(api, wish));
      for (const { status } of answers) expect(status).toBe(200);
      if (as === rival) expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
      await expectEqual(worlds, look, what === 'resign' ? [...others, leaver] : others);
    };
    await step('put', 'abandonment', leaver);
    await step('post', 'resign', leaver);
    await step('post', 'replacements', stranger, { seat: 0 });
    await step('put', 'abandonment', rival);
  });
});

describe('what one does by oneself', { timeout: patience }, () => {
  const order = { stalls: 'all', seal: 4, upTo: 9, atLimit: 'pass', offered: 'take' };

  it('shows to nobody else: orders, whose acts look like acts by hand, notes, dry runs, mutes', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = table;
    const [owner, rival, third] = players;
    const at = `/v1/games/${game}`;
    const others = [rival, third, stranger];
    const listening = await listen(worlds, game, others);
    tick();
    acted(await actFromHome(one, game, owner, seal(4)));
    const place = { order, decision: 'stall-1' };
    await alone(other, { method: 'post', path: `${at}/orders`, as: owner, body: place });
    await listening.settle();
    await expectEqual(worlds, look, others);

    await alone(other, { method: 'post', path: `${at}/orders`, as: owner, body: place });
    const cancel = `${at}/orders/2?decision=stall-1`;
    await alone(other, { method: 'delete', path: cancel, as: owner });
    const text = 'The rival bids high.';
    await alone(other, { method: 'put', path: `${at}/notes`, as: owner, body: { text } });
    await alone(other, { method: 'put', path: `${at}/mutes/${third.id}`, as: owner });
    const notation = ['seal 5'];
    await alone(other, { method: 'post', path: `${at}/dry-runs`, as: owner, body: { notation } });
    await expectEqual(worlds, look, others);

    // What follows when others act is answered alike, though an order answers in one world.
    for (const [player, coins] of [
      [rival, 5],
      [third, 1],
    ] as const) {
      const answers = await inBoth(worlds, (api) => actFromHome(api, game, player, seal(coins)));
      for (const answer of answers) acted(answer);
      expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
      await listening.settle(); // who is slow hears of two moves at once
    }
    await expectEqual(worlds, look, others);
    const { version } = await positionInBoth(worlds, game, rival);
    const bid = { actions: [{ type: 'raise', coins: 2 }] };
    const bids = await inBoth(worlds, (api) =>
      actFromHome(api, game, rival, bid, ifMatch(version)),
    );
    for (const answer of bids) acted(answer);
    expectSame(bytesOf(bids[0]), bytesOf(bids[1]));
    await listening.settle();
    const said = { path: `${at}/messages`, as: third, body: { text: 'Hm.' } };
    const key = { 'idempotency-key': 'hm' };
    await alikeInBoth(worlds, { ...said, method: 'post', headers: key }, 201);
    await expectEqual(worlds, look, others);
    expect(await allOf(one, look, owner)).not.toBe(await allOf(other, look, owner));
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
    const texts = await expectEqual(worlds, look, [third, stranger]);
    for (const text of texts) expect(text).toMatch(/To all\..*Yes\?/s);
    const [one, other] = [
      await allOf(worlds[0], look, reader),
      await allOf(worlds[1], look, reader),
    ];
    expect(one).not.toBe(other);
  });
});

/** Plays the same moves in both worlds to the end, or until all is shown, and answers alike. */
async function playBoth(
  worlds: Twins,
  { game, players }: Table,
  stop: 'at the end' | 'when the patrons are shown',
  compare: (isOver: boolean) => Promise<void>,
): Promise<number> {
  for (let turn = 0; turn < 200; turn += 1) {
    const { toAct, status } = await positionInBoth(worlds, game, stranger);
    if (turn % 8 === 0 || status === 'ended') await compare(status === 'ended');
    if (status === 'ended') return turn;
    const player = players[toAct.at(-1) ?? 0] ?? players[0];
    if (turn % 3 === 0) await takeBackInBoth(worlds, game, player);
    const { offers, version } = await offersInBoth(worlds, game, player);
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

/** Compares again and again: what is new, and every third time and in the end all there ever was. */
function comparing(worlds: Twins, viewers: readonly Player[]) {
  let times = 0;
  let compared = 0;
  return async (isOver: boolean): Promise<readonly string[]> => {
    const from = isOver || times % 3 === 0 ? 1 : compared + 1;
    const { version } = await gameInBoth(worlds, table.game, stranger);
    times += 1;
    compared = version;
    return expectEqual(worlds, look, viewers, from);
  };
}

describe('what was dealt', { timeout: patience }, () => {
  it('and never seen does not show, from the first move to after the last', async () => {
    // Six stalls light the first six of twelve lanterns.
    const worlds = await twins((urls) =>
      redealt(urls, table.game, ({ deck }) => {
        deck.splice(6, 6, ...deck.slice(6).reverse());
      }),
    );
    const { game, players } = table;
    const compare = comparing(worlds, [...players, stranger]);
    const moves = await playBoth(worlds, table, 'at the end', async (isOver) => {
      const texts = await compare(isOver);
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
    const { players } = table;
    const compare = comparing(worlds, [players[1], stranger]);
    const moves = await playBoth(worlds, table, 'when the patrons are shown', async () => {
      await compare(false);
    });
    expect(moves).toBeGreaterThan(12);
    const [one, other] = [
      await allOf(worlds[0], look, players[1]),
      await allOf(worlds[1], look, players[1]),
    ];
    expect(one).not.toBe(other); // only now
  });
});
