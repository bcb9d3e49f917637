import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { listReports, reportText } from '../src/admin/reports.ts';
import { chatVersionFor } from '../src/games/chat.ts';
import { inNameOf } from '../src/games/tables.ts';
import { messageSchema, messagesSchema, noteSchema } from '../src/http/answers/writings.ts';
import {
  type Api,
  type Ask,
  ask,
  expectProblem,
  type Headers,
  openApi,
  type Player,
  read,
  register,
  startGame,
  tokenOf,
} from './api.ts';
import { freshDatabase } from './harness.ts';
import { block } from './people.ts';
import { currentGame } from './players.ts';
import { openStream, streamOf } from './stream-reader.ts';

let api: Api;
let other: Api; // another process on the same database
let players: readonly [Player, Player, Player];
let stranger: Player;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  api = await openApi(fresh.urls);
  other = await openApi(fresh.urls);
  players = [await register(api), await register(api), await register(api)];
  stranger = await register(api);
});
afterAll(async () => {
  await api.close();
  await other.close();
  await drop();
});

const say = (game: string, as: Player, text: string, to?: number, headers: Headers = {}) =>
  ask(api, { method: 'post', path: `/v1/games/${game}/messages`, as, body: { text, to }, headers });

const said = async (...asked: Parameters<typeof say>) =>
  read(await say(...asked), messageSchema, 201);

const messagesTo = async (game: string, as: Player, query = '') =>
  read(await ask(other, { path: `/v1/games/${game}/messages${query}`, as }), messagesSchema);

const heardBy = async (game: string, as: Player): Promise<readonly string[]> =>
  (await messagesTo(game, as)).messages.map(({ text }) => text);

const muting = (method: 'put' | 'delete', game: string, as: Player, muted: Player): Ask => ({
  method,
  path: `/v1/games/${game}/mutes/${muted.id}`,
  as,
});

const versionFor = async (game: string, { id }: Player): Promise<number> => {
  const { games, writings } = api.service.services;
  return (await chatVersionFor(writings, await currentGame(games, game), inNameOf(id))).messages;
};

describe('what is said', () => {
  it('to all is read by all, and to one seat by that seat and its author alone', async () => {
    const game = await startGame(api, players);
    const [ada, bea, carlo] = players;
    await said(game, ada, 'Good luck!');
    await said(game, ada, 'Let us bid low.', 1);
    await said(game, bea, 'Agreed.', 0);
    await said(game, carlo, 'Hello.');
    for (const pair of [ada, bea]) {
      expect(await heardBy(game, pair)).toEqual([
        'Good luck!',
        'Let us bid low.',
        'Agreed.',
        'Hello.',
      ]);
      expect(await versionFor(game, pair)).toBe(4);
    }
    for (const reader of [carlo, stranger]) {
      expect(await heardBy(game, reader)).toEqual(['Good luck!', 'Hello.']);
      expect(await versionFor(game, reader)).toBe(2);
    }
  });

  it('is read on from any message of one’s own, a page at a time', async () => {
    const game = await startGame(api, players);
    const texts = ['one', 'two', 'three', 'four', 'five'];
    for (const text of texts) await said(game, players[0], text);
    const first = await messagesTo(game, stranger, '?limit=2');
    expect(first.messages.map(({ text }) => text)).toEqual(['one', 'two']);
    expect(first.next).toBe(first.messages[1]?.id);
    const rest = await messagesTo(game, stranger, `?after=${first.next}`);
    expect(rest.messages.map(({ text }) => text)).toEqual(['three', 'four', 'five']);
    expect(rest.next).toBeNull();
    const { id } = await said(game, players[0], 'between us', 1);
    const path = `/v1/games/${game}/messages?after=${id}`;
    const refused = await ask(api, { path, as: stranger });
    expectProblem(refused, { status: 400, problem: 'invalid-request' });
  });

  it('at once by many is kept whole, and with a key it is said once', async () => {
    const game = await startGame(api, players);
    const texts = Array.from({ length: 12 }, (_, index) => `word ${index}`);
    await Promise.all(
      texts.flatMap((text, index) =>
        [1, 2].map(() =>
          said(game, players[index % 3] ?? players[0], text, undefined, {
            'idempotency-key': text,
          }),
        ),
      ),
    );
    expect([...(await heardBy(game, stranger))].sort()).toEqual([...texts].sort());
    const key = { 'idempotency-key': 'word 0' };
    expectProblem(await say(game, players[0], 'word 0', 1, key), {
      status: 409,
      problem: 'key-reused',
    });
  });

  it('wakes those who look at the game', async () => {
    const game = await startGame(api, players);
    const heard = vi.fn();
    const stop = other.service.services.feed.listen(game, heard);
    const stream = await openStream(other, streamOf(game), players[1]);
    await stream.next();
    await api.service.relay.carry(); // nothing else is left to be heard of
    const before = heard.mock.calls.length;
    await said(game, players[0], 'Wake up!');
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(before);
    const chatted = `event: chatted\ndata: {"game":"${game}","messages":1,"closings":0}`;
    await expect.poll(() => stream.text()).toContain(chatted);
    stop();
    stream.close();
  });

  it('by a muted player is heard no more, by nobody but who muted him, until he may speak again', async () => {
    const game = await startGame(api, players);
    const [ada, bea, carlo] = players;
    await said(game, bea, 'before');
    expect((await ask(api, muting('put', game, ada, bea))).status).toBe(204);
    expect((await ask(api, muting('put', game, ada, bea))).status).toBe(204);
    await said(game, bea, 'meanwhile');
    await said(game, bea, 'meanwhile, to you', 0);
    expect((await ask(api, muting('delete', game, ada, bea))).status).toBe(204);
    await said(game, bea, 'after');
    expect(await heardBy(game, ada)).toEqual(['before', 'after']);
    expect(await heardBy(game, bea)).toEqual(['before', 'meanwhile', 'meanwhile, to you', 'after']);
    expect(await heardBy(game, carlo)).toEqual(['before', 'meanwhile', 'after']);
    const elsewhere = await startGame(api, players);
    await ask(api, muting('put', game, ada, bea));
    await said(elsewhere, bea, 'another game');
    expect(await heardBy(elsewhere, ada)).toEqual(['another game']);
  });

  it('to one who has blocked its author does not reach him, and the author cannot tell', async () => {
    const [ada, bea] = [await register(api), await register(api)];
    const game = await startGame(api, [ada, bea]);
    await block(api, ada, bea);
    await said(game, bea, 'Listen!', 0);
    expect(await heardBy(game, ada)).toEqual([]);
    expect(await heardBy(game, bea)).toEqual(['Listen!']);
  });
});

describe('a note', () => {
  it('is its writer’s alone, the last one he wrote', async () => {
    const game = await startGame(api, players);
    const path = `/v1/games/${game}/notes`;
    const noted = (as: Player, text: string) =>
      ask(api, { method: 'put', path, as, body: { text } });
    read(await noted(players[0], 'first'), noteSchema);
    read(await noted(players[0], 'second'), noteSchema);
    read(await noted(stranger, 'a spectator’s'), noteSchema);
    const texts = await Promise.all(
      [...players, stranger].map(
        async (as) => read(await ask(other, { path, as }), noteSchema).text,
      ),
    );
    expect(texts).toEqual(['second', '', '', 'a spectator’s']);
  });
});

describe('all that a user has written', () => {
  it('can be had, and is gone once it is erased', async () => {
    const [ada, bea] = players;
    const author = await register(api);
    const game = await startGame(api, [author, ada, bea]);
    await said(game, author, 'I was here.');
    await said(game, ada, 'So was I.');
    const path = `/v1/games/${game}/notes`;
    await ask(api, { method: 'put', path, as: author, body: { text: 'Ada bluffs.' } });
    const { writings } = api.service.services;
    const { notes, messages } = await writings.of(author.id);
    expect(notes).toMatchObject([{ gameId: game, text: 'Ada bluffs.' }]);
    expect(messages).toMatchObject([{ gameId: game, text: 'I was here.' }]);
    await writings.erase(author.id);
    const nothing = { notes: [], messages: [], reports: [], mutes: [], chatsRead: [] };
    expect(await writings.of(author.id)).toEqual(nothing);
    expect(await heardBy(game, bea)).toEqual(['So was I.']);
  });
});

describe('who has blocked somebody', () => {
  it('gets nothing of what he says to all, himself or through his bot; the others do', async () => {
    const [host, blocked, another] = [
      await register(api),
      await register(api),
      await register(api),
    ];
    const { accounts } = api.service.services;
    const made = await accounts.bots.make(blocked.id, 'Bot of the blocked');
    const bot: Player = { ...made, token: await tokenOf(api.service, made.id) };
    await block(api, host, blocked);
    for (const author of [blocked, bot]) {
      const game = await startGame(api, [another, host, author]);
      await said(game, author, 'Hear me!');
      expect((await messagesTo(game, host)).messages).toEqual([]);
      expect((await messagesTo(game, another)).messages).toHaveLength(1);
    }
  });
});

describe('whoever runs the service', () => {
  const all = { waitingOnly: false, before: null, limit: 1_000 };

  it('reads what was reported, by whom and why, and no control character of it', async () => {
    const game = await startGame(api, players);
    const [author, reader] = players;
    const { id } = await said(game, author, 'Buy lanterns!');
    const colour = 'update game_message set text = $2 where message_id = $1'; // an earlier release let him
    await api.service.database.pool.query(colour, [id, 'Buy \u001b[31mlanterns!']);
    const path = `/v1/games/${game}/messages/${id}/report`;
    const body = { reason: 'He advertises.' };
    expect((await ask(api, { method: 'post', path, as: reader, body })).status).toBe(204);
    const reported = async (why: string | null = 'he was erased') => {
      const wish = { ...all, asker: { reason: why } };
      const reports = await listReports(api.service.database, wish, new Date());
      return reports.filter((one) => one.game === game);
    };
    const found = await reported(null);
    expect(found).toEqual([
      {
        ...{ id: expect.any(String), at: expect.any(Date), game, message: id, author: author.name },
        ...{
          answeredAt: null,
          answer: null,
          withheld: null,
          text: 'Buy \u001b[31mlanterns!',
          reporter: reader.name,
          reason: 'He advertises.',
        },
      },
    ]);
    const text = found.map(reportText).join();
    expect(text).toContain(`${author.name} wrote: "Buy \\u001b[31mlanterns!"`);
    expect(text).toContain(`${reader.name} says: "He advertises."`);
    await api.service.services.writings.erase(author.id);
    const [erased] = await reported();
    expect(erased).toMatchObject({ author: null, text: null, reporter: reader.name });
    expect((await reported(null)).map(reportText).join()).not.toContain('He advertises.');
  });

  it('reads what was written to one seat alone only with a reason, and nothing of it without', async () => {
    const game = await startGame(api, players);
    const [author, reader] = players;
    const { id } = await said(game, author, 'Let us ruin Carlo.', 1);
    const path = `/v1/games/${game}/messages/${id}/report`;
    const body = { reason: 'He wants to ruin Carlo.' };
    expect((await ask(api, { method: 'post', path, as: reader, body })).status).toBe(204);
    const told = async (why: string | null) => {
      const wish = { ...all, asker: { reason: why } };
      const reports = await listReports(api.service.database, wish, new Date());
      return reports.filter((one) => one.game === game).map(reportText);
    };
    const [withheld] = await told(null);
    expect(withheld).toContain('--reason');
    for (const secret of ['Carlo', author.name, reader.name]) {
      expect(withheld).not.toContain(secret);
    }
    expect(await told('Bea complains')).toEqual([
      expect.stringContaining(`${author.name} wrote: "Let us ruin Carlo."`),
    ]);
  });
});
