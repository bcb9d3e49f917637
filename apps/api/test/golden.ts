import { readdirSync, readFileSync } from 'node:fs';
import { type Fact, isTableFact, type NewEvent } from '@staffetta/engine';
import { playScript } from '@staffetta/engine/testing';
import { findTitle } from '../src/games/catalogue.ts';
import type { Games } from '../src/games/games.ts';
import { inNameOf, joinTable, openTable } from '../src/games/tables.ts';
import { write } from '../src/games/write.ts';

/** A golden game of a title, whole or as far as its first acts go, and who plays it. */
export type Golden = {
  readonly title: string;
  readonly script: string; // its file, without the ending
  readonly acts?: number; // all of them if left out
  readonly players: readonly string[]; // ids of users, in the order of the seats; one alone has all
  readonly at: Date; // when all of it happens
};

const folderOf = (title: string): URL =>
  new URL(`../../../packages/engine/src/titles/${title}/golden/`, import.meta.url);

const scriptOf = ({ title, script }: Pick<Golden, 'title' | 'script'>): string =>
  readFileSync(new URL(`${script}.txt`, folderOf(title)), 'utf8');

const seatsOf = (script: string): number =>
  /^seats: (.*)$/m.exec(script)?.[1]?.split(',').length ?? 0;

/** The golden games of a title for so many players, by their files. */
export const goldenNames = (title: string, seats: number): readonly string[] =>
  readdirSync(folderOf(title))
    .map((file) => file.replace(/\.txt$/, ''))
    .filter((script) => seatsOf(scriptOf({ title, script })) === seats)
    .sort();

/** A log begins with the opening of the table, a script one event later: what it takes back is further on. */
function furtherOn(fact: Fact): Fact {
  if (!isTableFact(fact) || fact.type !== 'taken-back') return fact;
  const secret = { ...fact.secret, to: fact.secret.to + 1 };
  return { ...fact, secret };
}

const inLog = (event: NewEvent): NewEvent => ({ ...event, facts: event.facts.map(furtherOn) });

/**
 * Lays a golden game into the log, event for event as it is written down; gives its id. Its numbers
 * are the script's and not drawn from the game's secret: whoever checks its fairness finds that out.
 */
export async function layGolden(running: Games, golden: Golden): Promise<string> {
  const { title, acts, players, at } = golden;
  const script = scriptOf(golden);
  const seats = seatsOf(script);
  const games: Games = { ...running, now: () => at };
  const found = findTitle(title)?.title;
  if (found === undefined) throw new Error(`There is no title ${title}`);
  const { events, options } = playScript(found, script, acts);
  const [host = '', ...guests] = players;
  const hotSeat = players.length === 1;
  const settings = { seating: 'chosen', start: 'host', hotSeat } as const;
  const wish = { title, seats, options, settings };
  const key = `${golden.script} ${acts ?? 'whole'}`;
  const gameId = await openTable(games, inNameOf(host), wish, { key, contribution: null });
  for (const guest of guests) await joinTable(games, gameId, inNameOf(guest));
  // They sat down one by one; the rest of the script goes on from there.
  const rest = { events: events.slice(seats).map(inLog), seats: [], key: null };
  await write<void>(
    games,
    gameId,
    async () => rest,
    () => undefined,
  );
  return gameId;
}
