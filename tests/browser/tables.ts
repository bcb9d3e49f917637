import type { Schemas } from '@staffetta/client';
import { signedIn, tableOf } from './people.ts';
import { exampleTitle, isLive, shows, signIn, turnComes } from './player.ts';
import type { Site } from './site.ts';
import type { Window, Wish } from './window.ts';

/** Two windows at a table of two people, and the game they play at it. */
type Table = {
  readonly windows: readonly [Window, Window];
  readonly game: string;
};

type Two<Thing> = readonly [Thing, Thing];

/** Two people at a table of their own, with the game not before them yet. */
async function tableOfTwo(
  site: Site,
  [host, guest]: Two<string>,
  [his, theirs]: Two<Wish>,
  settings: Partial<Schemas['NewGame']> = {},
): Promise<Table> {
  const [one, other] = await Promise.all([site.open(his), site.open(theirs)]);
  const people = await Promise.all([signedIn(one, host), signedIn(other, guest)]);
  const game = await tableOf(people, await exampleTitle(one.page), settings);
  return { windows: [one, other], game };
}

async function sitDown({ windows, game }: Table): Promise<void> {
  await Promise.all(windows.map(({ page }) => page.goto(`/games/${game}`)));
  await Promise.all(windows.map(({ page }) => turnComes(page)));
  await Promise.all(windows.map(({ page }) => isLive(page)));
}

/** Two people at a table of their own, who have yet to choose their charms. */
export async function atTheDoor(
  site: Site,
  names: Two<string>,
  wishes: Two<Wish> = [{}, {}],
): Promise<Two<Window>> {
  const table = await tableOfTwo(site, names, wishes);
  await sitDown(table);
  return table.windows;
}

/** Two people at a table of their own, at the first stall: both may seal a bid. */
export async function atFirstStall(
  site: Site,
  names: Two<string>,
  wishes: Two<Wish> = [{}, {}],
): Promise<Two<Window>> {
  const table = await tableOfTwo(site, names, wishes);
  await site.playFirst(table.game, table.windows.length); // each keeps a charm
  await sitDown(table);
  for (const { page } of table.windows) await shows(page, 'Stall 1 of 6');
  return table.windows;
}

/** A second window of a player, which hears nothing of what happens elsewhere. */
export async function deafWindow(site: Site, address: string, name: string): Promise<Window> {
  const window = await site.open();
  await window.page.route('**/stream', () => undefined);
  await window.page.goto(address);
  await signIn(window.page, name);
  await turnComes(window.page);
  return window;
}
