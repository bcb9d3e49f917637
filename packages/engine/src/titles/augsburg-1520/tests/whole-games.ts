import { firstEpoch } from '../../../core/chance.ts';
import { offers, type Setting, toAct } from '../../../core/play.ts';
import { openPosition, type Position } from '../../../core/position.ts';
import { at, seatsOf } from '../../../core/seat.ts';
import { begin, sitDown } from '../../../core/seating.ts';
import type { Table } from '../../../core/title.ts';
import { type Followed, visit } from '../../../core/visit.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { actionOf } from '../../../testing/random-game.ts';
import { colours } from '../edition.ts';
import { title } from '../index.ts';
import { isTileOf, pieces } from '../pieces.ts';
import { capOf } from '../rules/4-prestige.ts';
import { roundsFor } from '../state.ts';
import type { Action, Augsburg, Fact, Order, Player, State, View } from '../types.ts';

/** What a whole game came to. */
type Whole = {
  readonly seats: number;
  readonly points: readonly number[];
  readonly seen: readonly string[]; // the facts, and what of them is rare
};

/** What random games came to, counted. */
type Tally = {
  readonly games: number;
  readonly points: Readonly<Record<string, number>>; // the mean by the number of players
  readonly seen: Readonly<Record<string, number>>; // games by what happened in them
};

type Choose = (count: number) => number;

/** Acts that a random player would seldom come to, and that lead to rare places. */
const sought: ReadonlySet<string> = new Set(['build', 'take-right', 'step', 'call']);

/** Something of a player that likes rare things, and seldom leaves a privilege unused. */
function choose(open: readonly Action[], pick: Choose): Action {
  const rare = open.filter(({ type }) => sought.has(type));
  const useful = open.filter(({ type }) => type !== 'waive' && type !== 'done');
  const among = rare.length > 0 && pick(3) > 0 ? rare : useful;
  const from = among.length > 0 && pick(8) > 0 ? among : open;
  return at(from, pick(from.length));
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Every piece of the box is in one place: 80 cards, privilege cards, level tiles and rights. */
function requirePieces(state: State, all: ReadonlySet<string>): void {
  const { edition: _edition, ...places } = state;
  const found = JSON.stringify(places).match(/"[a-z]+(?:-\d+)+"/g) ?? [];
  const there = found.map((text) => text.slice(1, -1)).filter((id) => all.has(id));
  demand(there.length === all.size, `${there.length} pieces of ${all.size} are on the table`);
  demand(new Set(there).size === all.size, 'A piece is in two places');
}

/** A player owes nothing, is below his bar, and stands on the levels of his tiles. */
function requireSound({ edition }: State, player: Player): void {
  const { florins, prestige, gained, lost, levels, tiles } = player;
  demand(florins >= 0, 'Somebody has less than no florins');
  const cap = capOf(edition, player);
  demand(cap === null || prestige <= cap, `${prestige} prestige are above the bar at ${cap}`);
  const sum = Object.values(gained).reduce((total, points) => total + points, 0);
  demand(sum - lost.church - lost.cathedral === prestige, 'The itemised points are not the score');
  for (const colour of colours) {
    const held = [2, 3, 4].filter((level) => tiles.some((tile) => isTileOf(colour, level, tile)));
    const wanted = { 1: [], 2: [2], 3: [2, 3], 4: [2, 4] }[levels[colour]] ?? [];
    demand(held.join() === wanted.join(), `Level ${levels[colour]} with the tiles ${held.join()}`);
  }
}

function requireAll(state: State, all: ReadonlySet<string>): void {
  requirePieces(state, all);
  for (const player of state.players) requireSound(state, player);
}

/** What happened, robbery by level and the other rare things by name. */
function named(fact: Fact): readonly string[] {
  if (fact.type === 'level-taken' && fact.from !== null) return [`robbed of level ${fact.level}`];
  if (fact.type === 'right-taken') return [fact.right];
  if (fact.type === 'building-built') return [`${fact.building} by ${fact.by}`];
  if (fact.type === 'prestige-gained' && fact.without !== null) return [`no ${fact.without}`];
  return [fact.type];
}

/** Orders for the whole game, some bold, some shy. */
const anyOrder = (pick: Choose): Order => ({
  scope: { of: 'game' },
  bidding: {
    open: pick(3),
    raise: { below: pick(5), to: pick(2) === 0 ? 'next' : 'limit' },
    call: pick(5),
    otherwise: pick(4) === 0 ? 'ask' : 'pass',
  },
  jokers: pick(4),
  show: { kind: 'highest', jokers: pick(2) === 0 ? 'first' : 'last' },
  discard: { kind: 'lowest', jokers: 'last' },
  robbed: 'prestige-unless-lost',
  untilWin: null,
});

/** Plays a whole game at random, looking closely whenever an auction or a purchase is over. */
function playWhole(seed: number, seats: number, options: object, withOrders: boolean): Whole {
  const table = { options: title.schema.options.parse(options), edition: title.edition, seats };
  const setting: Setting = { title, table };
  const all = new Set(pieces(table as Table<Augsburg>));
  const draw = seededDraws(seed);
  let picked = 0;
  const pick = (count: number): number => {
    picked += 1;
    return draw('player', picked, count, firstEpoch);
  };
  const seen = new Set<string>();
  let position = openPosition(setting);
  const enter = (followed: Followed): Position => {
    if (!followed.ok) throw new Error(`Refused what was offered: ${followed.refusal.code}`);
    const facts = followed.events.flatMap((event) => event.facts as unknown as Fact[]);
    for (const fact of facts) for (const name of named(fact)) seen.add(name);
    if (facts.some(({ type }) => type === 'privileges-done' || type === 'purchases-settled')) {
      requireAll(followed.position.game.state as State, all);
    }
    return followed.position;
  };
  const act = (seat: number, place: readonly Order[], actions: readonly Action[]) =>
    enter(visit(setting, position, { seat, cancel: [], place, actions }, draw));
  for (const seat of seatsOf(seats)) {
    position = enter(sitDown(setting, position, seat, '00'.repeat(16)));
  }
  position = enter(begin(setting, position, draw));
  if (withOrders) for (const seat of seatsOf(seats)) position = act(seat, [anyOrder(pick)], []);
  for (let acts = 0; position.game.status === 'running'; acts += 1) {
    demand(acts < 3_000, 'A game that does not end');
    const waiting = toAct(setting, position.game);
    const seat = waiting[pick(Math.max(1, waiting.length))];
    if (seat === undefined) throw new Error('The game waits for nobody');
    const open = offers(setting, position.game, seat);
    demand(open.length > 0, `Seat ${seat} is waited for and can do nothing`);
    const actions = open.map((offer) => actionOf(offer, pick(1_000)) as Action);
    position = act(seat, [], [choose(actions, pick)]);
  }
  const state = position.game.state as State;
  requireAll(state, all);
  demand(state.round === roundsFor(seats), `The game ended in round ${state.round}`);
  demand((position.game.outcome?.winners.length ?? 0) > 0, 'Nobody has won');
  const { players } = title.view(state, 'referee') as View;
  return { seats, points: players.map(({ prestige }) => prestige), seen: [...seen] };
}

const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;

/** Random games over all numbers of players and all options, some by standing orders. */
export function playMany(games: number, seed: number): Tally {
  const whole = Array.from({ length: games }, (_, game) =>
    playWhole(
      seed + game,
      2 + (game % 4),
      { openMoney: game % 3 === 0, smallBidsUnpaid: game % 5 === 0 },
      game % 7 < 2,
    ),
  );
  const seen: Record<string, number> = {};
  for (const name of whole.flatMap((game) => game.seen)) seen[name] = (seen[name] ?? 0) + 1;
  return {
    games,
    points: Object.fromEntries(
      [2, 3, 4, 5].map((seats) => [
        seats,
        mean(whole.filter((game) => game.seats === seats).flatMap(({ points }) => points)),
      ]),
    ),
    seen,
  };
}

/** What random games come to of themselves, however rare: all but too few cards for everybody. */
export const expected: readonly string[] = [
  'nobody-bid',
  'consolation-paid',
  'robbed of level 3',
  'robbed of level 4',
  'compensation-taken',
  'coat',
  'patent',
  'mint',
  'architect',
  'church by violet',
  'church by architect',
  'cathedral by violet',
  'cathedral by architect',
  'card-discarded',
  'privilege-waived',
  'no church',
  'no cathedral',
  'discards-shuffled',
  'privilege-cards-turned',
  'last-round-over',
];
