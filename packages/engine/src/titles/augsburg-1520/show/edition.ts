import type { Section } from '../../../core/show.ts';
import { colours, type Edition, rights } from '../edition.ts';
import { privilegeIds } from '../pieces.ts';
import type { Board } from '../words/board/board.ts';
import { capital, type Names, privilegesSaid, rankName } from '../words/names/names.ts';
import { stackSaid, yieldOf } from './market.ts';
import { grid, text } from './scene.ts';

/** What a table of printed facts is made from. */
type Printed = { readonly edition: Edition; readonly board: Board; readonly names: Names };

type Source = {
  readonly source: 'rulebook' | 'inferred' | 'placeholder';
  readonly note?: string;
};
type Row = readonly [fact: string, here: string, from: Source];

/** Where a fact is from: of a guess that has a note, a part is told. */
const sourceOf = ({ board: { about } }: Printed, { source, note }: Source): string =>
  about.sources[source === 'placeholder' && note !== undefined ? 'part' : source];

function cardFacts({ edition, board, names }: Printed): readonly Row[] {
  const { about } = board;
  const { ious, jokers, privilegeCards, maximilianTieOrder } = edition;
  const prices = ious.prices.map(({ upTo, florins }) => about.upTo(upTo, names.florins(florins)));
  const joker = names.counted(jokers.count, ...names.joker);
  return [
    [about.ious, about.iousHere(ious.perNoble, prices.join(', ')), ious],
    [about.jokers, about.jokersHere(joker, names.florins(jokers.florins)), jokers],
    [
      about.ties,
      maximilianTieOrder.map((debtor) => names.nobles[debtor]).join(', '),
      { source: 'rulebook' },
    ],
    [
      about.privilegeCards,
      privilegeIds(edition)
        .map((card) => privilegesSaid(names, edition, card))
        .join(names.between),
      privilegeCards,
    ],
  ];
}

const byLevel = [1, 2, 3, 4] as const;

function levelFacts(printed: Printed): readonly Row[] {
  const { edition, board, names } = printed;
  const { about } = board;
  const { levelTiles, income, levelNames } = edition;
  const tiles = (['2', '3', '4', '5'] as const).map((seats) => {
    const { level2, level3, level4 } = levelTiles[seats];
    return about.tilesFor(Number(seats), level2, level3, level4);
  });
  return [
    [about.levelTiles, tiles.join(names.between), levelTiles],
    ...colours.map(
      (colour): Row => [
        about.income[colour],
        byLevel.map((level) => yieldOf(printed, colour, level)).join(names.between),
        income,
      ],
    ),
    ...colours.map(
      (colour): Row => [
        about.ranks[colour],
        byLevel.map((level) => rankName(names, edition, colour, level)).join(', '),
        levelNames[colour].includes(null) ? { source: 'placeholder', note: '' } : levelNames,
      ],
    ),
  ];
}

const rightFacts = (printed: Printed): readonly Row[] =>
  rights.map((right) => [
    capital(printed.names.rights[right]),
    stackSaid(printed, right),
    printed.edition.rights[right],
  ]);

const capFact = ({ edition: { caps }, board: { about } }: Printed): Row => [
  about.caps,
  about.capsHere(caps.withoutChurch, caps.withoutCathedral),
  caps,
];

/** Which of the printed facts the rulebook tells, and which are ours until somebody corrects them. */
export function editionSections(printed: Printed): readonly Section[] {
  const { about } = printed.board;
  const rows = [
    ...cardFacts(printed),
    ...levelFacts(printed),
    ...rightFacts(printed),
    capFact(printed),
  ].map(([fact, here, from]) => [fact, here, sourceOf(printed, from)]);
  return [
    {
      heading: about.heading(printed.edition.edition),
      blocks: [text(about.intro), text(about.replaceable), grid(about.columns, rows)],
    },
  ];
}
