import {
  factSentence,
  isTableFact,
  type Language,
  type NameOf,
  reasonSentence,
  type Seat,
  type Setting,
  type ToldEvent,
} from '@staffetta/engine';
import { viewerOf, watchedGame } from './access.ts';
import { type StoredEvent, unseal } from './chain.ts';
import type { Games } from './games.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Names, namesAt, versionOf } from './look.ts';
import type { Caller } from './tables.ts';
import { toldEvents } from './told.ts';

type SpokenEvent = ToldEvent & {
  readonly sentences: readonly string[];
  readonly backTo?: number; // the viewer's version where the game was taken back to
};

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

/** Why admins helped by these of a game's events, by their numbers. */
export const reasonsOf = (
  { store }: Pick<Games, 'store'>,
  { row }: Pick<LoadedGame, 'row'>,
  stored: readonly StoredEvent[],
): Promise<ReadonlyMap<number, string>> => {
  const helping = stored.filter(({ kind }) => kind === 'repair');
  return store.reasons(
    row.gameId,
    helping.map(({ number }) => number),
  );
};

/** A reason as a sentence more, where there is one. */
export const because = (reason: string | undefined, language: Language): readonly string[] =>
  reason === undefined ? [] : [reasonSentence(reason, language)];

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

/** The number of the event behind which another takes the game back; null: it does not. */
export function goesBackTo(stored: StoredEvent): number | null {
  if (stored.kind !== 'repair') return null;
  const [fact] = unseal(stored).facts.filter(isTableFact);
  return fact?.type === 'game-taken-back' ? fact.secret.to : null;
}

/** Events as a viewer is told them, in sentences; to those by which an admin helped belongs why. */
export async function spokenEvents(
  games: Games,
  loaded: LoadedGame,
  stored: readonly StoredEvent[], // all of which he is told of
  viewer: Seat | 'spectator',
  before: number,
  { language, nameOf }: { readonly language: Language; readonly nameOf: NameOf },
): Promise<readonly SpokenEvent[]> {
  const { gameId } = loaded.row;
  const seat = viewer === 'spectator' ? null : viewer;
  const reasons = await reasonsOf(games, loaded, stored);
  const told = toldEvents(games, loaded, stored, viewer, before);
  const spoken = stored.map(async (event, index): Promise<readonly SpokenEvent[]> => {
    const of = told[index];
    if (of === undefined) return [];
    const said = sentencesOf(loaded.setting, of, language, nameOf);
    const sentences = [...said, ...because(reasons.get(event.number), language)];
    const to = goesBackTo(event);
    if (to === null) return [{ ...of, sentences }];
    return [{ ...of, sentences, backTo: await games.store.toldCount(gameId, seat, to) }];
  });
  return (await Promise.all(spoken)).flat();
}

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
  const events = await spokenEvents(games, loaded, stored, viewer, since, { language, nameOf });
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

/** What an event was in one line: `Ada: bid 3`, with a star where an order whose reader may know of it did it. */
export function notedOf(
  { title }: Setting,
  nameOf: NameOf,
  { seat, action, sentences, automatic }: Omit<SpokenEvent, 'version'>,
): string {
  const said =
    action === null || seat === null
      ? sentences.join(' ')
      : `${nameOf(seat)}: ${title.notation.write(action)}`;
  return automatic === true ? `${said} *` : said;
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
  const lines = events.map((event) => `${event.version} ${notedOf(setting, nameOf, event)}`);
  return { lines, next };
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
