import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Limits, usualLimits } from './http/limits.ts';
import { isLoopback } from './http/local.ts';
import { OperatorError } from './operator-error.ts';

export type Config = {
  host: string;
  /** Null: 3000, or the next one that is free. */
  port: number | null;
  /** Null: the embedded database. */
  database: { serviceUrl: string; ownerUrl: string } | null;
  /** Where the embedded database and this installation's own secrets lie. */
  dataFolder: string;
  demonstration: boolean;
  logLevel: LogLevel;
  /** How the world reaches this service, without a slash at the end. Null: as it is bound. */
  publicUrl: string | null;
  /** Whose word on a request's origin is taken: nobody's, that of so many proxies, or of these. */
  trustProxy: false | number | string;
  /** Whose pages may use this service besides its own. */
  corsOrigins: string[];
  /** What the operator's metrics are asked for with. Null: there are none. */
  metricsToken: string | null;
  role: Role;
  /** How mails leave. Null: they do not. */
  post: {
    smtpUrl: string;
    from: string;
    /** As what the mail server is greeted. Null: as this machine. */
    name: string | null;
    /** The file of what vouches for its certificate. Null: the known authorities do. */
    ca: string | null;
    /** The key mails are signed with, by its name in the domain of `from`, and its file. Null: they are not. */
    dkim: { selector: string; key: string } | null;
  } | null;
  /** Whether mails that do not leave can be read on this machine, where nobody else can reach it. */
  showsMailbox: boolean;
  /** Seconds a notice waits before its mail is written, as an act may be taken back. */
  noticeDelay: number;
  /** Minutes without a worker from which no clock has gone. 0: clocks go on all the same. */
  outageAfter: number;
  /** Days of vacation a user has in a year. */
  vacationDays: number;
  limits: Limits;
  /** Where answers to mails come in: by which domain, where it listens, and what they are handed over with. Null: nowhere. */
  mailIn: {
    domain: string;
    listen: {
      host: string;
      port: number;
      /** The files visits are encrypted with. Null: they are not. */
      certificate: { certificate: string; key: string } | null;
    } | null;
    token: string | null;
    /** Whom mails to the postmaster are brought to. Null: nobody. */
    postmaster: string | null;
  } | null;
};

type LogLevel = (typeof logLevels)[number];
type Role = (typeof roles)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const roles = ['all', 'api', 'worker'] as const;

const onlyDigits = /^\d{1,5}$/;
const hostName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const sender = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const mailDomain = /^[a-z0-9]([a-z0-9.-]{0,180}[a-z0-9])?$/i;
const mask = /^\d{1,3}$/;
/** A day: later than that, a notice is of no use. */
const longestDelay = 86_400;

/** A week: who is away for longer has told his players. */
const longestOutage = 10_080;

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

export function isDatabaseUrl(text: string): boolean {
  // PostgreSQL, but not the standard, allows an empty host: the machine itself.
  const url = parseUrl(text) ?? parseUrl(text.replace('@/', '@localhost/'));
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
}

function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return `${url.origin}/` === url.href;
}

function isSmtpUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

function isProxy(text: string): boolean {
  if (proxyNames.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (mask.test(bits) && Number(bits) <= longest);
}

function isTrust(text: string): boolean {
  return text === 'off' || onlyDigits.test(text) || text.split(',').every(isProxy);
}

/** Who tries it on his own machine reads what it prints; an operator reads every request. */
function usualLevel({ DATABASE_URL }: { DATABASE_URL?: string | undefined }): LogLevel {
  return DATABASE_URL === undefined ? 'warn' : 'info';
}

function readTrust(text: string): Config['trustProxy'] {
  if (text === 'off') return false;
  return onlyDigits.test(text) ? Number(text) : text;
}

/** The messages never repeat a value: it may hold a password. */
const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'must be a URL that begins with postgresql://')
  .optional();

/** Above that nothing is limited any more. */
const highestLimit = 1_000_000;
const limitDigits = /^[1-9]\d{0,6}$/;

const limit = (usual: number) =>
  z
    .string()
    .refine(
      (text) => limitDigits.test(text) && Number(text) <= highestLimit,
      `must be a whole number from 1 to ${highestLimit}`,
    )
    .transform(Number)
    .default(usual);

const variables = z.object({
  HOST: z
    .string()
    .refine((text) => isIP(text) !== 0 || hostName.test(text), 'must be an address or a host name')
    .default('127.0.0.1'),
  PORT: z
    .string()
    .refine(
      (text) => onlyDigits.test(text) && Number(text) < 65536,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number)
    .optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  STAFFETTA_DATA: z.string().default('.staffetta'),
  STAFFETTA_DEMONSTRATION: z.enum(['on', 'off'], 'must be on or off').optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https address without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      isTrust,
      'must be off, a number of proxies, or addresses such as 10.0.0.1,172.16.0.0/12 or loopback',
    )
    .default('off'),
  CORS_ORIGINS: z
    .string()
    .refine(
      (text) => text.split(',').every((one) => isOrigin(one.trim())),
      'must be http or https addresses without a path, with commas between',
    )
    .transform((text) => text.split(',').map((one) => new URL(one.trim()).origin))
    .default([]),
  METRICS_TOKEN: z.string().min(16, 'must be 16 characters long at least').optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be a URL that begins with smtp:// or smtps://')
    .optional(),
  SMTP_NAME: z
    .string()
    .regex(mailDomain, 'must be a host name, such as play.example.org')
    .optional(),
  SMTP_CA: z.string().optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(mailDomain, 'must be the name of a key in your domain, such as staffetta')
    .optional(),
  MAIL_DKIM_KEY: z.string().optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => sender.test(text),
      'must be a mail address, such as staffetta@example.org or Staffetta <staffetta@example.org>',
    )
    .optional(),
  NOTICE_DELAY: z
    .string()
    .refine(
      (text) => onlyDigits.test(text) && Number(text) <= longestDelay,
      `must be a whole number of seconds, up to ${longestDelay}`,
    )
    .transform(Number)
    .default(120),
  OUTAGE_AFTER: z
    .string()
    .refine(
      (text) => onlyDigits.test(text) && Number(text) <= longestOutage,
      `must be a whole number of minutes, up to ${longestOutage}`,
    )
    .transform(Number)
    .default(15),
  VACATION_DAYS: z
    .string()
    .refine(
      (text) => onlyDigits.test(text) && Number(text) <= 366,
      'must be a whole number of days, up to 366',
    )
    .transform(Number)
    .default(30),
  REQUESTS_PER_TOKEN: limit(usualLimits.requestsPerToken),
  REQUESTS_PER_ADDRESS: limit(usualLimits.requestsPerAddress),
  SIGN_INS_PER_ADDRESS: limit(usualLimits.signInsPerAddress),
  FAILED_SIGN_INS_PER_ADDRESS: limit(usualLimits.failedSignInsPerAddress),
  MAILS_PER_ADDRESS: limit(usualLimits.mailsPerAddress),
  STREAMS_PER_USER: limit(usualLimits.streamsPerUser),
  STREAMS_PER_ADDRESS: limit(usualLimits.streamsPerAddress),
  REQUESTS_AT_ONCE: limit(usualLimits.requestsAtOnce),
  LOOP_DELAY: limit(usualLimits.loopDelay),
  MAIL_REPLY_DOMAIN: z
    .string()
    .regex(mailDomain, 'must be a domain, such as play.example.org')
    .optional(),
  MAIL_IN_HOST: z
    .string()
    .refine((text) => isIP(text) !== 0 || hostName.test(text), 'must be an address or a host name')
    .optional(),
  MAIL_IN_PORT: z
    .string()
    .refine(
      (text) => onlyDigits.test(text) && Number(text) < 65536,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number)
    .optional(),
  MAIL_IN_CERTIFICATE: z.string().optional(),
  MAIL_IN_KEY: z.string().optional(),
  MAIL_POSTMASTER: z.email('must be a mail address, such as you@example.org').optional(),
  MAIL_IN_TOKEN: z.string().min(16, 'must be 16 characters long at least').optional(),
  STAFFETTA_ROLE: z.enum(roles, `must be one of ${roles.join(', ')}`).default('all'),
});

type Variables = z.infer<typeof variables>;

function isSet([, value]: [string, string | undefined]): boolean {
  return value !== undefined && value.trim() !== '';
}

/** Everything that can be set. */
export const variableNames = Object.keys(variables.shape);

/** In our own file every name is meant for us: one we do not know is a slip of the pen. */
export function refuseUnknownIn(file: string, names: readonly string[]): void {
  const unknown = names.filter((name) => !variableNames.includes(name));
  if (unknown.length === 0) return;
  const known = variableNames.join(', ');
  throw refuse(
    unknown.map(
      (name) => `${name}, in ${file}, is not a variable Staffetta knows; these are: ${known}.`,
    ),
  );
}

function listUnknown(env: Record<string, string | undefined>): string[] {
  const known = variableNames;
  const ours = known.filter((name) => name.startsWith('STAFFETTA_')).join(', ');
  return Object.keys(env)
    .filter((name) => name.startsWith('STAFFETTA_') && !known.includes(name))
    .map((name) => `${name} is not a variable Staffetta knows; these are: ${ours}.`);
}

const isAt = (domain: string, address = ''): boolean =>
  address.toLowerCase().endsWith(`@${domain.toLowerCase()}`);

function listMailContradictions(values: Variables): string[] {
  const problems: string[] = [];
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = values;
  if (SMTP_URL !== undefined && (MAIL_FROM === undefined || PUBLIC_URL === undefined)) {
    problems.push(
      'SMTP_URL is set, but mails need a sender, MAIL_FROM, and an address for their links, PUBLIC_URL; set both too.',
    );
  }
  if (SMTP_URL === undefined && MAIL_FROM !== undefined) {
    problems.push('MAIL_FROM is set without SMTP_URL; set both, or neither.');
  }
  for (const name of ['SMTP_NAME', 'SMTP_CA', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const) {
    if (values[name] !== undefined && SMTP_URL === undefined) {
      problems.push(`${name} is set without SMTP_URL, by which mails leave; set both, or neither.`);
    }
  }
  if ((values.MAIL_DKIM_SELECTOR === undefined) !== (values.MAIL_DKIM_KEY === undefined)) {
    problems.push(
      'A key that signs mails, MAIL_DKIM_KEY, needs its name, MAIL_DKIM_SELECTOR; set both, or neither.',
    );
  }
  return problems;
}

function listReplyContradictions(values: Variables): string[] {
  const problems: string[] = [];
  const { MAIL_REPLY_DOMAIN, MAIL_IN_HOST, MAIL_IN_PORT, MAIL_IN_TOKEN } = values;
  const takesIn = MAIL_IN_PORT !== undefined || MAIL_IN_TOKEN !== undefined;
  if ((MAIL_REPLY_DOMAIN !== undefined) !== takesIn) {
    problems.push(
      'Answers to mails need a domain, MAIL_REPLY_DOMAIN, and a way in, MAIL_IN_PORT or MAIL_IN_TOKEN; set both, or neither.',
    );
  }
  if (MAIL_IN_HOST !== undefined && MAIL_IN_PORT === undefined) {
    problems.push('MAIL_IN_HOST is set without MAIL_IN_PORT; set both, or neither.');
  }
  return problems;
}

function listMailInContradictions(values: Variables): string[] {
  const problems: string[] = [];
  const { SMTP_URL, MAIL_REPLY_DOMAIN, MAIL_IN_PORT } = values;
  const { MAIL_IN_CERTIFICATE, MAIL_IN_KEY, MAIL_POSTMASTER } = values;
  if ((MAIL_IN_CERTIFICATE === undefined) !== (MAIL_IN_KEY === undefined)) {
    problems.push(
      'A certificate, MAIL_IN_CERTIFICATE, needs its key, MAIL_IN_KEY; set both, or neither.',
    );
  }
  if (MAIL_IN_CERTIFICATE !== undefined && MAIL_IN_PORT === undefined) {
    problems.push('MAIL_IN_CERTIFICATE is set without MAIL_IN_PORT; set both, or neither.');
  }
  if (MAIL_POSTMASTER !== undefined && (SMTP_URL === undefined || MAIL_IN_PORT === undefined)) {
    problems.push(
      'MAIL_POSTMASTER is set, but such mails come in by MAIL_IN_PORT and are brought on by SMTP_URL; set both too.',
    );
  }
  if (MAIL_REPLY_DOMAIN !== undefined && isAt(MAIL_REPLY_DOMAIN, MAIL_POSTMASTER)) {
    problems.push(
      'MAIL_POSTMASTER is at MAIL_REPLY_DOMAIN, where it would come in again; name an address elsewhere.',
    );
  }
  return problems;
}

/** What each variable may be by itself, but not together with the others. */
function listContradictions(values: Variables): string[] {
  const problems: string[] = [];
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined) {
    problems.push('DATABASE_OWNER_URL is set without DATABASE_URL; set both, or neither.');
  }
  if (values.STAFFETTA_ROLE !== 'all' && values.DATABASE_URL === undefined) {
    problems.push(
      `STAFFETTA_ROLE is ${values.STAFFETTA_ROLE}, but the embedded database serves one process only; set DATABASE_URL too, or the role all.`,
    );
  }
  if (values.STAFFETTA_DEMONSTRATION === 'on' && !isLoopback(values.HOST)) {
    problems.push(
      'STAFFETTA_DEMONSTRATION is on, which makes players with known passwords, but HOST lets other machines in; set HOST to 127.0.0.1, or the demonstration to off.',
    );
  }
  return [
    ...problems,
    ...listMailContradictions(values),
    ...listReplyContradictions(values),
    ...listMailInContradictions(values),
  ];
}

function readPost(values: Variables, root: string): Config['post'] {
  const { SMTP_URL, MAIL_FROM, SMTP_NAME = null, SMTP_CA } = values;
  const { MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: key } = values;
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    name: SMTP_NAME,
    ca: SMTP_CA === undefined ? null : resolve(root, SMTP_CA),
    dkim:
      selector === undefined || key === undefined ? null : { selector, key: resolve(root, key) },
  };
}

function readCertificate(values: Variables, root: string) {
  const { MAIL_IN_CERTIFICATE, MAIL_IN_KEY } = values;
  if (MAIL_IN_CERTIFICATE === undefined || MAIL_IN_KEY === undefined) return null;
  return { certificate: resolve(root, MAIL_IN_CERTIFICATE), key: resolve(root, MAIL_IN_KEY) };
}

function readMailIn(values: Variables, root: string): Config['mailIn'] {
  const { HOST, MAIL_REPLY_DOMAIN, MAIL_IN_HOST, MAIL_IN_PORT: port, MAIL_IN_TOKEN } = values;
  if (MAIL_REPLY_DOMAIN === undefined) return null;
  const certificate = readCertificate(values, root);
  return {
    domain: MAIL_REPLY_DOMAIN.toLowerCase(),
    listen: port === undefined ? null : { host: MAIL_IN_HOST ?? HOST, port, certificate },
    token: MAIL_IN_TOKEN ?? null,
    postmaster: values.MAIL_POSTMASTER ?? null,
  };
}

/** Whether nobody but this machine reaches the service, by itself or by a proxy. */
const isPrivate = ({ HOST, PUBLIC_URL }: Variables): boolean =>
  isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));

function refuse(problems: string[]): OperatorError {
  return new OperatorError(
    `The configuration cannot be used.\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  );
}

/**
 * Reads the environment once, at the start. A value that is empty counts as not set. `root` is the
 * folder relative paths begin at.
 */
export function readConfig(environment: Record<string, string | undefined>, root: string): Config {
  const env = Object.fromEntries(Object.entries(environment).filter(isSet));
  const unknown = listUnknown(env);
  const parsed = variables.safeParse(env);
  if (!parsed.success) {
    const malformed = parsed.error.issues.map(({ path, message }) => `${path.join()} ${message}.`);
    throw refuse([...unknown, ...malformed]);
  }
  const values = parsed.data;
  const problems = [...unknown, ...listContradictions(values)];
  if (problems.length > 0) throw refuse(problems);
  const embedded = values.DATABASE_URL === undefined;
  const automatic = embedded && isLoopback(values.HOST);
  return {
    host: values.HOST,
    port: values.PORT ?? null,
    database:
      values.DATABASE_URL === undefined
        ? null
        : {
            serviceUrl: values.DATABASE_URL,
            ownerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
          },
    dataFolder: resolve(root, values.STAFFETTA_DATA),
    demonstration:
      values.STAFFETTA_DEMONSTRATION === undefined
        ? automatic
        : values.STAFFETTA_DEMONSTRATION === 'on',
    logLevel: values.LOG_LEVEL ?? usualLevel(values),
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: readTrust(values.TRUST_PROXY),
    corsOrigins: values.CORS_ORIGINS,
    metricsToken: values.METRICS_TOKEN ?? null,
    role: values.STAFFETTA_ROLE,
    post: readPost(values, root),
    showsMailbox: values.SMTP_URL === undefined && isPrivate(values),
    noticeDelay: values.NOTICE_DELAY,
    outageAfter: values.OUTAGE_AFTER,
    vacationDays: values.VACATION_DAYS,
    limits: {
      requestsPerToken: values.REQUESTS_PER_TOKEN,
      requestsPerAddress: values.REQUESTS_PER_ADDRESS,
      signInsPerAddress: values.SIGN_INS_PER_ADDRESS,
      failedSignInsPerAddress: values.FAILED_SIGN_INS_PER_ADDRESS,
      mailsPerAddress: values.MAILS_PER_ADDRESS,
      streamsPerUser: values.STREAMS_PER_USER,
      streamsPerAddress: values.STREAMS_PER_ADDRESS,
      requestsAtOnce: values.REQUESTS_AT_ONCE,
      loopDelay: values.LOOP_DELAY,
    },
    mailIn: readMailIn(values, root),
  };
}
