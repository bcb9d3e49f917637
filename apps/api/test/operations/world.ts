import { expect } from 'vitest';
import { newAdmin } from '../admin/admins.ts';
import {
  type Api,
  exampleTitle,
  isOver,
  join,
  openTable,
  type Player,
  playUntil,
  playUntilTurns,
  register,
  startGame,
} from '../api.ts';

/** An order of the title, which bids when it is the turn of its owner; and one that says nothing. */
export const someOrder = {
  stalls: 'all',
  seal: null,
  upTo: 3,
  atLimit: 'ask',
  offered: 'take',
} as const;
export const emptyOrder = { ...someOrder, upTo: null, offered: 'ask' };

/** What there is to ask about: players, and a game in each state. */
export type World = {
  readonly title: string;
  readonly most: number; // seats of the title
  readonly player: Player; // the host of each game
  readonly other: Player; // sits in each game but the open one
  readonly stranger: Player; // sits nowhere
  readonly admin: Player; // may administer, and has signed in afresh
  readonly open: string; // waits for players
  readonly choosing: string; // all choose in secret
  readonly turning: string; // one at a time, and it is the player's turn
  readonly ended: string;
  readonly damaged: string; // read-only
  readonly hidden: string; // others play it, and nobody else knows of it
};

/** A game in which it is the first one's turn, wherever he sits. */
async function turnGame(api: Api, [one, other]: readonly [Player, Player]): Promise<string> {
  const tables = [
    [one, other],
    [other, one],
  ];
  for (const players of tables) {
    const game = await startGame(api, players);
    const { toAct } = await playUntilTurns(api, game, players);
    if (players[toAct[0] ?? -1] === one) return game;
  }
  throw new Error('It is never his turn');
}

/** A game under way that only its players, none of the others, know of. */
async function hiddenGame(api: Api): Promise<string> {
  const [host, guest] = [await register(api), await register(api)];
  const { id } = await openTable(api, host, 2, {}, { visibility: 'invited' });
  await api.service.services.games.store.admit(id, guest.id);
  expect((await join(api, id, guest)).body.status).toBe('running');
  return id;
}

export async function makeWorld(api: Api): Promise<World> {
  const player = await register(api, 'Host');
  const other = await register(api, 'Guest');
  const stranger = await register(api, 'Stranger');
  const pair = [player, other] as const;
  const { id: title, seats } = await exampleTitle(api);
  const ended = await startGame(api, pair);
  await playUntil(api, ended, pair, isOver);
  const damaged = await startGame(api, pair);
  await api.service.services.games.store.markBroken(damaged, 1);
  return {
    title,
    most: seats.max,
    player,
    other,
    stranger,
    admin: await newAdmin(api),
    open: (await openTable(api, player, 2)).id,
    choosing: await startGame(api, pair),
    turning: await turnGame(api, pair),
    ended,
    damaged,
    hidden: await hiddenGame(api),
  };
}
