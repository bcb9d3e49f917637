import { SMTPServer } from 'smtp-server';

/** What a mail server was brought, as it came. */
export type Received = {
  readonly returnPath: string;
  readonly to: readonly string[];
  readonly text: string;
};

/** By which code an address is refused; null: it is not. */
export type Takes = (address: string) => number | null;

/** A mail server that takes what it likes, to whom and from whom, when it likes, says why it refuses the rest, and how to reach it. */
export async function mailServer(
  takes: Takes = () => null,
  says: (address: string) => string = (address) => `no ${address}`,
  takesFrom: Takes = () => null,
  holds: (text: string) => Promise<unknown> = async () => undefined,
) {
  const received: Received[] = [];
  function answer(by: Takes, address: string, done: (error?: Error) => void): void {
    const code = by(address);
    if (code === null) done();
    else done(Object.assign(new Error(says(address)), { responseCode: code }));
  }
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _session, done) => answer(takesFrom, address, done),
    onRcptTo: ({ address }, _session, done) => answer(takes, address, done),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const returnPath = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const text = Buffer.concat(parts).toString();
        received.push({ returnPath, to, text });
        holds(text).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A mail as a mail program reads it. */
export type ReadMail = {
  readonly returnPath: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>; // by their names in small letters
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
};

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

/** A header with letters beyond ASCII. */
const decoded = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );

function partOf(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const headers = new Map(
    text
      .slice(0, end)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decoded(line.slice(colon + 1).trim())];
      }),
  );
  return { headers, body: text.slice(end + 4) };
}

type Part = ReturnType<typeof partOf>;

function contentOf({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return (encoding === 'quoted-printable' ? unquoted(body) : body)
    .replaceAll('\r\n', '\n')
    .trimEnd();
}

export function readMail({ returnPath, to, text }: Received): ReadMail {
  const whole = partOf(text);
  const { headers } = whole;
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => partOf(part.replace(/^\r\n/, '')));
  const content = (type: string): string | null => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type) ?? false);
    return part === undefined ? null : contentOf(part);
  };
  return {
    returnPath,
    to,
    headers,
    subject: headers.get('subject') ?? '',
    text: content('text/plain') ?? '',
    html: content('text/html'),
  };
}
