import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfHtml } from '../../src/mail-in/html.ts';
import { ownLines } from '../../src/mail-in/own-words.ts';
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

/** How long something takes, at its quickest. */
function quickest(run: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round += 1) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Eight times as much may take little more than eight times as long; squared it would take sixty-four. */
const grown = 8;
const bound = 24;
const size = 32 * 1024;

describe('the work grows with the length alone', () => {
  const hostile = ['>', '-', '_', ' ', '\t', '\n', 'a', 'On 1 ', 'on 1 wrote', 'Il 1\n', 'From:\n'];
  const more = [
    'wrote:\n',
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
  ];
  it.each([...hostile, ...more])('in a text of %j', (piece) => {
    const text = (length: number): string => `${piece.repeat(Math.ceil(length / piece.length))}x`;
    const work = (length: number) => () => understand(ownLines(text(length)));
    const [one, several] = [work(size), work(size * grown)];
    one();
    expect(quickest(several) / Math.max(quickest(one), 0.5)).toBeLessThan(bound);
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
  ];
  const moreTags = [
    '<script>',
    '<style>',
    '<div class="',
    '<td>',
    '<![if',
    '<pre>\n',
    '"',
    '<svg>',
    '<h1>',
  ];
  it.each([...tags, ...moreTags])('in HTML of %j', (piece) => {
    const html = (length: number): string => piece.repeat(Math.ceil(length / piece.length));
    const work = (length: number) => () => textOfHtml(html(length));
    const [one, several] = [work(size), work(size * grown)];
    one();
    expect(quickest(several) / Math.max(quickest(one), 0.5)).toBeLessThan(bound);
  });
});
