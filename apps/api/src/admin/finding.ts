import {
  type EventKind,
  type Fact,
  type GameEvent,
  isSame,
  type Judgement,
  type NewEvent,
  type Refusal,
  type Seat,
  type Viewer,
} from '@staffetta/engine';

// What is found where a game is decided again, told without what only some may know of it.

/** Which event it is about, and whose decision that was. Whose an order is, is a secret. */
export type Where = {
  readonly number: number;
  readonly kind: EventKind;
  readonly seat: Seat | null;
};

/** The first fact that is not the same; a null is none, and one not told to all has no name. */
export type FactApart = {
  readonly place: number; // among the facts of its event, from 1
  readonly logged: string | null;
  readonly decided: string | null;
  readonly fields: readonly string[]; // in which both differ
};

/** What a game asks now, and whom. */
export type Question = { readonly seats: readonly Seat[]; readonly decision: string | null };

/** What was dealt, chosen and drawn: told only to whoever asks for secrets. */
type Whole = {
  readonly action: unknown;
  readonly logged: Pick<NewEvent, 'facts' | 'draws'>;
  readonly decided: Pick<NewEvent, 'facts' | 'draws'> | null;
  readonly refusal: Refusal | null;
};

/** An event that the rules decide otherwise, and what is known of how. */
export type EventApart = {
  readonly what: Extract<Judgement, { verdict: 'different' }>['what'];
  readonly where: Where;
  readonly fact: FactApart | null;
  readonly refusal: Pick<Refusal, 'code' | 'rule'> | null;
  readonly whole?: Whole;
};

/** What the present rules make of one game. */
export type Finding =
  | { readonly verdict: 'identical' }
  | ({ readonly verdict: 'different' } & Apart)
  | {
      readonly verdict: 'failed';
      readonly where: Where | null;
      readonly reason: string;
      readonly error?: string;
    };

/** What one of those who look at a game is told of it, by both rules: told only to whoever asks for secrets. */
type Told = { readonly viewer: Viewer; readonly pinned: unknown; readonly present: unknown };

/** What somebody sees otherwise behind an event, counts otherwise, or cannot be shown at all. */
export type SeenApart = {
  readonly what: 'view' | 'score' | 'unshowable';
  readonly where: Where;
  readonly whole?: Told;
};

/** What is open in a game that goes on: other things are offered, or something else is so. */
export type OpenApart =
  | { readonly what: 'offers'; readonly whole?: Told }
  // It asks others, or something else, or orders would answer otherwise, or other acts could be taken back.
  | { readonly what: 'question'; readonly pinned: Question; readonly present: Question };

type Apart =
  | EventApart
  | SeenApart
  | OpenApart
  | { readonly what: 'edition' | 'options' | 'seats' }; // that the present rules do not take as they are

export const different = (apart: Apart): Finding => ({ verdict: 'different', ...apart });

/** What players would notice; without whose eyes see it, and what, unless it is asked for. */
export function noticeable(apart: SeenApart | OpenApart, withSecrets: boolean): Finding {
  if (withSecrets || apart.what === 'question') return different(apart);
  const { whole: _whole, ...told } = apart;
  return different(told);
}

/** The name of a fact that everybody is told of. */
const openName = (fact: Fact | undefined): string | null => {
  if (fact === undefined) return null;
  return fact.toldTo === undefined ? fact.type : 'hidden';
};

function factApart(logged: readonly Fact[], decided: readonly Fact[]): FactApart | null {
  const longer = logged.length > decided.length ? logged : decided;
  const index = longer.findIndex((_, place) => {
    const [one, other] = [logged[place], decided[place]];
    return one === undefined || other === undefined || !isSame(one, other);
  });
  if (index === -1) return null;
  const [one, other] = [logged[index], decided[index]];
  const fieldsOf = (fact: Fact | undefined): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(fact ?? {}).filter(([, value]) => value !== undefined));
  const [ones, others] = [fieldsOf(one), fieldsOf(other)];
  const isHidden = [one, other].some((fact) => fact?.toldTo !== undefined);
  const fields = [...new Set([...ones.keys(), ...others.keys()])].filter(
    (field) => !isSame(ones.get(field) ?? null, others.get(field) ?? null),
  );
  return {
    place: index + 1,
    logged: openName(one),
    decided: openName(other),
    fields: isHidden || one?.type !== other?.type ? [] : fields,
  };
}

/** Whether what was asked for is nobody else's to know, and with it why it would be refused. */
const isSealed = ({ kind, action }: GameEvent): boolean =>
  kind === 'order' || action?.openness === 'sealed';

export const whereOf = ({ number, kind, seat }: GameEvent): Where => ({
  number,
  kind,
  seat: kind === 'order' ? null : seat,
});

const chosenParts = ({ facts, draws }: NewEvent) => ({ facts, draws });

/** How the present rules decide an event otherwise; without what only some may know, unless it is asked for. */
export function parting(
  { event, what, decided, refusal }: Judgement & { verdict: 'different' },
  withSecrets: boolean,
): Finding {
  const isShown = withSecrets || !isSealed(event);
  const whole: Whole = {
    action: event.action?.asked ?? null,
    logged: chosenParts(event),
    decided: decided === null ? null : chosenParts(decided),
    refusal,
  };
  return different({
    what,
    where: whereOf(event),
    fact: decided === null || what !== 'facts' ? null : factApart(event.facts, decided.facts),
    refusal: refusal === null || !isShown ? null : { code: refusal.code, rule: refusal.rule },
    ...(withSecrets ? { whole } : {}),
  });
}

/** What went wrong where a title threw: by its kind, since its words may tell a secret. */
export function failure(where: Where | null, error: unknown, withSecrets: boolean): Finding {
  const { name, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    verdict: 'failed',
    where,
    reason: name,
    ...(withSecrets ? { error: stack ?? name } : {}),
  };
}

export const failed = (reason: string): Finding => ({ verdict: 'failed', where: null, reason });
