import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesAt } from '../../src/mail-in/headers.ts';
import { textOfHtml } from '../../src/mail-in/html.ts';
import { ownWords } from '../../src/mail-in/own-words.ts';
import { readMail } from '../../src/mail-in/read.ts';
import { understand } from '../../src/mail-in/understand.ts';
import { fixture, fixtureNames } from './fixtures.ts';

const known = ['reply', 'automatic', 'bounce', 'complaint', 'unreadable'];

const anyFixture = fc.constantFrom(...fixtureNames).map(fixture);

/** Pieces that mean something to a reader of mail, in any order. */
const shards = fc
  .array(
    fc.constantFrom(
      ...[
        '\r\n',
        '\n',
        '\n\n',
        '--b',
        '--b--',
        'From: ',
        'ada@example.org',
        '<',
        '>',
        '> ',
        ' ',
        '\t',
      ],
      ...[
        'Content-Type: ',
        'multipart/mixed; boundary=b',
        'multipart/report; report-type=',
        '"',
        ';',
      ],
      ...['message/delivery-status', 'message/rfc822', 'text/html; charset=', 'utf-16', 'base64'],
      ...[
        'Content-Transfer-Encoding: ',
        '=?utf-8?Q?',
        '=C3',
        '?=',
        '=',
        '<blockquote>',
        '</div>',
        '<!--',
      ],
      ...[
        'On 1',
        ' wrote:',
        'Da: ',
        'Inviato: ',
        '-- ',
        '________________________________',
        '&#x',
        '\u0000',
      ],
    ),
    { maxLength: 200 },
  )
  .map((parts) => Buffer.from(parts.join('')));

describe('whatever comes in', () => {
  it('is read without a throw: random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        expect(known).toContain((await readMail(Buffer.from(bytes))).type);
      }),
    );
  });

  it('is read without a throw: what mails are made of', async () => {
    await fc.assert(
      fc.asyncProperty(shards, async (raw) => {
        expect(known).toContain((await readMail(raw)).type);
      }),
    );
  });

  it('is read without a throw: mails cut short, and with bytes changed', async () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(
        anyFixture,
        fc.double({ min: 0, max: 1, noNaN: true }),
        changes,
        async (whole, share, changed) => {
          const raw = Buffer.from(whole.subarray(0, Math.ceil(whole.length * share)));
          for (const [at, byte] of changed) if (raw.length > 0) raw[at % raw.length] = byte;
          expect(known).toContain((await readMail(raw)).type);
        },
      ),
    );
  });

  it('is understood without a throw, and notation stays as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }), (lines) => {
        const asked = understand(lines);
        if (asked.type !== 'wishes') return;
        for (const wish of asked.wishes) {
          if (wish.type === 'line')
            expect(lines.some((line) => line.includes(wish.line))).toBe(true);
        }
      }),
    );
  });
});

const size = 16 * 1024;
const times = 8;
const rounds = 6;
const bound = 3;

/** What is used of a processor, which others who use it too do not lengthen. */
async function used(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** How much more work one long input is than as many bytes in eight: one if linear, eight if squared. */
async function growth(run: (length: number) => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  await run(size);
  for (let round = 0; round < rounds && least > bound; round += 1) {
    const apart = await used(async () => {
      for (let time = 0; time < times; time += 1) await run(size);
    });
    const together = await used(() => run(size * times));
    least = Math.min(least, together / Math.max(apart, 1_000));
  }
  return least;
}
const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length));

describe('the work grows with the length alone', () => {
  const texts = [
    '>',
    '-',
    '_',
    ' ',
    '\t',
    '\n',
    'a',
    'On 1 ',
    'on 1 wrote',
    'Il 1\n',
    'From:\n',
    'wrote:\n',
  ];
  const more = [
    '10:12 ',
    '-- \n',
    '> \n',
    'sent ',
    '1 ',
    'À',
    '\u00a0\n',
    ';',
    ',',
    '((((',
    'no ',
    'Thanks ',
  ];
  it.each([...texts, ...more])('in a text of %j', async (piece) => {
    const work = (length: number) => understand(ownWords(`${repeated(piece, length)}x`).lines);
    expect(await growth(work)).toBeLessThan(bound);
  });

  const tags = [
    '<',
    '<a ',
    '<p>',
    '<br>',
    '</div>',
    '<!--',
    '&',
    '&#',
    '<b a=',
    '<ol><li>',
    '<i></b>',
    '<h1>',
  ];
  const others = [
    '<script>',
    '<style>',
    '<div class="',
    '<td>',
    '<![if',
    '<pre>\n',
    '"',
    '<svg>',
    '<div>',
  ];
  it.each([...tags, ...others])('in HTML of %j', async (piece) => {
    expect(await growth((length) => textOfHtml(repeated(piece, length)))).toBeLessThan(bound);
  });

  it.each(['@a.example ', 'b@a.example', 'a'.repeat(80), '\n', '@'])(
    'in a header of many %j whose addresses are looked up',
    async (piece) => {
      const work = (length: number) => {
        const found = addressesAt('a.example', Buffer.from(repeated(piece, length)), length);
        expect(found.length).toBeLessThan(3);
      };
      expect(await growth(work)).toBeLessThan(bound);
    },
  );

  it.each<readonly [before: string, piece: string]>([
    ['Subject: ', '=?utf-8?Q?=C3?= '],
    ['Subject: ', '=?'],
    ['To: ', '<'],
    ['To: ', '"\\'],
    ['To: ', '(a'],
    ['To: ', 'a@b, '],
    ['From: ', 'a '],
    ['References: ', '<a'],
    ['Content-Type: text/plain; ', 'a*0*=b; '],
    ['X-A: 1\r\n', ' b\r\n'],
    ['\r\n', 'a b c d\r\n'],
    ['\r\n', '> a\r\n'],
    ['\r\n', 'From: a\r\nSent: b\r\n'],
    ['Content-Type: text/plain; format=flowed\r\n\r\n', 'a \r\n'],
    ['Content-Transfer-Encoding: quoted-printable\r\n\r\n', '=\r\n'],
    ['Content-Transfer-Encoding: base64\r\n\r\n', 'a='],
    ['Content-Type: message/delivery-status\r\n\r\n', 'Action: failed\n\n'],
    ['Content-Type: message/delivery-status\r\n\r\n', '\n '],
    ['Subject: failure notice\r\nFrom: postmaster@b\r\n\r\n', 'a@'],
  ])('in a mail of %j and many %j', async (before, piece) => {
    const work = (length: number) =>
      readMail(Buffer.from(`Date: 1\r\n${before}${repeated(piece, length)}`));
    expect(await growth(work)).toBeLessThan(bound);
  });
});
