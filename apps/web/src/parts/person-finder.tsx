import { type Signal, signal } from '@preact/signals';
import type { Game, Problem } from '@staffetta/client';
import { createRef } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { announce } from '../announcer.ts';
import { words } from '../language.ts';
import { client } from '../service.ts';
import { user } from '../session.ts';
import { botOf } from './bot-of.ts';
import { Field } from './field.tsx';
import { Trouble } from './trouble.tsx';

export type Person = Game['host'];

type Finding = {
  readonly name: Signal<string>; // as it is written
  readonly listed: () => readonly Person[];
  /** Does what is done with whoever is found; whatever keeps it from being done is said at the field. */
  readonly onFound: (person: Person) => Promise<Problem | null>;
};

function whyNot(
  found: Person | undefined,
  wanted: string,
  listed: readonly Person[],
): string | null {
  const say = words.peek().pages.people;
  if (found === undefined) return say.nobody(wanted);
  if (found.id === user.peek()?.id) return say.yourself;
  return listed.some((one) => one.id === found.id) ? say.already(found.name) : null;
}

/** Finds somebody by his whole name, and does something with him. What is written stays until it is done. */
export function openFinder({ name, listed, onFound }: Finding) {
  const place = createRef<HTMLDivElement>();
  const error = signal<string | null>(null);
  const problem = signal<Problem | null>(null);
  const isSending = signal(false);

  function refuse(reason: string): boolean {
    error.value = reason;
    place.current?.querySelector('input')?.focus();
    return false;
  }

  function calm(): void {
    error.value = null;
    problem.value = null;
  }

  async function find(): Promise<boolean> {
    const say = words.peek().pages.people;
    const wanted = name.peek().trim();
    calm();
    if (wanted === '') return refuse(say.nameMissing);
    const found = await client.findUsers(wanted);
    if (!found.ok) {
      problem.value = found.problem;
      return false;
    }
    const [person] = found.data;
    const reason = whyNot(person, wanted, listed());
    if (person === undefined || reason !== null) return refuse(reason ?? '');
    const { since: _since, ...listing } = person;
    problem.value = await onFound(listing);
    if (problem.peek() !== null) return false;
    name.value = '';
    announce(say.already(person.name));
    place.current?.querySelector('input')?.focus();
    return true;
  }

  /** Whether it is done. */
  async function send(): Promise<boolean> {
    if (isSending.peek()) return false;
    isSending.value = true;
    const isDone = await find();
    isSending.value = false;
    return isDone;
  }

  return { place, name, error, problem, isSending, send, calm };
}

type Finder = ReturnType<typeof openFinder>;

type FinderFieldProps = {
  readonly act: string; // what is done with whoever is found
  readonly finder: Finder;
};

export function FinderField({ act, finder }: FinderFieldProps) {
  const say = words.value.pages.people;
  const id = useId();
  const { place, name, error, problem, isSending, send, calm } = finder;
  useEffect(calm, [calm]); // what was refused elsewhere is not refused yet
  return (
    <div ref={place} class="finder">
      <Field
        id={`person-${id}`}
        label={say.name}
        hint={say.nameHint}
        error={error.value}
        value={name}
        type="text"
        complete="off"
        onEnter={() => void send()}
      />
      <button type="button" class="button" aria-busy={isSending.value} onClick={() => void send()}>
        {act}
      </button>
      {problem.value !== null && <Trouble problem={problem.value} />}
    </div>
  );
}

type PersonFinderProps = Pick<FinderFieldProps, 'act'> &
  Pick<Finding, 'onFound'> & { readonly listed: readonly Person[] };

/** One that begins anew wherever it is shown. */
export function PersonFinder({ act, listed, onFound }: PersonFinderProps) {
  const now = useRef({ listed, onFound });
  now.current = { listed, onFound };
  const finder = useMemo(
    () =>
      openFinder({
        name: signal(''),
        listed: () => now.current.listed,
        onFound: (person) => now.current.onFound(person),
      }),
    [],
  );
  return <FinderField act={act} finder={finder} />;
}

type PeopleProps = {
  readonly people: readonly Person[];
  readonly label: (name: string) => string;
  readonly act: string;
  readonly onAct: (person: Person) => void;
};

/** People on a list, each with something to do. */
export const People = ({ people, label, act, onAct }: PeopleProps) => (
  <ul class="people">
    {people.map((person) => {
      const bot = botOf(person);
      return (
        <li key={person.id} class="person">
          <span class="person-name">
            {person.name}
            {bot !== null && <span class="tag">{bot}</span>}
          </span>
          <button
            type="button"
            class="button button-quiet button-small"
            aria-label={label(person.name)}
            onClick={() => onAct(person)}
          >
            {act}
          </button>
        </li>
      );
    })}
  </ul>
);
