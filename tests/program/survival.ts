import { randomInt, randomUUID } from 'node:crypto';
import { type Offer, takeUp } from '@staffetta/engine';
import { type Instance, killInstance, startInstance, stopInstance } from './instance.ts';

// Plays over HTTP while the program is killed, and keeps a record of all that was acknowledged.

type Event = { readonly version: number; readonly facts: readonly unknown[] };
type Pending = { readonly path: string; readonly headers: object; readonly body: unknown };

/** What one player was told and must find again. */
type Player = {
  readonly name: string;
  token: string;
  game: string;
  acknowledged: Map<number, string>; // events of this game by version
  pending: Pending | null; // an act that was sent and never answered
};

export type Survival = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly repeated: number; // acts that had been written before the kill, unanswered
};

/** What of the answers matters here. */
type Body = {
  readonly id: string;
  readonly token: string;
  readonly version: number;
  readonly titles: readonly { readonly id: string; readonly stage: string }[];
  readonly offers: readonly Offer<{ readonly type: string }>[];
  readonly events: readonly Event[];
};

async function ask(url: string, player: Player, path: string, pending?: Omit<Pending, 'path'>) {
  const response = await fetch(`${url}${path}`, {
    method: pending === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${player.token}`,
      ...(pending === undefined ? {} : { 'content-type': 'application/json' }),
      ...pending?.headers,
    },
    body: pending === undefined ? null : JSON.stringify(pending.body),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function signIn({ url, password }: Instance, name: string): Promise<Player> {
  const response = await fetch(`${url}/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  if (response.status !== 201) throw new Error(`${name} cannot sign in: ${response.status}`);
  const { token } = (await response.json()) as Body;
  return { name, token, game: '', acknowledged: new Map(), pending: null };
}

const note = (player: Player, events: readonly Event[]): void => {
  for (const { version, facts } of events) player.acknowledged.set(version, JSON.stringify(facts));
};

/** Opens a new game for two of the players and forgets the one before. */
async function newGame(url: string, [host, guest]: readonly [Player, Player]): Promise<void> {
  const titles = await ask(url, host, '/v1/titles');
  const body = {
    title: titles.body.titles.find(({ stage }) => stage === 'example')?.id,
    seats: 2,
    seating: 'chosen',
  };
  const opened = await ask(url, host, '/v1/games', { headers: {}, body });
  const game = opened.body.id;
  await ask(url, guest, `/v1/games/${game}/seats`, { headers: {}, body: {} });
  for (const player of [host, guest]) {
    player.game = game;
    player.acknowledged = new Map();
    player.pending = null;
  }
}

/** One act of a player, if he has any: sent, answered, and noted. */
async function actOnce(url: string, player: Player): Promise<boolean> {
  const { body } = await ask(url, player, `/v1/games/${player.game}/offers`);
  if (body.offers.length === 0) return false;
  const offer = body.offers[randomInt(body.offers.length)];
  if (offer === undefined) return false;
  const action = takeUp(offer, randomInt);
  const pending: Pending = {
    path: `/v1/games/${player.game}/actions`,
    headers: { 'if-match': `"${body.version}"`, 'idempotency-key': randomUUID() },
    body: { actions: [action] },
  };
  player.pending = pending;
  const answer = await ask(url, player, pending.path, pending);
  player.pending = null;
  if (answer.status === 200) note(player, answer.body.events);
  else if (answer.status !== 412) throw new Error(`An act was answered ${answer.status}`);
  return true;
}

/** Plays until the program is gone. */
async function playOn(url: string, players: readonly [Player, Player]): Promise<void> {
  for (;;) {
    const acted = [await actOnce(url, players[0]), await actOnce(url, players[1])];
    if (!acted.includes(true)) await newGame(url, players);
  }
}

/** What was sent and never answered is sent again with its key: done before or now, but once. */
async function finishPending(url: string, player: Player): Promise<boolean> {
  const { pending } = player;
  if (pending === null) return false;
  const before = await ask(url, player, `/v1/games/${player.game}/log?limit=500`);
  const answer = await ask(url, player, pending.path, pending);
  player.pending = null;
  if (answer.status === 412) return false;
  if (answer.status !== 200) throw new Error(`A repeated act was answered ${answer.status}`);
  note(player, answer.body.events);
  return answer.body.events.some(({ version }: Event) => version <= before.body.version);
}

/** Every event that was acknowledged must be in the log, word for word. */
async function requireNothingLost(url: string, player: Player): Promise<void> {
  if (player.game === '') return;
  const { body } = await ask(url, player, `/v1/games/${player.game}/log?limit=500`);
  const found = new Map(
    body.events.map(({ version, facts }: Event) => [version, JSON.stringify(facts)]),
  );
  for (const [version, facts] of player.acknowledged) {
    if (found.get(version) !== facts) {
      throw new Error(`${player.name} lost event ${version} of game ${player.game}`);
    }
  }
}

/** Kills the program so many times at random moments while two people play, and looks what is left. */
export async function survive(dataFolder: string, kills: number): Promise<Survival> {
  let instance = await startInstance(dataFolder);
  const players: readonly [Player, Player] = [
    await signIn(instance, 'Ada'),
    await signIn(instance, 'Bruno'),
  ];
  await newGame(instance.url, players);
  let acknowledged = 0;
  let repeated = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const played = playOn(instance.url, players).catch((error: Error) => error);
      await new Promise((resolve) => setTimeout(resolve, randomInt(30, 1_500)));
      await killInstance(instance, kill % 2 === 0 ? 'alone' : 'whole group');
      const ending = await played;
      if (!(ending instanceof TypeError)) throw ending; // anything but a lost connection
      instance = await startInstance(dataFolder);
      for (const player of players) {
        await requireNothingLost(instance.url, player);
        if (await finishPending(instance.url, player)) repeated += 1;
        await requireNothingLost(instance.url, player);
        acknowledged += player.acknowledged.size;
      }
    }
    return { kills, acknowledged, repeated };
  } finally {
    await stopInstance(instance);
  }
}
