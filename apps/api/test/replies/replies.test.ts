import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../src/accounts/throttle.ts';
import { sha256 } from '../../src/games/secret.ts';
import { ask, offersTo, playOffer, positionOf, startGame } from '../api.ts';
import type { ReadMail } from '../mail-server.ts';
import { type Club, openClub } from '../notices/club.ts';
import { allMails, answeredIn, type Member, mailsIn, replyIn, type Said } from './answering.ts';

let club: Club;
let ada: Member;
let bruno: Member;
let game: string;

const domain = 'reply.example';
const token = 'a-token-for-mails-that-come-in';

beforeEach(async () => {
  club = await openClub({ replyDomain: domain, mailInToken: token });
  ada = await club.member('Ada');
  bruno = await club.member('Bruno');
  game = await startGame(club.api, [ada, bruno]);
});
afterEach(() => club.close());

const mailsTo = (member: Member) => mailsIn(club, member);
const reply = (...said: Said) => replyIn(club, ...said);
const answered = (...said: Said) => answeredIn(club, ...said);

/** Ada's counter of something. */
const subjectOf = (of: keyof typeof limits): Buffer => sha256(`${of} ${ada.id}`);

async function counted(of: keyof typeof limits): Promise<number> {
  const { rows } = await club.api.service.database.pool.query(
    'select count from attempt where subject = $1',
    [subjectOf(of)],
  );
  return rows[0]?.count;
}

const turnMail = async (member: Member) => (await mailsTo(member))[0];
const versionNow = async () => (await positionOf(club.api, game, ada)).version;

describe('a reply', () => {
  it('is told what it would do, and plays when its writer says yes', async () => {
    const mail = await turnMail(ada);
    const { offers, version } = await offersTo(club.api, game, ada);
    const asked = await answered(
      ada,
      mail,
      '2\n\nOn Fri, 20 Nov 2026 at 12:00, Staffetta <staffetta@play.example> wrote:\n> 1. something',
    );
    expect(asked?.text).toContain('Nothing is played yet');
    expect(asked?.text).toContain(offers[1]?.sentence);
    expect(asked?.to).toEqual([ada.mail]);
    expect(asked?.headers.get('auto-submitted')).toBe('auto-replied');
    expect(asked?.headers.get('references')).toContain('@members.example');
    expect(asked?.headers.get('reply-to')).not.toBe(mail?.headers.get('reply-to'));
    expect(await versionNow()).toBe(version);
    const done = await answered(ada, asked, 'Yes');
    expect(done?.text).toContain('It is played.');
    expect(await versionNow()).toBe(version + 1);
    const again = await answered(ada, asked, 'yes');
    expect(again?.text).toContain('has gone on');
    expect(await versionNow()).toBe(version + 1);
  });

  it('is confirmed upon what it was tried upon, though the game goes on before the answer is written', async () => {
    const mail = await turnMail(ada);
    const { cache } = club.api.service.services.games;
    const current = cache.current.bind(cache);
    let looks = 0;
    const spy = vi.spyOn(cache, 'current').mockImplementation(async (id) => {
      looks += 1;
      const isTried = looks === 3; // after those who look whose mail it is, and what it asks for
      const found = await current(id);
      if (isTried) expect((await playOffer(club.api, game, ada, 1)).status).toBe(200);
      return found;
    });
    const asked = await answered(ada, mail, '1');
    spy.mockRestore();
    expect(asked?.text).toContain('Nothing is played yet');
    const version = await versionNow();
    expect((await answered(ada, asked, 'yes'))?.text).toContain('has gone on');
    expect(await versionNow()).toBe(version);
  });

  it('plays at once where its writer chose so, by the secret in capitals too', async () => {
    await club.api.service.database.pool.query(
      `update user_account set telling = '{"replies":"at-once"}' where user_id = $1`,
      [ada.id],
    );
    const mail = await turnMail(ada);
    const version = await versionNow();
    const to = mail?.headers.get('reply-to')?.toUpperCase() ?? '';
    expect((await answered(ada, mail, '1', { to }))?.text).toContain('It is played.');
    expect(await versionNow()).toBe(version + 1);
  });

  it('has one effect, and one answer, however often it comes', async () => {
    const mail = await turnMail(ada);
    const id = '<twice@members.example>';
    expect(await answered(ada, mail, 'board', { id })).toBeDefined();
    expect(await answered(ada, mail, 'board', { id })).toBeUndefined();
  });

  it('of a stranger does nothing, and is told to the owner alone', async () => {
    const mail = await turnMail(ada);
    const version = await versionNow();
    const told = await answered(ada, mail, '1', { from: 'eve@elsewhere.example' });
    expect(told?.to).toEqual([ada.mail]);
    expect(told?.text).toContain('from another address');
    expect(told?.headers.has('reply-to')).toBe(false);
    expect(await versionNow()).toBe(version);
  });

  it('of a stranger who goes on is told five times a day, and costs the owner none of his answers', async () => {
    const mail = await turnMail(ada);
    const from = 'eve@elsewhere.example';
    for (let time = 0; time < 8; time += 1) await reply(ada, mail, 'stop', { from });
    expect(await club.deliver()).toHaveLength(5);
    const { rows } = await club.api.service.database.pool.query('select user_id from notice_mute');
    expect(rows).toEqual([]);
    await reply(ada, mail, 'help');
    expect(await club.deliver()).toHaveLength(1);
    expect(await counted('answer to a stranger')).toBe(8);
    expect(await counted('answer to a mail')).toBe(1);
  });

  it('to a secret nobody has, or by a program, is answered by nobody', async () => {
    const mail = await turnMail(ada);
    const to = `move+${'a'.repeat(26)}@${domain}`;
    expect(await answered(ada, mail, '1', { to })).toBeUndefined();
    const headers = { 'Auto-Submitted': 'auto-replied' };
    expect(await answered(ada, mail, '1', { headers })).toBeUndefined();
  });

  it('of nonsense is told the rule that says no, and how it could be said', async () => {
    const mail = await turnMail(ada);
    const version = await versionNow();
    const told = await answered(ada, mail, 'win the game');
    expect(told?.text).toMatch(/Nothing was done, by rule [^\n]+:\n\nNot understood/);
    expect(told?.text).toContain('A line that is understood is, for instance:');
    expect((await answered(ada, mail, '999'))?.text).toContain('no number 999');
    expect(await versionNow()).toBe(version);
  });

  it('is its answer alone where its writer put his name below it, as he calls himself here or there', async () => {
    const mail = await turnMail(ada);
    const { offers } = await offersTo(club.api, game, ada);
    const here = await answered(ada, mail, '2\n\nAda');
    expect(here?.text).toContain(offers[1]?.sentence);
    const from = `"Lovett, Adele" <${ada.mail}>`;
    const there = await answered(ada, mail, '2\n\nAdele', { from });
    expect(there?.text).toContain(offers[1]?.sentence);
    for (const other of ['2\n\nBruno', '2\nAda']) {
      expect((await answered(ada, mail, other, { from }))?.text).toContain('Not understood');
    }
  });

  it('is all of it where the name below is something one does in the game', async () => {
    const from = `"Vincent Pass" <${ada.mail}>`;
    const mail = await turnMail(ada);
    const signed = await answered(ada, mail, '2\n\nVincent', { from });
    expect(signed?.text).toContain('Nothing is played yet');
    const told = await answered(ada, mail, '2\n\nPass', { from });
    expect(told?.text).toContain('Nothing was done, by rule');
    expect(told?.text).not.toContain('Not understood');
  });

  it('is a person’s though his organisation wants no automatic answers to it', async () => {
    const mail = await turnMail(ada);
    const headers = { 'X-Auto-Response-Suppress': 'All' };
    expect((await answered(ada, mail, 'help', { headers }))?.text).toContain(
      'Answer with a number',
    );
  });

  it('that comes late says what happened, and what may be done now', async () => {
    const mail = await turnMail(ada);
    expect((await playOffer(club.api, game, ada)).status).toBe(200);
    const told = await answered(ada, mail, '1');
    expect(told?.text).toContain('has gone on');
    expect(told?.text).toContain('What happened meanwhile');
    club.pass(61 * 86_400);
    expect((await answered(ada, mail, '1'))?.text).toContain('too old');
  });

  it('may seal though another sealed meanwhile', async () => {
    const mail = await turnMail(ada);
    expect((await playOffer(club.api, game, bruno)).status).toBe(200);
    const asked = await answered(ada, mail, '1');
    expect(asked?.text).toContain('Nothing is played yet');
    expect((await answered(ada, asked, 'yes'))?.text).toContain('It is played.');
  });

  it('whose act was sealed before its process was killed finds it done, whatever is asked by then', async () => {
    const { pool } = club.api.service.database;
    await pool.query(
      `update user_account set telling = '{"replies":"at-once"}' where user_id = $1`,
      [ada.id],
    );
    const mail = await turnMail(ada);
    const id = '<killed@members.example>';
    expect((await playOffer(club.api, game, bruno)).status).toBe(200);
    await answered(ada, mail, '1', { id });
    const version = await versionNow();
    await pool.query('delete from reply_seen'); // as if the answer had not been written
    const told = await answered(ada, mail, '1', { id });
    expect(told?.text).toContain('It is played.');
    expect(await versionNow()).toBe(version);
  });

  it('that comes very late says how much more happened, and where that stands', async () => {
    const mail = await turnMail(ada);
    const version = await versionNow();
    for (let mind = 0; mind < 35; mind += 1) await playOffer(club.api, game, ada, mind % 5);
    expect(await versionNow()).toBe(version + 35);
    const told = await answered(ada, mail, '1');
    expect(told?.text).toContain(`… and 5 more: the game’s page has all of it.`);
    expect(told?.text).toContain(`https://play.example/games/${game}`);
  });

  it('is answered by a mail that is listed by its game, whichever that is', async () => {
    const other = await startGame(club.api, [ada, bruno]);
    const mails = await mailsTo(ada);
    expect(mails).toHaveLength(2);
    const games = [game, other];
    for (const of of games) {
      const mail = mails.find(({ text }) => text.includes(`/games/${of}`));
      expect((await answered(ada, mail, 'help'))?.text).toContain(`/games/${of}`);
    }
    const { body } = await ask(club.api, { path: '/v1/users/me/mails', as: ada });
    const answers = body.mails.filter(({ kind }: { kind: string }) => kind === 'answer');
    expect(answers.map((answer: { game: string }) => answer.game).toSorted()).toEqual(
      games.toSorted(),
    );
    for (const answer of answers) expect(answer.state).toBe('sent');
  });

  it('drops, stops, helps and shows the board by one word', async () => {
    const mail = await turnMail(ada);
    const asked = await answered(ada, mail, '1');
    expect((await answered(ada, asked, 'no'))?.text).toContain('Nothing is played.');
    expect((await answered(ada, asked, 'yes'))?.text).toContain('nothing that waits');
    expect((await answered(ada, mail, 'help'))?.text).toContain('Answer with a number');
    expect((await answered(ada, mail, 'board'))?.text).toContain('How it stands');
    expect((await answered(ada, mail, 'stop'))?.text).toContain('no more mails about this game');
    const { rows } = await club.api.service.database.pool.query('select user_id from notice_mute');
    expect(rows).toEqual([{ user_id: ada.id }]);
  });

  it('stops the mails of its game however old the mail is that it answers', async () => {
    const mail = await turnMail(ada);
    club.pass(61 * 86_400);
    expect((await answered(ada, mail, 'stop'))?.text).toContain('no more mails about this game');
    const { rows } = await club.api.service.database.pool.query('select user_id from notice_mute');
    expect(rows).toEqual([{ user_id: ada.id }]);
  });

  it('is answered once though its id, its writer’s name and its text hold what no database keeps', async () => {
    const to = (await turnMail(ada))?.headers.get('reply-to') ?? '';
    const header = [`From: A\0da <${ada.mail}>`, `To: ${to}`, 'Message-ID: <a\0b@members.example>'];
    const raw = Buffer.from([...header, 'Subject: \0', '', '1\0'].join('\r\n'));
    const envelope = { from: ada.mail, to: [to] };
    for (let time = 0; time < 2; time += 1) {
      await club.api.service.replies?.receive({ envelope, raw });
    }
    const answers = await club.deliver();
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).toContain('Nothing is played yet');
  });

  it('is answered only so often in a day', async () => {
    const mail = await turnMail(ada);
    const version = await versionNow();
    const { most } = limits['answer to a mail'];
    await reply(ada, mail, 'help');
    await club.api.service.database.pool.query('update attempt set count = $1 where subject = $2', [
      most - 2,
      subjectOf('answer to a mail'),
    ]);
    for (let time = 0; time < 2; time += 1) await reply(ada, mail, 'help');
    expect(await club.deliver()).toHaveLength(3);
    const last = await answered(ada, mail, '1');
    expect(last?.text).toContain('as many answers as we send in a day, so nothing was done.');
    expect(last?.text).toContain('answered again from Saturday, November 21 at 12:');
    expect(last?.headers.has('reply-to')).toBe(false);
    expect(await answered(ada, mail, 'help')).toBeUndefined();
    await Promise.all(['1', 'board', 'stop'].map((text) => reply(ada, mail, text)));
    expect(await club.deliver()).toEqual([]); // it was said once
    expect(await versionNow()).toBe(version);
    const { rows } = await club.api.service.database.pool.query('select user_id from notice_mute');
    expect(rows).toEqual([{ user_id: ada.id }]); // the way out stays open
    const justNow = new Date(club.now().getTime() - 1_000);
    await club.api.service.database.pool.query('update attempt set until = $1', [justNow]);
    expect((await answered(ada, mail, 'help'))?.text).toContain('Answer with a number');
  });

  it('of a program that hides it is answered eight times, and then only if something comes of it', async () => {
    const away = 'I am away until Monday and read my mails then.';
    let mail = await turnMail(ada);
    let last = mail;
    let answers = 0;
    for (let time = 0; time < 12 && mail !== undefined; time += 1) {
      last = mail;
      mail = await answered(ada, mail, away);
      if (mail !== undefined) answers += 1;
    }
    expect(answers).toBe(8);
    expect(last?.text).toContain('Nothing was done, by rule');
    expect(last?.text).toContain('From Saturday, November 21 at 12:');
    expect(await answered(ada, last, '999')).toBeUndefined();
    const asked = await answered(ada, last, '1');
    expect(asked?.text).toContain('Nothing is played yet');
    expect((await answered(ada, asked, 'yes'))?.text).toContain('It is played.');
    expect((await answered(ada, asked, away))?.text).toContain('has gone on'); // he is known again
  });

  it('is answered each time to whoever errs often, but not always', async () => {
    let mail = await turnMail(ada);
    for (let time = 0; time < 12; time += 1) {
      mail = await answered(ada, mail, time % 6 === 5 ? '1' : `move ${time}`);
      expect(mail?.headers.has('reply-to')).toBe(true);
      expect(mail?.text).not.toContain('Nothing came of your last mails');
    }
  });

  it('keeps of an address its hash alone, and forgets who is gone', async () => {
    const mail = await turnMail(ada);
    const secret = /\+(\w+)@/.exec(mail?.headers.get('reply-to') ?? '')?.[1] ?? '';
    await answered(ada, mail, 'help');
    const { pool } = club.api.service.database;
    const { rows } = await pool.query('select a::text as text from reply_address a');
    expect(JSON.stringify(rows)).not.toContain(secret);
    await club.api.service.services.accounts.erase([ada.id]);
    expect(await answered(ada, mail, 'help')).toBeUndefined();
    const left = await pool.query('select from reply_address where user_id = $1', [ada.id]);
    expect(left.rowCount).toBe(0);
  });

  it('tells nothing that another’s view holds and its own does not', async () => {
    const mail = await turnMail(ada);
    const { offers } = await offersTo(club.api, game, bruno);
    const [offer] = offers.slice(-1);
    expect((await playOffer(club.api, game, bruno, offers.length - 1)).status).toBe(200);
    const told = [
      await answered(ada, mail, 'board'),
      await answered(ada, mail, '1'),
      await answered(ada, mail, 'nonsense'),
    ];
    for (const one of told) {
      expect(one).toBeDefined();
      const before = one?.text.split('You may')[0] ?? '';
      expect(before).not.toContain(offer?.kind === 'action' ? offer.sentence : '—none—');
    }
  });
});

describe('a mail that is handed over', () => {
  const hand = async (text: string, authorization: string) => {
    const { status } = await fetch(`${club.api.url}/v1/mail/inbound`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'message/rfc822' },
      body: text,
    });
    return status;
  };

  it('is taken with the token, and found by nobody without', async () => {
    const mail = await turnMail(ada);
    const raw = [
      `From: ${ada.mail}`,
      `To: ${mail?.headers.get('reply-to')}`,
      'Message-ID: <handed@members.example>',
      'Subject: Re',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'help',
    ].join('\r\n');
    expect(await hand(raw, 'Bearer wrong')).toBe(404);
    expect(await club.deliver()).toEqual([]);
    expect(await hand(raw, `Bearer ${token}`)).toBe(204);
    expect((await club.deliver())[0]?.text).toContain('Answer with a number');
    expect(await hand('x'.repeat(2_200_000), `Bearer ${token}`)).toBe(413);
    const json = await ask(club.api, {
      method: 'post',
      path: '/v1/mail/inbound',
      headers: { authorization: `Bearer ${token}` },
      body: {},
    });
    expect(json.status).toBe(415);
  });
});

describe('a whole game', () => {
  it('is played by two by mail alone', { timeout: 120_000 }, async () => {
    const { pool } = club.api.service.database;
    await pool.query(`update user_account set telling = '{"replies":"at-once"}'`);
    const newest = new Map<Member, ReadMail>();
    const note = (mails: readonly ReadMail[]) => {
      for (const mail of mails) {
        const member = mail.to.includes(ada.mail) ? ada : bruno;
        if (mail.headers.has('reply-to')) newest.set(member, mail);
      }
    };
    note(await allMails(club));
    await pool.query('delete from attempt');
    for (let turn = 0; turn < 400; turn += 1) {
      const { status, toAct } = await positionOf(club.api, game, ada);
      if (status === 'ended') break;
      const member = toAct[0] === 0 ? ada : bruno;
      const mail = newest.get(member);
      const fill = /\n\d+\. .*\[for instance: ([^\]]+)\]/.exec(mail?.text ?? '')?.[1];
      const listed = [...(mail?.text ?? '').matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
      await reply(member, mail, fill ?? listed[(turn * 7 + 3) % listed.length] ?? 'help');
      note(await allMails(club));
      await pool.query('delete from attempt');
    }
    expect((await positionOf(club.api, game, ada)).status).toBe('ended');
  });
});
