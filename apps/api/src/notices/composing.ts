import type { NameOf, Seat } from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { dueOf } from '../games/clocks.ts';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { erased, namesAt } from '../games/look.ts';
import { sectionsFor } from '../games/position.ts';
import { scoreLines, sumsOf } from '../games/score.ts';
import { timingFor } from '../games/write.ts';
import type { Writings } from '../games/writings.ts';
import type { Mail } from '../mail-out/document.ts';
import type { GameNotice } from './judging.ts';
import {
  type AboutGame,
  chatMail,
  correctionMail,
  type Deadline,
  type DigestMail,
  endedMail,
  invitationMail,
  type Ways,
} from './letters.ts';
import { numberedOffers } from './numbered-offers.ts';
import type { Reader } from './reader.ts';
import { sinceLastMove } from './since-last-move.ts';
import { turnMail } from './turn-mail.ts';

/** What a mail about games is made from. */
export type Sources = {
  readonly games: Games;
  readonly accounts: Pick<Accounts, 'names' | 'users'>;
  readonly writings: Writings;
  readonly origin: () => string;
};

const mostSentences = 30;
const mostInDigest = 8;
const mostMessages = 10;

/** By when a seat that is waited for should act. */
async function deadlineOf(games: Games, loaded: LoadedGame, seat: Seat): Promise<Deadline> {
  const clock = loaded.clocks.find((one) => one.seat === seat);
  if (clock === undefined) return null;
  const { left, pausedUntil, inGrace } = clock;
  if (left !== null && pausedUntil !== null) return { kind: 'paused', at: new Date(pausedUntil) };
  const at = dueOf({ timing: await timingFor(games, loaded), players: loaded.players }, clock);
  return at === null ? null : { kind: inGrace ? 'grace' : 'due', at };
}

/** Whom somebody plays with. */
export const othersOf = (
  players: readonly (string | null)[],
  userId: string,
  nameOf: NameOf,
): readonly string[] =>
  players.flatMap((player, seat) => (player === null || player === userId ? [] : [nameOf(seat)]));

/** A game as a reader's mails call it. */
export function aboutGame(
  loaded: LoadedGame,
  nameOf: NameOf,
  reader: Reader,
  origin: string,
): AboutGame {
  const { setting, players, row } = loaded;
  return {
    title: setting.title.words[reader.language].name,
    others: othersOf(players, reader.userId, nameOf),
    players: players.flatMap((player, seat) => (player === null ? [] : [nameOf(seat)])),
    url: `${origin}/games/${row.gameId}`,
  };
}

async function turnOf(
  { games }: Sources,
  loaded: LoadedGame,
  kind: 'turn' | 'reminder',
  { seat, nameOf, reader, game, ways, playing }: Told,
): Promise<Mail> {
  const { language } = reader;
  return turnMail({
    kind,
    reader,
    game,
    happened: await sinceLastMove(games, loaded, seat, { language, nameOf, most: mostSentences }),
    deadline: await deadlineOf(games, loaded, seat),
    sections: sectionsFor(loaded, seat, language, nameOf),
    offers: numberedOffers(loaded, seat, language, nameOf),
    ...playing,
    ways,
  });
}

async function correctionOf(
  { games }: Sources,
  loaded: LoadedGame,
  { seat, nameOf, reader, game, ways }: Told,
): Promise<Mail> {
  const { language } = reader;
  const happened = await sinceLastMove(games, loaded, seat, {
    language,
    nameOf,
    most: mostSentences,
  });
  return correctionMail({ reader, game, happened, ways });
}

async function endedOf(
  { games }: Sources,
  loaded: LoadedGame,
  { seat, nameOf, reader, game, ways }: Told,
): Promise<Mail> {
  const { language } = reader;
  const totals = sumsOf(scoreLines(loaded, seat));
  return endedMail({
    reader,
    game,
    winners: (loaded.game.outcome?.winners ?? []).map(nameOf),
    totals: totals.map((total, place) => ({ name: nameOf(place), total })),
    happened: await sinceLastMove(games, loaded, seat, { language, nameOf, most: mostSentences }),
    sections: sectionsFor(loaded, seat, language, nameOf),
    ways,
  });
}

async function invitationOf(
  { accounts }: Sources,
  { row }: LoadedGame,
  { reader, game, ways }: Omit<Told, 'seat' | 'playing'>,
): Promise<Mail> {
  const names = await accounts.names([row.host]);
  const host = names.get(row.host) ?? erased.name;
  return invitationMail({ reader, game, host, seats: row.seats, ways });
}

async function chatOf(
  { accounts, writings }: Sources,
  { row }: LoadedGame,
  unreadFrom: number,
  { reader, game, ways }: Told,
): Promise<Mail> {
  const to = { userId: reader.userId, isSeated: true };
  const rows = await writings.messages(row.gameId, to, unreadFrom - 1, 200);
  const unread = rows.filter(({ author }) => author !== reader.userId);
  const listed = unread.slice(0, mostMessages);
  const names = await accounts.names(listed.map(({ author }) => author));
  return chatMail({
    reader,
    game,
    messages: listed.map(({ author, text }) => ({ name: names.get(author) ?? erased.name, text })),
    more: unread.length - listed.length,
    ways,
  });
}

/** Who is told, of which seat's view, and what his mail is built around. */
type Told = {
  readonly seat: Seat;
  readonly nameOf: NameOf;
  readonly reader: Reader;
  readonly game: AboutGame;
  readonly ways: Ways;
  readonly playing: Playing;
};

/** How a mail's reader may play by it: the address that plays each offer, and the one to write to. */
export type Playing = { readonly moves: readonly (string | null)[]; readonly replyTo?: string };

/** The mail of a notice, as its reader may know the game now. */
export async function compose(
  sources: Sources,
  loaded: LoadedGame,
  { kind, seat, number }: Pick<GameNotice, 'kind' | 'seat' | 'number'>,
  reader: Reader,
  ways: Ways,
  playing: Playing = { moves: [] },
): Promise<Mail> {
  const nameOf = await namesAt(sources.accounts, loaded, reader.language);
  const game = aboutGame(loaded, nameOf, reader, sources.origin());
  const to = { nameOf, reader, game, ways };
  if (kind === 'invitation') return invitationOf(sources, loaded, to);
  const own = seat ?? loaded.players.indexOf(reader.userId);
  if (own < 0) throw new Error('A mail is for somebody who does not play');
  const told: Told = { ...to, seat: own, playing };
  switch (kind) {
    case 'turn':
    case 'reminder':
      return turnOf(sources, loaded, kind, told);
    case 'correction':
      return correctionOf(sources, loaded, told);
    case 'chat':
      return chatOf(sources, loaded, number, told);
    case 'ended':
      return endedOf(sources, loaded, told);
  }
}

/** What the mail of a day tells of one game that waits for its reader. */
export async function composeInDigest(
  { games, accounts, origin }: Sources,
  { loaded, seat }: { readonly loaded: LoadedGame; readonly seat: Seat },
  reader: Reader,
): Promise<DigestMail['games'][number]> {
  const { language } = reader;
  const nameOf = await namesAt(accounts, loaded, language);
  return {
    game: aboutGame(loaded, nameOf, reader, origin()),
    happened: await sinceLastMove(games, loaded, seat, { language, nameOf, most: mostInDigest }),
    deadline: await deadlineOf(games, loaded, seat),
  };
}
