import type { Golden } from '../../apps/api/test/golden.ts';
import { boardStands } from './hooks.ts';
import { goOnAs, type Session, sessionOf } from './people.ts';
import type { Site } from './site.ts';
import type { Window, Wish } from './window.ts';

// Golden games on the pages: the same moves, the same names, the same hour on every machine.

/** When all that they tell of happens, and when one looks at it. */
const played = new Date('2026-03-14T09:26:00Z');
const seen = new Date('2026-03-14T15:09:00Z');

export type Player = Session;

/** The people of a golden game, in the order of its seats. */
export async function playersOf(site: Site, names: readonly string[]): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (const name of names) players.push(await sessionOf(site.url(), name)); // in this order
  return players;
}

/** Lays a golden game before its players; gives its address. */
export async function layBefore(
  site: Site,
  players: readonly Player[],
  golden: Pick<Golden, 'title' | 'script' | 'acts'>,
): Promise<string> {
  const ids = players.map(({ user }) => user.id);
  return `/games/${await site.lay({ ...golden, players: ids, at: played })}`;
}

/** One of the players at an address, when the clock stands still. */
export async function sitDownAt(
  site: Site,
  player: Player | undefined,
  address: string,
  wish: Wish = {},
): Promise<Window> {
  if (player === undefined) throw new Error('Nobody sits there');
  const window = await site.open({ at: seen, ...wish });
  await goOnAs(window, player);
  await window.page.goto(address);
  await boardStands(window.page);
  return window;
}
