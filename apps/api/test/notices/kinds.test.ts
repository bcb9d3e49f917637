import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { myMailsSchema } from '../../src/http/answers/notices.ts';
import {
  type Api,
  ask,
  isOver,
  openApi,
  openTable,
  playOffer,
  playUntil,
  read,
  startGame,
  tokenOf,
} from '../api.ts';
import type { ReadMail } from '../mail-server.ts';
import { exampleEntry } from '../players.ts';
import { type Club, delay, openClub, receivers } from './club.ts';

let club: Club;
let api: Api;
type Member = Awaited<ReturnType<Club['member']>>;

const lines: string[] = []; // of the log
const logTo = { write: (line: string) => void lines.push(line) };

beforeEach(async () => {
  lines.length = 0;
  club = await openClub({ logLevel: 'trace', logTo });
  api = club.api;
});
afterEach(() => club.close());

/** What arrives once the delay is over. */
async function soon(): Promise<readonly ReadMail[]> {
  const now = await club.deliver();
  club.pass(delay);
  return [...now, ...(await club.deliver())];
}

const day = 86_400; // seconds

/** What arrives about games in so many hours, looked for at the end of each. */
async function within(hours: number): Promise<readonly ReadMail[]> {
  const arrived: ReadMail[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    club.pass(3_600);
    arrived.push(...(await club.deliver()));
  }
  return arrived.filter(({ text }) => text.includes('/games/'));
}

const tellDaily = (as: Member) =>
  ask(api, {
    method: 'patch',
    path: '/v1/users/me',
    as,
    body: { telling: { turns: 'digest', digestHour: 9 } },
  });

/** A game of a release that is not here; or of this one again. */
const moveVersion = (game: string, by: number) =>
  api.service.database.pool.query(
    'update game set title_version = title_version + $2 where game_id = $1',
    [game, by],
  );

/** What a process that has loaded no game writes. */
async function written(): Promise<void> {
  const another = await openApi(club.urls, {
    noticeDelay: delay,
    now: club.now,
    post: null,
    logLevel: 'error',
    logTo,
  });
  await another.service.notices.run();
  await another.close();
}

const subjects = (mails: readonly ReadMail[], { mail }: Member): readonly string[] =>
  mails.filter(({ to }) => to.includes(mail)).map(({ subject }) => subject);

const say = (game: string, as: Member, body: object) =>
  ask(api, { method: 'post', path: `/v1/games/${game}/messages`, as, body });

const readChat = (game: string, as: Member) => ask(api, { path: `/v1/games/${game}/messages`, as });

/** Where a mail says it can be ended. */
const wayOut = (mail: ReadMail | undefined): string =>
  /<https:\/\/play\.example(\/unsubscribe\?link=[\w-]{43})>/.exec(
    mail?.headers.get('list-unsubscribe') ?? '',
  )?.[1] ?? '';

const titleOf = (language: 'en' | 'it') => exampleEntry().title.words[language].name;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = (path: string, text = 'List-Unsubscribe=One-Click', headers = form) =>
  api.service.app.inject({ method: 'POST', url: path, headers, payload: text });

describe('an invitation', () => {
  it('is told to whoever was invited, unless it was withdrawn meanwhile', async () => {
    const host = await club.member('Ada');
    const [guest, late] = [
      await club.member('Bruno', { language: 'it' }),
      await club.member('Carlo'),
    ];
    const { id } = await openTable(api, host, 3, {}, { visibility: 'invited' });
    const path = `/v1/games/${id}/invitations`;
    for (const { id: user } of [guest, late]) {
      await ask(api, { method: 'post', path, as: host, body: { user } });
    }
    await club.deliver();
    await ask(api, { method: 'delete', path: `${path}/${late.id}`, as: host });
    const arrived = await soon();
    expect(receivers(arrived)).toEqual([guest.mail]);
    expect(arrived[0]?.subject).toMatch(/^Ada ti invita: /);
    expect(arrived[0]?.text).toContain('Posti occupati: 1 di 3.');
    expect(await soon()).toEqual([]);
  });
});

describe('what is said', () => {
  it('is told once until it is read, to those alone who may read it', async () => {
    const players = [
      await club.member('Ada'),
      await club.member('Bruno'),
      await club.member('Carlo'),
    ];
    const [ada, bruno, carlo] = players as [Member, Member, Member];
    const game = await startGame(api, players);
    await soon(); // the turns
    await say(game, ada, { text: 'Between us.', to: 1 });
    await say(game, ada, { text: 'To <all>.' });
    await readChat(game, carlo);
    const arrived = await soon();
    expect(receivers(arrived)).toEqual([bruno.mail]);
    expect(arrived[0]?.text).toContain('* Ada: Between us.\n* Ada: To <all>.');
    expect(arrived[0]?.html).toContain('Ada: To &lt;all&gt;.');
    await say(game, ada, { text: 'Still there?' });
    const next = await soon();
    expect(receivers(next)).toEqual([carlo.mail]);
    expect(next[0]?.text).not.toContain('Between us');
    await readChat(game, bruno);
    await say(game, ada, { text: 'Good.' });
    expect(receivers(await soon())).toEqual([bruno.mail]);
  });

  describe('while a mail of what was said before waits', () => {
    let ada: Member;
    let bruno: Member;
    let game: string;

    beforeEach(async () => {
      [ada, bruno] = [await club.member('Ada'), await club.member('Bruno')];
      game = await startGame(api, [ada, bruno]);
      await soon(); // the turns
      await say(game, ada, { text: 'First words.' });
      await club.deliver(); // noticed
    });

    const toBruno = async () =>
      (await soon()).filter(({ to }) => to.includes(bruno.mail)).map(({ text }) => text);

    it('is told once, without what he has read', async () => {
      await readChat(game, bruno);
      await say(game, ada, { text: 'Second words.' });
      const told = await toBruno();
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('Second words');
      expect(told[0]).not.toContain('First words');
    });

    it('is told with it, but for what he has read', async () => {
      await say(game, ada, { text: 'Second words.' });
      await ask(api, { path: `/v1/games/${game}/messages?limit=1`, as: bruno });
      const told = await toBruno();
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('Second words');
      expect(told[0]).not.toContain('First words');
    });

    it('is told where that was erased', async () => {
      const disown = 'update game_message set author = $2 where game_id = $1';
      await api.service.database.pool.query(disown, [game, (await club.member('Carlo')).id]);
      await say(game, ada, { text: 'Second words.' });
      await club.deliver();
      await api.service.database.pool.query(
        'delete from game_message where game_id = $1 and author <> $2',
        [game, ada.id],
      );
      const told = await toBruno();
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('Second words');
    });
  });
});

describe('the end of a game', () => {
  it('is told to all, with who won and the score', async () => {
    const players = [await club.member('Ada'), await club.member('Bruno', { language: 'es' })];
    const game = await startGame(api, players);
    await playUntil(api, game, players, isOver);
    const ended = (await soon()).filter(({ subject }) => /is over|terminado/.test(subject));
    expect(ended).toHaveLength(2);
    const [, spanish] = ended.toSorted((one, other) => (one.subject > other.subject ? -1 : 1));
    expect(ended.map(({ text }) => text).join()).toMatch(/(Won by|Victoria de) .+\./);
    expect(spanish?.text).toMatch(/Ada: -?\d+\n\* Bruno: -?\d+/);
  });
});

describe('who wants to be told otherwise', () => {
  it('gets no mail of a game he muted, until he listens again', async () => {
    const players = [await club.member('Ada'), await club.member('Bruno')];
    const [ada, bruno] = players as [Member, Member];
    const game = await startGame(api, players);
    const path = `/v1/games/${game}/mail-mute`;
    await ask(api, { method: 'put', path, as: ada });
    expect(receivers(await soon())).toEqual([bruno.mail]);
    await ask(api, { method: 'delete', path, as: ada });
    await playOffer(api, game, ada);
    await playOffer(api, game, bruno);
    expect((await soon()).length).toBeGreaterThan(0);
  });

  it('gets the daily mail without a game that cannot be read, which is counted', async () => {
    const players = [await club.member('Ada'), await club.member('Bruno')];
    const [ada] = players as [Member, Member];
    await tellDaily(ada);
    const [unread, other] = [await startGame(api, players), await startGame(api, players)];
    await moveVersion(unread, 1_000);
    club.pass(day);
    await written();
    const [daily, ...more] = (await club.deliver()).filter(({ to }) => to.includes(ada.mail));
    expect(more).toEqual([]);
    expect(daily?.subject).toBe('2 games wait for you');
    expect(daily?.text).toContain(`/games/${other}\n`);
    expect(daily?.text).not.toContain(unread);
    expect(daily?.text).toContain('… and 1 more.');
    expect(lines.join()).toContain('a notice failed');
  });

  it('gets the daily mail later where no game can be read at his hour', async () => {
    const players = [await club.member('Ada'), await club.member('Bruno')];
    const [ada] = players as [Member, Member];
    await tellDaily(ada);
    const game = await startGame(api, players);
    await moveVersion(game, 1_000);
    club.pass(day);
    await written();
    expect(subjects(await club.deliver(), ada)).toEqual([]);
    await moveVersion(game, -1_000);
    club.pass(3_600);
    expect(subjects(await club.deliver(), ada)).toEqual(['1 game waits for you']);
  });

  it('is due one again who was not any more by a release of before', async () => {
    const sql = await readFile(
      new URL('../../../../migrations/0029_daily_mails_go_on.sql', import.meta.url),
      'utf8',
    );
    const { pool } = api.service.database;
    const ada = await club.member('Ada', { telling: { turns: 'digest' } });
    const bruno = await club.member('Bruno', { telling: { turns: 'nothing' } });
    const carlo = await club.member('Carlo');
    await tellDaily(carlo);
    const due = async () =>
      new Map(
        (await pool.query('select user_id, digest_at from user_account')).rows.map(
          ({ user_id, digest_at }) => [user_id, digest_at],
        ),
      );
    const before = await due();
    expect(before.get(ada.id)).toBeNull();
    await pool.query(sql);
    const after = await due();
    expect(after.get(ada.id)).toBeInstanceOf(Date);
    expect(after.get(bruno.id)).toBeNull();
    expect(after.get(carlo.id)).toEqual(before.get(carlo.id));
  });

  it('gets one mail a day at his hour, of all games that wait for him', async () => {
    const players = [
      await club.member('Ada', { timeZone: 'America/New_York', language: 'fr' }),
      await club.member('Bruno'),
    ];
    const [ada, bruno] = players as [Member, Member];
    const telling = { turns: 'digest', digestHour: 9 };
    await ask(api, { method: 'patch', path: '/v1/users/me', as: ada, body: { telling } });
    const games = [await startGame(api, players), await startGame(api, players)];
    expect(receivers(await soon())).toEqual([bruno.mail, bruno.mail]);
    club.pass(2 * 3_600 - 2 * delay - 1); // 8:59:59 where he lives
    const early = await club.deliver();
    expect(receivers(early)).toEqual([]);
    club.pass(delay + 1);
    const lost = new Error('Connection terminated unexpectedly');
    vi.spyOn(api.service.services.games.cache, 'current').mockRejectedValueOnce(lost);
    await expect(api.service.notices.run()).rejects.toBe(lost); // nothing is told without a game it knows nothing of
    const [digest, ...rest] = await club.deliver();
    expect(rest).toEqual([]);
    expect(digest?.subject).toBe('2 parties vous attendent');
    for (const game of games) expect(digest?.text).toContain(`/games/${game}\n`);
    club.pass(23 * 3_600);
    expect(await club.deliver()).toEqual([]);
    for (const game of games) await playOffer(api, game, ada);
    club.pass(3_600);
    expect(subjects(await club.deliver(), ada)).toEqual([]); // nothing waits
    expect(await api.service.notices.run()).toBe(0);
  });

  it('gets none of his turns by reminders alone, or by nothing', async () => {
    const players = [
      await club.member('Ada', { telling: { turns: 'reminders' } }),
      await club.member('Bruno', { telling: { turns: 'nothing' } }),
    ];
    await startGame(api, players);
    expect(await soon()).toEqual([]);
  });
});

describe('whoever was suspended', () => {
  it('is told, once restored, of turns that still wait, as he wants to be told', async () => {
    const { people } = api.service.services.desk;
    const ada = await club.member('Ada');
    const bruno = await club.member('Bruno');
    const chiara = await club.member('Chiara', { telling: { turns: 'nothing' } });
    const players = [ada, bruno, chiara];
    await tellDaily(ada);
    const [waits, over] = [await startGame(api, players), await startGame(api, players)];
    for (const { id } of players) await people.suspend(id, 'for a test');
    expect(await within(48)).toEqual([]);
    for (const { id } of players) await people.restore(id, 'for a test');
    const again = { ...bruno, token: await tokenOf(api.service, bruno.id) };
    expect((await playOffer(api, over, again)).status).toBe(200);
    const told = await within(24);
    expect(receivers(told)).toEqual([ada.mail, bruno.mail].toSorted());
    expect(subjects(told, ada)).toEqual(['2 games wait for you']);
    expect(told.find(({ to }) => to.includes(bruno.mail))?.text).toContain(`/games/${waits}`);
  });
});

describe('the way out of a mail', () => {
  it('shows a page that changes nothing, and ends its kind by one click without a session', async () => {
    const players = [await club.member('Ada', { language: 'it' }), await club.member('Bruno')];
    const [ada] = players as [Member];
    const games = [await startGame(api, players), await startGame(api, players)];
    const arrived = (await soon()).filter(({ to }) => to.includes(ada.mail));
    const [first] = arrived.filter(({ text }) => text.includes(games[0] ?? '-'));
    const path = wayOut(first);
    const page = await api.service.app.inject({ url: path });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<html lang="it">');
    const [, look = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.body) ?? [];
    const styled = await api.service.app.inject({ url: look });
    expect(styled.headers['content-type']).toMatch(/^text\/css/);
    expect(page.body).toContain('<button>Niente più mail su questa partita</button>');
    const title = titleOf('it');
    const named = `mail su questa partita: ${title} con Bruno.</p>`;
    expect(page.body).toContain(`<p>Premi il pulsante per non ricevere più ${named}`);
    const mutes = async () =>
      (await ask(api, { path: '/v1/users/me/mail-mutes', as: ada })).body.games;
    expect(await mutes()).toEqual([]);
    expect((await oneClick(path, 'List-Unsubscribe=Maybe')).statusCode).toBe(400);
    expect(await mutes()).toEqual([]);
    const done = await oneClick(path);
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain(`<p>Non riceverai più ${named}`);
    expect(await mutes()).toEqual([games[0]]);
    expect((await oneClick(path)).statusCode).toBe(200); // again is as good
    const none = `${path.slice(0, -43)}${'x'.repeat(43)}`;
    expect((await oneClick(none)).statusCode).toBe(404);
    expect((await api.service.app.inject({ url: '/unsubscribe?link=7' })).statusCode).toBe(404);
    const long = await api.service.app.inject({
      ...{ method: 'POST', url: '/unsubscribe?link=7' },
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'name=List-Unsubscribe\n'.repeat(1_000),
    });
    expect(long.statusCode).toBe(413);
    const secret = path.slice(-43);
    expect(lines.join()).toContain('"/unsubscribe"');
    const { rows } = await api.service.database.pool.query<{ text: string }>(
      'select l::text as text from unsubscribe_link l',
    );
    expect([...rows.map(({ text }) => text), ...lines].join()).not.toContain(secret);
  });

  it('takes a form in parts, as the standard recommends', async () => {
    const players = [await club.member('Ada'), await club.member('Bruno')];
    const game = await startGame(api, players);
    const [first] = await soon();
    const parts =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await oneClick(wayOut(first), parts, headers)).statusCode).toBe(200);
    const { rows } = await api.service.database.pool.query('select game_id from notice_mute');
    expect(rows).toEqual([{ game_id: game }]);
  });

  it('names the game alone to who plays it no longer, and not who came after him', async () => {
    const players = [
      await club.member('Ada'),
      await club.member('Bruno'),
      await club.member('Carlo'),
    ];
    const [ada] = players as [Member];
    const game = await startGame(api, players);
    const [first] = (await soon()).filter(({ to }) => to.includes(ada.mail));
    const before = await api.service.app.inject({ url: wayOut(first) });
    expect(before.body).toContain(`${titleOf('en')} with Bruno and Carlo.</p>`);
    await ask(api, { method: 'post', path: `/v1/games/${game}/resign`, as: ada });
    const page = await api.service.app.inject({ url: wayOut(first) });
    expect(page.body).toContain(`no more mails about this game: ${titleOf('en')}.</p>`);
    expect(page.body).not.toContain('Bruno');
  });

  it.each([
    ['invitation', 'mails about invitations', { notices: { invitation: false } }],
    ['chat', 'mails about messages, of whatever game', { notices: { chat: false } }],
    ['ended', 'mails about games that are over', { notices: { ended: false } }],
    ['digest', 'daily mails', { telling: { turns: 'nothing' } }],
  ])('of %s ends that kind, and says so before and after', async (kind, named, expected) => {
    const ada = await club.member('Ada', { telling: { turns: 'digest' } });
    const secret = 'y'.repeat(43);
    await api.service.database.pool.query(
      `insert into unsubscribe_link (digest, user_id, kind, created_at)
         values (sha256($1::bytea), $2, $3, now())`,
      [Buffer.from(secret), ada.id, kind],
    );
    const path = `/unsubscribe?link=${secret}`;
    const page = await api.service.app.inject({ url: path });
    expect(page.body).toContain(`<p>Press the button to get no more ${named}.</p>`);
    const done = await oneClick(path);
    expect(done.statusCode).toBe(200);
    expect(done.body).toContain(`<p>You get no more ${named}.</p>`);
    const { body } = await ask(api, { path: '/v1/users/me', as: ada });
    expect(body).toMatchObject(expected);
  });
});

it('lists the mails to oneself, and how each ended, page by page', async () => {
  const players = [await club.member('Ada'), await club.member('Bruno')];
  const [ada] = players as [Member];
  const game = await startGame(api, players);
  await club.deliver();
  await playOffer(api, game, ada);
  await soon();
  await startGame(api, players);
  await club.deliver();
  const pages: unknown[] = [];
  for (let cursor = ''; ; ) {
    const path = `/v1/users/me/mails?limit=1${cursor}`;
    const { mails, next } = read(await ask(api, { path, as: ada }), myMailsSchema);
    pages.push(...mails.map(({ kind, state }) => ({ kind, state })));
    if (next === null) break;
    cursor = `&cursor=${next}`;
  }
  expect(pages).toEqual([
    { kind: 'turn', state: 'waiting' },
    { kind: 'turn', state: 'retracted' },
  ]);
});
