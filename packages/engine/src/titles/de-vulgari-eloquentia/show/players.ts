import type { Section } from '../../../core/show.ts';
import { ranked, spaceOf } from '../discs.ts';
import { valueOfTile } from '../pieces.ts';
import { levelAt } from '../rules/1-10-knowledge.ts';
import { isMerchant } from '../rules/2-2-charity.ts';
import { virtualVotes, votesOf } from '../rules/6-6-votes.ts';
import { score, totalOf } from '../rules/13-score.ts';
import type { View } from '../types.ts';
import {
  cardinalName,
  cubesSaid,
  friarName,
  type Names,
  pieceName,
  placeName,
} from '../words/names/names.ts';
import { denunciation } from './commands.ts';
import {
  type Block,
  grid,
  isPlayed,
  laidOut,
  type Player,
  piecesOf,
  type Scene,
  text,
} from './scene.ts';

/** Whose screen is shown as one's own: at the end all are shown side by side. */
const isMine = ({ me, phase }: View, seat: number): boolean => seat === me && phase !== 'over';

export function mySection(scene: Scene): readonly Section[] {
  const { view, board } = scene;
  const player = view.players.find(({ seat }) => isMine(view, seat));
  if (player === undefined || player.screen === null) return [];
  const { cubes, manuscripts, tile } = player.screen;
  const virtual = virtualVotes(player);
  return [
    {
      heading: board.mine,
      blocks: [
        ...(cubes.length === 0
          ? [text(board.noCubes)]
          : [
              ...laidOut(board.myCubes, piecesOf(scene, cubes)),
              text(board.votes(votesOf({ ...player, cubes }) - virtual)),
            ]),
        ...(virtual === 0 ? [] : [text(board.virtualVotes(virtual))]),
        ...(manuscripts.length === 0
          ? [text(board.noManuscripts)]
          : laidOut(board.myManuscripts, piecesOf(scene, manuscripts))),
        ...laidOut(board.myTile, piecesOf(scene, tile === null ? [] : [tile])),
      ],
    },
  ];
}

/** What the table may see behind screens: at the end, or in a game with open screens. */
export function screenSection({ view, edition, board, names, nameOf }: Scene): readonly Section[] {
  const rows = view.players.flatMap(({ seat, screen, hasTile }) => {
    if (screen === null || isMine(view, seat)) return [];
    const { cubes, votes, manuscripts, tile } = screen;
    const unseen = hasTile ? board.secretTile : '';
    return [
      [
        nameOf(seat),
        cubesSaid(names, cubes),
        String(votes),
        manuscripts.map((id) => pieceName(names, edition, id)).join(', '),
        tile === null ? unseen : String(valueOfTile(edition, tile)),
      ],
    ];
  });
  return rows.length === 0
    ? []
    : [{ heading: board.screens, blocks: [grid(board.screenColumns, rows)] }];
}

function statusOf(names: Names, { friar, cardinal }: Player): string {
  if (cardinal !== null) return cardinalName(names, cardinal);
  return friar === null ? names.merchant : friarName(names, friar);
}

/** What Bologna will still give, while there are turns to fetch it in. */
function giftOf({ view, edition, board }: Scene, { gift, visited }: Player): readonly string[] {
  const hasStudied = edition.zones.some(
    ({ id, messenger }) => messenger === true && visited.includes(id),
  );
  return gift === null || hasStudied || !isPlayed(view) ? [] : [board.gift(gift)];
}

/** What else there is to know of a player. */
function besides(scene: Scene, player: Player): readonly string[] {
  const { board, names } = scene;
  const { hasTile, hasDenounced, elected } = player;
  return [
    ...giftOf(scene, player),
    ...(hasTile ? [board.keepsTile] : []),
    ...(hasDenounced ? [board.hasDenounced] : []),
    ...(elected === null || elected === 'nothing' ? [] : [names.statuses[elected]]),
  ];
}

/** What the tiles of Friars and Cardinals give to those who hold them. */
function powers(scene: Scene): readonly Block[] {
  const { view, board, names, nameOf } = scene;
  const rows = view.players
    .filter((player) => !isMerchant(player))
    .map((player) => [
      nameOf(player.seat),
      statusOf(names, player),
      board.effects[player.cardinal ?? player.friar ?? ''] ?? '',
      denunciation(view, player),
    ]);
  return rows.length === 0 ? [] : [grid(board.powerColumns, rows)];
}

export function playerSection(scene: Scene): readonly Section[] {
  const { view, edition, board, names, nameOf } = scene;
  const rows = view.players.map((player) => {
    const { seat, place, ducats, front, visited } = player;
    const space = spaceOf(view.knowledge, seat);
    return [
      String(seat + 1),
      nameOf(seat),
      place === null ? board.notPlaced : placeName(edition, place),
      String(ducats),
      statusOf(names, player),
      board.atLevel(space, levelAt(edition, space)),
      String(front.length),
      String(visited.length),
      besides(scene, player).join(', '),
    ];
  });
  return [{ heading: board.players, blocks: [grid(board.playerColumns, rows), ...powers(scene)] }];
}

/** Every line of every score at the end, the winner's first (DVE 13.11). */
export function scoreSection({ view, table, board, lines, nameOf }: Scene): readonly Section[] {
  if (view.phase !== 'over') return [];
  const scores = score(view, table);
  const order = ranked(view.knowledge).map(({ seat }) => seat);
  const rows = order
    .map((seat) => ({ seat, scored: scores[seat] ?? [] }))
    .sort((one, other) => totalOf(other.scored) - totalOf(one.scored))
    .map(({ seat, scored }) => [
      nameOf(seat),
      String(totalOf(scored)),
      ...Object.keys(lines).map((line) =>
        String(scored.find((known) => known.line === line)?.points ?? ''),
      ),
    ]);
  const columns = [...board.scoreColumns, ...Object.values(lines)];
  return [{ heading: board.score, blocks: [grid(columns, rows)] }];
}
