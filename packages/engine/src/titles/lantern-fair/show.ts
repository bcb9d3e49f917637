import type { ByLanguage, Language, NameOf } from '../../core/language.ts';
import type { Section, ShownPiece } from '../../core/show.ts';
import type { View } from './types.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import type { Board, FairWords } from './words/words.ts';

export const words: ByLanguage<FairWords> = { en, it, fr, es };

const markOf = (lantern: string): string => lantern.slice('lantern-'.length);

const piece = (view: View, board: Board, lantern: string): ShownPiece => ({
  id: lantern,
  mark: markOf(lantern),
  name: `${board.lantern(lantern)}, ${board.glass(view.glasses[lantern] ?? '')}`,
});

const lanternsOf = (view: View, board: Board, { lanterns, polished }: View['fairgoers'][number]) =>
  lanterns
    .map((lantern) => {
      const face = `${markOf(lantern)} ${board.glass(view.glasses[lantern] ?? '')}`;
      return polished.includes(lantern) ? `${face} (${board.polished})` : face;
    })
    .join(', ');

/** What a seat is doing at this stall. */
function standing({ stall, keeping }: View, board: Board, seat: number): string {
  if (keeping.includes(seat)) return board.chooses;
  if (stall === null) return '';
  if (stall.offeredTo !== null) return stall.offeredTo === seat ? board.maySpeak : '';
  if (stall.sealed.includes(seat)) return board.hasSealed;
  if (stall.passed.includes(seat)) return board.hasPassed;
  return stall.turn === seat ? board.speaks : '';
}

function stallSection(view: View, board: Board, nameOf: NameOf): Section {
  const { stall } = view;
  const left = { kind: 'text', text: board.left(view.left) } as const;
  if (stall === null) {
    return { heading: view.keeping.length > 0 ? board.charms : board.noStall, blocks: [left] };
  }
  const { highest, mySeal, offeredTo } = stall;
  const spoken =
    highest === null ? board.noBid : board.highest(nameOf(highest.seat), highest.coins);
  const bid = offeredTo === null ? spoken : board.offered(nameOf(offeredTo));
  return {
    heading: board.stall(stall.number, view.stalls),
    blocks: [
      {
        kind: 'pieces',
        label: stall.sale === 'sealed' ? board.sealed : board.open,
        pieces: [piece(view, board, stall.lantern)],
      },
      ...(stall.sale === 'open' ? [{ kind: 'text', text: bid } as const] : []),
      ...(mySeal === null ? [] : [{ kind: 'text', text: board.mySeal(mySeal) } as const]),
      left,
    ],
  };
}

/** The fair in words: the stall, everybody at it, and what is mine alone. */
export function show(view: View, language: Language, nameOf: NameOf): readonly Section[] {
  const { board } = words[language];
  return [
    stallSection(view, board, nameOf),
    {
      heading: board.fairgoers,
      blocks: [
        {
          kind: 'table',
          columns: board.columns,
          rows: view.fairgoers.map((fairgoer) => [
            nameOf(fairgoer.seat),
            String(fairgoer.coins),
            lanternsOf(view, board, fairgoer),
            fairgoer.patron === null ? '' : board.glass(fairgoer.patron),
            (fairgoer.charms ?? []).map(board.charm).join(', '),
            standing(view, board, fairgoer.seat),
          ]),
        },
        ...(view.myPatron === null
          ? []
          : [{ kind: 'text', text: board.myPatron(board.glass(view.myPatron)) } as const]),
        ...(view.myCharms.length === 0
          ? []
          : [
              {
                kind: 'pieces',
                label: board.myCharms,
                pieces: view.myCharms.map(({ charm, number: strength }) => ({
                  id: charm,
                  mark: String(strength),
                  name: board.charm(charm),
                })),
              } as const,
            ]),
        ...(view.out.length === 0
          ? []
          : [
              {
                kind: 'pieces',
                label: board.goneOut,
                pieces: view.out.map((lantern) => piece(view, board, lantern)),
              } as const,
            ]),
      ],
    },
  ];
}
