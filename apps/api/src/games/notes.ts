import { watchedGame } from './access.ts';
import type { Games } from './games.ts';
import type { Caller } from './tables.ts';
import type { Writings } from './writings.ts';

// A user's own notes at a game, a spectator's too.

export async function readNote(
  games: Games,
  writings: Writings,
  gameId: string,
  caller: Caller,
): Promise<{ text: string; at: string | null }> {
  await watchedGame(games, gameId, caller);
  const note = await writings.note(gameId, caller.userId);
  return { text: note?.text ?? '', at: note?.at.toISOString() ?? null };
}

export async function keepNote(
  games: Games,
  writings: Writings,
  gameId: string,
  caller: Caller,
  text: string,
): Promise<{ text: string; at: string }> {
  await watchedGame(games, gameId, caller);
  const at = games.now();
  await writings.keepNote({ gameId, userId: caller.userId, text, at });
  return { text, at: at.toISOString() };
}
