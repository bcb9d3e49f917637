import {
  type Language,
  type NameOf,
  questionOf,
  type Setting,
  toAct,
  type Viewer,
} from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { notedOf } from '../games/log.ts';
import { type CheckedLog, checkLog, isLongToDecide } from '../games/log-check.ts';
import type { LongLogs } from '../games/long-logs.ts';
import { namesAt } from '../games/look.ts';
import { sectionsFor } from '../games/position.ts';
import { cataloguedTitle } from '../games/told.ts';
import { Problem } from '../http/problems.ts';
import { tell } from '../http/tell.ts';
import { shownChanges, viewChanges } from './difference.ts';
import {
  behind,
  gameOf,
  type InspectedEvent,
  inspected,
  requireIn,
  requireSeat,
  wordingOf,
} from './inspected.ts';

/** An event as a line of text: `12 2026-11-19T10:00Z Ada: bid 3`; of what is secret, that it is there. */
function lineOf(setting: Setting, nameOf: NameOf, { number, event, sentences }: InspectedEvent) {
  if (event === null) return `${number} —`;
  const at = `${event.at.slice(0, 16)}Z`; // events are told to the minute
  return `${number} ${at} ${notedOf(setting, nameOf, { ...event, sentences })}`;
}

/** What a viewer sees of a position; null before the game begins. */
function viewIn(games: Games, { row, setting, game }: LoadedGame, viewer: Viewer) {
  if (game.state === null) return null;
  const seen = setting.title.view(game.state, viewer);
  return tell(games.telling, cataloguedTitle(row).schema.view, seen);
}

/** More than anybody reads of one difference. */
const mostTold = 500;

/**
 * Looking into any game, without its players' leave: as everybody may, or as a referee. What takes long ends when
 * whoever asked has gone.
 */
export const openInspecting = (
  games: Games,
  accounts: Accounts,
  longLogs: Pick<LongLogs, 'check'> | null,
) => ({
  /** A stretch of the log, event by event. */
  async log(
    gameId: string,
    viewer: 'spectator' | 'referee',
    { after, limit, language }: { after: number; limit: number; language: Language },
  ) {
    const loaded = await gameOf(games, gameId);
    const stored = await games.store.events(gameId, after, loaded.number, limit);
    const wording = await wordingOf(games, accounts, loaded, stored, { viewer, language });
    const events = stored.map((event) => inspected(games, loaded, event, wording));
    const reached = after + stored.length;
    const next = reached < loaded.number ? reached : null;
    const lines = events.map((event) => lineOf(loaded.setting, wording.nameOf, event));
    return { number: loaded.number, events, lines, next };
  },

  /** The position behind an event, with somebody's eyes. */
  async position(
    gameId: string,
    viewer: Viewer,
    {
      number,
      language,
      gone,
    }: { number: number | null; language: Language; gone?: AbortSignal | undefined },
  ) {
    const present = await gameOf(games, gameId);
    requireIn('event', number ?? present.number, [1, present.number]);
    requireSeat(viewer, present);
    const shown = await behind(games, present, number ?? present.number, gone);
    const { setting, game } = shown;
    const nameOf = await namesAt(accounts, present, language);
    return {
      number: shown.number,
      newest: present.number,
      status: game.status,
      toAct: toAct(setting, game),
      decision: questionOf(setting, game),
      outcome: game.outcome,
      view: viewIn(games, shown, viewer),
      sections: sectionsFor(shown, viewer, language, nameOf),
    };
  },

  /** What changed between two positions with somebody's eyes, and what he was told in between. */
  async difference(
    gameId: string,
    viewer: Viewer,
    {
      from,
      to: until,
      language,
      gone,
    }: { from: number; to: number | null; language: Language; gone?: AbortSignal | undefined },
  ) {
    const present = await gameOf(games, gameId);
    const to = until ?? present.number;
    requireIn('from', from, [1, present.number]);
    requireIn('to', to, [from, present.number]);
    requireSeat(viewer, present);
    const [before, after] = [
      await behind(games, present, from, gone),
      await behind(games, present, to, gone),
    ] as const;
    const stored = await games.store.events(gameId, from, to, mostTold);
    const wording = await wordingOf(games, accounts, present, stored, { viewer, language });
    const { nameOf } = wording;
    const views = viewChanges(viewIn(games, before, viewer), viewIn(games, after, viewer));
    const shown = shownChanges(
      sectionsFor(before, viewer, language, nameOf),
      sectionsFor(after, viewer, language, nameOf),
    );
    const events = stored
      .map((event) => inspected(games, present, event, wording))
      .filter(({ event }) => event !== null);
    return {
      ...{ from, to },
      view: views.slice(0, mostTold),
      shown: shown.slice(0, mostTold),
      events,
      isCut: views.length > mostTold || shown.length > mostTold || to - from > mostTold,
    };
  },

  /**
   * Whether the log is what was written, and is decided the same by its rules to its last fact. Of a game this
   * release has no rules for, nothing is decided that could take long.
   */
  async check(gameId: string, gone?: AbortSignal): Promise<CheckedLog> {
    const { store, library } = games;
    const row = await store.game(gameId);
    if (row === null) throw new Problem('not-found');
    const isKnown = library.title(row.title, row.titleVersion) !== null;
    const checked =
      longLogs !== null && isKnown && (await isLongToDecide(store, row))
        ? await longLogs.check(gameId, gone)
        : await checkLog(library, row);
    if (checked.brokenAt !== null) await store.markBroken(gameId, checked.brokenAt);
    return checked;
  },
});
