import type { Section } from '../../../core/show.ts';
import { colours, debtors, rights } from '../edition.ts';
import { debtorOf, isJoker, numberOf, priceOf, valueOfRight, worthOf } from '../pieces.ts';
import { score } from '../rules/6-end.ts';
import {
  byNoble,
  capital,
  cardName,
  cardsSaid,
  rankName,
  rightName,
} from '../words/names/names.ts';
import {
  aboutCards,
  type Block,
  cardsIn,
  grid,
  type Holder,
  laidOut,
  type Player,
  type Scene,
  text,
  viewer,
} from './scene.ts';

const pieceOf = ({ names }: Scene, card: string) => ({
  id: card,
  mark: isJoker(card) ? 'J' : String(numberOf(card)),
  name: capital(cardName(names, card)),
});

/** One's hand, noble by noble, the jokers last. */
function handOf(scene: Scene, cards: readonly string[]): readonly Block[] {
  const { names } = scene;
  const laid = (label: string, own: readonly string[]) =>
    laidOut(
      capital(label),
      own.map((card) => pieceOf(scene, card)),
    );
  return [
    ...debtors.flatMap((debtor) =>
      laid(
        names.nobles[debtor],
        cards.filter((card) => !isJoker(card) && debtorOf(card) === debtor),
      ),
    ),
    ...laid(names.joker[1], cards.filter(isJoker)),
  ];
}

/** What lies before one to be bought, and what of it one has chosen. */
function dealtTo(scene: Scene, { dealt, seat }: Holder): readonly Block[] {
  const { view, edition, board, names } = scene;
  const cards = (dealt ?? []).map(({ card }) => card);
  const chosen = (dealt ?? []).filter(({ isChosen }) => isChosen).map(({ card }) => card);
  return [
    ...laidOut(
      board.dealt,
      cards.map((card) => ({
        ...pieceOf(scene, card),
        name: board.priced(capital(cardName(names, card)), names.florins(priceOf(edition, card))),
      })),
    ),
    ...(view.chosen.includes(seat) && cards.length > 0
      ? [text(board.toBuy(cardsSaid(names, chosen), names.florins(worthOf(edition, chosen))))]
      : []),
  ];
}

export function mySection(scene: Scene): readonly Section[] {
  const { view, board, names } = scene;
  const me = viewer(view);
  if (me === undefined) return [];
  const { hand, florins, seen } = me;
  const asideAs = (where: 'laid' | 'drawn') => cardsIn(hand.filter(({ aside }) => aside === where));
  const listed = (say: (cards: string) => string) => (cards: readonly string[]) =>
    say(cardsSaid(names, cards));
  return [
    {
      heading: board.mine,
      blocks: [
        ...(florins === null ? [] : [text(board.money(names.florins(florins)))]),
        text(board.held(hand.length)),
        ...handOf(scene, cardsIn(hand)),
        ...aboutCards(seen, listed(board.seen)),
        ...aboutCards(asideAs('laid'), listed(board.laid)),
        ...aboutCards(asideAs('drawn'), listed(board.drawn)),
        ...dealtTo(scene, me),
      ],
    },
  ];
}

/** The rights a player has, with what is printed on them. */
const rightsOf = ({ edition, names }: Scene, player: Player): string =>
  rights
    .flatMap((right) => {
      const tile = player.rights[right];
      return tile === null ? [] : [rightName(names, edition, right, tile)];
    })
    .join(', ');

/** Cards everybody has seen in a hand, noble by noble. */
const seenIn = ({ names }: Scene, { seen }: Player): string =>
  [
    ...byNoble(names, seen),
    ...(seen.some(isJoker) ? [cardsSaid(names, seen.filter(isJoker))] : []),
  ].join(names.between);

/** What the end of a round would bring a player, and what of it he would lose (A 5.2, 4.1). */
function roundBrings({ view, edition, board }: Scene, player: Player): string {
  const { prestige, cap, levels, rights: held } = player;
  if (view.question === null) return '';
  const titles = (['coat', 'patent'] as const).map((right) =>
    held[right] === null ? 0 : valueOfRight(edition, right, held[right]),
  );
  const points = titles.reduce(
    (all, yields) => all + yields,
    edition.income.orange[levels.orange - 1] ?? 0,
  );
  const sum = prestige + points;
  return board.brings(points, sum - Math.min(sum, cap ?? sum));
}

export function playerSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names, nameOf } = scene;
  const rows = view.players.map((player) => {
    const { seat, prestige, cap, florins, levels, wins } = player;
    return [
      String(seat + 1),
      nameOf(seat),
      florins === null ? board.concealed : String(florins),
      String(prestige),
      cap === null ? board.noBar : String(cap),
      roundBrings(scene, player),
      ...colours.map((colour) =>
        board.atLevel(levels[colour], rankName(names, edition, colour, levels[colour])),
      ),
      rightsOf(scene, player),
      String(wins),
      seenIn(scene, player),
    ];
  });
  const { withoutChurch, withoutCathedral } = edition.caps;
  const bars = `${board.about.caps}${names.colon}${board.about.capsHere(withoutChurch, withoutCathedral)}.`;
  return [{ heading: board.players, blocks: [grid(board.playerColumns, rows), text(bars)] }];
}

/** Every line of every score, the one with most prestige first (A 6). */
export function scoreSection({ view, board, lines, nameOf }: Scene): readonly Section[] {
  const scores = score(view);
  const rows = [...view.players]
    .sort((one, other) => other.prestige - one.prestige)
    .map(({ seat, prestige }) => [
      nameOf(seat),
      String(prestige),
      ...Object.keys(lines).map((line) =>
        String(scores[seat]?.find((known) => known.line === line)?.points ?? ''),
      ),
    ]);
  const columns = [...board.scoreColumns, ...Object.values(lines)];
  return view.round === 0 ? [] : [{ heading: board.score, blocks: [grid(columns, rows)] }];
}
