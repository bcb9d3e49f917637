import { useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { Field } from '../../parts/field.tsx';
import { Mark } from '../../parts/marks.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { client } from '../../service.ts';
import { sayings as adminSayings } from '../../words/admin.ts';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';

type Somebody = { readonly id: string; readonly name: string };

type PersonChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly chosen: string | null; // an id of a user: addresses hold no names
  readonly choose: (user: string) => void; // '': nobody
};

const most = 8;

/** What somebody is called of whom an address tells only the id. */
function useName(user: string | null): string {
  const name = useSignal('…');
  useEffect(() => {
    name.value = '…';
    if (user === null) return undefined;
    let isOver = false;
    void client.user(user).then((found) => {
      if (!isOver) name.value = found.ok ? found.data.name : sayings.peek().seats.gone;
    });
    return () => {
      isOver = true;
    };
  }, [user]);
  return name.value;
}

type ChosenProps = Pick<PersonChoiceProps, 'label' | 'choose'> & { readonly user: string };

function Chosen({ label, user, choose }: ChosenProps) {
  const name = useName(user);
  return (
    <p class="person-chosen">
      <span class="soft">{label}</span>
      <strong>{name}</strong>
      <button
        type="button"
        class="button button-quiet button-small"
        aria-label={sayings.value.found.forget(name)}
        onClick={() => choose('')}
      >
        <Mark of="cross" />
      </button>
    </p>
  );
}

/** Finds somebody by the beginning of his name; of several one is picked. */
function Finder({ id, label, choose }: Omit<PersonChoiceProps, 'chosen'>) {
  const say = sayings.value.found;
  const name = useSignal('');
  const error = useSignal<string | null>(null);
  const problem = useSignal<Problem | null>(null);
  const several = useSignal<readonly Somebody[]>([]);
  const isLooking = useSignal(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => list.current?.querySelector('button')?.focus(), [several.value]);

  async function find(): Promise<void> {
    const named = name.peek().trim();
    if (named === '' || isLooking.peek()) return;
    isLooking.value = true;
    const found = await admin.findPeople({ named, limit: most });
    isLooking.value = false;
    problem.value = found.ok ? null : found.problem;
    if (!found.ok) return;
    const { people } = found.data;
    const [first, ...others] = people;
    error.value = first === undefined ? say.nobody(named) : null;
    several.value = others.length === 0 ? [] : people;
    if (first !== undefined && others.length === 0) choose(first.id);
  }

  return (
    <div class="person-choice">
      <form
        class="finder"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <Field
          id={id}
          label={label}
          hint={say.personHint}
          error={error.value}
          value={name}
          type="text"
          complete="off"
        />
        <button type="submit" class="button" aria-busy={isLooking.value} aria-describedby={id}>
          {adminSayings.value.list.find}
          <span class="unseen">: {label}</span>
        </button>
        {problem.value !== null && <Trouble problem={problem.value} />}
      </form>
      {several.value.length > 0 && (
        <>
          <p role="status">{say.which(name.value.trim())}</p>
          <ul ref={list} class="person-several">
            {several.value.map((one) => (
              <li key={one.id}>
                <button type="button" class="button button-small" onClick={() => choose(one.id)}>
                  {one.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Somebody to look for: found by name, and kept by his id. */
export const PersonChoice = ({ id, label, chosen, choose }: PersonChoiceProps) =>
  chosen === null ? (
    <Finder id={id} label={label} choose={choose} />
  ) : (
    <Chosen label={label} user={chosen} choose={choose} />
  );
