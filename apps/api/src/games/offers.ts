import {
  actionSentence,
  costsSentence,
  formSentence,
  type Language,
  type NameOf,
  type Offer,
  offers,
  questionOf,
  type Setting,
  takeUp,
} from '@staffetta/engine';
import { seatOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
import { type Names, namesAt, versionOf } from './look.ts';
import type { Caller } from './tables.ts';

/** An offer with the words of the one who may take it. */
export function spokenOffer(
  setting: Setting,
  offer: Offer<{ readonly type: string }>,
  language: Language,
  nameOf: NameOf,
) {
  const { title, table } = setting;
  const words = title.words[language];
  const { action } = offer;
  const openness = title.actions[action.type]?.openness ?? 'sealed';
  if (offer.kind === 'action') {
    return {
      kind: 'action',
      openness,
      action,
      sentence: actionSentence(setting, action, language, nameOf),
      notation: title.notation.write(action),
      costs: { ...offer.costs },
      price: costsSentence(setting, offer.costs, language),
    } as const;
  }
  return {
    kind: 'form',
    openness,
    action,
    sentence: formSentence(setting, offer, language, nameOf),
    example: takeUp(offer, () => 0),
    choices: offer.choices.map(({ field, from, least, most, bounds }) => ({
      field,
      name: words.choices[field] ?? field,
      least,
      most,
      from: from.map(({ id, counts }) => ({ id, name: words.piece(id, table), counts })),
      bounds: bounds.map((bound) => ({ ...bound, name: words.counts[bound.count] ?? bound.count })),
    })),
  } as const;
}

/** What the caller's seat may do now, each with what a button says. */
export async function lookAtOffers(games: Games, accounts: Names, gameId: string, caller: Caller) {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const { setting, game, versions } = loaded;
  const seat = seatOf(loaded, caller);
  const nameOf = await namesAt(accounts, loaded, language);
  return {
    version: versionOf(versions, seat),
    decision: questionOf(setting, game),
    offers: offers(setting, game, seat).map((offer) =>
      spokenOffer(setting, offer, language, nameOf),
    ),
  };
}
