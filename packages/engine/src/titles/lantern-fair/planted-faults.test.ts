import { describe, expect, it } from 'vitest';
import { refusal } from '../../core/refusal.ts';
import { at, changed, seatsOf, type Viewer } from '../../core/seat.ts';
import { type AnyTitle, defineTitle, type TitleDefinition } from '../../core/title.ts';
import { promises, sourcesBeside } from '../../testing/contract.ts';
import { brokenBy, type Fault } from '../../testing/planted.ts';
import type { Sources } from '../../testing/promises/promise.ts';
import { title as sound } from './index.ts';
import { faceOf } from './pieces.ts';
import { toKeep } from './rules/2-charms.ts';
import type { Action, Fact, LanternFair, Order, State, View } from './types.ts';

type Fair = TitleDefinition<LanternFair>;

/** The title with its own shapes, so that a fault is written like a rule. */
const fair = sound as unknown as Fair;

const sources = sourcesBeside(import.meta.url);

/** Less than half of the games its contract plays: a fault must show soon. */
const games = 16;

type Planted = Fault<LanternFair> & { readonly sources?: Sources };

const { seal, raise, pass, keep, polish } = fair.actions;
const { evolve } = fair;
const orders = fair.orders as NonNullable<Fair['orders']>;

const actions = (changes: Partial<Fair['actions']>): Partial<Fair> => ({
  actions: { ...fair.actions, ...changes },
});
const steps = (changes: Partial<Fair['evolve']>): Partial<Fair> => ({
  evolve: { ...evolve, ...changes },
});
const seen = (change: (view: View, state: State, viewer: Viewer) => object): Partial<Fair> => ({
  view: (state, viewer) => {
    const view = fair.view(state, viewer);
    return { ...view, ...change(view, state, viewer) };
  },
});
const told = (change: (fact: Fact, state: State) => Fact): Partial<Fair> => ({
  actions: {
    ...fair.actions,
    seal: {
      ...seal,
      perform: (state, action, seat, chance) =>
        seal.perform(state, action, seat, chance).map((fact) => change(fact, state)),
    },
    keep: {
      ...keep,
      perform: (state, action, seat, chance) =>
        keep.perform(state, action, seat, chance).map((fact) => change(fact, state)),
    },
  },
});
const redealt = (change: (state: State, before: State, viewer: Viewer) => object) => ({
  redeal: (state: State, viewer: Viewer, chance: Parameters<Fair['redeal']>[2]): State => {
    const other = fair.redeal(state, viewer, chance);
    return viewer === 'referee' ? other : { ...other, ...change(other, state, viewer) };
  },
});
const said = (change: (words: Fair['words']['en']) => object): Partial<Fair> => ({
  words: { ...fair.words, es: { ...fair.words.es, ...change(fair.words.es) } },
});
const unmarked = (type: Fact['type']): Partial<Fair> => ({
  proceed: (state, chance) =>
    fair.proceed(state, chance).map((fact) => {
      if (fact.type !== type) return fact;
      const { reveals: _reveals, ...rest } = fact;
      return rest as Fact;
    }),
});
/** A small generator of its own, as somebody might write it who forgot the port. */
function ownGenerator(): (size: number) => number {
  let last = 1520;
  return (size) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % size;
  };
}
const topLight = ({ edition, deck }: State): number =>
  faceOf(edition, deck[0] ?? 'lantern-1').light;

/** The id of a rule that exists nowhere; spelled in two so that this file does not cite it. */
const noRule = ['LF', '9.9'].join(' ');

const leaks: readonly Planted[] = [
  {
    fault: 'the view shows the next lantern of the deck',
    changes: () => seen(({ out }, { deck }) => ({ out: [...out, ...deck.slice(0, 1)] })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'a number of the view counts the charms that others kept',
    changes: () =>
      seen(({ left }, { fairgoers }) => ({ left: left + at(fairgoers, 1).charms.length })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'a changed mind is told to everybody',
    changes: () =>
      told((fact) => {
        const { toldTo: _toldTo, ...rest } = fact;
        return rest as Fact;
      }),
    breaks: 'tells nobody of a sealed act that changes nothing he sees, such as a changed mind',
  },
  {
    fault: 'that a bid is sealed is told to its seat alone, though all see it',
    changes: () =>
      told((fact) => (fact.type === 'bid-sealed' ? { ...fact, toldTo: [fact.seat] } : fact)),
    breaks: 'tells a viewer of every event that changes what he sees',
  },
  {
    fault: 'a refusal tells whether somebody else has sealed the same',
    changes: () =>
      actions({
        seal: {
          ...seal,
          refuse: (state, action, seat) =>
            state.stall?.sale === 'sealed' && state.stall.bids.includes(action.coins)
              ? refusal('same-seal', 'LF 4.2', { coins: action.coins })
              : seal.refuse(state, action, seat),
        },
      }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'the reasons of a refusal hold the light of the next lantern',
    changes: () =>
      actions({
        raise: {
          ...raise,
          refuse: (state, action, seat) => {
            const no = raise.refuse(state, action, seat);
            return no && refusal(no.code, no.rule, { ...no.details, next: topLight(state) });
          },
        },
      }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'those waited for are listed in the order of their strongest charm',
    changes: () => ({
      toAct: (state) =>
        [...fair.toAct(state)].sort((one, other) =>
          String(at(state.fairgoers, one).charms[0]).localeCompare(
            String(at(state.fairgoers, other).charms[0]),
          ),
        ),
    }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'the open question is named after the next lantern',
    changes: () => ({ decision: (state) => `${fair.decision(state)}-${state.deck[0]}` }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'the secret of a sealed bid is addressed to everybody',
    changes: () =>
      told((fact, { fairgoers }) =>
        fact.type === 'bid-sealed'
          ? { ...fact, secret: { ...fact.secret, seenBy: [...seatsOf(fairgoers.length)] } }
          : fact,
      ),
    breaks: 'tells of a sealed choice nothing by which it could be told from another',
  },
  {
    fault: 'the charms one keeps are told to the left neighbour',
    changes: () =>
      told((fact, { fairgoers }) =>
        fact.type === 'charms-kept'
          ? { ...fact, secret: { ...fact.secret, seenBy: [(fact.seat + 1) % fairgoers.length] } }
          : fact,
      ),
    breaks: 'shows a secret piece in a told fact only to those in whose view it is, then or before',
  },
  {
    fault: 'patrons are dealt under the eyes of the next seat',
    changes: () => ({
      setup: (state, chance) =>
        fair
          .setup(state, chance)
          .map((fact) =>
            fact.type === 'patron-dealt'
              ? { ...fact, secret: { ...fact.secret, seenBy: [(fact.seat + 1) % 2] } }
              : fact,
          ),
    }),
    breaks: 'shows a secret piece in a told fact only to those in whose view it is, then or before',
  },
  {
    fault: 'a sentence tells the bid that was sealed last',
    changes: () => {
      let last = 0;
      return {
        ...steps({
          'bid-sealed': (state, fact) => {
            last = fact.secret.coins;
            return evolve['bid-sealed'](state, fact);
          },
        }),
        words: {
          ...fair.words,
          en: {
            ...fair.words.en,
            facts: { ...fair.words.en.facts, 'bid-sealed': () => `A bid of ${last} is sealed.` },
          },
        },
      };
    },
    breaks: 'says the same of a moment whenever it is asked, whatever happened in between',
  },
  {
    fault: 'the printed facts are told in the order of their keys',
    changes: () => ({
      aboutEdition: (edition) => Object.keys(edition).map((heading) => ({ heading, blocks: [] })),
    }),
    breaks: 'lists the same in the same order, however the keys of what it is kept in are ordered',
  },
  {
    fault: 'a lantern is lit without a mark that this reveals',
    changes: () => unmarked('lantern-lit'),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'bids are opened without a mark that this reveals',
    changes: () => unmarked('bids-opened'),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'the secrets are shown at the end without a mark that this reveals',
    changes: () => unmarked('secrets-shown'),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'polishing shows how bright the next lantern is, and may be taken back',
    changes: () => ({
      ...actions({
        polish: {
          ...polish,
          perform: (state, action, seat, chance) => [
            ...polish.perform(state, action, seat, chance),
            ...(topLight(state) > 6
              ? [{ type: 'lantern-polished', lantern: action.lantern, seat } as const]
              : []),
          ],
        },
      }),
    }),
    breaks: 'lets nobody take back an act after which he knows more, and takes back all of it',
  },
  {
    fault: 'an act throws a die for all to see, without a mark that this reveals',
    changes: () =>
      actions({
        pass: {
          ...pass,
          perform: (_state, _action, seat, chance) =>
            chance.draw('die', 2) === 0
              ? [{ type: 'passed', seat }]
              : [
                  { type: 'passed', seat },
                  { type: 'passed', seat },
                ],
        },
      }),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'what one foresees of passing depends on the deck',
    changes: () =>
      actions({
        pass: {
          ...pass,
          perform: (state, _action, seat) =>
            topLight(state) % 2 === 0
              ? [{ type: 'passed', seat }]
              : [
                  { type: 'passed', seat },
                  { type: 'passed', seat },
                ],
        },
      }),
    breaks: 'foresees of an act only what its seat could work out',
  },
];

/** The lantern after the one just lit is hinted at, in the same step. */
const hints = (state: State, facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((fact): readonly Fact[] =>
    fact.type === 'lantern-lit' && Number(state.deck[1]?.slice('lantern-'.length)) % 2 === 0
      ? [fact, { type: 'passed', seat: 0 }]
      : [fact],
  );

const dealtPatrons = (
  change: (fact: Fact & { type: 'patron-dealt' }, state: State) => Fact,
): Partial<Fair> => ({
  setup: (state, chance) =>
    fair
      .setup(state, chance)
      .map((fact) => (fact.type === 'patron-dealt' ? change(fact, state) : fact)),
});

const reveals: readonly Planted[] = [
  {
    fault: 'patrons are dealt under everybody’s eyes, and marked as if that were meant',
    changes: () =>
      dealtPatrons((fact, { fairgoers }) => ({
        ...fact,
        reveals: true,
        secret: { ...fact.secret, seenBy: [...seatsOf(fairgoers.length)] },
      })),
    breaks: 'shows a secret piece in a told fact only to those in whose view it is, then or before',
  },
  {
    fault: 'behind a lantern that is lit a fact tells of the next one',
    changes: () => ({ proceed: (state, chance) => hints(state, fair.proceed(state, chance)) }),
    breaks: 'marks every fact that reveals: else nobody is told what he could not know',
  },
  {
    fault: 'polishing is marked though it reveals nothing',
    changes: () =>
      actions({
        polish: {
          ...polish,
          perform: (...asked) =>
            polish.perform(...asked).map((fact): Fact => ({ ...fact, reveals: true })),
        },
      }),
    breaks: 'marks no fact that reveals nothing, since no undo passes it',
  },
  {
    fault: 'the set-up tells all of the glass of the top lantern',
    changes: () => ({
      setup: (state, chance) => {
        const facts = fair.setup(state, chance);
        const [shuffled] = facts;
        const deck = shuffled?.type === 'lanterns-shuffled' ? shuffled.secret.deck : [];
        const light = Number(deck[0]?.slice('lantern-'.length));
        return light > 6 ? [...facts, { type: 'passed', seat: 0 }] : facts;
      },
    }),
    breaks: 'tells nobody more of the set-up than he sees after it',
  },
];

const standingOrders: readonly Planted[] = [
  {
    fault: 'orders peep at the deck through a variable that the view leaves behind',
    changes: () => {
      let deck: readonly string[] = [];
      return {
        view: (state, viewer) => {
          deck = state.deck;
          return fair.view(state, viewer);
        },
        orders: {
          ...orders,
          obey: (view, standing, table) =>
            deck.length > 0 && Number(deck[0]?.slice(-1)) % 2 === 0
              ? null
              : orders.obey(view, standing, table),
        },
      };
    },
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'everybody sees how many orders were ever placed',
    changes: () => {
      let placed = 0;
      return {
        ...seen(() => ({ left: placed })),
        orders: {
          ...orders,
          place: (view, order, table) => {
            placed += 1;
            return orders.place(view, order, table);
          },
        },
      };
    },
    breaks: 'tells nobody of an order until it acts, and never that it was one',
  },
  {
    fault: 'the order that was placed last bids most',
    changes: () => {
      let last: number | null = null;
      return {
        orders: {
          ...orders,
          place: (view, order, table) => {
            last = view.me;
            return orders.place(view, order, table);
          },
          obey: (view, standing, table) =>
            view.stall?.sale === 'sealed' && standing.length > 0
              ? { action: { type: 'seal', coins: view.me === last ? 1 : 0 }, by: 0 }
              : orders.obey(view, standing, table),
        },
      };
    },
    breaks: 'comes to the same game whichever seat’s order arrives first',
  },
  {
    fault: 'an order seals more than its owner has',
    changes: () => ({
      orders: {
        ...orders,
        obey: (view, standing, table) => {
          const last = standing.at(-1)?.seal ?? null;
          return view.stall?.sale === 'sealed' && last !== null
            ? { action: { type: 'seal', coins: last }, by: standing.length - 1 }
            : orders.obey(view, standing, table);
        },
      },
    }),
    breaks: 'lets orders do only what their owner could do by hand',
  },
  {
    fault: 'an order polishes for ever, since polishing costs nothing and may be repeated',
    changes: () => ({
      ...actions({
        polish: {
          ...polish,
          refuse: (state, action, seat) => {
            const no = polish.refuse(state, action, seat);
            return no?.code === 'already-polished' || no?.code === 'no-coin-left' ? null : no;
          },
        },
      }),
      ...steps({ 'lantern-polished': (state) => state }),
      orders: {
        ...orders,
        obey: (view, standing, table) => {
          const [lantern] = view.fairgoers[view.me ?? 0]?.lanterns ?? [];
          return lantern !== undefined && view.stall?.sale === 'open' && standing.length > 0
            ? { action: { type: 'polish', lantern }, by: 0 }
            : orders.obey(view, standing, table);
        },
      },
    }),
    breaks: 'plays every random game to an end somebody has won',
  },
  {
    fault: 'an order is said in words that know no limit',
    changes: () =>
      said(() => ({ order: ({ upTo }: Order) => `Hasta ${upTo ?? undefined} monedas` })),
    breaks: 'can say every order, in every language',
  },
];

const states: readonly Planted[] = [
  {
    fault: 'a step changes the state it is given',
    changes: () =>
      steps({
        'lantern-gone-out': (state, { lantern }) => {
          (state.out as string[]).push(lantern);
          return { ...state, stall: null };
        },
      }),
    breaks: 'changes no state it is given',
  },
  {
    fault: 'the view hands out a list of the state itself',
    changes: () => seen((_view, { out }) => ({ out })),
    breaks: 'lets nothing that is done with a view reach the state',
  },
  {
    fault: 'ties are settled by a count kept outside the state',
    changes: () => {
      let ties = 0;
      return {
        proceed: (state, chance) =>
          fair.proceed(state, chance).map((fact) => {
            if (fact.type !== 'lantern-sold') return fact;
            ties += 1;
            return { ...fact, coins: fact.coins - (ties % 2) };
          }),
      };
    },
    breaks: 'decides every act the same way again, draws included',
  },
  {
    fault: 'the state holds a set, which JSON does not',
    changes: () =>
      steps({
        'lantern-lit': (state, fact) => ({
          ...evolve['lantern-lit'](state, fact),
          seen: new Set([fact.lantern]),
        }),
      }),
    breaks: 'replays its log to the same state, also after a round trip through JSON',
  },
  {
    fault: 'a lantern nobody buys is lost',
    changes: () => steps({ 'lantern-gone-out': (state) => ({ ...state, stall: null }) }),
    breaks: 'keeps every piece in exactly one place',
  },
  {
    fault: 'a lantern that is sold also lies among those gone out',
    changes: () =>
      steps({
        'lantern-sold': (state, fact) => ({
          ...evolve['lantern-sold'](state, fact),
          out: [...state.out, fact.lantern],
        }),
      }),
    breaks: 'keeps every piece in exactly one place',
  },
  {
    fault: 'the lanterns are shuffled by a generator of the title’s own',
    changes: () => {
      const draw = ownGenerator();
      return {
        setup: (state, chance) =>
          fair.setup(state, {
            draw: (purpose, size) =>
              purpose === 'lanterns' ? draw(size) : chance.draw(purpose, size),
          }),
      };
    },
    breaks: 'comes to the same game from its acts and the draws of its log alone, without orders',
  },
  {
    fault: 'the first shuffle is kept and used again, so that later games draw nothing',
    changes: () => {
      const dealt = new Map<number, readonly Fact[]>();
      return {
        setup: (state, chance) => {
          const seats = state.fairgoers.length;
          const facts = dealt.get(seats) ?? fair.setup(state, chance);
          dealt.set(seats, facts);
          return facts;
        },
      };
    },
    breaks: 'decides every act the same way again, draws included',
  },
];

const rules: readonly Planted[] = [
  {
    fault: 'passing is never offered',
    changes: () => actions({ pass: { ...pass, candidates: () => [] } }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'nobody looks into the purse of who bids',
    changes: () =>
      actions({
        raise: {
          ...raise,
          refuse: (state, action, seat) => {
            const no = raise.refuse(state, action, seat);
            return no?.code === 'bid-above-purse' ? null : no;
          },
        },
      }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'a first bid of nothing is accepted, which nobody offers',
    changes: () =>
      actions({
        raise: {
          ...raise,
          refuse: (state, action, seat) =>
            state.stall?.sale === 'open' &&
            state.stall.offeredTo === null &&
            state.stall.highest === null &&
            action.coins === 0
              ? null
              : raise.refuse(state, action, seat),
        },
      }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'the form lets one keep charms too strong for the rules',
    changes: () =>
      actions({
        keep: {
          ...keep,
          forms: (state, seat) =>
            (keep.forms?.(state, seat) ?? []).map((form) => ({
              ...form,
              choices: form.choices.map((choice) => ({ ...choice, bounds: [] })),
            })),
        },
      }),
    breaks: 'accepts everything it offers, and offers something to whom it waits for',
  },
  {
    fault: 'the rules take the same charm twice, which no form describes',
    changes: () =>
      actions({
        keep: {
          ...keep,
          refuse: (state, { charms, ...action }, seat) =>
            keep.refuse(state, { ...action, charms: [...new Set(charms)] }, seat),
        },
      }),
    breaks: 'offers everything it accepts',
  },
  {
    fault: 'the rules never come to rest',
    changes: () => ({
      proceed: (state, chance) => {
        const facts = fair.proceed(state, chance);
        return facts.length === 0 ? [{ type: 'passed', seat: 0 }] : facts;
      },
    }),
    breaks: 'plays every random game to an end somebody has won',
  },
  {
    fault: 'the game never ends',
    changes: () => ({ outcome: () => null }),
    breaks: 'plays every random game to an end somebody has won',
  },
  {
    fault: 'the game ends and nobody has won',
    changes: () => ({ outcome: (state) => fair.outcome(state) && { winners: [] } }),
    breaks: 'plays every random game to an end somebody has won',
  },
  {
    fault: 'a seat is waited for that has nothing to decide',
    changes: () => ({
      toAct: (state) => (toKeep(state).length > 0 ? [0, ...toKeep(state)] : fair.toAct(state)),
    }),
    breaks: 'accepts everything it offers, and offers something to whom it waits for',
  },
  {
    fault: 'who is too late bids a coin he may not have',
    changes: () => ({
      fallback: (view, table) =>
        view.stall?.sale === 'open' && view.stall.offeredTo === null
          ? { type: 'raise', coins: (view.stall.highest?.coins ?? 0) + 1 }
          : fair.fallback(view, table),
    }),
    breaks: 'has a legal least harmful act for everybody it waits for',
  },
  {
    fault: 'everybody being too late polishes for ever',
    changes: () => ({
      ...actions({ polish: { ...polish, refuse: () => null } }),
      ...steps({ 'lantern-polished': (state) => state }),
      fallback: (view, table) =>
        view.stall?.sale === 'open' && view.stall.offeredTo === null
          ? { type: 'polish', lantern: 'lantern-1' }
          : fair.fallback(view, table),
    }),
    breaks: 'comes to an end when everybody is too late from some moment on',
  },
  {
    fault: 'who is too late bids by a generator of its own',
    changes: () => {
      const next = ownGenerator();
      return {
        fallback: (view, table) =>
          view.stall?.sale === 'sealed'
            ? { type: 'seal', coins: next(1 + (view.fairgoers[view.me ?? 0]?.coins ?? 0)) }
            : fair.fallback(view, table),
      };
    },
    breaks: 'plays the same again for whoever was too late, when its log is decided again',
  },
  {
    fault: 'who is too late bids by how often that was asked, also in what was taken back',
    changes: () => {
      let asked = 0;
      return {
        fallback: (view, table) => {
          if (view.stall?.sale !== 'sealed') return fair.fallback(view, table);
          asked += 1;
          return {
            type: 'seal',
            coins: asked % (1 + (view.fairgoers[view.me ?? 0]?.coins ?? 0)),
          };
        },
      };
    },
    breaks:
      'goes on from where it is taken back to, draws what was never drawn, and is decided so again',
  },
  {
    fault: 'the question keeps its name from stall to stall',
    changes: () => ({ decision: () => 'fair' }),
    breaks: 'gives the question another name once something was revealed, and no old name again',
  },
];

const redeals: readonly Planted[] = [
  {
    fault: 'redealing deals nothing',
    changes: () => ({ redeal: (state) => state }),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'redealing forgets the patrons',
    changes: () =>
      redealt((other, { fairgoers, spare }) => ({
        spare,
        fairgoers: other.fairgoers.map((fairgoer, seat) => ({
          ...fairgoer,
          patron: at(fairgoers, seat).patron,
        })),
      })),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'redealing forgets the sealed bids',
    changes: () => redealt((_other, { stall }) => ({ stall })),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'redealing loses a charm',
    changes: () => redealt(({ undealt }) => ({ undealt: undealt.slice(1) })),
    breaks: 'redeals every piece to exactly one place, and nothing to the referee',
  },
  {
    fault: 'redealing gives a viewer another patron than the one he knows',
    changes: () => redealt((_other, state) => fair.redeal(state, 'spectator', { draw: () => 0 })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'redealing leaves others without charms to choose from',
    changes: () =>
      redealt(({ fairgoers, undealt }, _before, viewer) => {
        const seat = viewer === 0 ? 1 : 0;
        const { charms, hasKept } = at(fairgoers, seat);
        if (hasKept) return {};
        return {
          undealt: [...undealt, ...charms],
          fairgoers: changed(fairgoers, seat, (fairgoer) => ({ ...fairgoer, charms: [] })),
        };
      }),
    breaks: 'plays every redealt game to its end',
  },
];

/** Redealing that leaves some patrons where they are, and a view that shows them then. */
const keptPatrons = (isKept: (seat: number, state: State) => boolean): Partial<Fair> => ({
  ...redealt((other, { fairgoers, spare, ...state }, viewer) => {
    if (state.shown) return {};
    const stays = (seat: number) => seat === viewer || isKept(seat, { fairgoers, spare, ...state });
    const pool = [
      ...spare,
      ...fairgoers.flatMap(({ patron }, seat) => (stays(seat) ? [] : [patron])),
    ].reverse();
    return {
      fairgoers: other.fairgoers.map((fairgoer, seat) => ({
        ...fairgoer,
        patron: stays(seat) ? at(fairgoers, seat).patron : (pool.pop() ?? ''),
      })),
      spare: pool,
    };
  }),
  ...seen(({ fairgoers }, state) => ({
    fairgoers: fairgoers.map((fairgoer, seat) =>
      isKept(seat, state) ? { ...fairgoer, patron: at(state.fairgoers, seat).patron } : fairgoer,
    ),
  })),
});

/** The state that was looked at last, kept where no rule may keep anything. */
function peeping(change: (deck: () => string) => Partial<Fair>): Partial<Fair> {
  let top = '';
  return {
    ...change(() => top),
    view: (state, viewer) => {
      top = state.deck[0] ?? '';
      return fair.view(state, viewer);
    },
  };
}

const channels: readonly Planted[] = [
  {
    fault: 'a French button tells the next lantern',
    changes: () =>
      peeping((top) => ({
        words: {
          ...fair.words,
          fr: { ...fair.words.fr, actions: { ...fair.words.fr.actions, pass: () => top() } },
        },
      })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'the reason of a refusal tells the next lantern, in French',
    changes: () =>
      peeping((top) => ({
        words: {
          ...fair.words,
          fr: {
            ...fair.words.fr,
            refusals: { ...fair.words.fr.refusals, 'bid-above-purse': () => `Non : ${top()}` },
          },
        },
      })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'a line that is not understood is refused with the next lantern',
    changes: () =>
      peeping((top) => ({
        notation: {
          ...fair.notation,
          read: (text, view, table) => {
            const read = fair.notation.read(text, view, table);
            return 'rule' in read ? { ...read, details: { next: top() } } : read;
          },
        },
      })),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'a Spanish sentence tells the bid that was sealed last',
    changes: () => {
      let last = 0;
      return {
        ...steps({
          'bid-sealed': (state, fact) => {
            last = fact.secret.coins;
            return evolve['bid-sealed'](state, fact);
          },
        }),
        ...said(({ facts }) => ({ facts: { ...facts, 'bid-sealed': () => `Puja: ${last}.` } })),
      };
    },
    breaks: 'says the same of a moment whenever it is asked, whatever happened in between',
  },
  {
    fault: 'who may also act follows from hidden charms',
    changes: () => ({
      mayAlsoAct: (state) =>
        state.stall?.sale === 'open' && at(state.fairgoers, 0).charms.length > 1
          ? seatsOf(state.fairgoers.length)
          : (fair.mayAlsoAct?.(state) ?? []),
    }),
    breaks: 'tells a viewer nothing that depends on what he cannot know',
  },
  {
    fault: 'polishing may be taken back only while the next lantern is bright',
    changes: () => ({
      mayAlsoAct: (state) =>
        state.stall?.sale === 'open' && topLight(state) % 2 === 0
          ? seatsOf(state.fairgoers.length)
          : (fair.mayAlsoAct?.(state) ?? []),
    }),
    breaks: 'lets a seat take back whether or not what it cannot know is otherwise',
  },
];

const shapes: readonly Planted[] = [
  {
    fault: 'no seat sees the secrets about it',
    changes: () => dealtPatrons((fact) => ({ ...fact, secret: { ...fact.secret, seenBy: [] } })),
    breaks: 'states a fact for every act, and lets its seat see what it sealed or was dealt',
  },
  {
    fault: 'polishing states no fact',
    changes: () => actions({ polish: { ...polish, perform: () => [] } }),
    breaks: 'states a fact for every act, and lets its seat see what it sealed or was dealt',
  },
  {
    fault: 'orders always name the first of them',
    changes: () => ({
      orders: {
        ...orders,
        obey: (view, standing, table) => {
          const obeyed = orders.obey(view, standing, table);
          return obeyed && { ...obeyed, by: 0 };
        },
      },
    }),
    breaks: 'lets orders do only what their owner could do by hand',
  },
  {
    fault: 'a seat is waited for twice',
    changes: () => ({ toAct: (state) => fair.toAct(state).flatMap((seat) => [seat, seat]) }),
    breaks: 'waits for seats of the table, each once, and offers nothing twice',
  },
  {
    fault: 'passing is offered three times',
    changes: () =>
      actions({
        pass: { ...pass, candidates: () => [{ type: 'pass' }, { type: 'pass' }, { type: 'pass' }] },
      }),
    breaks: 'waits for seats of the table, each once, and offers nothing twice',
  },
  {
    fault: 'the winner is a seat that does not exist',
    changes: () => ({ outcome: (state) => fair.outcome(state) && { winners: [9] } }),
    breaks: 'plays every random game to an end somebody has won',
  },
  {
    fault: 'the scores of two seats are exchanged',
    changes: () => ({
      score: (view, table) =>
        view.me === 0 ? [...fair.score(view, table)].reverse() : fair.score(view, table),
    }),
    breaks: 'counts for every seat what it knows of its score as the referee does, in seat order',
  },
];

const partialRedeals: readonly Planted[] = [
  {
    fault: 'redealing deals nothing to seat 1, and his view shows the next lantern',
    changes: () => ({
      redeal: (state, viewer, chance) =>
        viewer === 1 ? state : fair.redeal(state, viewer, chance),
      ...seen(({ out }, { deck }, viewer) =>
        viewer === 1 ? { out: [...out, ...deck.slice(0, 1)] } : {},
      ),
    }),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'redealing leaves the patrons alone after two stalls, and all see them then',
    changes: () => keptPatrons((_seat, { held }) => held > 2),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'redealing leaves the patrons of seats 2 and 3 alone, and all see them',
    changes: () => keptPatrons((seat) => seat >= 2),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'redealing leaves the charms in the box alone at the end',
    changes: () =>
      redealt((other, { shown, fairgoers, undealt }) =>
        shown
          ? {
              undealt,
              fairgoers: other.fairgoers.map((fairgoer, seat) => ({
                ...fairgoer,
                boxed: at(fairgoers, seat).boxed,
              })),
            }
          : {},
      ),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
  {
    fault: 'the state keeps the strength of the charms, which redealing forgets and all see',
    changes: () => ({
      ...steps({
        'charms-kept': (state, fact) => ({
          ...evolve['charms-kept'](state, fact),
          strength: fact.secret.charms.reduce((sum, charm) => sum + Number(charm.slice(6)), 0),
        }),
      }),
      ...seen(({ left }, state) => ({
        left: left + ('strength' in state ? Number(state.strength) : 0),
      })),
    }),
    breaks: 'deals anew everything a viewer cannot know, so that the other promises mean something',
  },
];

const words: readonly Planted[] = [
  {
    fault: 'the view has a key no schema declares',
    changes: () => seen((_view, { held }) => ({ held })),
    breaks: 'takes, tells and shows only what its schemas declare',
  },
  {
    fault: 'a fact has a field no schema declares',
    changes: () => told((fact) => ({ ...fact, by: 'hand' })),
    breaks: 'takes, tells and shows only what its schemas declare',
  },
  {
    fault: 'a fact has no words in Spanish',
    changes: () => said(({ facts: { passed: _passed, ...facts } }) => ({ facts })),
    breaks: 'takes, tells and shows only what its schemas declare',
  },
  {
    fault: 'an option has no words in Spanish',
    changes: () => said(() => ({ options: {} })),
    breaks: 'has the same words in every language, its rules too',
  },
  {
    fault: 'a refusal has no words in Spanish',
    changes: () => said(({ refusals: { 'same-seal': _seal, ...refusals } }) => ({ refusals })),
    breaks: 'has the same words in every language, its rules too',
  },
  {
    fault: 'a chapter has no heading in Spanish',
    changes: () => said(({ chapters: { 'LF 2': _charms, ...chapters } }) => ({ chapters })),
    breaks: 'has the same words in every language, its rules too',
  },
  {
    fault: 'the chapters stand in another order than the rules',
    changes: () =>
      said(({ chapters: { 'LF 1': setUp, ...chapters } }) => ({
        chapters: { ...chapters, 'LF 1': setUp ?? '' },
      })),
    breaks: 'has the same words in every language, its rules too',
  },
  {
    fault: 'a list of a form has no name in Spanish',
    changes: () => said(() => ({ choices: {} })),
    breaks:
      'has a sentence for everything that happens, is offered, ordered or refused, in every language',
  },
  {
    fault: 'a sentence says undefined to those who do not see a secret',
    changes: () =>
      said(({ facts }) => ({
        facts: {
          ...facts,
          'bid-sealed': ({ secret }: { secret?: { coins: number } }) =>
            `Puja de ${secret?.coins} monedas.`,
        },
      })),
    breaks:
      'has a sentence for everything that happens, is offered, ordered or refused, in every language',
  },
  {
    fault: 'a sentence says 1 coins',
    changes: () =>
      said(({ facts }) => ({
        facts: {
          ...facts,
          'bid-raised': ({ coins }: { coins: number }) => `Puja ${coins} monedas.`,
        },
      })),
    breaks:
      'counts as its languages do: 0, 1, 2 and 5 of everything, each sentence in every language',
  },
  {
    fault: 'the shown position has a row of too few cells',
    changes: () => ({
      show: (view, language, nameOf, table) =>
        fair.show(view, language, nameOf, table).map(({ heading, blocks }) => ({
          heading,
          blocks: blocks.map((block) =>
            block.kind === 'table'
              ? { ...block, rows: block.rows.map((row) => row.slice(1)) }
              : block,
          ),
        })),
    }),
    breaks:
      'has a sentence for everything that happens, is offered, ordered or refused, in every language',
  },
  {
    fault: 'a refusal names a rule that no rules page has',
    changes: () =>
      actions({
        seal: {
          ...seal,
          refuse: (state, action, seat) => {
            const no = seal.refuse(state, action, seat);
            return no && { ...no, rule: noRule };
          },
        },
      }),
    breaks: 'names a rule of its own, or of the service, when it refuses',
  },
  {
    fault: 'a line of the score has no words',
    changes: () => said(({ lines: { polish: _polish, ...lines } }) => ({ lines })),
    breaks: 'names a rule of its own, or of the service, when it refuses',
  },
  {
    fault: 'the notation forgets how much is sealed',
    changes: () => ({
      notation: {
        ...fair.notation,
        write: (action: Action) =>
          action.type === 'seal' ? 'seal 1' : fair.notation.write(action),
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
  {
    fault: 'the notation throws at a bid without a number',
    changes: () => ({
      notation: {
        ...fair.notation,
        read: (text, view, table) => {
          if (text === 'bid') throw new Error('bid what?');
          return fair.notation.read(text, view, table);
        },
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
  {
    fault: 'the notation takes what it writes for several acts',
    changes: () => ({ notation: { ...fair.notation, split: (text) => text.split(' ') } }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
  {
    fault: 'the notation splits a line into lines that say several acts again',
    changes: () => ({
      notation: {
        ...fair.notation,
        split: (text) => {
          const [first = '', ...others] = text.split(', ');
          return others.length === 0 ? [text] : [first, `${others.join(', ')}, ${first}`];
        },
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
  {
    fault: 'the notation splits a line of several acts into no line at all',
    changes: () => ({
      notation: {
        ...fair.notation,
        split: (text) => {
          const parts = text.split(/[,:;]\s*/);
          return parts.length > 1 ? parts.filter((part) => part.includes('?')) : [text];
        },
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
  {
    fault: 'the notation reads a bid that no schema takes',
    changes: () => ({
      notation: {
        ...fair.notation,
        read: (text, view, table) =>
          /^bid -\d+$/.test(text)
            ? { type: 'raise', coins: Number(text.slice(4)) }
            : fair.notation.read(text, view, table),
      },
    }),
    breaks: 'reads every action it writes, a line each, and refuses nonsense',
  },
  {
    fault: 'a rule has no test',
    changes: () => ({}),
    sources: { 'rules.test.ts': sources['rules.test.ts']?.replaceAll('LF 5.3', 'passing') ?? '' },
    breaks: 'has a test named after every rule of its rules page, and cites no other rule anywhere',
  },
  {
    fault: 'the test of a rule is commented out',
    changes: () => ({}),
    sources: {
      'rules.test.ts': sources['rules.test.ts']?.replace(/^.*LF 5\.3.*$/gm, '// $&') ?? '',
    },
    breaks: 'has a test named after every rule of its rules page, and cites no other rule anywhere',
  },
  {
    fault: 'the test of a rule is empty',
    changes: () => ({}),
    sources: {
      'rules.test.ts': `${sources['rules.test.ts']?.replaceAll('LF 5.3', 'passing')}
it('LF 5.3 is tested', () => {});`,
    },
    breaks: 'has a test named after every rule of its rules page, and cites no other rule anywhere',
  },
  {
    fault: 'the rules cite a rule that no rules page has',
    changes: () => ({}),
    sources: { ...sources, 'rules/8-more.ts': `/** ${noRule}: and so on. */` },
    breaks: 'has a test named after every rule of its rules page, and cites no other rule anywhere',
  },
  {
    fault: 'a refusal has no test',
    changes: () => ({}),
    sources: {
      'rules.test.ts': sources['rules.test.ts']?.replaceAll('already-polished', 'polished') ?? '',
    },
    breaks: 'has a test for every refusal, and words for no other',
  },
];

const planted = [
  ...leaks,
  ...reveals,
  ...standingOrders,
  ...states,
  ...rules,
  ...redeals,
  ...channels,
  ...shapes,
  ...partialRedeals,
  ...words,
];

const faulty = ({ changes }: Pick<Planted, 'changes'>): AnyTitle =>
  defineTitle<LanternFair>({ ...fair, ...changes() });

describe('a fault in a title is caught:', () => {
  it('none in the sound title, in as few games', () => {
    expect(brokenBy(faulty({ changes: () => ({}) }), promises, sources, games)).toEqual([]);
  });

  it('none in a sound title that names its question anew after each polish', () => {
    const polished = ({ fairgoers }: State) =>
      fairgoers.flatMap((fairgoer) => fairgoer.polished.filter(Boolean)).length;
    const changes = () => ({
      decision: (state: State) => `${fair.decision(state)}-${polished(state)}`,
    });
    const named = promises.filter(({ says }) => says.startsWith('gives the question another'));
    expect(brokenBy(faulty({ changes }), named, sources, games)).toEqual([]);
  });

  it('of 25 kinds and more, by every promise one at least', () => {
    expect(planted.length).toBeGreaterThanOrEqual(25);
    expect(new Set(planted.map(({ fault }) => fault)).size).toBe(planted.length);
    const used = new Set(planted.map(({ breaks }) => breaks));
    expect(promises.filter(({ says }) => !used.has(says))).toEqual([]);
  });

  for (const fault of planted) {
    it(`${fault.fault}, by the promise that it ${fault.breaks}`, () => {
      const promised = promises.filter(({ says }) => says === fault.breaks);
      const texts = fault.sources ?? sources;
      expect(brokenBy(faulty(fault), promised, texts, games)).toEqual([fault.breaks]);
    });
  }
});
