import { Problem } from '../http/problems.ts';
import { seatOf, seenGame } from './access.ts';
import { findTitle } from './catalogue.ts';
import { offeredEdition } from './editions.ts';
import type { Games } from './games.ts';
import type { GameRow } from './store.ts';
import { type Caller, isRepeated, joinTable, once, openNewTable, uuidFor } from './tables.ts';

/** Who may be invited to play again: those who sat there, and want anything to do with the caller. */
async function others(
  { people }: Games,
  players: readonly (string | null)[],
  { userId }: Caller,
): Promise<readonly string[]> {
  const { users } = await people.personOf(userId);
  const seated = new Set(players.filter((player): player is string => player !== null));
  for (const own of users) seated.delete(own);
  const willing: string[] = [];
  for (const other of seated) {
    const isApart =
      (await people.hasBlocked(other, userId)) || (await people.hasBlocked(userId, other));
    if (!isApart) willing.push(other);
  }
  return willing;
}

/**
 * The game to play again after: a rematch that was cancelled does not stand in another one's way, but for
 * the very request that opened it.
 */
async function lastPlayed(games: Games, gameId: string, caller: Caller): Promise<string> {
  const again = uuidFor(gameId, 'rematch');
  const row = await games.store.game(again);
  const isGone = row?.ending === 'cancelled' && !(await isRepeated(games, again, caller));
  return isGone ? lastPlayed(games, again, caller) : gameId;
}

/** The same printed facts, unless they were withdrawn since: then those that are usual now. */
async function editionAgain(
  games: Games,
  { title, edition }: Pick<GameRow, 'title' | 'edition'>,
): Promise<{ readonly edition?: string }> {
  const found = findTitle(title);
  const again = found === null ? null : await offeredEdition(games, found, edition);
  return again === null ? {} : { edition: edition.toString('hex') };
}

/**
 * Opens the same table again for those who sat at it, or sits down at it if another of them was
 * quicker. Gives the new game's id.
 */
export async function playAgain(
  games: Games,
  gameId: string,
  caller: Caller,
  contribution: string | null,
): Promise<string> {
  const loaded = await seenGame(games, gameId, caller);
  seatOf(loaded, caller);
  if (loaded.game.status !== 'ended') throw new Problem('not-over');
  const { title, seats, options, settings } = loaded.row;
  const wish = { title, seats, options, settings, ...(await editionAgain(games, loaded.row)) };
  const rematchOf = await lastPlayed(games, gameId, caller);
  const rematch = uuidFor(rematchOf, 'rematch');
  const how = contribution === null ? {} : { contribution };
  if ((await games.store.newest(rematch)) === null) {
    const invited = settings.hotSeat ? [] : await others(games, loaded.players, caller);
    const opening = { key: null, contribution, rematchOf, invited };
    const { result } = await openNewTable(games, caller, wish, opening);
    if (result === 'appended') return rematch;
  }
  await once(games, rematch, caller, () => joinTable(games, rematch, caller, how));
  return rematch;
}
