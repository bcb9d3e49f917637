import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Certificate } from './listener.ts';

/** Where a certificate, with what it hangs from, and its key lie, as PEM. */
export type CertificateFiles = { readonly certificate: string; readonly key: string };

/** Reads a certificate; fails where a file cannot be read, and where the two do not belong together. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  const [cert, key] = await Promise.all([
    readFile(files.certificate, 'utf8'),
    readFile(files.key, 'utf8'),
  ]);
  createSecureContext({ cert, key });
  return { cert, key };
}
