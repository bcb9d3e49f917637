import type { Section } from '@staffetta/engine';
import { type Block, type Mail, mailOf } from '../mail-out/document.ts';
import { type AboutGame, gameName, type ReaderOf, sectionBlocks } from '../notices/letters.ts';
import type { NumberedOffer } from '../notices/numbered-offers.ts';
import { offerBlocks } from '../notices/turn-mail.ts';
import { mailWords } from '../notices/words.ts';

/** What is answered to whoever wrote, before what he may do now. */
export type Saying =
  | { readonly text: string }
  | { readonly heading: string }
  | { readonly list: readonly string[] };

export type AnswerMail = {
  readonly reader: ReaderOf;
  readonly game: AboutGame;
  readonly says: readonly Saying[];
  readonly offers: readonly NumberedOffer[];
  readonly sections: readonly Section[];
  readonly mayAnswer: boolean;
};

function blockOf(saying: Saying, place: number): readonly Block[] {
  if ('heading' in saying) return [{ kind: 'heading', text: saying.heading }];
  if ('list' in saying)
    return saying.list.length === 0 ? [] : [{ kind: 'list', items: saying.list }];
  return [{ kind: place === 0 ? 'lead' : 'text', text: saying.text }];
}

/** An answer to a mail by which somebody plays. */
export function answerMail(answer: AnswerMail): Mail {
  const { reader, game, says, offers, sections, mayAnswer } = answer;
  const words = mailWords[reader.language];
  return mailOf({
    language: reader.language,
    subject: `Re: ${gameName(game, words)}`,
    blocks: [
      ...says.flatMap(blockOf),
      ...offerBlocks({ offers }, words),
      ...(mayAnswer ? [{ kind: 'small', text: words.replyHow } as const] : []),
      { kind: 'button', text: words.open, url: game.url },
      ...sectionBlocks(sections, words.position),
    ],
  });
}
