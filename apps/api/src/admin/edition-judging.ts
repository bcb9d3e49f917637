import type { Language } from '@staffetta/engine';
import type { CatalogueTitle } from '../games/catalogue.ts';
import { type Bounds, type Ending, openThreads } from '../thread.ts';
import type { Finding, Judgement } from './edition-trying.ts';
import { tryingWords } from './edition-words.ts';

// Printed facts are tried in a thread of its own.

/** What a thread is to try. */
export type Attempt = {
  readonly title: string;
  readonly data: unknown;
  readonly language: Language;
};

/** Who waits for a judgement. */
export type Waiting = {
  readonly language: Language;
  readonly gone?: AbortSignal; // waits no longer; left out: he waits as long as it takes
};

/** Why an attempt ended before it was done. */
function unfinished(
  { trials }: Judgement,
  ending: Exclude<Ending, 'done'>,
  language: Language,
): string {
  const say = tryingWords[language];
  if (ending === 'out-of-memory') return say.tooBig;
  if (ending !== 'out-of-time') return say.brokenOff(ending.trouble.message);
  const last = trials.at(-1);
  return last === undefined ? say.unread : say.tooLong(last.seats, last.acts);
}

/** Judges printed facts one after the other. */
export function openJudging(bounds: Bounds) {
  const { carryOut, close } = openThreads(bounds);

  return {
    async judge(
      { title }: CatalogueTitle,
      data: unknown,
      { language, gone }: Waiting,
    ): Promise<Judgement> {
      let judgement: Judgement = { facts: null, hash: null, faults: [], trials: [] };
      const attempt: Attempt = { title: title.id, data, language };
      const found = (finding: Finding) => {
        judgement = { ...judgement, ...finding };
      };
      const task = { program: 'admin/edition-thread', data: attempt, found };
      const ending = await carryOut(task, gone);
      if (ending === 'done') return judgement;
      const message = unfinished(judgement, ending, language);
      return { ...judgement, faults: [{ path: '', message }] };
    },

    close,
  };
}
