/** Takes mails in by SMTP, for the service's own addresses only. It writes down neither addresses nor contents. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Envelope } from './mail.ts';

/** What a visit is encrypted with, as PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

export type MailListenerSettings = {
  readonly host: string;
  readonly port: number; // 0: any that is free
  readonly domain: string; // what stands behind the @ of all our addresses
  readonly maxBytes: number;
  /** Offered, not demanded, as RFC 3207 wants of a server for everybody; not offered without. */
  readonly tls?: Certificate;
  /** Whether an address of our domain is one of ours. */
  readonly accepts: (recipient: string) => boolean | Promise<boolean>;
  /** Keeps the mail: once this is done, its sender forgets it. If it fails, he sends it again. */
  readonly receive: (message: InboundMail) => Promise<void>;
};

export type InboundMail = { readonly envelope: Envelope; readonly raw: Buffer };

export type MailListener = {
  readonly port: number;
  /** Visits from now on are encrypted with another certificate; only where they were with one. */
  readonly renew: (tls: Certificate) => void;
  readonly close: () => Promise<void>;
};

const mostClients = 50;
const mostRecipients = 20;
const mostMails = 50; // of one connection
const silence = 60_000; // how long a sender may say nothing
const longestVisit = 10 * 60_000; // how long he may stay, however slowly he speaks
const farewell = 5_000; // how long those may finish who are there when it closes

const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const later = (): Error => answer(451, 'Try again later');

/** What may be told of a failure: what another server said can hold addresses. */
function untold(error: unknown, message: string): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return Object.assign(new Error(message), { code });
}

/** A mail's bytes; null if there are more than may be. Fails if the sender goes before its end. */
const bytesOf = (stream: SMTPServerDataStream, maxBytes: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let count = 0;
    stream.on('data', (part: Buffer) => {
      count += part.length;
      if (count <= maxBytes) parts.push(part);
      else parts.length = 0;
    });
    stream.once('error', reject);
    stream.once('end', () => resolve(count > maxBytes ? null : Buffer.concat(parts, count)));
  });

/** Whose mail everybody may send without a domain too (RFC 5321, 4.1.1.3): ours. */
const whole = (address: string, domain: string): string =>
  address.includes('@') ? address : `${address}@${domain}`;

/** Who answers for an address: nobody outside our domain. Null: it is taken. */
async function refusalOf(
  address: string,
  { domain, accepts }: Pick<MailListenerSettings, 'domain' | 'accepts'>,
): Promise<Error | null> {
  const its = address.slice(address.lastIndexOf('@') + 1);
  if (its.toLowerCase() !== domain.toLowerCase()) return answer(550, 'Relaying denied');
  return (await accepts(address)) ? null : answer(550, 'No such mailbox');
}

/** Begins to listen; fails if it cannot. */
export async function openMailListener(
  settings: MailListenerSettings,
  onTrouble: (error: Error) => void,
): Promise<MailListener> {
  const { host, port, domain, maxBytes, tls, receive } = settings;
  const visits = new Map<string, NodeJS.Timeout>();

  function endVisit(id: string): void {
    for (const connection of server.connections) {
      if (connection.id !== id) continue;
      connection.send(421, 'Too slow');
      connection.close();
    }
  }

  async function take(stream: SMTPServerDataStream, envelope: Envelope): Promise<Error | null> {
    const raw = await bytesOf(stream, maxBytes).catch(() => undefined);
    if (raw === undefined) return later(); // gone: nobody hears it
    if (raw === null) return answer(552, 'Message too large');
    try {
      await receive({ envelope, raw });
      return null;
    } catch (error) {
      onTrouble(untold(error, 'A mail that came in could not be kept'));
      return later();
    }
  }

  const server = new SMTPServer({
    name: domain,
    banner: 'Staffetta',
    logger: false,
    ...(tls ?? {}),
    authOptional: true,
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    maxAllowedUnauthenticatedCommands: false, // nobody authenticates; visits end by time and count
    size: maxBytes,
    maxClients: mostClients,
    maxRecipients: mostRecipients,
    socketTimeout: silence,
    closeTimeout: farewell,
    onConnect({ id }, done) {
      visits.set(id, setTimeout(endVisit, longestVisit, id).unref());
      done();
    },
    onClose({ id }) {
      clearTimeout(visits.get(id));
      visits.delete(id);
    },
    onMailFrom(_sender, { transaction }, done) {
      done(transaction > mostMails ? answer(421, 'Enough for one visit') : null);
    },
    onRcptTo({ address }, _session, done) {
      refusalOf(whole(address, domain), settings).then(done, (error: unknown) => {
        onTrouble(untold(error, 'An address of a mail that came in could not be looked up'));
        done(later());
      });
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const from = mailFrom === false || mailFrom.address === '' ? null : mailFrom.address;
      const to = rcptTo.map(({ address }) => whole(address, domain));
      take(stream, { from, to }).then(done, done);
    },
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error: Error) => onTrouble(untold(error, 'A visit of a mail server failed')));

  return {
    port: (server.server.address() as AddressInfo).port,
    renew: (renewed) => server.updateSecureContext(renewed),
    async close() {
      for (const visit of visits.values()) clearTimeout(visit);
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
