import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { listenForMail } from '../../src/replies/listening.ts';
import { type Api, acted, type Player, positionOf } from '../api.ts';
import { addressAt, useReadersWorld, writeMails } from '../mail-worlds.ts';
import { redealt } from '../redealt.ts';
import {
  actFromHome,
  alone,
  askFromHome,
  bytesOf,
  expectSame,
  inBoth,
  type Twins,
} from '../worlds.ts';

// What is answered to mails: byte for byte the same to whoever cannot tell two worlds apart, and what
// another server hears that brings them.

const patience = 180_000;
const domain = 'reply.example';
const token = 'a-token-for-mails-that-come-in';

const world = useReadersWorld();
let game: string;
let players: readonly [Player, Player, Player];

beforeAll(() => {
  ({ game, players } = world());
});

type Ports = readonly [number, number];

/** Two worlds that take mails in, and by which ports. */
async function openTwins(change?: (urls: DatabaseUrls) => Promise<void>) {
  const settings = { replyDomain: domain, mailInToken: token };
  const worlds = await world().twins(change, settings);
  const ports = await Promise.all(
    worlds.map(async ({ service: { replies } }) => {
      if (replies === null) throw new Error('No mail is taken in');
      const listener = await listenForMail(replies, { host: '127.0.0.1', port: 0 }, (error) => {
        throw error;
      });
      onTestFinished(() => {
        endVisit(listener.port);
        return listener.close();
      });
      return listener.port;
    }),
  );
  await writeMails(worlds);
  return { worlds, ports: ports as [number, number] };
}

/** Asks a server something, or waits for its first word; gives all it says. */
async function hear(socket: Socket, line: string | null): Promise<string> {
  if (line !== null) socket.write(`${line}\r\n`);
  let said = '';
  while (!/(^|\n)\d{3} [^\n]*\r\n$/.test(said)) said += String(await once(socket, 'data'));
  return said;
}

/** The visits to servers, by their ports, and how many mails each has brought. */
const visits = new Map<number, { readonly socket: Socket; mails: number }>();

/** So many mails are brought in one visit: each new one waits, and none may bring too many. */
const mailsOfVisit = 40;

async function visitTo(port: number): Promise<Socket> {
  const going = visits.get(port);
  if (going !== undefined && going.mails < mailsOfVisit) {
    going.mails += 1;
    return going.socket;
  }
  endVisit(port);
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  visits.set(port, { socket, mails: 1 });
  expect(await hear(socket, null)).toMatch(/^220 /);
  await hear(socket, 'EHLO members.example');
  return socket;
}

function endVisit(port: number): void {
  visits.get(port)?.socket.destroy();
  visits.delete(port);
}

/** What a server answers to another that brings a mail. */
async function bring(port: number, to: string, raw: string): Promise<string> {
  const socket = await visitTo(port);
  const lines = [
    'RSET',
    'MAIL FROM:<anybody@members.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${raw}\r\n.`,
  ];
  let said = '';
  for (const line of lines) said += await hear(socket, line);
  return said;
}

async function hand({ url }: Api, raw: string): Promise<string> {
  const response = await fetch(`${url}/v1/mail/inbound`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  const { status } = response;
  return bytesOf({
    status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name]) => !name.includes('ratelimit')),
    ),
    text: await response.text(),
  });
}

/** A mail one may answer to: the newest that tells of a turn, that is an answer itself, or of either. */
const answerables = ['turn', 'answer', 'newest'] as const;
type Answerable = (typeof answerables)[number];

const isAnswerable = (to: string): to is Answerable =>
  answerables.some((answerable) => answerable === to);

async function addressOf({ service }: Api, { id }: Player, of: Answerable): Promise<string> {
  const { rows } = await service.database.pool.query<{ readonly address: string }>(
    `select headers ->> 'replyTo' as address from outgoing_mail
      where user_id = $1 and $2 in ('newest', case when game_id is null then 'turn' else 'answer' end)
        and headers ? 'replyTo'
      order by created_at desc limit 1`,
    [id, of],
  );
  return rows[0]?.address ?? '';
}

/** All that was ever answered to a player: secrets are drawn at random, all of one length. */
async function answersTo({ service }: Api, { id }: Player): Promise<readonly string[]> {
  const { rows } = await service.database.pool.query<{ readonly text: string }>(
    `select concat_ws(E'\\n', address, created_at, subject, body, html, headers::text) as text
       from outgoing_mail where user_id = $1 and game_id is not null order by created_at`,
    [id],
  );
  return rows.map(({ text }) =>
    text.replace(/move\+[a-z2-7]{26}@/g, 'move+secret@').replace(/127\.0\.0\.1:\d+/g, 'here'),
  );
}

/** What a player was told of his mails, each by an id of its own. */
const listOf = async (api: Api, as: Player): Promise<string> =>
  bytesOf(await askFromHome(api, { path: '/v1/users/me/mails?limit=100', as })).replace(
    /"id":"[0-9a-f-]{36}","kind":"answer"/g,
    '"kind":"answer"',
  );

type Reply = {
  readonly text: string;
  readonly to?: string; // an address, or that of a mail: of his turn’s, if left out
  readonly from?: string;
};

let mails = 0;

/**
 * Answers in both worlds, and once more by hand, of which nothing follows; compares all that is said to
 * whoever brings it, and all that is answered. Gives the answer, if there is one.
 */
async function answeredAlike(
  { worlds, ports }: { readonly worlds: Twins; readonly ports: Ports },
  seat: number,
  { text, to: of = 'turn', from = addressAt(seat) }: Reply,
): Promise<string | null> {
  const player = players[seat] ?? players[0];
  const before = (await answersTo(worlds[0], player)).length;
  mails += 1;
  const id = `<${mails}@members.example>`;
  const heard = await inBoth(worlds, async (api) => {
    const to = isAnswerable(of) ? await addressOf(api, player, of) : of;
    const head = [`From: ${from}`, `To: ${to}`, `Message-ID: ${id}`, 'Subject: Re', ''];
    const raw = [...head, text].join('\r\n');
    const port = ports[worlds.indexOf(api)] ?? 0;
    return [await bring(port, to, raw), await hand(api, raw)].join('\n');
  });
  expectSame(...heard);
  expect(heard[0]).toMatch(/^250 /);
  const [one, other] = await Promise.all(worlds.map((api) => answersTo(api, player)));
  expectSame((one ?? []).join('\n\n'), (other ?? []).join('\n\n'));
  expect(one?.length).toBeLessThanOrEqual(before + 1);
  return one?.[before] ?? null;
}

type Both = Awaited<ReturnType<typeof openTwins>>;

/** Every kind of reply there is, by one who is waited for to seal; what each is answered with. */
async function everyKind(both: Both, seat: number): Promise<void> {
  const told = async (reply: Reply): Promise<string> =>
    (await answeredAlike(both, seat, reply)) ?? '';
  const [one] = both.worlds;
  const player = players[seat] ?? players[0];
  const { version } = await positionOf(one, game, player);
  const answers = [
    await told({ text: 'help' }),
    await told({ text: '' }),
    await told({ text: 'board' }),
    await told({ text: 'seal 5' }),
    await told({ text: 'seal 99' }),
    await told({ text: 'win the game' }),
    await told({ text: 'pass' }),
    await told({ text: '999' }),
    await told({ text: '2\r\n3' }),
    await told({ text: 'yes' }),
    await told({ text: 'no' }),
    await told({ text: '1', from: 'eve@elsewhere.example' }),
    await told({ text: '2' }),
  ];
  expect(answers.every((text) => text !== '')).toBe(true);
  expect(new Set(answers).size).toBe(answers.length);
  await told({ text: 'no', to: 'answer' });
  await told({ text: '3' });
  expect((await positionOf(one, game, player)).version).toBe(version);
  await told({ text: 'yes', to: 'answer' });
  expect((await positionOf(one, game, player)).version).toBe(version + 1);
  const late = await told({ text: '1' });
  expect(late).not.toBe('');
  expect(await told({ text: '1', to: `move+${'a'.repeat(26)}@${domain}` })).toBe('');
  await told({ text: 'stop' });
  vi.setSystemTime(Date.now() + 61 * 86_400_000);
  expect(await told({ text: '1' })).not.toBe('');
  const lists = await Promise.all(both.worlds.map((api) => listOf(api, player)));
  expectSame(lists[0] ?? '', lists[1] ?? '');
  expect(lists[0]).toContain('"kind":"answer"');
}

const seal = (coins: number) => ({ actions: [{ type: 'seal', coins }], decision: 'stall-1' });

describe('an answer to a mail', { timeout: patience }, () => {
  it('tells nobody else what was sealed, changed, ordered or said to one alone', async () => {
    const both = await openTwins();
    const [one, other] = both.worlds;
    const [sealer, , third] = players;
    const at = `/v1/games/${game}`;
    acted(await actFromHome(one, game, sealer, seal(2)));
    for (const coins of [11, 0, 4]) acted(await actFromHome(other, game, sealer, seal(coins)));
    const order = { stalls: 'all', seal: 4, upTo: 9, atLimit: 'pass', offered: 'take' };
    const body = { order, decision: 'stall-1' };
    await alone(other, { method: 'post', path: `${at}/orders`, as: sealer, body });
    const message = { text: 'Between us.', to: 0 };
    await alone(other, { method: 'post', path: `${at}/messages`, as: third, body: message });
    const theirs = await Promise.all(
      both.worlds.map(async (api) => {
        const raw = (to: string) =>
          `From: ${addressAt(0)}\r\nTo: ${to}\r\nMessage-ID: <sealer@members.example>\r\n\r\nboard`;
        await hand(api, raw(await addressOf(api, sealer, 'turn')));
        return (await answersTo(api, sealer)).join();
      }),
    );
    expect(theirs[0]).not.toBe('');
    expect(theirs[0]).not.toBe(theirs[1]);
    await everyKind(both, 1);
  });

  it('tells nothing of another’s patron, nor of what lies face down', async () => {
    const both = await openTwins((urls) =>
      redealt(urls, game, ({ spare, deck }, patrons) => {
        const [first = '', , last = ''] = patrons;
        patrons[0] = last;
        patrons[2] = spare[0] ?? '';
        spare[0] = first;
        deck.splice(6, 6, ...deck.slice(6).reverse());
      }),
    );
    await everyKind(both, 1);
  });

  it('tells nothing of what lies face down through a game that is played by mail', async () => {
    const both = await openTwins((urls) =>
      redealt(urls, game, ({ deck }) => {
        deck.splice(6, 6, ...deck.slice(6).reverse());
      }),
    );
    for (const { service } of both.worlds) {
      await service.database.pool.query(
        `update user_account set telling = '{"replies":"at-once"}'`,
      );
    }
    let played = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const { toAct, status, version } = await positionOf(both.worlds[0], game, players[0]);
      if (status === 'ended') break;
      const seat = toAct.at(-1) ?? 0;
      await writeMails(both.worlds);
      await answeredAlike(both, seat, { text: String((turn % 3) + 1), to: 'newest' });
      const after = await positionOf(both.worlds[0], game, players[0]);
      if (after.version > version) played += 1;
    }
    expect(played).toBeGreaterThan(10);
  });
});
