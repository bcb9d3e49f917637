import { recordingChance } from '../core/chance.ts';
import { type Choice, fillsChoice, type Offer } from '../core/form.ts';
import { decide, offers, type Setting } from '../core/play.ts';
import { seatsOf } from '../core/seat.ts';
import type { Game } from '../core/table.ts';
import type { Shapes } from '../core/title.ts';
import { seededDraws } from './chance.ts';

type Action = Shapes['Action'];

/** Every list of these pieces that keeps their order, the empty one too. */
const lists = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.reduce<readonly (readonly string[])[]>(
    (all, id) => [...all, ...all.map((list) => [...list, id])],
    [[]],
  );

const fillings = (choice: Choice): readonly (readonly string[])[] =>
  lists(choice.from.map(({ id }) => id)).filter((list) => fillsChoice(choice, list));

/** Every action an offer offers; lists that differ only in their order are the same. */
function actionsOf(offer: Offer<Action>): readonly Action[] {
  if (offer.kind === 'action') return [offer.action];
  return offer.choices.reduce<readonly Action[]>(
    (actions, choice) =>
      actions.flatMap((action) =>
        fillings(choice).map((list) => ({ ...action, [choice.field]: list })),
      ),
    [offer.action],
  );
}

/**
 * How many sequences of so many acts the rules allow from here, whoever acts; a game that ends
 * sooner gives none. Small numbers can be worked out by hand: a rule forgotten, or applied twice,
 * shows in them at once.
 */
export function countSequences(setting: Setting, game: Game, acts: number): number {
  if (acts === 0) return 1;
  return seatsOf(setting.table.seats).reduce(
    (sum, seat) =>
      sum +
      offers(setting, game, seat)
        .flatMap(actionsOf)
        .reduce((count, action) => {
          const { chance } = recordingChance(seededDraws(0), {});
          const decision = decide(setting, game, action, seat, chance);
          return count + (decision.ok ? countSequences(setting, decision.game, acts - 1) : 0);
        }, 0),
    0,
  );
}
