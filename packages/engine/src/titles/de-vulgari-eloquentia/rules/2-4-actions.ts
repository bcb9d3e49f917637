import type { Costs } from '../../../core/form.ts';
import { isRefusal, type Refusal, refusal } from '../../../core/refusal.ts';
import { at, changed, type Seat } from '../../../core/seat.ts';
import { isAtSea, reachFrom } from '../atlas.ts';
import type { Fact, Going, Player, Rules, State, Step } from '../types.ts';
import { isLastTurn, turnBegun } from './2-1-event.ts';

/** What a seat's own turn of actions stands at, or why it may not do anything in it now. */
export function goingOf({ going }: State, seat: Seat): Going | Refusal {
  if (going === null || going.seat !== seat) return refusal('not-your-actions', 'DVE 2.4');
  return going.looking === null ? going : refusal('keep-a-tile-first', 'DVE 8.5');
}

/** DVE 3.4: who began his turn at sea has still to land. */
const mustLand = ({ edition, players }: State, { seat, hasMoved }: Going): boolean =>
  !hasMoved && isAtSea(edition, at(players, seat).place);

/** Why a seat may not spend so many points now, or null. */
export function refusePoints(state: State, seat: Seat, points: number): Refusal | null {
  const going = goingOf(state, seat);
  if (isRefusal(going)) return going;
  if (points > going.points) {
    return refusal('too-few-points', 'DVE 2.4', { points, left: going.points });
  }
  return mustLand(state, going) && points === going.points && points > 0
    ? refusal('keep-point-to-land', 'DVE 3.4')
    : null;
}

/** Why a seat may not pay so many ducats, or null. */
export function refuseDucats(
  { players }: State,
  seat: Seat,
  ducats: number,
  rule: string,
): Refusal | null {
  const has = at(players, seat).ducats;
  return ducats > has ? refusal('too-few-ducats', rule, { ducats, has }) : null;
}

/** What an action costs: only what is not nothing. */
export const costs = (amounts: Readonly<Record<string, number>>): Costs =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

/** The first of several reasons why not. */
export const firstOf = (...reasons: readonly (Refusal | null)[]): Refusal | null =>
  reasons.find((reason) => reason !== null) ?? null;

/** DVE 10: Cardinal Muret has six points a turn, everybody else five. */
const pointsOf = ({ cardinal }: Player): number => (cardinal === 'cardinal-muret' ? 6 : 5);

/** DVE 2.4: the next in turn order begins; after the last the next turn does, or the election. */
export function actionPhase(state: State): readonly Fact[] {
  const { going, summons, order, played, players } = state;
  if (going !== null || summons !== null) return [];
  const seat = order.find((next) => !played.includes(next));
  if (seat !== undefined) {
    return [{ type: 'player-began', seat, points: pointsOf(at(players, seat)) }];
  }
  return isLastTurn(state) ? [{ type: 'election-begun' }] : turnBegun(state);
}

export const playerBegan: Step<'player-began'> = (state, { seat, points }) => ({
  ...state,
  going: {
    seat,
    points,
    reach: Object.fromEntries(reachFrom(state, at(state.players, seat).place ?? '')),
    hasMoved: false,
    hasManuscript: false,
    hasSalterio: false,
    hasBusiness: false,
    colours: [],
    hasUsedVirtual: false,
    looking: null,
    hasLooked: false,
  },
});

/** DVE 2.4: points left over are lost. */
export const endTurn: Rules<'end-turn'> = {
  openness: 'open',
  candidates: () => [{ type: 'end-turn' }],
  refuse: (state, _action, seat) => {
    const going = goingOf(state, seat);
    if (isRefusal(going)) return going;
    const sea = at(state.players, seat).place ?? '';
    return mustLand(state, going) ? refusal('must-land', 'DVE 3.4', { sea }) : null;
  },
  perform: ({ going }, _action, seat) => [
    { type: 'player-ended', seat, unspent: going?.points ?? 0 },
  ],
};

export const playerEnded: Step<'player-ended'> = (state, { seat }) => ({
  ...state,
  going: null,
  played: [...state.played, seat],
});

/** The state with something changed in the turn of actions under way. */
export const goingOn = (state: State, change: (going: Going) => Partial<Going>): State =>
  state.going === null ? state : { ...state, going: { ...state.going, ...change(state.going) } };

/** The state with something changed of one player. */
export const withPlayer = (
  state: State,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): State => ({
  ...state,
  players: changed(state.players, seat, (player) => ({ ...player, ...change(player) })),
});

/** The state after points were spent, and whatever else was done in the turn. */
export const spent = (state: State, points: number, done: Partial<Going> = {}): State =>
  goingOn(state, (going) => ({ points: going.points - points, ...done }));
