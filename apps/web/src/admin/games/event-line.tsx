import { sayings } from '../../words/inspecting.ts';
import { eventAddress } from './address.ts';
import type { InspectedEvent } from './whole-log.ts';

type EventLineProps = {
  readonly id: string;
  readonly logged: InspectedEvent;
};

/** An event in a line, and the way to it. */
export function EventLine({ id, logged }: EventLineProps) {
  const { number, event, sentences, countsNoMore } = logged;
  const say = sayings.value;
  const said = event === null ? null : sentences.join(' ') || say.kinds[event.kind];
  return (
    <p>
      <a href={eventAddress(id, number)}>{say.log.number(number)}</a>{' '}
      {said === null && <em class="soft">{say.log.hidden}</em>}
      {countsNoMore ? <del>{said}</del> : said}
    </p>
  );
}
