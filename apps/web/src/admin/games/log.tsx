import { useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { Field } from '../../parts/field.tsx';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { go } from '../../route.ts';
import { sayings } from '../../words/inspecting.ts';
import { partAddress, searched, wholeIn } from './address.ts';
import { Files } from './files.tsx';
import type { PartProps } from './inspected.ts';
import { Logged } from './logged.tsx';
import { type InspectedEvent, useWholeLog } from './whole-log.ts';

type Kind = NonNullable<Schemas['InspectedEvent']['kind']>;

const allKinds: readonly Kind[] = ['play', 'order', 'table', 'clock', 'undo', 'repair'];

/** The kinds an address wishes for; all, where it names none there is. */
function kindsIn(search: URLSearchParams): readonly Kind[] {
  const named = search.get('kinds')?.split(',') ?? [];
  const wanted = allKinds.filter((kind) => named.includes(kind));
  return wanted.length === 0 ? allKinds : wanted;
}

/** What an address says of the log. */
const chosenWith = (at: number | null, kinds: readonly Kind[]) => ({
  ...(at !== null && { at: String(at) }),
  ...(kinds.length < allKinds.length && { kinds: kinds.join(',') }),
});

type WaysProps = {
  readonly id: string;
  readonly newest: number;
  readonly at: number | null;
  readonly kinds: readonly Kind[];
};

/** To an event by its number, whatever its kind. */
function Jump({ id, newest, at, kinds }: WaysProps) {
  const say = sayings.value.log;
  const text = useSignal(at === null ? '' : String(at));
  const error = useSignal<string | null>(null);
  return (
    <form
      class="log-jump"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const number = wholeIn(text.peek());
        const isThere = number !== null && number <= newest;
        error.value = isThere ? null : say.noEvent(newest);
        if (isThere) go(partAddress(id, 'log', chosenWith(number, kinds)));
      }}
    >
      <Field
        id="log-at"
        label={say.jump}
        hint={null}
        error={error.value}
        value={text}
        type="code"
        complete="off"
      />
      <button type="submit" class="button">
        {say.go}
      </button>
    </form>
  );
}

function Kinds({ id, kinds }: Pick<WaysProps, 'id' | 'kinds'>) {
  const say = sayings.value;
  function choose(kind: Kind, isWanted: boolean): void {
    const wanted = allKinds.filter((one) => (one === kind ? isWanted : kinds.includes(one)));
    go(partAddress(id, 'log', chosenWith(null, wanted)), { replacing: true });
  }
  return (
    <fieldset class="log-kinds">
      <legend>{say.log.kinds}</legend>
      {allKinds.map((kind) => (
        <label key={kind} class="check">
          <input
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
          />
          {say.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}

const page = 100;
const before = 3; // what led to an event is read with it

type ShownProps = Pick<PartProps, 'game'> & {
  readonly events: readonly InspectedEvent[]; // of the kinds wished for
  readonly at: number | null;
  readonly begunAt: number | null;
};

/** A stretch of the log around the event one looks for, and the way on in both directions. */
function Shown({ game, events, at, begunAt }: ShownProps) {
  const say = sayings.value.log;
  const list = useRef<HTMLOListElement>(null);
  const place = events.findIndex(({ number }) => number === at);
  const isThere = place >= 0;
  const from = useSignal(Math.max(0, place - before));
  const to = useSignal(from.peek() + page);

  useEffect(() => {
    if (!isThere) return;
    const entry = list.current?.querySelector<HTMLElement>(`#event-${at}`);
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'center' });
  }, [isThere]);

  return (
    <>
      {from.value > 0 && (
        <button
          type="button"
          class="button at-start"
          onClick={() => {
            from.value = Math.max(0, from.peek() - page);
          }}
        >
          {say.earlier}
        </button>
      )}
      <ol ref={list} class="log-list">
        {events.slice(from.value, to.value).map((logged) => (
          <Logged
            key={logged.number}
            game={game}
            logged={logged}
            isAt={logged.number === at}
            begunAt={begunAt}
          />
        ))}
      </ol>
      {to.value < events.length && (
        <button
          type="button"
          class="button at-start"
          onClick={() => {
            to.value += page;
          }}
        >
          {say.later}
        </button>
      )}
    </>
  );
}

const isBeginning = ({ event }: InspectedEvent): boolean =>
  event?.facts.some(({ type }) => type === 'game-started') === true;

/** All that happened in a game, event by event. */
export function LogPart({ inspected, game }: PartProps) {
  const say = sayings.value;
  const search = searched();
  const at = wholeIn(search.get('at'));
  const kinds = kindsIn(search);
  const { events, isWhole, problem, again } = useWholeLog(inspected, game);
  // Whoever names an event wants to see it, whatever its kind.
  const shown = events.value.filter(
    ({ kind, number }) => kind === null || kinds.includes(kind) || number === at,
  );
  const begunAt = events.value.find(isBeginning)?.number ?? null;
  const ways = { id: inspected.id, newest: game.number, at, kinds };
  return (
    <section class="inspect-part" aria-labelledby="log">
      <h2 id="log" tabIndex={-1}>
        {say.parts.log}
      </h2>
      <div class="log-ways">
        <Jump key={at} {...ways} />
        <Kinds {...ways} />
      </div>
      <Files inspected={inspected} game={game} />
      {problem.value !== null && <Trouble problem={problem.value} again={again} />}
      {events.value.length === 0 && problem.value === null && <Loading />}
      {isWhole.value && (
        <p class="soft" role="status">
          {say.log.count(shown.length, events.value.length)}
        </p>
      )}
      {events.value.length > 0 && (
        <Shown
          key={`${at} ${kinds.join()} ${isWhole.value}`}
          {...{ game, at, begunAt }}
          events={shown}
        />
      )}
    </section>
  );
}
