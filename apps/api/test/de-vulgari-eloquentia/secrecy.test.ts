import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import type { StoredEvent } from '../../src/games/chain.ts';
import {
  type Api,
  acted,
  actionIn,
  ifMatch,
  offersTo,
  openApi,
  type Player,
  register,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { currentGame, picking, playOne } from '../players.ts';
import { openGame } from '../unruly.ts';
import {
  actFromHome,
  alikeInBoth,
  allOf,
  alone,
  bytesOf,
  expectEqual,
  expectSame,
  inBoth,
  listen,
  offersInBoth,
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
const patience = 120_000;

const trials: Trials = {
  lines: [
    ['declare pope'],
    ['declare nothing', 'declare pope'],
    ['end turn'],
    ['move torino', 'end turn'],
    ['library'],
    ['sing'],
  ],
  sealed: { type: 'declare', status: 'pope' },
  refused: [
    { type: 'bid', votes: 199 },
    { type: 'keep-tile', keep: 1, back: [] },
    { type: 'move', to: 'nowhere' },
  ],
};

/** What is hidden of a game, from everybody or behind a screen. */
type Hidden = {
  readonly papal: { readonly hidden: readonly string[] };
  readonly decks: readonly (readonly string[])[];
  readonly library: { readonly deck: readonly string[] };
  readonly players: readonly { readonly tile: string | null }[];
};
type State = Hidden & { readonly phase: string; readonly turn: number };

type Table = { readonly game: string; readonly players: readonly Player[] };

let base: Awaited<ReturnType<typeof freshDatabase>>;
let early: Table; // a few turns in
let late: Table; // all are asked what they seek; somebody has a Library tile
let stranger: Player;

const stateOf = async ({ service }: Api, { game }: Table): Promise<State> =>
  (await currentGame(service.services.games, game)).game.state as State;

/** A game played until it is as it should be, or is over. */
async function played(
  api: Api,
  players: readonly Player[],
  seed: number,
  isEnough: (state: State) => boolean,
): Promise<Table> {
  const table = { game: await openGame(api, 'de-vulgari-eloquentia', players), players };
  const choose = picking(seed);
  for (;;) {
    const state = await stateOf(api, table);
    if (isEnough(state) || state.phase === 'over') return table;
    await playOne(api.service.services.games, table.game, choose);
  }
}

const mayDeclare = async (api: Api, { game }: Table, player: Player): Promise<readonly string[]> =>
  (await offersTo(api, game, player)).offers.map(({ action }) =>
    String((action as { readonly status?: string }).status),
  );

/** Who has the choice of what to seek, in a game at whose end somebody keeps a Library tile. */
async function toElection(api: Api, players: readonly Player[]): Promise<Table> {
  for (let seed = 1; ; seed += 1) {
    const table = await played(api, players, seed, ({ phase }) => phase === 'election');
    const state = await stateOf(api, table);
    const [chooser] = await bySeat(api, table);
    const isOver = state.phase === 'over' || chooser === undefined;
    if (isOver || state.players.every(({ tile }) => tile === null)) continue;
    if ((await mayDeclare(api, table, chooser)).length > 1) return table;
  }
}

/** The players, by their seats, which were drawn. */
async function bySeat({ service }: Api, { game, players }: Table): Promise<readonly Player[]> {
  const { players: seated } = await currentGame(service.services.games, game);
  return seated.flatMap((id) => players.find((player) => player.id === id) ?? []);
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  base = await freshDatabase(cluster);
  const api = await openApi(base.urls);
  const players = [await register(api), await register(api), await register(api)];
  stranger = await register(api);
  const turns = await played(api, players, 1, ({ phase, turn }) => phase === 'actions' && turn > 2);
  early = { ...turns, players: await bySeat(api, turns) };
  const election = await toElection(api, players);
  late = { ...election, players: await bySeat(api, election) };
  await api.close();
}, patience);
afterAll(async () => {
  vi.useRealTimers();
  await base.drop();
});

type Leaf = { of: string; value: Record<string, unknown> };

/** As a viewer may think it is: what he cannot know, dealt anew. */
type Redealt = {
  readonly before: Hidden;
  readonly after: Hidden;
  readonly values: readonly number[];
};

/** The tiles as they are called in the other world: places stay, names change. */
function renamedTiles({ before, after }: Redealt): ReadonlyMap<string, string> {
  const tiles = ({ library, players }: Hidden) => [
    ...library.deck,
    ...players.flatMap(({ tile }) => tile ?? []),
  ];
  const names = tiles(after);
  return new Map(tiles(before).map((tile, place) => [tile, names[place] ?? tile]));
}

/** What lay in an order from the start, of which only the end is still hidden. */
const withEnd = (all: readonly string[], end: readonly string[]): readonly string[] => [
  ...all.slice(0, all.length - end.length),
  ...end,
];

/** A tile that was kept, and those put back, under their other names; and what was asked for, by values. */
function keptAgain(value: Leaf['value'], asked: Leaf['value'], { names, values }: Names): void {
  const valued = (tile: string): number => values[Number(tile.replace(/\D+/, '')) - 1] ?? 0;
  const [kept = '', ...back] = [String(value.kept), ...(value.back as string[])].map(
    (tile) => names.get(tile) ?? tile,
  );
  Object.assign(value, { kept, back });
  Object.assign(asked, { keep: valued(kept), back: back.map(valued) });
}

type Names = {
  readonly names: ReadonlyMap<string, string>;
  readonly values: Redealt['values'];
};

/** What is sealed of an event, as it would be had the hidden pieces been dealt so from the start. */
function resealed({ sealed }: StoredEvent, redealt: Redealt): StoredEvent['sealed'] {
  const { after, values } = redealt;
  const names = renamedTiles(redealt);
  const renamed = (tiles: readonly string[]) => tiles.map((tile) => names.get(tile) ?? tile);
  const copy = structuredClone(sealed) as unknown as Leaf[];
  for (const { of, value } of copy) {
    if (of !== 'secret') continue;
    const { tiles, decks, shown } = value as Partial<Lists>;
    if (tiles) {
      const isLibrary = tiles.some((tile) => names.has(tile));
      value.tiles = isLibrary ? renamed(tiles) : withEnd(tiles, after.papal.hidden);
    }
    if (decks) value.decks = decks.map((deck, level) => withEnd(deck, after.decks[level] ?? []));
    if (shown) value.shown = renamed(shown);
    const asked = copy.find((leaf) => leaf.of === 'action')?.value;
    if (value.kept && asked) keptAgain(value, asked, { names, values });
  }
  return copy as unknown as StoredEvent['sealed'];
}

type Lists = {
  readonly tiles: readonly string[];
  readonly decks: readonly (readonly string[])[];
  readonly shown: readonly string[];
};

/** Two worlds, the second as a viewer may just as well think the first is. */
async function redealtFor(table: Table, viewer: Viewer): Promise<Twins> {
  const api = await openApi(base.urls);
  const { setting, game } = await currentGame(api.service.services.games, table.game);
  await api.close();
  const pick = picking(3);
  const chance = { draw: (_purpose: string, size: number) => pick(size) };
  const before = game.state as State;
  const after = setting.title.redeal(game.state, viewer, chance) as State;
  const { libraryTiles } = setting.table.edition as { libraryTiles: { values: readonly number[] } };
  const redealt = { before, after, values: libraryTiles.values };
  const worlds = await twinsOf(cluster, base.urls, (urls) =>
    resealLog(urls, table.game, (event) => resealed(event, redealt)),
  );
  const { library, ...rest } = await stateOf(worlds[1], table);
  const { library: wanted, ...others } = after;
  expect(rest).toEqual(others);
  expect(library.deck).toEqual(wanted.deck);
  expect(isDeepStrictEqual(before.library.deck, wanted.deck)).toBe(false);
  return worlds;
}

/** What turns something up that lay face down: only there may the worlds part. */
const turnsUp = /"type":"(?:papal-tile-revealed|manuscripts-revealed|library-seen)"/;

/** Plays the same in both worlds, and is answered alike, for some turns or until the worlds part. */
async function playUntilTheyPart(worlds: Twins, { game, players }: Table): Promise<void> {
  for (let act = 0; act < 60; act += 1) {
    const { toAct } = await positionInBoth(worlds, game, stranger);
    const player = players[toAct[0] ?? 0] ?? stranger;
    const { offers, version } = await offersInBoth(worlds, game, player);
    const body = { actions: [actionIn(offers, act * 7 + 3)] };
    const [one, other] = await inBoth(worlds, (api) =>
      actFromHome(api, game, player, body, ifMatch(version)),
    );
    acted(one);
    if (turnsUp.test(one.text) && one.text !== other.text) return;
    expectSame(bytesOf(one), bytesOf(other));
  }
}

/** Of a long game the last versions are looked at one by one; its log is compared whole all the same. */
async function latelyOf({ service }: Api, { game }: Table): Promise<number> {
  const { versions } = await currentGame(service.services.games, game);
  return Math.max(1, Math.min(...versions) - 4);
}

/** What somebody can fetch of the long game. */
const lastOf = async (api: Api, as: Player): Promise<string> =>
  allOf(api, { ...late, trials }, as, await latelyOf(api, late));

describe('what lies face down', { timeout: patience }, () => {
  it('does not show to a player, in anything he can fetch', async () => {
    const worlds = await redealtFor(early, 1);
    const { players } = early;
    const look = { ...early, trials };
    const [, viewer = stranger] = players;
    const listening = await listen(worlds, early.game, [viewer, stranger]);
    await expectEqual(worlds, look, [viewer, stranger]);
    await listening.settle();
    await playUntilTheyPart(worlds, early);
  });

  it('nor to whoever looks on, nor does the tile behind a screen', async () => {
    const worlds = await redealtFor(late, 'spectator');
    const look = { ...late, trials };
    await expectEqual(worlds, look, [stranger], await latelyOf(worlds[0], late));
    const seat = (await stateOf(worlds[0], late)).players.findIndex(({ tile }) => tile !== null);
    const keeper = late.players[seat] ?? stranger;
    expect(await lastOf(worlds[0], keeper)).not.toBe(await lastOf(worlds[1], keeper));
  });
});

describe('what one seeks in the election', { timeout: patience }, () => {
  it('shows to nobody else, nor how often one changed one’s mind', async () => {
    const worlds = await twinsOf(cluster, base.urls);
    const [one, other] = worlds;
    const { game, players } = late;
    const [chooser = stranger, ...rivals] = players;
    const others = [...rivals, stranger];
    const look = { ...late, trials };
    const { decision } = await positionInBoth(worlds, game, chooser);
    const declare = async (api: Api, status: string | undefined) => {
      tick();
      const actions = [{ type: 'declare', status }];
      acted(await actFromHome(api, game, chooser, { actions, decision }));
    };
    const [first, second] = await mayDeclare(one, late, chooser);
    const listening = await listen(worlds, game, others);
    await declare(one, first);
    await declare(other, second);
    await listening.settle();
    const waited = await waitInBoth(worlds, game, others);
    for (const status of [first, second]) await declare(other, status);
    await expectEqual(worlds, look, others, await latelyOf(worlds[0], late));
    expect(await lastOf(one, chooser)).not.toBe(await lastOf(other, chooser));

    const [rival = stranger] = rivals;
    const [[sought]] = await inBoth(worlds, (api) => mayDeclare(api, late, rival));
    await alikeInBoth(worlds, {
      method: 'post',
      path: `/v1/games/${game}/actions`,
      as: rival,
      body: { actions: [{ type: 'declare', status: sought }], decision },
    });
    await waited();
    await listening.settle();
    await expectEqual(worlds, look, others, await latelyOf(worlds[0], late));
  });

  it('nor that an order chose it', async () => {
    const worlds = await twinsOf(cluster, base.urls);
    const [one, other] = worlds;
    const { game, players } = late;
    const [chooser = stranger, ...rivals] = players;
    const others = [...rivals, stranger];
    const look = { ...late, trials };
    const listening = await listen(worlds, game, others);
    const { decision } = await positionInBoth(worlds, game, chooser);
    const [, status = ''] = await mayDeclare(one, late, chooser);
    const at = `/v1/games/${game}`;
    tick();
    const actions = [{ type: 'declare', status }];
    acted(await actFromHome(one, game, chooser, { actions, decision }));
    const order = { about: 'election', seek: status };
    const body = { order, decision };
    await alone(other, { method: 'post', path: `${at}/orders`, as: chooser, body });
    await listening.settle();
    await expectEqual(worlds, look, others, await latelyOf(worlds[0], late));
    const cancel = `${at}/orders/1?decision=${decision}`;
    await alone(other, { method: 'delete', path: cancel, as: chooser });
    await expectEqual(worlds, look, others, await latelyOf(worlds[0], late));
    const said = { path: `${at}/messages`, as: stranger };
    await alikeInBoth(worlds, { ...said, method: 'get' });
    await listening.settle();
  });
});
