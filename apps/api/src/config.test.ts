import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, refuseUnknownIn, variableNames } from './config.ts';
import { usualLimits } from './http/limits.ts';

const secret = 'hunter2';
const url = `postgresql://someone:${secret}@db.example/staffetta`;
const socketUrl = `postgresql://someone:${secret}@/staffetta?host=/run/postgresql`;

function read(env: Record<string, string>) {
  return readConfig(env, '/checkout');
}

function complain(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'nothing';
}

describe('without any variable', () => {
  it('is private, embedded and demonstrates', () => {
    expect(read({ PATH: '/bin', PORT: '', STAFFETTA_DATA: ' ' })).toEqual({
      host: '127.0.0.1',
      port: null,
      database: null,
      dataFolder: '/checkout/.staffetta',
      demonstration: true,
      logLevel: 'warn',
      publicUrl: null,
      trustProxy: false,
      corsOrigins: [],
      metricsToken: null,
      role: 'all',
      post: null,
      showsMailbox: true,
      noticeDelay: 120,
      outageAfter: 15,
      vacationDays: 30,
      limits: usualLimits,
      mailIn: null,
    });
  });
});

describe('a value', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['DATABASE_URL', `mysql://${secret}@x/y`],
    ['DATABASE_URL', `://${secret}`],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'staffetta.example'],
    ['PUBLIC_URL', `https://user:${secret}@staffetta.example`],
    ['PUBLIC_URL', 'https://staffetta.example/play'],
    ['REQUESTS_PER_TOKEN', '-5'],
    ['REQUESTS_PER_ADDRESS', 'all'],
    ['SIGN_INS_PER_ADDRESS', '1.5'],
    ['STREAMS_PER_USER', 'many'],
    ['REQUESTS_AT_ONCE', '-7'],
    ['LOOP_DELAY', '2s'],
    ['MAILS_PER_ADDRESS', '1000002'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.300'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://staffetta.example/play'],
    ['CORS_ORIGINS', `https://club.example,https://user:${secret}@staffetta.example`],
    ['METRICS_TOKEN', 'short'],
    ['SMTP_URL', `https://user:${secret}@mail.example`],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'nobody in particular'],
    ['MAIL_FROM', 'One <a@b>, Two <c@d>'],
    ['NOTICE_DELAY', 'soon'],
    ['NOTICE_DELAY', '86401'],
    ['OUTAGE_AFTER', 'never'],
    ['OUTAGE_AFTER', '10081'],
    ['VACATION_DAYS', '367'],
    ['STAFFETTA_ROLE', 'boss'],
    ['STAFFETTA_DEMONSTRATION', 'yes'],
  ])('of %s that is malformed is refused by name and never repeated: %s', (name, value) => {
    const complaint = complain({ [name]: value });
    expect(complaint).toContain(`- ${name} must be`);
    expect(complaint).not.toContain(value);
    expect(complaint).not.toContain(secret);
  });

  it.each([
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback,10.0.0.0/8' }, { trustProxy: 'loopback,10.0.0.0/8' }],
    [{ PUBLIC_URL: 'https://play.example/' }, { publicUrl: 'https://play.example' }],
    [
      { CORS_ORIGINS: 'https://club.example/, http://localhost:5173' },
      { corsOrigins: ['https://club.example', 'http://localhost:5173'] },
    ],
    [{ METRICS_TOKEN: 'a-long-random-text' }, { metricsToken: 'a-long-random-text' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ NOTICE_DELAY: '0' }, { noticeDelay: 0 }],
    [{ OUTAGE_AFTER: '0' }, { outageAfter: 0 }],
    [{ VACATION_DAYS: '25' }, { vacationDays: 25 }],
    [{ REQUESTS_PER_TOKEN: '25' }, { limits: { ...usualLimits, requestsPerToken: 25 } }],
    [{ STAFFETTA_DATA: '/srv/data' }, { dataFolder: '/srv/data' }],
    [{ DATABASE_URL: socketUrl }, { database: { serviceUrl: socketUrl, ownerUrl: socketUrl } }],
    [{ DATABASE_URL: url }, { database: { serviceUrl: url, ownerUrl: url } }],
    [
      { DATABASE_URL: url, DATABASE_OWNER_URL: `${url}?o` },
      { database: { serviceUrl: url, ownerUrl: `${url}?o` } },
    ],
    [{ DATABASE_URL: url, STAFFETTA_ROLE: 'worker' }, { role: 'worker' }],
  ])('%o is understood', (env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });
});

it('names every variable it does not know or cannot read at once', () => {
  const complaint = complain({ STAFFETTA_DAAT: '/x', PORT: 'x', LOG_LEVEL: 'y' });
  expect(complaint).toContain('- STAFFETTA_DAAT is not a variable');
  expect(complaint).toContain('- PORT ');
  expect(complaint).toContain('- LOG_LEVEL ');
});

it('refuses roles of their own with the embedded database', () => {
  expect(complain({ STAFFETTA_ROLE: 'api' })).toContain('set DATABASE_URL too');
});

it.each(['10.0.0.1/33', '::1/129', '10.0.0.1/', '10.0.0.1/8/8'])(
  'refuses to trust %s, which is no network',
  (network) => {
    expect(complain({ TRUST_PROXY: network })).toContain('- TRUST_PROXY must be');
  },
);

it('refuses names it does not know in its own file', () => {
  expect(() => refuseUnknownIn('.env', ['PORT', 'DATABSE_URL'])).toThrow(
    'DATABSE_URL, in .env, is not a variable Staffetta knows',
  );
  expect(() => refuseUnknownIn('.env', ['PORT', 'DATABASE_URL'])).not.toThrow();
});

it("refuses an owner's way in without the service's", () => {
  expect(complain({ DATABASE_OWNER_URL: url })).toContain('DATABASE_OWNER_URL is set without');
});

describe('mails', () => {
  const post = {
    SMTP_URL: `smtps://user:${secret}@mail.example:465`,
    MAIL_FROM: 'Staffetta <staffetta@play.example>',
    PUBLIC_URL: 'https://play.example',
  };

  it('leave by the server that is named', () => {
    expect(read(post)).toMatchObject({
      post: { smtpUrl: post.SMTP_URL, from: post.MAIL_FROM },
      showsMailbox: false,
    });
  });

  it('are signed, and their server believed, by files beside the program', () => {
    const dkim = { MAIL_DKIM_SELECTOR: 'one', MAIL_DKIM_KEY: 'dkim.key' };
    const settings = read({ ...post, ...dkim, SMTP_CA: '/etc/ca.pem', SMTP_NAME: 'play.example' });
    expect(settings.post).toMatchObject({
      ...{ name: 'play.example', ca: '/etc/ca.pem' },
      dkim: { selector: 'one', key: '/checkout/dkim.key' },
    });
    for (const lacking of ['MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY']) {
      expect(complain({ ...post, ...dkim, [lacking]: '' })).toContain('set both, or neither');
    }
    expect(complain({ SMTP_CA: 'ca.pem' })).toContain('SMTP_CA is set without SMTP_URL');
    expect(complain({ ...post, SMTP_NAME: 'not a name' })).toContain('SMTP_NAME must be');
  });

  it('need a sender and an address for their links', () => {
    for (const lacking of ['MAIL_FROM', 'PUBLIC_URL']) {
      expect(complain({ ...post, [lacking]: '' })).toContain('set both too');
    }
    expect(complain({ MAIL_FROM: post.MAIL_FROM })).toContain('MAIL_FROM is set without SMTP_URL');
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://play.example' }, false],
  ])('that stay can be read with %o: %s', (env, expected) => {
    expect(read(env).showsMailbox).toBe(expected);
  });
});

describe('the demonstration', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.2', STAFFETTA_DEMONSTRATION: 'on' }, true],
    [{ STAFFETTA_DEMONSTRATION: 'off' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.example.org' }, false],
    [{ DATABASE_URL: url }, false],
    [{ DATABASE_URL: url, STAFFETTA_DEMONSTRATION: 'on' }, true],
  ])('with %o is %s', (env, expected) => {
    expect(read(env).demonstration).toBe(expected);
  });

  it('is refused where other machines could sign in with its known passwords', () => {
    const complaint = complain({ HOST: '::', STAFFETTA_DEMONSTRATION: 'on' });
    expect(complaint).toContain('set HOST to 127.0.0.1');
  });
});

it('has an example file that names every variable and can be used as it is', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const env = parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(env).sort()).toEqual(variableNames.toSorted());
  expect(() => read(env as Record<string, string>)).not.toThrow();
  expect(read(parseEnv(text) as Record<string, string>)).toEqual(read({}));
});

describe('answers to mails', () => {
  it('need a domain, and a way in', () => {
    expect(complain({ MAIL_REPLY_DOMAIN: 'play.example' })).toContain('MAIL_REPLY_DOMAIN');
    expect(complain({ MAIL_IN_PORT: '2525' })).toContain('MAIL_REPLY_DOMAIN');
    const token = 'sixteen letters!';
    expect(
      complain({ MAIL_REPLY_DOMAIN: 'a.example', MAIL_IN_TOKEN: token, MAIL_IN_HOST: '::1' }),
    ).toContain('MAIL_IN_HOST is set without');
    const set = { MAIL_REPLY_DOMAIN: 'Play.Example', MAIL_IN_PORT: '2525' };
    expect(read(set).mailIn).toEqual({
      domain: 'play.example',
      listen: { host: '127.0.0.1', port: 2525, certificate: null },
      token: null,
      postmaster: null,
    });
  });

  it('are encrypted on their way in by a certificate, which lies in two files', () => {
    const set = { MAIL_REPLY_DOMAIN: 'play.example', MAIL_IN_PORT: '25' };
    const MAIL_IN_CERTIFICATE = 'mail.pem';
    const MAIL_IN_KEY = '/etc/mail.key';
    expect(complain({ ...set, MAIL_IN_CERTIFICATE })).toContain('needs its key, MAIL_IN_KEY');
    expect(complain({ ...set, MAIL_IN_KEY })).toContain('A certificate, MAIL_IN_CERTIFICATE');
    expect(complain({ MAIL_IN_CERTIFICATE, MAIL_IN_KEY })).toContain(
      'MAIL_IN_CERTIFICATE is set without MAIL_IN_PORT',
    );
    expect(read({ ...set, MAIL_IN_CERTIFICATE, MAIL_IN_KEY }).mailIn?.listen?.certificate).toEqual({
      certificate: '/checkout/mail.pem',
      key: '/etc/mail.key',
    });
  });

  it('can be brought to a postmaster elsewhere, if mails go out and come in', () => {
    const out = { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' };
    const set = { ...out, MAIL_REPLY_DOMAIN: 'play.example', MAIL_IN_PORT: '25' };
    const MAIL_POSTMASTER = 'me@club.example';
    expect(read({ ...set, MAIL_POSTMASTER }).mailIn?.postmaster).toBe(MAIL_POSTMASTER);
    expect(complain({ ...out, MAIL_POSTMASTER })).toContain('come in by MAIL_IN_PORT');
    expect(complain({ ...set, MAIL_POSTMASTER: 'me@PLAY.example' })).toContain('elsewhere');
    expect(complain({ ...set, MAIL_POSTMASTER: 'me' })).toContain('MAIL_POSTMASTER must be');
  });
});
