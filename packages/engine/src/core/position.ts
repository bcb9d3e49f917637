import { type Ordinals, ordinalsAfter } from './chance.ts';
import type { GameEvent, NewEvent } from './event.ts';
import { emptyTally, type Tally, talliesAfter } from './limits.ts';
import { ableToAct, questionOf, replay, type Setting, toAct } from './play.ts';
import { isAskedAnew } from './reading.ts';
import { type BySeat, changed, type Seat, seatsOf } from './seat.ts';
import { type Game, isTableFact, openGame, type TableFact, withLate } from './table.ts';
import type { Shapes } from './title.ts';

/** A standing order of a seat, sealed: nobody else ever learns of it. */
type PlacedOrder = { readonly id: number; readonly order: unknown };

/** A seat's orders: how many its player ever placed, and those that stand, in the order they were placed. */
type Orders = {
  readonly placed: number;
  readonly standing: readonly PlacedOrder[];
  readonly late?: readonly Shapes['Action'][]; // what to do if it runs out of time
  readonly since?: number; // the event by which its player took it over from another; none: he did not
};

/**
 * Where a seat may go back to: the game before one of its acts. It has the number of the act, and not
 * that of the event before, which may be somebody's order and left out of an exported log.
 */
type Mark = { readonly number: number; readonly game: Game; readonly ordinals: Ordinals };

/** What a log adds up to. */
export type Position = {
  readonly number: number; // of its newest event
  readonly game: Game;
  readonly orders: BySeat<Orders>;
  readonly ordinals: Ordinals; // how far each stream of chance has got
  readonly trail: readonly Mark[]; // the acts one seat may still take back, in its own turn
  readonly tallies: BySeat<Tally>; // what each seat's player has added to the log
};

export const openPosition = (setting: Setting): Position => ({
  number: 0,
  game: openGame(setting.table),
  orders: seatsOf(setting.table.seats).map(() => ({ placed: 0, standing: [] })),
  ordinals: {},
  trail: [],
  tallies: seatsOf(setting.table.seats).map(() => emptyTally),
});

/** A seat's one order for when it runs out of time, after a fact that concerns it. */
function evolveLate(orders: BySeat<Orders>, fact: TableFact): BySeat<Orders> {
  if (fact.type === 'late-order-placed') {
    const { actions } = fact.secret;
    return changed(orders, fact.seat, (orderly) => ({ ...orderly, late: actions }));
  }
  if (fact.type === 'late-order-cancelled' || fact.type === 'late-order-used') {
    return changed(orders, fact.seat, ({ late: _late, ...orderly }) => orderly);
  }
  return orders;
}

/** The seat's orders after a fact that concerns them. */
function evolveOrders(orders: BySeat<Orders>, fact: TableFact, number: number): BySeat<Orders> {
  if (fact.type === 'order-placed') {
    const { id, order } = fact.secret;
    return changed(orders, fact.seat, ({ standing, ...orderly }) => ({
      ...orderly,
      placed: id,
      standing: [...standing, { id, order }],
    }));
  }
  if (fact.type === 'order-cancelled') {
    const { id } = fact.secret;
    return changed(orders, fact.seat, ({ standing, ...orderly }) => ({
      ...orderly,
      standing: standing.filter((placedOrder) => placedOrder.id !== id),
    }));
  }
  if (fact.type === 'seat-resigned' || fact.type === 'seat-vacated') {
    return changed(orders, fact.seat, () => ({ placed: 0, standing: [] }));
  }
  if (fact.type === 'seat-refilled') {
    return changed(orders, fact.seat, () => ({ placed: 0, standing: [], since: number }));
  }
  if (fact.type === 'game-taken-back') {
    return orders.map(({ late: _late, ...orderly }) => ({ ...orderly, standing: [] }));
  }
  return evolveLate(orders, fact);
}

/** Time that is over is over until its seat acts, is waited for no more, or is asked something else. */
function lateAfter(setting: Setting, before: Game, event: NewEvent, after: Game): Game {
  const { late = [] } = after;
  if (late.length === 0 || event.kind !== 'play') return after;
  const waiting = isAskedAnew(setting, before, after) ? [] : toAct(setting, after);
  return withLate(
    after,
    late.filter((seat) => seat !== event.seat && waiting.includes(seat)),
  );
}

/** Whether this seat alone may act, so that nobody else's act can come between. */
function isAlone(setting: Setting, game: Game, seat: Seat): boolean {
  const able = ableToAct(setting, game);
  return able.length > 0 && able.every((other) => other === seat);
}

/**
 * What may be taken back after an event. An act of the seat whose turn goes on adds to the trail; one
 * that reveals something, ends the turn, which opens another question, or lets another act, ends it. What nobody else is told of,
 * such as an order, leaves it as it was: else undo would tell of it. So does a move to another version, by which
 * nobody loses anything.
 */
function trailAfter(
  setting: Setting,
  { game, ordinals, trail }: Position,
  event: NewEvent & Pick<GameEvent, 'number'>,
  after: Game,
): readonly Mark[] {
  const isAside =
    event.kind === 'order' || event.facts.some(({ type }) => type === 'version-moved');
  if (isAside) return trail;
  const { seat, number } = event;
  const isOver =
    event.kind !== 'play' ||
    seat === null ||
    event.facts.some(({ reveals }) => reveals === true) ||
    questionOf(setting, game) !== questionOf(setting, after);
  if (isOver || !isAlone(setting, game, seat) || !isAlone(setting, after, seat)) return [];
  return [...trail, { number, game, ordinals }];
}

/** How far each stream has got after an event; in another stretch of history all begin anew. */
const ordinalsWith = ({ game, ordinals }: Position, { draws }: NewEvent, after: Game): Ordinals =>
  after.epoch === game.epoch ? ordinalsAfter(ordinals, draws) : {};

const undoneTo = (event: NewEvent): number | null => {
  const [fact] = event.facts;
  return fact !== undefined && isTableFact(fact) && fact.type === 'taken-back'
    ? fact.secret.to
    : null;
};

/**
 * The position after one more event. An event that takes back leads to where it says. Who has just
 * decided the event knows the game it leads to.
 */
export function advance(
  setting: Setting,
  position: Position,
  event: NewEvent & Pick<GameEvent, 'number'>,
  decided?: Game,
): Position {
  const { number } = event;
  const tallies = talliesAfter(position.tallies, event);
  if (event.kind === 'undo') {
    const to = undoneTo(event);
    const mark = position.trail.find((entry) => entry.number === to);
    if (mark === undefined) throw new Error(`Event ${number} takes back what cannot be taken back`);
    const { game, ordinals } = mark;
    const trail = position.trail.slice(0, position.trail.indexOf(mark));
    return { number, game, ordinals, trail, orders: position.orders, tallies };
  }
  const after = decided ?? replay(setting, event.facts, position.game);
  const game = lateAfter(setting, position.game, event, after);
  return {
    number,
    game,
    ordinals: ordinalsWith(position, event, game),
    orders: event.facts
      .filter(isTableFact)
      .reduce((orders, fact) => evolveOrders(orders, fact, number), position.orders),
    trail: trailAfter(setting, position, event, game),
    tallies,
  };
}
