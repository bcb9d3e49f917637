import '../styles/home.css';
import { useSignal } from '@preact/signals';
import type { Problem, TitleInBrief } from '@staffetta/client';
import { words } from '../language.ts';
import { tryAtOnce } from '../parts/hot-seat.ts';
import { MailboxNotice } from '../parts/mailbox-notice.tsx';
import { Mark } from '../parts/marks.tsx';
import { RelayDrawing } from '../parts/relay-drawing.tsx';
import { seatCounts } from '../parts/seat-counts.ts';
import { TitleCards } from '../parts/title-cards.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { user } from '../session.ts';
import { titles } from '../titles.ts';

/** The titles to try: those published, or, where there are none, the examples. */
function toTry(all: readonly TitleInBrief[]): readonly TitleInBrief[] {
  const published = all.filter(({ stage }) => stage === 'published');
  return published.length > 0 ? published : all;
}

/** A game of one's own, at once. */
function TryForm({ offered }: { readonly offered: readonly TitleInBrief[] }) {
  const say = words.value.pages.home;
  const wanted = useSignal<string | null>(null);
  const seats = useSignal<number | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  const title = offered.find(({ id }) => id === wanted.value) ?? offered[0];
  const counts = seatCounts(title);
  const count = counts.find((one) => one === seats.value) ?? counts[0];

  async function begin(): Promise<void> {
    if (title === undefined || count === undefined || isSending.peek()) return;
    isSending.value = true;
    problem.value = await tryAtOnce(title.id, count);
    isSending.value = false;
  }

  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {offered.length > 1 && (
        <fieldset class="choices">
          <legend>{say.game}</legend>
          {offered.map(({ id, name }) => (
            <label key={id} class="choice">
              <input
                type="radio"
                name="title"
                value={id}
                checked={id === title?.id}
                onChange={() => {
                  wanted.value = id;
                }}
              />
              <span class="choice-face">{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {offered.length === 1 && <p class="try-title">{title?.name}</p>}
      <fieldset class="choices choices-numbers">
        <legend>{say.players}</legend>
        {counts.map((one) => (
          <label key={one} class="choice">
            <input
              type="radio"
              name="seats"
              value={one}
              checked={one === count}
              onChange={() => {
                seats.value = one;
              }}
            />
            <span class="choice-face">{one}</span>
          </label>
        ))}
      </fieldset>
      {problem.value !== null && <Trouble problem={problem.value} />}
      <button type="submit" class="button button-main" aria-busy={isSending.value}>
        {say.tryNow}
        <Mark of="turn" />
      </button>
    </form>
  );
}

const reasonMarks = ['seal', 'veil', 'clock', 'scroll'] as const;

/** What this is, a way to try it at once, and why to trust it. */
export function HomePage() {
  const say = words.value.pages.home;
  const offered = toTry(titles.value);
  return (
    <div class="home">
      <section class="home-hero">
        <div class="home-words">
          <h1 tabIndex={-1}>{say.heading}</h1>
          <p class="home-lead">{say.lead}</p>
        </div>
        <RelayDrawing />
      </section>

      <section class="home-try sheet" aria-labelledby="try">
        <div class="home-try-text">
          <h2 id="try">{say.tryHeading}</h2>
          <p class="soft">{say.tryLead}</p>
        </div>
        {offered.length === 0 ? <Loading /> : <TryForm offered={offered} />}
        {user.value === null && (
          <p class="home-enter">
            <a href="/enter" class="button">
              {say.enter}
            </a>
          </p>
        )}
      </section>

      <section aria-labelledby="titles">
        <h2 id="titles" class="home-heading">
          {say.titles}
        </h2>
        <TitleCards heading="h3" />
      </section>

      <section aria-labelledby="why">
        <h2 id="why" class="home-heading">
          {say.why}
        </h2>
        <ul class="reasons">
          {say.reasons.map(({ heading, text }, place) => (
            <li key={heading} class="reason">
              <Mark of={reasonMarks[place] ?? 'seal'} />
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <MailboxNotice />
    </div>
  );
}
