import { firstEpoch } from '../../../core/chance.ts';
import { offers, type Setting, toAct } from '../../../core/play.ts';
import { openPosition, type Position } from '../../../core/position.ts';
import { at, seatsOf } from '../../../core/seat.ts';
import { begin, sitDown } from '../../../core/seating.ts';
import type { Table } from '../../../core/title.ts';
import { type Followed, visit } from '../../../core/visit.ts';
import { seededDraws } from '../../../testing/chance.ts';
import { title } from '../index.ts';
import { pieces } from '../pieces.ts';
import { totalOf } from '../rules/13-score.ts';
import { type Action, colours, type DeVulgariEloquentia, type Fact, type State } from '../types.ts';

/** What a whole game came to. */
type Whole = { readonly turn: number; readonly seats: number; readonly points: readonly number[] };

/** What random games came to, counted. */
export type Tally = {
  readonly games: number;
  readonly turns: Readonly<Record<string, number>>; // games by the turn they ended on
  readonly points: Readonly<Record<string, number>>; // the mean by the number of players
};

/** Acts that a random player would seldom come to, and that lead to rare places. */
const sought: ReadonlySet<string> = new Set([
  'become-friar',
  'become-cardinal',
  'summon',
  'study-at-bologna',
  'look-in-library',
  'denounce',
]);

/** Something of a player that likes rare things, and seldom ends his turn with points left. */
function choose(open: readonly Action[], pick: (count: number) => number): Action {
  const rare = open.filter(({ type }) => sought.has(type));
  const going = open.filter(({ type }) => type !== 'end-turn');
  const from = rare.length > 0 && pick(3) > 0 ? rare : going;
  const among = from.length > 0 && pick(6) > 0 ? from : open;
  return at(among, pick(among.length));
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The cubes of each colour lie on the chart, on sale, with the players, or are out of the game. */
function requireCubes({ chart, sale, players, gone }: State, all: ReadonlySet<string>): void {
  const held = players.flatMap(({ front, cubes }) => [...front, ...cubes]);
  const lying = [...chart.flat(), ...sale, ...held, ...gone];
  for (const colour of colours) {
    const inBox = [...all].filter((id) => id.startsWith(`${colour}-`)).length;
    const there = lying.filter((id) => id.startsWith(`${colour}-`)).length;
    demand(there === inBox, `${there} ${colour} cubes of ${inBox}`);
  }
}

/** Every piece of the box is in one place, and nobody owes ducats. */
function requireSound(state: State, all: ReadonlySet<string>): void {
  const { edition: _edition, ...places } = state;
  const found = JSON.stringify(places).match(/"[a-z]+(?:-[a-z0-9]+)+"/g) ?? [];
  const there = found.map((text) => text.slice(1, -1)).filter((id) => all.has(id));
  demand(there.length === all.size, `${there.length} pieces of ${all.size} are on the table`);
  demand(new Set(there).size === all.size, 'A piece is in two places');
  requireCubes(state, all);
  demand(
    state.players.every(({ ducats }) => ducats >= 0),
    'Somebody has less than no ducats',
  );
}

/** The points a fact spends. */
function spent(fact: Fact): number {
  if (fact.type === 'disc-advanced') return fact.spaces;
  if (fact.type === 'salterio-studied' || fact.type === 'business-done') return 1;
  const isPaid = fact.type !== 'player-began' && 'points' in fact;
  return isPaid && typeof fact.points === 'number' ? fact.points : 0;
}

/** What one player did in a turn keeps to its limits: points, one movement, one manuscript. */
function requireLimits(facts: readonly Fact[]): void {
  const count = (type: Fact['type']): number => facts.filter((fact) => fact.type === type).length;
  const began = facts.find((fact) => fact.type === 'player-began');
  const most =
    (began?.points ?? 5) +
    facts.filter((fact) => fact.type === 'cardinal-chosen' && fact.cardinal === 'cardinal-muret')
      .length;
  const points = facts.reduce((sum, fact) => sum + spent(fact), 0);
  demand(points <= most && most <= 6, `${points} points spent of ${most}`);
  demand(count('manuscript-taken') <= 1, 'Two manuscripts in a turn');
  demand(count('pawn-moved') <= 1, 'Two movements in a turn');
}

/** The facts of an act spend the points its offer said. */
function requirePrice(
  offer: ReturnType<typeof offers>[number] | undefined,
  facts: readonly Fact[],
): void {
  if (offer?.kind !== 'action') return;
  const points = facts.reduce((sum, fact) => sum + spent(fact), 0);
  const said = offer.costs.points ?? 0;
  demand(said === points, `${offer.action.type} said ${said} points and spent ${points}`);
}

/** Plays a whole game at random, looking closely whenever somebody's turn ends. */
function playWhole(seed: number, seats: number, options: object): Whole {
  const table = { options: title.schema.options.parse(options), edition: title.edition, seats };
  const setting: Setting = { title, table };
  const all = new Set(pieces(table as Table<DeVulgariEloquentia>));
  const draw = seededDraws(seed);
  let picked = 0;
  const pick = (count: number): number => {
    picked += 1;
    return draw('player', picked, count, firstEpoch);
  };
  let position = openPosition(setting);
  let turnOfOne: Fact[] = [];
  const enter = (followed: Followed): Position => {
    if (!followed.ok) throw new Error(`Refused what was offered: ${followed.refusal.code}`);
    for (const fact of followed.events.flatMap(({ facts }) => facts as unknown as Fact[])) {
      if (fact.type === 'player-began') turnOfOne = [];
      turnOfOne.push(fact);
      if (fact.type !== 'player-ended') continue;
      requireLimits(turnOfOne);
      requireSound(followed.position.game.state as State, all);
    }
    return followed.position;
  };
  for (const seat of seatsOf(seats)) {
    position = enter(sitDown(setting, position, seat, '00'.repeat(16)));
  }
  position = enter(begin(setting, position, draw));
  for (let act = 0; position.game.status === 'running'; act += 1) {
    demand(act < 2_000, 'A game that does not end');
    const [seat] = toAct(setting, position.game);
    if (seat === undefined) throw new Error('The game waits for nobody');
    const open = offers(setting, position.game, seat);
    demand(open.length > 0, `Seat ${seat} is waited for and can do nothing`);
    const action = choose(
      open.map((offer) => offer.action as Action),
      pick,
    );
    const followed = visit(
      setting,
      position,
      { seat, cancel: [], place: [], actions: [action] },
      draw,
    );
    const [play] = followed.ok ? followed.events : [];
    requirePrice(
      open.find((offer) => offer.action === action),
      (play?.facts ?? []) as unknown as readonly Fact[],
    );
    position = enter(followed);
  }
  const state = position.game.state as State;
  requireSound(state, all);
  const points = title.score(title.view(state, 'referee'), table).map(totalOf);
  return { turn: state.turn, seats, points };
}

const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;

/** Random games over all numbers of players and all options. */
export function playMany(games: number, seed: number): Tally {
  const whole = Array.from({ length: games }, (_, game) =>
    playWhole(seed + game, 2 + (game % 4), {
      openScreens: game % 3 === 0,
      shortLevelOne: game % 5 === 0,
    }),
  );
  const ended = (turn: number): number => whole.filter((game) => game.turn === turn).length;
  demand(
    whole.every(({ turn }) => turn >= 13 && turn <= 16),
    'A game ended before turn 13 or after turn 16',
  );
  return {
    games,
    turns: Object.fromEntries([13, 14, 15, 16].map((turn) => [turn, ended(turn)])),
    points: Object.fromEntries(
      [2, 3, 4, 5].map((seats) => [
        seats,
        mean(whole.filter((game) => game.seats === seats).flatMap(({ points }) => points)),
      ]),
    ),
  };
}

/**
 * How far the turns the games ended on are from what two red tiles among five must give, 10, 20, 30
 * and 40 in a hundred: chi squared, with three degrees of freedom.
 */
export const farFromExpected = ({ games, turns }: Tally): number =>
  [13, 14, 15, 16].reduce((sum, turn, index) => {
    const expected = (games * (index + 1)) / 10;
    return sum + ((turns[turn] ?? 0) - expected) ** 2 / expected;
  }, 0);

/** What chance alone exceeds once in ten thousand times. */
export const tooFar = 21.1;
