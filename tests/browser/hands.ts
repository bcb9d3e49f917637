import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sheetCloser, sideOpener, unfoldAround } from './hooks.ts';

// What people do with a page by hand: with a mouse, with a finger, or with nothing but keys.

/** How somebody works the page. */
type Hand = 'mouse' | 'finger' | 'keyboard';

/** Somebody at the table. */
export type Rider = {
  readonly name: string;
  readonly page: Page;
  readonly hand: Hand;
};

const hasFocus = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => element.matches(':focus'));

/** Estimates the Tabs from the focus to a control by their order in the document; below 0: Shift+Tab. */
const tabsTo = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const document = element.ownerDocument;
    const ways = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll(ways)].filter(
      (stop) =>
        stop === element ||
        stop === document.activeElement ||
        (Reflect.get(stop, 'tabIndex') >= 0 &&
          !stop.matches(':disabled') &&
          stop.checkVisibility()),
    );
    const { activeElement } = document;
    const here = activeElement === null ? -1 : stops.indexOf(activeElement);
    return stops.indexOf(element) - here;
  });

const walked = new WeakMap<Page, number>();

/** How often somebody has come to what he wanted by Tab alone. */
export const walksOf = (page: Page): number => walked.get(page) ?? 0;

/** After so many Tabs one thinks of a shorter way; and nothing on a page lies farther than the other. */
const near = 60;
const farthest = 600;

/** Presses Tab a number of times without waiting in between; below 0, Shift+Tab. */
async function tabOn({ keyboard }: Page, tabs: number): Promise<void> {
  if (tabs < 0) await keyboard.down('Shift');
  await Promise.all(Array.from({ length: Math.abs(tabs) }, () => keyboard.press('Tab')));
  if (tabs < 0) await keyboard.up('Shift');
}

/** Presses the estimated number of Tabs, and corrects it at most twice. */
async function runTo(page: Page, one: Locator): Promise<void> {
  for (let runs = 0; runs < 3 && !(await hasFocus(one)); runs += 1) {
    await tabOn(page, await tabsTo(one));
  }
}

/** Goes on by Tab until this has the focus; answers whether it has, before one loses patience. */
async function tabTo(page: Page, one: Locator, most: number): Promise<boolean> {
  if (Math.abs(await tabsTo(one)) > most) return false;
  await runTo(page, one);
  const step = (await tabsTo(one)) < 0 ? -1 : 1;
  for (let tabs = 0; tabs <= most; tabs += 1) {
    if (await hasFocus(one)) {
      walked.set(page, walksOf(page) + 1);
      return true;
    }
    await tabOn(page, step);
  }
  return false;
}

/** Whether keys pressed now are written into a field. */
const isWriting = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`document.activeElement.matches('input, textarea, select')`);

/** By keys alone: by Tab, or first by the key that leads to where one plays. */
export async function reach(page: Page, one: Locator): Promise<void> {
  await one.waitFor();
  if (await tabTo(page, one, near)) return;
  if (!(await isWriting(page))) await page.keyboard.press('t');
  if (await tabTo(page, one, farthest)) return;
  throw new Error(`No key leads to ${one}`);
}

/** Whether what is pressed comes to this, if it is pressed now. */
const listens = (button: Locator) =>
  button.evaluateHandle((element) => {
    const heard = { click: false };
    const hear = () => {
      heard.click = true;
    };
    element.addEventListener('click', hear, { capture: true, once: true });
    return heard;
  });

/** How often one presses again, where the page took the focus elsewhere in the same moment. */
const mostPresses = 3;

/** Presses Enter on what one has come to by keys, and sees to it that it was pressed. */
async function pressEnter(page: Page, button: Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await reach(page, button);
    const heard = await listens(button);
    await page.keyboard.press('Enter');
    if (await heard.evaluate(({ click }) => click).catch(() => true)) return; // it led to another page
  }
  throw new Error(`Enter does not come to ${button}`);
}

/** Presses a button as this one does. */
export async function press({ page, hand }: Rider, button: Locator): Promise<void> {
  if (hand === 'finger') await button.tap();
  else if (hand === 'mouse') await button.click();
  else await pressEnter(page, button);
}

/** Goes to one of several that exclude each other by the arrow keys. */
async function arrowTo(page: Page, choice: Locator): Promise<void> {
  const group = page.locator(`input[name="${await choice.getAttribute('name')}"]:checked`);
  await reach(page, group);
  for (let others = 0; others < 8 && !(await choice.isChecked()); others += 1) {
    await page.keyboard.press('ArrowDown');
  }
}

/** What one sees and presses of it: the label it stands in, if it stands in one. */
const faceOf = (choice: Locator): Locator =>
  choice.locator('xpath=ancestor-or-self::*[self::label or self::input]').first();

/** Ticks one of several, or a box; a box that is ticked is so no more. */
export async function tick({ page, hand }: Rider, choice: Locator): Promise<void> {
  const isBox = (await choice.getAttribute('type')) === 'checkbox';
  const isTicked = !(isBox && (await choice.isChecked()));
  if (hand === 'finger') await faceOf(choice).tap();
  else if (hand === 'mouse') await faceOf(choice).click();
  else if (!isBox) await arrowTo(page, choice);
  else {
    await reach(page, choice);
    await page.keyboard.press('Space');
  }
  await expect.poll(() => choice.isChecked()).toBe(isTicked);
}

/** Writes into a field, over what stands there. */
export async function write({ page, hand }: Rider, field: Locator, text: string): Promise<void> {
  if (hand === 'keyboard') {
    await reach(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  } else await field.fill(text);
}

/** Chooses in a list; what a mouse or a finger opens for it is the machine's, and no part of the page. */
export async function choose({ page, hand }: Rider, list: Locator, value: string): Promise<void> {
  if (hand === 'keyboard') {
    await reach(page, list);
    await page.keyboard.press('Home');
    const others = await list.locator('option').count();
    for (let at = 1; at < others && (await list.inputValue()) !== value; at += 1) {
      await page.keyboard.press('ArrowDown');
    }
  } else await list.selectOption(value);
  await expect.poll(() => list.inputValue()).toBe(value);
}

/** Puts aside the sheet that lies over the board, where there is no room for both. */
export async function putAside(rider: Rider): Promise<void> {
  const closer = sheetCloser(rider.page);
  if (await closer.isVisible()) await press(rider, closer);
}

/** Brings to light what is folded up, or lies beside the board, or under what does. */
export async function reveal(rider: Rider, inside: Locator): Promise<void> {
  await inside.waitFor({ state: 'attached' });
  const isBeside = await inside.evaluate((element) => element.closest('aside, .bar') !== null);
  if (!isBeside) await putAside(rider);
  if (await inside.isVisible()) return;
  const opener = sideOpener(rider.page);
  if (isBeside && (await opener.isVisible())) await press(rider, opener);
  await unfoldAround(inside, (fold) => press(rider, fold));
}

/** Presses what may be folded up. */
export async function pressHidden(rider: Rider, button: Locator): Promise<void> {
  await reveal(rider, button);
  await press(rider, button);
}

/** Takes one of the leaves beside the board to the top. */
export async function openLeaf(rider: Rider, leaf: Locator): Promise<void> {
  const { page, hand } = rider;
  await reveal(rider, leaf);
  if (hand !== 'keyboard') return press(rider, leaf);
  const leaves = leaf.locator('xpath=..').getByRole('tab');
  await reach(page, leaves.and(page.locator('[aria-selected=true]')));
  for (let others = await leaves.count(); others > 0 && !(await hasFocus(leaf)); others -= 1) {
    await page.keyboard.press('ArrowRight');
  }
}
