import { type Refusal, refusal } from '../../core/refusal.ts';
import { at, type Seat, seatsOf } from '../../core/seat.ts';
import { mayBuildByArchitect } from './rules/3-9-architect.ts';
import { stillToChoose } from './state.ts';
import type { Question, Stage, State, Winning } from './types.ts';

/** What is asked, whom the game waits for, and who may still change his mind. */
type Asked = {
  readonly question: Question;
  readonly waiting: readonly Seat[];
  readonly able: readonly Seat[]; // those waited for among them
};

const one = (question: Question, seat: Seat): Asked => ({
  question,
  waiting: [seat],
  able: [seat],
});

/** A question to several at once, in secret, until the last has chosen. */
function inSecret(state: State, question: Question, seats: readonly Seat[]): Asked | null {
  const waiting = stillToChoose(state, seats);
  return waiting.length === 0 ? null : { question, waiting, able: seats };
}

/** What the winner of an auction is asked, or who was robbed by him. */
function askedWhenWon(state: State, winning: Winning): Asked | null {
  const { seat, robbed, drawing, card, used } = winning;
  if (robbed !== null) return one('compensation', robbed.seat);
  if (drawing !== null) {
    return drawing === 'discarding' && !at(state.players, seat).hasChosen
      ? one('discard', seat)
      : null;
  }
  if (card === null) return one('choose', seat);
  if (used < 2) return one('privilege', seat);
  return mayBuildByArchitect(state, winning) ? one('architect', seat) : null;
}

/** What is asked now; null while the rules go on by themselves, and at the end. */
export function askedNow(state: State): Asked | null {
  const { stage, players } = state;
  switch (stage.at) {
    case 'buying':
      return inSecret(state, 'buy', seatsOf(players.length));
    case 'slipping':
      return inSecret(state, 'slip', seatsOf(players.length));
    case 'showing':
      return inSecret(state, 'show', stage.seats);
    case 'auction':
      return one('bid', stage.speaker);
    case 'winning':
      return askedWhenWon(state, stage);
    default:
      return null;
  }
}

export const toAct = (state: State): readonly Seat[] => askedNow(state)?.waiting ?? [];

/** A 1.3, 2.7, 5.3: one may change one's mind until the last has chosen. */
export function mayAlsoAct(state: State): readonly Seat[] {
  const asked = askedNow(state);
  return asked === null ? [] : asked.able.filter((seat) => !asked.waiting.includes(seat));
}

/** The rule that asks a question. */
export const ruleOf: Readonly<Record<Question, string>> = {
  buy: 'A 5.3',
  bid: 'A 2.3',
  show: 'A 2.7',
  choose: 'A 3.1',
  privilege: 'A 3.1',
  discard: 'A 3.4',
  architect: 'A 3.9',
  compensation: 'A 3.5',
  slip: 'A 5.4',
};

/** Why this cannot be the answer now: something else is asked; null where it can. */
export function askedOtherwise(state: State, ...questions: readonly Question[]): Refusal | null {
  const question = askedNow(state)?.question;
  return question === undefined || questions.includes(question)
    ? null
    : refusal('asked-otherwise', ruleOf[question], { question });
}

/** The name of the open question. A visit of a noble is one, for all that bid. */
export function decision(state: State): string {
  const { stage, round } = state;
  return `${nameOf(stage, askedNow(state)?.question)}-${round}${partOf(stage)}`;
}

const nameOf = ({ at: name }: Stage, question: Question | undefined): string =>
  question === 'compensation' ? question : name;

/** What tells a question from others of its kind in the same round. */
function partOf(stage: Stage): string {
  switch (stage.at) {
    case 'auction':
    case 'showing':
      return `-${stage.noble}`;
    case 'winning':
      return `-${stage.noble}-${stage.pauses}`;
    case 'slipping':
      return `-${stage.times}`;
    default:
      return '';
  }
}
