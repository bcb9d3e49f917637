import { firstEpoch } from '../../../core/chance.ts';
import { offers, type Setting, toAct } from '../../../core/play.ts';
import { openPosition, type Position } from '../../../core/position.ts';
import { at, seatsOf } from '../../../core/seat.ts';
import { begin, sitDown } from '../../../core/seating.ts';
import type { Table } from '../../../core/title.ts';
import { type Followed, visit } from '../../../core/visit.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { actionOf } from '../../../testing/random-game.ts';
import { type Noble, nobles } from '../edition.ts';
import { title } from '../index.ts';
import { ableWith, showable } from '../orders/sets.ts';
import { isJoker, numberOf, priceOf } from '../pieces.ts';
import type { Action, Augsburg, Order, View } from '../types.ts';

/** How players say what they mean: at every turn by hand, by an order for the auction, or for the round. */
export const habits = ['by hand', 'an order an auction', 'orders for the round'] as const;
type Habit = (typeof habits)[number];

/** What a game took. */
type Took = { readonly visits: number; readonly auctions: number; readonly days: number };

type Choose = (count: number) => number;

const printed = (setting: Setting) => setting.table as Table<Augsburg>;

const cardsOf = ({ me, players }: View): readonly string[] =>
  (at(players, me ?? 0).hand ?? []).map(({ card }) => card);

/**
 * What somebody means to do about a noble: with a high number he raises, with a middling one he calls,
 * with a low one he opens and hopes. The rest he leaves to others.
 */
function intention(view: View, noble: Noble, { edition }: Table<Augsburg>): Order {
  const cards = cardsOf(view);
  const mine = showable(edition, noble, cards, 2);
  const able = ableWith(mine);
  const highest = Math.max(0, ...mine.own.map(numberOf));
  const isKeen = highest >= 12;
  return {
    scope: { of: 'auction', round: view.round, noble },
    bidding: {
      open: Math.min(able, highest >= 6 ? 1 : 0),
      raise: { below: isKeen ? Math.min(able, 3) : 0, to: 'next' },
      call: Math.min(able, [1, 2, 4][Number(highest >= 6) + Number(isKeen)] ?? 0),
      otherwise: 'pass',
    },
    jokers: 2,
    show: { kind: 'highest', jokers: 'last' },
    discard: { kind: 'lowest', jokers: 'last' },
    robbed: 'prestige-unless-lost',
    untilWin: null,
  };
}

/** Buys high numbers first, as far as the money goes. */
function purchase(view: View, { edition }: Table<Augsburg>): Action {
  const { dealt, florins } = at(view.players, view.me ?? 0);
  const wanted = (dealt ?? [])
    .map(({ card }) => card)
    .sort((one, other) => worth(other) - worth(one));
  let left = florins ?? 0;
  const bought = wanted.filter((card) => {
    const price = priceOf(edition, card);
    if (price > left) return false;
    left -= price;
    return true;
  });
  const ious = bought.filter((card) => !isJoker(card));
  return { type: 'buy', cards: ious, jokers: bought.length - ious.length };
}

const worth = (card: string): number => (isJoker(card) ? 10 : numberOf(card));

/** Anything but leaving a privilege unused, where there is anything else. */
function usePrivilege(setting: Setting, position: Position, seat: number, pick: Choose): Action {
  const open = offers(setting, position.game, seat).map(
    (offer) => actionOf(offer, pick(1_000)) as Action,
  );
  const useful = open.filter(({ type }) => type !== 'waive' && type !== 'done');
  const from = useful.length > 0 ? useful : open;
  return at(from, pick(from.length));
}

/** What somebody does by hand who is asked now. */
function byHand(setting: Setting, position: Position, seat: number, pick: Choose): Action {
  const view = title.view(position.game.state, seat) as View;
  if (view.question === 'buy') return purchase(view, printed(setting));
  const noble = (view.auction ?? view.showdown ?? view.winning)?.noble ?? nobles[0];
  const meant = intention(view, noble, printed(setting));
  const said = title.orders?.obey(view, [meant], setting.table) ?? null;
  return said === null ? usePrivilege(setting, position, seat, pick) : (said.action as Action);
}

/** The auctions one leaves orders for when one looks in. */
function meansToOrder(view: View, habit: Habit): readonly Noble[] {
  const now = (view.auction ?? view.showdown ?? view.winning)?.noble;
  if (habit === 'by hand' || now === undefined) return [];
  const coming = nobles.slice(nobles.indexOf(now));
  const isOpen = view.auction !== null && !view.auction.passed.includes(view.me ?? 0);
  if (habit === 'an order an auction') return isOpen ? [now] : [];
  return isOpen ? coming : coming.slice(1);
}

/** The hours of a day at which somebody looks in: once before the afternoon, once after it. */
const hoursOf = (pick: Choose): readonly [number, number] => [6 + pick(8), 16 + pick(8)];

/** Plays a game of players who look in twice a day, each at his own hours. */
function playAtLeisure(seed: number, seats: number, habit: Habit): Took {
  const table = { options: title.schema.options.parse({}), edition: title.edition, seats };
  const setting: Setting = { title, table };
  const draw = seededDraws(seed);
  let picked = 0;
  const pick = (count: number): number => {
    picked += 1;
    return draw('player', picked, count, firstEpoch);
  };
  let position = openPosition(setting);
  const enter = (followed: Followed): void => {
    if (!followed.ok) throw new Error(`Refused: ${followed.refusal.code}`);
    for (const { facts } of followed.events) {
      auctions += facts.filter(({ type }) => type === 'auction-opened').length;
    }
    position = followed.position;
  };
  let auctions = 0;
  for (const seat of seatsOf(seats)) enter(sitDown(setting, position, seat, '00'.repeat(16)));
  enter(begin(setting, position, draw));
  const ordered = new Set<string>();

  /** Everything one does before one looks away; whether it was anything about an auction. */
  function lookIn(seat: number): boolean {
    let isAbout = false;
    for (;;) {
      const view = title.view(position.game.state, seat) as View;
      const key = (noble: Noble) => `${seat} ${view.round} ${noble}`;
      const place = meansToOrder(view, habit)
        .filter((noble) => !ordered.has(key(noble)))
        .map((noble) => {
          ordered.add(key(noble));
          return intention(view, noble, printed(setting));
        });
      if (place.length > 0) {
        enter(visit(setting, position, { seat, cancel: [], place, actions: [] }, draw));
        isAbout = true;
        continue;
      }
      if (!toAct(setting, position.game).includes(seat)) return isAbout;
      const action = byHand(setting, position, seat, pick);
      isAbout ||= action.type !== 'buy';
      enter(visit(setting, position, { seat, cancel: [], place: [], actions: [action] }, draw));
    }
  }

  const hours = seatsOf(seats).map(() => hoursOf(pick));
  let visits = 0;
  for (let day = 1; ; day += 1) {
    const looks = hours
      .flatMap((own, seat) => own.map((hour) => ({ seat, at: hour * 60 + pick(60) })))
      .sort((one, other) => one.at - other.at);
    for (const { seat } of looks) {
      if (lookIn(seat)) visits += 1;
      if (position.game.status === 'ended') return { visits, auctions, days: day };
    }
  }
}

export type Tempo = { readonly visitsAnAuction: number; readonly days: number };

/** The means of many games. */
export function tempoOf(games: number, seed: number, seats: number, habit: Habit): Tempo {
  const took = Array.from({ length: games }, (_, game) => playAtLeisure(seed + game, seats, habit));
  const sum = (count: (one: Took) => number) => took.reduce((total, one) => total + count(one), 0);
  const rounded = (number: number) => Math.round(number * 10) / 10;
  return {
    visitsAnAuction: rounded(sum(({ visits }) => visits) / sum(({ auctions }) => auctions)),
    days: rounded(sum(({ days }) => days) / games),
  };
}
