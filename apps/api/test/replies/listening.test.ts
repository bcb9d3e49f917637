import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as encrypt } from 'node:tls';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../../src/operator-error.ts';
import { type Listening, listenForMail } from '../../src/replies/listening.ts';
import { writeCertificate } from '../certificate.ts';
import { mailProgram, openClub } from '../notices/club.ts';

const domain = 'reply.example';
const postmaster = 'me@club.example';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffetta-certificate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A listener whose mails nobody reads. */
async function listening(certificate: Listening['certificate']) {
  const received: Buffer[] = [];
  const replies = {
    domain,
    accepts: () => true,
    receive: async ({ raw }: { readonly raw: Buffer }) => void received.push(raw),
  };
  const where = { host: '127.0.0.1', port: 0, certificate: certificate ?? null };
  const listener = await listenForMail(replies, where, (error) => {
    throw error;
  });
  onTestFinished(listener.close);
  return { ...listener, received };
}

/** Brings a mail, encrypted or not at all. */
async function bring(port: number) {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port,
    requireTLS: true,
    tls: { rejectUnauthorized: false }, // it vouches for itself
  });
  const mail = { from: 'ada@example.org', to: `move+x@${domain}`, text: '2' };
  return transport.sendMail(mail).finally(() => transport.close());
}

/** Whose certificate encrypts a visit that begins now. */
async function certificateAt(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  for (const line of [null, 'EHLO x', 'STARTTLS']) {
    if (line !== null) socket.write(`${line}\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
  }
  const visit = encrypt({ socket, rejectUnauthorized: false });
  await new Promise((resolve) => visit.once('secureConnect', resolve));
  const { subject } = visit.getPeerCertificate();
  visit.destroy();
  return String(subject.CN);
}

describe('visits of mail servers', () => {
  it('are encrypted where there is a certificate, and only there', async () => {
    const encrypted = await listening(writeCertificate(folder, 'first.example'));
    expect((await bring(encrypted.port)).response).toMatch(/^250/);
    expect(encrypted.received).toHaveLength(1);
    const plain = await listening(null);
    await expect(bring(plain.port)).rejects.toThrow(/STARTTLS/);
  });

  it('are encrypted with a renewed certificate from when its two files are both there', async () => {
    const files = writeCertificate(folder, 'first.example');
    const listener = await listening(files);
    const seen = () => certificateAt(listener.port);
    expect(await seen()).toBe('first.example');
    const other = mkdtempSync(join(folder, 'renewed-'));
    const renewed = writeCertificate(other, 'second.example');
    copyFileSync(renewed.certificate, files.certificate);
    await expect(listener.renew()).rejects.toThrow(/mismatch/);
    expect(await seen()).toBe('first.example');
    copyFileSync(renewed.key, files.key);
    await listener.renew();
    expect(await seen()).toBe('second.example');
  });

  it('do not begin with a certificate that cannot be used, and the operator is told why', async () => {
    const files = writeCertificate(folder, 'first.example');
    const missing = listening({ ...files, key: join(folder, 'none.key') });
    await expect(missing).rejects.toThrow(OperatorError);
    await expect(missing).rejects.toThrow(/MAIL_IN_CERTIFICATE and MAIL_IN_KEY/);
    const key = writeCertificate(mkdtempSync(join(folder, 'other-')), 'other.example').key;
    await expect(listening({ ...files, key })).rejects.toThrow(/belong together/);
  });
});

describe('mails to the postmaster', () => {
  const raw = 'From: eve@elsewhere.example\r\nSubject: Your server\r\n\r\nIt is open.\r\n';

  /** A service that sends and takes mails in; what goes wrong is told to whoever brings them. */
  async function club(named: string | null, takes: () => number | null = () => null) {
    const opened = await openClub({ replyDomain: domain, postmaster: named }, takes);
    const { replies } = opened.api.service;
    if (replies === null) throw new Error('No mails are taken in');
    const { port, close } = await listenForMail(
      replies,
      { host: '127.0.0.1', port: 0 },
      () => undefined,
    );
    onTestFinished(() => close().then(opened.close));
    const other = mailProgram(port);
    onTestFinished(() => other.close());
    const bringOne = (to = `postmaster@${domain}`, from = 'eve@elsewhere.example') =>
      other.sendMail({ envelope: { from, to }, raw }).then(({ response }) => response);
    return { received: opened.server.received, pass: opened.pass, bringOne };
  }

  it('are brought to him whole, also without a domain', async () => {
    const { bringOne, received } = await club(postmaster);
    for (const to of [`postmaster@${domain}`, `Postmaster@${domain.toUpperCase()}`, 'POSTMASTER']) {
      expect(await bringOne(to)).toMatch(/^250/);
    }
    expect(received).toHaveLength(3);
    for (const { to, text } of received) {
      expect(to).toEqual([postmaster]);
      expect(text).toContain(`Subject: Mail to postmaster@${domain}`);
      expect(text).toContain('Auto-Submitted: auto-generated');
      expect(text).toContain('Content-Type: message/rfc822');
      expect(text).toContain(raw.trim());
    }
  });

  it('are taken though nobody is named, or they came back, and go nowhere', async () => {
    const nobody = await club(null);
    expect(await nobody.bringOne()).toMatch(/^250/);
    expect(nobody.received).toEqual([]);
    const named = await club(postmaster);
    expect(await named.bringOne(undefined, '')).toMatch(/^250/);
    expect(named.received).toEqual([]);
  });

  it('are to be sent again where they cannot be brought, or are too many', async () => {
    const busy = await club(postmaster, () => 450);
    await expect(busy.bringOne()).rejects.toThrow(/451/);
    const flooded = await club(postmaster);
    for (let time = 0; time < 100; time += 1) await flooded.bringOne();
    await expect(flooded.bringOne()).rejects.toThrow(/451/);
    expect(flooded.received).toHaveLength(100);
    flooded.pass(86_401);
    expect(await flooded.bringOne()).toMatch(/^250/);
  });
});
