import { questionOf, type Setting } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { serviceRefusal } from './service-rules.ts';
import type { Game } from './table.ts';
import type { Shapes } from './title.ts';

/** What a seat asks for: an action, or the line of notation that says one, or several. */
export type Asked = Shapes['Action'] | string;

/** One act of what is asked for. */
export type AskedAct = {
  readonly asked: Asked;
  readonly part: string | null; // what a line of several says of it; null: it is asked for by itself
};

export const askedAlone = (asked: Asked): AskedAct => ({ asked, part: null });

/** The acts asked for, one behind the other; a line is taken apart by what its seat knows then. */
export function actsAsked(
  { title, table }: Setting,
  { state }: Game,
  seat: Seat,
  asked: Asked,
): readonly AskedAct[] {
  const { notation } = title;
  if (typeof asked !== 'string' || notation.split === undefined || state === null) {
    return [askedAlone(asked)];
  }
  const parts = notation.split(asked, title.view(state, seat), table);
  return parts.length < 2
    ? [askedAlone(asked)]
    : parts.map((part): AskedAct => ({ asked: part, part }));
}

/** A refusal of one act, which says which part of a line it is about. */
export const refusedPart = (refusal: Refusal, { part }: AskedAct): Refusal =>
  part === null ? refusal : { ...refusal, part };

/** The action asked for; a line is read by what its seat knows then. Or why it is not understood. */
export function actionAsked(
  { title, table }: Setting,
  { state }: Game,
  seat: Seat,
  { asked }: AskedAct,
): Shapes['Action'] | Refusal {
  if (typeof asked !== 'string') return asked;
  if (state === null) return serviceRefusal('game-not-started');
  return title.notation.read(asked, title.view(state, seat), table);
}

/** An action of the title, if its schema says that this is one; null if not. */
export function actionIn(
  { title }: Setting,
  written: { readonly type: string } | undefined,
): Shapes['Action'] | null {
  const schema = title.schema.actions.find(
    ({ shape }) => shape.type?.safeParse(written?.type).success === true,
  );
  const parsed = schema?.safeParse(written);
  return parsed?.success === true ? (parsed.data as Shapes['Action']) : null;
}

/** Whether another question is asked than before, or none: what comes behind was not asked for then. */
export const isAskedAnew = (setting: Setting, before: Game, now: Game): boolean =>
  now.status !== 'running' || questionOf(setting, before) !== questionOf(setting, now);
