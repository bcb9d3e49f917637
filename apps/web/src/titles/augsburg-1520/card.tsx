import { Eye, Seal, Shield } from './heraldry.tsx';
import { debtorOf, isJoker, numberOf } from './view.ts';
import type { BoardWords } from './words/words.ts';

type CardProps = {
  readonly say: BoardWords;
  readonly card: string;
  readonly isSeen?: boolean;
  readonly note?: string | undefined; // beneath it
};

/** The name of a card: all jokers are alike. */
export const cardSaid = ({ nobles, joker }: BoardWords, card: string): string =>
  isJoker(card) ? joker[0] : `${nobles[debtorOf(card)]} ${numberOf(card)}`;

/** An IOU with its number and the arms of whoever owes, or a joker under its seal. */
export const CardFace = ({ say, card, isSeen = false, note }: CardProps) => (
  <span class={isJoker(card) ? 'augsburg-card augsburg-card-joker' : 'augsburg-card'}>
    <span class="unseen">{cardSaid(say, card)}</span>
    {isJoker(card) ? (
      <Seal />
    ) : (
      <>
        <Shield say={say} noble={debtorOf(card)} />
        <strong aria-hidden="true">{numberOf(card)}</strong>
      </>
    )}
    {isSeen && (
      <>
        <Eye />
        <span class="unseen"> ({say.hand.seen})</span>
      </>
    )}
    {note !== undefined && <small>{note}</small>}
  </span>
);
