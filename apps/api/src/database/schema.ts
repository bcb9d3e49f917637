import type { Draw, Ending, EventKind, Language } from '@staffetta/engine';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Rest } from '../clocks/calendar.ts';
import type { Settings } from '../games/settings.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

// The accounts' family.

export const userAccount = pgTable('user_account', {
  userId: uuid('user_id').primaryKey(),
  name: text('name'),
  nameKey: text('name_key').unique(),
  passwordHash: text('password_hash'),
  createdAt: time('created_at').notNull().defaultNow(),
  kind: text('kind').$type<UserKind>().notNull().default('person'),
  owner: uuid('owner'),
  mail: text('mail'),
  mailKey: text('mail_key').unique(),
  mailVerifiedAt: time('mail_verified_at'),
  mailWanted: text('mail_wanted'),
  mailWantedKey: text('mail_wanted_key'),
  mailTrouble: jsonb('mail_trouble').$type<MailTrouble>(),
  language: text('language').$type<Language>(),
  timeZone: text('time_zone'),
  notices: jsonb('notices').$type<Readonly<Record<string, boolean>>>().notNull().default({}),
  telling: jsonb('telling').$type<object>().notNull().default({}),
  digestAt: time('digest_at'), // null: he wants none
  playTimes: jsonb('play_times').$type<object>().notNull().default({}),
  epoch: integer('epoch').notNull().default(0),
  isAdmin: boolean('is_admin').notNull().default(false),
  suspendedAt: time('suspended_at'),
  suspendedFor: text('suspended_for'), // the reason, as he is told it; null: not known
  deletedAt: time('deleted_at'),
  erasedMail: bytea('erased_mail'), // keyed hash of the address a deleted account had
});

/** Why mails about games are withheld from an address. */
export const mailTroubles = ['bounced', 'complained'] as const;

/** Mails to an address came back, or its reader called one unwanted. */
export type MailTrouble = {
  readonly kind: (typeof mailTroubles)[number];
  readonly at: string;
  readonly reason: string | null; // the code the other server gave
};

/** Somebody registered, somebody who only tries it, or a program. */
export type UserKind = 'person' | 'guest' | 'bot';

export const userSession = pgTable('user_session', {
  sessionId: uuid('session_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  device: text('device'),
  digest: bytea('digest').notNull(),
  rotatedAt: time('rotated_at').notNull().defaultNow(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at').notNull(),
});

export const spentRefreshToken = pgTable('spent_refresh_token', {
  digest: bytea('digest').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  rotatedAt: time('rotated_at').notNull().defaultNow(),
});

export const capabilityLink = pgTable('capability_link', {
  digest: bytea('digest').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  mail: text('mail').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** What a link in a mail is good for. */
export type LinkPurpose = 'sign-in' | 'reset' | 'verify';

export const linkWish = pgTable('link_wish', {
  wishId: uuid('wish_id').primaryKey(),
  mailKey: text('mail_key').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const personalToken = pgTable('personal_token', {
  tokenId: uuid('token_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  digest: bytea('digest').notNull().unique(),
  scopes: text('scopes').array().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  expiresAt: time('expires_at'),
  lastUsedAt: time('last_used_at'),
});

export const userBlock = pgTable(
  'user_block',
  {
    userId: uuid('user_id').notNull(),
    blocked: uuid('blocked').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blocked] })],
);

export const attempt = pgTable('attempt', {
  subject: bytea('subject').primaryKey(),
  count: integer('count').notNull(),
  until: time('until').notNull(),
});

export const outgoingMail = pgTable('outgoing_mail', {
  mailId: uuid('mail_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  address: text('address'),
  subject: text('subject'),
  body: text('body'),
  createdAt: time('created_at').notNull().defaultNow(),
  dueAt: time('due_at').notNull().defaultNow(),
  tries: integer('tries').notNull().default(0),
  sentAt: time('sent_at'),
  givenUpAt: time('given_up_at'),
  html: text('html'),
  headers: jsonb('headers').$type<MailHeaders>(),
  noticeId: uuid('notice_id'), // null: it is about an account, or an answer
  gameId: uuid('game_id'), // of an answer, or a letter about a game
  refusals: integer('refusals').notNull().default(0), // at its address, without naming it
  letter: text('letter').$type<GameLetter>(), // null: an answer, a notice's, or about an account
});

/** Letters about a game that no notice stands behind. */
export const gameLetters = ['seat-freed', 'report-answered'] as const;
export type GameLetter = (typeof gameLetters)[number];

/** What a mail says to programs: the thread it belongs to, how to end it, whom to answer; and how one plays by it. */
export type MailHeaders = {
  readonly thread: string; // an id, of which all its mails make a Message-ID
  readonly unsubscribe?: string; // a secret: the address that ends it; an answer has none
  readonly replyTo?: string;
  readonly playing?: KeptPlaying;
  readonly answers?: string | null; // the Message-ID of what it answers; null: unknown
};

/** A link for each offer of a mail, and the version of the game they are upon. */
export type KeptPlaying = { readonly version: number; readonly moves: readonly (string | null)[] };

// Mails that tell of games: the accounts' family, as they go with their reader.

export const noticeLook = pgTable(
  'notice_look',
  {
    gameId: uuid('game_id').notNull(),
    topic: text('topic').$type<'told' | 'said'>().notNull(),
    number: integer('number').notNull(),
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.topic, table.number] })],
);

/** What somebody is told of by mail. */
export const noticeKinds = [
  'turn',
  'correction',
  'reminder',
  'digest',
  'invitation',
  'chat',
  'ended',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a notice ended, or that it waits: its mail is written, and then sent. */
export const noticeStates = [
  'waiting',
  'written',
  'sent',
  'retracted',
  'unwanted',
  'withheld',
  'given-up',
] as const;
export type NoticeState = (typeof noticeStates)[number];

export const notice = pgTable('notice', {
  noticeId: uuid('notice_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: uuid('game_id'), // null: of several
  seat: smallint('seat'),
  kind: text('kind').$type<NoticeKind>().notNull(),
  turn: integer('turn').notNull(),
  number: integer('number').notNull(),
  createdAt: time('created_at').notNull(),
  dueAt: time('due_at').notNull(),
  tries: integer('tries').notNull().default(0),
  state: text('state').$type<NoticeState>().notNull(),
  settledAt: time('settled_at'),
  withheldFor: text('withheld_for').$type<MailTrouble['kind']>(),
  again: smallint('again').notNull().default(0), // how often its mail was sent again
});

/** The games a daily mail tells of. */
export const noticeGame = pgTable(
  'notice_game',
  { noticeId: uuid('notice_id').notNull(), gameId: uuid('game_id').notNull() },
  (table) => [primaryKey({ columns: [table.noticeId, table.gameId] })],
);

export const noticeMute = pgTable(
  'notice_mute',
  { userId: uuid('user_id').notNull(), gameId: uuid('game_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.gameId] })],
);

export const unsubscribeLink = pgTable('unsubscribe_link', {
  digest: bytea('digest').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: uuid('game_id'),
  kind: text('kind').$type<NoticeKind>().notNull(),
  createdAt: time('created_at').notNull(),
});

export const moveLink = pgTable('move_link', {
  digest: bytea('digest').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: uuid('game_id').notNull(),
  seat: smallint('seat').notNull(),
  turn: integer('turn').notNull(),
  version: integer('version').notNull(),
  decision: text('decision'),
  act: jsonb('act').$type<{ readonly type: string }>().notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const replyAddress = pgTable('reply_address', {
  digest: bytea('digest').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: uuid('game_id').notNull(),
  seat: smallint('seat').notNull(),
  turn: integer('turn').notNull(),
  version: integer('version').notNull(),
  number: integer('number').notNull(),
  pending: jsonb('pending').$type<readonly string[]>(),
  expiresAt: time('expires_at').notNull(),
});

export const replySeen = pgTable('reply_seen', {
  digest: bytea('digest').primaryKey(),
  userId: uuid('user_id').notNull(),
  at: time('at').notNull(),
});

export const openPage = pgTable('open_page', {
  userId: uuid('user_id').primaryKey(),
  until: time('until').notNull(),
});

/** Days on which somebody does not play. */
export const userVacation = pgTable('user_vacation', {
  vacationId: uuid('vacation_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  fromAt: time('from_at').notNull(),
  untilAt: time('until_at').notNull(),
  timeZone: text('time_zone').notNull(),
});

export const serviceBeat = pgTable('service_beat', {
  name: text('name').primaryKey(),
  at: time('at').notNull(),
});

export const serviceOutage = pgTable('service_outage', {
  fromAt: time('from_at').primaryKey(),
  untilAt: time('until_at').notNull(),
});

/** A process of this service, and when it last said that it is there. */
export const serviceProcess = pgTable('service_process', {
  processId: uuid('process_id').primaryKey(),
  answers: boolean('answers').notNull(),
  works: boolean('works').notNull(),
  posts: boolean('posts').notNull(),
  release: text('release').notNull(),
  node: text('node').notNull(),
  beganAt: time('began_at').notNull(),
  at: time('at').notNull(),
  hears: boolean('hears').notNull().default(true),
});

/** How many requests were answered in a minute, by the first digit of the status. */
export const serviceAnswers = pgTable(
  'service_answers',
  {
    minute: time('minute').notNull(),
    class: smallint('class').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.class] })],
);

export const serviceSize = pgTable(
  'service_size',
  {
    day: date('day').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** A backup that was finished, and as of when it is. */
export const serviceBackup = pgTable('service_backup', {
  at: time('at').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

export const serviceKey = pgTable('service_key', {
  name: text('name').primaryKey(),
  value: bytea('value').notNull(),
});

export const edition = pgTable('edition', {
  hash: bytea('hash').primaryKey(),
  title: text('title').notNull(),
  data: jsonb('data').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  label: text('label'), // null: it came with a release, or with a game from elsewhere
  origin: text('origin'),
  addedBy: uuid('added_by'),
  addedAt: time('added_at'),
  offered: boolean('offered'), // to new games; null: never yet
  isDefault: boolean('is_default').notNull().default(false),
});

// What admins do.

export const adminAudit = pgTable('admin_audit', {
  entryId: uuid('entry_id').primaryKey(),
  at: time('at').notNull(),
  admin: uuid('admin'),
  operation: text('operation').notNull(),
  gameId: uuid('game_id'),
  userId: uuid('user_id'),
  reason: text('reason'),
  asked: jsonb('asked').notNull(),
});

export const adminOutcome = pgTable('admin_outcome', {
  entryId: uuid('entry_id').primaryKey(),
  status: smallint('status').notNull(),
  at: time('at').notNull(),
});

export const adminEntry = pgTable('admin_entry', {
  sessionId: uuid('session_id').primaryKey(),
  untilAt: time('until_at').notNull(),
});

export const adminTotp = pgTable('admin_totp', {
  userId: uuid('user_id').primaryKey(),
  secret: bytea('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
});

// The games' family: each keyed by game_id.

export const game = pgTable('game', {
  gameId: uuid('game_id').primaryKey(),
  title: text('title').notNull(),
  titleVersion: integer('title_version').notNull(),
  edition: bytea('edition').notNull(),
  options: jsonb('options').$type<object>().notNull(),
  seats: smallint('seats').notNull(),
  host: uuid('host').notNull(),
  secret: bytea('secret').notNull(),
  commitment: bytea('commitment').notNull(),
  status: text('status').$type<'open' | 'running' | 'ended'>().notNull().default('open'),
  number: integer('number').notNull().default(0),
  hash: bytea('hash').notNull(),
  versions: integer('versions').array().notNull(),
  toAct: smallint('to_act').array().notNull().default([]),
  brokenAt: integer('broken_at'),
  createdAt: time('created_at').notNull(),
  settings: jsonb('settings').$type<Settings>().notNull(),
  ending: text('ending').$type<Ending>(),
  linkHash: bytea('link_hash'),
  rematchOf: uuid('rematch_of'),
  winners: smallint('winners').array(), // null while nobody has won
  archivedAt: time('archived_at'), // null: ordinary lists show it
  archivingAt: time('archiving_at'), // when an admin archived it, or brought it back; null: none did
  archivingReason: text('archiving_reason'), // null: not told
  movedOn: date('moved_on').notNull().default('-infinity'), // the day of its newest event that everybody was told of
});

export const gameSeat = pgTable(
  'game_seat',
  {
    gameId: uuid('game_id').notNull(),
    seat: smallint('seat').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] })],
);

/** Who has given a seat up while the game was going on. */
export const gameFormerPlayer = pgTable(
  'game_former_player',
  {
    gameId: uuid('game_id').notNull(),
    seat: smallint('seat').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat, table.userId] })],
);

/** Persons, as keyed hashes, who gave a seat up by an account that was deleted since. */
export const gameErasedPlayer = pgTable(
  'game_erased_player',
  {
    gameId: uuid('game_id').notNull(),
    person: bytea('person').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.person] })],
);

export const gameAdmission = pgTable(
  'game_admission',
  {
    gameId: uuid('game_id').notNull(),
    userId: uuid('user_id').notNull(),
    invitation: integer('invitation'),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);

/** A secret of an event with the salt its hash is taken with. */
export type SealedLeaf =
  | { readonly of: 'open'; readonly salt: string } // an order's: what is public of others is sealed
  | { readonly of: 'action'; readonly salt: string; readonly value: unknown }
  | { readonly of: 'order'; readonly salt: string; readonly value: number | null } // which order acted
  | {
      readonly of: 'fact' | 'secret'; // the whole fact, or only its secret
      readonly index: number; // of the fact
      readonly salt: string;
      readonly value: unknown;
    };
export type DrawLeaf = Draw & { readonly salt: string };

export const gameEvent = pgTable(
  'game_event',
  {
    gameId: uuid('game_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    seat: smallint('seat'),
    action: jsonb('action').$type<{ readonly type: string }>(),
    facts: jsonb('facts').$type<readonly ({ readonly type: string } | null)[]>().notNull(),
    sealed: jsonb('sealed').$type<readonly SealedLeaf[]>().notNull(),
    draws: jsonb('draws').$type<readonly DrawLeaf[]>().notNull(),
    told: smallint('told').array(),
    hash: bytea('hash').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.number] })],
);

export const gameSnapshot = pgTable(
  'game_snapshot',
  {
    gameId: uuid('game_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').notNull(),
    digest: bytea('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.number] })],
);

export const gameOutbox = pgTable(
  'game_outbox',
  {
    gameId: uuid('game_id').notNull(),
    number: integer('number').notNull(),
    ordinal: smallint('ordinal').notNull(),
    topic: text('topic').notNull(),
    payload: jsonb('payload').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.number, table.ordinal] })],
);

/** Whom the game waits for, and what it was for him before: one row for each seat it ever waited for. */
export const gameClock = pgTable(
  'game_clock',
  {
    gameId: uuid('game_id').notNull(),
    seat: smallint('seat').notNull(),
    turn: integer('turn').notNull(),
    waits: boolean('waits').notNull(),
    sinceNumber: integer('since_number').notNull(),
    since: time('since').notNull(),
    waitBegan: time('wait_began').notNull(),
    takenBack: integer('taken_back'),
    left: bigint('left_ms', { mode: 'number' }),
    inGrace: boolean('in_grace').notNull().default(false),
    rest: jsonb('rest').$type<Rest>(),
    pausedUntil: time('paused_until'),
    dueAt: time('due_at'),
    lookAt: time('look_at'),
    reminded: smallint('reminded').notNull().default(0),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.seat] })],
);

export const gameIdempotency = pgTable(
  'game_idempotency',
  {
    gameId: uuid('game_id').notNull(),
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    digest: bytea('digest').notNull(),
    firstNumber: integer('first_number').notNull(),
    lastNumber: integer('last_number').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId, table.key] })],
);

// What people write at a game: not in its log, so that it can be erased.

export const gameNote = pgTable(
  'game_note',
  {
    gameId: uuid('game_id').notNull(),
    userId: uuid('user_id').notNull(),
    text: text('text').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);

export const gameMessage = pgTable(
  'game_message',
  {
    gameId: uuid('game_id').notNull(),
    number: integer('number').notNull(), // never told: it counts what others alone may read
    messageId: uuid('message_id').notNull(),
    author: uuid('author').notNull(),
    seat: smallint('seat').notNull(),
    toSeat: smallint('to_seat'), // null: to all
    toUser: uuid('to_user'), // who sat there then
    withheldFrom: uuid('withheld_from').array().notNull(), // who had muted or blocked the author
    text: text('text').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.number] }),
    unique().on(table.gameId, table.messageId),
  ],
);

export const gameReport = pgTable(
  'game_report',
  {
    gameId: uuid('game_id').notNull(),
    messageId: uuid('message_id').notNull(),
    userId: uuid('user_id').notNull(), // who reports
    reason: text('reason').notNull(),
    at: time('at').notNull(),
    reportId: uuid('report_id').notNull().defaultRandom(),
    answeredAt: time('answered_at'), // null: it waits for an admin
    answer: text('answer'),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.messageId, table.userId] })],
);

export const gameLook = pgTable(
  'game_look',
  {
    gameId: uuid('game_id').notNull(),
    userId: uuid('user_id').notNull(), // an admin, who never plays it
    sessionId: uuid('session_id').notNull(),
    at: time('at').notNull(), // for the first time
    until: time('until_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);

/** Whether an admin has closed the chat, for all to read who read it. */
export const gameChatClosing = pgTable('game_chat_closing', {
  gameId: uuid('game_id').primaryKey(),
  times: integer('times').notNull(), // how often it was closed or opened again
  closedAt: time('closed_at'), // null: it is open
  reason: text('reason'),
  openedAt: time('opened_at'), // null: it is closed, or was opened before this was kept
  openingReason: text('opening_reason'),
});

/** Why admins helped a game: free text, which can be erased. */
export const gameHelp = pgTable(
  'game_help',
  {
    gameId: uuid('game_id').notNull(),
    number: integer('number').notNull(), // of the event they did it with
    reason: text('reason').notNull(),
    userId: uuid('user_id'), // who it was: he never plays it; null: a command on the machine, or not known
    entryId: uuid('entry_id'), // of the audit log; null: not known
  },
  (table) => [primaryKey({ columns: [table.gameId, table.number] })],
);

export const gameMute = pgTable(
  'game_mute',
  {
    gameId: uuid('game_id').notNull(),
    userId: uuid('user_id').notNull(),
    muted: uuid('muted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId, table.muted] })],
);

/** How much of the chat a player has fetched. */
export const gameChatSeen = pgTable(
  'game_chat_seen',
  {
    gameId: uuid('game_id').notNull(),
    userId: uuid('user_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);
