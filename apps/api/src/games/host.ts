import { cancelGame, closeInvitation, invite } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { Problem } from '../http/problems.ts';
import { seenGame } from './access.ts';
import type { Games } from './games.ts';
import { newLink } from './links.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, userOf } from './look.ts';
import { playsAmong } from './people.ts';
import { allowed, atTable, beginning, type Caller, isRepeated } from './tables.ts';

// What the host of a table does before the game begins, and whoever plays when a seat is vacant.

function requireHost({ row }: LoadedGame, { userId }: Caller): void {
  if (row.host !== userId) throw new Problem('not-host');
}

/** Whoever invites: the host, and once the game has begun all who play. */
function requireInviter(loaded: LoadedGame, caller: Caller): void {
  const isPlaying = loaded.game.status === 'running' && loaded.players.includes(caller.userId);
  if (!isPlaying) requireHost(loaded, caller);
}

/** Starts a game whose seats are all taken. */
export const startTable = (games: Games, gameId: string, caller: Caller): Promise<void> =>
  atTable(games, gameId, caller, (loaded) => {
    requireHost(loaded, caller);
    return loaded.game.status === 'running' ? null : beginning(loaded, loaded, caller);
  });

/** Closes a table at which nothing has begun. */
export const cancelTable = (games: Games, gameId: string, caller: Caller): Promise<void> =>
  atTable(games, gameId, caller, (loaded) => {
    requireHost(loaded, caller);
    const { events } = allowed(loaded, cancelGame(loaded.setting, loaded), caller);
    return { events, seats: [] };
  });

/**
 * Whether this user may be invited to a table, by who invites: neither has blocked the other, and the
 * person has not played there, by any account.
 */
export async function requireInvitable(
  { people, store }: Games,
  accounts: Names,
  { row, players }: Pick<LoadedGame, 'row' | 'players'>,
  host: string,
  userId: string,
): Promise<void> {
  const person = await people.personOf(userId);
  const isKnown = (await accounts.names([userId])).has(userId);
  const isApart =
    (await people.hasBlocked(userId, host)) || (await people.hasBlocked(host, userId));
  if (!isKnown || isApart || person.isGuest) throw new Problem('not-invitable');
  if (playsAmong(players, person)) throw new Problem('has-seat');
  if (await store.isFormerPlayer(row.gameId, person)) throw new Problem('not-invitable');
}

/** Invites a user; one who sits there, or is invited already, stays so. */
export async function inviteUser(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  userId: string,
): Promise<void> {
  await atTable(games, gameId, caller, async (loaded) => {
    requireInviter(loaded, caller);
    const { setting, players } = loaded;
    if (players.includes(userId)) return null;
    await requireInvitable(games, accounts, loaded, caller.userId, userId);
    const known = await games.store.admission(gameId, userId);
    if (known !== null && known.invitation !== null) return null;
    const { events, position } = allowed(loaded, invite(setting, loaded), caller);
    const invitation = position.game.invited ?? 0;
    return { events, seats: [], admissions: [{ userId, invitation }] };
  });
}

/** Closes the invitation of a user, if he has one that waits for his answer. */
const closing = (
  games: Games,
  gameId: string,
  caller: Caller,
  userId: string,
  how: 'declined' | 'withdrawn',
): Promise<void> =>
  atTable(games, gameId, caller, async (loaded) => {
    const admission = await games.store.admission(gameId, userId);
    const number = admission?.invitation ?? 0; // none has this number: the rules say so
    const closed = closeInvitation(loaded.setting, loaded, number, how);
    const { events } = allowed(loaded, closed, caller);
    return { events, seats: [], admissions: [{ userId, invitation: null, gone: true }] };
  });

/** Takes the invitation of a user back. */
export async function withdrawInvitation(
  games: Games,
  gameId: string,
  caller: Caller,
  userId: string,
): Promise<void> {
  requireInviter(await seenGame(games, gameId, caller), caller);
  await closing(games, gameId, caller, userId, 'withdrawn');
}

/** Answers an invitation with no. */
export const declineInvitation = (games: Games, gameId: string, caller: Caller): Promise<void> =>
  closing(games, gameId, caller, caller.userId, 'declined');

/** Who is invited and has not answered. */
export async function lookAtInvitations(
  games: Games,
  accounts: Pick<Accounts, 'users'>,
  gameId: string,
  caller: Caller,
) {
  const { players } = await seenGame(games, gameId, caller);
  if (!players.includes(caller.userId)) throw new Problem('not-seated');
  const waiting = (await games.store.admissions(gameId)).filter(
    ({ invitation }) => invitation !== null,
  );
  const users = await accounts.users(waiting.map(({ userId }) => userId));
  return {
    invited: waiting
      .sort((one, other) => (one.invitation ?? 0) - (other.invitation ?? 0))
      .flatMap(({ userId }) => userOf(users)(userId) ?? []),
  };
}

/** A new link to the table; the one before is no good any more. */
export async function makeLink(games: Games, gameId: string, caller: Caller): Promise<string> {
  const loaded = await seenGame(games, gameId, caller);
  requireHost(loaded, caller);
  if (loaded.row.settings.visibility === 'invited') throw new Problem('invited-only');
  const { code, hash } = newLink(loaded, caller);
  await isRepeated(games, gameId, caller);
  await games.store.keepLink(gameId, hash, caller.key ?? null);
  return code;
}
