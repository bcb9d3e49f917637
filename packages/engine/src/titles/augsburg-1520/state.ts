import { changed, type Seat } from '../../core/seat.ts';
import type { HeldCard, Player, Stage, StageAt, State } from './types.ts';

/** The state with one player changed. */
export const withPlayer = (
  state: State,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): State => ({
  ...state,
  players: changed(state.players, seat, (player) => ({ ...player, ...change(player) })),
});

export const withAll = (state: State, change: (player: Player) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ...change(player) })),
});

/** The stage as its own facts find it; another one is a bug, not a refusal. */
export function staged<K extends Stage['at']>({ stage }: Pick<State, 'stage'>, at: K): StageAt<K> {
  if (stage.at !== at) throw new Error(`The game is ${stage.at}, not ${at}`);
  return stage as StageAt<K>;
}

/** A card that comes to a hand unseen. */
export const unseen = (card: string): HeldCard => ({ card, isSeen: false, aside: null });

/** A game has as many rounds as players, and two more (A 1.1). */
export const roundsFor = (seats: number): number => seats + 2;

export const isLastRound = ({ round, players }: Pick<State, 'round' | 'players'>): boolean =>
  round === roundsFor(players.length);

/** Who has yet to choose, of those that are asked in secret. */
export const stillToChoose = (
  { players }: Pick<State, 'players'>,
  seats: readonly Seat[],
): readonly Seat[] => seats.filter((seat) => players[seat]?.hasChosen === false);
