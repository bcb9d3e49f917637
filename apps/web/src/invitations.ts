import { signal } from '@preact/signals';
import type { Game } from '@staffetta/client';
import { client } from './service.ts';

/** Who was to be invited to a table just opened, and could not be. */
export const notInvited = signal<{
  readonly game: string;
  readonly names: readonly string[];
} | null>(null);

/** Invites people one after the other; whoever cannot be is named at the table. */
export async function inviteAll(game: string, people: readonly Game['host'][]): Promise<void> {
  const names: string[] = [];
  for (const { id, name } of people) {
    const invited = await client.inviteToGame(game, id);
    if (!invited.ok) names.push(name);
  }
  notInvited.value = names.length === 0 ? null : { game, names };
}
