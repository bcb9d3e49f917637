import type { Section } from '@staffetta/engine';
import { type Block, type Mail, mailOf } from '../mail-out/document.ts';
import {
  type AboutGame,
  type Deadline,
  deadlineText,
  footer,
  gameName,
  type Happened,
  happenedBlocks,
  type ReaderOf,
  sectionBlocks,
  type Ways,
} from './letters.ts';
import type { NumberedOffer } from './numbered-offers.ts';
import { type MailWords, mailWords } from './words.ts';

/** All that a mail about one's turn tells. */
export type TurnMail = {
  readonly kind: 'turn' | 'reminder';
  readonly reader: ReaderOf;
  readonly game: AboutGame;
  readonly happened: Happened;
  readonly deadline: Deadline;
  readonly sections: readonly Section[];
  readonly offers: readonly NumberedOffer[];
  readonly moves?: readonly (string | null)[]; // an address for each offer, in their order, which plays it; null: none does
  readonly replyTo?: string; // who answers the mail plays by it
  readonly ways: Ways;
};

/** More than anybody reads in a mail; the numbers of the rest are good all the same. */
const mostOffers = 60;

const noted = ({ notation, offer }: NumberedOffer, words: MailWords): string =>
  offer.kind === 'form' ? `${words.example} ${notation}` : notation;

const said = ({ sentence, price }: NumberedOffer): string =>
  price === null ? sentence : `${sentence} (${price})`;

/** What one may do, each by its number. */
export function offerBlocks(
  { offers, moves }: Pick<TurnMail, 'offers' | 'moves'>,
  words: MailWords,
): readonly Block[] {
  if (offers.length === 0) return [];
  const listed = offers.slice(0, mostOffers).map((offer, place) => {
    const url = moves?.[place] ?? null;
    return {
      text: said(offer),
      note: noted(offer, words),
      ...(url === null ? {} : { url }),
    };
  });
  const left = offers.length - listed.length;
  return [
    { kind: 'heading', text: words.mayDo },
    { kind: 'numbered', items: listed },
    ...(left === 0 ? [] : [{ kind: 'small', text: words.onThePage(left) } as const]),
  ];
}

/** It is your turn: what happened, what there is to decide, by when, and how it stands. */
export function turnMail(turn: TurnMail): Mail {
  const { kind, reader, game, happened, deadline, sections, replyTo, ways } = turn;
  const words = mailWords[reader.language];
  return mailOf({
    language: reader.language,
    subject: words.subject[kind](gameName(game, words)),
    blocks: [
      { kind: 'lead', text: words.lead[deadline?.kind === 'grace' ? 'grace' : kind] },
      { kind: 'text', text: words.table(words.listed(game.players)) },
      { kind: 'text', text: deadlineText(deadline, reader, words) },
      ...happenedBlocks(happened, words),
      ...offerBlocks(turn, words),
      { kind: 'button', text: words.open, url: game.url },
      ...(replyTo === undefined ? [] : [{ kind: 'small', text: words.replyHow } as const]),
      ...sectionBlocks(sections, words.position),
      ...footer(words, 'game', ways),
    ],
  });
}
