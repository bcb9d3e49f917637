import '../styles/create.css';
import { useSignal } from '@preact/signals';
import { type EditionInBrief, newContribution, type Problem, type Title } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { inviteAll } from '../invitations.ts';
import { words } from '../language.ts';
import {
  forgetWish,
  optionsOf,
  paceOf,
  seatNamesOf,
  seatsOf,
  tableWish,
  wishForTitle,
  wrongNames,
  wrongOptions,
  wrongPaceFields,
} from '../new-table.ts';
import { GuestNotice } from '../parts/account-notice.tsx';
import { aloneAtTable, openAndGo } from '../parts/hot-seat.ts';
import { optionFields } from '../parts/option-fields.ts';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { createAddress, go } from '../route.ts';
import { client } from '../service.ts';
import { isGuest } from '../session.ts';
import { shownTitle, showTitle, titles } from '../titles.ts';
import { inviteWritten } from './create/inviting.ts';
import { PaceStep } from './create/pace.tsx';
import { WhatStep } from './create/what.tsx';
import { nameField, WhoStep } from './create/who.tsx';

type Step = { readonly title: Title; readonly editions: readonly EditionInBrief[] };

const places = [1, 2, 3] as const;

/** How far one has come, and the way back to what is done. */
function Progress({ step, title }: { readonly step: number; readonly title: string | null }) {
  const say = words.value.pages.create;
  return (
    <nav aria-label={say.progress}>
      <ol class="progress">
        {places.map((place) => {
          const name = say.steps[place - 1];
          const state = place < step ? 'done' : 'ahead';
          return (
            <li key={place} class={`progress-step progress-${place === step ? 'here' : state}`}>
              {place < step ? (
                <a href={createAddress(title, place)}>
                  <span class="progress-mark">{place}</span> {name}
                </a>
              ) : (
                <span aria-current={place === step ? 'step' : undefined}>
                  <span class="progress-mark">{place}</span> {name}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const isAlone = (): boolean => isGuest.value || tableWish.value.hotSeat;

/** The request for the table as it was thought of. */
function tableFor(title: Title, contribution: string) {
  const wish = tableWish.peek();
  const { visibility, spectators, start, seating, grace, absent, rest } = wish;
  const seats = seatsOf(wish, title);
  const seatNames = seatNamesOf(wish, seats);
  return {
    title: title.id,
    seats,
    options: optionsOf(optionFields(title.options), wish),
    ...(wish.edition === null ? {} : { edition: wish.edition }),
    contribution,
    ...(isAlone()
      ? ({ seating: 'chosen', ...aloneAtTable, ...(seatNames && { seatNames }) } as const)
      : { visibility, spectators, start, seating, pace: paceOf(wish), grace, absent, rest }),
  };
}

type Table = Parameters<typeof openAndGo>[0];

/** Opens the table; sent again after a failure it is the same table. */
function useOpening(title: Title) {
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  const last = useSignal<{ readonly text: string; readonly key: string } | null>(null);
  const contribution = useSignal(newContribution()).peek();

  function keyOf(table: Table): string {
    const text = JSON.stringify(table);
    if (last.peek()?.text !== text) last.value = { text, key: newContribution() };
    return last.peek()?.key ?? newContribution();
  }

  async function open(): Promise<void> {
    if (isSending.peek()) return;
    isSending.value = true;
    problem.value = null;
    const table = tableFor(title, contribution) as Table;
    const { invited } = tableWish.peek();
    const opened = await openAndGo(table, keyOf(table), async ({ id }) => {
      if (table.hotSeat !== true) await inviteAll(id, invited);
    });
    isSending.value = false;
    if (opened.ok) forgetWish();
    else problem.value = opened.problem;
  }
  return { problem, isSending, open };
}

/** What keeps one from going on from a step, by the name of the field. */
function wrongIn(step: number, title: Title): readonly string[] {
  const wish = tableWish.peek();
  if (step === 1) return wrongOptions(optionFields(title.options), wish);
  if (step === 2) return isAlone() ? wrongNames(wish, seatsOf(wish, title)).map(nameField) : [];
  return step === 3 && !isAlone() ? wrongPaceFields(wish) : [];
}

function Steps({ title, editions, step }: Step & { readonly step: number }) {
  const say = words.value.pages.create;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wrong = useSignal<readonly string[]>([]);
  const isFirst = useRef(true);
  const { problem, isSending, open } = useOpening(title);

  useEffect(() => {
    wrong.value = [];
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step]);

  async function onward(): Promise<void> {
    wrong.value = wrongIn(step, title);
    const [first] = wrong.peek();
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    } else if (step === 3) await open();
    else if (step !== 2 || (await inviteWritten())) {
      go(createAddress(title.id, step + 1));
      scrollTo(0, 0);
    }
  }

  return (
    <form
      ref={form}
      class="create-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onward();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <span class="create-step">{say.step(step)}</span> {say.steps[step - 1]}
      </h2>
      {step === 1 && <WhatStep title={title} editions={editions} wrong={wrong.value} />}
      {step === 2 && <WhoStep title={title} wrong={wrong.value} />}
      {step === 3 && <PaceStep title={title} wrong={wrong.value} />}
      {problem.value !== null && <Trouble problem={problem.value} />}
      <div class="create-ways">
        {step > 1 && (
          <a class="button" href={createAddress(title.id, step - 1)}>
            {say.back}
          </a>
        )}
        <button type="submit" class="button button-main" aria-busy={isSending.value}>
          {step < 3 && say.onward}
          {step === 3 && (isAlone() ? say.begin : say.open)}
        </button>
      </div>
    </form>
  );
}

/** The title whose table is opened: as the address has it, as chosen before, or the first. */
function titleFor(asked: string | null): string | undefined {
  const known = [asked, tableWish.value.title].find((id) =>
    titles.value.some((title) => title.id === id),
  );
  return known ?? titles.value[0]?.id;
}

/** Opens a table, in three steps: what is played, who plays, and how fast. */
export function CreatePage({
  title: asked,
  step,
}: {
  readonly title: string | null;
  readonly step: number;
}) {
  const say = words.value.pages.create;
  const editions = useSignal<readonly EditionInBrief[]>([]);
  const id = titleFor(asked);

  useEffect(() => {
    if (id === undefined) return undefined;
    wishForTitle(id);
    editions.value = [];
    void client.editions(id).then((found) => {
      if (found.ok) editions.value = found.data;
    });
    return showTitle(id);
  }, [id]);

  const title = shownTitle.value;
  return (
    <div class="create">
      <h1 tabIndex={-1}>{say.heading}</h1>
      <GuestNotice />
      <Progress step={step} title={id ?? null} />
      {title === null || title.id !== id ? (
        <Loading />
      ) : (
        <Steps title={title} editions={editions.value} step={step} />
      )}
    </div>
  );
}
