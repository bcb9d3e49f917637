import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { adminAddress, go, route } from '../../route.ts';
import { sayings } from '../../words/admin.ts';

/** What a list is searched by, as it is typed and as it was last looked for. */
export type Filter<Name extends string> = {
  readonly typed: Readonly<Record<Name, Signal<string>>>;
  readonly wanted: Readonly<Record<Name, string>>;
  readonly apply: () => void;
};

/** A page's address may be seen, kept and sent on: a mail address is not written into it. */
const isPrivate = (value: string): boolean => value.includes('@');

const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** A filter that is kept in the page's address, so that one can come back to it. */
export function useFilter<Name extends string>(names: readonly Name[]): Filter<Name> {
  const here = route.value;
  const search = here.page === 'admin' ? here.search : '';
  const path = here.page === 'admin' ? here.path : '';
  const apart = useSignal<Readonly<Record<string, string>>>({}); // what no address may hold
  const inAddress = new URLSearchParams(search);
  const wanted = recordOf(names, (name) => inAddress.get(name) ?? apart.value[name] ?? '');
  const typed = useMemo(() => recordOf(names, (name) => signal(wanted[name])), []);

  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return; // somebody may be typing already
    shown.current = search;
    for (const name of names) typed[name].value = wanted[name];
  }, [search]);

  function apply(): void {
    const given = names.map((name) => [name, typed[name].peek().trim()] as const);
    apart.value = Object.fromEntries(given.filter(([, value]) => isPrivate(value)));
    const told = Object.fromEntries(given.filter(([, value]) => !isPrivate(value)));
    go(adminAddress(path, told));
  }

  return { typed, wanted, apply };
}

type FilterFormProps = { readonly onSend: () => void; readonly children: ComponentChildren };

export const FilterForm = ({ onSend, children }: FilterFormProps) => (
  <search>
    <form
      class="admin-filter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <button type="submit" class="button">
        {sayings.value.list.find}
      </button>
    </form>
  </search>
);

type FilterChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly value: Signal<string>;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

/** One of a few; the first is whatever there is. */
export const FilterChoice = ({ id, label, value, choices }: FilterChoiceProps) => (
  <div class="field">
    <label for={id}>{label}</label>
    <select
      id={id}
      value={value.value}
      onChange={({ currentTarget }) => {
        value.value = currentTarget.value;
      }}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </div>
);
