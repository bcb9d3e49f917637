import { describe, expect, it } from 'vitest';
import type { ReadMail } from '../../src/mail-in/mail.ts';
import { limits, readMail } from '../../src/mail-in/read.ts';
import { understand, unsigned } from '../../src/mail-in/understand.ts';
import { expected } from './expected.ts';
import { fixture, fixtureNames } from './fixtures.ts';

const us = 'move+k3v9q2x7m4@play.example.net';

/** A reply of Ada's with these lines of header and this body. */
const mailOf = (body: string, ...header: readonly string[]): Buffer =>
  Buffer.from(
    ['From: ada@example.org', `To: ${us}`, ...header, '', body]
      .join('\r\n')
      .replaceAll('\n', '\r\n'),
  );

async function linesOf(body: string, ...header: readonly string[]): Promise<readonly string[]> {
  const mail = await readMail(mailOf(body, 'Content-Type: text/plain; charset=utf-8', ...header));
  if (mail.type !== 'reply') throw new Error(`read as ${mail.type}`);
  return mail.lines;
}

describe('a mail that came in', () => {
  it('has a fixture for each expectation, and the other way round', () => {
    expect(fixtureNames).toEqual(Object.keys(expected).sort());
  });

  it.each(Object.keys(expected))('is read: %s', async (name) => {
    expect(await readMail(fixture(name))).toEqual(expected[name]?.mail);
  });

  it.each(
    Object.entries(expected).flatMap(([name, { mail, asks }]) =>
      mail.type === 'reply' ? [{ name, mail, asks }] : [],
    ),
  )('is understood: $name', ({ mail, asks }) => {
    const said = unsigned(mail, mail.called === null ? [] : [mail.called], () => false);
    expect(understand(said)).toEqual(asks);
  });

  it('is read alike with the line ends of a file', async () => {
    for (const name of fixtureNames) {
      const unix = Buffer.from(fixture(name).toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
      expect(await readMail(unix), name).toEqual(expected[name]?.mail);
    }
  });

  it('names the envelope’s recipients first, each once', async () => {
    const mail = await readMail(fixture('gmail-web-en'), {
      from: 'ada@example.org',
      to: ['inbound@play.example.net', us],
    });
    expect(mail.to).toEqual(['inbound@play.example.net', us]);
  });

  it('is automatic when its envelope has no sender', async () => {
    const mail = await readMail(fixture('gmail-web-en'), { from: null, to: [us] });
    expect(mail).toMatchObject({ type: 'automatic', sign: 'null-return-path' });
  });

  it('has no id where controls stand in it, and answers none', async () => {
    const mail = await readMail(
      mailOf(
        '2',
        'Message-ID: <a\0b@x>',
        'In-Reply-To: <a\u007fb@x>',
        'References: <c@x> <d\u0085@x>',
      ),
    );
    expect(mail).toMatchObject({ type: 'reply', messageId: null, inReplyTo: null, lines: ['2'] });
  });

  it('is no program’s for a subject that only mentions one', async () => {
    const mail = await readMail(mailOf('2', 'Subject: Re: Out of office hours'));
    expect(mail.type).toBe('reply');
  });
});

describe('what a person wrote himself', () => {
  it.each<readonly [what: string, body: string, lines: readonly string[]]>([
    ['non-breaking and narrow spaces', 'move\u00a0roma\u202f\u200b', ['move roma']],
    ['decomposed accents', 'si\u0300', ['sì']],
    ['two dashes without the space', '2\n--\nAda\n555 0101', ['2']],
    [
      'a rule between answer and quotation',
      '2\n________________________________\n1. move roma',
      ['2'],
    ],
    ['marks without a space', '2\n>1. move roma\n>> deeper', ['2']],
    ['a forwarded mail', 'pass\n\n---------- Forwarded message ---------\nFrom: x\n\n3', ['pass']],
    ['a forwarded mail of a Mac', 'pass\n\nInizio messaggio inoltrato:\n\n3', ['pass']],
    [
      'who wrote, with nothing marked below',
      'end\n\nOn Thu, 19 Nov 2026 at 10:12, Staffetta wrote:\n\n1. move roma',
      ['end'],
    ],
    [
      'who wrote, right under the answer',
      'Le roi\nLe jeu. 19 nov. 2026 à 10:12, Staffetta a écrit\u00a0:\n> 1. move roma',
      ['Le roi'],
    ],
    ['who wrote, without a day', 'end\n\nStaffetta ha scritto:\n\n> 1. move roma', ['end']],
    ['one’s own word of who wrote', 'Ada wrote:\nend', ['Ada wrote:', 'end']],
    ['a German header', '2\n\nVon: Staffetta\nGesendet: Donnerstag\nAn: Ada\n\n3', ['2']],
    ['one’s own colon', 'my plan:\nmove roma', ['my plan:', 'move roma']],
    ['one’s own line about somebody', 'From: roma\nsalterio', ['From: roma', 'salterio']],
    ['a phone of each language', 'end\nInviato dal mio Galaxy', ['end']],
    ['a phone in Spanish', 'end\nObtener Outlook para Android<https://aka.ms/x>', ['end']],
    ['a phone in French', 'end\nTélécharger Outlook pour iOS', ['end']],
    ['dashes of one’s own', '- move roma', ['- move roma']],
  ])('is told from %s', async (_what, body, lines) => {
    expect(await linesOf(body)).toEqual(lines);
  });

  it.each<readonly [what: string, html: string, lines: readonly string[]]>([
    ['entities', 's&igrave; &amp; &#x6E;o&nbsp;', ['sì & no']],
    ['paragraphs in a cell', '<table><td><p>2<p>3</table>', ['2', '3']],
    ['copies with prefixed names', '2<div id="x_divRplyFwdMsg">3</div>4', ['2']],
    ['comments and conditions', '<!--[if mso]>1<![endif]-->2<![if !vml]>3<![endif]>', ['23']],
    [
      'an answer in front of who wrote',
      '<div class="moz-cite-prefix">2<br><br>On 11/19/26 10:12, Staffetta wrote:<br></div><blockquote>3</blockquote>',
      ['2'],
    ],
    ['never closed quotations', '2<blockquote>3<div>4', ['2']],
    ['closings of nothing', '</div></blockquote></p>2', ['2']],
    [
      'what is crossed out',
      '<s>1</s> <del>4</del><p style="text-decoration:line-through">2</p>3',
      ['3'],
    ],
    ['a quotation in a quotation', '<blockquote>1<blockquote>2</blockquote>3</blockquote>4', ['4']],
  ])('is read from HTML with %s', async (_what, html, lines) => {
    const mail = await readMail(mailOf(html, 'Content-Type: text/html; charset=utf-8'));
    expect(mail).toMatchObject({ type: 'reply', lines });
  });
});

describe('the last line', () => {
  const apart = async (body: string, kind = 'plain'): Promise<boolean> => {
    const mail = await readMail(mailOf(body, `Content-Type: text/${kind}; charset=utf-8`));
    return mail.type === 'reply' && mail.endsApart;
  };

  it.each([
    '2\n\nMarco',
    '2\n\n\nMarco\n\n',
    '2\n\nMarco\n\nSent from my iPhone',
    '2\n\nMarco\n\n-- \nBassi & Sons',
    '2\n\nMarco\n\nOn Thu, 19 Nov 2026 at 10:12, Staffetta wrote:\n> 1. move roma',
  ])('stands apart in %j', async (body) => {
    expect(await apart(body)).toBe(true);
  });

  it.each(['2\nMarco', 'Marco', '\n\nMarco', '2\n\nthanks\nMarco', '> 1\n\nMarco', ''])(
    'does not in %j',
    async (body) => {
      expect(await apart(body)).toBe(false);
    },
  );

  it('stands apart as a paragraph of HTML, and not behind a break', async () => {
    expect(await apart('<p>2</p><p>Marco</p>', 'html')).toBe(true);
    expect(await apart('<div>2<br>Marco</div>', 'html')).toBe(false);
  });
});

describe('a mail beyond the limits is not read:', () => {
  const reasonOf = async (raw: Buffer): Promise<string | undefined> => {
    const mail: ReadMail = await readMail(raw);
    return mail.type === 'unreadable' ? mail.reason : mail.type;
  };
  const multipart = 'Content-Type: multipart/mixed; boundary=b';

  it('too many bytes', async () => {
    expect(await reasonOf(Buffer.alloc(limits.bytes + 1, 'a'))).toBe('too-large');
  });

  it('too many lines', async () => {
    expect(await reasonOf(mailOf('\n'.repeat(limits.lines)))).toBe('too-complex');
  });

  it('too many parts', async () => {
    const parts = '--b\n\nx\n'.repeat(limits.boundaryLines + 1);
    expect(await reasonOf(mailOf(parts, multipart))).toBe('too-complex');
  });

  it('parts too deep in parts', async () => {
    const depth = limits.nesting + 2;
    const parts = Array.from(
      { length: depth },
      (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n\n`,
    );
    const raw = mailOf(parts.join(''), 'Content-Type: multipart/mixed; boundary=b0');
    expect(await reasonOf(raw)).toBe('too-complex');
  });

  it('headers too long', async () => {
    const long = `Subject: ${'x'.repeat(limits.headerBytes)}`;
    expect(await reasonOf(mailOf('2', long))).toBe('too-complex');
  });

  it('elements too deep in elements', async () => {
    const html = mailOf('<div>'.repeat(5_000), 'Content-Type: text/html');
    expect(await reasonOf(html)).toBe('too-complex');
  });

  it('too much text, too many lines, too long a line', async () => {
    const text = (length: number): string => '> 12345678901234567\n'.repeat(length / 20);
    expect(await reasonOf(mailOf(text(limits.text / 2)))).toBe('reply');
    expect(await reasonOf(mailOf(text(limits.text + 20)))).toBe('too-long');
    expect(await reasonOf(mailOf('end\n'.repeat(limits.ownLines)))).toBe('reply');
    expect(await reasonOf(mailOf('end\n'.repeat(limits.ownLines + 1)))).toBe('too-long');
    expect(await reasonOf(mailOf('x'.repeat(limits.ownLine + 1)))).toBe('too-long');
  });
});
