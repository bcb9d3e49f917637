import type { EventApart, FactApart, Finding, Question, Where } from './finding.ts';

// What was found of a game, on lines of a terminal.

/** Whose decision an event was; seats are counted from 1 where people read of them. */
function decisionAt({ number, kind, seat }: Where): string {
  const by = seat === null ? '' : ` of seat ${seat + 1}`;
  const whose = {
    play: `the act${by}`,
    order: 'an order left or cancelled',
    table: seat === null ? 'the table’s business' : `what is done at the table${by}`,
    clock: seat === null ? 'what time led to' : `the time${by}`,
    undo: `the acts taken back${by}`,
    repair: 'a repair',
  }[kind];
  return `event ${number}, ${whose}`;
}

function factText({ place, logged, decided, fields }: FactApart): string {
  if (logged === null) return `fact ${place} would be ${decided}, where none is`;
  if (decided === null) return `fact ${place}, ${logged}, would not follow`;
  if (fields.length > 0) return `fact ${place}, ${logged}, would differ in ${fields.join(', ')}`;
  return logged === decided
    ? `fact ${place}, ${logged}, would be another`
    : `fact ${place}, ${logged}, would be ${decided}`;
}

const questionText = ({ decision, seats }: Question): string =>
  `${decision ?? 'nothing'} of seat ${seats.map((seat) => seat + 1).join(', ')}`;

type Different = Finding & { readonly verdict: 'different' };

/** How an event would be decided. */
function otherwise({ what, fact, refusal }: EventApart): string {
  if (what === 'facts' && fact !== null) return factText(fact);
  if (what === 'draws') return 'other chance would be drawn';
  if (what === 'event') return 'it would be entered otherwise';
  return refusal === null
    ? 'it would be refused'
    : `it would be refused: ${refusal.code}, ${refusal.rule}`;
}

function differenceText(found: Different): string {
  switch (found.what) {
    case 'edition':
      return 'different: the present title does not take its printed facts as they are';
    case 'options':
      return 'different: the present title does not take its options as they are';
    case 'seats':
      return 'different: the present title is not for so many seats';
    case 'unshowable':
      return `different: behind ${decisionAt(found.where)}, the present title cannot show where it stood`;
    case 'view':
      return `different: behind ${decisionAt(found.where)}, somebody would see something else`;
    case 'score':
      return `different: behind ${decisionAt(found.where)}, somebody would count other points`;
    case 'offers':
      return 'different: it would offer somebody something else';
    case 'question':
      return `different: it asks ${questionText(found.pinned)}, and would ask ${questionText(found.present)}, or of others besides, or orders would answer otherwise`;
    default:
      return `different: ${decisionAt(found.where)}: ${otherwise(found)}`;
  }
}

const failureText = ({ where, reason }: Finding & { readonly verdict: 'failed' }): string =>
  where === null ? `failed: ${reason}` : `failed: ${decisionAt(where)}: ${reason}`;

/** A finding on one line, and whatever of it is secret, if it was asked for, below. */
export function findingText(found: Finding): readonly string[] {
  if (found.verdict === 'identical') return ['identical'];
  if (found.verdict === 'failed') {
    return [failureText(found), ...(found.error === undefined ? [] : [found.error])];
  }
  const whole = 'whole' in found ? [JSON.stringify(found.whole)] : [];
  return [differenceText(found), ...whole];
}
