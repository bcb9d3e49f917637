import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readPostSettings } from '../src/accounts/post-settings.ts';
import { type MailServer, openMailServer, untold } from '../src/mail-out/server.ts';
import { writeCertificate } from './certificate.ts';

let folder: string;
let certificate: { readonly key: string; readonly cert: string };
let files: { readonly certificate: string; readonly key: string };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-mail-out-'));
  files = writeCertificate(folder, 'localhost');
  certificate = {
    cert: readFileSync(files.certificate, 'utf8'),
    key: readFileSync(files.key, 'utf8'),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A mail server as an operator may have one; gives its port, what it was brought, and as what it was greeted. */
async function serve(options: SMTPServerOptions = {}) {
  const brought: string[] = [];
  const greeted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      greeted.push(String(hostNameAppearsAs));
      done();
    },
    onAuth: (_auth, _session, done) => done(new Error('nobody of that name: ada@example.org')),
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        brought.push(Buffer.concat(parts).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // a visit that fails is what is tested
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return { port: typeof address === 'object' ? address?.port : 0, brought, greeted };
}

const mail = {
  from: 'Staffetta <staffetta@play.example>',
  to: 'ada@example.org',
  subject: 'Tocca a te, perché no',
  text: 'It is your turn.\n\n',
};

async function bring(settings: MailServer): Promise<void> {
  const transport = openMailServer(settings, 1);
  await transport.sendMail(mail).finally(() => transport.close());
}

/** What the log is told where a mail does not go. */
const trouble = (settings: MailServer): Promise<string> =>
  bring(settings).then(
    () => 'it went',
    (error: unknown) => untold(error).message,
  );

describe('a mail server that is not reached', () => {
  const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] };
  const secure = (): SMTPServerOptions => ({ ...certificate, secure: true });
  const offering = (): SMTPServerOptions => certificate;
  const cases = [
    { says: 'Set SMTP_CA', serves: offering, url: 'smtp://localhost:PORT' },
    { says: 'Set SMTP_CA', serves: secure, url: 'smtps://localhost:PORT' },
    { says: 'for another name', serves: offering, url: 'smtp://127.0.0.1:PORT', isKnown: true },
    { says: 'begin with smtp://', serves: () => plain, url: 'smtps://localhost:PORT' },
    { says: 'neither the name', serves: offering, url: 'smtp://a:b@localhost:PORT', isKnown: true },
    { says: 'nothing answers', serves: () => plain, url: 'smtp://127.0.0.1:1' },
    { says: 'has no address', serves: () => plain, url: 'smtp://nowhere.invalid:25' },
  ];
  it.each(cases)(
    'is told of with what helps: $says, $url',
    async ({ says, serves, url, isKnown }) => {
      const { port } = await serve(serves());
      const smtpUrl = url.replace('PORT', String(port));
      const said = await trouble({ smtpUrl, ca: isKnown === true ? certificate.cert : null });
      expect(said).toContain('the mail server was not reached, as');
      expect(said).toContain(says);
      expect(said).not.toMatch(/ada@|:b@/);
    },
  );

  it('is told of where it waits for encryption from the first', () => {
    const error = Object.assign(new Error('Greeting never received'), {
      code: 'ETIMEDOUT',
      command: 'CONN',
    });
    expect(untold(error).message).toContain('begin with smtps://');
  });

  it('says no more of a refusal than its code', () => {
    const error = Object.assign(new Error('550 self-signed ada@example.org'), {
      ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    });
    expect(untold(error)).toMatchObject({ message: 'A mail could not be sent', code: 'EENVELOPE' });
  });
});

it('a server that an authority of its own vouches for is believed, and greeted by the name that is set', async () => {
  const { port, brought, greeted } = await serve({ ...certificate, secure: true });
  const smtpUrl = `smtps://localhost:${port}`;
  await bring({ smtpUrl, ca: certificate.cert, name: 'play.example' });
  expect(brought).toHaveLength(1);
  expect(greeted).toEqual(['play.example']);
});

describe('a signature', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });

  /** A header as RFC 6376, 3.4.2, compares it. */
  const relaxed = (header: string): string => {
    const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(header) ?? [];
    return `${name.trim().toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`;
  };

  it('is of the domain mails are from, and holds', async () => {
    const { port, brought } = await serve({ disabledCommands: ['STARTTLS', 'AUTH'] });
    const keyFile = join(folder, 'dkim.key');
    writeFileSync(keyFile, privateKey);
    const settings = await readPostSettings({
      ...{ smtpUrl: `smtp://127.0.0.1:${port}`, from: mail.from, name: null, ca: null },
      dkim: { selector: 'one', key: keyFile },
    });
    await bring(settings);
    const [raw = ''] = brought;
    const end = raw.indexOf('\r\n\r\n');
    const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
    const body = raw.slice(end + 4);
    const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
    const said = new Map(
      signature
        .slice(signature.indexOf(':') + 1)
        .replace(/\s+/g, '')
        .split(';')
        .map((tag) => tag.split(/=(.*)/s) as [string, string]),
    );
    expect(said.get('d')).toBe('play.example');
    expect(said.get('s')).toBe('one');
    const tidy = body
      .replace(/[ \t]+/g, ' ')
      .replace(/ (?=\r\n)/g, '')
      .replace(/(\r\n)*$/, '\r\n');
    expect(said.get('bh')).toBe(createHash('sha256').update(tidy).digest('base64'));
    const signed = (said.get('h') ?? '')
      .split(':')
      .map(
        (name) =>
          headers.findLast((one) => relaxed(one).startsWith(`${name.toLowerCase()}:`)) ?? '',
      )
      .map(relaxed);
    const own = relaxed(signature).replace(/\bb=[^;]*$/, 'b=');
    const verifier = createVerify('sha256').update([...signed, own].join('\r\n'));
    expect(verifier.verify(keys.publicKey, said.get('b') ?? '', 'base64')).toBe(true);
    expect(
      said
        .get('h')
        ?.split(':')
        .map((name) => name.toLowerCase()),
    ).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']));
  });

  it('and what vouches for a server come from files that hold them; else the operator is told which setting is wrong', async () => {
    const wrong = join(folder, 'wrong.pem');
    writeFileSync(wrong, 'nothing of the kind');
    const ed25519 = join(folder, 'other.pem');
    writeFileSync(
      ed25519,
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    const base = { smtpUrl: 'smtp://localhost', from: 'staffetta@play.example', name: null };
    const dkim = (key: string) =>
      readPostSettings({ ...base, ca: null, dkim: { selector: 'one', key } });
    const ca = (file: string) => readPostSettings({ ...base, ca: file, dkim: null });
    await expect(dkim(wrong)).rejects.toThrow(/MAIL_DKIM_KEY cannot be used/);
    await expect(dkim(ed25519)).rejects.toThrow(/a key of type ed25519.*RSA key/);
    await expect(ca(wrong)).rejects.toThrow(/SMTP_CA cannot be used/);
    await expect(ca(join(folder, 'none'))).rejects.toThrow(/SMTP_CA cannot be used: ENOENT/);
    expect((await ca(files.certificate)).ca).toBe(certificate.cert);
  });
});
