import type { Action, Offer } from '@staffetta/client';
import { useEffect, useState } from 'preact/hooks';
import type { Draft, Weighed } from '../../../game/draft.ts';

/** An act as it stands, with nothing to fill in. */
export type ActionOffer = Extract<Offer, { readonly kind: 'action' }>;

/** The places I may go to, or start from, with what each costs. */
export type Destinations = ReadonlyMap<string, ActionOffer>;

const isWhole = (offer: Offer): offer is ActionOffer => offer.kind === 'action';

/** Where an offer leads on the map; null: nowhere. */
function destinationOf({ action }: ActionOffer): string | null {
  if (action.type === 'move') return action.to;
  return action.type === 'start-at' ? action.zone : null;
}

export const destinationsIn = (offers: readonly Offer[]): Destinations =>
  new Map(
    offers.filter(isWhole).flatMap((offer) => {
      const to = destinationOf(offer);
      return to === null ? [] : [[to, offer] as const];
    }),
  );

/** What is done in the place where one's pawn stands. */
const deeds: ReadonlySet<string> = new Set([
  'claim-event',
  'take-value',
  'study-at-bologna',
  'become-friar',
  'become-cardinal',
  'convert-greens',
  'summon',
]);

export const deedsIn = (offers: readonly Offer[]): readonly ActionOffer[] =>
  offers.filter(isWhole).filter(({ action }) => deeds.has(action.type));

/** Waits until somebody really points at a place. */
const patience = 160;

/** What asking to go there would say: the price is in the offers, so only refusals are asked for. */
export function useRefusal(draft: Draft | null, action: Action | null): Weighed | null {
  const name = action === null ? '' : JSON.stringify(action);
  const [known, setKnown] = useState<{ readonly name: string; readonly weighed: Weighed } | null>(
    null,
  );
  const plan = draft?.steps.value;
  useEffect(() => {
    setKnown(null);
    if (draft === null || action === null) return;
    let isOver = false;
    const waiting = setTimeout(() => {
      void draft.weigh(action).then((weighed) => {
        if (!isOver) setKnown({ name, weighed });
      });
    }, patience);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }, [draft, name, plan]);
  return known?.name === name ? known.weighed : null;
}
