import { type Refusal, refusal } from '../../../core/refusal.ts';
import { at, type Seat } from '../../../core/seat.ts';
import type { OrderRules, Table } from '../../../core/title.ts';
import { isAtSea, portsOf } from '../atlas.ts';
import { mostAdvanced, ranked } from '../discs.ts';
import { valueOfTile } from '../pieces.ts';
import {
  type Action,
  type DeVulgariEloquentia,
  type Order,
  orderSchema,
  type Status,
  statuses,
  type View,
} from '../types.ts';
import { isMerchant } from './2-2-charity.ts';
import { type Payment, votesOf, worthOf } from './6-6-votes.ts';
import { awaited, mostVotes, waysToPay } from './11-stupor-mundi.ts';
import { statusesFor, statusPrice, withinVotes } from './12-end.ts';

type OrderAbout<K extends Order['about']> = Extract<Order, { readonly about: K }>;

/** Oneself, with what is behind one's own screen. */
function myself({ me, players }: View) {
  const player = at(players, me ?? 0);
  return { ...player, cubes: player.screen?.cubes ?? [] };
}

/** The decision outside one's own turn that is asked of the viewer now. */
function question(seen: View): Order['about'] | null {
  const { phase, summons, me, myDeclaration } = seen;
  if (phase === 'charity') return 'alms';
  if (phase === 'election') return myDeclaration === null ? 'election' : null;
  return summons !== null && awaited(summons) === me ? 'summons' : null;
}

/** DVE 16.2: asks the one furthest ahead or back in knowledge, or a seat, if it may give. */
function answerAlms({ charity, knowledge }: View, { from }: OrderAbout<'alms'>): Action | null {
  const candidates = charity?.candidates ?? [];
  const byKnowledge = ranked(knowledge)
    .map(({ seat }) => seat)
    .filter((seat) => candidates.includes(seat));
  const chosen: Seat | undefined =
    typeof from === 'number'
      ? candidates.find((seat) => seat === from)
      : byKnowledge.at(from === 'leader' ? 0 : -1);
  return chosen === undefined ? null : { type: 'ask-alms', seat: chosen };
}

/** DVE 16.2: raises by one, as far as told and as the votes go; then passes. The first bid is the caller's own. */
function answerBid(seen: View, { upTo }: OrderAbout<'summons'>): Action | null {
  const { summons, me } = seen;
  if (summons === null || summons.highest === null || me === null) return null;
  const votes = summons.highest.votes + 1;
  return votes <= Math.min(upTo, mostVotes(summons, me, myself(seen)))
    ? { type: 'bid', votes }
    : { type: 'pass' };
}

/** The cheaper of two payments. */
const byWorth = (one: Payment, other: Payment): number => worthOf(one) - worthOf(other);

/** DVE 16.2: pays with as many cubes of the chosen colour as will do; an order to bid nothing pays nothing. */
function answerPayment(seen: View, { upTo, payFirst }: OrderAbout<'summons'>): Action | null {
  if (seen.summons === null || upTo === 0) return null;
  const [way] = [...waysToPay(seen.summons, myself(seen))].sort(
    (one, other) => other[payFirst] - one[payFirst] || byWorth(one, other),
  );
  return way === undefined ? null : { type: 'pay-votes', ...way };
}

/** DVE 16.2: an order to stay away has no part in an auction. */
function takePart(seen: View, order: OrderAbout<'summons'>): Action | null {
  if (seen.summons?.stage === 'asking') return { type: 'answer-summons', answer: order.answer };
  if (order.answer === 'stay') return null;
  return seen.summons?.stage === 'bidding' ? answerBid(seen, order) : answerPayment(seen, order);
}

function answerElection(seen: View, { seek }: OrderAbout<'election'>): Action | null {
  const possible = withinVotes(myself(seen));
  const status = seek === 'highest' ? possible.at(-1) : possible.find((other) => other === seek);
  return status === undefined ? null : { type: 'declare', status };
}

/** DVE 16.2: what an order does at the question now open; null: its owner is asked. */
function answer(seen: View, order: Order): Action | null {
  switch (order.about) {
    case 'alms':
      return answerAlms(seen, order);
    case 'summons':
      return takePart(seen, order);
    case 'election':
      return answerElection(seen, order);
  }
}

/** The last turn with charity (DVE 2.2). */
const lastCharity = 11;

const tooLate = (): Refusal => refusal('order-too-late', 'DVE 16.1');

/** DVE 16.1: no charity is to come, or there is nobody to choose: nobody ever becomes a Merchant. */
function refuseAlms(seen: View, { from }: OrderAbout<'alms'>): Refusal | null {
  const { turn, phase, me, players } = seen;
  if (turn > lastCharity || (turn === lastCharity && phase === 'actions')) return tooLate();
  if (from === me) return refusal('order-to-oneself', 'DVE 16.1');
  const givers = players.filter((player) => player.seat !== me && isMerchant(player));
  if (typeof from === 'number' && !givers.some(({ seat }) => seat === from)) {
    return refusal('order-to-no-merchant', 'DVE 16.1', { seat: from });
  }
  return givers.length < 2 ? refusal('order-never-asked', 'DVE 16.1') : null;
}

/** DVE 16.1: the tile is used up, and the viewer has no part any more in what it called. */
function refuseSummons({ phase, events, summons, me }: View): Refusal | null {
  if (phase === 'election') return tooLate();
  if (summons === null) return events.used.includes('event-10') ? tooLate() : null;
  const { stage, caller, toAsk, coming, bidders } = summons;
  const takingPart = stage === 'asking' ? [caller, ...toAsk, ...coming] : bidders;
  return me !== null && takingPart.includes(me) ? null : tooLate();
}

/** DVE 12.2, 16.1: what one may still seek: at the election by what one is, before by what one may become. */
function mayStillSeek({ phase }: View, player: ReturnType<typeof myself>): readonly Status[] {
  if (phase === 'election' || player.cardinal !== null) return statusesFor(player);
  return isMerchant(player) ? statuses : statuses.filter((status) => status !== 'banker');
}

/** DVE 16.1: one has declared, or can never declare this. */
function refuseElection(seen: View, { seek }: OrderAbout<'election'>): Refusal | null {
  if (seen.myDeclaration !== null) return tooLate();
  if (seek === 'highest') return null;
  const player = myself(seen);
  if (!mayStillSeek(seen, player).includes(seek)) {
    return refusal('not-your-status', 'DVE 16.1', { status: seek });
  }
  const [needed, has] = [statusPrice[seek], votesOf(player)];
  return seen.phase === 'election' && has < needed
    ? refusal('too-few-votes', 'DVE 16.1', { status: seek, needed, has })
    : null;
}

/** DVE 16.1: why an order would never act. */
function refuseOrder(seen: View, order: Order): Refusal | null {
  switch (order.about) {
    case 'alms':
      return refuseAlms(seen, order);
    case 'summons':
      return refuseSummons(seen);
    case 'election':
      return refuseElection(seen, order);
  }
}

export const orders: OrderRules<DeVulgariEloquentia> = {
  schema: orderSchema,
  place: (seen, order) => {
    const no = refuseOrder(seen, order);
    return no === null ? { ok: true, order } : { ok: false, refusal: no };
  },
  /** DVE 16.3: of several orders for one decision the one left last has the word. */
  obey: (seen, standing) => {
    const about = question(seen);
    const by = standing.findLastIndex((placed) => placed.about === about);
    const order = standing[by];
    const action = order === undefined ? null : answer(seen, order);
    return action === null ? null : { action, by };
  },
};

/** Ends one's own turn, after what must be done before. */
function fallbackTurn(seen: View, { edition }: Table<DeVulgariEloquentia>): Action {
  const { going, shownTiles } = seen;
  if (shownTiles.length > 0) {
    const [keep = 0, ...back] = shownTiles
      .map((tile) => valueOfTile(edition, tile))
      .sort((one, other) => other - one);
    return { type: 'keep-tile', keep, back };
  }
  const { place } = myself(seen);
  return place !== null && isAtSea(edition, place) && going?.hasMoved === false
    ? { type: 'move', to: portsOf(edition, place)[0] ?? '' }
    : { type: 'end-turn' };
}

/** Stays away, bids no more than one must, pays the least. */
function fallbackSummons(seen: View, { stage, highest }: NonNullable<View['summons']>): Action {
  if (stage === 'asking') return { type: 'answer-summons', answer: 'stay' };
  if (stage === 'bidding') return highest === null ? { type: 'bid', votes: 1 } : { type: 'pass' };
  const [way = { red: 0, black: 0, yellow: 0 }] =
    seen.summons === null ? [] : [...waysToPay(seen.summons, myself(seen))].sort(byWorth);
  return { type: 'pay-votes', ...way };
}

/** The least harmful act, when a seat's time is over. */
export function fallback(seen: View, table: Table<DeVulgariEloquentia>): Action {
  const { phase, players, summons, charity, knowledge } = seen;
  if (phase === 'starting') {
    const free = table.edition.zones.find(
      ({ id, start }) => start === true && !players.some(({ place }) => place === id),
    );
    return { type: 'start-at', zone: free?.id ?? '' };
  }
  if (phase === 'charity') {
    return { type: 'ask-alms', seat: mostAdvanced(knowledge, charity?.candidates ?? []) ?? 0 };
  }
  if (phase === 'election') {
    return { type: 'declare', status: withinVotes(myself(seen)).at(-1) ?? 'nothing' };
  }
  return summons === null ? fallbackTurn(seen, table) : fallbackSummons(seen, summons);
}
