import { at, type Seat } from '../../../core/seat.ts';
import type { Edition } from '../edition.ts';
import { withPlayer } from '../state.ts';
import type { Fact, FactOf, Player, Source, State, Step } from '../types.ts';
import { usedPrivilege } from './3-1-use.ts';

type Building = 'church' | 'cathedral';

/** A 4.1: the building for want of which a player's prestige ends somewhere; null: it does not. */
function missing({ rights }: Pick<Player, 'rights'>): Building | null {
  if (rights.church === null) return 'church';
  return rights.cathedral === null ? 'cathedral' : null;
}

/** A 4.1: where a player's prestige ends; null: nowhere. */
export function capOf({ caps }: Edition, player: Pick<Player, 'rights'>): number | null {
  const building = missing(player);
  if (building === null) return null;
  return building === 'church' ? caps.withoutChurch : caps.withoutCathedral;
}

/** Prestige from one source. */
type Gain = { readonly source: Source; readonly points: number };

/** A 4.1: prestige a player gains at once; what is beyond his bar is lost. */
export function gains(
  { edition, players }: State,
  seat: Seat,
  from: readonly Gain[],
  privilege: FactOf<'prestige-gained'>['privilege'] = null,
): Fact {
  const player = at(players, seat);
  const sum = player.prestige + from.reduce((total, { points }) => total + points, 0);
  const to = Math.min(sum, capOf(edition, player) ?? sum);
  return {
    type: 'prestige-gained',
    seat,
    privilege,
    from: [...from],
    lost: sum - to,
    without: sum > to ? missing(player) : null,
    to,
  };
}

/** What a player has gained, by source, and lost, by the building he had not. */
function tallied(
  { gained, lost }: Player,
  { from, lost: more, without }: FactOf<'prestige-gained'>,
) {
  const tally = from.reduce(
    (sums, { source, points }) => ({ ...sums, [source]: sums[source] + points }),
    gained,
  );
  return {
    gained: tally,
    lost: without === null ? lost : { ...lost, [without]: lost[without] + more },
  };
}

/** A 4.2: the number is kept whole. */
export const gainedPrestige: Step<'prestige-gained'> = (state, fact) => {
  const { seat, privilege, to } = fact;
  const gained = withPlayer(state, seat, (player) => ({ prestige: to, ...tallied(player, fact) }));
  if (privilege !== null) return usedPrivilege(gained, privilege);
  const { stage } = gained;
  if (stage.at !== 'income') return gained;
  const served = stage.served + 1;
  const next = served === gained.players.length ? 'cards' : stage.next;
  return { ...gained, stage: { ...stage, served, next } };
};
