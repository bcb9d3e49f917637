import type { Action, Title } from '@staffetta/client';
import type { Draft } from '../../../game/draft.ts';
import { RuleLink } from '../../../parts/rule-link.tsx';
import type { Place } from './layout.ts';
import { type ActionOffer, useRefusal } from './playing.ts';
import { permission, type Telling } from './telling.ts';
import { mapWords } from './words/index.ts';

type GoingProps = {
  readonly offer: ActionOffer | undefined;
  readonly draft: Draft;
  readonly title: Title;
  readonly wish: Action | null; // what to ask about where nothing is offered
};

/** That I may go there, with the price; or why not, with the rule. */
function Going({ offer, draft, title, wish }: GoingProps) {
  const say = mapWords.value;
  const weighed = useRefusal(draft, offer === undefined ? wish : null);
  if (offer !== undefined) {
    return (
      <>
        <p class="map-permission">
          {permission(offer)}{' '}
          <RuleLink rule={offer.action.type === 'start-at' ? 'DVE 1.8' : 'DVE 3.1'} title={title} />
        </p>
        <button
          type="button"
          class="button button-main map-go"
          onClick={() => void draft.add(offer)}
        >
          {offer.action.type === 'start-at' ? say.startHere : say.go}
          {offer.price !== null && <small>{offer.price}</small>}
        </button>
      </>
    );
  }
  if (wish === null) return null;
  if (weighed === null) return <p class="hint">{say.asking}</p>;
  if (weighed.ok) return null;
  const { detail, rule } = weighed.problem;
  return (
    <p class="map-refusal">
      {detail} {rule !== undefined && <RuleLink rule={rule} title={title} />}
    </p>
  );
}

type CardProps = Omit<GoingProps, 'draft'> & {
  readonly place: Place;
  readonly tellings: readonly Telling[];
  readonly deeds: readonly ActionOffer[];
  readonly draft: Draft | null; // null: nothing can be done here
  readonly isLow: boolean; // so as not to cover the place it is about
  readonly close: () => void;
};

/** What a place is, who is there, what it gives, and what I may do about it. */
export function Card({
  place,
  tellings,
  deeds,
  draft,
  title,
  offer,
  wish,
  isLow,
  close,
}: CardProps) {
  const say = mapWords.value;
  return (
    <section class={isLow ? 'map-card map-card-low' : 'map-card'} aria-label={place.name}>
      <h3>{place.name}</h3>
      <button type="button" class="map-close" aria-label={say.close} onClick={close}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 2L10 10M10 2L2 10" />
        </svg>
      </button>
      {draft !== null && (
        <div class="map-going" aria-live="polite">
          <Going offer={offer} draft={draft} title={title} wish={wish} />
        </div>
      )}
      <div class="map-tellings">
        {tellings.map(({ text, rule }) => (
          <p key={`${rule} ${text}`}>
            {text} <RuleLink rule={rule} title={title} />
          </p>
        ))}
      </div>
      {draft !== null && deeds.length > 0 && (
        <fieldset class="map-deeds">
          <legend>{say.doHere}</legend>
          {deeds.map((deed) => (
            <button
              key={deed.sentence}
              type="button"
              class="button button-small"
              onClick={() => void draft.add(deed)}
            >
              {deed.sentence}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
