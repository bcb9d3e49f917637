import { type Refusal, refusalSentence } from '@staffetta/engine';
import { Problem, type ProblemCode } from '../http/problems.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, namesAt } from './look.ts';
import type { Caller } from './tables.ts';

/** Refusals of the service say that the game is not in a state for this; a title's, that a rule says no. */
const problemOf = (rule: string): ProblemCode =>
  ['S2', 'S3'].includes(rule) ? 'wrong-state' : 'refused';

/** The problem of a step the rules refuse, counted from 0. */
export async function refused(
  accounts: Names,
  loaded: LoadedGame,
  { language }: Caller,
  refusal: Refusal,
  step: number,
): Promise<Problem> {
  const { code, rule } = refusal;
  const nameOf = await namesAt(accounts, loaded, language);
  const detail = refusalSentence(loaded.setting, refusal, language, nameOf);
  return new Problem(problemOf(rule), { code, rule, detail, step: step + 1 });
}
