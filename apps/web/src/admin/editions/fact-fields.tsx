import { type Signal, useSignal } from '@preact/signals';
import type { Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { sayings } from '../../words/editions.ts';
import { emptyOf, type FactKind, type FactSchema, kindOf, withoutNull } from './fact-schema.ts';
import {
  entryOf,
  inside,
  isInside,
  markOf,
  type Path,
  placeInWords,
  placesAround,
  withFact,
} from './facts.ts';

export type Fault = { readonly path: Path; readonly message: string };

/** What entries are called, and what may be chosen there. */
type FactWords = Schemas['EditionForm']['words'];

/** Printed facts that are written, what is wrong with them, and which parts are unfolded. */
export type Draft = {
  readonly words: Signal<FactWords>;
  readonly facts: Signal<unknown>;
  readonly faults: Signal<readonly Fault[]>;
  readonly unfolded: Signal<ReadonlySet<Path>>;
};

const nameOf = ({ words }: Draft, entry: string): string => words.value.entries[entry] ?? entry;

/** A place as it is called on this page. */
export const calledPlace = (draft: Draft, path: Path): string =>
  placeInWords(draft.facts.value, path, (entry) => nameOf(draft, entry));

const fieldId = (path: Path): string => `fact-${path}`;

function change({ facts }: Draft, path: Path, value: unknown): void {
  facts.value = withFact(facts.peek(), path, value);
}

function fold({ unfolded }: Draft, path: Path, isOpen: boolean): void {
  const others = [...unfolded.peek()].filter((one) => one !== path);
  unfolded.value = new Set(isOpen ? [...others, path] : others);
}

/** Unfolds what a place lies in, and stands there; or as near to it as there is a field. */
export function goToFact({ unfolded }: Draft, path: Path): void {
  const around = placesAround(path);
  unfolded.value = new Set([...unfolded.peek(), ...around]);
  requestAnimationFrame(() => {
    const there = around.toReversed().map((one) => document.getElementById(fieldId(one)));
    there.find((one) => one !== null)?.focus();
  });
}

type FactProps = {
  readonly draft: Draft;
  readonly path: Path;
  readonly name: string;
  readonly schema: FactSchema;
  readonly value: unknown;
  readonly isNeeded: boolean;
};

const messagesAt = (draft: Draft, path: Path): readonly string[] =>
  draft.faults.value.filter((one) => one.path === path).map(({ message }) => message);

/** What is wrong at a place. */
function Wrong({ draft, path }: Pick<FactProps, 'draft' | 'path'>) {
  const messages = messagesAt(draft, path);
  if (messages.length === 0) return null;
  return (
    <ul id={`${fieldId(path)}-note`} class="error fact-faults">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

type FoldProps = Pick<FactProps, 'draft' | 'path' | 'name'> & {
  readonly children: () => ComponentChildren; // drawn once it is unfolded
};

/** A part that one unfolds; from outside it tells how much is wrong in it. */
function Fold({ draft, path, name, children }: FoldProps) {
  const isOpen = draft.unfolded.value.has(path);
  const count = draft.faults.value.filter((fault) => isInside(fault.path, path)).length;
  return (
    <details
      class="fact-fold"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== draft.unfolded.peek().has(path)) fold(draft, path, open);
      }}
    >
      <summary id={fieldId(path)}>
        <span class="fact-name">{name}</span>
        {count > 0 && <span class="tag tag-grave">{sayings.value.faults(count)}</span>}
      </summary>
      {isOpen && (
        <div class="fact-inside">
          <Wrong draft={draft} path={path} />
          {children()}
        </div>
      )}
    </details>
  );
}

/** What an empty field stands for. */
type Emptied = { readonly empty: '' | null | undefined };

type InputProps = Pick<FactProps, 'draft' | 'path' | 'name' | 'value'> & Emptied;

const attributesOf = ({ draft, path }: Pick<FactProps, 'draft' | 'path'>) => {
  const isWrong = messagesAt(draft, path).length > 0;
  return {
    id: fieldId(path),
    'aria-invalid': isWrong,
    ...(isWrong && { 'aria-describedby': `${fieldId(path)}-note` }),
  };
};

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);

/** What was typed, as the number it is; anything else stays what it is, and is told to be wrong. */
function numberIn(text: string): number | string {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

function Input({ kind, empty, ...of }: InputProps & { readonly kind: FactKind }) {
  const { draft, path, value } = of;
  const isNumber = kind.kind === 'number';
  function write(text: string): void {
    if (text === '') change(draft, path, empty);
    else change(draft, path, isNumber ? numberIn(text) : text);
  }
  if (kind.kind === 'text' && kind.isLong) {
    return (
      <textarea
        {...attributesOf(of)}
        rows={3}
        value={textOf(value)}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
    );
  }
  if (kind.kind === 'choice') {
    return (
      <select
        {...attributesOf(of)}
        value={textOf(value)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      >
        {empty !== '' && <option value="">–</option>}
        {kind.values.map((one) => (
          <option key={one} value={one}>
            {draft.words.value.choices[one] ?? one}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...attributesOf(of)}
      type="text"
      inputMode={isNumber ? 'decimal' : 'text'}
      autocomplete="off"
      spellcheck={false}
      value={textOf(value)}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

/** A single entry, with its name above it and what is wrong below. */
const Leaf = ({ kind, ...of }: InputProps & { readonly kind: FactKind }) => (
  <div class={kind.kind === 'number' ? 'field fact fact-number' : 'field fact'}>
    <label for={fieldId(of.path)}>{of.name}</label>
    <Input kind={kind} {...of} />
    <Wrong draft={of.draft} path={of.path} />
  </div>
);

function Sign({ draft, path, name, value }: Omit<InputProps, 'empty'>) {
  return (
    <div class="fact">
      <label class="check">
        <input
          {...attributesOf({ draft, path })}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget: { checked } }) =>
            change(draft, path, checked ? true : undefined)
          }
        />
        {name}
      </label>
      <Wrong draft={draft} path={path} />
    </div>
  );
}

type ListProps = FactProps & { readonly kind: Extract<FactKind, { kind: 'list' }> };

/** A name without what explains it behind a comma. */
const briefly = (name: string): string => name.replace(/,.*/, '');

/** Things one after another, of which one may add some and take some away. */
function ListOfFacts({ draft, path, name, value, kind, isNeeded }: ListProps) {
  const say = sayings.value;
  const things: readonly unknown[] = Array.isArray(value) ? value : [];
  const each = briefly(name);
  const isPlain = ['number', 'text', 'choice'].includes(kindOf(kind.of).kind);

  function take(place: number): void {
    const isLast = things.length === 1 && !isNeeded;
    if (isLast) change(draft, path, undefined);
    else change(draft, inside(path, place), undefined);
    document.getElementById(`${fieldId(path)}-add`)?.focus(); // what was pressed is gone
  }
  function add(): void {
    const first = things.length === 0;
    if (first) change(draft, path, [emptyOf(kind.of)]);
    else change(draft, inside(path, things.length), emptyOf(kind.of));
    goToFact(draft, inside(path, things.length));
  }

  return (
    <>
      <ol class={isPlain ? 'fact-list fact-list-plain' : 'fact-list'}>
        {things.map((thing, place) => (
          <li key={place}>
            <Fact
              draft={draft}
              path={inside(path, place)}
              name={markOf(thing) ?? `${each} ${place + 1}`}
              schema={kind.of}
              value={thing}
              isNeeded={true}
            />
            {things.length > kind.least && (
              <button
                type="button"
                class="button button-quiet button-small"
                aria-label={say.takeNamed(markOf(thing) ?? `${each} ${place + 1}`)}
                onClick={() => take(place)}
              >
                {say.take}
              </button>
            )}
          </li>
        ))}
      </ol>
      {things.length < kind.most && (
        <button
          id={`${fieldId(path)}-add`}
          type="button"
          class="button button-small fact-add"
          onClick={add}
        >
          {say.add(each)}
        </button>
      )}
    </>
  );
}

type GroupProps = Pick<FactProps, 'draft' | 'path' | 'value'> & {
  readonly kind: Extract<FactKind, { kind: 'group' }>;
};

export const Group = ({ draft, path, value, kind }: GroupProps) => (
  <div class="fact-group">
    {kind.entries.map((entry) => (
      <Fact
        key={entry.name}
        draft={draft}
        path={inside(path, entry.name)}
        name={nameOf(draft, entry.name)}
        schema={entry.schema}
        value={entryOf(value, entry.name)}
        isNeeded={entry.isNeeded}
      />
    ))}
  </div>
);

type RowProps = Pick<FactProps, 'draft' | 'path' | 'name' | 'value'> & {
  readonly kind: Extract<FactKind, { kind: 'row' }>;
};

/** A few things that belong together, in one line. */
const Row = ({ draft, path, name, value, kind }: RowProps) => (
  <fieldset class="fact-row" id={fieldId(path)} tabIndex={-1}>
    <legend>{name}</legend>
    {kind.of.map((schema, place) => (
      <Fact
        key={place}
        draft={draft}
        path={inside(path, place)}
        name={String(place + 1)}
        schema={schema}
        value={entryOf(value, place)}
        isNeeded={true}
      />
    ))}
    <Wrong draft={draft} path={path} />
  </fieldset>
);

/** One entry of the printed facts, whatever it is. */
function Fact(of: FactProps) {
  const { draft, path, name, value, isNeeded } = of;
  const { schema, isNullable } = withoutNull(of.schema);
  const kind = kindOf(schema);
  const filled = isNullable ? null : '';
  switch (kind.kind) {
    case 'group':
      return (
        <Fold draft={draft} path={path} name={name}>
          {() => <Group draft={draft} path={path} value={value} kind={kind} />}
        </Fold>
      );
    case 'list':
      return (
        <Fold draft={draft} path={path} name={name}>
          {() => <ListOfFacts {...of} schema={schema} kind={kind} />}
        </Fold>
      );
    case 'row':
      return <Row draft={draft} path={path} name={name} value={value} kind={kind} />;
    case 'sign':
      return <Sign draft={draft} path={path} name={name} value={value} />;
    case 'data':
      return (
        <div class="fact">
          <p>{name}</p>
          <code id={fieldId(path)} tabIndex={-1}>
            {JSON.stringify(value)}
          </code>
          <p class="hint">{sayings.value.byFile}</p>
          <Wrong draft={draft} path={path} />
        </div>
      );
    default:
      return (
        <Leaf
          draft={draft}
          path={path}
          name={name}
          value={value}
          kind={kind}
          empty={isNeeded ? filled : undefined}
        />
      );
  }
}

/** Printed facts as they are first shown: folded up, with nothing known to be wrong. */
export function useDraft(): Draft {
  return {
    words: useSignal<FactWords>({ entries: {}, choices: {} }),
    facts: useSignal<unknown>(null),
    faults: useSignal<readonly Fault[]>([]),
    unfolded: useSignal<ReadonlySet<Path>>(new Set()),
  };
}
