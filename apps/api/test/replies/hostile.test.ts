import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { limits as often } from '../../src/accounts/throttle.ts';
import { sha256 } from '../../src/games/secret.ts';
import { limits } from '../../src/mail-in/read.ts';
import { openMailReading } from '../../src/replies/reading.ts';
import { startGame } from '../api.ts';
import { type Club, openClub } from '../notices/club.ts';
import { type Member, mailsIn } from './answering.ts';

// Mails that are made to keep a service busy.

const domain = 'reply.example';
const eve = 'eve@elsewhere.example';

let club: Club;
let ada: Member;
let to: string; // hers, which Eve has got hold of

beforeAll(async () => {
  club = await openClub({ replyDomain: domain });
  ada = await club.member('Ada');
  await startGame(club.api, [ada, await club.member('Bruno')]);
  to = (await mailsIn(club, ada))[0]?.headers.get('reply-to') ?? '';
});
afterAll(() => club.close());

type Way = { readonly from?: string; readonly hasEnvelope?: boolean };

const receive = (body: string, recipient: string, { from = eve, hasEnvelope = true }: Way = {}) =>
  club.api.service.replies?.receive({
    envelope: hasEnvelope ? { from, to: [recipient] } : null,
    raw: Buffer.from(`From: ${from}\r\nTo: ${recipient}\r\n\r\n${body}`),
  }) ?? Promise.reject(new Error('Nobody takes mails in'));

/** Far below what it would come to if the mail were read, or read in this thread. */
const bound = 8;

type Measure = (run: () => Promise<void>) => Promise<number>;

/** Milliseconds in which this thread could do nothing else. */
const busy: Measure = async (run) => {
  const before = performance.eventLoopUtilization();
  await run();
  return performance.eventLoopUtilization(before).active;
};

/** Milliseconds of a processor, in all threads. */
const used: Measure = async (run) => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** How often as much one mail takes as another does, at least. */
async function times(measure: Measure, one: () => Promise<void>, other: () => Promise<void>) {
  let least = Number.POSITIVE_INFINITY;
  await other(); // starts what has to be started once
  for (let round = 0; round < 4 && least > bound; round += 1) {
    const usual = await measure(other);
    least = Math.min(least, (await measure(one)) / Math.max(5, usual));
  }
  return least;
}

const largest = limits.bytes - 1_000;
const nobody = `move+${'a'.repeat(26)}@${domain}`;

/** Bodies each of which once took seconds. */
const hostile: readonly (readonly [name: string, piece: string])[] = [
  ['empty lines', '\r\n'],
  ['quoted lines', '> a\r\n'],
  ['headers of quoted mails', 'From: a\r\nSent: b\r\n'],
  ['elements', '<p>\r\n'],
];

describe('a mail to nobody', () => {
  it.each([
    ['by its envelope', true],
    ['by its header', false],
  ])('is not read, %s: a long one costs what a short one does', async (_by, hasEnvelope) => {
    const lines = '> a\r\n'.repeat(limits.lines - 10);
    const read = (body: string) => () => receive(body, nobody, { hasEnvelope });
    expect(await times(used, read(lines), read('2\r\n'))).toBeLessThan(bound);
  });
});

describe('a mail to somebody', () => {
  it.each(hostile)('holds nobody else up, of many %s', async (_name, piece) => {
    const body = piece.repeat(Math.min(limits.lines - 10, largest / piece.length));
    const read = (text: string) => () => receive(text, to);
    expect(await times(busy, read(body), read('2\r\n'))).toBeLessThan(bound);
  });

  it('is read only so often in an hour', async () => {
    const subject = sha256(`mail for an address ${to}`);
    const set = (what: string, value: unknown) =>
      club.api.service.database.pool.query(`update attempt set ${what} = $1 where subject = $2`, [
        value,
        subject,
      ]);
    await club.deliver();
    await receive('help\r\n', to, { from: ada.mail });
    expect(await club.deliver()).toHaveLength(1);
    await set('count', often['mail for an address'].most);
    await expect(receive('board\r\n', to, { from: ada.mail })).rejects.toThrow('too-many');
    expect(await club.deliver()).toEqual([]);
    await set('until', new Date(club.now().getTime() - 1_000));
    await receive('board\r\n', to, { from: ada.mail });
    expect(await club.deliver()).toHaveLength(1);
  });
});

describe('reading a mail', () => {
  const raw = (body: string) => Buffer.from(`From: ${eve}\r\n\r\n${body}`);
  const long = raw('> a\r\n'.repeat(limits.lines - 10));

  it('that takes more than its time is broken off, to be brought again, and the next is read', async () => {
    const reading = openMailReading({ patience: 1 });
    onTestFinished(reading.close);
    await expect(reading.read(long, null)).rejects.toThrow('unavailable');
    const patient = openMailReading();
    onTestFinished(patient.close);
    expect((await patient.read(raw('2'), null)).type).toBe('reply');
  });

  it('that takes more than its memory is broken off', async () => {
    const reading = openMailReading({ patience: 60_000, memory: 4 });
    onTestFinished(reading.close);
    expect(await reading.read(long, null)).toMatchObject({ reason: 'too-complex' });
  });

  it('goes on in another thread behind one that was ended in time or late', async () => {
    const reading = openMailReading({ patience: 60_000, memory: 24 });
    onTestFinished(reading.close);
    for (const body of ['> a\r\n'.repeat(limits.lines - 10), '2']) {
      await reading.read(raw(body), null);
    }
    expect((await reading.read(raw('2'), null)).type).toBe('reply');
  });
});
