import {
  contributionsIn,
  type Difference,
  factSentence,
  type Language,
  type NameOf,
  redecide,
  type ToldEvent,
  toAct,
  type Viewer,
} from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { type StoredEvent, unseal } from '../games/chain.ts';
import { drawOf, type Games } from '../games/games.ts';
import { type LoadedGame, loadGame } from '../games/loaded-game.ts';
import { namesAt } from '../games/look.ts';
import { sectionsFor } from '../games/position.ts';
import { cataloguedTitle, toldEvents } from '../games/told.ts';
import { verifyGame } from '../games/verify.ts';
import { Problem } from '../http/problems.ts';
import { tell } from '../http/tell.ts';

/** An entry of a log as an admin reads it: as everybody may, or as a referee. */
export type InspectedEvent = {
  readonly number: number;
  readonly kind: StoredEvent['kind'];
  readonly event: (Omit<ToldEvent, 'version'> & { readonly notation: string | null }) | null;
  readonly sentences: readonly string[];
  readonly told: readonly number[] | null; // the seats that learn of it; null: everybody
  readonly draws: number; // random numbers it took
  readonly hash: string | null; // what is secret could be guessed from it, so a referee's alone
};

/** What a game's log is worth, checked now. */
export type CheckedLog = {
  readonly events: number;
  readonly brokenAt: number | null; // the first event that is not what was written
  readonly difference: Difference | null; // the first the rules decide otherwise
};

/** A game, whoever asks. */
async function gameOf(games: Games, gameId: string): Promise<LoadedGame> {
  const loaded = await games.cache.current(gameId);
  if (loaded === null) throw new Problem('not-found');
  return loaded;
}

/** Says which numbers there are to whoever asks for another. */
function requireIn(path: string, number: number, [least, most]: readonly [number, number]): void {
  if (number >= least && number <= most) return;
  const message = `from ${least} to ${most} in this game`;
  throw new Problem('invalid-request', { fields: [{ path, message }] });
}

/** The game as it was behind an event. */
async function behind(games: Games, present: LoadedGame, number: number): Promise<LoadedGame> {
  requireIn('event', number, [1, present.number]);
  if (number === present.number) return present;
  const earlier = await loadGame(games.library, present.row.gameId, number);
  if (earlier === null) throw new Problem('not-found');
  return earlier;
}

/** One event as a viewer is told it; null where he is not. */
function inspected(
  games: Games,
  loaded: LoadedGame,
  stored: StoredEvent,
  viewer: 'spectator' | 'referee',
  { language, nameOf }: { readonly language: Language; readonly nameOf: NameOf },
): InspectedEvent {
  const { setting } = loaded;
  const [told] = toldEvents(games, loaded, [stored], viewer, stored.number - 1);
  const { number, kind, draws, hash } = stored;
  const isReferee = viewer === 'referee';
  const known = {
    ...{ number, kind, draws: draws.length },
    told: isReferee ? stored.told : null,
    hash: isReferee ? hash.toString('hex') : null,
  };
  if (told === undefined) return { ...known, event: null, sentences: [] };
  const { version: _version, ...event } = told;
  const sentences = event.facts.map((fact) => factSentence(setting, fact, language, nameOf));
  const notation = event.action === null ? null : setting.title.notation.write(event.action);
  return {
    ...known,
    event: { ...event, notation },
    sentences: sentences.filter((sentence): sentence is string => sentence !== null),
  };
}

/** Looking into any game, without its players' leave: as everybody may, or as a referee. */
export const openInspecting = (games: Games, accounts: Accounts) => ({
  /** A stretch of the log, event by event. */
  async log(
    gameId: string,
    viewer: 'spectator' | 'referee',
    { after, limit, language }: { after: number; limit: number; language: Language },
  ) {
    const loaded = await gameOf(games, gameId);
    const nameOf = await namesAt(accounts, loaded, language);
    const stored = await games.store.events(gameId, after, loaded.number, limit);
    const events = stored.map((event) =>
      inspected(games, loaded, event, viewer, { language, nameOf }),
    );
    const reached = after + stored.length;
    return { number: loaded.number, events, next: reached < loaded.number ? reached : null };
  },

  /** The position behind an event, with somebody's eyes. */
  async position(
    gameId: string,
    viewer: Viewer,
    { number, language }: { number: number | null; language: Language },
  ) {
    const present = await gameOf(games, gameId);
    const shown = await behind(games, present, number ?? present.number);
    const { setting, game } = shown;
    const { title } = setting;
    if (typeof viewer === 'number') requireIn('as', viewer, [0, setting.table.seats - 1]);
    const nameOf = await namesAt(accounts, present, language);
    const seen = game.state === null ? null : title.view(game.state, viewer);
    return {
      number: shown.number,
      newest: present.number,
      status: game.status,
      toAct: toAct(setting, game),
      decision: game.status === 'running' ? title.decision(game.state) : null,
      outcome: game.outcome,
      view:
        seen === null ? null : tell(games.telling, cataloguedTitle(shown.row).schema.view, seen),
      sections: sectionsFor(shown, viewer, language, nameOf),
    };
  },

  /** Whether the log is what was written, and is decided the same by its rules to its last fact. */
  async check(gameId: string): Promise<CheckedLog> {
    const row = await games.store.game(gameId);
    if (row === null) throw new Problem('not-found');
    const { read, brokenAt } = await verifyGame(games.store, row);
    if (brokenAt !== null) {
      await games.store.markBroken(gameId, brokenAt);
      return { events: read, brokenAt, difference: null };
    }
    const { setting } = await gameOf(games, gameId);
    const events = (await games.store.events(gameId, 0, row.number)).map(unseal);
    const draw = drawOf({ row, contributions: contributionsIn(events) });
    return { events: events.length, brokenAt, difference: redecide(setting, events, draw) };
  },
});
