import type { NameOf } from '../../../core/language.ts';
import type { Section } from '../../../core/show.ts';
import { ranked } from '../discs.ts';
import { messengerFee } from '../rules/8-tracks.ts';
import { type Discs, type Track, tracks } from '../types.ts';
import { capital, cubesCounted } from '../words/names/names.ts';
import { grid, isPlayed, type Scene } from './scene.ts';

type Printed = Pick<Scene, 'edition' | 'board'>;

/** Where the Riddle counts, and how much. */
export const riddleSaid = ({ edition, board }: Printed): string =>
  board.riddle(edition.tracks.riddle.points.map(({ from, vp }) => board.from(from, vp)).join(', '));

export const librarySaid = ({ edition, board }: Printed): string =>
  board.library(edition.tracks.library.tilesDrawn.join(', '));

export const levelsSaid = ({ edition, board }: Printed): string =>
  board.levels(edition.knowledge.levelStarts.join(', '));

/** What there is to mind on a track. */
const minded: Readonly<Record<Track, (scene: Scene) => string>> = {
  riddle: (scene) => `${scene.board.only.riddle}${scene.board.between}${riddleSaid(scene)}`,
  messenger: ({ view: { turn }, board, names }) => {
    const { ducats, cubes, gift } = messengerFee(turn);
    return board.messenger(ducats, cubesCounted(names, 'yellow', cubes), gift);
  },
  orient: ({ board }) => board.orient,
  canticle: ({ board }) => board.canticle,
  library: (scene) => `${scene.board.only.library}${scene.board.between}${librarySaid(scene)}`,
  rest: ({ board }) => board.rest,
};

/** What there is to mind once the turns are over: what is scored, and what is printed by the spaces. */
const stays: Readonly<Partial<Record<Track, true>>> = {
  riddle: true,
  canticle: true,
  library: true,
};

/** The discs from the one ahead: of those on one space, the one that came first (DVE 1.10). */
const aheadFirst = (discs: Discs, nameOf: NameOf): string =>
  ranked(discs)
    .map(({ seat, space }) => `${nameOf(seat)} ${space}`)
    .join(', ');

function trackRow(scene: Scene, track: Track): readonly string[] {
  const { view, edition, board, names, nameOf } = scene;
  const away = view.tracks[track].filter(({ space }) => space > 0);
  return [
    capital(names.tracks[track]),
    track,
    String(edition.tracks[track].lastSpace),
    away.length === 0 ? board.noDisc : aheadFirst(away, nameOf),
    isPlayed(view) || stays[track] ? minded[track](scene) : '',
  ];
}

export function trackSection(scene: Scene): readonly Section[] {
  const { view, edition, board, nameOf } = scene;
  const knowledge = [
    board.knowledgeTrack,
    '',
    String(edition.knowledge.lastSpace),
    aheadFirst(view.knowledge, nameOf),
    levelsSaid(scene),
  ];
  const rows = [knowledge, ...tracks.map((track) => trackRow(scene, track))];
  return [{ heading: board.tracks, blocks: [grid(board.trackColumns, rows)] }];
}
