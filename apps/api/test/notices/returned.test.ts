import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mostTries } from '../../src/accounts/pauses.ts';
import { meSchema } from '../../src/http/answers/accounts.ts';
import { myMailsSchema } from '../../src/http/answers/notices.ts';
import { ask, openTable, playOffer, read, startGame } from '../api.ts';
import { fixture } from '../mail-in/fixtures.ts';
import type { ReadMail } from '../mail-server.ts';
import { type Club, delay, openClub, receivers } from './club.ts';

// Mails that come back, and mails that were reported as unwanted.

const domain = 'reply.example';
const token = 'a-token-for-mails-that-come-in';
const inbound = { replyDomain: domain, mailInToken: token };

let club: Club;
type Member = Awaited<ReturnType<Club['member']>>;
let ada: Member;
let bruno: Member;
let refuse: Record<string, readonly [code: number, says: string]>; // by address

beforeEach(async () => {
  refuse = {};
  club = await openClub(
    inbound,
    (address) => refuse[address]?.[0] ?? null,
    (address) => refuse[address]?.[1] ?? '',
    (address) => refuse[address]?.[0] ?? null,
  );
  ada = await club.member('Ada');
  bruno = await club.member('Bruno');
  await anotherTurn();
});
afterEach(() => club.close());

async function turnMails(): Promise<readonly ReadMail[]> {
  await club.deliver();
  club.pass(delay);
  return club.deliver();
}

/** By which return paths mails go to Ada and to Bruno. */
async function returnPaths() {
  const mails = await turnMails();
  const to = (member: Member) =>
    mails.find((mail) => mail.to.includes(member.mail))?.returnPath ?? '';
  return { hers: to(ada), his: to(bruno) };
}

const pathToAda = async () => (await returnPaths()).hers;

/** Something more to tell both of: it is their turn in another game. */
const anotherTurn = () => startGame(club.api, [ada, bruno]);

const me = async (as: Member) => read(await ask(club.api, { path: '/v1/users/me', as }), meSchema);
const troubleOf = async (member: Member) => (await me(member)).mailTrouble;
const mailsOf = async (as: Member) =>
  read(await ask(club.api, { path: '/v1/users/me/mails', as }), myMailsSchema).mails;

/** A report in the form of a fixture, about a mail that left by a return path of ours. */
const report = (name: string, path: string): string =>
  fixture(name)
    .toString('latin1')
    .replaceAll(/(bounces|back\+k3v9q2x7m4)@play\.example\.net/g, path);

/** The mail the fixtures return. */
const returned = '0f6d1c1e-7c8e-5a52-9d0e-2f5b1c9a1e11@play.example.net';

const idOf = (mail: ReadMail | undefined): string =>
  mail?.headers.get('message-id')?.slice(1, -1) ?? '';

/** A report that a mail came back, to the path of that one or of another. */
const reportOf = (mail: ReadMail | undefined, way = mail): string =>
  report('bounce-gmail', way?.returnPath ?? '').replaceAll(returned, idOf(mail));

const gameIn = ({ text }: ReadMail): string | undefined => /games\/([\w-]{36})/.exec(text)?.[1];

const hand = async (raw: string): Promise<number> => {
  const { status } = await fetch(`${club.api.url}/v1/mail/inbound`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  return status;
};

/** Her address is one that was never confirmed. */
const takeBack = ({ id }: Member) =>
  club.api.service.database.pool.query(
    `update user_account set mail_wanted = mail, mail_wanted_key = mail_key, mail = null,
            mail_key = null, mail_verified_at = null where user_id = $1`,
    [id],
  );

const post = (path: string, body: object) => ask(club.api, { method: 'post', path, body });

/** What came when a link was asked for at an address. */
async function linkTo(mail: string, purpose: 'verify' | 'reset'): Promise<string> {
  await post('/v1/mail-links', { mail, purpose });
  const letter = (await club.deliver()).find(({ to }) => to.includes(mail));
  return /#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
}

describe('a return path', () => {
  it('is of its reader alone, and of every mail to him', async () => {
    const mails = await turnMails();
    expect(mails).toHaveLength(2);
    for (const { returnPath } of mails) {
      expect(returnPath).toMatch(/^back\+[0-9a-f]{58}@reply\.example$/);
      expect(returnPath.indexOf('@')).toBeLessThanOrEqual(64); // RFC 5321 allows no more
    }
    const [one, other] = mails.map(({ returnPath }) => returnPath);
    expect(one).not.toBe(other);
    await post('/v1/mail-links', { mail: ada.mail, purpose: 'reset' });
    const [letter] = await club.deliver();
    expect([one, other]).toContain(letter?.returnPath);
  });
});

describe('a mail that comes back', () => {
  it.each([
    ['bounce-postfix', '5.1.1'],
    ['bounce-exchange', '5.1.10'],
    ['bounce-gmail', '5.1.1'],
    ['bounce-exim', null],
    ['bounce-qmail', '5.1.1'],
  ])('for good marks its address: %s', async (name, reason) => {
    const path = await pathToAda();
    await club.bring(path, report(name, path));
    const at = club.now().toISOString();
    expect(await troubleOf(ada)).toEqual({ kind: 'bounced', at, reason });
    expect(await troubleOf(bruno)).toBeNull();
  });

  it('marks it however it comes, in capitals and by hand', async () => {
    const path = (await pathToAda()).toUpperCase();
    expect(await hand(report('bounce-gmail', path))).toBe(204);
    expect(await troubleOf(ada)).toMatchObject({ kind: 'bounced', reason: '5.1.1' });
  });

  it('lets no notice go there, and says so in the list; what is about the account still goes', async () => {
    const path = await pathToAda();
    await club.bring(path, report('bounce-gmail', path));
    await anotherTurn();
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    const [newest] = await mailsOf(ada);
    expect(newest).toMatchObject({ kind: 'turn', state: 'withheld', withheldFor: 'bounced' });
    expect(await linkTo(ada.mail, 'reset')).not.toBe('');
  });

  it('brings one mail alone to who gives the address he has, and none of another', async () => {
    const path = await pathToAda();
    await club.bring(path, report('bounce-gmail', path));
    const give = async (mail: string) => {
      const body = { mail, password: 'correct horse' };
      await ask(club.api, { method: 'put', path: '/v1/users/me/mail', as: ada, body });
      return (await club.deliver()).map(({ to, subject }) => [...to, subject]);
    };
    expect(await give(ada.mail)).toEqual([[ada.mail, 'Your address at Staffetta']]);
    expect(await give('new@members.example')).toContainEqual([
      ada.mail,
      'Your address at Staffetta is to change',
    ]);
  });

  it('keeps back a daily mail and one that was written already', async () => {
    const { pool } = club.api.service.database;
    const path = await pathToAda();
    await anotherTurn();
    await club.api.service.relay.carry();
    await club.api.service.notices.run();
    club.pass(delay);
    await club.api.service.notices.run();
    await club.bring(path, report('bounce-gmail', path));
    expect(receivers(await club.deliver())).toEqual([bruno.mail]);
    await pool.query(
      `update user_account set telling = '{"turns":"digest"}', digest_at = $2 where user_id = $1`,
      [ada.id, club.now()],
    );
    expect(await club.deliver()).toEqual([]);
    const withheld = (await mailsOf(ada)).filter(({ withheldFor }) => withheldFor === 'bounced');
    expect(withheld.map(({ kind }) => kind).toSorted()).toEqual(['digest', 'turn']);
  });

  it('changes nothing where another day may do, or nothing came back', async () => {
    const path = await pathToAda();
    for (const name of [
      'bounce-postfix-delayed',
      'bounce-mailbox-full',
      'bounce-postfix-delivered',
      'exchange-away-en',
      'gmail-web-en',
    ]) {
      await club.bring(path, report(name, path));
    }
    for (const blamesSender of ['5.7.1', '5.1.7', '5.1.8']) {
      await club.bring(path, report('bounce-gmail', path).replaceAll('5.1.1', blamesSender));
    }
    expect(await troubleOf(ada)).toBeNull();
  });

  it('marks the address he confirmed while it waited, to which it went', async () => {
    const confirmed = 'new@members.example';
    refuse[ada.mail] = [451, 'not now'];
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    await ask(club.api, {
      ...{ method: 'put', path: '/v1/users/me/mail', as: ada },
      body: { mail: confirmed, password: 'correct horse' },
    });
    await post('/v1/mail-verifications', { link: await linkTo(confirmed, 'verify') });
    delete refuse[ada.mail];
    club.pass(3_600);
    const came = (await club.deliver()).filter(({ subject }) => subject.includes('turn'));
    expect(receivers(came)).toEqual([confirmed]);
    const path = came[0]?.returnPath ?? '';
    await club.bring(path, report('bounce-gmail', path));
    expect(await me(ada)).toMatchObject({ mail: confirmed, mailTrouble: { kind: 'bounced' } });
  });

  it('changes nothing where it is forged, for whoever it says', async () => {
    const { hers, his } = await returnPaths();
    const whose = hers.slice(0, 'back+'.length + 32);
    expect(whose).toBe(`back+${ada.id.replaceAll('-', '')}`);
    for (const forged of [
      `${whose}${'0'.repeat(26)}@${domain}`,
      `${whose}${his.slice(whose.length)}`, // another's proof
      hers.replace(domain, 'elsewhere.example'),
    ]) {
      await hand(report('bounce-gmail', forged));
    }
    expect(await troubleOf(ada)).toBeNull();
    await expect(club.bring(`bounces@${domain}`, report('bounce-gmail', hers))).rejects.toThrow(
      'No such mailbox',
    );
  });

  it('changes nothing once the address is another, or was confirmed again', async () => {
    const path = await pathToAda();
    await club.bring(path, report('bounce-gmail', path));
    expect(await me(ada)).toMatchObject({ mail: ada.mail, mailWanted: ada.mail });
    const link = await linkTo(ada.mail, 'verify');
    expect((await post('/v1/mail-verifications', { link })).status).toBe(204);
    expect(await me(ada)).toMatchObject({ mail: ada.mail, mailWanted: null, mailTrouble: null });
    await club.bring(path, report('bounce-postfix', path));
    await club.bring(path, report('complaint-arf', path));
    expect(await troubleOf(ada)).toBeNull();
    await anotherTurn();
    expect(receivers(await turnMails())).toContain(ada.mail);
  });

  it('is told, once confirmed again, of what still waits, and of nothing that does not', async () => {
    const path = await pathToAda();
    await club.bring(path, report('bounce-gmail', path));
    const waits = await anotherTurn();
    const over = await anotherTurn();
    expect(receivers(await turnMails())).toEqual([bruno.mail, bruno.mail]);
    expect((await playOffer(club.api, over, ada)).status).toBe(200);
    await post('/v1/mail-verifications', { link: await linkTo(ada.mail, 'verify') });
    const mails = (await club.deliver()).filter(({ to }) => to.includes(ada.mail));
    expect(mails.map(gameIn)).toEqual([waits]);
    expect(receivers(await turnMails())).toEqual([]);
  });

  it('is told then of the turn whose mail had come back, unless it is over', async () => {
    const waits = await anotherTurn();
    const over = await anotherTurn();
    const mails = (await turnMails()).filter(({ to }) => to.includes(ada.mail));
    for (const mail of mails.filter(({ text }) => text.includes(waits) || text.includes(over))) {
      await club.bring(mail.returnPath, reportOf(mail));
    }
    const ends = (await mailsOf(ada)).map(({ state }) => state);
    expect(ends.toSorted()).toEqual(['given-up', 'given-up', 'sent']);
    expect((await playOffer(club.api, over, ada)).status).toBe(200);
    await post('/v1/mail-verifications', { link: await linkTo(ada.mail, 'verify') });
    const told = (await club.deliver()).filter(({ to }) => to.includes(ada.mail));
    expect(told.map(gameIn)).toEqual([waits]);
    expect(receivers(await turnMails())).toEqual([]);
  });

  it('is told of no other’s turn, and of none that somebody complained of', async () => {
    const mails = await turnMails();
    const [hers, his] = [ada, bruno].map(({ mail }) => mails.find(({ to }) => to.includes(mail)));
    await club.bring(hers?.returnPath ?? '', reportOf(his, hers));
    const path = hers?.returnPath ?? '';
    await club.bring(path, reportOf(hers).replace('Action: failed', 'Action: delayed'));
    await club.bring(path, report('complaint-arf', path).replaceAll(returned, idOf(hers)));
    const ends = [...(await mailsOf(ada)), ...(await mailsOf(bruno))].map(({ state }) => state);
    expect(ends).toEqual(['sent', 'sent']);
  });

  it('is told of what waits also when it is the first there is', async () => {
    await takeBack(ada);
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    await post('/v1/mail-verifications', { link: await linkTo(ada.mail, 'verify') });
    expect(receivers(await turnMails())).toEqual([ada.mail]);
  });

  it('is told then of what was said meanwhile, and nobody is who was told before', async () => {
    const game = await anotherTurn();
    await turnMails();
    await takeBack(ada);
    const body = { text: 'Are you there?' };
    await ask(club.api, { method: 'post', path: `/v1/games/${game}/messages`, as: ada, body });
    await ask(club.api, { method: 'post', path: `/v1/games/${game}/messages`, as: bruno, body });
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    await post('/v1/mail-verifications', { link: await linkTo(ada.mail, 'verify') });
    const told = await turnMails();
    expect(receivers(told)).toEqual([ada.mail]);
    expect(told.map(gameIn)).toEqual([game]);
    expect(told[0]?.text).toContain(body.text);
    const chats = (await mailsOf(ada)).filter(({ kind }) => kind === 'chat');
    expect(chats[0]).toMatchObject({ state: 'sent' });
  });

  it('is told then of the games to which somebody was invited', async () => {
    await takeBack(ada);
    const { id } = await openTable(club.api, bruno, 2, {}, { visibility: 'invited' });
    const path = `/v1/games/${id}/invitations`;
    await ask(club.api, { method: 'post', path, as: bruno, body: { user: ada.id } });
    expect(receivers(await turnMails())).toEqual([bruno.mail]); // his turn in another
    await post('/v1/mail-verifications', { link: await linkTo(ada.mail, 'verify') });
    const subjects = (await turnMails()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContainEqual(expect.stringMatching(/^Bruno invites you/));
  });

  it('is told of it by the day where that was chosen before there was any', async () => {
    await takeBack(ada);
    const telling = { turns: 'digest', digestHour: 9 };
    await ask(club.api, { method: 'patch', path: '/v1/users/me', as: ada, body: { telling } });
    club.pass(2 * 86_400);
    expect(receivers(await turnMails())).not.toContain(ada.mail);
    await post('/v1/mail-verifications', { link: await linkTo(ada.mail, 'verify') });
    expect(receivers(await turnMails())).toEqual([]);
    club.pass(86_400);
    expect(receivers(await club.deliver())).toEqual([ada.mail]);
  });

  it('says when it was first so, however often it is told again', async () => {
    const path = await pathToAda();
    await club.bring(path, report('bounce-gmail', path));
    const first = await troubleOf(ada);
    club.pass(3_600);
    await club.bring(path, report('bounce-exchange', path));
    expect(await troubleOf(ada)).toEqual(first);
  });
});

describe('an address that is refused when a mail is brought', () => {
  it('for good is marked, and gets no other notice', async () => {
    refuse[ada.mail] = [550, '5.1.1 There is nobody of that name'];
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    expect(await troubleOf(ada)).toMatchObject({ kind: 'bounced', reason: '5.1.1' });
    const [newest] = await mailsOf(ada);
    expect(newest).toMatchObject({ state: 'given-up', withheldFor: null });
    delete refuse[ada.mail];
    await anotherTurn();
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
  });

  it.each([
    ['not for good', 450, '4.2.1 Come back later'],
    ['because its mailbox is full', 552, '5.2.2 Over quota'],
    ['because of who sends', 554, '5.7.1 Your network is not liked here'],
  ])('%s is not marked', async (_why, code, says) => {
    refuse[ada.mail] = [code, says];
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    expect(await troubleOf(ada)).toBeNull();
  });

  it.each([
    ['who sends is refused', 'her path', 550, '5.1.8 Bad sender'],
    ['everybody is, without saying why', 'hers', 550, 'relay not permitted'],
    ['everybody is, by a policy', 'hers', 554, '5.7.1 Relaying denied'],
    // Postfix waits with what it has against the sender until it is told the address.
    [
      'who sends is refused at her address',
      'hers',
      550,
      '5.1.8 Sender address rejected: no such domain',
    ],
    [
      'who sends is refused as no mailbox',
      'hers',
      550,
      '5.1.7 Sender address rejected: undeliverable',
    ],
    [
      'who sends is refused by a code of addresses',
      'hers',
      550,
      '5.1.0 Sender address rejected: unknown',
    ],
    ['a command is refused', 'hers', 503, '5.5.1 need MAIL command'],
    ['the server has trouble of its own', 'hers', 550, '5.3.0 Relaying disabled'],
    ['no way to her host is known', 'hers', 550, '5.4.4 Unable to route: no mail hosts'],
    ['a list names where we send from', 'hers', 550, 'rejected: 5.1.1.9 is on a list'],
    ['a list names another place', 'hers', 550, 'rejected: 192.5.1.1 is on a list'],
  ] as const)('while %s loses no notice', async (_when, whose, code, says) => {
    const path = await pathToAda();
    const refused = whose === 'hers' ? ada.mail : path;
    refuse[refused] = [code, says];
    await anotherTurn();
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    delete refuse[refused];
    club.pass(3_600);
    expect(receivers(await club.deliver())).toEqual([ada.mail]);
    expect(await troubleOf(ada)).toBeNull();
  });

  it.each([
    ['without saying why', 'no', '550'],
    ['as there is no way to its host', '5.4.4 Unable to route', '5.4.4'],
  ])('for days, %s, is marked at last', async (_why, says, reason) => {
    refuse[ada.mail] = [550, says];
    await turnMails();
    for (let tries = 1; tries < mostTries; tries += 1) {
      expect(await troubleOf(ada)).toBeNull();
      club.pass(6 * 3_600);
      await club.deliver();
    }
    expect(await troubleOf(ada)).toMatchObject({ kind: 'bounced', reason });
    expect((await mailsOf(ada))[0]).toMatchObject({ state: 'given-up' });
  });

  it('once, after days in which none was taken at all, is not marked', async () => {
    refuse[ada.mail] = [451, 'not now'];
    await turnMails();
    for (let tries = 1; tries <= mostTries; tries += 1) {
      club.pass(6 * 3_600);
      await club.deliver();
    }
    refuse[ada.mail] = [550, 'no'];
    club.pass(6 * 3_600);
    await club.deliver();
    delete refuse[ada.mail];
    club.pass(6 * 3_600);
    expect(receivers(await club.deliver())).toEqual([ada.mail]);
    expect(await troubleOf(ada)).toBeNull();
  });

  it('for days does not count against the one that is confirmed then', async () => {
    const confirmed = 'new@members.example';
    refuse[ada.mail] = [550, 'no'];
    await turnMails();
    for (let tries = 2; tries < mostTries; tries += 1) {
      club.pass(6 * 3_600);
      await club.deliver();
    }
    await ask(club.api, {
      ...{ method: 'put', path: '/v1/users/me/mail', as: ada },
      body: { mail: confirmed, password: 'correct horse' },
    });
    await post('/v1/mail-verifications', { link: await linkTo(confirmed, 'verify') });
    refuse[confirmed] = [550, 'no'];
    club.pass(6 * 3_600);
    await club.deliver();
    expect(await me(ada)).toMatchObject({ mail: confirmed, mailTrouble: null });
    delete refuse[confirmed];
    club.pass(6 * 3_600);
    expect(receivers(await club.deliver())).toContain(confirmed);
  });

  it('while another is to be confirmed marks neither', async () => {
    refuse['new@members.example'] = [550, 'no such user'];
    const body = { mail: 'new@members.example', password: 'correct horse' };
    await ask(club.api, { method: 'put', path: '/v1/users/me/mail', as: ada, body });
    await club.deliver();
    expect(await me(ada)).toMatchObject({ mail: ada.mail, mailTrouble: null });
  });
});

describe('a complaint', () => {
  it('stops all notices at once, also where it came back before', async () => {
    const path = await pathToAda();
    await club.bring(path, report('bounce-gmail', path));
    await club.bring(path, report('complaint-arf', path));
    const at = club.now().toISOString();
    expect(await troubleOf(ada)).toEqual({ kind: 'complained', at, reason: null });
    await anotherTurn();
    expect(receivers(await turnMails())).toEqual([bruno.mail]);
    expect((await mailsOf(ada))[0]).toMatchObject({ withheldFor: 'complained' });
    await club.bring(path, report('bounce-gmail', path));
    expect(await troubleOf(ada)).toMatchObject({ kind: 'complained' });
  });

  it('counts where it comes to the address for complaints, by the path of the mail it holds', async () => {
    const path = await pathToAda();
    const to = `back@${domain}`;
    await club.bring(to, report('complaint-arf', to));
    await club.bring(to, report('complaint-arf-not-spam', path));
    expect(await troubleOf(ada)).toBeNull();
    await club.bring(to, report('complaint-arf-redacted', path));
    expect(await troubleOf(ada)).toMatchObject({ kind: 'complained' });
  });
});
