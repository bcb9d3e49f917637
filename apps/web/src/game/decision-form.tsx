import type { SpokenEvent, Title } from '@staffetta/client';
import { useRef } from 'preact/hooks';
import { locale, words } from '../language.ts';
import { listed } from '../language-forms.ts';
import type { Decision, Setback } from './decision.ts';
import { FormWay, type PieceMarks } from './form-way.tsx';
import { chosenIn, type OfferGroup, talliesOf, type Way } from './offers.ts';
import { RuleLink } from './rules.tsx';

type GroupProps = {
  readonly group: OfferGroup;
  readonly decision: Decision;
  readonly marks: PieceMarks;
  readonly forms: number; // among all offers
};

function Group({ group: { kind, heading, ways }, decision, marks, forms }: GroupProps) {
  const isNumbers = heading !== null;
  return (
    <fieldset class={isNumbers ? 'choices choices-numbers' : 'choices'}>
      <legend class={isNumbers ? undefined : 'unseen'}>{heading ?? words.value.game.choose}</legend>
      {ways.map((way) => {
        const { id, label, offer } = way;
        const isChosen = decision.chosen.value?.id === id;
        const isForm = offer.kind === 'form';
        const price = isForm ? null : offer.price;
        const radio = (
          <label key={id} class={isForm ? 'choice choice-wide' : 'choice'}>
            <input
              type="radio"
              name="offer"
              value={id}
              data-kind={kind}
              checked={isChosen}
              aria-label={offer.sentence}
              aria-describedby={price === null ? undefined : `price-${id}`}
              onChange={() => decision.choose(way)}
            />
            <span class="choice-face" aria-hidden="true">
              {label}
              {price !== null && (
                <small class="choice-price" id={`price-${id}`}>
                  {price}
                </small>
              )}
            </span>
          </label>
        );
        if (!isForm) return radio;
        return (
          <div key={id} class={isChosen ? 'way way-chosen' : 'way'}>
            {radio}
            {/* Of several forms only the one that is picked is unfolded. */}
            {(isChosen || forms === 1) && (
              <FormWay way={way} offer={offer} decision={decision} marks={marks} isOnly={false} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** All ways to act; a form that is the only one needs no button to pick it. */
function Ways({ decision, marks }: Pick<DecisionFormProps, 'decision' | 'marks'>) {
  const groups = decision.groups.value;
  const ways = groups.flatMap((group) => group.ways);
  const forms = ways.filter(({ offer }) => offer.kind === 'form').length;
  const [way] = ways;
  if (ways.length === 1 && way?.offer.kind === 'form') {
    return <FormWay way={way} offer={way.offer} decision={decision} marks={marks} isOnly={true} />;
  }
  return (
    <>
      {groups.map((group) => (
        <Group key={group.kind} group={group} decision={decision} marks={marks} forms={forms} />
      ))}
    </>
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
    // What was chosen in a form may be there in part.
    const isStillThere = JSON.stringify(decision.action.value) === JSON.stringify(setback.tried);
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
  readonly marks: PieceMarks;
  readonly isMyTurn: boolean;
  readonly seat: number | null; // which of mine, if I hold several
};

/** What is chosen, in words; of a form that is filled in, the pieces too. */
function sentenceOf(decision: Decision, way: Way): string {
  const { offer } = way;
  if (offer.kind === 'action') return offer.sentence;
  const wanted = decision.wantedFor(way);
  const pieces = offer.choices.map((choice) => {
    const names = chosenIn(choice, wanted).map(({ name }) => name);
    return names.length === 0 ? words.value.form.none : listed(locale.value, names);
  });
  return `${offer.sentence} – ${pieces.join('; ')}`;
}

/** What keeps a form from being sent. */
function hindrance(decision: Decision, way: Way): string {
  const say = words.value;
  const wanted = decision.wantedFor(way);
  const choices = way.offer.kind === 'form' ? way.offer.choices : [];
  const isOver = choices.some((choice) => talliesOf(choice, wanted).some(({ over }) => over > 0));
  if (isOver) return say.form.tooMuch;
  const isBegun = choices.some((choice) => chosenIn(choice, wanted).length > 0);
  return isBegun ? say.form.tooLittle : say.game.chooseFirst;
}

function buttonText(decision: Decision): string {
  const say = words.value.game;
  if (decision.isSending.value) return say.sending;
  const isAgain = decision.setback.value?.kind === 'not-sent';
  if (isAgain) return words.value.tryAgain;
  const way = decision.chosen.value;
  if (way === null) return say.chooseFirst;
  return decision.action.value === null
    ? hindrance(decision, way)
    : say.confirm(sentenceOf(decision, way));
}

/** All I may do: chosen first, then confirmed, since few moves can be taken back. */
export function DecisionForm({
  decision,
  events,
  title,
  marks,
  isMyTurn,
  seat,
}: DecisionFormProps) {
  const say = words.value.game;
  const heading = useRef<HTMLHeadingElement>(null);
  const setback = decision.setback.value;
  const turn = seat === null ? say.decide : say.decideAs(seat + 1);

  /** What one chose may be offered no more: once that is drawn, the keyboard goes on from here. */
  function keepFocus(): void {
    if (document.activeElement !== document.body) return;
    // With nothing left to decide the whole form is gone.
    const place = heading.current ?? document.querySelector<HTMLElement>('h1');
    place?.focus({ preventScroll: true });
  }

  const isReady = decision.action.value !== null && !decision.isSending.value;
  return (
    <section class={isMyTurn ? 'sheet decision decision-mine' : 'sheet decision'}>
      <h2 ref={heading} tabIndex={-1}>
        {isMyTurn ? turn : say.mayAlso}
      </h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void decision.play().then(() => setTimeout(keepFocus));
        }}
      >
        <Ways decision={decision} marks={marks} />
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
