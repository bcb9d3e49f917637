import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import {
  type Ask,
  ask,
  expectProblem,
  openApi,
  openTable,
  type Player,
  playOffer,
  register,
  startGame,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { type Club, delay, openClub } from '../notices/club.ts';
import { leaveOrder } from '../orders.ts';
import { redealt } from '../redealt.ts';
import { bytesOf, expectSame, twinsOf } from '../worlds.ts';
import { enter, newAdmin } from './admins.ts';

// What happened in a game and around it, in one line.

let club: Club;
let admin: Player;

beforeAll(async () => {
  club = await openClub();
  admin = await newAdmin(club.api);
});
beforeEach(() => enter(club.api, admin));
afterAll(() => club.close());

const hour = 3_600;

type Entry = {
  readonly at: string;
  readonly kind: string;
  readonly event?: {
    readonly number: number;
    readonly kind: string;
    readonly event: object | null;
    readonly countsNoMore: boolean;
  };
  readonly waits?: readonly number[];
  readonly mail?: { readonly kind: string } | null;
  readonly what?: string;
  readonly clock?: object;
};

const wish = (game: string, query = ''): Ask => ({
  path: `/v1/admin/games/${game}/timeline${query}`,
  as: admin,
});

async function line(game: string, query = ''): Promise<readonly Entry[]> {
  const { status, body, text } = await ask(club.api, wish(game, query));
  expect(status, text).toBe(200);
  return body.entries;
}

const look = (game: string) =>
  ask(club.api, {
    method: 'post',
    path: `/v1/admin/games/${game}/look`,
    as: admin,
    body: { reason: 'a mail is missing' },
  });

const post = (path: string, as: Player, body: object = {}) =>
  ask(club.api, { method: 'post', path, as, body });

/** Lets all that is to be told be told. */
async function tell(): Promise<void> {
  await club.deliver();
  club.pass(delay);
  await club.deliver();
}

/** A timed game of two whose first mails have gone. */
async function toldGame(): Promise<{ game: string; players: readonly [Player, Player] }> {
  const players = [await club.member('Ada'), await club.member('Bea')] as const;
  const game = await startGame(club.api, players, { pace: { kind: 'perTurn', hours: 24 } });
  await tell();
  return { game, players };
}

describe('a time line', () => {
  it('holds events, mails, clocks and deeds of admins, in their order', async () => {
    const { game, players } = await toldGame();
    await look(game);
    const entries = await line(game, '?order=oldest');
    const kinds = entries.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['event', 'mail', 'clock', 'deed']));
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    const events = entries.filter(({ kind }) => kind === 'event');
    expect(events.map(({ event }) => event?.number)).toEqual(events.map((_, place) => place + 1));
    const begun = events.flatMap(({ waits }) => waits ?? []);
    expect(new Set(begun)).toEqual(new Set([0, 1]));
    const mails = entries.filter(({ kind }) => kind === 'mail').map(({ mail }) => mail);
    expect(mails).toContainEqual(
      expect.objectContaining({
        kind: 'turn',
        to: { id: players[0].id, name: players[0].name },
        seat: 0,
        state: 'sent',
        tries: 1,
      }),
    );
    expect(JSON.stringify(entries)).not.toContain('@');
    expect(entries.find(({ kind }) => kind === 'deed')).toMatchObject({
      operation: 'lookAsReferee',
      by: { id: admin.id, name: admin.name },
      reason: 'a mail is missing',
      status: 200,
    });
    const clocks = entries.filter(({ kind }) => kind === 'clock');
    expect(clocks.map(({ what }) => what)).toEqual(expect.arrayContaining(['waits', 'due']));
    const due = clocks.find(({ what }) => what === 'due');
    expect(due?.clock).toMatchObject({ due: due?.at });
  });

  it('is read page by page, either way round, and by kinds', async () => {
    const { game } = await toldGame();
    const whole = await line(game, '?order=oldest&kind=event&kind=mail&limit=200');
    expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(['event', 'mail']));
    for (const order of ['oldest', 'newest']) {
      const seen: Entry[] = [];
      let cursor = '';
      do {
        const query = `?order=${order}&kind=event&kind=mail&limit=3${cursor}`;
        const { body } = await ask(club.api, wish(game, query));
        seen.push(...body.entries);
        cursor = body.next === null ? '' : `&cursor=${body.next}`;
      } while (cursor !== '');
      expect(order === 'oldest' ? seen : seen.reverse()).toEqual(whole);
    }
    expect(await line(game, '?kind=reading')).not.toEqual([]); // this test has read
    expect((await line(game)).every(({ kind }) => kind !== 'reading')).toBe(true);
  });

  it('says whom an invitation is for that nobody has answered', async () => {
    const [host, guest] = [await club.member('Host'), await club.member('Guest')];
    const { id } = await openTable(club.api, host, 2);
    const asked = await post(`/v1/games/${id}/invitations`, host, { user: guest.id });
    expect(asked.status, asked.text).toBe(200);
    await tell();
    const to = { id: guest.id, name: guest.name };
    const entries = await line(id, '?order=oldest');
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'invitation', invitation: 1, to }),
    );
    const mail = expect.objectContaining({ kind: 'invitation', turn: 1, to });
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'mail', mail }));
  });

  it('has what an admin did by an event before it, whatever else lies in that minute', async () => {
    const { game, players } = await toldGame();
    const { body } = await ask(club.api, { path: `/v1/admin/games/${game}`, as: admin });
    club.pass(20);
    const pause = { reason: 'a fault of ours', days: 2 };
    expect((await post(`/v1/admin/games/${game}/pause`, admin, pause)).status).toBe(204);
    club.pass(10);
    await playOffer(club.api, game, players[0]);
    const entries = await line(game, '?order=oldest&kind=event&kind=deed');
    const places = entries.slice(-3).map(({ event, ...other }) => event?.number ?? other);
    const did = expect.objectContaining({ kind: 'deed', operation: 'pauseGame' });
    expect(places).toEqual([did, body.number + 1, body.number + 2]);
    const deed = entries.at(-3);
    expect(Date.parse(deed?.at ?? '')).toBe(club.now().getTime() - 10_000); // to the second,
    expect(entries.at(-2)?.at).toMatch(/:00\.000Z$/); // and events to the minute
    const newest = await line(game, '?kind=event&kind=deed&limit=3');
    expect(newest.toReversed()).toEqual(entries.slice(-3));
  });

  it('says of what was taken back that it counts no more, whichever way it is read', async () => {
    const { game, players } = await toldGame();
    await playOffer(club.api, game, players[0]);
    const { body } = await ask(club.api, { path: `/v1/admin/games/${game}`, as: admin });
    const event = body.number - 1;
    const back = { reason: 'a fault of ours', event, newest: body.number };
    const taken = await post(`/v1/admin/games/${game}/taking-back`, admin, back);
    expect(taken.status, taken.text).toBe(204);
    const goneIn = (entries: readonly Entry[]) =>
      entries.flatMap((one) => (one.event?.countsNoMore === true ? [one.event.number] : []));
    expect(goneIn(await line(game, '?kind=event'))).toEqual([body.number]);
    const first = `?order=oldest&kind=event&limit=${body.number}`; // does not reach what took it back
    expect(goneIn(await line(game, first))).toEqual([body.number]);
    const path = `/v1/admin/games/${game}/difference?from=${event - 1}&to=${body.number}`;
    const { body: difference } = await ask(club.api, { path, as: admin });
    const between: readonly Pick<Entry, 'event'>[] = difference.events.map(
      (one: Entry['event']) => ({
        event: one,
      }),
    );
    expect(between.map(({ event: one }) => one?.countsNoMore)).toEqual([false, true]);
  });

  it('holds the mail to whoever was freed from his seat, and how it ended', async () => {
    const { game, players } = await toldGame();
    const { body } = await ask(club.api, { path: `/v1/admin/games/${game}`, as: admin });
    const freeing = { reason: 'he asked for it', newest: body.number };
    const freed = await post(`/v1/admin/games/${game}/seats/1/vacancy`, admin, freeing);
    expect(freed.status, freed.text).toBe(204);
    await tell();
    const to = { id: players[1].id, name: players[1].name };
    const sent = { kind: 'seat-freed', to, state: 'sent', tries: 1, mayResend: false };
    const mail = expect.objectContaining(sent);
    expect(await line(game)).toContainEqual(expect.objectContaining({ kind: 'mail', mail }));
  });

  it('holds the daily mails that tell of the game, and no others', async () => {
    const daily = await club.member('Daily');
    const body = { telling: { turns: 'digest', digestHour: 13 } };
    await ask(club.api, { method: 'patch', path: '/v1/users/me', as: daily, body });
    const host = await club.member('Host');
    const [one, other] = [
      await startGame(club.api, [daily, host]),
      await startGame(club.api, [daily, host]),
    ];
    const ended = await startGame(club.api, [daily, host]);
    expect((await post(`/v1/games/${ended}/resign`, daily)).status).toBe(200);
    await club.deliver();
    club.pass(24 * hour);
    await club.deliver();
    await enter(club.api, admin);
    const digest = expect.objectContaining({
      kind: 'digest',
      to: { id: daily.id, name: daily.name },
      mayResend: false,
    });
    const entry = expect.objectContaining({ kind: 'mail', mail: digest });
    expect(await line(one)).toContainEqual(entry);
    expect(await line(other)).toContainEqual(entry);
    expect(await line(ended)).not.toContainEqual(entry);

    const { services, database } = club.api.service;
    await services.accounts.erase([daily.id]);
    expect(await line(one)).not.toContainEqual(entry);
    const { rows } = await database.pool.query('select from notice_game');
    expect(rows).toEqual([]);
  });

  it('knows its own cursors from what only looks like one', async () => {
    const { game } = await toldGame();
    const mark = { at: new Date().toISOString(), rank: 0, place: '1' };
    for (const odd of [{ rank: 3_000_000_000 }, { place: '\0' }]) {
      const cursor = Buffer.from(JSON.stringify({ ...mark, ...odd })).toString('base64url');
      const refused = await ask(club.api, wish(game, `?cursor=${cursor}`));
      expectProblem(refused, { status: 400, problem: 'invalid-request' });
    }
  });

  it('shows a turn whose time is over, and the reminders before', async () => {
    const { game } = await toldGame();
    club.pass(20 * hour);
    await club.api.service.clocks.run();
    await club.deliver();
    await enter(club.api, admin);
    const mails = await line(game, '?kind=mail');
    const kinds = mails.map(({ mail }) => mail?.kind);
    expect(kinds).toContain('reminder');
    club.pass(30 * hour);
    await club.api.service.clocks.run();
    await enter(club.api, admin);
    const facts = JSON.stringify(await line(game, '?kind=event'));
    expect(facts).toContain('time-ran-out');
  });
});

describe('what is secret', () => {
  it('is on it as something that is there, until an admin looks as referee', async () => {
    const { game, players } = await toldGame();
    const said = await post(`/v1/games/${game}/messages`, players[0], { text: 'Psst.', to: 1 });
    expect(said.status).toBe(201);
    await tell();
    await leaveOrder(club.api.service.services.games, game, 0);
    const open = await line(game, '?order=oldest');
    const hidden = open.filter(({ kind, mail }) => kind === 'mail' && mail === null);
    expect(hidden).toHaveLength(1);
    const order = open.find(({ kind, event }) => kind === 'event' && event?.event === null);
    expect(order?.event).toMatchObject({ event: null, sentences: [], told: null, hash: null });
    const before = open.filter(({ kind }) => kind === 'event').at(-2);
    expect(order?.at).toBe(before?.at); // when it was is not told,
    expect(hidden[0]?.at).toBe(before?.at); // nor when that was written
    expect(JSON.stringify(open)).not.toContain('"chat"');
    const asked = await ask(club.api, wish(game, '?referee=true'));
    expectProblem(asked, { status: 403, problem: 'look-needed' });
    await look(game);
    const all = await line(game, '?referee=true&order=oldest');
    const chat = expect.objectContaining({
      kind: 'chat',
      to: { id: players[1].id, name: players[1].name },
    });
    expect(all).toContainEqual(expect.objectContaining({ kind: 'mail', mail: chat }));
    const written = all.find(({ mail }) => mail?.kind === 'chat');
    expect(written?.at).not.toBe(hidden[0]?.at);
    const told = all.find(({ kind, event }) => kind === 'event' && event?.kind === 'order');
    expect(told?.event).toMatchObject({ told: [0] });
    expect(told?.at).not.toBe(before?.at);
  });

  it('is that somebody reported a message, and when an order was left', async () => {
    const { game, players } = await toldGame();
    const said = await post(`/v1/games/${game}/messages`, players[0], { text: 'You oaf.' });
    const report = `/v1/games/${game}/messages/${said.body.id}/report`;
    expect((await post(report, players[1], { reason: 'He insults me.' })).status).toBe(204);
    const { body } = await ask(club.api, { path: '/v1/admin/reports', as: admin });
    const found = body.reports.find((one: { game: string }) => one.game === game);
    const answer = { answer: 'We wrote to him.', reason: 'an insult' };
    const path = `/v1/admin/games/${game}/reports/${found.id}/answer`;
    const answered = await post(path, admin, answer);
    expect(answered.status, answered.text).toBe(204);
    const moved = () => ask(club.api, { path: `/v1/admin/games/${game}`, as: admin });
    await playOffer(club.api, game, players[0]); // so that his order waits
    const before = (await moved()).body;
    club.pass(600);
    await leaveOrder(club.api.service.services.games, game, 0);
    await tell();
    const after = (await moved()).body;
    expect(after.number).toBe(before.number + 1);
    expect(after.movedAt).toBe(before.movedAt);
    const foundBefore = async (movedBefore: number) => {
      const query = new URLSearchParams({ id: game, movedBefore: new Date(movedBefore).toJSON() });
      const page = await ask(club.api, { path: `/v1/admin/games?${query}`, as: admin });
      return page.body.games.map(({ movedAt }: { movedAt: string }) => movedAt);
    };
    const moment = Date.parse(after.movedAt);
    expect(await foundBefore(moment)).toEqual([]);
    for (const later of [1, 60_000, 601_000, 700_000]) {
      expect([later, await foundBefore(moment + later)]).toEqual([later, [after.movedAt]]);
    }
    expect(JSON.stringify(await line(game, '?kind=mail'))).not.toContain('report-answered');
    await look(game);
    const mail = expect.objectContaining({ kind: 'report-answered', state: 'sent' });
    const all = await line(game, '?kind=mail&referee=true');
    expect(all).toContainEqual(expect.objectContaining({ mail }));
  });

  it('does not show to an admin who has not looked, whatever was dealt', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
    const cluster = inject('databases').postgres18;
    const base = await freshDatabase(cluster);
    const api = await openApi(base.urls);
    const players = [await register(api), await register(api), await register(api)] as const;
    const game = await startGame(api, players);
    const looker = await newAdmin(api);
    await api.close();
    const worlds = await twinsOf(cluster, base.urls, (urls) =>
      redealt(urls, game, ({ deck, spare }, patrons) => {
        deck.reverse();
        const [first = ''] = patrons;
        patrons[0] = spare[0] ?? '';
        spare[0] = first;
      }),
    );
    const [one, other] = worlds;
    for (const [world, coins] of [
      [one, 1],
      [other, 2],
    ] as const) {
      await playOffer(world, game, players[0], coins);
    }
    const paths = ['timeline', 'timeline?order=oldest&limit=5', 'log'];
    for (const path of paths) {
      const answers = await Promise.all(
        worlds.map((world) => ask(world, { path: `/v1/admin/games/${game}/${path}`, as: looker })),
      );
      expect(answers[0]?.status).toBe(200);
      if (answers[0] && answers[1]) expectSame(bytesOf(answers[0]), bytesOf(answers[1]));
    }
    vi.useRealTimers();
    await base.drop();
  });
});
