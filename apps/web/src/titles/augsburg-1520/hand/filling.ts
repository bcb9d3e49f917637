import { type FormOffer, fitsChoice } from '@staffetta/client';
import type { WishedAction } from '../acts.ts';
import { isJoker } from '../view.ts';

/** A form that these cards fill in, and the action they make of it; null: none fits. */
export function filledIn(
  forms: readonly FormOffer[],
  chosen: readonly string[],
): { readonly form: FormOffer; readonly action: WishedAction } | null {
  const jokers = chosen.filter(isJoker).length;
  const cards = chosen.filter((card) => !isJoker(card));
  const form = forms.find(
    ({ action, choices }) =>
      Reflect.get(action, 'jokers') === jokers &&
      choices.every((choice) => fitsChoice(choice, cards)),
  );
  return form === undefined ? null : { form, action: { ...form.action, cards } };
}
