import type { AnyTitle } from '../core/title.ts';
import type { Promised, Sources } from './promises/promise.ts';

/** What holds a title to one promise: gives what it waits for instead, or throws where it is broken. */
type Keep = (promise: Promised) => string | null;

/**
 * Holds a title to one promise after the other. Behind a broken one the others wait: most would break
 * of the same fault, and each would look for its smallest game. `everyPromise` tries them all.
 */
export function inTurn(title: AnyTitle, sources: Sources, everyPromise: boolean): Keep {
  let broken: string | null = null;
  return ({ says, keep }) => {
    if (broken !== null && !everyPromise) return `waits for the promise that it ${broken}`;
    try {
      keep(title, sources);
      return null;
    } catch (error) {
      broken ??= says;
      throw error;
    }
  };
}
