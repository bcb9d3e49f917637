import { at } from '../../../core/seat.ts';
import type { TitleDefinition } from '../../../core/title.ts';
import type { Fault } from '../../../testing/planted.ts';
import { title as sound } from '../index.ts';
import type { Augsburg, Fact, State, View } from '../types.ts';

// Faults in a long game, each of which the few games of its contract must catch.

type Title = TitleDefinition<Augsburg>;
type Planted = Fault<Augsburg>;

/** The title with its own shapes, so that a fault is written like a rule. */
export const title = sound as unknown as Title;
const { actions, evolve, words } = title;

const seen = (change: (view: View, state: State) => object): Partial<Title> => ({
  view: (state, viewer) => {
    const view = title.view(state, viewer);
    return { ...view, ...change(view, state) };
  },
});
const proceeding = (change: (fact: Fact) => Fact): Partial<Title> => ({
  proceed: (state, chance) => title.proceed(state, chance).map(change),
});
const inFrench = (change: (fr: Title['words']['fr']) => object): Partial<Title> => ({
  words: { ...words, fr: { ...words.fr, ...change(words.fr) } },
});

/** One fault of each kind, which the first game shows. */
export const planted: readonly Planted[] = [
  {
    fault: 'cards are drawn under the eyes of the first player',
    changes: () =>
      proceeding((fact) =>
        fact.type === 'cards-drawn'
          ? { ...fact, secret: { ...fact.secret, seenBy: [fact.seat, 0] } }
          : fact,
      ),
    breaks: 'shows a secret piece in a told fact only to those in whose view it is, then or before',
  },
  {
    fault: 'more cards may be bid than one has',
    changes: () => ({
      actions: {
        ...actions,
        bid: {
          ...actions.bid,
          refuse: (state, action, seat) => {
            const no = actions.bid.refuse(state, action, seat);
            return no?.code === 'bid-above-cards' ? null : no;
          },
        },
      },
    }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'income is paid into the purse that is there',
    changes: () => ({
      evolve: {
        ...evolve,
        'income-paid': (state, fact) => {
          for (const player of state.players) (player as { florins: number }).florins += 0;
          return evolve['income-paid'](state, fact);
        },
      },
    }),
    breaks: 'changes no state it is given',
  },
  {
    fault: 'redealing loses the last card of the deck',
    changes: () => ({
      redeal: (state, viewer, chance) => {
        const other = title.redeal(state, viewer, chance);
        return viewer === 'referee' ? other : { ...other, deck: other.deck.slice(0, -1) };
      },
    }),
    breaks: 'redeals every piece to exactly one place, and nothing to the referee',
  },
  {
    fault: 'the winner of an auction is told in French with what is not there',
    changes: () =>
      inFrench(({ facts }) => ({
        facts: {
          ...facts,
          'consolation-paid': ({ card }: { card?: string }) => `Consolation: ${card}.`,
        },
      })),
    breaks:
      'has a sentence for everything that happens, is offered, ordered or refused, in every language',
  },
  {
    fault: 'the notation takes a step for one of another colour',
    changes: () => ({
      notation: {
        ...title.notation,
        read: (line, view, table) => {
          const read = title.notation.read(line, view, table);
          return 'type' in read && read.type === 'step' ? { ...read, colour: 'violet' } : read;
        },
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
];

/** More of them, some of which only a later game shows. */
export const plantedMore: readonly Planted[] = [
  {
    fault: 'the view counts the cards in hand among the auctions won',
    changes: () =>
      seen(({ players }, state) => ({
        players: players.map((player) => ({
          ...player,
          wins: player.wins + at(state.players, player.seat).hand.length,
        })),
      })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'cards are shown without a mark that this reveals',
    changes: () =>
      proceeding((fact) => {
        if (fact.type !== 'cards-shown') return fact;
        const { reveals: _reveals, ...rest } = fact;
        return rest as Fact;
      }),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'leaving a privilege unused is not offered',
    changes: () => ({
      actions: { ...actions, waive: { ...actions.waive, candidates: () => [] } },
    }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'florins are paid by how often they were taken, also in other games',
    changes: () => {
      let times = 0;
      return {
        actions: {
          ...actions,
          'take-florins': {
            ...actions['take-florins'],
            perform: (state, action, seat, chance) => {
              times += 1;
              return actions['take-florins']
                .perform(state, action, seat, chance)
                .map((fact) =>
                  fact.type === 'florins-taken'
                    ? { ...fact, florins: fact.florins + (times % 2) }
                    : fact,
                );
            },
          },
        },
      };
    },
    breaks: 'decides every act the same way again, draws included',
  },
  {
    fault: 'a bid that is too low is refused with the next card of the deck',
    changes: () => ({
      actions: {
        ...actions,
        bid: {
          ...actions.bid,
          refuse: (state, action, seat) => {
            const no = actions.bid.refuse(state, action, seat);
            return no?.code === 'bid-not-higher'
              ? { ...no, details: { ...no.details, next: state.deck[1] ?? '' } }
              : no;
          },
        },
      },
    }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'redealing leaves the hand of the second player alone',
    changes: () => ({
      redeal: (state, viewer, chance) =>
        viewer === 1 ? state : title.redeal(state, viewer, chance),
    }),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
];
