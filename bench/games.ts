import { randomUUID } from 'node:crypto';
import { type AnyTitle, type Offer, takeUp, titles } from '@staffetta/engine';
import type { BuiltApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connection.ts';
import { picking } from '../apps/api/test/players.ts';
import { amount } from './sample.ts';

/** The title that is measured: the example, which stays as it is when others come. */
const measuredTitle = (() => {
  const example = titles.find(({ stage }) => stage === 'example');
  if (example === undefined) throw new Error('No title is an example');
  return example;
})();

const seats = 3;

/** One act of a recorded game: who asked, for what, and which version he had then. */
export type RecordedAct = {
  readonly seat: number;
  readonly version: number;
  readonly action: unknown;
};

/** A player of the recorded game. */
export type Player = { readonly id: string; readonly token: string };

type Offers = {
  readonly version: number;
  readonly offers: readonly Offer<{ readonly type: string }>[];
};

const answer = ({ app }: BuiltApp, { token }: Player, path: string, body?: object, version = 0) =>
  app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/v1/games${path}`,
    headers: { authorization: `Bearer ${token}`, 'if-match': `"${version}"` },
    ...(body === undefined ? {} : { payload: body }),
  });

async function ask(...asked: Parameters<typeof answer>) {
  const response = await answer(...asked);
  if (response.statusCode >= 300) throw new Error(response.body);
  return response.json();
}

export async function registerPlayers(
  { app, services }: BuiltApp,
  count = seats,
): Promise<readonly Player[]> {
  const users = await Promise.all(
    Array.from({ length: count }, (_, seat) =>
      services.accounts.register({
        name: `Rider ${seat} ${randomUUID().slice(0, 8)}`,
        password: 'correct horse',
      }),
    ),
  );
  return Promise.all(
    users.map(async ({ id }) => {
      const { claims } = await services.accounts.sessions.begin(id);
      return { id, token: app.jwt.sign(claims) };
    }),
  );
}

/** A full table under way, in which nobody has acted yet. */
export async function startGame(
  service: BuiltApp,
  players: readonly Player[],
  title: AnyTitle = measuredTitle,
): Promise<string> {
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('Nobody to play');
  const { id } = await ask(service, host, '', {
    title: title.id,
    seats: players.length,
    seating: 'chosen',
  });
  for (const guest of guests) await ask(service, guest, `/${id}/seats`, {});
  return id;
}

const copied = ['game', 'game_seat', 'game_event'];

/** Copies of a game as it stands. Their chance differs, since it depends on a game's id. */
export async function copyGame(
  { pool }: Database,
  gameId: string,
  count: number,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const table of copied) {
    await pool.query(
      `insert into ${table}
         select (jsonb_populate_record(r, jsonb_build_object('game_id', id))).*
           from ${table} r, unnest($2::uuid[]) id
           where r.game_id = $1`,
      [gameId, ids],
    );
  }
  return ids;
}

/** The offer in this place, taken up; a form is filled in the same way every time. */
function picked(offers: Offers['offers'], place: number): unknown {
  const offer = offers[place % offers.length];
  if (offer === undefined) throw new Error('A seat is waited for and has no offer');
  return takeUp(offer, picking(place));
}

/** Plays a game whole, or so many acts of it, picking an offer by its place, and notes every act. */
export async function playWhole(
  service: BuiltApp,
  players: readonly Player[],
  gameId: string,
  choice: number,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly RecordedAct[]> {
  const acts: RecordedAct[] = [];
  for (;;) {
    const [anybody] = players;
    const { toAct } = await ask(service, anybody as Player, `/${gameId}`);
    const [seat] = toAct as number[];
    const player = players[seat ?? -1];
    if (seat === undefined || player === undefined || acts.length >= most) return acts;
    const { version, offers }: Offers = await ask(service, player, `/${gameId}/offers`);
    const action = picked(offers, acts.length * 7 + choice);
    await ask(service, player, `/${gameId}/actions`, { actions: [action] }, version);
    acts.push({ seat, version, action });
  }
}

/**
 * Plays on so that a game grows and does not end: somebody whom nobody waits for acts again where he
 * may, as one who changes his mind may, and changes it again. Notes every act.
 */
export async function dwell(
  service: BuiltApp,
  players: readonly Player[],
  gameId: string,
  isEnough: (acts: number) => boolean | Promise<boolean>,
): Promise<readonly RecordedAct[]> {
  const acts: RecordedAct[] = [];
  while (!(await isEnough(acts.length))) {
    const { toAct }: { toAct: number[] } = await ask(service, players[0] as Player, `/${gameId}`);
    if (toAct.length === 0) return acts;
    const order = players
      .map((player, seat) => ({ player, seat, isWaitedFor: toAct.includes(seat) }))
      .sort((one, other) => Number(one.isWaitedFor) - Number(other.isWaitedFor));
    for (const { player, seat } of order) {
      const { version, offers }: Offers = await ask(service, player, `/${gameId}/offers`);
      if (offers.length === 0) continue;
      const action = picked(offers, acts.length * 7);
      await ask(service, player, `/${gameId}/actions`, { actions: [action] }, version);
      acts.push({ seat, version, action });
      break;
    }
  }
  return acts;
}

const tries = amount(20, 2);

/** The longest of some games that begin alike, act by act. */
export async function recordGame(
  service: BuiltApp,
  database: Database,
  players: readonly Player[],
  gameId: string,
): Promise<readonly RecordedAct[]> {
  let longest: readonly RecordedAct[] = [];
  for (const [choice, copy] of (await copyGame(database, gameId, tries)).entries()) {
    const acts = await playWhole(service, players, copy, choice);
    if (acts.length > longest.length) longest = acts;
  }
  return longest;
}

const copiesTried = amount(10, 2);

/** The acts, up to the first that some copy of the game refuses because its chance dealt other things. */
export async function playableOnCopies(
  service: BuiltApp,
  database: Database,
  players: readonly Player[],
  { gameId, acts }: { readonly gameId: string; readonly acts: readonly RecordedAct[] },
): Promise<readonly RecordedAct[]> {
  let playable = acts;
  for (const copy of await copyGame(database, gameId, copiesTried)) {
    for (const [place, { seat, version, action }] of playable.entries()) {
      const acted = { actions: [action] };
      const player = players[seat] as Player;
      const response = await answer(service, player, `/${copy}/actions`, acted, version);
      if (response.statusCode >= 300) playable = playable.slice(0, place);
      if (response.statusCode >= 300) break;
    }
  }
  return playable;
}
