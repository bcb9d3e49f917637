import { useComputed, useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect, useId } from 'preact/hooks';
import { announce } from '../../announcer.ts';
import { Field } from '../../parts/field.tsx';
import { type FieldErrors, SendForm, useForm } from '../../parts/form.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { adminAddress, go, route } from '../../route.ts';
import { client } from '../../service.ts';
import { nameOfTitle } from '../../titles.ts';
import { sayings } from '../../words/editions.ts';
import { ReasonField, troubleOfReason } from '../parts/reason-field.tsx';
import { admin } from '../service.ts';
import { Changes } from './changes.tsx';
import { calledPlace, type Draft, type Fault, Group, goToFact, useDraft } from './fact-fields.tsx';
import { type FactSchema, kindOf } from './fact-schema.ts';
import { handOverFacts } from './one-edition.tsx';

type Judged = Schemas['JudgedEdition'];

/** The edition that is begun from, if one is named; else the usual one. */
function namedInAddress(): string | null {
  const here = route.peek();
  return here.page === 'admin' ? new URLSearchParams(here.search).get('from') : null;
}

/** What the facts look like, and those to begin from. */
function useBeginning(title: string, draft: Draft) {
  const schema = useSignal<FactSchema | null>(null);
  const problem = useSignal<Problem | null>(null);

  async function begin(): Promise<void> {
    const hash = namedInAddress();
    const [form, named] = await Promise.all([
      admin.editionForm(title),
      hash === null ? null : client.edition(title, hash),
    ]);
    problem.value = null;
    if (!form.ok) problem.value = form.problem;
    else if (named !== null && !named.ok) problem.value = named.problem;
    else {
      draft.facts.value = named?.data.facts ?? form.data.facts;
      draft.words.value = form.data.words;
      schema.value = form.data.schema as FactSchema;
    }
  }
  useEffect(() => void begin(), []);
  return { schema, problem, begin };
}

type DraftProps = { readonly title: string; readonly draft: Draft };

/** The facts as a file: read in, and handed out to be changed elsewhere. */
function ByFile({ title, draft }: DraftProps) {
  const say = sayings.value;
  const id = `file-${useId()}`;
  const error = useSignal<string | null>(null);

  async function read(file: File): Promise<void> {
    try {
      draft.facts.value = JSON.parse(await file.text());
      draft.faults.value = [];
      error.value = null;
      announce(sayings.peek().fileRead(file.name));
    } catch {
      error.value = sayings.peek().fileWrong(file.name);
    }
  }

  return (
    <div class="edition-file">
      <div class="field">
        <label for={id}>{say.file}</label>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          aria-invalid={error.value !== null}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void read(file);
            currentTarget.value = ''; // the same file may be read in once more
          }}
        />
        <p id={`${id}-note`} class={error.value === null ? 'hint' : 'error'}>
          {error.value ?? say.fileHint}
        </p>
      </div>
      <button type="button" class="button" onClick={() => handOverFacts(title, draft.facts.peek())}>
        {say.save}
      </button>
    </div>
  );
}

/** All that is wrong, each with the way to its place. */
function Faults({ draft }: { readonly draft: Draft }) {
  const faults = draft.faults.value;
  if (faults.length === 0) return null;
  return (
    <div class="notice edition-faults" role="alert">
      <p>{sayings.value.faults(faults.length)}</p>
      <ul>
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path !== '' && (
              <button
                type="button"
                class="button button-small"
                onClick={() => goToFact(draft, path)}
              >
                {calledPlace(draft, path)}
              </button>
            )}{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What became of a trial. */
function Worth({ judged }: { readonly judged: Judged }) {
  const say = sayings.value;
  const { faults, trials, isKnown } = judged;
  if (faults.length > 0) return null;
  return (
    <>
      <p class="edition-good">{isKnown ? say.known : say.tried(trials.length)}</p>
      <Changes of={judged} />
    </>
  );
}

/** Tries the facts as they stand, and changes nothing. */
function Trying({ title, draft }: DraftProps) {
  const say = sayings.value;
  const saving = useSaving();
  const judged = useSignal<Judged | null>(null);
  const triedFacts = useSignal<unknown>(null);
  const isFresh = useComputed(() => triedFacts.value === draft.facts.value);

  async function attempt(): Promise<void> {
    const facts = draft.facts.peek();
    const found = await saving.ask(() => admin.validateEdition(title, facts));
    if (found === null) return;
    judged.value = found;
    triedFacts.value = facts;
    draft.faults.value = found.faults;
    if (found.faults.length === 0) announce(sayings.peek().tried(found.trials.length));
  }

  return (
    <section class="admin-part" aria-labelledby="trying">
      <h2 id="trying">{say.trying}</h2>
      <p>{say.tryingMeans}</p>
      <button
        type="button"
        class="button at-start"
        aria-busy={saving.isSending.value}
        onClick={() => void attempt()}
      >
        {saving.isSending.value ? say.isTried : say.attempt}
      </button>
      <Saved saving={saving} />
      <Faults draft={draft} />
      {judged.value !== null && isFresh.value && <Worth judged={judged.value} />}
    </section>
  );
}

const factsField = 'facts';

/** What is wrong with the facts, of what the service says of the whole. */
const faultsIn = ({ fields = [] }: Problem): readonly Fault[] =>
  fields
    .filter(({ path }) => path === factsField || path.startsWith(`${factsField}.`))
    .map(({ path, message }) => ({ path: path.slice(factsField.length + 1), message }));

/** Adds them, by a name and with where they are from. */
function Adding({ title, draft }: DraftProps) {
  const say = sayings.value;
  const form = useForm();
  const label = useSignal('');
  const origin = useSignal('');
  const reason = useSignal('');
  const errors = form.errors.value;

  function lacking(): FieldErrors {
    const trouble = troubleOfReason(reason.peek());
    return {
      ...(label.peek().trim() === '' ? { 'edition-label': say.labelMissing } : {}),
      ...(origin.peek().trim() === '' ? { 'edition-origin': say.originMissing } : {}),
      ...(trouble === null ? {} : { 'edition-reason': trouble }),
    };
  }

  function blame(problem: Problem): FieldErrors {
    draft.faults.value = faultsIn(problem);
    const fields = problem.fields ?? [];
    return Object.fromEntries(
      fields
        .filter(({ path }) => ['label', 'origin', 'reason'].includes(path))
        .map(({ path, message }) => [`edition-${path}`, message]),
    );
  }

  function send(): void {
    void form.send({
      lacking: lacking(),
      call: () =>
        admin.addEdition(title, {
          facts: draft.facts.peek(),
          label: label.peek().trim(),
          origin: origin.peek().trim(),
          reason: reason.peek().trim(),
        }),
      blame,
      done: () => {
        announce(say.added(label.peek().trim()));
        go(adminAddress(`editions/${title}`));
      },
    });
  }

  return (
    <section class="admin-part" aria-labelledby="adding">
      <h2 id="adding">{say.adding}</h2>
      <p>{say.addingMeans}</p>
      <div class="admin-narrow">
        <SendForm form={form} button={say.addIt} onSend={send}>
          <Field
            id="edition-label"
            label={say.label}
            hint={say.labelHint}
            error={errors['edition-label'] ?? null}
            value={label}
            type="text"
            complete="off"
          />
          <Field
            id="edition-origin"
            label={say.origin}
            hint={say.originHint}
            error={errors['edition-origin'] ?? null}
            value={origin}
            type="text"
            complete="off"
          />
          <ReasonField
            id="edition-reason"
            value={reason}
            error={errors['edition-reason'] ?? null}
          />
        </SendForm>
      </div>
    </section>
  );
}

/** Printed facts that are written: by a file, or field by field. */
export function NewEdition({ title }: { readonly title: string }) {
  const say = sayings.value;
  const draft = useDraft();
  const { schema, problem, begin } = useBeginning(title, draft);
  const kind = schema.value === null ? null : kindOf(schema.value);
  return (
    <div class="admin-part">
      <h1 tabIndex={-1}>{say.newOf(nameOfTitle(title))}</h1>
      <p>
        <a href={adminAddress(`editions/${title}`)}>{say.toList}</a>
      </p>
      {problem.value !== null && <Trouble problem={problem.value} again={() => void begin()} />}
      {kind === null && problem.value === null && <Loading />}
      {kind?.kind === 'group' && (
        <>
          <p>{say.newLead}</p>
          <ByFile title={title} draft={draft} />
          <section class="admin-part" aria-labelledby="facts">
            <h2 id="facts">{say.facts}</h2>
            <Group draft={draft} path="" value={draft.facts.value} kind={kind} />
          </section>
          <Trying title={title} draft={draft} />
          <Adding title={title} draft={draft} />
        </>
      )}
    </div>
  );
}
