import { at } from '../../../core/seat.ts';
import type { TitleDefinition } from '../../../core/title.ts';
import type { Fault } from '../../../testing/planted.ts';
import { title as sound } from '../index.ts';
import type { DeVulgariEloquentia, Fact, State, View } from '../types.ts';

// Faults in a long game, each of which the few games of its contract must catch.

type Title = TitleDefinition<DeVulgariEloquentia>;
type Planted = Fault<DeVulgariEloquentia>;

/** The title with its own shapes, so that a fault is written like a rule. */
export const title = sound as unknown as Title;
const { actions, evolve, words } = title;

const seen = (change: (view: View, state: State) => object): Partial<Title> => ({
  view: (state, viewer) => {
    const view = title.view(state, viewer);
    return { ...view, ...change(view, state) };
  },
});
const inSpanish = (change: (es: Title['words']['es']) => object): Partial<Title> => ({
  words: { ...words, es: { ...words.es, ...change(words.es) } },
});
const unmarked = (type: Fact['type'], facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact) => {
    if (fact.type !== type) return fact;
    const { reveals: _reveals, ...rest } = fact;
    return rest as Fact;
  });

/** One fault of each kind, which the first game shows. */
export const planted: readonly Planted[] = [
  {
    fault: 'the view counts the Library tile that lies on top as two if its number is high',
    changes: () =>
      seen((_view, { library: { deck } }) => ({
        library: { left: deck.length + (Number(deck[0]?.slice('library-'.length)) > 4 ? 1 : 0) },
      })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'a look into the Library is not offered',
    changes: () => ({
      actions: {
        ...actions,
        'look-in-library': { ...actions['look-in-library'], candidates: () => [] },
      },
    }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'business pays by how much of it was done, also in other games',
    changes: () => {
      let done = 0;
      return {
        actions: {
          ...actions,
          'do-business': {
            ...actions['do-business'],
            perform: (_state, _action, seat) => {
              done += 1;
              return [{ type: 'business-done', seat, ducats: 10 + (done % 2) }];
            },
          },
        },
      };
    },
    breaks: 'decides every act the same way again, draws included',
  },
  {
    fault: 'cubes that return are lost',
    changes: () => ({ evolve: { ...evolve, 'cubes-returned': (state) => state } }),
    breaks: 'keeps every piece in exactly one place',
  },
  {
    fault: 'business is told in Spanish as one ducados',
    changes: () =>
      inSpanish(({ facts }) => ({
        facts: {
          ...facts,
          'business-done': ({ ducats }: { ducats: number }) => `Gana ${ducats} ducados.`,
        },
      })),
    breaks:
      'counts as its languages do: 0, 1, 2 and 5 of everything, each sentence in every language',
  },
  {
    fault: 'the notation writes an advance without its track',
    changes: () => ({
      notation: {
        ...title.notation,
        write: (action) => (action.type === 'advance' ? 'advance' : title.notation.write(action)),
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
];

/** More of them, some of which only a later game shows. */
export const plantedMore: readonly Planted[] = [
  {
    fault: 'the first player is told how the manuscripts lie',
    changes: () => ({
      setup: (state, chance) =>
        title
          .setup(state, chance)
          .map((fact) =>
            fact.type === 'manuscripts-shuffled'
              ? { ...fact, secret: { ...fact.secret, seenBy: [0] } }
              : fact,
          ),
    }),
    breaks: 'shows a secret piece in a told fact only to those in whose view it is, then or before',
  },
  {
    fault: 'papal tiles are revealed without a mark that this reveals',
    changes: () => ({
      proceed: (state, chance) => unmarked('papal-tile-revealed', title.proceed(state, chance)),
    }),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'business is accepted a second time in a turn, and not offered',
    changes: () => ({
      actions: {
        ...actions,
        'do-business': {
          ...actions['do-business'],
          refuse: (state, action, seat) => {
            const no = actions['do-business'].refuse(state, action, seat);
            return no?.code === 'business-this-turn' ? null : no;
          },
          candidates: ({ going }) => (going?.hasBusiness === true ? [] : [{ type: 'do-business' }]),
        },
      },
    }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'a city that was visited is noted in the list that is there',
    changes: () => ({
      evolve: {
        ...evolve,
        'value-taken': (state, fact) => {
          (at(state.players, fact.seat).visited as string[]).push(fact.zone);
          return evolve['value-taken'](state, fact);
        },
      },
    }),
    breaks: 'changes no state it is given',
  },
  {
    fault: 'why a manuscript is refused depends on the next papal tile',
    changes: () => ({
      actions: {
        ...actions,
        'take-manuscript': {
          ...actions['take-manuscript'],
          refuse: (state, action, seat) => {
            const no = actions['take-manuscript'].refuse(state, action, seat);
            return no && { ...no, details: { ...no.details, next: state.papal.hidden[0] ?? '' } };
          },
        },
      },
    }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'redealing leaves the manuscripts as they lie',
    changes: () => ({
      redeal: (state, viewer, chance) => ({
        ...title.redeal(state, viewer, chance),
        decks: state.decks,
      }),
    }),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
];
