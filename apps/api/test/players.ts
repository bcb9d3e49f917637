import { randomUUID } from 'node:crypto';
import { offers, takeUp, toAct } from '@staffetta/engine';
import { catalogue } from '../src/games/catalogue.ts';
import type { Games } from '../src/games/games.ts';
import type { LoadedGame } from '../src/games/loaded-game.ts';
import { inNameOf, joinTable, openTable } from '../src/games/tables.ts';
import { nothingAsked, payVisit } from '../src/games/visit.ts';

// Plays through the use cases, without HTTP and without knowing any title.

export async function currentGame({ cache }: Games, gameId: string): Promise<LoadedGame> {
  const loaded = await cache.current(gameId);
  if (loaded === null) throw new Error(`There is no game ${gameId}`);
  return loaded;
}

/** The title that tests play: the example, which has every kind of secret, turn and choice. */
export function exampleEntry() {
  const example = catalogue.find(({ title }) => title.stage === 'example');
  if (example === undefined) throw new Error('The catalogue has no example');
  return example;
}

/** A full table of a title, the example unless another is named: its id, and who sits where. */
export async function startedGame(
  games: Games,
  seats = 3,
  title = exampleEntry().title.id,
): Promise<{ gameId: string; players: readonly string[] }> {
  const players = Array.from({ length: seats }, () => randomUUID());
  const [host = '', ...guests] = players;
  const settings = { seating: 'chosen' } as const;
  const wish = { title, seats, options: {}, settings };
  const gameId = await openTable(games, inNameOf(host), wish, {
    key: randomUUID(),
    contribution: null,
  });
  for (const guest of guests) await joinTable(games, gameId, inNameOf(guest));
  return { gameId, players };
}

/** Picks that look random and are the same every time. */
export function picking(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % count;
  };
}

/** Players whose names no refusal needs. */
const nameless = { names: async () => new Map<string, string>() };

/** The seat that plays (by default the first to act) and the choice of pieces (by default at random). */
type Playing = { readonly seat?: number; readonly fill?: (count: number) => number };

/** Plays one offer of a seat: `choose` gives its place among those offered. */
export async function playOne(
  games: Games,
  gameId: string,
  choose: (count: number) => number,
  playing: Playing = {},
): Promise<void> {
  const { setting, game, players, versions } = await currentGame(games, gameId);
  const { seat = toAct(setting, game)[0] ?? 0, fill } = playing;
  const open = offers(setting, game, seat);
  const offer = open[choose(open.length) % open.length];
  if (offer === undefined) throw new Error('A seat is waited for and has no offer');
  const action = takeUp(offer, fill ?? picking(choose(1_000)));
  const version = versions[seat] ?? 0;
  const wish = { ...nothingAsked, actions: [action] };
  const upon = { version, decision: null, key: null };
  await payVisit(games, nameless, gameId, inNameOf(players[seat] ?? ''), wish, upon);
}

const first = (): number => 0;

/** Plays the first offer of a seat, by default of the first to act, with as few pieces as fit. */
export const playFirst = (
  games: Games,
  gameId: string,
  playing: Pick<Playing, 'seat'> = {},
): Promise<void> => playOne(games, gameId, first, { ...playing, fill: first });

/** Plays whole: the same choices every time. */
export async function playToEnd(games: Games, gameId: string): Promise<void> {
  for (let turn = 0; turn < 10_000; turn += 1) {
    const { game } = await currentGame(games, gameId);
    if (game.status === 'ended') return;
    await playOne(games, gameId, (count) => (turn * 7 + 3) % count);
  }
  throw new Error('The game does not end');
}
