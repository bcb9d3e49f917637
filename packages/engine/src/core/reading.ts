import type { Setting } from './play.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { serviceRefusal } from './service-rules.ts';
import type { Game } from './table.ts';
import type { Shapes } from './title.ts';

/** What a seat asks for: an action, or the line of notation that says one. */
export type Asked = Shapes['Action'] | string;

/** The action asked for; a line is read by what its seat knows then. Or why it is not understood. */
export function actionAsked(
  { title, table }: Setting,
  { state }: Game,
  seat: Seat,
  asked: Asked,
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
