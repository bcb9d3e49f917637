import type { Action, FormOffer, Offer } from '@staffetta/client';

/** An action one may wish for, with all it says. */
export type WishedAction = Action & Readonly<Record<string, unknown>>;

const fieldsOf = (action: object): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The offer of exactly this action, if it is offered. */
export const offerOf = (offers: readonly Offer[], wished: WishedAction): Offer | undefined =>
  offers.find(({ action }) => fieldsOf(action) === fieldsOf(wished));

/** The offers of a kind of action, each with the action itself. */
export const offersOf = (
  offers: readonly Offer[],
  kind: string,
): readonly { readonly offer: Offer; readonly action: WishedAction }[] =>
  offers
    .filter(({ action }) => action.type === kind)
    .map((offer) => ({ offer, action: offer.action }));

/** The forms of a kind of action: some of its lists are to be filled in. */
export const formsOf = (offers: readonly Offer[], kind: string): readonly FormOffer[] =>
  offers.filter((offer): offer is FormOffer => offer.kind === 'form' && offer.action.type === kind);
