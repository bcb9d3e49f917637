import type { SpokenEvent, Title } from '@staffetta/client';
import { words } from '../language.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Draft, Setback } from './draft.ts';
import type { FormChoice } from './form-choice.ts';
import { FormWay, type PieceMarks } from './form-way.tsx';
import { filledIn, groupOffers, type OfferGroup, type Way } from './offers.ts';

type WayProps = {
  readonly way: Way;
  readonly draft: Draft;
  readonly picks: FormChoice;
  readonly marks: PieceMarks;
};

/** One thing I may do; a form is filled in first. */
function WayToAct({ way, draft, picks, marks }: WayProps) {
  const { label, offer } = way;
  if (offer.kind === 'action') {
    return (
      <button
        type="button"
        class="button way"
        data-kind={offer.action.type}
        aria-label={offer.sentence}
        onClick={() => void draft.add(offer)}
      >
        {label}
        {offer.price !== null && <small class="way-price">{offer.price}</small>}
      </button>
    );
  }
  const action = filledIn(offer, picks.wantedFor(way));
  return (
    <form
      class="way-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== null) void draft.add(offer, action).then((done) => done && picks.forget());
      }}
    >
      <FormWay way={way} offer={offer} picks={picks} marks={marks} isOnly={true} />
      <button type="submit" class="button" aria-disabled={action === null}>
        {words.value.plan.add}
      </button>
    </form>
  );
}

type GroupProps = Omit<WayProps, 'way'> & { readonly group: OfferGroup };

const Group = ({ group: { heading, ways }, ...rest }: GroupProps) => (
  <fieldset class={heading === null ? 'ways' : 'ways ways-numbers'}>
    <legend class={heading === null ? 'unseen' : undefined}>
      {heading ?? words.value.game.choose}
    </legend>
    {ways.map((way) => (
      <WayToAct key={way.id} way={way} {...rest} />
    ))}
  </fieldset>
);

type SetbackProps = {
  readonly setback: Setback;
  readonly events: readonly SpokenEvent[];
  readonly title: Title | undefined;
};

function SetbackNotice({ setback, events, title }: SetbackProps) {
  const say = words.value;
  if (setback.kind === 'not-sent') return <p>{say.game.notSent}</p>;
  if (setback.kind === 'refused') {
    const { detail, rule } = setback.problem;
    return (
      <p>
        {detail || say.game.refused} {rule !== undefined && <RuleLink rule={rule} title={title} />}
      </p>
    );
  }
  const missed = events.filter(({ version }) => version > setback.since);
  return (
    <>
      <p>{say.game.missed}</p>
      <ul>
        {missed.flatMap(({ version, sentences }) =>
          sentences.map((sentence, place) => <li key={`${version} ${place}`}>{sentence}</li>),
        )}
      </ul>
      <p>{setback.lost.length === 0 ? say.plan.stillThere : say.plan.lost}</p>
      <ul>
        {setback.lost.map(({ sentence, problem }, place) => (
          <li key={place}>
            {sentence} {problem?.detail}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The plan so far, to be taken back act by act, and sent. */
function Plan({ draft }: { readonly draft: Draft }) {
  const say = words.value.plan;
  const steps = draft.steps.value;
  return (
    <section class="plan" aria-label={say.heading}>
      <ol class="plan-steps">
        {steps.map(({ sentence, price }, place) => (
          <li key={place}>
            {sentence} {price !== null && <small class="way-price">{price}</small>}
          </li>
        ))}
      </ol>
      {draft.isCut.value && <p class="hint">{say.cut}</p>}
      <div class="plan-foot">
        <button
          type="button"
          class="button button-small"
          aria-disabled={steps.length === 0}
          onClick={() => void draft.undo()}
        >
          {say.undo}
        </button>
        <button
          type="button"
          class="button button-small"
          aria-disabled={!draft.canRedo.value}
          onClick={() => void draft.redo()}
        >
          {say.redo}
        </button>
        <button
          type="button"
          class="button button-main"
          aria-disabled={steps.length === 0}
          aria-busy={draft.isSending.value}
          onClick={() => void draft.send()}
        >
          {draft.isSending.value ? words.value.game.sending : say.send}
        </button>
      </div>
    </section>
  );
}

type TurnProps = {
  readonly draft: Draft;
  readonly picks: FormChoice;
  readonly events: readonly SpokenEvent[];
  readonly title: Title | undefined;
  readonly marks: PieceMarks;
  readonly isMyTurn: boolean;
  readonly seat: number | null; // which of mine, if I hold several
};

/** All I may do, planned act by act, and sent as one turn. */
export function Turn({ draft, picks, events, title, marks, isMyTurn, seat }: TurnProps) {
  const say = words.value.game;
  const setback = draft.setback.value;
  const turn = seat === null ? say.decide : say.decideAs(seat + 1);
  return (
    <section class={isMyTurn ? 'sheet turn-sheet turn-mine' : 'sheet turn-sheet'}>
      <h2 tabIndex={-1}>{isMyTurn ? turn : say.mayAlso}</h2>
      <Plan draft={draft} />
      <div role="alert" class={setback === null ? undefined : 'notice notice-trouble'}>
        {setback !== null && <SetbackNotice setback={setback} events={events} title={title} />}
      </div>
      {groupOffers(draft.offers.value).map((group) => (
        <Group key={group.kind} group={group} draft={draft} picks={picks} marks={marks} />
      ))}
    </section>
  );
}
