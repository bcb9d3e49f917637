import { type Seat, seatsOf } from '../../../core/seat.ts';
import { type Colour, colours, type Privilege } from '../edition.ts';
import { write } from '../notation.ts';
import { setFor, showable } from '../orders/sets.ts';
import { faceOf, valueOfRight } from '../pieces.ts';
import { mostFor } from '../rules/2-auction.ts';
import type { Action, ActionOf, View } from '../types.ts';
import { type Block, cardsIn, type Holder, type Scene, text, viewer } from './scene.ts';

/** What may be done under some condition. */
type Possible = readonly (readonly [boolean, Action])[];

const done = (possible: Possible): readonly Action[] =>
  possible.flatMap(([is, action]) => (is ? [action] : []));

/** Cards of a hand by what they show, each face once. */
const facesOf = (cards: readonly string[]): readonly string[] => [...new Set(cards.map(faceOf))];

type Face = NonNullable<ActionOf<'slip'>['card']>;

const goneBy = (type: 'discard' | 'slip', cards: readonly string[]): readonly Action[] => {
  const faces = facesOf(cards) as readonly Face[];
  return faces.length === 0 ? [{ type, card: null }] : faces.map((card) => ({ type, card }));
};

function toBuy({ dealt }: Holder): readonly Action[] {
  const [iou] = (dealt ?? []).map(({ card }) => card).filter((card) => faceOf(card) === card);
  return [
    { type: 'buy', cards: [], jokers: 0 },
    ...(iou === undefined ? [] : [{ type: 'buy' as const, cards: [iou], jokers: 0 }]),
  ];
}

function toBid({ auction }: View, { hand }: Holder): readonly Action[] {
  const { noble, highest } = auction ?? { noble: 'philipp' as const, highest: 0 };
  const most = mostFor(noble, cardsIn(hand));
  return done([
    [most > highest, { type: 'bid', cards: highest + 1 }],
    [highest > 0 && most >= highest, { type: 'call', cards: highest }],
    [true, { type: 'pass' }],
  ]);
}

/** One way to show as many cards as were bid. */
function toShow({ view: { showdown }, edition }: Scene, { hand }: Holder): readonly Action[] {
  if (showdown === null) return [];
  const mine = showable(edition, showdown.noble, cardsIn(hand), hand.length);
  const set = setFor(mine, showdown.cards, { kind: 'highest', jokers: 'last' });
  return set === null ? [] : [{ type: 'show', ...set }];
}

/** From whom the next level of a colour comes: the supply, or else all who stand on it. */
function sources({ supply, players }: View, colour: Colour, level: number) {
  const isLeft = supply.some(
    (pile) => pile.colour === colour && pile.level === level && pile.tiles.length > 0,
  );
  if (isLeft) return [null];
  return seatsOf(players.length).filter((seat) => players[seat]?.levels[colour] === level);
}

const stepsIn = (view: View, { levels }: Holder, colour: Colour): readonly Action[] =>
  sources(view, colour, levels[colour] + 1).map((from: Seat | null) => ({
    type: 'step',
    colour,
    from,
  }));

/** The top church and cathedral, where the viewer lacks them and can pay. */
const buildings = (
  { view, edition }: Scene,
  { rights, florins }: Holder,
  by: 'violet' | 'architect',
): readonly Action[] =>
  (['church', 'cathedral'] as const).flatMap((building) => {
    const [top] = view.stacks[building];
    const isOpen = rights[building] === null && top !== undefined;
    return isOpen && (florins ?? 0) >= valueOfRight(edition, building, top)
      ? [{ type: 'build', building, by }]
      : [];
  });

const rightsIn = (
  { stacks }: View,
  { rights, levels }: Holder,
  colour: Colour,
  offered: readonly (readonly [ActionOf<'take-right'>['right'], number])[],
): readonly Action[] =>
  offered.flatMap(([right, needed]) =>
    levels[colour] >= needed && rights[right] === null && stacks[right].length > 0
      ? [{ type: 'take-right', right }]
      : [],
  );

/** What a privilege is good for. */
function usesOf(scene: Scene, me: Holder, privilege: Privilege): readonly Action[] {
  const { view } = scene;
  switch (privilege) {
    case 'yellow':
      return [
        ...stepsIn(view, me, 'yellow'),
        ...done([[me.levels.yellow > 1, { type: 'take-florins', by: 'yellow' }]]),
      ];
    case 'orange': {
      const offered = [['coat', 3] as const, ['patent', 4] as const];
      return [...stepsIn(view, me, 'orange'), ...rightsIn(view, me, 'orange', offered)];
    }
    case 'violet': {
      const offered = [['mint', 3] as const, ['architect', 4] as const];
      return [
        ...stepsIn(view, me, 'violet'),
        ...rightsIn(view, me, 'violet', offered),
        ...buildings(scene, me, 'violet'),
      ];
    }
    case 'draw2':
      return [{ type: 'draw' }];
    case 'florins500':
      return [{ type: 'take-florins', by: privilege }];
    default:
      return [{ type: 'gain-prestige', by: privilege }];
  }
}

/** What the Architect may build besides. */
const byArchitect = (scene: Scene, me: Holder): readonly Action[] =>
  scene.view.winning?.mayBuild === true ? buildings(scene, me, 'architect') : [];

const inOrder = (privileges: readonly Privilege[]): readonly Privilege[] =>
  [...new Set(privileges)].sort((one, other) => Number(isColour(other)) - Number(isColour(one)));
const isColour = (privilege: Privilege): boolean => colours.some((colour) => colour === privilege);

/** What the viewer may do at the question that is asked of him. */
function open(scene: Scene, me: Holder): readonly Action[] {
  const { view } = scene;
  switch (view.question) {
    case 'buy':
      return toBuy(me);
    case 'bid':
      return toBid(view, me);
    case 'show':
      return toShow(scene, me);
    case 'choose':
      return [
        ...view.privilegeCards.open.map((card) => ({ type: 'choose-privileges', card }) as const),
        ...byArchitect(scene, me),
      ];
    case 'privilege':
      return [
        ...inOrder(view.winning?.left ?? []).flatMap((one) => usesOf(scene, me, one)),
        ...byArchitect(scene, me),
        { type: 'waive' },
      ];
    case 'architect':
      return [...byArchitect(scene, me), { type: 'done' }];
    case 'discard':
      return goneBy('discard', cardsIn(me.hand.filter(({ aside }) => aside !== 'drawn')));
    case 'compensation':
      return [
        { type: 'take-compensation', as: 'florins' },
        { type: 'take-compensation', as: 'prestige' },
      ];
    case 'slip':
      return goneBy('slip', cardsIn(me.hand));
    case null:
      return [];
  }
}

/** The lines the viewer may write now, also to change his mind. */
export function commandsAsked(scene: Scene): readonly Block[] {
  const { asked, chosen } = scene.view;
  const me = viewer(scene.view);
  if (me === undefined || ![...asked, ...chosen].includes(me.seat)) return [];
  const lines = open(scene, me).map(write);
  return lines.length === 0 ? [] : [text(scene.board.commands(lines.join(scene.names.between)))];
}
