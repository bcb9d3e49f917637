import { randomInt, randomUUID } from 'node:crypto';
import { type Offer, takeUp } from '@staffetta/engine';
import type { Instance } from './instance.ts';

// People who play over HTTP and keep a record of all that was acknowledged.

type Event = { readonly version: number; readonly facts: readonly unknown[] };
type Pending = { readonly path: string; readonly headers: object; readonly body: unknown };

/** One player: what was acknowledged, and must be found again. */
export type Player = {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  game: string;
  acknowledged: Map<number, string>; // events of this game by version
  pending: Pending | null; // an act that was sent and never answered
};

export type Pair = readonly [Player, Player];

/** What of the answers matters here. */
type Body = {
  readonly id: string;
  readonly token: string;
  readonly version: number;
  readonly titles: readonly { readonly id: string; readonly stage: string }[];
  readonly offers: readonly Offer<{ readonly type: string }>[];
  readonly events: readonly Event[];
};

type Answer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Body;
};

/** How requests are sent: as they are, or with patience. */
export type Send = (
  player: Player,
  path: string,
  pending?: Omit<Pending, 'path'>,
) => Promise<Answer>;

export const sendOnce: Send = async (player, path, pending) => {
  const response = await fetch(`${player.url}${path}`, {
    method: pending === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${player.token}`,
      ...(pending === undefined ? {} : { 'content-type': 'application/json' }),
      ...pending?.headers,
    },
    body: pending === undefined ? null : JSON.stringify(pending.body),
    signal: AbortSignal.timeout(60_000),
  });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: (await response.json()) as Body };
};

export async function signIn({ url, password }: Instance, name: string): Promise<Player> {
  const response = await fetch(`${url}/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  });
  if (response.status !== 201) throw new Error(`${name} cannot sign in: ${response.status}`);
  const { token } = (await response.json()) as Body;
  return { name, url, token, game: '', acknowledged: new Map(), pending: null };
}

const note = (player: Player, events: readonly Event[]): void => {
  for (const { version, facts } of events) player.acknowledged.set(version, JSON.stringify(facts));
};

const keyed = () => ({ 'idempotency-key': randomUUID() });

/** Opens a new game for two players, who forget the one before. */
export async function newGame([host, guest]: Pair, send: Send): Promise<void> {
  const titles = await send(host, '/v1/titles');
  const body = {
    title: titles.body.titles.find(({ stage }) => stage === 'example')?.id,
    seats: 2,
    seating: 'chosen',
  };
  const opened = await send(host, '/v1/games', { headers: keyed(), body });
  const game = opened.body.id;
  await send(guest, `/v1/games/${game}/seats`, { headers: keyed(), body: {} });
  for (const player of [host, guest]) {
    player.game = game;
    player.acknowledged = new Map();
    player.pending = null;
  }
}

/** One act of a player who has any: sent, answered, and noted. */
async function actOnce(player: Player, send: Send): Promise<boolean> {
  const { body } = await send(player, `/v1/games/${player.game}/offers`);
  const offer = body.offers[randomInt(Math.max(1, body.offers.length))];
  if (offer === undefined) return false;
  const action = takeUp(offer, randomInt);
  const pending: Pending = {
    path: `/v1/games/${player.game}/actions`,
    headers: { 'if-match': `"${body.version}"`, ...keyed() },
    body: { actions: [action] },
  };
  player.pending = pending;
  const answer = await send(player, pending.path, pending);
  player.pending = null;
  if (answer.status === 200) note(player, answer.body.events);
  else if (answer.status !== 412) throw new Error(`An act was answered ${answer.status}`);
  return true;
}

/** An act of each, if any; says whether the game goes on. */
export async function actInTurn(pair: Pair, send: Send): Promise<boolean> {
  const acted = [await actOnce(pair[0], send), await actOnce(pair[1], send)];
  return acted.includes(true);
}

/** What was sent and never answered is sent again with its key: done before or now, but once. */
export async function finishPending(player: Player): Promise<boolean> {
  const { pending } = player;
  if (pending === null) return false;
  const before = await sendOnce(player, `/v1/games/${player.game}/log?limit=500`);
  const answer = await sendOnce(player, pending.path, pending);
  player.pending = null;
  if (answer.status === 412) return false;
  if (answer.status !== 200) throw new Error(`A repeated act was answered ${answer.status}`);
  note(player, answer.body.events);
  return answer.body.events.some(({ version }: Event) => version <= before.body.version);
}

/** Every event that was acknowledged must be in the log, word for word. */
export async function requireNothingLost(player: Player, send: Send = sendOnce): Promise<void> {
  if (player.game === '') return;
  const { body } = await send(player, `/v1/games/${player.game}/log?limit=500`);
  const found = new Map(
    body.events.map(({ version, facts }: Event) => [version, JSON.stringify(facts)]),
  );
  for (const [version, facts] of player.acknowledged) {
    if (found.get(version) !== facts) {
      throw new Error(`${player.name} lost event ${version} of game ${player.game}`);
    }
  }
}
