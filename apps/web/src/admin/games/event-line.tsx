import { sayings } from '../../words/inspecting.ts';
import { eventAddress } from './address.ts';
import type { InspectedEvent } from './whole-log.ts';

type EventLineProps = { readonly id: string; readonly logged: InspectedEvent };

/** An event in a line, and the way to it. */
export function EventLine({ id, logged: { number, event, sentences } }: EventLineProps) {
  const say = sayings.value;
  return (
    <p>
      <a href={eventAddress(id, number)}>{say.log.number(number)}</a>{' '}
      {event === null ? (
        <em class="soft">{say.log.hidden}</em>
      ) : (
        sentences.join(' ') || say.kinds[event.kind]
      )}
    </p>
  );
}
