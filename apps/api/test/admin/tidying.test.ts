import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ask,
  expectProblem,
  isOver,
  type Player,
  playUntil,
  playUntilTurns,
  startGame,
} from '../api.ts';
import { type Club, delay, openClub, receivers } from '../notices/club.ts';
import { openStream, streamOf } from '../stream-reader.ts';
import { enter, newAdmin } from './admins.ts';

// Help that changes nothing of what happened in a game.

let club: Club;
let admin: Player;

beforeAll(async () => {
  club = await openClub();
  admin = await newAdmin(club.api);
});
beforeEach(() => enter(club.api, admin));
afterAll(() => club.close());

const reason = 'the host asked for it';

const help = (path: string, as: Player = admin, why = reason) =>
  ask(club.api, { method: 'post', path: `/v1/admin/games/${path}`, as, body: { reason: why } });

const get = (path: string, as: Player) => ask(club.api, { path, as });

type Member = Player & { readonly mail: string };

const pair = async (): Promise<readonly [Member, Member]> => [
  await club.member('Ada'),
  await club.member('Bea'),
];

/** A game in which it is somebody's turn, and of which all mails have gone. */
async function turnGame() {
  const players = await pair();
  const game = await startGame(club.api, players);
  const { toAct } = await playUntilTurns(club.api, game, players);
  const acting = players[toAct[0] ?? 0] ?? players[0];
  const told = await tell();
  return { game, players, acting, told };
}

async function tell() {
  await club.deliver();
  club.pass(delay);
  return club.deliver();
}

type Mail = {
  readonly id: string;
  readonly kind: string;
  readonly to: { readonly id: string };
  readonly state: string;
  readonly again: number;
  readonly mayResend: boolean;
};

async function mailsOf(game: string, kind: string): Promise<readonly Mail[]> {
  const { body } = await get(`/v1/admin/games/${game}/timeline?kind=mail&limit=200`, admin);
  const mails = (body.entries as { mail: Mail | null }[]).map(({ mail }) => mail);
  return mails.filter((mail) => mail !== null).filter((mail) => mail.kind === kind);
}

const turnMailTo = async (game: string, { id }: Player): Promise<Mail> => {
  const mails = await mailsOf(game, 'turn');
  const found = mails.find(({ to, state }) => to.id === id && state === 'sent');
  if (found === undefined) throw new Error('He got no mail');
  return found;
};

describe('a mail', () => {
  it('is sent again as another mail of the same thread, written as things are now', async () => {
    const { game, acting, told } = await turnGame();
    const mail = await turnMailTo(game, acting);
    expect(mail.mayResend).toBe(true);
    expect((await help(`${game}/mails/${mail.id}/again`)).status).toBe(204);
    const onItsWay = (await mailsOf(game, 'turn')).find(({ id }) => id === mail.id);
    expect(onItsWay).toMatchObject({ state: 'waiting', mayResend: false });
    const refused = await help(`${game}/mails/${mail.id}/again`);
    expectProblem(refused, { status: 409, problem: 'done-already' });
    const arrived = await club.deliver();
    expect(receivers(arrived)).toEqual([acting.mail]);
    const heads = arrived[0]?.headers;
    const [first] = told.filter(({ to }) => to.includes(acting.mail));
    expect(heads?.get('references')).toBe(first?.headers.get('references'));
    expect(heads?.get('message-id')).not.toBe(first?.headers.get('message-id'));
    expect(arrived[0]?.text).toContain(`/games/${game}`);
    const kept = (await mailsOf(game, 'turn')).find(({ id }) => id === mail.id);
    expect(kept).toMatchObject({ state: 'sent', again: 1, mayResend: true });
    expect((await help(`${game}/mails/${mail.id}/again`)).status).toBe(204);
    expect(await club.deliver()).toHaveLength(1); // and once more
  });

  it('is not sent again when it says what is no longer so', async () => {
    const { game, acting, players } = await turnGame();
    const mail = await turnMailTo(game, acting);
    await playUntil(club.api, game, players, isOver);
    const answer = await help(`${game}/mails/${mail.id}/again`);
    expectProblem(answer, { status: 409, problem: 'mail-untrue' });
  });

  it('is sent once by two admins at once', async () => {
    const { game, acting } = await turnGame();
    const { id } = await turnMailTo(game, acting);
    const other = await newAdmin(club.api);
    const answers = await Promise.all([
      help(`${game}/mails/${id}/again`),
      help(`${game}/mails/${id}/again`, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await club.deliver()).toHaveLength(1);
  });

  it('about a private message is there only for whoever has looked', async () => {
    const { game, players } = await turnGame();
    const path = `/v1/games/${game}/messages`;
    const body = { text: 'Psst.', to: 1 };
    await ask(club.api, { method: 'post', path, as: players[0], body });
    await tell();
    expect(await mailsOf(game, 'chat')).toEqual([]);
    const { rows } = await club.api.service.database.pool.query<{ id: string }>(
      `select notice_id as id from notice where game_id = $1 and kind = 'chat'`,
      [game],
    );
    const again = `${game}/mails/${rows[0]?.id}/again`;
    expectProblem(await help(again), { status: 404, problem: 'not-found' });
    await help(`${game}/look`);
    expect((await help(again)).status).toBe(204);
  });
});

describe('a chat that is closed', () => {
  const say = (game: string, as: Player, text: string, key = text) =>
    ask(club.api, {
      method: 'post',
      path: `/v1/games/${game}/messages`,
      as,
      body: { text },
      headers: { 'idempotency-key': key },
    });

  it('takes no messages, and says why to all who read it, until it is opened again', async () => {
    const [ada, bea] = await pair();
    const game = await startGame(club.api, [ada, bea]);
    const first = await say(game, ada, 'Shout!');
    const stream = await openStream(club.api, streamOf(game), bea);
    const heard = (closings: number) =>
      expect.poll(stream.text).toContain(JSON.stringify({ game, messages: 1, closings }));
    await heard(0);
    expect((await help(`${game}/chat/closing`)).status).toBe(204);
    await heard(1);
    expectProblem(await say(game, bea, 'Shout!!'), { status: 409, problem: 'chat-closed' });
    const repeated = await say(game, ada, 'Shout!'); // it was said before
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    for (const as of [ada, bea, await club.member('Watcher')]) {
      const { body } = await get(`/v1/games/${game}/messages`, as);
      expect(body.closed).toEqual({ at: club.now().toISOString(), reason });
      expect(body.messages.map(({ text }: { text: string }) => text)).toEqual(['Shout!']);
    }
    const since = async () => (await get(`/v1/admin/games/${game}`, admin)).body.chatClosedAt;
    expect(await since()).toBe(club.now().toISOString());
    const twice = await help(`${game}/chat/closing`);
    expectProblem(twice, { status: 409, problem: 'done-already' });
    club.pass(60);
    const opened = { at: club.now().toISOString(), reason: 'they made peace' };
    expect((await help(`${game}/chat/opening`, admin, opened.reason)).status).toBe(204);
    await heard(2);
    expect(await since()).toBeNull();
    expect((await say(game, bea, 'Whisper.')).status).toBe(201);
    for (const as of [ada, await club.member('Reader')]) {
      const { body } = await get(`/v1/games/${game}/messages`, as);
      expect([body.closed, body.opened]).toEqual([null, opened]);
    }
    expect((await help(`${game}/chat/closing`)).status).toBe(204);
    expect((await get(`/v1/games/${game}/messages`, ada)).body.opened).toBeNull();
    stream.close();
  });
});

describe('a game that is archived', () => {
  const ids = async (query: string, as: Player): Promise<readonly string[]> => {
    const { body } = await get(`/v1/games?limit=100&${query}`, as);
    return body.games.map(({ id }: { id: string }) => id);
  };
  const found = async (query: string): Promise<readonly string[]> => {
    const { status, body, text } = await get(`/v1/admin/games?limit=200&${query}`, admin);
    expect(status, text).toBe(200);
    return body.games.map(({ id }: { id: string }) => id);
  };

  it('stands in no ordinary list, and is reached, exported and verified as before', async () => {
    const players = await pair();
    const [ada] = players;
    const game = await startGame(club.api, players);
    expectProblem(await help(`${game}/archive`), { status: 409, problem: 'archives-ended' });
    await playUntil(club.api, game, players, isOver);
    expect(await ids('mine=true&finished=true', ada)).toEqual([game]);
    const before = (await get(`/v1/games/${game}`, ada)).body;
    expect((await help(`${game}/archive`)).status).toBe(204);
    for (const list of ['', 'mine=true', 'mine=true&finished=true', 'status=ended']) {
      expect(await ids(list, ada)).not.toContain(game);
    }
    expect(await ids('mine=true&finished=true&archived=true', ada)).toEqual([game]);
    const archiving = { at: club.now().toISOString(), reason };
    for (const as of [ada, await club.member('Passer-by')]) {
      const { body } = await get(`/v1/games/${game}`, as);
      expect([body.archived, body.archiving]).toEqual([true, archiving]);
    }
    const after = { ...before, archived: true, archiving };
    expect((await get(`/v1/games/${game}`, ada)).body).toEqual(after);
    expect((await get('/v1/games?mine=true&archived=true', ada)).body.games).toEqual([after]);
    expect((await get(`/v1/games/${game}/export`, ada)).status).toBe(200);
    expect((await help(`${game}/archive`)).body.title).toBe('done-already');
    expect(await found(`archived=true&player=${ada.id}`)).toEqual([game]);
    expect(await found('archived=true')).toContain(game);
    expect(await found('archived=false')).not.toContain(game);
    expect(await found('')).toContain(game);
    expect((await help(`${game}/unarchive`, admin, 'they play it again')).status).toBe(204);
    expect(await ids('mine=true&finished=true', ada)).toEqual([game]);
    expect((await get(`/v1/games/${game}`, ada)).body).toEqual({
      ...before,
      archiving: { at: club.now().toISOString(), reason: 'they play it again' },
    });
  });

  it('and others are found by the beginning of an id, and by age', async () => {
    const old = await startGame(club.api, await pair());
    club.pass(3_600);
    const players = await pair();
    const moved = await startGame(club.api, players);
    club.pass(60);
    const between = club.now().toISOString();
    club.pass(3_600);
    await enter(club.api, admin);
    await playUntilTurns(club.api, moved, players);
    const young = await startGame(club.api, await pair());
    expect(await found(`id=${old.slice(0, 10)}`)).toEqual([old]);
    expect(await found(`id=${old}&status=ended`)).toEqual([]);
    const created = await found(`createdBefore=${between}`);
    expect(created).toEqual(expect.arrayContaining([old, moved]));
    expect(created).not.toContain(young);
    const still = await found(`movedBefore=${between}&status=running`);
    expect(still).toContain(old);
    expect(still).not.toContain(moved);
    const paged: string[] = [];
    for (let cursor = ''; ; ) {
      const path = `/v1/admin/games?limit=2&movedBefore=${between}&status=running${cursor}`;
      const { body } = await get(path, admin);
      paged.push(...body.games.map(({ id }: { id: string }) => id));
      if (body.next === null) break;
      cursor = `&cursor=${body.next}`;
    }
    expect(paged).toEqual(still);
  });
});
