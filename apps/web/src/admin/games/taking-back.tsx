import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { language } from '../../language.ts';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { go } from '../../route.ts';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';
import { partAddress, searched, wholeIn } from './address.ts';
import { EventLine } from './event-line.tsx';
import { HelpDeed } from './help-deed.tsx';
import type { Inspected, PartProps } from './inspected.ts';

type InspectedEvent = Schemas['InspectedEvent'];

const most = 500; // as many as one may ask for at once

/** An event, and what happened behind it; as everybody knows it, since everybody must follow. */
function useBehind({ id }: Inspected, number: number, newest: number) {
  const events = useSignal<readonly InspectedEvent[] | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    let isOver = false;
    void admin.inspectLog(id, { after: number - 1, limit: most }).then((found) => {
      if (isOver) return;
      problem.value = found.ok ? null : found.problem;
      if (found.ok) events.value = found.data.events;
    });
    return () => {
      isOver = true;
    };
  }, [id, number, newest, language.value]);
  return { events: events.value, problem: problem.value };
}

type LostProps = {
  readonly id: string;
  readonly events: readonly InspectedEvent[];
  readonly newest: number;
};

/** Where the game would go on from, and what would count no more. */
function Lost({ id, events, newest }: LostProps) {
  const say = sayings.value.help.back;
  const [stands, ...lost] = events;
  if (stands === undefined) return null;
  const { number } = stands;
  return (
    <>
      <p>{say.stands(number)}</p>
      <EventLine id={id} logged={stands} />
      <details class="data" open={lost.length <= 20}>
        <summary>{say.lost(newest - number)}</summary>
        <ol class="between">
          {lost.map((logged) => (
            <li key={logged.number}>
              <EventLine id={id} logged={logged} />
            </li>
          ))}
        </ol>
      </details>
      <a
        href={partAddress(id, 'positions', { left: String(number), right: String(newest) })}
        class="pane-back"
      >
        {say.compare}
      </a>
    </>
  );
}

/** Why a game cannot be taken back behind an event; null: it can. */
function troubleOf([event]: readonly InspectedEvent[], newest: number): string | null {
  const say = sayings.value.help.back;
  if (event === undefined || event.number >= newest) return say.beyond(newest);
  return event.event === null ? say.notTold : null;
}

function Back({ inspected, game, number }: PartProps & { readonly number: number }) {
  const say = sayings.value.help.back;
  const { id } = inspected;
  const { events, problem } = useBehind(inspected, number, game.number);
  if (problem !== null) return <Trouble problem={problem} />;
  if (events === null) return <Loading />;
  const trouble = troubleOf(events, game.number);
  return (
    <>
      {trouble === null ? (
        <Lost id={id} events={events} newest={game.number} />
      ) : (
        <p class="notice">{trouble}</p>
      )}
      <a href={partAddress(id, 'log', { at: String(number) })} class="pane-back">
        {say.another}
      </a>
      {trouble === null && (
        <HelpDeed
          inspected={inspected}
          act={say.act}
          means={say.means}
          told={say.told}
          done={() => go(partAddress(id, 'help'), { replacing: true })}
          call={(reason) => admin.takeGameBack(id, { reason, newest: game.number, event: number })}
        />
      )}
    </>
  );
}

/** Takes a game back behind an event that is chosen in the log. */
export function TakingBack(props: PartProps) {
  const say = sayings.value.help.back;
  const number = wholeIn(searched().get('back'));
  if (number !== null) return <Back key={number} {...props} number={number} />;
  return (
    <p>
      {say.choose} <a href={partAddress(props.inspected.id, 'log')}>{say.toLog}</a>
    </p>
  );
}
