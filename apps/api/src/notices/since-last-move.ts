import type { Language, NameOf, Seat, ToldEvent } from '@staffetta/engine';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { spokenEvents } from '../games/log.ts';
import { versionOf } from '../games/look.ts';
import type { Happened } from './letters.ts';

/** How far back one looks for a player's last move. */
const farthest = 300;

/** What the player did himself; what an order of his did he has not seen. */
const isOwnMove = (event: ToldEvent, seat: Seat): boolean =>
  event.seat === seat && ['play', 'undo'].includes(event.kind) && event.automatic !== true;

/** What others did, chance, and his own orders; that he placed an order is no news to him. */
const isNews = ({ kind }: ToldEvent): boolean => kind !== 'order';

/** What a seat was told since its player's last move, a sentence each, the newest `most` of them. */
export async function sinceLastMove(
  games: Games,
  loaded: LoadedGame,
  seat: Seat,
  { language, nameOf, most }: { language: Language; nameOf: NameOf; most: number },
): Promise<Happened> {
  const { row, number, versions } = loaded;
  const since = Math.max(0, versionOf(versions, seat) - farthest);
  const found = await games.store.toldEvents(row.gameId, seat, since, farthest);
  const stored = found.filter((event) => event.number <= number); // not what came meanwhile
  const told = await spokenEvents(games, loaded, stored, seat, since, { language, nameOf });
  const own = told.findLastIndex((event) => isOwnMove(event, seat));
  const sentences = told
    .slice(own + 1)
    .filter(isNews)
    .flatMap(({ sentences: said }) => said);
  return { sentences: sentences.slice(-most), earlier: Math.max(0, sentences.length - most) };
}
