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

/** Whoever has come to a site stays: few may come in an hour. He hosts a moment of a script once. */
const come = new WeakMap<Site, Map<string, Player>>();

async function seated(site: Site, names: readonly string[]): Promise<readonly Player[]> {
  const known = come.get(site) ?? new Map<string, Player>();
  come.set(site, known);
  const missing = names.filter((name) => !known.has(name));
  for (const [place, player] of (await playersOf(site, missing)).entries()) {
    known.set(missing[place] ?? '', player);
  }
  return names.flatMap((name) => known.get(name) ?? []);
}

export async function lay(
  site: Site,
  acts: number,
  names: readonly [string, string, string, string],
  script = '06-4p-small-bids-unpaid',
): Promise<Laid> {
  const players = await seated(site, names);
  const address = await layBefore(site, players, {
    title: 'augsburg-1520',
    script,
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
