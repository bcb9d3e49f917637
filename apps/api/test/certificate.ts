import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A certificate that vouches for itself, written as X.509 has it (DER), as Node makes none.

function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = Buffer.from([0x82, length >> 8, length & 0xff]);
  return Buffer.concat([Buffer.from([tag]), length < 128 ? Buffer.from([length]) : long, content]);
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts);
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const commonName = element(0x06, bytes('550403'));
const ecdsaWithSha256 = sequence(element(0x06, bytes('2a8648ce3d040302')));
const time = (text: string) => element(0x17, Buffer.from(text));

/** Writes a new certificate for a name, and its key, into a folder; gives where they lie. */
export function writeCertificate(folder: string, name: string) {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const called = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from(name)))));
  const validity = sequence(time('250101000000Z'), time('491231235959Z'));
  const version = element(0xa0, element(0x02, bytes('02')));
  const spki = pair.publicKey.export({ type: 'spki', format: 'der' });
  const said = sequence(
    ...[version, element(0x02, bytes('01')), ecdsaWithSha256, called, validity, called, spki],
  );
  const signature = element(0x03, bytes('00'), sign('sha256', said, pair.privateKey));
  const der = sequence(said, ecdsaWithSha256, signature).toString('base64');
  const files = { certificate: join(folder, 'mail.pem'), key: join(folder, 'mail.key') };
  const lines = der.match(/.{1,64}/g)?.join('\n') ?? '';
  const pem = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  writeFileSync(files.certificate, pem);
  writeFileSync(files.key, pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return files;
}
