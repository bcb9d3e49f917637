import { contributionsIn, type Difference, type Judgement, judgeInSteps } from '@staffetta/engine';
import { finishBreathing } from '../breathing.ts';
import { unseal } from './chain.ts';
import { drawOf } from './games.ts';
import { type Library, longLog, settingOf } from './loaded-game.ts';
import type { GameRow, Store } from './store.ts';
import { brokenIn } from './verify.ts';

/** Where the rules part from a log: they decide otherwise, or break off. */
type Deviation = {
  readonly number: number;
  readonly what: Difference['what'] | 'failed';
};

/** What a game's log is worth, checked now. */
export type CheckedLog = {
  readonly events: number;
  readonly brokenAt: number | null; // the first event that is not what was written
  readonly difference: Deviation | null; // the first the rules decide otherwise, or not at all
};

/** The first event that the rules decide otherwise, or at which they break off; null: there is none. */
function deviationOf(judged: Judgement): Deviation | null {
  if (judged.verdict === 'identical') return null;
  const { number } = judged.event;
  return { number, what: judged.verdict === 'failed' ? 'failed' : judged.what };
}

/** Checks the chain of a log, and decides it again. It writes nothing. */
export async function checkLog(
  { title, store }: Pick<Library, 'title' | 'store'>,
  row: GameRow,
): Promise<CheckedLog> {
  const stored = await store.events(row.gameId, 0, row.number);
  const brokenAt = await brokenIn(stored, row);
  if (brokenAt !== null) return { events: stored.length, brokenAt, difference: null };
  const setting = await settingOf({ title, store }, row);
  const events = stored.map(unseal);
  const draw = drawOf({ row, contributions: contributionsIn(events) });
  const judged = await finishBreathing(judgeInSteps(setting, events, draw));
  return { events: events.length, brokenAt, difference: deviationOf(judged) };
}

/** Six times the text of the longest games, printed facts included: a few events of great size take long as well. */
const longText = 1024 * 1024;

/** Whether deciding a log again takes longer than starting a thread does. */
export const isLongToDecide = async (
  store: Pick<Store, 'textOf'>,
  { gameId, number }: Pick<GameRow, 'gameId' | 'number'>,
): Promise<boolean> => number > longLog || (await store.textOf(gameId)) > longText;
