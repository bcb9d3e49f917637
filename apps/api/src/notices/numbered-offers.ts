import {
  type Language,
  type NameOf,
  type Offer,
  offers,
  type Seat,
  takeUp,
} from '@staffetta/engine';
import type { LoadedGame } from '../games/loaded-game.ts';
import { spokenOffer } from '../games/offers.ts';

/** An offer by its number in a mail. The same game, seat and version always number alike. */
export type NumberedOffer = {
  readonly number: number; // from 1
  readonly offer: Offer<{ readonly type: string }>;
  readonly sentence: string;
  readonly price: string | null;
  readonly notation: string; // the line that does it; of a form, one way to fill it in
};

const bySeatNumber: NameOf = (seat) => String(seat + 1);

/** All that a seat may do, in the order in which the API offers it. */
export const numberedOffers = (
  { setting, game }: Pick<LoadedGame, 'setting' | 'game'>,
  seat: Seat,
  language: Language,
  nameOf: NameOf = bySeatNumber,
): readonly NumberedOffer[] =>
  offers(setting, game, seat).map((offer, place) => {
    const spoken = spokenOffer(setting, offer, language, nameOf);
    return {
      number: place + 1,
      offer,
      sentence: spoken.sentence,
      price: spoken.kind === 'action' ? spoken.price : null,
      notation: setting.title.notation.write(takeUp(offer, () => 0)),
    };
  });
