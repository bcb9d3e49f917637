import { connect, type Socket } from 'node:net';
import nodemailer from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type InboundMail,
  type MailListener,
  type MailListenerSettings,
  openMailListener,
} from '../../src/mail-in/listener.ts';

const ours = 'move+k3v9q2x7m4@play.example.net';

const opened: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

type Opened = MailListener & {
  readonly received: readonly InboundMail[];
  readonly troubles: readonly Error[];
};

async function open(changed: Partial<MailListenerSettings> = {}): Promise<Opened> {
  const received: InboundMail[] = [];
  const troubles: Error[] = [];
  const listener = await openMailListener(
    {
      host: '127.0.0.1',
      port: 0,
      domain: 'play.example.net',
      maxBytes: 100_000,
      accepts: (recipient) => recipient.startsWith('move+'),
      async receive(mail) {
        received.push(mail);
      },
      ...changed,
    },
    (error) => troubles.push(error),
  );
  opened.push(listener);
  return { ...listener, received, troubles };
}

type Sent = { readonly code: number; readonly said: string };

/** Sends by a real client; gives what the listener answered at last. */
async function send(
  { port }: MailListener,
  {
    from = 'ada@example.org',
    to = [ours],
    text = '2',
  }: { from?: string; to?: string[]; text?: string },
): Promise<Sent> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const raw = `From: ada@example.org\r\nTo: ${ours}\r\n\r\n${text}\r\n`;
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return { code: Number(response.slice(0, 3)), said: response };
  } catch (error) {
    const told = error as { responseCode?: number; message: string };
    return { code: told.responseCode ?? 0, said: told.message };
  } finally {
    transport.close();
  }
}

/** A sender who types: says lines, each after an answer to the one before. */
async function converse(port: number, lines: readonly string[]): Promise<[string[], Socket]> {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('utf8')
    .on('error', () => undefined);
  const answers: string[] = [];
  for (const line of [null, ...lines]) {
    if (line !== null) socket.write(`${line}\r\n`);
    answers.push(await new Promise((resolve) => socket.once('data', resolve)));
  }
  return [answers, socket];
}

describe('the mail listener', () => {
  it('hands over a mail with its envelope, byte for byte', async () => {
    const listener = await open();
    const sent = await send(listener, { text: 'sì\r\n..dots\r\n. \r\nend' });
    expect(sent.code).toBe(250);
    expect(listener.received).toEqual([
      {
        envelope: { from: 'ada@example.org', to: [ours] },
        raw: Buffer.from(
          `From: ada@example.org\r\nTo: ${ours}\r\n\r\nsì\r\n..dots\r\n. \r\nend\r\n`,
        ),
      },
    ]);
    expect(listener.troubles).toEqual([]);
  });

  it('knows a null return path', async () => {
    const listener = await open();
    await send(listener, { from: '' });
    expect(listener.received[0]?.envelope.from).toBeNull();
  });

  it('takes mail for its own addresses only', async () => {
    const listener = await open();
    expect((await send(listener, { to: ['nobody@play.example.net'] })).code).toBe(550);
    expect((await send(listener, { to: ['move+x@elsewhere.example.net'] })).code).toBe(550);
    expect((await send(listener, { to: ['move+x@PLAY.example.NET'] })).code).toBe(250);
    expect(listener.received).toHaveLength(1);
  });

  it('delivers to the known among several recipients', async () => {
    const listener = await open();
    const sent = await send(listener, { to: ['nobody@play.example.net', ours] });
    expect(sent.code).toBe(250);
    expect(listener.received[0]?.envelope.to).toEqual([ours]);
  });

  it('asks to try again when a mail cannot be kept, and tells of it without addresses', async () => {
    const listener = await open({
      receive: () => Promise.reject(new Error('no room for ada@example.org: move roma')),
    });
    const sent = await send(listener, { text: 'move roma' });
    expect(sent.code).toBe(451);
    expect(sent.said).not.toMatch(/ada@|roma/);
    const [trouble] = listener.troubles;
    expect(trouble?.message).toBe('A mail that came in could not be kept');
    expect(`${trouble?.stack}${JSON.stringify(trouble)}`).not.toMatch(/ada@|roma/);
  });

  it('asks to try again when an address cannot be looked up', async () => {
    const listener = await open({ accepts: () => Promise.reject(new Error('of ada@example.org')) });
    expect((await send(listener, {})).code).toBe(451);
    expect(listener.troubles.map(({ message }) => message)).toEqual([
      'An address of a mail that came in could not be looked up',
    ]);
  });

  it('refuses what is too large, said or unsaid beforehand, and goes on', async () => {
    const listener = await open({ maxBytes: 2_000 });
    expect((await send(listener, { text: 'x'.repeat(3_000) })).code).toBe(552);
    const [answers, socket] = await converse(listener.port, [
      'EHLO x',
      'MAIL FROM:<ada@example.org>',
      `RCPT TO:<${ours}>`,
      'DATA',
      `${`${'x'.repeat(70)}\r\n`.repeat(60)}.`,
      'RSET',
    ]);
    socket.destroy();
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual([
      ...['220', '250', '250', '250', '354', '552', '250'],
    ]);
    expect(listener.received).toEqual([]);
  });

  it('offers neither authentication nor encryption without a key', async () => {
    const { port } = await open();
    const [answers, socket] = await converse(port, ['EHLO x', 'AUTH PLAIN AGEAYg==', 'STARTTLS']);
    socket.destroy();
    expect(answers[0]).toMatch(/^220 play\.example\.net /);
    expect(answers[1]).not.toMatch(/AUTH|STARTTLS/);
    expect(answers[2]).toMatch(/^5/);
    expect(answers[3]).toMatch(/^5/);
  });

  it('limits recipients', async () => {
    const { port } = await open();
    const recipients = Array.from(
      { length: 21 },
      (_, at) => `RCPT TO:<move+${at}@play.example.net>`,
    );
    const [answers, socket] = await converse(port, ['EHLO x', 'MAIL FROM:<>', ...recipients]);
    socket.destroy();
    expect(answers.at(-2)).toMatch(/^250/);
    expect(answers.at(-1)).toMatch(/^452/);
  });

  it('limits visitors, and serves others when they have gone', async () => {
    const listener = await open();
    const visits = await Promise.all(
      Array.from({ length: 50 }, () => converse(listener.port, ['EHLO x'])),
    );
    const [refused, another] = await converse(listener.port, []);
    expect(refused[0]).toMatch(/^421/);
    for (const [, socket] of [...visits, [[], another] as const]) socket.destroy();
    await expect.poll(async () => (await send(listener, {})).code).toBe(250);
  });

  it('keeps nothing of a mail whose sender goes before its end', async () => {
    const listener = await open();
    const [answers, socket] = await converse(listener.port, [
      'EHLO x',
      'MAIL FROM:<ada@example.org>',
      `RCPT TO:<${ours}>`,
      'DATA',
    ]);
    expect(answers.at(-1)).toMatch(/^354/);
    socket.end('From: ada@example.org\r\n\r\n2\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await send(listener, {})).code).toBe(250);
    expect(listener.received).toHaveLength(1);
  });

  it('lets a mail that is being kept be kept before it closes', async () => {
    let keep: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const listener = await open({
      receive: () => {
        begun();
        return new Promise((resolve) => {
          keep = resolve;
        });
      },
    });
    const sending = send(listener, {});
    await isBegun;
    const closing = opened.splice(0).map(({ close }) => close());
    keep();
    expect((await sending).code).toBe(250);
    await Promise.all(closing);
    expect((await send(listener, {})).code).toBe(0);
  });

  it('says at once when its port is taken', async () => {
    const { port } = await open();
    await expect(open({ port })).rejects.toThrow('EADDRINUSE');
  });
});
