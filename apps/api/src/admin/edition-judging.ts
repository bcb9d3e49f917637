import type { Language } from '@staffetta/engine';
import type { CatalogueTitle } from '../games/catalogue.ts';
import { Problem } from '../http/problems.ts';
import { startThread } from '../thread.ts';
import type { Finding, Judgement } from './edition-trying.ts';
import { tryingWords } from './edition-words.ts';

// Printed facts are tried in a thread of its own, which is ended with its time: whatever they say, others are
// answered meanwhile.

/** What a thread is to try. */
export type Attempt = {
  readonly title: string;
  readonly data: unknown;
  readonly language: Language;
};

/** What a thread says; how it ends tells nothing, as one that was ended before it began ends well. */
export type Word = Finding | 'done';

/** Who waits for a judgement. */
export type Waiting = {
  readonly language: Language;
  readonly gone?: AbortSignal; // waits no longer; left out: he waits as long as it takes
};

/** What an attempt may take. */
type Bounds = {
  readonly patience: number; // milliseconds
  readonly memory?: number; // MB
};

/** Several times what games of the longest title take. */
const usualMemory = 256;

const isOutOfMemory = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Why an attempt ended before it was done; null: its time was over. */
function unfinished({ trials }: Judgement, error: Error | null, language: Language): string {
  const say = tryingWords[language];
  if (error !== null) return isOutOfMemory(error) ? say.tooBig : say.brokenOff(error.message);
  const last = trials.at(-1);
  return last === undefined ? say.unread : say.tooLong(last.seats, last.acts);
}

/** What an attempt finds until it is done, breaks off, or is ended. */
function attempted(
  attempt: Attempt,
  { patience, memory = usualMemory }: Bounds,
  ended: AbortSignal,
): Promise<Judgement> {
  return new Promise((resolve) => {
    let found: Judgement = { facts: null, hash: null, faults: [], trials: [] };
    let isDone = false;
    let trouble: Error | null = null;
    const thread = startThread('admin/edition-thread', {
      workerData: attempt,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const end = () => void thread.terminate();
    const timer = setTimeout(end, patience);
    ended.addEventListener('abort', end);
    thread.on('message', (word: Word) => {
      if (word === 'done') isDone = true;
      else found = { ...found, ...word };
    });
    thread.on('error', (error) => {
      trouble = error;
    });
    thread.on('exit', () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', end);
      if (isDone) return resolve(found);
      const message = unfinished(found, trouble, attempt.language);
      resolve({ ...found, faults: [{ path: '', message }] });
    });
  });
}

/** Judges printed facts one after the other, however many ask: a machine has other things to do. */
export function openJudging(bounds: Bounds) {
  const closing = new AbortController();
  let before: Promise<unknown> = Promise.resolve();

  async function judged(attempt: Attempt, gone: AbortSignal): Promise<Judgement> {
    const ended = AbortSignal.any([closing.signal, gone]);
    const judgement = ended.aborted ? null : await attempted(attempt, bounds, ended);
    if (judgement === null || ended.aborted) throw new Problem('unavailable');
    return judgement;
  }

  return {
    judge(
      { title }: CatalogueTitle,
      data: unknown,
      { language, gone = new AbortController().signal }: Waiting,
    ): Promise<Judgement> {
      const mine = before.then(() => judged({ title: title.id, data, language }, gone));
      before = mine.catch(() => undefined);
      return mine;
    },

    /** Ends what is being tried, and tries nothing any more. */
    async close(): Promise<void> {
      closing.abort();
      await before;
    },
  };
}
