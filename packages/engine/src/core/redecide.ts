import { canonicalJson } from './canonical.ts';
import { type DrawNumber, recordingChance } from './chance.ts';
import type { GameEvent } from './event.ts';
import { decide, type Setting, start } from './play.ts';
import { advance, openPosition, type Position } from './position.ts';

/** Where a log parts from what the rules decide now. */
export type Difference = { readonly number: number; readonly what: 'facts' | 'draws' | 'refused' };

const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);

function difference(
  setting: Setting,
  { game, ordinals }: Position,
  event: GameEvent,
  draw: DrawNumber,
): Difference['what'] | null {
  const { chance, draws } = recordingChance(draw, ordinals);
  const isStart = event.facts.some(({ type }) => type === 'game-started');
  if (!isStart && (event.kind !== 'play' || event.action === null || event.seat === null))
    return null;
  const decision =
    event.action === null || event.seat === null
      ? start(setting, game, chance)
      : decide(setting, game, event.action.asked, event.seat, chance);
  if (!decision.ok) return 'refused';
  if (!isSame(decision.facts, event.facts)) return 'facts';
  return isSame(draws, event.draws) ? null : 'draws';
}

/**
 * Decides every act of a log again, with orders off, and gives the first that the rules decide
 * otherwise; null if there is none. What a log leaves out, such as others' orders, changes nothing.
 */
export function redecide(
  setting: Setting,
  events: readonly GameEvent[],
  draw: DrawNumber,
): Difference | null {
  let position = openPosition(setting);
  for (const event of events) {
    const what = difference(setting, position, event, draw);
    if (what !== null) return { number: event.number, what };
    position = advance(setting, position, event);
  }
  return null;
}
