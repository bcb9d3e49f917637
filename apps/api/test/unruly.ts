import { request as open } from 'node:http';
import { setImmediate as soon } from 'node:timers/promises';
import { type Offer, takeUp } from '@staffetta/engine';
import { valuesOf } from '@staffetta/engine/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import { catalogue } from '../src/games/catalogue.ts';
import { gameSchema } from '../src/http/answers/tables.ts';
import { type Api, type Ask, ask, gameOf, ifMatch, join, type Player, read } from './api.ts';
import { picking } from './players.ts';

// Clients that do all they should not: they send twice, late, in another order, hang up half-way,
// use keys again for something else, and do all of it from both ends of the service.

export type Pair = readonly [Api, Api];
type Roll = (sides: number) => number;

/** A request with the key that goes with it. */
type Wish = Ask & { readonly as: Player; readonly key: string };

/** What became of a request that somebody waited for. */
export type Answered = {
  readonly wish: Wish;
  readonly status: number;
  readonly text: string;
};

/** What a game was played with, and what its clients were told. */
export type Playing = {
  readonly game: string;
  readonly players: readonly Player[]; // also whoever came later
  readonly started: number; // events before anybody acted
  readonly answers: readonly Answered[];
  readonly hungUp: number;
};

type Table = {
  readonly processes: Pair;
  readonly game: string;
  readonly title: string;
  readonly loyal: Player; // never votes for the end, so that games get there
  readonly reserves: Player[]; // whoever takes a seat over that is left
  readonly patience: number; // answers after which all vote for the end
  readonly answers: Answered[];
  hungUp: number;
};

/** One who plays, and what he has sent so far. */
type Client = {
  readonly roll: Roll;
  readonly past: Wish[];
  readonly queue: Wish[]; // to be sent later, in any order
  readonly newKey: () => string;
  player: Player;
};

/** What a client saw last. */
type Seen = {
  readonly version: number;
  readonly decision: string | null;
  readonly offers: readonly (Offer<{ readonly type: string }> & { readonly notation?: string })[];
};

const oneOf = <T>(things: readonly T[], roll: Roll): T => things[roll(things.length)] as T;

function shuffled<T>(things: readonly T[], roll: Roll): readonly T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(roll(left.length), 1));
}

/** An order of the title, as likely as not one that makes no sense. */
function anyOrderOf({ title: id }: Table, roll: Roll): unknown {
  const schema = catalogue.find(({ title }) => title.id === id)?.schema.order ?? null;
  if (schema === null) return {};
  return fc.sample(valuesOf(schema), { seed: roll(1_000_000), numRuns: 1 })[0];
}

const send = (api: Pick<Api, 'url'>, { key, headers, ...wish }: Wish) =>
  ask(api, { ...wish, headers: { ...headers, 'idempotency-key': key } });

async function sendAndNote(table: Table, wish: Wish, roll: Roll): Promise<number> {
  const { status, text } = await send(oneOf(table.processes, roll), wish);
  table.answers.push({ wish, status, text });
  return status;
}

/** Sends a request, or half of it, and is gone before it is answered. */
async function hangUp(table: Table, wish: Wish, roll: Roll): Promise<void> {
  const { method = 'get', path, as, key, headers, body } = wish;
  const text = body === undefined ? '' : JSON.stringify(body);
  const line = open(`${oneOf(table.processes, roll).url}${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...headers,
      authorization: `Bearer ${as.token}`,
      'idempotency-key': key,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
  });
  line.on('error', () => undefined); // our own doing
  const gone = new Promise((resolve) => line.once('close', resolve));
  if (roll(2) === 0) line.write(text.slice(0, text.length / 2) || ' ');
  else line.end(text);
  for (let turns = roll(6); turns > 0; turns -= 1) await soon();
  line.destroy();
  await gone;
  table.hungUp += 1;
}

/** What a request is decided upon: mostly what the client saw, at times what never was. */
function upon({ version, decision }: Seen, roll: Roll) {
  const headers = ifMatch(Math.max(0, version + (roll(12) === 0 ? roll(3) - 1 : 0)));
  if (roll(3) > 0 || decision === null) return { headers, named: {} };
  return { headers: roll(12) === 0 ? headers : {}, named: { decision } };
}

type Whim = (table: Table, client: Client, seen: Seen) => Wish;

const wishOf = ({ player, newKey }: Client, wish: Omit<Wish, 'as' | 'key'>): Wish => ({
  ...wish,
  as: player,
  key: newKey(),
});

const actionsOf = ({ offers }: Seen, roll: Roll, count: number) =>
  Array.from({ length: count }, () => takeUp(oneOf(offers, roll), roll));

const acting: Whim = ({ game }, client, seen) => {
  const { roll } = client;
  const { headers, named } = upon(seen, roll);
  const many = roll(5) === 0 ? 1 + roll(3) : 1;
  const written = seen.offers.flatMap(({ notation }) => notation ?? []);
  const what =
    roll(4) === 0 && written.length > 0
      ? { notation: Array.from({ length: many }, () => oneOf(written, roll)) }
      : { actions: actionsOf(seen, roll, many) };
  const body = { ...what, ...named };
  return wishOf(client, { method: 'post', path: `/v1/games/${game}/actions`, headers, body });
};

const visiting: Whim = (table, client, seen) => {
  const { roll } = client;
  const { headers, named } = upon(seen, roll);
  const body = {
    ...(roll(2) === 0 && { cancel: [1 + roll(4)] }),
    place: [anyOrderOf(table, roll)],
    ...(roll(2) === 0 && { actions: actionsOf(seen, roll, 1) }),
    ...named,
  };
  return wishOf(client, { method: 'post', path: `/v1/games/${table.game}/actions`, headers, body });
};

const ordering: Whim = (table, client, seen) => {
  const { headers, named } = upon(seen, client.roll);
  const body = { order: anyOrderOf(table, client.roll), ...named };
  return wishOf(client, { method: 'post', path: `/v1/games/${table.game}/orders`, headers, body });
};

const cancelling: Whim = ({ game }, client, { version }) => {
  const path = `/v1/games/${game}/orders/${1 + client.roll(4)}`;
  return wishOf(client, { method: 'delete', path, headers: ifMatch(version) });
};

const takingBack: Whim = ({ game }, client, { version }) => {
  const body = { acts: 1 + client.roll(2) };
  const path = `/v1/games/${game}/undo`;
  return wishOf(client, { method: 'post', path, headers: ifMatch(version), body });
};

const trying: Whim = ({ game }, client, seen) => {
  const body = { actions: actionsOf(seen, client.roll, 1 + client.roll(3)) };
  return wishOf(client, { method: 'post', path: `/v1/games/${game}/dry-runs`, body });
};

const askingWhy: Whim = ({ game }, client, seen) => {
  const [action] = actionsOf(seen, client.roll, 1);
  return wishOf(client, { method: 'post', path: `/v1/games/${game}/why-not`, body: { action } });
};

const talking: Whim = ({ game }, client) => {
  const wish = wishOf(client, { method: 'post', path: `/v1/games/${game}/messages` });
  const body = { text: `Said ${wish.key}`, ...(client.roll(3) === 0 && { to: client.roll(4) }) };
  return { ...wish, body };
};

const votingForTheEnd = ({ game }: Table, client: Client): Wish =>
  wishOf(client, { method: 'put', path: `/v1/games/${game}/abandonment` });

const voting: Whim = (table, client, seen) => {
  const { game, loyal } = table;
  if (client.player === loyal) return talking(table, client, seen);
  const method = client.roll(2) === 0 ? 'put' : 'delete';
  return wishOf(client, { method, path: `/v1/games/${game}/abandonment` });
};

/** An old key for something else. */
const mixingUp: Whim = (table, client, seen) => {
  const fresh = acting(table, client, seen);
  const old = client.past.filter(({ as }) => as === client.player);
  return old.length === 0 ? fresh : { ...fresh, key: oneOf(old, client.roll).key };
};

const whims: readonly (readonly [number, Whim])[] = [
  [60, acting],
  [3, visiting],
  [3, ordering],
  [2, cancelling],
  [4, takingBack],
  [4, trying],
  [2, askingWhy],
  [3, talking],
  [3, voting],
  [4, mixingUp],
];
const allWhims = whims.flatMap(([weight, whim]) => Array.from({ length: weight }, () => whim));

/** Sends a request in one of the ways in which a request can go wrong. */
async function sendSomehow(table: Table, client: Client, wish: Wish): Promise<void> {
  const { roll, past, queue } = client;
  past.push(wish);
  const way = roll(10);
  if (way < 2) queue.push(wish);
  else if (way === 2) {
    await hangUp(table, wish, roll);
    if (roll(2) === 0) await sendAndNote(table, wish, roll);
  } else {
    const copies = way < 6 ? 1 + roll(3) : 1;
    await Promise.all(Array.from({ length: copies }, () => sendAndNote(table, wish, roll)));
  }
  if (roll(8) === 0) await sendAndNote(table, oneOf(past, roll), roll); // once more, long after
  if (queue.length > 2) await flush(table, client);
}

/** All that waited, at once and in any order. */
async function flush(table: Table, { queue, roll }: Client): Promise<void> {
  const waiting = shuffled(queue.splice(0), roll);
  await Promise.all(waiting.map((wish) => sendAndNote(table, wish, roll)));
}

/** Gets up in the middle; somebody else takes the seat over, and plays on. */
async function changePlayers(table: Table, client: Client): Promise<void> {
  const next = table.reserves.pop();
  if (next === undefined || client.player === table.loyal) return;
  const { processes, game } = table;
  const { roll, newKey, past } = client;
  const resign = wishOf(client, { method: 'post', path: `/v1/games/${game}/resign` });
  const statuses = await Promise.all([1, 2].map(() => sendAndNote(table, resign, roll)));
  if (!statuses.includes(200)) return;
  const { vacant } = await gameOf(processes[0], game, next);
  const path = `/v1/games/${game}/replacements`;
  const body = { seat: vacant[0] ?? 0 };
  const come: Wish = { method: 'post', path, as: next, key: newKey(), body };
  await Promise.all([1, 2].map(() => sendAndNote(table, come, roll)));
  for (const old of past.slice(-3)) await sendAndNote(table, old, roll); // he has nothing to say now
  client.player = next;
}

/** What a client sees; null once it is over for him. */
async function look({ processes, game }: Table, { player, roll }: Client): Promise<Seen | null> {
  const service = oneOf(processes, roll);
  const { status, body } = await ask(service, { path: `/v1/games/${game}/offers`, as: player });
  if (status === 403) return null; // his seat was left by another client of his
  expect(status).toBe(200);
  if (body.offers.length > 0) return body;
  return (await gameOf(service, game, player)).status === 'ended' ? null : body;
}

const mostTurns = 20_000;

/** Plays for one player until the game is over. */
async function play(table: Table, client: Client): Promise<void> {
  const { roll } = client;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const seen = await look(table, client);
    if (seen === null) {
      await flush(table, client);
      for (const old of client.past.slice(-5)) await sendAndNote(table, old, roll);
      return;
    }
    if (table.answers.length >= table.patience) {
      await sendAndNote(table, votingForTheEnd(table, client), roll);
    } else if (roll(150) === 0) await changePlayers(table, client);
    else if (seen.offers.length > 0) {
      await sendSomehow(table, client, oneOf(allWhims, roll)(table, client, seen));
    } else if (roll(10) === 0) await sendSomehow(table, client, talking(table, client, seen));
    else await soon();
  }
  throw new Error('The game goes on and on');
}

/** Opens a table of this title, and sits all down at it. */
export async function openGame(
  api: Api,
  title: string,
  players: readonly Player[],
): Promise<string> {
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('Nobody to play');
  const body = { title, seats: players.length };
  const opened = await ask(api, { method: 'post', path: '/v1/games', as: host, body });
  const { id } = read(opened, gameSchema, 201);
  for (const guest of guests) read(await join(api, id, guest), gameSchema);
  return id;
}

/** What a game is played with: a whole one, unless all lose their patience after so many answers. */
type Unruliness = {
  readonly reserves: readonly Player[];
  readonly seed: number;
  readonly patience?: number;
};

/** Plays a game of a title with two clients for each player, who race each other. */
export async function playUnruly(
  processes: Pair,
  game: string,
  players: readonly Player[],
  { reserves, seed, patience = Number.POSITIVE_INFINITY }: Unruliness,
): Promise<Playing> {
  const [first] = processes;
  const [loyal] = players;
  if (loyal === undefined) throw new Error('Nobody to play');
  const { title } = await gameOf(first, game, loyal);
  const { rows } = await first.service.database.pool.query<{ started: number }>(
    'select count(*)::int as started from game_event where game_id = $1',
    [game],
  );
  const table: Table = {
    ...{ processes, game, title, loyal, reserves: [...reserves], patience, answers: [], hungUp: 0 },
  };
  await Promise.all(
    [...players, ...players].map((player, index) => {
      const name = `${seed} ${index}`;
      let keys = 0;
      const newKey = () => {
        keys += 1;
        return `${name} ${keys}`;
      };
      const roll = picking(seed * 1_000 + index);
      return play(table, { roll, past: [], queue: [], newKey, player });
    }),
  );
  const { answers, hungUp } = table;
  const started = rows[0]?.started ?? 0;
  return { game, players: [...players, ...reserves], started, answers, hungUp };
}
