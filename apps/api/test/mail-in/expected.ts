import type { ReadMail } from '../../src/mail-in/mail.ts';
import type { Understood } from '../../src/mail-in/understand.ts';

type Fixture = { readonly mail: ReadMail; readonly asks?: Understood };

const us = 'move+k3v9q2x7m4@play.example.net';
const notice = '<0f6d1c1e-7c8e-5a52-9d0e-2f5b1c9a1e11@play.example.net>';
const yourTurn = 'Re: Your turn at the Tuesday table';

/** How whoever writes from an address calls himself. */
const called: Readonly<Record<string, string>> = {
  'ada@example.org': 'Ada Lovett',
  'bruno@example.com': 'Bruno Conti',
  'chloe@example.com': 'Chloé Martin',
  'elena@example.net': 'Elena Neri',
  'grace@example.com': 'Grace Hollis',
  'ines@example.org': 'Inés Gil',
  'jan@example.net': 'Jan Vos',
  'kit@example.net': 'Kit Marsh',
  'luc@example.com': 'Luc Petit',
  'marco@example.org': 'Bassi, Marco',
  'marta@example.com': 'Marta Ruiz',
  'nicolo@example.com': 'Nicolò Bassi',
  'pablo@example.net': 'Pablo Vega',
  'zoe@example.net': 'Zoe Blanc',
};

/** A reply to the notice, from somebody, in these lines. */
const reply = (
  from: string,
  lines: readonly string[],
  asks: Understood,
  subject = yourTurn,
  endsApart = false,
): Fixture => ({
  mail: {
    type: 'reply',
    to: [us],
    from,
    called: called[from] ?? null,
    subject,
    messageId: '<reply-1@mail.example.org>',
    inReplyTo: notice,
    lines,
    endsApart,
  },
  asks,
});

/** The same, where the last line stands below a blank one, or is a paragraph of HTML. */
const replyApart = (
  from: string,
  lines: readonly string[],
  asks: Understood,
  subject = yourTurn,
): Fixture => reply(from, lines, asks, subject, true);

const numbers = (...them: readonly number[]): Understood => ({
  type: 'wishes',
  wishes: them.map((number) => ({ type: 'number', number })),
});

const notation = (...them: readonly string[]): Understood => ({
  type: 'wishes',
  wishes: them.map((line) => ({ type: 'line', line })),
});

const automatic = (
  from: string | null,
  sign: Extract<ReadMail, { type: 'automatic' }>['sign'],
  to: readonly string[] = [us],
): Fixture => ({ mail: { type: 'automatic', to, from, sign } });

const bounce = (
  kind: 'final' | 'transient',
  recipient: string,
  status: string | null,
): Fixture => ({
  mail: {
    type: 'bounce',
    to: ['bounces@play.example.net'],
    kind,
    status,
    recipients: [recipient],
    originalMessageId: notice,
  },
});

const encrypted = (from: string): Fixture => ({
  mail: {
    type: 'unreadable',
    to: [us],
    from,
    messageId: '<reply-1@mail.example.org>',
    reason: 'encrypted',
  },
});

const [ada, bruno, chloe] = ['ada@example.org', 'bruno@example.com', 'chloe@example.com'];
const [elena, grace, kit] = ['elena@example.net', 'grace@example.com', 'kit@example.net'];
const [luc, marta, pablo] = ['luc@example.com', 'marta@example.com', 'pablo@example.net'];

/** What each file of `fixtures/` is, written by hand. */
export const expected: Readonly<Record<string, Fixture>> = {
  'gmail-web-en': reply(ada, ['2'], numbers(2)),
  'gmail-web-it': reply(
    'nicolo@example.com',
    ['Sì, grazie!'],
    { type: 'yes' },
    'Re: Tocca a te al tavolo del martedì',
  ),
  'gmail-web-fr-base64': replyApart(chloe, ['3 et puis 1', 'merci, à bientôt'], numbers(3, 1)),
  'gmail-web-es-between': replyApart(
    'ines@example.org',
    ['move roma', 'salterio'],
    notation('move roma', 'salterio'),
  ),
  'gmail-web-html-between': replyApart(
    ada,
    ['move roma', 'salterio'],
    notation('move roma', 'salterio'),
  ),
  'gmail-web-cut-short': reply(ada, ['No!'], { type: 'no' }, 'Re: Your turn Your turn Your turn'),
  'gmail-android-en': reply(
    ada,
    ['move roma; salterio; end'],
    notation('move roma', 'salterio', 'end'),
  ),
  'gmail-signature-above': replyApart(ada, ['#2', 'and then 3'], {
    type: 'wishes',
    wishes: [
      { type: 'number', number: 2 },
      { type: 'line', line: 'and then 3' },
    ],
  }),
  'gmail-name-below-it': replyApart('marco@example.org', ['2', 'Marco'], numbers(2)),
  'gmail-empty': reply(ada, [], { type: 'nothing' }),
  'gmail-numbered-list': replyApart(
    ada,
    ['2. take 2 black & sell 1', '3. end'],
    notation('2. take 2 black & sell 1', '3. end'),
  ),
  'outlook-desktop-en': reply(
    grace,
    ['bid 3', 'Thanks,', 'Grace'],
    notation('bid 3'),
    'RE: Your turn at the Tuesday table',
  ),
  'outlook-desktop-it-html-only': replyApart(
    bruno,
    ['sì', 'l’altra volta no'],
    notation('sì', 'l’altra volta no'),
    'R: Tocca a te al tavolo',
  ),
  'outlook-desktop-fr-plain': reply(luc, ['n° 2'], numbers(2), 'RE: Votre tour'),
  'outlook-suppressing-it': reply(bruno, ['2'], numbers(2), 'R: Tocca a te'),
  'outlook-original-message': reply(grace, ['pass'], notation('pass'), 'RE: Your turn'),
  'outlook-web-fr': reply(
    luc,
    ['oui', 'Cordialement,', 'Luc Petit'],
    { type: 'yes' },
    'RE: Votre tour',
  ),
  'outlook-web-es-html-only': reply(marta, ['tablero'], { type: 'board' }, 'RE: Te toca'),
  'outlook-ios-en': reply(grace, ['1'], numbers(1)),
  'outlook-android-it-html-only': reply(bruno, ['2 e poi 3'], numbers(2, 3), 'Re: Tocca a te'),
  'apple-mail-macos-en': reply(kit, ["move monte sant'angelo"], notation("move monte sant'angelo")),
  'apple-mail-macos-it': replyApart(elena, ['compra leo-3', 'Elena'], notation('compra leo-3')),
  'apple-mail-macos-html-only': reply(elena, ['compra leo-3'], notation('compra leo-3')),
  'apple-ios-fr': reply('zoe@example.net', ['1, 3'], numbers(1, 3)),
  'apple-ios-es-html-only': reply(pablo, ['Sí'], { type: 'yes' }),
  'apple-ios-it-photo': reply(elena, ['3'], numbers(3)),
  'thunderbird-below-en': reply(ada, ['2'], numbers(2)),
  'thunderbird-between-it': replyApart(
    elena,
    ['move roma sell 1', 'end'],
    notation('move roma sell 1', 'end'),
  ),
  'thunderbird-fr-html-only': reply('zoe@example.net', ["d'accord"], { type: 'yes' }),
  'thunderbird-es-above': reply(
    pablo,
    ["move monte sant'angelo"],
    notation("move monte sant'angelo"),
  ),
  'thunderbird-both-en': replyApart(
    ada,
    ['Hi,', 'take 2 black & sell 1'],
    notation('take 2 black & sell 1'),
  ),
  'thunderbird-both-it-forwarded': reply(
    elena,
    ['2'],
    numbers(2),
    'Fwd: Tocca a te al tavolo del martedì',
  ),
  'thunderbird-fr-below': reply('zoe@example.net', ['1, puis 3'], numbers(1, 3)),
  'thunderbird-fr-forwarded-html-only': reply(
    'zoe@example.net',
    ['3'],
    numbers(3),
    "Fwd: C'est à vous",
  ),
  'thunderbird-es-html-only': replyApart(
    pablo,
    ['move roma', 'salterio'],
    notation('move roma', 'salterio'),
  ),
  'thunderbird-es-name-alone': reply(pablo, ['Sí'], { type: 'yes' }),
  'thunderbird-it-between-html-only': reply(elena, ['sì'], { type: 'yes' }),
  'yahoo-it-html-only': reply(bruno, ['aiuto!'], { type: 'help' }),
  'samsung-es': reply(marta, ['basta'], { type: 'stop' }),
  'dutch-other-language': reply('jan@example.net', ['2'], numbers(2)),
  'smime-signed': reply(kit, ['keep 4 back 2 3'], notation('keep 4 back 2 3')),
  'pgp-signed-inline': reply(ada, ['salterio'], notation('salterio')),
  'html-with-traps': replyApart(
    ada,
    ['move roma <script>', 'take 2 black', 'end', 'now', 'unclosed bold'],
    notation('move roma <script>', 'take 2 black', 'end', 'now', 'unclosed bold'),
  ),
  'footer-by-a-server': reply(bruno, ['2'], numbers(2)),
  'utf-16': reply(ada, ['sì'], { type: 'yes' }),
  'unknown-charset': reply(ada, ['move roma'], notation('move roma')),
  'iso-8859-1-8bit': reply(ada, ['la posición'], { type: 'board' }),
  'mail-attached': reply(ada, ['2'], numbers(2)),
  'malformed-without-end': reply(ada, ['move roma'], notation('move roma')),
  'auto-submitted-no': reply(ada, ['move roma'], notation('move roma')),
  'posted-as-stored': {
    mail: {
      type: 'reply',
      to: ['inbound@mx.example.net', us],
      from: ada,
      called: 'Ada Lovett',
      subject: yourTurn,
      messageId: '<reply-1@mail.example.org>',
      inReplyTo: '<last@play.example.net>',
      lines: ['yes.'],
      endsApart: false,
    },
    asks: { type: 'yes' },
  },

  'exchange-away-en': automatic(grace, 'auto-submitted'),
  'exchange-away-it': automatic(bruno, 'subject'),
  'gmail-vacation-fr': automatic(chloe, 'auto-submitted'),
  'away-by-subject-es': automatic(pablo, 'subject'),
  'mailing-list': automatic(ada, 'mailing-list', ['players@lists.example.org']),
  'newsletter-junk': automatic('shop@example.com', 'precedence'),
  'null-return-path': automatic(ada, 'null-return-path'),
  'read-receipt': automatic(grace, 'report'),
  'no-reply-sender': automatic('no-reply@shop.example.com', 'sender'),
  'our-own-notice': automatic(us, 'auto-submitted', [ada]),
  'bounce-postfix-delivered': automatic('MAILER-DAEMON@mx.example.org', 'report', [
    'bounces@play.example.net',
  ]),
  'complaint-arf-not-spam': automatic('feedback@mail.example.com', 'report', [
    'bounces@play.example.net',
  ]),

  'bounce-postfix': bounce('final', 'Ada@example.org', '5.1.1'),
  'bounce-postfix-delayed': bounce('transient', ada, '4.4.1'),
  'bounce-exchange': bounce('final', grace, '5.1.10'),
  'bounce-gmail': bounce('final', ada, '5.1.1'),
  'bounce-mailbox-full': bounce('transient', ada, '5.2.2'),
  'bounce-exim': bounce('final', ada, null),
  'bounce-qmail': bounce('final', ada, '5.1.1'),

  'complaint-arf': {
    mail: {
      type: 'complaint',
      to: ['bounces@play.example.net'],
      recipients: [ada],
      returnPaths: [],
      originalMessageId: notice,
    },
  },

  'complaint-arf-redacted': {
    mail: {
      type: 'complaint',
      to: ['back@play.example.net'],
      recipients: [],
      returnPaths: ['back+k3v9q2x7m4@play.example.net', 'back+k3v9q2x7m4@play.example.net'],
      originalMessageId: notice,
    },
  },

  'pgp-encrypted': encrypted(ada),
  'smime-opaque': encrypted(kit),
  'no-sender': {
    mail: { type: 'unreadable', to: [us], from: null, messageId: null, reason: 'no-sender' },
  },
  'not-a-mail': {
    mail: { type: 'unreadable', to: [], from: null, messageId: null, reason: 'malformed' },
  },
};
