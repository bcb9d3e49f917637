import { useSignal } from '@preact/signals';
import type { Game, Problem } from '@staffetta/client';
import { useId, useRef } from 'preact/hooks';
import { announce } from '../announcer.ts';
import { words } from '../language.ts';
import { client } from '../service.ts';
import { user } from '../session.ts';
import { Field } from './field.tsx';
import { Trouble } from './trouble.tsx';

export type Person = Game['host'];

type PersonFinderProps = {
  readonly act: string; // what is done with whoever is found
  readonly listed: readonly Person[];
  /** Does it; whatever keeps it from being done is said here. */
  readonly onFound: (person: Person) => Promise<Problem | null>;
};

/** Finds somebody by his whole name, and does something with him. What is written stays until it is done. */
export function PersonFinder({ act, listed, onFound }: PersonFinderProps) {
  const say = words.value.pages.people;
  const id = useId();
  const name = useSignal('');
  const error = useSignal<string | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  const place = useRef<HTMLDivElement>(null);

  function refuse(reason: string): void {
    error.value = reason;
    place.current?.querySelector('input')?.focus();
  }

  function whyNot(found: Person | undefined, wanted: string): string | null {
    if (found === undefined) return say.nobody(wanted);
    if (found.id === user.peek()?.id) return say.yourself;
    return listed.some((one) => one.id === found.id) ? say.already(found.name) : null;
  }

  async function find(): Promise<void> {
    const wanted = name.peek().trim();
    error.value = null;
    problem.value = null;
    if (wanted === '') return refuse(say.nameMissing);
    const found = await client.findUsers(wanted);
    if (!found.ok) {
      problem.value = found.problem;
      return;
    }
    const [person] = found.data;
    const reason = whyNot(person, wanted);
    if (person === undefined || reason !== null) return refuse(reason ?? '');
    problem.value = await onFound({ id: person.id, name: person.name, kind: person.kind });
    if (problem.peek() !== null) return;
    name.value = '';
    announce(say.already(person.name));
    place.current?.querySelector('input')?.focus();
  }

  async function send(): Promise<void> {
    if (isSending.peek()) return;
    isSending.value = true;
    await find();
    isSending.value = false;
  }

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

type PeopleProps = {
  readonly people: readonly Person[];
  readonly label: (name: string) => string;
  readonly act: string;
  readonly onAct: (person: Person) => void;
};

/** People on a list, each with something to do. */
export const People = ({ people, label, act, onAct }: PeopleProps) => (
  <ul class="people">
    {people.map((person) => (
      <li key={person.id} class="person">
        <span class="person-name">
          {person.name}
          {person.kind === 'bot' && <span class="tag">{words.value.pages.people.isBot}</span>}
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
    ))}
  </ul>
);
