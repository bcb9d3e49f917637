import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import type { StoredEvent } from '../../src/games/chain.ts';
import {
  type Api,
  acted,
  gameOf,
  type Headers,
  ifMatch,
  openApi,
  type Player,
  positionOf,
  register,
} from '../api.ts';
import { layGolden } from '../golden.ts';
import { freshDatabase } from '../harness.ts';
import {
  alikeInBoth,
  allOf,
  alone,
  askFromHome,
  expectEqual,
  gameInBoth,
  listen,
  positionInBoth,
  resealLog,
  type Trials,
  type Twins,
  tick,
  twinsOf,
  waitInBoth,
} from '../worlds.ts';

const cluster: DatabaseUrls = inject('databases').postgres18;

/** All that can be fetched, by all who look on, again and again. */
const patience = 180_000;

const trials: Trials = {
  lines: [
    ['buy nothing'],
    ['show maria-1', 'pass'],
    ['privilege 6: violet step, draw, orange step'],
    ['bid 1', 'call'],
    ['sing'],
  ],
  sealed: { type: 'buy', cards: [], jokers: 0 },
  refused: [
    { type: 'bid', cards: 80 },
    { type: 'show', cards: ['leo-17'], jokers: 0 },
  ],
};

type Table = {
  readonly game: string;
  readonly players: readonly [Player, Player, Player, Player];
};

let base: Awaited<ReturnType<typeof freshDatabase>>;
let buying: Table; // Carla has chosen what she buys, the others have not
let bidding: Table; // all have bought, and Ada speaks first
let stranger: Player;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  base = await freshDatabase(cluster);
  const api = await openApi(base.urls);
  const players = [
    await register(api), // Ada is dealt Louise 10, 12, …; buys those two
    await register(api), // Bruno has Philipp 1, 5, Maria 7, 8
    await register(api), // Carla has Philipp 4 and a third joker
    await register(api), // Dario has Philipp 12, Louise 4, 16, Leo 4
  ] as const;
  stranger = await register(api);
  const lay = async (acts: number): Promise<Table> => ({
    players,
    game: await layGolden(api.service.services.games, {
      title: 'augsburg-1520',
      script: '06-4p-small-bids-unpaid',
      acts,
      players: players.map(({ id }) => id),
      at: new Date(),
    }),
  });
  buying = await lay(1);
  bidding = await lay(4);
  await api.close();
}, patience);
afterAll(async () => {
  vi.useRealTimers();
  await base.drop();
});

const twins = (change?: (urls: DatabaseUrls) => Promise<void>): Promise<Twins> =>
  twinsOf(cluster, base.urls, change);

/** What a player does, in lines, upon his version; or upon the open question. */
const writing = (
  game: string,
  as: Player,
  notation: readonly string[],
  on: { readonly headers?: Headers; readonly decision?: string | null },
) => ({
  method: 'post' as const,
  path: `/v1/games/${game}/actions`,
  as,
  body: { notation, ...('decision' in on && { decision: on.decision }) },
  ...(on.headers && { headers: on.headers }),
});

/** Seals something in one world. */
async function seal(api: Api, game: string, as: Player, line: string): Promise<void> {
  const { decision } = await positionOf(api, game, as);
  acted(await askFromHome(api, writing(game, as, [line], { decision })));
}

/** Does the same in both worlds, and is answered alike. */
async function playInBoth(
  worlds: Twins,
  game: string,
  as: Player,
  ...notation: readonly string[]
): Promise<string> {
  const { version } = await positionInBoth(worlds, game, as);
  const wish = writing(game, as, notation, { headers: ifMatch(version) });
  return (await alikeInBoth(worlds, wish)).text;
}

/** Of each game the newest versions are looked at one by one; its log is compared whole all the same. */
const lately = async (worlds: Twins, game: string): Promise<number> =>
  Math.max(1, (await gameInBoth(worlds, game, stranger)).version - 1);

const compare = async (worlds: Twins, table: Table, viewers: readonly Player[]) =>
  expectEqual(worlds, { ...table, trials }, viewers, await lately(worlds, table.game));

/** Whether somebody sees in which of the worlds he is. */
async function expectParted(worlds: Twins, table: Table, as: Player): Promise<void> {
  const from = await lately(worlds, table.game);
  const [one, other] = await Promise.all(
    worlds.map((api) => allOf(api, { ...table, trials }, as, from)),
  );
  expect(one).not.toBe(other);
}

describe('A 7 what somebody buys', { timeout: patience }, () => {
  it('shows to nobody else, nor how often he changed his mind, not even when all have paid', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = buying;
    const [ada, bruno, carla, dario] = players;
    const others = [bruno, carla, dario, stranger];
    const listening = await listen(worlds, game, others);
    tick();
    await seal(one, game, ada, 'buy nothing');
    await seal(other, game, ada, 'buy louise-10 louise-12');
    await listening.settle();
    const waited = await waitInBoth(worlds, game, [bruno, stranger]);
    for (const line of ['buy louise-12', 'buy nothing', 'buy louise-12 maria-16']) {
      tick();
      await seal(other, game, ada, line);
    }
    await compare(worlds, buying, [bruno, stranger]);
    await expectParted(worlds, buying, ada);

    const { decision } = await positionInBoth(worlds, game, bruno);
    await alikeInBoth(worlds, writing(game, bruno, ['buy maria-7 philipp-5'], { decision }));
    await waited();
    await listening.settle();
    await alikeInBoth(worlds, writing(game, dario, ['buy philipp-12 louise-16'], { decision }));
    expect((await positionInBoth(worlds, game, stranger)).decision).not.toBe(decision);
    await listening.settle();
    await compare(worlds, buying, others);
  });
});

describe('A 8.5 a standing order', { timeout: patience }, () => {
  const order = (scope: object, call: number) => ({
    scope,
    bidding: { open: 0, raise: { below: 0, to: 'next' }, call, otherwise: 'pass' },
    jokers: 2,
    show: { kind: 'highest', jokers: 'first' },
    robbed: 'florins',
    untilWin: null,
  });

  it('shows to nobody else: neither what it does nor that it stands', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = bidding;
    const [ada, bruno, carla, dario] = players;
    const others = [bruno, carla, stranger];
    const listening = await listen(worlds, game, others);
    const at = `/v1/games/${game}`;
    const { version, decision } = await positionInBoth(worlds, game, ada);
    tick();
    const pass = writing(game, ada, ['pass'], { headers: ifMatch(version) });
    acted(await askFromHome(one, pass));
    const place = async (as: Player, scope: object, call: number) =>
      alone(other, {
        method: 'post',
        path: `${at}/orders`,
        as,
        body: { order: order(scope, call), decision },
      });
    await place(ada, { of: 'auction', round: null, noble: null }, 0);
    await listening.settle();
    await compare(worlds, bidding, [...others, dario]);
    await expectParted(worlds, bidding, ada);

    // Another's, for an auction that is still to come; and one that is withdrawn.
    await place(dario, { of: 'noble', noble: 'leo' }, 3);
    await place(dario, { of: 'game' }, 1);
    const cancel = `${at}/orders/2?decision=${decision}`;
    await alone(other, { method: 'delete', path: cancel, as: dario });
    await alone(other, {
      method: 'post',
      path: `${at}/dry-runs`,
      as: dario,
      body: { notation: ['pass'] },
    });
    await compare(worlds, bidding, others);
    await playInBoth(worlds, game, bruno, 'bid 1');
    await listening.settle();
    await playInBoth(worlds, game, carla, 'call');
    await listening.settle();
    await compare(worlds, bidding, others);
  });
});

describe('A 2.7 cards laid for a showdown', { timeout: patience }, () => {
  it('show to nobody else until all are shown, nor how often others were laid instead', async () => {
    const worlds = await twins();
    const [one, other] = worlds;
    const { game, players } = bidding;
    const [ada, bruno, carla, dario] = players;
    const others = [ada, carla, dario, stranger];
    await playInBoth(worlds, game, ada, 'pass');
    await playInBoth(worlds, game, bruno, 'bid 2');
    await playInBoth(worlds, game, carla, 'call');
    await playInBoth(worlds, game, dario, 'pass');
    const listening = await listen(worlds, game, others);
    tick();
    await seal(one, game, bruno, 'show philipp-1 joker');
    await seal(other, game, bruno, 'show philipp-5 joker');
    await listening.settle();
    for (const line of [
      'show philipp-1 philipp-5',
      'show philipp-1 joker',
      'show philipp-5 joker',
    ]) {
      tick();
      await seal(other, game, bruno, line);
    }
    await compare(worlds, bidding, others);
    await expectParted(worlds, bidding, bruno);
    const { decision } = await positionInBoth(worlds, game, carla);
    for (const api of worlds) {
      const laid = writing(game, carla, ['show philipp-4 joker'], { decision });
      acted(await askFromHome(api, laid)); // and now all see who wins
    }
    await expectParted(worlds, bidding, stranger);
  });
});

type Leaf = { readonly of: string; readonly value: Record<string, unknown> };

/** Every mention of two cards exchanged in what is sealed, as if they had lain so from the start. */
function exchanged({ sealed }: StoredEvent, one: string, other: string): StoredEvent['sealed'] {
  const names = new Map<unknown, unknown>([
    [one, other],
    [other, one],
  ]);
  const named = (said: unknown): unknown =>
    Array.isArray(said) ? said.map(named) : (names.get(said) ?? said);
  const leaves = structuredClone(sealed) as unknown as Leaf[];
  for (const { of, value } of leaves) {
    if (of !== 'secret' && of !== 'action') continue;
    const before = JSON.stringify(value.cards);
    for (const [field, cards] of Object.entries(value)) value[field] = named(cards);
    // Louise 13 is 150 florins dearer than Louise 4.
    const isPaid = typeof value.florins === 'number' && before !== JSON.stringify(value.cards);
    if (isPaid) value.florins = Number(value.florins) + 150;
  }
  return leaves as unknown as StoredEvent['sealed'];
}

describe('A 7 a hand dealt otherwise', { timeout: patience }, () => {
  it('and paid otherwise, and another deck, show to nobody but whose hand it is', async () => {
    const { game, players } = bidding;
    const [ada, bruno, carla, dario] = players;
    const others = [ada, bruno, carla, stranger];
    const worlds = await twins((urls) =>
      resealLog(urls, game, (event) => exchanged(event, 'louise-4', 'louise-13')),
    );
    for (const [api, card] of [
      [worlds[0], 'louise-4'],
      [worlds[1], 'louise-13'],
    ] as const) {
      const { view } = await positionOf(api, game, dario);
      expect(JSON.stringify(view)).toContain(`"${card}"`);
    }
    const listening = await listen(worlds, game, others);
    await expectEqual(worlds, { ...bidding, trials }, others);
    await expectParted(worlds, bidding, dario);

    // The next auction goes on alike, until somebody draws. Who is slow hears of two moves at once.
    const play = async (as: Player, line: string): Promise<string> => {
      const text = await playInBoth(worlds, game, as, line);
      await listening.settle();
      return text;
    };
    await play(ada, 'pass');
    await play(bruno, 'bid 1');
    await play(carla, 'pass');
    tick();
    for (const api of worlds) {
      const { version } = await positionOf(api, game, dario);
      const pass = writing(game, dario, ['pass'], { headers: ifMatch(version) });
      acted(await askFromHome(api, pass));
    }
    await listening.settle();
    await play(bruno, 'show philipp-5');
    const text = await play(bruno, 'privilege 7: yellow step, violet step');
    expect(text).toContain('"privileges-done"');
    await compare(worlds, bidding, others);
    for (const api of worlds) expect((await gameOf(api, game, stranger)).readOnly).toBe(false);
  });
});
