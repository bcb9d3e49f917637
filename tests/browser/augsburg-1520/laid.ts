import { type Action, type Client, createClient } from '@staffetta/client';
import { layBefore, type Player, playersOf, sitDownAt } from '../golden.ts';
import type { Site } from '../site.ts';
import type { Window, Wish } from '../window.ts';

/** A golden game of four, laid before them as far as its first acts go. */
export type Laid = {
  readonly sit: (seat: number, wish?: Wish) => Promise<Window>;
  /** Acts elsewhere, as by another program. */
  readonly act: (seat: number, action: Action) => Promise<void>;
};

async function act(client: Client, game: string, action: Action): Promise<void> {
  const now = await client.position(game);
  if (!now.ok) throw new Error(now.problem.detail);
  const acted = await client.act(game, { action, on: { version: now.data.version } });
  if (!acted.ok) throw new Error(acted.problem.detail);
}

export async function lay(
  site: Site,
  acts: number,
  names: readonly [string, string, string, string],
): Promise<Laid> {
  const players: readonly Player[] = await playersOf(site, names);
  const address = await layBefore(site, players, {
    title: 'augsburg-1520',
    script: '06-4p-small-bids-unpaid',
    acts,
  });
  const game = address.split('/').at(-1) ?? '';
  return {
    sit: (seat, wish) => sitDownAt(site, players[seat], address, wish),
    act: (seat, action) => {
      const settings = { baseUrl: site.url(), token: () => players[seat]?.token ?? null };
      return act(createClient({ ...settings, language: () => 'en' }), game, action);
    },
  };
}
