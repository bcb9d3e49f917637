import {
  factSentence,
  type Language,
  type NameOf,
  type Setting,
  type ToldEvent,
} from '@staffetta/engine';
import { viewerOf, watchedGame } from './access.ts';
import type { Games } from './games.ts';
import { type Names, namesAt, versionOf } from './look.ts';
import type { Caller } from './tables.ts';
import { toldEvents } from './told.ts';

type SpokenEvent = ToldEvent & { readonly sentences: readonly string[] };

/** A stretch of the log: since a version of the caller's, so many events. */
export type Stretch = { readonly since: number; readonly limit: number };

/** What a stretch holds, with what its words need. */
type Told = {
  readonly setting: Setting;
  readonly nameOf: NameOf;
  readonly version: number; // the caller's newest
  readonly events: readonly SpokenEvent[];
  readonly next: number | null; // where to ask on
};

/** What an event was, in sentences. */
export const sentencesOf = (
  setting: Setting,
  { facts }: ToldEvent,
  language: Language,
  nameOf: NameOf,
): readonly string[] =>
  facts
    .map((fact) => factSentence(setting, fact, language, nameOf))
    .filter((sentence): sentence is string => sentence !== null);

async function toldSince(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  { since, limit }: Stretch,
): Promise<Told> {
  const { language } = caller;
  const loaded = await watchedGame(games, gameId, caller);
  const { setting, versions } = loaded;
  const viewer = viewerOf(loaded, caller);
  const nameOf = await namesAt(accounts, loaded, language);
  const seat = viewer === 'spectator' ? null : viewer;
  const found = await games.store.toldEvents(gameId, seat, since, limit);
  const stored = found.filter(({ number }) => number <= loaded.number); // not what came meanwhile
  const told = toldEvents(games, loaded, stored, viewer, since);
  const events = told.map((event) => ({
    ...event,
    sentences: sentencesOf(setting, event, language, nameOf),
  }));
  const version = versionOf(versions, viewer);
  const reached = since + stored.length;
  return { setting, nameOf, version, events, next: reached < version ? reached : null };
}

/** What happened since a version of the caller's, each event with sentences in his language. */
export async function lookAtLog(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  stretch: Stretch,
) {
  const { version, events, next } = await toldSince(games, accounts, gameId, caller, stretch);
  return { version, events, next };
}

/** An event in one line: `12 Ada: bid 3`, with a star where an order of the reader's own did it. */
function line({ title }: Setting, nameOf: NameOf, event: SpokenEvent): string {
  const { version, seat, action, sentences, automatic } = event;
  const said =
    action === null || seat === null
      ? sentences.join(' ')
      : `${nameOf(seat)}: ${title.notation.write(action)}`;
  return `${version} ${said}${automatic === true ? ' *' : ''}`;
}

/** The same as lines of notation. */
export async function lookAtNotation(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  stretch: Stretch,
): Promise<{ readonly lines: readonly string[]; readonly next: number | null }> {
  const { setting, nameOf, events, next } = await toldSince(
    games,
    accounts,
    gameId,
    caller,
    stretch,
  );
  return { lines: events.map((event) => line(setting, nameOf, event)), next };
}

/** What happened since a version of the caller's, a sentence each. */
export async function lookAtChanges(
  games: Games,
  accounts: Names,
  gameId: string,
  caller: Caller,
  stretch: Stretch,
) {
  const { version, events, next } = await toldSince(games, accounts, gameId, caller, stretch);
  const changes = events.flatMap((event) =>
    event.sentences.map((sentence) => {
      const { version: at, at: when, seat } = event;
      return { version: at, at: when, seat, sentence };
    }),
  );
  return { version, changes, next };
}
