import type { Language, Section } from '@staffetta/engine';
import { type Block, type Mail, mailOf } from '../mail-out/document.ts';
import { type MailWords, mailWords } from './words.ts';

// The mails about games but the turn's own: what is known goes in, a mail comes out.

/** Who reads: in which language, with which clock on his wall. */
export type ReaderOf = { readonly language: Language; readonly timeZone: string };

/** Where a mail's reader may go: his settings, and out. */
export type Ways = { readonly settings: string; readonly unsubscribe: string };

/** A game as its mails call it. */
export type AboutGame = {
  readonly title: string;
  readonly others: readonly string[]; // whom the reader plays with
  readonly players: readonly string[]; // all, by seat
  readonly url: string;
};

/** What happened, a sentence each: the newest, and how many there were before those. */
export type Happened = { readonly sentences: readonly string[]; readonly earlier: number };

export const gameName = (
  { title, others }: Pick<AboutGame, 'title' | 'others'>,
  words: MailWords,
): string => (others.length === 0 ? title : words.with(title, words.listed(others)));

/** A moment as somebody in this time zone reads it. */
export const momentIn = (moment: Date, { language, timeZone }: ReaderOf): string =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23', // as the pages have it
    timeZoneName: 'short',
  }).format(moment);

export function happenedBlocks(
  { sentences, earlier }: Happened,
  words: MailWords,
): readonly Block[] {
  if (sentences.length === 0) return [{ kind: 'text', text: words.nothingHappened }];
  return [
    { kind: 'heading', text: words.happened },
    { kind: 'list', items: sentences },
    ...(earlier === 0 ? [] : [{ kind: 'small', text: words.before(earlier) } as const]),
  ];
}

export const sectionBlocks = (sections: readonly Section[], heading: string): readonly Block[] =>
  sections.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        ...sections.map((section) => ({ kind: 'section', section }) as const),
      ];

/** Why one gets this, and how no longer. */
export const footer = (
  words: MailWords,
  of: keyof MailWords['why'],
  { settings, unsubscribe }: Ways,
): readonly Block[] => [
  { kind: 'foot', text: words.why[of] },
  { kind: 'link', text: words.stop[of], url: unsubscribe },
  { kind: 'link', text: words.settings, url: settings },
];

export type CorrectionMail = {
  readonly reader: ReaderOf;
  readonly game: AboutGame;
  readonly happened: Happened;
  readonly ways: Ways;
};

/** After a mail that said it was one's turn, which it is not. */
export function correctionMail({ reader, game, happened, ways }: CorrectionMail): Mail {
  const words = mailWords[reader.language];
  return mailOf({
    language: reader.language,
    subject: words.subject.correction(gameName(game, words)),
    blocks: [
      { kind: 'lead', text: words.lead.correction },
      { kind: 'text', text: words.table(words.listed(game.players)) },
      ...happenedBlocks(happened, words),
      { kind: 'button', text: words.open, url: game.url },
      ...footer(words, 'game', ways),
    ],
  });
}

export type EndedMail = {
  readonly reader: ReaderOf;
  readonly game: AboutGame;
  readonly winners: readonly string[];
  readonly totals: readonly { readonly name: string; readonly total: number }[];
  readonly happened: Happened;
  readonly sections: readonly Section[];
  readonly ways: Ways;
};

export function endedMail(ended: EndedMail): Mail {
  const { reader, game, winners, totals, happened, sections, ways } = ended;
  const words = mailWords[reader.language];
  const won = winners.length === 0 ? words.nobodyWon : words.won(words.listed(winners));
  const score: readonly Block[] =
    totals.length === 0
      ? []
      : [
          { kind: 'heading', text: words.score },
          { kind: 'list', items: totals.map(({ name, total }) => words.said(name, String(total))) },
        ];
  return mailOf({
    language: reader.language,
    subject: words.subject.ended(gameName(game, words)),
    blocks: [
      { kind: 'lead', text: words.lead.ended },
      { kind: 'text', text: won },
      ...score,
      ...happenedBlocks(happened, words),
      ...sectionBlocks(sections, words.position),
      { kind: 'button', text: words.open, url: game.url },
      ...footer(words, 'ended', ways),
    ],
  });
}

export type InvitationMail = {
  readonly reader: ReaderOf;
  readonly game: AboutGame;
  readonly host: string;
  readonly seats: number;
  readonly ways: Ways;
};

export function invitationMail({ reader, game, host, seats, ways }: InvitationMail): Mail {
  const words = mailWords[reader.language];
  const { title, players, url } = game;
  return mailOf({
    language: reader.language,
    subject: words.subject.invitation(host, title),
    blocks: [
      { kind: 'lead', text: words.lead.invitation(host, title) },
      { kind: 'text', text: words.table(words.listed(players)) },
      { kind: 'text', text: words.seats(players.length, seats) },
      { kind: 'button', text: words.open, url },
      ...footer(words, 'invitation', ways),
    ],
  });
}

export type ChatMail = {
  readonly reader: ReaderOf;
  readonly game: AboutGame;
  readonly messages: readonly { readonly name: string; readonly text: string }[];
  readonly more: number;
  readonly ways: Ways;
};

export function chatMail({ reader, game, messages, more, ways }: ChatMail): Mail {
  const words = mailWords[reader.language];
  return mailOf({
    language: reader.language,
    subject: words.subject.chat(gameName(game, words)),
    blocks: [
      { kind: 'lead', text: words.lead.chat },
      { kind: 'list', items: messages.map(({ name, text }) => words.said(name, text)) },
      ...(more === 0 ? [] : [{ kind: 'small', text: words.andMore(more) } as const]),
      { kind: 'button', text: words.open, url: game.url },
      ...footer(words, 'chat', ways),
    ],
  });
}

export type DigestMail = {
  readonly reader: ReaderOf;
  readonly games: readonly {
    readonly game: AboutGame;
    readonly happened: Happened;
    readonly deadline: Deadline;
  }[];
  readonly more: number; // games that are not listed
  readonly ways: Ways;
};

/** By when to act, or until when nobody need; null: one may take one's time. */
export type Deadline = { readonly kind: 'due' | 'grace' | 'paused'; readonly at: Date } | null;

export function deadlineText(deadline: Deadline, reader: ReaderOf, words: MailWords): string {
  if (deadline === null) return words.noDeadline;
  const { kind, at } = deadline;
  return words[kind === 'paused' ? 'paused' : 'until'](momentIn(at, reader));
}

/** Once a day, all that waits. */
export function digestMail({ reader, games, more, ways }: DigestMail): Mail {
  const words = mailWords[reader.language];
  return mailOf({
    language: reader.language,
    subject: words.subject.digest(games.length + more),
    blocks: [
      { kind: 'lead', text: words.lead.digest },
      ...games.flatMap(({ game, happened, deadline }): readonly Block[] => [
        { kind: 'heading', text: gameName(game, words) },
        { kind: 'text', text: deadlineText(deadline, reader, words) },
        { kind: 'list', items: happened.sentences },
        ...(happened.earlier === 0
          ? []
          : [{ kind: 'small', text: words.before(happened.earlier) } as const]),
        { kind: 'button', text: words.open, url: game.url },
      ]),
      ...(more === 0 ? [] : [{ kind: 'small', text: words.andMore(more) } as const]),
      ...footer(words, 'digest', ways),
    ],
  });
}
