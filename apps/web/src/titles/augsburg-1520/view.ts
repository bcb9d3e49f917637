import type { Position, PrintedEdition, Schemas } from '@staffetta/client';

export type View = Schemas['Augsburg1520View'];
export type Facts = Schemas['Augsburg1520Edition'];
export type Player = View['players'][number];

export const nobles = ['philipp', 'louise', 'leo', 'maria', 'maximilian'] as const;
export type Noble = (typeof nobles)[number];

/** Those whose IOUs one holds: Maximilian takes anybody's. */
export type Debtor = Exclude<Noble, 'maximilian'>;

export const colours = ['yellow', 'orange', 'violet'] as const; // agencies, peerage, offices
export type Colour = (typeof colours)[number];

export const rights = ['church', 'cathedral', 'coat', 'patent', 'mint', 'architect'] as const;
export type Right = (typeof rights)[number];

export type Privilege = Facts['privilegeCards']['cards'][number][number];

/** The view of a position of this title. The title of a position says which of all views it has. */
export const viewOf = ({ view }: Pick<Position, 'view'>): View => view as View;

/** What is printed, likewise. */
export const factsOf = ({ facts }: PrintedEdition): Facts => facts as unknown as Facts;

/** The number behind the last hyphen of a piece's id. */
export const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

export const myselfIn = ({ me, players }: View): Player | null =>
  me === null ? null : (players[me] ?? null);

export const isOver = ({ round, rounds, question }: View): boolean =>
  round === rounds && question === null;

export const isJoker = (card: string): boolean => card.startsWith('joker');

const debtors = nobles.filter((noble): noble is Debtor => noble !== 'maximilian');

/** Who owes what an IOU is for. */
export const debtorOf = (card: string): Debtor =>
  debtors.find((debtor) => card.startsWith(`${debtor}-`)) ?? 'philipp';

/** Cards by noble, those nobles only of whom there are some. */
export const byDebtor = <Held extends { readonly card: string }>(held: readonly Held[]) =>
  debtors
    .map((debtor) => ({
      debtor,
      held: held.filter(({ card }) => !isJoker(card) && debtorOf(card) === debtor),
    }))
    .filter((some) => some.held.length > 0);

/** What a card costs, as printed on its back. */
export function priceOf({ ious, jokers }: Pick<Facts, 'ious' | 'jokers'>, card: string): number {
  if (isJoker(card)) return jokers.florins;
  return ious.prices.find(({ upTo }) => numberOf(card) <= upTo)?.florins ?? 0;
}

/** The noble whose auction, showdown or privileges are under way. */
export const nobleNow = ({ auction, showdown, winning }: View): Noble | null =>
  (auction ?? showdown ?? winning)?.noble ?? null;

/** Whether the visit of a noble lies behind in this round, is under way, or is to come. */
export function visitOf(view: View, noble: Noble): 'over' | 'now' | 'later' {
  const now = nobleNow(view);
  if (now === noble) return 'now';
  const isBehind = now === null ? view.round > 0 : nobles.indexOf(noble) < nobles.indexOf(now);
  return isBehind ? 'over' : 'later';
}

/** An auction by its place in the game. */
export type AuctionName = { readonly noble: Noble; readonly round: number };

/** The auctions that have not begun, in their order. */
export function auctionsToCome(view: View): readonly AuctionName[] {
  const { round: now, rounds } = view;
  const noble = nobleNow(view);
  const isBehind = ({ round, noble: one }: AuctionName): boolean =>
    round < now || (round === now && visitOf({ ...view, round }, one) !== 'later');
  return Array.from({ length: rounds }, (_, place) => place + 1)
    .flatMap((round) => nobles.map((one) => ({ round, noble: one })))
    .filter((auction) => !(isBehind(auction) || (noble === null && auction.round === now)));
}

/** What an order may still do in an auction. */
export type Parts = {
  readonly bids: boolean;
  readonly shows: boolean; // against others
  readonly discards: boolean; // alone
  readonly robbed: boolean;
};

export const allParts: Parts = { bids: true, shows: true, discards: true, robbed: true };

/** What an order for the auction under way may still do for whoever looks (A 8.1). */
export function partsLeft({ me, auction, showdown, winning }: View): Parts {
  const isIn = me !== null && (auction === null || !auction.passed.includes(me));
  if (auction !== null) return { bids: isIn, shows: isIn, discards: isIn, robbed: me !== null };
  const none = { bids: false, shows: false, discards: false };
  if (showdown !== null && me !== null) {
    const { seats, laid } = showdown;
    const lays = seats.includes(me) && !laid.includes(me);
    const isAlone = seats.length === 1;
    const wins = isAlone && seats.includes(me);
    return { ...none, shows: lays && !isAlone, discards: lays && isAlone, robbed: !wins };
  }
  if (winning === null || me === null) return { ...none, robbed: false };
  const isDone = winning.used === 2 && winning.robbed?.seat !== me;
  return { ...none, robbed: winning.seat !== me && !isDone };
}
