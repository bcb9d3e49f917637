import { type Asked, actionAsked, actsAsked, isRefusal, type Seat } from '@staffetta/engine';
import type { z } from 'zod';
import { wrongFields } from '../http/field-messages.ts';
import { Problem } from '../http/problems.ts';
import type { LoadedGame } from './loaded-game.ts';
import { cataloguedTitle } from './told.ts';

/** What is asked for as it was sent: typed actions, or lines of notation. */
export type AskedFor = {
  readonly actions: readonly unknown[];
  readonly notation: readonly string[];
};

/** Something sent, as a schema of the game's title has it; or what is wrong with it, and where. */
export function parsed<T>(schema: z.ZodType<T>, sent: unknown, path: string): T {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  throw new Problem('invalid-request', { fields: wrongFields(result.error, path) });
}

/** An action as the game's title understands it; a line is read when its turn comes. */
export const askedOnce = ({ row }: LoadedGame, sent: unknown, path: string): Asked =>
  parsed(cataloguedTitle(row).schema.action, sent, path) as { readonly type: string };

/** What is asked for, as the game's title understands it. */
export const asked = (
  loaded: LoadedGame,
  { actions, notation }: AskedFor,
  list = 'actions',
): readonly Asked[] => [
  ...actions.map((sent, index) => askedOnce(loaded, sent, `${list}.${index}`)),
  ...notation,
];

/** Whether a line, or a part of it, is notation of something as the game stands. */
export const saysSomething = ({ setting, game }: LoadedGame, seat: Seat, line: string): boolean =>
  actsAsked(setting, game, seat, line).some(
    (act) => !isRefusal(actionAsked(setting, game, seat, act)),
  );

/**
 * Whether this is a sealed choice, as far as one can tell before what stands in front of it is done: a
 * line that is not understood yet may be one.
 */
export function maySeal({ setting, game }: LoadedGame, seat: Seat, one: Asked): boolean {
  return actsAsked(setting, game, seat, one).every((act) => {
    const action = actionAsked(setting, game, seat, act);
    return isRefusal(action) || setting.title.actions[action.type]?.openness === 'sealed';
  });
}
