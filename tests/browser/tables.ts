import {
  isLive,
  isPlayed,
  joinTable,
  keepOne,
  openTable,
  register,
  shows,
  signIn,
  turnComes,
} from './player.ts';
import type { Site } from './site.ts';
import type { Window, Wish } from './window.ts';

/** Two people at a table of their own, at the first stall: both may seal a bid. */
export async function atFirstStall(
  site: Site,
  [host, guest]: readonly [string, string],
  wishes: readonly [Wish, Wish] = [{}, {}],
): Promise<readonly [Window, Window]> {
  const [one, other] = await Promise.all([site.open(wishes[0]), site.open(wishes[1])]);
  await Promise.all([register(one.page, host), register(other.page, guest)]);
  await openTable(one.page);
  await joinTable(other.page, host);
  for (const { page } of [one, other]) {
    await turnComes(page);
    await keepOne(page);
    await isPlayed(page);
  }
  for (const { page } of [one, other]) {
    await shows(page, 'Stall 1 of 6');
    await isLive(page);
    await turnComes(page);
    await page.keyboard.press('Escape');
  }
  return [one, other];
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
