import type { Offer, Position, Schemas, Section } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';
import { liftCurtain, textOf } from '../player.ts';
import { useSite } from '../site.ts';
import type { Wish } from '../window.ts';

const site = useSite();

// One player with all the seats of a game, played through the API as far as a test wants to look.

type View = Schemas['DeVulgariEloquentiaView'];
type SignedIn = Schemas['SignedIn'];

type HotSeat = {
  readonly id: string;
  readonly session: SignedIn; // as the pages keep it
  /** The position as whoever is to act sees it. */
  readonly look: () => Promise<{ readonly view: View; readonly position: Position }>;
  /** Sends a line of notation, or several as one visit. */
  readonly write: (...lines: readonly string[]) => Promise<void>;
  /** Plays on, act by act, until the position is one that is sought. */
  readonly playUntil: (is: (view: View) => boolean) => Promise<void>;
};

/** What a seat would rather do, the best first; whatever is not named comes last but the end. */
const liked = [
  'keep-tile',
  'pay-votes',
  'declare',
  'become-cardinal',
  'become-friar',
  'claim-event',
  'take-value',
  'study-at-bologna',
  'summon',
  'look-in-library',
  'take-manuscript',
  'take-cubes',
  'move',
  'study-salterio',
  'advance',
  'do-business',
];

const rankOf = ({ action: { type } }: Offer): number => {
  if (type === 'end-turn') return liked.length + 1;
  const rank = liked.indexOf(type);
  return rank < 0 ? liked.length : rank;
};

const isSo = ({ action }: Offer, wished: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wished).every(([field, value]) => Reflect.get(action, field) === value);

/** Where a seat would like to be: whoever wants vows, in a convent; from turn 10, at the auction. */
function goalsOf({ turn, players, events }: View, seat: number): readonly string[] {
  const player = players[seat];
  const isAuction = events.placed.includes('event-10');
  if (turn >= 10 && isAuction) return ['brindisi'];
  if (seat === 0 || player?.cardinal != null) return [];
  return player?.friar == null ? ['la-verna', 'monte-santangelo'] : ['milano', 'brindisi'];
}

/** One of the offers: what is liked best, of several alike not always the first. */
function choose(view: View, offers: readonly Offer[], seat: number, round: number): Offer {
  const [summons] = offers.filter((offer) =>
    isSo(offer, { type: 'answer-summons', answer: 'come' }),
  );
  const [bid] = offers.filter((offer) => isSo(offer, { type: 'bid' }));
  const [pass] = offers.filter((offer) => isSo(offer, { type: 'pass' }));
  const raised = (view.summons?.highest?.votes ?? 0) > 2 ? (pass ?? bid) : (bid ?? pass);
  const sought = offers.find((offer) =>
    goalsOf(view, seat).some((to) => isSo(offer, { type: 'move', to })),
  );
  const best = Math.min(...offers.map(rankOf));
  const among = offers.filter((offer) => rankOf(offer) === best);
  const start = ['ancona', 'taranto', 'vicenza', 'torino'].flatMap(
    (zone) => offers.find((offer) => isSo(offer, { type: 'start-at', zone })) ?? [],
  )[0];
  const found = start ?? summons ?? raised ?? sought ?? among[round % among.length];
  if (found === undefined) throw new Error('Nothing is offered');
  return found;
}

type Call = {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Opens a game for so many seats, with all of them one guest's. */
async function openHotSeat(url: string, seats: number, options = {}): Promise<HotSeat> {
  let token = '';
  async function ask<Answer>(
    path: string,
    { method = 'GET', body, headers = {} }: Call = {},
  ): Promise<Answer> {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  }

  const session = await ask<SignedIn>('/guests', { method: 'POST' });
  ({ token } = session);
  const title = 'de-vulgari-eloquentia';
  const { id } = await ask<{ id: string }>('/games', {
    method: 'POST',
    body: { title, seats, seating: 'chosen', hotSeat: true, options },
  });

  async function look() {
    const { mySeat } = await ask<{ mySeat: number | null }>(`/games/${id}`);
    const position = await ask<Position>(`/games/${id}/view?seat=${mySeat ?? 0}`);
    return { position, view: position.view as View, seat: mySeat ?? 0 };
  }

  async function send(seat: number, version: number, actions: readonly unknown[]) {
    await ask(`/games/${id}/actions?seat=${seat}`, {
      method: 'POST',
      body: { actions },
      headers: { 'if-match': `"${version}"` },
    });
  }

  return {
    id,
    session,
    look,
    write: async (...lines) => {
      const { position, seat } = await look();
      await ask(`/games/${id}/actions?seat=${seat}`, {
        method: 'POST',
        body: { notation: lines },
        headers: { 'if-match': `"${position.version}"` },
      });
    },
    playUntil: async (is) => {
      for (let round = 0; round < 2_000; round += 1) {
        const { position, view, seat } = await look();
        if (is(view)) return;
        const { offers } = await ask<{ offers: Offer[] }>(`/games/${id}/offers?seat=${seat}`);
        const { action } = choose(view, offers, seat, round);
        await send(seat, position.version, [action]);
      }
      throw new Error('It never comes to what is sought');
    },
  };
}

const widths = [390, 820, 1440] as const;

/** Opens the game as the guest who has all its seats. */
async function sitDown({ id, session }: HotSeat, wish: Wish): Promise<Page> {
  const { page, context, expectTrouble } = await site.open(wish);
  expectTrouble(/422/); // a refusal one asked for
  await context.addInitScript(`
    sessionStorage.setItem('staffetta:session', ${JSON.stringify(JSON.stringify(session))});
    localStorage.setItem('staffetta:session', 'begun');
  `);
  await page.goto(`/games/${id}`);
  await liftCurtain(page);
  await page.locator('.dve').waitFor();
  return page;
}

/** Looks at the state of a game in one window, and checks that the text board says all of it. */
async function lookAt(game: HotSeat, name: string, wish: Wish): Promise<void> {
  const page = await sitDown(game, wish);
  await inspect(page, `dve-${name}-${wish.width ?? 0}${wish.dark === true ? '-dark' : ''}`);
  await page.locator('.dve').waitFor();
  const { position } = await game.look();
  await expectEqualText(page, position);
  await page.close();
}

const rowsOf = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'text') return [block.text];
      return block.kind === 'table'
        ? block.rows.map((row) => row.join(' | '))
        : block.pieces.map(({ id, name }) => `${id} | ${name}`);
    }),
  );

const textsOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).allTextContents();

/** What is behind the label of something that is announced. */
const behind = (text: string): string => text.slice(text.indexOf(':') + 1).trim();

/** That the position in words says of everything on the board what the board says. */
async function expectEqualText(page: Page, { sections }: Position): Promise<void> {
  const rows = rowsOf(sections);
  const whole = rows.join('\n');
  const lots = await page
    .locator('.dve-lot')
    .evaluateAll((found) =>
      found.flatMap((lot) => (lot.getAttribute('data-pieces') ?? '').split(' ')),
    );
  for (const cube of lots) expect(whole).toContain(`${cube} | `);
  for (const tile of await textsOf(page, '.dve-tile-friar strong, .dve-tile-cardinal strong')) {
    expect(whole).toContain(tile);
  }
  for (const shelf of await page.locator('.dve-row').all()) {
    const [level = ''] = /\d/.exec(await shelf.locator('strong').innerText()) ?? [];
    for (const tongue of await shelf.locator('.dve-tongue').allTextContents()) {
      expect(rows.filter((row) => row.startsWith(`${level} |`)).join()).toContain(tongue);
    }
  }
  for (const said of await textsOf(page, '.dve-track > .unseen')) {
    expect(whole).toContain(behind(said));
  }
  for (const player of await page.locator('.dve-player').all()) {
    const name = (await player.locator('h4').innerText()).replace(' (you)', '');
    const row = rows.find((text) => text.includes(`| ${name} |`)) ?? '';
    const facts = await player.locator('.dve-facts dd').allInnerTexts();
    const ducats = await player.locator('.dve-purse strong').innerText();
    for (const fact of [...facts, ducats])
      expect(row).toContain(`| ${fact.split('\n')[0]?.trim()}`);
  }
}

test('the board at the start is for everybody, at every width, light and dark', async () => {
  const game = await openHotSeat(site.url(), 5);
  for (const width of widths) {
    await lookAt(game, 'start', { width });
    await lookAt(game, 'start', { width, dark: true });
  }
}, 180_000);

test('the board is for everybody wherever a game comes to', async () => {
  const game = await openHotSeat(site.url(), 3);
  const isVowed = (is: 'friar' | 'cardinal') => (view: View) =>
    view.players.some((player) => player[is] !== null);
  const stages: readonly (readonly [string, (view: View) => boolean])[] = [
    ['friar', isVowed('friar')],
    ['asking', ({ summons }) => summons?.stage === 'asking'],
    ['bidding', ({ summons }) => summons?.stage === 'bidding'],
    ['paying', ({ summons }) => summons?.stage === 'paying'],
    ['library', ({ going }) => going !== null && going.looking !== null],
    ['election', ({ phase }) => phase === 'election'],
    ['over', ({ phase }) => phase === 'over'],
  ];
  for (const [at, [name, is]] of stages.entries()) {
    await game.playUntil((view) => is(view) || view.phase === 'over');
    await lookAt(game, name, { width: widths[at % 3] ?? 390, dark: at % 2 === 1 });
  }
}, 300_000);

test('whoever may choose from whom to receive alms does so on the board', async () => {
  const game = await openHotSeat(site.url(), 3);
  await game.playUntil(({ phase }) => phase === 'actions');
  for (let seats = 0; seats < 3; seats += 1) {
    const { view } = await game.look();
    const place = view.players[view.going?.seat ?? 0]?.place;
    await (place === 'ancona'
      ? game.write('move monte-santangelo', 'friar gigi', 'end')
      : game.write('end'));
  }
  const page = await sitDown(game, { width: 390 });
  expect(await textOf(page, '.dve-now')).toMatch(/Charity phase.*chooses who gives alms/s);
  await inspect(page, 'dve-alms-390');
  await page.locator('.dve-act[data-kind=ask-alms]').first().click();
  await page.locator('.plan-steps li').waitFor({ state: 'attached' });
}, 120_000);

test('a piece explains itself by its rule, and says why one cannot take it', async () => {
  const game = await openHotSeat(site.url(), 2);
  await game.playUntil(({ phase }) => phase === 'actions');
  const page = await sitDown(game, { width: 1440 });
  const cardinal = page.locator('.dve-tile-cardinal .dve-piece').first();
  await cardinal.focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: /^Cardinal/ });
  await box.getByText('Not now').waitFor();
  expect(
    await box.getByRole('link', { name: 'Rule DVE 4.5' }).first().getAttribute('href'),
  ).toMatch(/\/titles\/[\w-]+#rule-/);
  await inspect(page, 'dve-explained-1440');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  expect(await cardinal.evaluate((piece) => piece.matches(':focus'))).toBe(true);
}, 120_000);

test('what one does on the board is planned: cubes, the Salterio, a space of a track', async () => {
  const game = await openHotSeat(site.url(), 2);
  await game.playUntil(({ phase }) => phase === 'actions');
  const page = await sitDown(game, { width: 820 });
  const steps = page.locator('.plan-steps li');
  await page.locator('.dve-act[data-kind=study-salterio]').click();
  await steps.nth(0).waitFor();
  await page.getByText('4 action points left').waitFor();
  await page.locator('.dve-track-rest .dve-act').first().click();
  await steps.nth(1).waitFor();
  await page.locator('.dve-track-rest .dve-step').nth(1).locator('.dve-disc').waitFor();
  await page.locator('.dve-lot .dve-act').first().click();
  await steps.nth(2).waitFor();
}, 120_000);
