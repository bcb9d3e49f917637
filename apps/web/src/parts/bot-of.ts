import type { Game } from '@staffetta/client';
import { words } from '../language.ts';

/** What is said of a player who is a bot: whose it is. Null: a person. */
export function botOf(player: Pick<Game['host'], 'kind' | 'owner'> | null): string | null {
  if (player?.kind !== 'bot') return null;
  const { isBot, botOf: owned } = words.value.pages.people;
  return player.owner === undefined ? isBot : owned(player.owner.name);
}
