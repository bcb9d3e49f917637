import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { language } from '../../language.ts';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';
import { Data } from './data.tsx';
import { EventLine } from './event-line.tsx';
import type { Eyes } from './eyes.ts';
import type { Inspected } from './inspected.ts';

type Difference = Schemas['PositionDifference'];

type Stretch = { readonly from: number; readonly to: number; readonly eyes: Eyes };

/** What changed from one event to another, asked for anew when others are chosen. */
function useDifference({ id, refresh }: Inspected, { from, to, eyes }: Stretch) {
  const difference = useSignal<Difference | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    let isOver = false;
    void admin.inspectDifference(id, { from, to, as: eyes }).then(async (found) => {
      if (isOver) return;
      problem.value = found.ok ? null : found.problem;
      difference.value = found.ok ? found.data : null;
      if (!found.ok && found.problem.title === 'look-needed') await refresh();
    });
    return () => {
      isOver = true;
    };
  }, [id, from, to, eyes, language.value]);
  return { difference: difference.value, problem: problem.value };
}

type ShownProps = { readonly id: string; readonly difference: Difference };

function Changes({ difference: { shown } }: Pick<ShownProps, 'difference'>) {
  const say = sayings.value.difference;
  if (shown.length === 0) return <p class="quiet">{say.none}</p>;
  return (
    <ul class="changes">
      {shown.map(({ heading, what, before, after }, place) => (
        <li key={place}>
          <p class="change-what">
            <span class="soft">{heading}</span> {what}
          </p>
          <dl class="change">
            <div>
              <dt>{say.before}</dt>
              <dd>{before || say.nothing}</dd>
            </div>
            <div>
              <dt>{say.after}</dt>
              <dd>{after || say.nothing}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** What these eyes were told between the two. */
function Between({ id, difference: { events } }: ShownProps) {
  const say = sayings.value;
  if (events.length === 0) return null;
  return (
    <details class="data">
      <summary>{say.difference.events(events.length)}</summary>
      <ol class="between">
        {events.map((logged) => (
          <li key={logged.number}>
            <EventLine id={id} logged={logged} />
          </li>
        ))}
      </ol>
    </details>
  );
}

type DifferenceProps = Stretch & { readonly inspected: Inspected };

/** What changed between two positions that the same eyes see. */
export function DifferencePart({ inspected, ...stretch }: DifferenceProps) {
  const say = sayings.value.difference;
  const { difference, problem } = useDifference(inspected, stretch);
  return (
    <section class="sheet difference" aria-labelledby="difference">
      <h3 id="difference">{say.heading}</h3>
      <p class="soft">{say.lead(stretch.from, stretch.to)}</p>
      {problem !== null && <Trouble problem={problem} />}
      {difference === null && problem === null && <Loading />}
      {difference !== null && (
        <>
          <Changes difference={difference} />
          {difference.isCut && <p class="notice">{say.isCut}</p>}
          <Between id={inspected.id} difference={difference} />
          {difference.view.length > 0 && (
            <Data label={say.view(difference.view.length)} of={difference.view} />
          )}
        </>
      )}
    </section>
  );
}
