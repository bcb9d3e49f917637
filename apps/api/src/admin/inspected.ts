import type { Language, NameOf, ToldEvent, Viewer } from '@staffetta/engine';
import type { StoredEvent } from '../games/chain.ts';
import type { Games } from '../games/games.ts';
import { type LoadedGame, loadGame } from '../games/loaded-game.ts';
import { because, goesBackTo, reasonsOf, sentencesOf } from '../games/log.ts';
import { type Names, namesAt } from '../games/look.ts';
import { toldEvents } from '../games/told.ts';
import { Problem } from '../http/problems.ts';
import { takenBack } from './taken-back.ts';

// What all that admins look at in a game has in common.

/** An entry of a log as an admin reads it: as everybody may, or with other eyes. */
export type InspectedEvent = {
  readonly number: number;
  readonly kind: StoredEvent['kind'] | null; // null: it is secret whole
  readonly event: (Omit<ToldEvent, 'version'> & { readonly notation: string | null }) | null;
  readonly sentences: readonly string[];
  readonly backTo?: number; // the event behind which the game was taken back: all were told of both
  readonly countsNoMore: boolean; // as far as the viewer is told that it was taken back
  readonly told: readonly number[] | null; // the seats that learn of it; null: everybody
  readonly draws: number | null; // random numbers it took; a referee's to know
  readonly hash: string | null; // what is secret could be guessed from it, so a referee's alone
};

/**
 * How events are told: to whom, in which language, how players are called, why admins helped by some of them, and which
 * count no more.
 */
export type Wording = {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly nameOf: NameOf;
  readonly reasons: ReadonlyMap<number, string>;
  readonly gone: ReadonlySet<number>;
};

export const wordingOf = async (
  games: Games,
  accounts: Names,
  loaded: LoadedGame,
  stored: readonly StoredEvent[],
  { viewer, language }: Pick<Wording, 'viewer' | 'language'>,
): Promise<Wording> => ({
  viewer,
  language,
  nameOf: await namesAt(accounts, loaded, language),
  reasons: await reasonsOf(games, loaded, stored),
  gone: await takenBack(games, loaded.row.gameId, viewer),
});

/** A game, whoever asks. */
export async function gameOf(games: Games, gameId: string): Promise<LoadedGame> {
  const loaded = await games.cache.current(gameId);
  if (loaded === null) throw new Problem('not-found');
  return loaded;
}

/** Says which numbers there are to whoever asks for another. */
export function requireIn(
  path: string,
  number: number,
  [least, most]: readonly [number, number],
): void {
  if (number >= least && number <= most) return;
  const message = `from ${least} to ${most} in this game`;
  throw new Problem('invalid-request', { fields: [{ path, message }] });
}

/** Requires of eyes that are a seat's that there is such a seat. */
export function requireSeat(viewer: Viewer, { setting }: LoadedGame): void {
  if (typeof viewer === 'number') requireIn('as', viewer, [0, setting.table.seats - 1]);
}

/** The game as it was behind an event, for whoever waits for it; behind none, before the first. */
export async function behind(
  games: Games,
  present: LoadedGame,
  number: number,
  gone?: AbortSignal,
): Promise<LoadedGame> {
  if (number === present.number) return present;
  const earlier = await loadGame(games.library, present.row.gameId, number, gone);
  if (earlier === null) throw new Problem('not-found');
  return earlier;
}

/** One event as a viewer is told it; null where he is not. */
export function inspected(
  games: Games,
  loaded: LoadedGame,
  stored: StoredEvent,
  { viewer, language, nameOf, reasons, gone }: Wording,
): InspectedEvent {
  const { setting } = loaded;
  const [told] = toldEvents(games, loaded, [stored], viewer, stored.number - 1);
  const { number, kind, draws, hash } = stored;
  const isReferee = viewer === 'referee';
  const known = {
    ...{ number, draws: isReferee ? draws.length : null },
    told: isReferee ? stored.told : null,
    hash: isReferee ? hash.toString('hex') : null,
  };
  if (told === undefined) {
    return { ...known, kind: null, event: null, sentences: [], countsNoMore: false };
  }
  const { version: _version, ...event } = told;
  const backTo = goesBackTo(stored);
  const notation = event.action === null ? null : setting.title.notation.write(event.action);
  return {
    ...known,
    kind,
    event: { ...event, notation },
    sentences: [
      ...sentencesOf(setting, told, language, nameOf),
      ...because(reasons.get(number), language),
    ],
    countsNoMore: gone.has(number),
    ...(backTo !== null && { backTo }),
  };
}
