import type { Seat } from '../../core/seat.ts';
import { toStart } from './rules/1-set-up.ts';
import { eventPhase, turnBegun } from './rules/2-1-event.ts';
import { charityPhase, toChooseGiver } from './rules/2-2-charity.ts';
import { actionPhase } from './rules/2-4-actions.ts';
import { libraryShown } from './rules/8-tracks.ts';
import { summonsPhase, toAnswer } from './rules/11-stupor-mundi.ts';
import { electionPhase, toDeclare } from './rules/12-end.ts';
import type { Fact, State } from './types.ts';

const some = (seat: Seat | undefined): readonly Seat[] => (seat === undefined ? [] : [seat]);

/** Whom the game waits for. */
export function toAct(state: State): readonly Seat[] {
  const { phase, going, summons } = state;
  switch (phase) {
    case 'starting':
      return some(toStart(state));
    case 'charity':
      return some(toChooseGiver(state));
    case 'actions':
      return some(summons === null ? going?.seat : toAnswer(state));
    case 'election':
      return toDeclare(state);
    default:
      return [];
  }
}

/** What the rules do unasked, phase by phase (DVE 2). */
export function proceed(state: State): readonly Fact[] {
  switch (state.phase) {
    case 'starting':
      return toStart(state) === undefined ? turnBegun(state) : [];
    case 'event':
      return eventPhase(state);
    case 'charity':
      return charityPhase(state);
    case 'actions':
      return (
        [libraryShown, summonsPhase, actionPhase]
          .map((step) => step(state))
          .find((facts) => facts.length > 0) ?? []
      );
    case 'election':
      return electionPhase(state);
    case 'over':
      return [];
  }
}

/** The name of the question of a player's own turn; looking into the Library is one of its own. */
function turnDecision({ turn, going }: State): string {
  if (going === null) return `turn-${turn}`;
  const { seat, looking, hasLooked } = going;
  const name = `turn-${turn}-seat-${seat}`;
  if (looking !== null) return `${name}-library`;
  return hasLooked ? `${name}-on` : name;
}

/** The name of the open question. */
export function decision(state: State): string {
  const { phase, turn, players, charity, summons } = state;
  if (phase === 'starting') {
    return `start-${players.filter(({ place }) => place !== null).length}`;
  }
  if (phase === 'charity') return `alms-${turn}-${charity?.served.length ?? 0}`;
  if (phase !== 'actions') return phase;
  if (summons === null) return turnDecision(state);
  const { stage, toAsk, calls } = summons;
  return stage === 'asking' ? `summons-${toAsk.length}` : `auction-${stage}-${calls}`;
}
