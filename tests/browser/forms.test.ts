import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectByDayAndNight } from './looks.ts';
import { memberOf, signedIn, tableOf } from './people.ts';
import { beside, exampleTitle, send, shows, turnComes, words } from './player.ts';
import { useSite } from './site.ts';
import type { Window, Wish } from './window.ts';

const site = useSite();

/** A window at the first decision of a game, which is a form. */
async function atForm(host: string, wish: Wish = {}): Promise<Window> {
  const one = await site.open(wish);
  const people = [await signedIn(one, host), await memberOf(site.url(), `Guest of ${host}`)];
  const game = await tableOf(people, await exampleTitle(one.page));
  await one.page.goto(`/games/${game}`);
  await turnComes(one.page);
  return one;
}

const piece = (id: string, name: string, florins: number) => ({ id, name, counts: { florins } });

const cards = {
  field: 'cards',
  name: 'cards to pay with',
  least: 3,
  most: 3,
  from: [
    piece('card-1', 'the mason', 250),
    piece('card-2', 'the weaver', 400),
    piece('card-3', 'the banker', 900),
    piece('card-4', 'the goldsmith and his apprentice', 300),
    piece('card-5', 'the beggar', 0),
  ],
  bounds: [{ count: 'florins', name: 'florins', least: 500, most: 900 }],
};
const guards = {
  field: 'guards',
  name: 'guards',
  least: 0,
  most: 1,
  from: ['north', 'south'].map((gate) => ({ id: gate, name: `the ${gate} gate`, counts: {} })),
  bounds: [],
};

/** Invented offers: two forms, one of them of two choices, beside two actions. */
const manyOffers = [
  {
    kind: 'form',
    openness: 'open',
    action: { type: 'build', at: 'Augsburg' },
    sentence: 'Build in Augsburg with three cards',
    choices: [cards, guards],
  },
  {
    kind: 'form',
    openness: 'open',
    action: { type: 'discard' },
    sentence: 'Discard a card',
    choices: [{ ...cards, least: 1, most: 1, bounds: [] }],
  },
  {
    kind: 'action',
    openness: 'open',
    action: { type: 'pass' },
    sentence: 'Pass',
    notation: 'a line',
    costs: {},
    price: null,
  },
  {
    kind: 'action',
    openness: 'sealed',
    action: { type: 'wait' },
    sentence: 'Wait',
    notation: 'a line',
    costs: {},
    price: null,
  },
];

/** Has the service offer what it does not. */
async function offerInstead(
  page: Page,
  change: (answer: { offers: typeof manyOffers }) => unknown,
): Promise<void> {
  await page.route('**/offers', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

/** All the page tries and sends from now on; whatever it tries may be done. */
async function takeDown(page: Page): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/dry-runs', (route) => {
    const { actions } = route.request().postDataJSON() as { actions: readonly object[] };
    const steps = actions.map((action) => ({
      action,
      sentence: JSON.stringify(action),
      notation: '',
      costs: {},
      price: null,
    }));
    const rest = { facts: [], sentences: [], view: {}, sections: [], isCut: false, refused: null };
    return route.fulfill({ json: { version: 1, steps, offers: manyOffers, ...rest } });
  });
  await page.route('**/actions', async (route) => {
    const request = route.request();
    bodies.push({ ...request.postDataJSON(), version: request.headers()['if-match'] ?? null });
    await route.fulfill({ json: { version: 1, events: [] } });
  });
  return bodies;
}

test.each([390, 1440])(
  'forms stand beside other offers at %i, by day and by night',
  async (width) => {
    const { page } = await atForm(`Vera ${width}`, { width });
    await offerInstead(page, (answer) => ({ ...answer, offers: manyOffers }));
    const sent = await takeDown(page);
    await page.reload();
    await turnComes(page);
    const side = await beside(page);
    await inspectByDayAndNight(page, `many-${width}`);
    await expect.poll(() => side.getByRole('checkbox').count()).toBe(0);
    await side
      .locator('summary')
      .filter({ hasText: /^Build/ })
      .click();
    const first = side.getByRole('group', { name: 'cards to pay with' }).first();
    const add = side.locator('.way-add').first();
    const told = first.getByRole('status');
    await expect
      .poll(() => told.innerText())
      .toMatch(/Cards to pay with: 0 \(exactly 3\).*3 more needed/is);
    await first.getByRole('checkbox', { name: 'the mason, florins 250' }).check();
    await first.getByRole('checkbox', { name: /banker/ }).check();
    await expect
      .poll(() => told.innerText())
      .toMatch(/Florins: 1150 \(500 to 900\).*over by 250/is);
    await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
    await inspectByDayAndNight(page, `many-over-${width}`);
    await add.click({ force: true }); // nothing is planned
    await expect.poll(() => page.locator('.plan-step').count()).toBe(0);
    await first.getByRole('checkbox', { name: /banker/ }).uncheck();
    await first.getByRole('checkbox', { name: /beggar/ }).check();
    await first.getByRole('checkbox', { name: /goldsmith/ }).check();
    await side.getByRole('checkbox', { name: 'the north gate' }).check();
    await inspectByDayAndNight(page, `many-ready-${width}`);

    await add.click();
    await page.locator('.plan-step').waitFor({ state: 'attached' });
    await expect.poll(() => side.locator('input:checked').count()).toBe(0);
    await send(page);
    await page.locator('.plan-step').waitFor({ state: 'detached' });
    await (await beside(page)).getByRole('button', { name: 'Wait', exact: true }).click();
    await page.locator('.plan-step').waitFor({ state: 'attached' });
    await send(page);
    await page.locator('.plan-step').waitFor({ state: 'detached' });
    expect(sent).toEqual([
      {
        version: expect.stringMatching(/^"\d+"$/),
        actions: [
          {
            type: 'build',
            at: 'Augsburg',
            cards: ['card-1', 'card-4', 'card-5'],
            guards: ['north'],
          },
        ],
      },
      { version: null, decision: 'charms', actions: [{ type: 'wait' }] },
    ]);
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test('what one ticks in a form stays while the game moves on', async () => {
  const { page } = await atForm('Zeno');
  const pieces = (await beside(page)).getByRole('checkbox');
  await pieces.nth(1).check();
  await page.getByLabel('Language').selectOption('it');
  await shows(page, 'Tocca a te');
  await expect.poll(() => pieces.nth(1).isChecked()).toBe(true);
  await page.getByLabel('Lingua').selectOption('en');
  await shows(page, 'Your turn');
  await page.locator('.way-add[aria-disabled=false]').click();
  await page.locator('.plan-step').waitFor();
  await send(page);
  await shows(page, /Zeno keeps charm \d+\./);
  await expect.poll(() => page.getByText(words.en.keep).count()).toBe(0);
});
