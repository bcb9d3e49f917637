import { useSignal } from '@preact/signals';
import type { Action, FormOffer, Offer } from '@staffetta/client';
import { useId } from 'preact/hooks';
import { words } from '../language.ts';
import type { FormChoice } from './form-choice.ts';
import { FormWay, type PieceMarks } from './form-way.tsx';
import { filledIn, groupOffers, type OfferGroup, opening, type Way, waysFound } from './offers.ts';

/** Plans an offer; of a form, what it is filled in to. */
type Choose = (offer: Offer, action?: Action) => void;

type WayProps = {
  readonly way: Way;
  readonly choose: Choose;
  readonly picks: FormChoice;
  readonly marks: PieceMarks;
  readonly isOnly: boolean; // nothing else can be done
  readonly isWhole?: boolean; // its sentence is written out, also where a number would do
};

type ActionOffer = Extract<Offer, { kind: 'action' }>;
type ActProps = { readonly offer: ActionOffer; readonly choose: Choose };

const ActButton = ({ offer, choose }: ActProps) => (
  <button
    type="button"
    class="button way-button"
    data-kind={offer.action.type}
    onClick={() => choose(offer)}
  >
    {offer.sentence}
    {offer.price !== null && (
      <>
        <span class="unseen">, </span>
        <small class="way-price">{offer.price}</small>
      </>
    )}
  </button>
);

/** Of offers that differ by a number, the number: their heading says the rest. */
const NumberButton = ({ label, offer, choose }: ActProps & { readonly label: string }) => (
  <button
    type="button"
    class="button way-button"
    data-kind={offer.action.type}
    aria-label={[offer.sentence, offer.price].filter(Boolean).join(', ')}
    title={offer.price ?? undefined}
    onClick={() => choose(offer)}
  >
    {label}
  </button>
);

type FormProps = Omit<WayProps, 'isWhole'> & { readonly offer: FormOffer };

/** A form to be filled in before it can be planned. */
function Form({ way, offer, choose, picks, marks, isOnly }: FormProps) {
  const action = filledIn(offer, picks.wantedFor(way));
  return (
    <form
      class="way-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (action !== null) choose(offer, action);
      }}
    >
      <FormWay way={way} offer={offer} picks={picks} marks={marks} isOnly={isOnly} />
      <button type="submit" class="button way-add" aria-disabled={action === null}>
        {words.value.plan.add}
      </button>
    </form>
  );
}

/** One thing I may do; a form is filled in first, and opened where it is one of several. */
function WayToAct({ way, choose, isWhole = false, ...rest }: WayProps) {
  const { label, offer } = way;
  if (offer.kind === 'action') {
    return label === offer.sentence || isWhole ? (
      <ActButton offer={offer} choose={choose} />
    ) : (
      <NumberButton label={label} offer={offer} choose={choose} />
    );
  }
  const form = <Form way={way} offer={offer} choose={choose} {...rest} />;
  return rest.isOnly ? (
    form
  ) : (
    <details class="kind kind-form">
      <summary>{offer.sentence}</summary>
      {form}
    </details>
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

/** A kind of which there are several, opened when one wants one of them. */
function Fold({ group, ...rest }: GroupProps) {
  const { heading, ways } = group;
  const name = heading ?? opening(ways.map(({ offer }) => offer.sentence)) ?? group.kind;
  return (
    <details class="kind">
      <summary>
        {name} <small class="soft">{words.value.plan.found(ways.length)}</small>
      </summary>
      <Group group={{ ...group, heading: null }} isWhole={true} {...rest} />
    </details>
  );
}

type WaysProps = Omit<WayProps, 'way' | 'isOnly'> & { readonly offers: readonly Offer[] };

const few = 12;
const fewOfAKind = 3;

/** So many that one looks for them by a word. */
function Many({ groups, ...rest }: Omit<WayProps, 'way'> & Grouped) {
  const say = words.value.plan;
  const wish = useSignal('');
  const box = useId();
  const found = wish.value.trim() === '' ? null : waysFound(groups, wish.value);
  return (
    <>
      <div class="field">
        <label for={box}>{say.filter}</label>
        <input
          id={box}
          type="search"
          value={wish.value}
          onInput={({ currentTarget }) => {
            wish.value = currentTarget.value;
          }}
        />
      </div>
      {found !== null && (
        <>
          <p class="hint" role="status">
            {say.found(found.length)}
          </p>
          <Group group={{ kind: 'found', heading: null, ways: found }} isWhole={true} {...rest} />
        </>
      )}
      {found === null &&
        groups.map((group) =>
          group.ways.length > fewOfAKind ? (
            <Fold key={group.kind} group={group} {...rest} />
          ) : (
            <Group key={group.kind} group={group} {...rest} />
          ),
        )}
    </>
  );
}

type Grouped = { readonly groups: readonly OfferGroup[] };

/** All I may do, kind by kind. */
export function Ways({ offers, ...given }: WaysProps) {
  const rest = { ...given, isOnly: offers.length === 1 };
  const groups = groupOffers(offers);
  if (offers.length > few && groups.length > 1) return <Many groups={groups} {...rest} />;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.kind} group={group} {...rest} />
      ))}
    </>
  );
}
