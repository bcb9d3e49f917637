import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LetterKind, letter } from '../../apps/api/src/accounts/letters.ts';
import { correctionMail } from '../../apps/api/src/notices/letters.ts';
import {
  ask,
  isOver,
  openTable,
  type Player,
  playUntil,
  startGame,
} from '../../apps/api/test/api.ts';
import { goldenNames, layGolden } from '../../apps/api/test/golden.ts';
import type { ReadMail } from '../../apps/api/test/mail-server.ts';
import { type Club, delay, openClub } from '../../apps/api/test/notices/club.ts';
import { inspect, type Rules } from './inspect.ts';
import { useSite } from './site.ts';
import { writeInto } from './window.ts';

// What is sent, as mail programs show it: narrow and wide, by day and by night.

const site = useSite();

const mailInToken = 'a-token-for-mails-that-come-in';
let club: Club;
type Member = Awaited<ReturnType<Club['member']>>;

beforeAll(async () => {
  club = await openClub({ replyDomain: 'reply.example', mailInToken });
});
afterAll(() => club.close());

/** What comes to somebody by now, the newest last. */
async function mailsTo({ mail }: Member): Promise<readonly ReadMail[]> {
  const first = await club.deliver();
  club.pass(delay);
  return [...first, ...(await club.deliver())].filter(({ to }) => to.includes(mail));
}

async function newestTo(member: Member): Promise<ReadMail> {
  const mail = (await mailsTo(member)).at(-1);
  if (mail === undefined) throw new Error('No mail came');
  return mail;
}

/** What is answered to somebody who answers a mail. */
async function answered(member: Member, mail: ReadMail, text: string): Promise<ReadMail> {
  const headers = [
    `From: ${member.mail}`,
    `To: ${mail.headers.get('reply-to')}`,
    `Subject: Re: ${mail.subject}`,
    `Message-ID: <${randomUUID()}@members.example>`,
  ];
  const { status } = await fetch(`${club.api.url}/v1/mail/inbound`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mailInToken}`, 'content-type': 'message/rfc822' },
    body: [...headers, '', text].join('\r\n'),
  });
  expect(status).toBe(204);
  return newestTo(member);
}

/** Where a mail says it can be ended. */
function wayOut({ headers }: ReadMail): string {
  const [, way = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  const { pathname, search } = new URL(way);
  return `${club.api.url}${pathname}${search}`;
}

const widths = [360, 800];

/** Beyond which a mail is cut by those who show it. */
const most = 100_000;

type Look = { readonly width: number; readonly colorScheme: 'light' | 'dark' };

/** A phone and a reading pane, by day and by night. */
const looks: readonly Look[] = widths.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The rules that may find something in a look: on a phone alone a wide table is none. */
function rulesFor({ width, colorScheme }: Look, isWide: boolean): Rules {
  if (width !== widths[0] && !isWide) return 'none';
  return colorScheme === 'light' ? 'all' : 'colours';
}

async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

/** Looks at a mail as it comes, in a window as wide as a phone's or a reading pane's. */
async function look(page: Page, { html }: Pick<ReadMail, 'html'>, name: string): Promise<void> {
  if (html === null) throw new Error('It is plain text only');
  await writeInto(page, html);
  for (const one of looks) {
    await show(page, one);
    const rules = rulesFor(one, html.includes('class="wide"'));
    await inspect(page, `mail-${name}-${one.width}-${one.colorScheme}`, rules);
  }
}

/** Looks at a mail that only says something else than one that was looked at. */
async function lookAtWords(
  page: Page,
  { html }: Pick<ReadMail, 'html'>,
  name: string,
): Promise<void> {
  if (html === null) throw new Error('It is plain text only');
  await writeInto(page, html);
  for (const width of widths) {
    await show(page, { width, colorScheme: 'light' });
    await inspect(page, `mail-${name}-${width}`, width === widths[0] ? 'structure' : 'none');
  }
}

type Language = (typeof languages)[number];
const languages = ['en', 'it', 'fr', 'es'] as const;

const peopleReading = (language: Language, names: readonly string[]): Promise<readonly Member[]> =>
  Promise.all(names.map((name) => club.member(name, { language, timeZone: 'Europe/Rome' })));

const people = (...names: readonly string[]) => peopleReading('en', names);

const yourTurn: Readonly<Record<Language, RegExp>> = {
  en: /^Your turn/,
  it: /^Tocca a te/,
  fr: /^À vous/,
  es: /^Te toca/,
};

test.each(languages)(
  'the mail of a turn is for everybody, in %s, in the midst of every published title',
  async (language) => {
    const { page } = await site.open();
    const players = await peopleReading(language, ['Ada', 'Bruno', 'Carla', 'Dario']);
    const { body } = await ask(club.api, { path: '/v1/titles' });
    const titles = body.titles as readonly { readonly id: string; readonly stage: string }[];
    for (const { id } of titles.filter(({ stage }) => stage === 'published')) {
      const [script = ''] = goldenNames(id, players.length);
      await layGolden(club.api.service.services.games, {
        title: id,
        script,
        acts: 60,
        players: players.map((player) => player.id),
        at: club.now(),
      });
      await club.deliver();
      club.pass(delay);
      const [mail] = await club.deliver();
      if (mail === undefined) throw new Error(`Nobody is told of ${id}`);
      expect(mail.subject).toMatch(yourTurn[language]);
      expect(mail.html?.length).toBeLessThan(most);
      await (language === 'en' ? look : lookAtWords)(page, mail, `turn-${id}-${language}`);
    }
  },
);

test('so are a reminder, what is answered to a reply, what is said, and the end', async () => {
  const { page } = await site.open();
  const players = await people('Elena', 'Fosco');
  const [elena, fosco] = players as [Member, Member];
  const game = await startGame(club.api, players, { pace: { kind: 'perTurn', hours: 24 } });
  const turn = await newestTo(elena);
  club.pass(20 * 3_600);
  await club.api.service.clocks.run();
  await look(page, await newestTo(elena), 'reminder');
  const asked = await answered(elena, turn, '1');
  expect(asked.text).toContain('Nothing is played yet');
  await look(page, asked, 'answer-asked');
  await look(page, await answered(elena, turn, 'sing a song'), 'answer-refused');
  const done = await answered(elena, asked, 'yes');
  expect(done.text).toContain('It is played.');
  await look(page, done, 'answer-done');

  const path = `/v1/games/${game}/messages`;
  for (const text of ['A fine evening for lanterns.', 'Your move, I believe.\n\nNo hurry.']) {
    await ask(club.api, { method: 'post', path, as: fosco, body: { text } });
  }
  await look(page, await newestTo(elena), 'chat');
  await playUntil(club.api, game, players as readonly Player[], isOver);
  await look(page, await newestTo(elena), 'ended');
});

test('so are an invitation, the daily mail, and one that takes another back', async () => {
  const { page } = await site.open();
  const [gaia, ines] = (await people('Gaia', 'Ines')) as [Member, Member];
  const lapo = await club.member('Lapo', { telling: { turns: 'digest', digestHour: 8 } });
  const { id } = await openTable(club.api, gaia, 3, {}, { visibility: 'invited' });
  const body = { user: ines.id };
  await ask(club.api, { method: 'post', path: `/v1/games/${id}/invitations`, as: gaia, body });
  await look(page, await newestTo(ines), 'invitation');
  await ask(club.api, {
    method: 'patch',
    path: '/v1/users/me',
    as: lapo,
    body: { telling: { turns: 'digest' } },
  });
  for (const other of [gaia, ines]) await startGame(club.api, [lapo, other]);
  await mailsTo(lapo);
  club.pass(24 * 3_600);
  const daily = await newestTo(lapo);
  expect(daily.subject).toMatch(/2/);
  await look(page, daily, 'digest');
  const correction = correctionMail({
    reader: { language: 'en', timeZone: 'Europe/Rome' },
    game: { title: 'A Game', others: ['Ines'], players: ['Gaia', 'Ines'], url: site.url() },
    happened: { sentences: ['Ines takes her move back.'], earlier: 3 },
    ways: { settings: site.url(), unsubscribe: site.url() },
  });
  await look(page, correction, 'correction');
});

const letterKinds: readonly LetterKind[] = [
  ...(['verify', 'sign-in', 'reset', 'address-known', 'address-changing'] as const),
  'password-changed',
];

test('so are those about an account', async () => {
  const { page } = await site.open();
  for (const [place, kind] of letterKinds.entries()) {
    const language = languages[place % languages.length] ?? 'en';
    const mail = letter(kind, `${site.url()}/verify#secret`)[language];
    await (place === 0 ? look : lookAtWords)(page, mail, `letter-${kind}`);
  }
});

test('and so is the page that ends them', async () => {
  const { page } = await site.open();
  const [maso, nina] = (await people('Maso', 'Nina')) as [Member, Member];
  await startGame(club.api, [maso, nina] as readonly Player[]);
  const mail = await newestTo(maso);
  await page.goto(wayOut(mail));
  await page
    .getByText(/^Press the button to get no more mails about this game: .+ with Nina\.$/)
    .waitFor();
  for (const one of looks) {
    await show(page, one);
    await inspect(page, `unsubscribe-${one.width}-${one.colorScheme}`, rulesFor(one, false));
  }
  await page.getByRole('button').click();
  await page.getByText(/^You get no more mails about this game: .+ with Nina\.$/).waitFor();
  await inspect(page, 'unsubscribe-done');
});

test.each([
  ['it', /^Premi il pulsante .+: .+ con Oreste\.$/, /^Non riceverai più mail su questa partita: /],
  [
    'fr',
    /^Appuyez .+\s: .+ avec Oreste\.$/,
    /^Vous ne recevrez plus de messages sur cette partie\s: /,
  ],
  ['es', /^Pulsa el botón .+: .+ con Oreste\.$/, /^No recibirás más correos sobre esta partida: /],
] as const)('which names what it ends in %s', async (language, before, after) => {
  const { page } = await site.open();
  const reader = await club.member(`Pia ${language}`, { language });
  const oreste = await club.member('Oreste');
  await startGame(club.api, [reader, oreste] as readonly Player[]);
  const mail = await newestTo(reader);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(wayOut(mail));
  await page.getByText(before).waitFor();
  await inspect(page, `unsubscribe-360-${language}`);
  await page.getByRole('button').click();
  await page.getByText(after).waitFor();
});
