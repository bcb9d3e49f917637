import type { Page } from 'playwright-core';

/** What is written in a select and is wider than the room before its arrow. */
const cutOptions = `[...document.querySelectorAll('select')].flatMap((select) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = font;
  const arrow = 20;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
  return [...select.options]
    .map(({ text }) => text)
    .filter((text) => select.checkVisibility() && pen.measureText(text).width > room);
})`;

/** The choices of the lists on a page that are cut off, once one of them is chosen. */
export const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(cutOptions);
