import type { Action, Offer, SpokenEvent, Title } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { useInSight } from '../parts/in-sight.ts';
import type { Draft } from './draft.ts';
import type { FormChoice } from './form-choice.ts';
import type { PieceMarks } from './form-way.tsx';
import { PlanList } from './plan.tsx';
import { SetbackNotice } from './setback.tsx';
import type { LateOrder } from './time/late-order.ts';
import { Ways } from './ways.tsx';
import { WrittenWay } from './written-way.tsx';

type TurnProps = {
  readonly draft: Draft;
  readonly picks: FormChoice;
  readonly events: readonly SpokenEvent[];
  readonly title: Title | undefined;
  readonly marks: PieceMarks;
  readonly isMyTurn: boolean;
  readonly seat: number | null; // which of mine, if I hold several
  readonly takenBack: string | null; // my last act, if it may be taken back
  readonly clock: ComponentChildren; // how much time one has
  readonly late: LateOrder | null;
  readonly isDrawn: boolean; // then one plays on the board, and the list is at hand
  readonly onPlanned: (isDone: boolean) => void;
};

/** Nothing is left to do but to send: the next choice is another's, or has been made. */
const isDone = (offers: readonly Offer[]): boolean =>
  offers.every(({ openness }) => openness === 'sealed');

/** What went wrong, told above all one may do, or below the line that was written. */
function useSetback({ setback: { value: setback } }: Draft) {
  return setback?.kind === 'line-refused'
    ? { told: null, ofLine: setback.problem }
    : { told: setback, ofLine: null };
}

/** All I may do, planned act by act, and sent as one turn. */
export function Turn(props: TurnProps) {
  const { draft, picks, events, title, marks, isMyTurn, seat, takenBack } = props;
  const { clock, late, isDrawn, onPlanned } = props;
  const say = words.value.game;
  const offers = draft.offers.value;
  const steps = draft.steps.value;
  const turn = seat === null ? say.decide : say.decideAs(seat + 1);
  const hasChosen = useRef(false);
  const { told, ofLine } = useSetback(draft);
  const notice = useRef<HTMLDivElement>(null);
  useInSight(notice, told);

  async function choose(offer: Offer, action?: Action): Promise<void> {
    hasChosen.current = true;
    const isPlanned = await draft.add(offer, action);
    if (isPlanned) picks.forget();
    else hasChosen.current = false;
  }

  async function write(line: string): Promise<boolean> {
    hasChosen.current = true;
    const isPlanned = await draft.write(line);
    if (!isPlanned) hasChosen.current = false;
    return isPlanned;
  }

  useEffect(() => {
    if (!hasChosen.current || steps.length === 0) return;
    hasChosen.current = false;
    onPlanned(isDone(offers));
  }, [steps]);

  const ways = (
    <>
      <Ways
        offers={offers}
        choose={(...what) => void choose(...what)}
        picks={picks}
        marks={marks}
      />
      {offers.length > 0 && (
        <WrittenWay offers={offers} write={write} refusal={ofLine} title={title} />
      )}
    </>
  );
  return (
    <section
      class={isMyTurn ? 'sheet turn-sheet turn-mine' : 'sheet turn-sheet'}
      aria-busy={draft.isTrying.value || draft.isSending.value}
    >
      <h2 tabIndex={-1}>{isMyTurn ? turn : say.mayAlso}</h2>
      {clock}
      <PlanList draft={draft} takenBack={takenBack} late={late} />
      <div
        ref={notice}
        role="alert"
        class={told === null ? undefined : 'notice notice-trouble setback'}
      >
        {told !== null && <SetbackNotice setback={told} events={events} title={title} />}
      </div>
      {isDrawn && offers.length > 0 ? (
        <details class="all-ways">
          <summary>{words.value.plan.all(offers.length)}</summary>
          <div class="all-ways-list">{ways}</div>
        </details>
      ) : (
        ways
      )}
    </section>
  );
}
