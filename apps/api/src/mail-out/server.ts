import { rootCertificates } from 'node:tls';
import nodemailer from 'nodemailer';

/** The mail server of SMTP_URL, and how we speak to it. */
export type MailServer = {
  readonly smtpUrl: string; // a secret: it may hold a password
  readonly name?: string | null; // as what we greet it; else the machine's
  readonly ca?: string | null; // an issuer to trust besides the usual ones, as PEM
  readonly dkim?: Dkim | null; // what mails are signed with, if they are
};

/** The signing domain and one of the keys it publishes (RFC 6376). */
type Dkim = {
  readonly domainName: string;
  readonly keySelector: string;
  readonly privateKey: string; // a secret, as PEM
};

const patience = 20_000;

/** A way to the mail server that keeps so many connections open: it may let each new one wait. */
export function openMailServer({ smtpUrl, name, ca, dkim }: MailServer, maxConnections: number) {
  return nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    maxRequeues: 0, // what fails is tried again by this service alone
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(name == null ? {} : { name }),
    ...(ca == null ? {} : { tls: { ca: [...rootCertificates, ca] } }),
    ...(dkim == null ? {} : { dkim }),
  });
}

/** What failed before the mail server said anything, by the words of Node.js and OpenSSL, and which setting helps. */
const failures: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /self-signed|unable to (?:get|verify)/,
    'the issuer of its certificate is not trusted here. Set SMTP_CA to the file of the issuer’s certificate',
  ],
  [
    /does not match certificate/,
    'its certificate is for another name. Name the server in SMTP_URL as its certificate does',
  ],
  [/certificate (?:has expired|is not yet valid)/, 'its certificate is not valid today. Renew it'],
  [
    /wrong version number|packet length too long/,
    'it does not begin encrypted. Let SMTP_URL begin with smtp://, which encrypts where the server offers it',
  ],
  [
    /^Greeting never received/,
    'it does not greet. Where it waits for encryption, let SMTP_URL begin with smtps://',
  ],
  [/ECONNREFUSED/, 'nothing answers at the host and port of SMTP_URL'],
  [/ENOTFOUND|EAI_AGAIN/, 'the host of SMTP_URL has no address'],
];

const byCode: Readonly<Record<string, string>> = {
  EAUTH: 'it takes neither the name nor the password of SMTP_URL, or not both together',
  ETLS: 'it offers encryption, and then refuses it',
};

const wordOf = (error: Error): string | undefined => {
  const code = 'code' in error ? String(error.code) : '';
  const isOurs = 'command' in error && error.command === 'CONN' && !('responseCode' in error);
  const found = isOurs ? failures.find(([pattern]) => pattern.test(error.message)) : undefined;
  return found?.[1] ?? byCode[code];
};

/** What the log may know of a failure: what a mail server answers can hold addresses. */
export function untold(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const word = error instanceof Error ? wordOf(error) : undefined;
  const why = word === undefined ? '' : `: the mail server was not reached, as ${word}`;
  return Object.assign(new Error(`A mail could not be sent${why}`), { code });
}
