import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withClient } from '../../src/embedded/databases.ts';
import { ask, openApi, playOffer, playUntil, positionOf, startGame } from '../api.ts';
import { type ReadMail, type Received, readMail } from '../mail-server.ts';
import { openStream, streamOf } from '../stream-reader.ts';
import { type Club, delay, openClub, receivers } from './club.ts';

let club: Club;
type Member = Awaited<ReturnType<Club['member']>>;
let players: readonly [Member, Member, Member];
let game: string;

const mails = (who: readonly Member[]) => who.map(({ mail }) => mail).toSorted();

beforeEach(async () => {
  club = await openClub();
  players = [await club.member('Ada'), await club.member('Bruno'), await club.member('Chiara')];
  game = await startGame(club.api, players);
});
afterEach(() => club.close());

const states = async (kind = 'turn') => {
  const { rows } = await club.api.service.database.pool.query(
    'select state, count(*)::integer from notice where kind = $1 group by 1 order by 1',
    [kind],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** He wants no mails while a page of his is open. */
const leaveAlone = ({ id }: Member) =>
  club.api.service.database.pool.query(
    `update user_account set telling = '{"aloneWhileOpen":true}' where user_id = $1`,
    [id],
  );

describe('a turn', () => {
  it('is told of once, after the delay, to whom the game still waits for', async () => {
    await club.deliver();
    const [ada, bruno, chiara] = players;
    await playOffer(club.api, game, ada);
    expect(await club.deliver()).toEqual([]);
    club.pass(delay - 1);
    expect(await club.deliver()).toEqual([]);
    club.pass(1);
    expect(receivers(await club.deliver())).toEqual(mails([bruno, chiara]));
    club.pass(86_400);
    expect(await club.deliver()).toEqual([]);
  });

  it('is told of to each who has to act, once for each turn, through a whole game', async () => {
    const turns = async () => {
      const { rows } = await club.api.service.database.pool.query<{ turn: number }>(
        'select turn from game_clock where game_id = $1 order by seat',
        [game],
      );
      return rows.map(({ turn }) => turn);
    };
    const before = (await turns()).map((turn) => turn - 1); // gone by before anybody looked
    const told = new Map<string, number>();
    const note = async () => {
      await club.deliver(); // who is waited for
      club.pass(delay);
      for (const address of receivers(await club.deliver())) {
        told.set(address, (told.get(address) ?? 0) + 1);
      }
    };
    await note();
    const last = await playUntil(club.api, game, players, async ({ status }) => {
      await note();
      return status === 'ended';
    });
    expect(last.status).toBe('ended');
    for (const [seat, turn] of (await turns()).entries()) {
      const expected = turn - (before[seat] ?? 0) + 1; // and the end
      expect(told.get(players[seat]?.mail ?? '')).toBe(expected);
    }
    expect(await states('ended')).toEqual({ sent: 3 });
    expect(Object.keys(await states())).toEqual(['sent']);
  });

  it('is not told of to who has no address, wants none, or was deleted', async () => {
    const { pool } = club.api.service.database;
    const [ada, bruno, chiara] = players;
    await pool.query(`update user_account set notices = '{"turn":false}' where user_id = $1`, [
      ada.id,
    ]);
    await pool.query(
      'update user_account set mail = null, mail_key = null, mail_verified_at = null where user_id = $1',
      [bruno.id],
    );
    await club.deliver();
    await club.api.service.services.accounts.erase([chiara.id]);
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
    expect((await states()).unwanted).toBeGreaterThanOrEqual(1);
    const { rowCount } = await pool.query('select from notice where user_id = $1', [chiara.id]);
    expect(rowCount).toBe(0);
  });

  it('waits while a page is open only for who asked to be left alone then', async () => {
    const { pool } = club.api.service.database;
    for (const { id } of players) {
      await pool.query(`insert into open_page (user_id, until) values ($1, $2)`, [
        id,
        new Date(club.now().getTime() + (delay + 30) * 1_000),
      ]);
    }
    const [ada, bruno, chiara] = players;
    await leaveAlone(ada);
    await club.deliver();
    club.pass(delay);
    expect(receivers(await club.deliver())).toEqual(mails([bruno, chiara]));
    club.pass(delay);
    expect(receivers(await club.deliver())).toEqual(mails([ada]));
  });
});

describe('what cannot be written', () => {
  /** Whatever is written about somebody, or of a game, into a table fails, until that is ended. */
  async function failing(table: 'notice' | 'outgoing_mail', isOf: string) {
    const failure = `failure_of_${table}`;
    await withClient(club.urls.ownerUrl, (owner) =>
      owner.query(`
        create function ${failure}() returns trigger language plpgsql
          as $$ begin raise exception 'no'; end $$;
        create trigger ${failure} before insert on ${table}
          for each row when (new.${isOf}) execute function ${failure}()`),
    );
    return () =>
      withClient(club.urls.ownerUrl, (owner) => owner.query(`drop function ${failure} cascade`));
  }

  it('is a mail that holds up no other, and goes once it can be', async () => {
    const [ada, bruno, chiara] = players;
    await club.deliver();
    const mend = await failing('outgoing_mail', `user_id = '${ada.id}'`);
    club.pass(delay);
    expect(receivers(await club.deliver())).toEqual(mails([bruno, chiara]));
    await mend();
    club.pass(3_600);
    expect(receivers(await club.deliver())).toEqual(mails([ada]));
  });

  it('are notices of a game that hold up no other, and are told of once they can be', async () => {
    const [ada] = players;
    const mend = await failing('notice', `game_id = '${game}'`);
    const other = await startGame(club.api, [ada, players[1]]);
    await club.deliver();
    club.pass(delay);
    const gamesIn = (arrived: readonly ReadMail[]) => [
      ...new Set(arrived.map(({ text }) => (text.includes(other) ? other : game))),
    ];
    expect(gamesIn(await club.deliver())).toEqual([other]);
    await mend();
    club.pass(3_600);
    await club.deliver();
    club.pass(delay);
    expect(gamesIn(await club.deliver())).toEqual([game]);
  });

  it('is a daily mail that holds up no other, and goes once it can be', async () => {
    const [ada, bruno, chiara] = players;
    for (const as of players) {
      const body = { telling: { turns: 'digest', digestHour: 13 } };
      await ask(club.api, { method: 'patch', path: '/v1/users/me', as, body });
    }
    const mend = await failing('outgoing_mail', `user_id = '${bruno.id}'`);
    club.pass(2 * 3_600);
    expect(receivers(await club.deliver())).toEqual(mails([ada, chiara]));
    await mend();
    club.pass(2 * 3_600);
    expect(receivers(await club.deliver())).toEqual(mails([bruno]));
  });
});

describe('a page that is open', () => {
  it('is noted by its stream for who asked to be left alone then, and for nobody else', async () => {
    const { pool } = club.api.service.database;
    const [ada, bruno, chiara] = players;
    await leaveAlone(ada);
    await club.deliver();
    club.pass(delay);
    const streams = [
      await openStream(club.api, streamOf(game), bruno),
      await openStream(club.api, streamOf(game), ada),
    ];
    const open = async () =>
      (await pool.query('select user_id, until > $1 as "isOpen" from open_page', [club.now()]))
        .rows;
    await expect.poll(open).toEqual([{ user_id: ada.id, isOpen: true }]);
    expect(receivers(await club.deliver())).toEqual(mails([bruno, chiara]));
    for (const stream of streams) stream.close();
    club.pass(delay);
    expect(receivers(await club.deliver())).toEqual(mails([ada]));
  });
});

/** A pool whose transactions end before a statement, as in a process that is killed. */
function mortal(pool: pg.Pool, isOver: () => boolean): void {
  const connect = pool.connect.bind(pool);
  const dying = async () => {
    const client = await connect();
    const { query, release } = client;
    client.release = (error) => {
      Object.assign(client, { query, release });
      release.call(client, error);
    };
    client.query = ((...asked: readonly unknown[]) => {
      if (isOver()) throw new Error('killed');
      return Reflect.apply(query, client, asked);
    }) as typeof client.query;
    return client;
  };
  // A pool's own queries call back: they are of the game, which is read and not written here.
  pool.connect = ((done?: Parameters<typeof connect>[0]) =>
    done === undefined ? dying() : connect(done)) as typeof pool.connect;
}

describe('a mail that waits for a mail server', () => {
  it('goes as soon as one takes it, unless what it says is no longer so', async () => {
    await club.close();
    let isAway = true;
    club = await openClub({ logLevel: 'silent' }, () => (isAway ? 451 : null));
    players = [await club.member('Ada'), await club.member('Bruno'), await club.member('Chiara')];
    game = await startGame(club.api, players);
    const [ada, bruno, chiara] = players;
    await club.deliver();
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
    expect(await states()).toEqual({ written: 3 });
    await playOffer(club.api, game, ada);
    isAway = false;
    club.pass(3_600);
    expect(receivers(await club.deliver())).toEqual(mails([bruno, chiara]));
    expect(await states()).toEqual({ retracted: 1, sent: 2 });
    club.pass(86_400);
    expect(await club.deliver()).toEqual([]);
  });

  it('holds up no other where a process cannot tell whether it is still so, and goes once one can', async () => {
    await club.close();
    let isAway = true;
    club = await openClub({ logLevel: 'silent' }, () => (isAway ? 451 : null));
    const [ada, bruno] = [await club.member('Ada'), await club.member('Bruno')];
    const [unknown] = [
      await startGame(club.api, [ada, bruno]),
      await startGame(club.api, [ada, bruno]),
    ];
    await club.deliver();
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
    const { pool } = club.api.service.database;
    const move = (version: number) =>
      pool.query('update game set title_version = $2 where game_id = $1', [unknown, version]);
    await move(99); // of a release that knows more
    const older = await openApi(club.urls, {
      publicUrl: 'https://play.example',
      post: { smtpUrl: club.server.url, from: 'Staffetta <staffetta@play.example>' },
      noticeDelay: delay,
      now: club.now,
      logLevel: 'silent',
    });
    isAway = false;
    club.pass(3_600);
    await older.service.post?.send();
    const gamesTold = () =>
      club.server.received.map(readMail).map(({ text }) => text.includes(unknown));
    expect(gamesTold()).toEqual([false, false]);
    await older.close();
    await move(1);
    club.pass(3_600);
    await club.deliver();
    expect(gamesTold()).toEqual([false, false, true, true]);
  });
});

describe('a mail server that is away for days', () => {
  let isAway = true;

  beforeEach(async () => {
    await club.close();
    isAway = true;
    club = await openClub({ logLevel: 'silent' }, () => (isAway ? 451 : null));
    players = [await club.member('Ada'), await club.member('Bruno'), await club.member('Chiara')];
    game = await startGame(club.api, players);
    await club.deliver();
    club.pass(delay);
  });

  const tryFor = async (days: number) => {
    for (let hours = 0; hours < days * 24; hours += 6) {
      await club.deliver();
      club.pass(6 * 3_600);
    }
  };

  it('costs nobody the mail of a turn that still waits', async () => {
    await tryFor(6); // every six hours, after some tries at shorter pauses
    await playOffer(club.api, game, players[0]);
    isAway = false;
    expect(receivers(await club.deliver())).toEqual(mails(players.slice(1)));
    expect(await states()).toEqual({ retracted: 1, sent: 2 });
  });

  it('costs it after two weeks', async () => {
    await tryFor(15);
    isAway = false;
    expect(await club.deliver()).toEqual([]);
    expect(await states()).toEqual({ 'given-up': 3 });
  });

  it('brings no link for signing in that has expired by then', async () => {
    const body = { mail: players[0].mail, purpose: 'sign-in' };
    await ask(club.api, { method: 'post', path: '/v1/mail-links', body });
    await tryFor(6);
    isAway = false;
    expect((await club.deliver()).map(({ subject }) => subject)).toHaveLength(3); // of the turns
  });
});

describe('a mail that waited for a mail server', () => {
  let isAway = true;
  const cameTo = async (who: Member) =>
    (await club.deliver()).filter(({ to }) => to.includes(who.mail));
  const linksIn = (mail: ReadMail | undefined) =>
    [...(mail?.text ?? '').matchAll(/\/move#([\w-]{43})/g)].map(([, secret]) => secret ?? '');
  const use = async (link: string | undefined) =>
    (await ask(club.api, { method: 'post', path: '/v1/move-links/use', body: { link } })).status;

  beforeEach(async () => {
    await club.close();
    isAway = true;
    const replying = {
      replyDomain: 'reply.example',
      mailInToken: 'a-token-for-mails-that-come-in',
    };
    club = await openClub({ logLevel: 'silent', ...replying }, () => (isAway ? 451 : null));
    players = [await club.member('Ada'), await club.member('Bruno'), await club.member('Chiara')];
    game = await startGame(club.api, players, { pace: { kind: 'perTurn', hours: 48 } });
    await club.deliver();
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
  });

  it('says by when to act as it leaves', async () => {
    const [ada] = players;
    const body = { from: '2020-11-20', to: '2020-11-24' };
    await ask(club.api, { method: 'post', path: '/v1/users/me/vacations', as: ada, body });
    await club.api.service.clocks.run();
    isAway = false;
    club.pass(3 * 3_600);
    const [mail] = await cameTo(ada);
    expect(mail?.text).toContain('November 26');
    expect(mail?.text).not.toContain('November 22');
    const out = mail?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(mail?.text).toContain(out);
    expect((await fetch(out.replace('https://play.example', club.api.url))).status).toBe(200);
  });

  it('has the links and the address it had while its reader is told of nothing new', async () => {
    const { pool } = club.api.service.database;
    const [ada] = players;
    const ways =
      'select count(*)::integer from move_link union all select count(*) from reply_address';
    const before = (await pool.query(ways)).rows;
    club.pass(3_600);
    expect(await club.deliver()).toEqual([]);
    isAway = false;
    club.pass(3_600);
    const [mail] = await cameTo(ada);
    expect((await pool.query(ways)).rows).toEqual(before);
    expect(mail?.headers.get('reply-to')).toMatch(/^move\+[a-z2-7]{26}@reply\.example$/);
    expect(await use(linksIn(mail)[0])).toBe(200);
  });

  it('has links upon the game as it leaves, and nothing is played twice by those it had before', async () => {
    const { pool } = club.api.service.database;
    const [ada, bruno] = players;
    const { rows } = await pool.query<{ body: string; headers: { replyTo: string } }>(
      'select body, headers from outgoing_mail where address = $1',
      [ada.mail],
    );
    const [older] = rows; // as if the server's word that it took it had been lost
    const [first] = linksIn({ text: older?.body } as ReadMail);
    await playOffer(club.api, game, bruno);
    const links = async () =>
      (await pool.query('select count(*)::integer from move_link')).rows[0]?.count;
    const written = await links();
    club.pass(3_600);
    expect(await cameTo(ada)).toEqual([]);
    const anew = await links();
    expect(anew).toBeGreaterThan(written);
    isAway = false;
    club.pass(6 * 3_600);
    const [mail] = await cameTo(ada);
    expect(await links()).toBe(anew); // those of the last try
    expect(mail?.text).toContain('Bruno');
    expect(mail?.headers.get('reply-to')).not.toBe(older?.headers.replyTo);
    const [link] = linksIn(mail);
    expect(link).not.toBe(first);
    expect(await use(link)).toBe(200);
    expect((await positionOf(club.api, game, ada)).toAct).not.toContain(0);
    expect(await use(first)).not.toBe(200);
  });
});

describe('a daily mail that waits for a mail server', () => {
  it('gives way to that of a later day, which tells of all that waits by then', async () => {
    await club.close();
    let isAway = true;
    club = await openClub({ logLevel: 'silent' }, () => (isAway ? 451 : null));
    const [ada, bruno] = [await club.member('Ada'), await club.member('Bruno')];
    const body = { telling: { turns: 'digest', digestHour: 13 } };
    await ask(club.api, { method: 'patch', path: '/v1/users/me', as: ada, body });
    game = await startGame(club.api, [ada, bruno]);
    await ask(club.api, { method: 'put', path: `/v1/games/${game}/mail-mute`, as: bruno });
    const within = async (hours: number): Promise<readonly ReadMail[]> => {
      club.pass(3_600);
      const arrived = await club.deliver();
      return hours === 1 ? arrived : [...arrived, ...(await within(hours - 1))];
    };
    expect(await within(26)).toEqual([]);
    expect(await states('digest')).toEqual({ written: 2 });
    isAway = false;
    expect(receivers(await within(12))).toEqual([ada.mail]);
    expect(await states('digest')).toEqual({ retracted: 1, sent: 1 });
  });
});

describe('a mail that is no longer wanted', () => {
  it('does not go once a server takes it, nor does a daily one of which nothing waits', async () => {
    await club.close();
    let isAway = true;
    club = await openClub({ logLevel: 'silent' }, () => (isAway ? 451 : null));
    const body = { telling: { turns: 'digest', digestHour: 13 } };
    players = [await club.member('Ada'), await club.member('Bruno'), await club.member('Chiara')];
    const [ada, bruno, chiara] = players;
    for (const as of [bruno, chiara]) {
      await ask(club.api, { method: 'patch', path: '/v1/users/me', as, body });
    }
    game = await startGame(club.api, players);
    await club.deliver();
    club.pass(3_600);
    expect(await club.deliver()).toEqual([]);
    expect(await states()).toEqual({ unwanted: 2, written: 1 });
    expect(await states('digest')).toEqual({ written: 2 });
    await ask(club.api, { method: 'put', path: `/v1/games/${game}/mail-mute`, as: ada });
    await playOffer(club.api, game, bruno);
    const later = await startGame(club.api, [ada, chiara]);
    await ask(club.api, { method: 'put', path: `/v1/games/${later}/mail-mute`, as: ada });
    isAway = false;
    club.pass(3_600);
    const brought = await club.deliver();
    expect(receivers(brought)).toEqual([chiara.mail]);
    const [daily] = brought;
    expect(daily?.subject).toBe('2 games wait for you');
    for (const of of [game, later]) expect(daily?.text).toContain(`/games/${of}`);
    const out = daily?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
    expect(daily?.text).toContain(out);
    expect((await fetch(out.replace('https://play.example', club.api.url))).status).toBe(200);
    expect(await states()).toEqual({ unwanted: 3, waiting: 2 });
    expect(await states('digest')).toEqual({ retracted: 1, sent: 1 });
  });
});

describe('a worker that is killed', () => {
  it('at any statement loses no mail and writes none twice', { timeout: 60_000 }, async () => {
    const { pool } = club.api.service.database;
    const troubled = await openApi(club.urls, { noticeDelay: delay, now: club.now, post: null });
    const theirs = troubled.service.database.pool;
    let left = 0; // statements until it dies
    mortal(theirs, () => {
      left -= 1;
      return left < 0;
    });
    await club.api.service.relay.carry();
    let deaths = 0;
    for (let statements = 0; deaths < 200; statements += 1) {
      left = statements % 14;
      const isAlive = await troubled.service.notices.run().then(
        () => true,
        () => false,
      );
      if (!isAlive) deaths += 1;
      if (statements === 60) club.pass(delay);
      if (statements > 140 && isAlive) break;
    }
    expect(deaths).toBeGreaterThan(20);
    const { rows } = await pool.query(
      `select count(*)::integer, count(distinct user_id)::integer as users
         from outgoing_mail where notice_id is not null`,
    );
    expect(rows).toEqual([{ count: 3, users: 3 }]);
    await troubled.close();
    expect(receivers(await club.deliver())).toEqual(mails(players));
  });

  it('behind the server’s word that it has a mail repeats it, as the same mail', async () => {
    const { server } = club;
    await club.api.service.relay.carry();
    await club.api.service.notices.run();
    club.pass(delay);
    await club.api.service.notices.run();
    const troubled = await openApi(club.urls, {
      now: club.now,
      publicUrl: 'https://play.example',
      post: { smtpUrl: server.url, from: 'staffetta@play.example' },
    });
    mortal(troubled.service.database.pool, () => server.received.length > 0);
    await expect(troubled.service.post?.send()).rejects.toThrow('killed');
    await troubled.close();
    const idsOf = (received: readonly Received[]) =>
      received.map((mail) => readMail(mail).headers.get('message-id'));
    const lost = idsOf(server.received);
    expect(lost.length).toBeGreaterThan(0);
    await club.deliver();
    const again = server.received.slice(lost.length);
    expect(receivers(again.map(readMail))).toEqual(mails(players));
    expect(idsOf(again)).toEqual(expect.arrayContaining(lost));
    club.pass(86_400);
    expect(await club.deliver()).toEqual([]);
  });

  it('shares the work with another, and nobody is told twice', async () => {
    const second = await openApi(club.urls, { noticeDelay: delay, now: club.now, post: null });
    const workers = [club.api.service.notices, second.service.notices];
    await club.api.service.relay.carry();
    await Promise.all(workers.map((worker) => worker.run()));
    club.pass(delay);
    await Promise.all(workers.map((worker) => worker.run()));
    expect(receivers(await club.deliver())).toEqual(mails(players));
    await second.close();
  });
});

describe('a mail', () => {
  it('has a text and a page, a thread, and a way out', async () => {
    await club.deliver();
    club.pass(delay);
    const arrived = await club.deliver();
    const [ada] = players;
    const mail = arrived.find(({ to }) => to.includes(ada.mail));
    expect(mail?.subject).toMatch(/^Your turn: .+ with Bruno and Chiara$/);
    const { headers, text, html } = mail ?? { headers: new Map(), text: '', html: '' };
    const { rows } = await club.api.service.database.pool.query(
      `select notice_id from notice where user_id = $1 and kind = 'turn'`,
      [ada.id],
    );
    expect(headers.get('message-id')).toBe(`<${rows[0].notice_id}@play.example>`);
    expect(headers.get('references')).toMatch(/^<[0-9a-f-]{36}@play\.example>$/);
    expect(headers.get('in-reply-to')).toBe(headers.get('references'));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/play\.example\/unsubscribe\?link=[\w-]{43}>$/,
    );
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(text).toContain(`https://play.example/games/${game}\n`);
    expect(text).toContain('1. ');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toContain('<img');
    const others = arrived.filter((one) => one !== mail);
    for (const other of others) {
      expect(other.headers.get('references')).not.toBe(headers.get('references'));
    }
    const kept = await club.api.service.database.pool.query(
      'select count(*)::integer from outgoing_mail where html is not null or headers is not null',
    );
    expect(kept.rows).toEqual([{ count: 0 }]); // what was said is forgotten
    expect((await positionOf(club.api, game, ada)).status).toBe('running');
  });
});
