import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offers, takeUp, toAct } from '@staffetta/engine';
import { z } from 'zod';
import type { Accounts } from './accounts/accounts.ts';
import { writePrivateFile } from './embedded/private-file.ts';
import { catalogue } from './games/catalogue.ts';
import type { Games } from './games/games.ts';
import type { LoadedGame } from './games/loaded-game.ts';
import { inNameOf, joinTable, openTable } from './games/tables.ts';
import { nothingAsked, payVisit } from './games/visit.ts';
import { Problem } from './http/problems.ts';

const playerNames = ['Ada', 'Bruno', 'Chiara'] as const;

/** What is kept beside the database: the players' password, and whether all was laid out. */
const noteSchema = z.strictObject({ password: z.string(), isComplete: z.boolean() });
type Note = z.infer<typeof noteSchema>;

const notePath = (dataFolder: string): string => join(dataFolder, 'demonstration.json');

async function readNote(dataFolder: string): Promise<Note | null> {
  const text = await readFile(notePath(dataFolder), 'utf8').catch(() => null);
  return text === null ? null : noteSchema.parse(JSON.parse(text));
}

const writeNote = (dataFolder: string, note: Note): Promise<void> =>
  writePrivateFile(notePath(dataFolder), JSON.stringify(note), null);

/** Registers a player, or finds the one an interrupted start has registered. */
async function playerId(accounts: Accounts, name: string, password: string): Promise<string> {
  try {
    return (await accounts.register({ name, password })).id;
  } catch (error) {
    if (error instanceof Problem) return (await accounts.signIn(name, password)).id;
    throw error;
  }
}

async function current({ cache }: Games, gameId: string): Promise<LoadedGame> {
  const loaded = await cache.current(gameId);
  if (loaded === null) throw new Error(`The demonstration has lost its game ${gameId}`);
  return loaded;
}

/** One act of whoever is to act, chosen at random among all he may do. */
async function playOne(games: Games, accounts: Accounts, gameId: string): Promise<void> {
  const { setting, game, players, versions } = await current(games, gameId);
  const [seat = 0] = toAct(setting, game);
  const open = offers(setting, game, seat);
  const offer = open[randomInt(open.length)];
  if (offer === undefined) throw new Error('The demonstration waits for a seat without offers');
  const action = takeUp(offer, randomInt);
  const userId = players[seat];
  if (typeof userId !== 'string') throw new Error('A seat of the demonstration is empty');
  const version = versions[seat] ?? 0;
  const wish = { ...nothingAsked, actions: [action] };
  const upon = { version, decision: null, key: null };
  await payVisit(games, accounts, gameId, inNameOf(userId), wish, upon);
}

/** Plays on until enough has happened, or the game is over. */
async function playUntil(
  games: Games,
  accounts: Accounts,
  gameId: string,
  number: number,
): Promise<void> {
  for (;;) {
    const loaded = await current(games, gameId);
    if (loaded.game.status === 'ended' || loaded.number >= number) return;
    await playOne(games, accounts, gameId);
  }
}

/** A table of one title with all demonstration players: the same one however often it is asked for. */
async function table(
  games: Games,
  players: readonly string[],
  title: string,
  name: string,
): Promise<string> {
  const [host = '', ...guests] = players;
  const settings = { seating: 'chosen' } as const;
  const wish = { title, seats: players.length, options: {}, settings };
  const gameId = await openTable(games, inNameOf(host), wish, {
    key: `demonstration ${name} ${title}`,
    contribution: null,
  });
  for (const guest of guests) await joinTable(games, gameId, inNameOf(guest));
  return gameId;
}

async function layOut(games: Games, accounts: Accounts, password: string): Promise<void> {
  const players: string[] = [];
  for (const name of playerNames) players.push(await playerId(accounts, name, password));
  for (const { title } of catalogue) {
    await playUntil(
      games,
      accounts,
      await table(games, players, title.id, 'finished'),
      Number.MAX_VALUE,
    );
    await playUntil(games, accounts, await table(games, players, title.id, 'running'), 12);
  }
}

/**
 * Lays out players and games in an empty database, and says how to sign in. An interrupted start is
 * taken up where it stopped; a database somebody uses is left alone.
 */
export async function demonstrate(
  games: Games,
  accounts: Accounts,
  dataFolder: string,
): Promise<string[]> {
  const known = await readNote(dataFolder);
  if (known === null && !(await accounts.isEmpty())) return [];
  const note = known ?? { password: randomBytes(9).toString('base64url'), isComplete: false };
  if (known === null) {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 }); // there only with a database of ours
    await writeNote(dataFolder, note);
  }
  if (!note.isComplete) {
    await layOut(games, accounts, note.password);
    await writeNote(dataFolder, { ...note, isComplete: true });
  }
  const names = `${playerNames.slice(0, -1).join(', ')} or ${playerNames.at(-1)}`;
  return [`Sign in as ${names}, each with the password ${note.password}`];
}
