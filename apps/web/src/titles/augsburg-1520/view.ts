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

/** The round whose auctions come next, or are under way; null: there are none left. */
export function roundOfAuctions(view: View): number | null {
  const round = nobleNow(view) === null ? view.round + 1 : view.round;
  return round > view.rounds ? null : round;
}

/** The nobles still to be visited in that round, the one under way first. */
export function noblesLeft(view: View): readonly Noble[] {
  const now = nobleNow(view);
  return now === null ? nobles : nobles.slice(nobles.indexOf(now));
}
