import type { SpokenEvent, Title } from '@staffetta/client';
import { useRef } from 'preact/hooks';
import { words } from '../language.ts';
import type { Decision, Setback } from './decision.ts';
import type { OfferGroup } from './offers.ts';
import { RuleLink } from './rules.tsx';

type GroupProps = { readonly group: OfferGroup; readonly decision: Decision };

function Group({ group: { kind, heading, choices }, decision }: GroupProps) {
  const isNumbers = heading !== null;
  return (
    <fieldset class={isNumbers ? 'choices choices-numbers' : 'choices'}>
      <legend class={isNumbers ? undefined : 'unseen'}>{heading ?? words.value.game.choose}</legend>
      {choices.map(({ id, label, offer }) => (
        <label key={id} class="choice">
          <input
            type="radio"
            name="offer"
            value={id}
            data-kind={kind}
            checked={decision.chosen.value?.id === id}
            aria-label={offer.sentence}
            onChange={() => decision.choose(id)}
          />
          <span class="choice-face" aria-hidden="true">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type SetbackProps = {
  readonly setback: Setback;
  readonly decision: Decision;
  readonly events: readonly SpokenEvent[];
  readonly title: Title | undefined;
};

function Missed({ events, since, isStillThere }: MissedProps) {
  const say = words.value.game;
  const sentences = events
    .filter(({ version }) => version > since)
    .flatMap((event) => event.sentences);
  return (
    <>
      {sentences.length > 0 && (
        <>
          <p>{say.missed}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p>{isStillThere ? say.stillThere : say.notThere}</p>
    </>
  );
}

type MissedProps = {
  readonly events: readonly SpokenEvent[];
  readonly since: number;
  readonly isStillThere: boolean;
};

function SetbackNotice({ setback, decision, events, title }: SetbackProps) {
  const say = words.value.game;
  if (setback.kind === 'not-sent') return <p>{say.notSent}</p>;
  if (setback.kind === 'stale') {
    const isStillThere = decision.chosen.value !== null;
    return <Missed events={events} since={setback.since} isStillThere={isStillThere} />;
  }
  const { detail, rule } = setback.problem;
  return (
    <p>
      {detail || say.refused} {rule !== undefined && <RuleLink rule={rule} title={title} />}
    </p>
  );
}

type DecisionFormProps = {
  readonly decision: Decision;
  readonly events: readonly SpokenEvent[];
  readonly title: Title | undefined;
  readonly isMyTurn: boolean;
};

function buttonText(decision: Decision): string {
  const say = words.value.game;
  if (decision.isSending.value) return say.sending;
  const isAgain = decision.setback.value?.kind === 'not-sent';
  if (isAgain) return words.value.tryAgain;
  const sentence = decision.chosen.value?.offer.sentence;
  return sentence === undefined ? say.chooseFirst : say.confirm(sentence);
}

/** All I may do: chosen first, then confirmed, since few moves can be taken back. */
export function DecisionForm({ decision, events, title, isMyTurn }: DecisionFormProps) {
  const say = words.value.game;
  const heading = useRef<HTMLHeadingElement>(null);
  const setback = decision.setback.value;

  /** What one chose may be offered no more: once that is drawn, the keyboard goes on from here. */
  function keepFocus(): void {
    if (document.activeElement === document.body) heading.current?.focus();
  }

  const isReady = decision.chosen.value !== null && !decision.isSending.value;
  return (
    <section class={isMyTurn ? 'sheet decision decision-mine' : 'sheet decision'}>
      <h2 ref={heading} tabIndex={-1}>
        {isMyTurn ? say.decide : say.mayAlso}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void decision.play().then(() => setTimeout(keepFocus));
        }}
      >
        {decision.groups.value.map((group) => (
          <Group key={group.kind} group={group} decision={decision} />
        ))}
        <div class="decision-foot">
          <button
            type="submit"
            class="button button-main"
            aria-disabled={!isReady}
            aria-busy={decision.isSending.value}
          >
            {buttonText(decision)}
          </button>
          <div role="alert" class={setback === null ? undefined : 'notice notice-trouble'}>
            {setback !== null && (
              <SetbackNotice setback={setback} decision={decision} events={events} title={title} />
            )}
          </div>
        </div>
      </form>
    </section>
  );
}
