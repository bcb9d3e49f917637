import type { Locator, Page } from 'playwright-core';
import { press, putAside, type Rider, reach } from '../hands.ts';
import { type Memory, note } from '../memory.ts';

// Starting and moving as one does on the drawn map.

const open = (page: Page, id?: string): Locator =>
  page.locator(`.map-place-open[role=button]${id === undefined ? '' : `[data-place="${id}"]`}`);

/** Whether one may go to a place of the map now. */
export const isOpenOnMap = async (page: Page, id: string): Promise<boolean> =>
  (await open(page, id).count()) > 0;

/** The first of the places wished for that is open, or any that is. */
async function target(page: Page, wished: readonly string[]): Promise<Locator> {
  for (const id of wished) {
    if (await isOpenOnMap(page, id)) return open(page, id);
  }
  return open(page).first();
}

/** Takes the card of another place away: it may lie over what one wants to press. */
async function uncover(rider: Rider): Promise<void> {
  const closer = rider.page.locator('.map-close');
  if (await closer.isVisible()) await closer.dispatchEvent('click');
}

/** Shows all of the map: on a phone it begins round one's pawn. */
async function showAll(rider: Rider): Promise<void> {
  if ((await rider.page.locator('.map-whole').count()) > 0) return;
  await press(rider, rider.page.locator('.map-tool').nth(2));
}

const around = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp'];

/** Looks around with the arrow keys until the focus is on a place one may go to, and goes. */
async function withKeys({ page }: Rider): Promise<boolean> {
  await reach(page, page.locator('.map-place[tabindex="0"]'));
  for (const key of [...around, ...around, ...around]) {
    if ((await page.locator('.map-place-open:focus').count()) > 0) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press(key);
  }
  return false;
}

/** Goes to a place as this one's hand does: a finger points first, and then says so. */
export const byMap =
  (rider: Rider, memory: Memory, wished: readonly string[] = []) =>
  async (): Promise<boolean> => {
    const { page, hand } = rider;
    await putAside(rider);
    await page.locator('.map-place').first().waitFor({ state: 'attached' });
    if ((await open(page).count()) === 0) return false;
    const ring = (await target(page, wished)).locator('.place-ring');
    if (hand === 'keyboard') {
      if (!(await withKeys(rider))) return false;
    } else {
      await uncover(rider);
      await showAll(rider);
      if (hand === 'mouse') await ring.click({ force: true });
      else {
        await ring.tap({ force: true });
        await press(rider, page.locator('.map-go'));
      }
    }
    note(memory, `by map with ${hand}`);
    return true;
  };
