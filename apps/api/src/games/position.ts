import {
  type Language,
  mayTakeBack,
  type NameOf,
  questionOf,
  type Seat,
  type Section,
  toAct,
  undosLeft,
  type Viewer,
} from '@staffetta/engine';
import { Problem } from '../http/problems.ts';
import { tell } from '../http/tell.ts';
import { viewerOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
import { type LoadedGame, loadGame } from './loaded-game.ts';
import { type Names, namesAt, versionOf } from './look.ts';
import type { Caller } from './tables.ts';
import { cataloguedTitle } from './told.ts';

/** Whose eyes to look with: one's own, a passer-by's, or, in the end, one that sees all hands. */
export const eyes = ['me', 'spectator', 'all'] as const;
export type Eyes = (typeof eyes)[number];

/** What to look at: with whose eyes, and at which of his versions; null: the newest. */
export type Look = { readonly as: Eyes; readonly version: number | null };

/** Who sees the position, and whose versions are counted: the caller's own, but for a passer-by's eyes. */
export type Onlooker = { readonly seenBy: Viewer; readonly counted: Seat | 'spectator' };

export function onlooker(loaded: LoadedGame, caller: Caller, as: Eyes): Onlooker {
  const viewer = viewerOf(loaded, caller); // a seat that is not his is refused, whatever he looks at
  if (as === 'me') return { seenBy: viewer, counted: viewer };
  if (as === 'spectator') return { seenBy: 'spectator', counted: 'spectator' };
  if (loaded.game.status !== 'ended') throw new Problem('not-ended');
  return { seenBy: 'referee', counted: viewer };
}

/** The game as it was when this viewer had been told of so many events. */
async function gameAt(
  games: Games,
  loaded: LoadedGame,
  viewer: Seat | 'spectator',
  version: number,
): Promise<LoadedGame> {
  const newest = versionOf(loaded.versions, viewer);
  if (version === newest) return loaded;
  const { gameId } = loaded.row;
  const seat = viewer === 'spectator' ? null : viewer;
  const [event] =
    version < 1 || version > newest
      ? []
      : await games.store.toldEvents(gameId, seat, version - 1, 1);
  if (event === undefined) {
    throw new Problem('invalid-request', {
      fields: [{ path: 'version', message: `from 1 to ${newest}, your versions of this game` }],
    });
  }
  const earlier = await loadGame(games.library, gameId, event.number);
  if (earlier === null) throw new Problem('not-found');
  return earlier;
}

/** The position in words, as a viewer may know it; none before the game begins. */
export function sectionsFor(
  { setting: { title, table }, game }: Pick<LoadedGame, 'setting' | 'game'>,
  viewer: Viewer,
  language: Language,
  nameOf: NameOf,
): readonly Section[] {
  if (game.state === null) return [];
  return title.show(title.view(game.state, viewer), language, nameOf, table);
}

/** The position as the caller may know it, now or at an earlier version. */
export async function lookAtPosition(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  { as, version }: Look = { as: 'me', version: null },
) {
  const { language } = caller;
  const present = await watchedGame(games, gameId, caller);
  const { seenBy, counted } = onlooker(present, caller, as);
  const newest = versionOf(present.versions, counted);
  const shown = await gameAt(games, present, counted, version ?? newest);
  const { setting, game } = shown;
  const { title } = setting;
  const nameOf = await namesAt(accounts, present, language);
  const { schema } = cataloguedTitle(shown.row);
  const seen = game.state === null ? null : title.view(game.state, seenBy);
  return {
    game: gameId,
    title: title.id,
    titleVersion: title.version,
    version: versionOf(shown.versions, counted),
    newest,
    status: game.status,
    seat: typeof seenBy === 'number' ? seenBy : null,
    toAct: toAct(setting, game),
    decision: questionOf(setting, game),
    mayTakeBack:
      typeof seenBy === 'number'
        ? Math.min(mayTakeBack(setting, shown, seenBy), undosLeft(shown, seenBy))
        : 0,
    outcome: game.outcome,
    view: seen === null ? null : tell(games.telling, schema.view, seen),
    sections: sectionsFor(shown, seenBy, language, nameOf),
  };
}
