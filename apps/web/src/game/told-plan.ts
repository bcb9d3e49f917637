import { effect, untracked } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce } from '../announcer.ts';
import { words } from '../language.ts';
import { type Priced, sumOf } from './costs.ts';
import type { Draft } from './draft.ts';
import { pricesIn } from './plan.tsx';
import type { Seat } from './seat.ts';

type Steps = readonly (Priced & { readonly sentence: string })[];

/** What became of a plan, in words; sent or made anew it says nothing, as the game itself does. */
function toldOf(draft: Draft, before: Steps, now: Steps): string {
  const say = words.peek().plan;
  const sum = sumOf(now, pricesIn(draft));
  const sofar = sum === null ? '' : `${say.soFar(sum)}.`;
  const last = now.at(-1);
  if (now.length > before.length && last !== undefined) {
    const cut = draft.isCut.peek() ? say.cut : '';
    return [`${say.planned(last.sentence)}.`, sofar, cut].filter(Boolean).join(' ');
  }
  const gone = before[now.length];
  const isUndone = gone !== undefined && draft.canRedo.peek();
  return isUndone ? `${say.undone(gone.sentence)}. ${sofar}`.trim() : '';
}

/** Lets a screen reader say what is planned and undone: on the board it is only seen. */
export function useToldPlan({ draft, curtain }: Seat): void {
  useEffect(() => {
    let before: Steps = draft.steps.peek();
    return effect(() => {
      const now = draft.steps.value;
      untracked(() => {
        if (!curtain.isDrawn.peek()) announce(toldOf(draft, before, now));
      });
      before = now;
    });
  }, [draft, curtain]);
}
