import { exampleEntry } from '../../apps/api/test/players.ts';
import { type Member, memberOf, signedIn, tableOf } from './people.ts';
import { isLive, signIn, turnComes } from './player.ts';
import type { Site } from './site.ts';
import type { Window, Wish } from './window.ts';

type Two<Thing> = readonly [Thing, Thing];

/** Until a player has the game before him, hears of it, and may act. */
async function sitDown({ page }: Window, game: string): Promise<void> {
  await page.goto(`/games/${game}`);
  await turnComes(page);
  await isLive(page);
}

/** Two people at a table of their own, after so many acts, each of which is the first that is offered. */
async function atTable(
  site: Site,
  [host, guest]: Two<string>,
  wishes: Two<Wish>,
  acts: number,
): Promise<Two<Window>> {
  const windows = [await site.open(wishes[0]), await site.open(wishes[1])] as const;
  const people = [await signedIn(windows[0], host), await signedIn(windows[1], guest)];
  const game = await tableOf(people, exampleEntry().title.id);
  await site.playFirst(game, acts);
  await Promise.all(windows.map((window) => sitDown(window, game)));
  return windows;
}

/** Two people at a table of their own, who have yet to choose their charms. */
export const atTheDoor = (
  site: Site,
  names: Two<string>,
  wishes: Two<Wish> = [{}, {}],
): Promise<Two<Window>> => atTable(site, names, wishes, 0);

/** Two people at a table of their own, at the first stall: both may seal a bid. */
export const atFirstStall = (
  site: Site,
  names: Two<string>,
  wishes: Two<Wish> = [{}, {}],
): Promise<Two<Window>> => atTable(site, names, wishes, names.length);

/** The first of two at the first stall, and the other, who looks at no page. */
export async function oneAtFirstStall(
  site: Site,
  [host, guest]: Two<string>,
  wish: Wish = {},
): Promise<{ readonly window: Window; readonly guest: Member; readonly game: string }> {
  const window = await site.open(wish);
  const other = await memberOf(site.url(), guest);
  const game = await tableOf([await signedIn(window, host), other], exampleEntry().title.id);
  await site.playFirst(game, 2);
  await sitDown(window, game);
  return { window, guest: other, game };
}

/** The window of somebody at the first stall, whom another lets think. */
export const aloneAtFirstStall = async (
  site: Site,
  names: Two<string>,
  wish: Wish = {},
): Promise<Window> => (await oneAtFirstStall(site, names, wish)).window;

/** A second window of a player, which hears nothing of what happens elsewhere. */
export async function deafWindow(site: Site, address: string, name: string): Promise<Window> {
  const window = await site.open();
  await window.page.route('**/stream', () => undefined);
  await window.page.goto(address);
  await signIn(window.page, name);
  await turnComes(window.page);
  return window;
}
