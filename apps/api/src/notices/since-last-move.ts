import type { Language, NameOf, Seat, ToldEvent } from '@staffetta/engine';
import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { spokenEvents } from '../games/log.ts';
import { versionOf } from '../games/look.ts';
import type { Happened } from './letters.ts';

/** How far back one looks for a player's last move. */
const farthest = 300;

const states = (
  { facts }: ToldEvent,
  type: 'played-for' | 'late-order-used',
  seat: Seat,
): boolean => facts.some((fact) => fact.type === type && 'seat' in fact && fact.seat === seat);

/** Whether something is done for a seat from an event on, as its time is over. */
const isDoneFor = (event: ToldEvent, seat: Seat): boolean =>
  states(event, 'played-for', seat) || states(event, 'late-order-used', seat);

/** What the player did himself; what an order of his did, or was done for him at a moment, he has not seen. */
const isOwnMove = (event: ToldEvent, seat: Seat, doneAt: string | null): boolean =>
  event.seat === seat &&
  (event.kind === 'undo' ||
    (event.kind === 'play' && event.automatic !== true && event.at !== doneAt));

/** Where the player's last move stands among events he was told of; -1: nowhere. */
function lastMoveIn(told: readonly ToldEvent[], seat: Seat): number {
  let doneAt: string | null = null;
  return told.reduce((last, event, place) => {
    if (isDoneFor(event, seat)) doneAt = event.at;
    return isOwnMove(event, seat, doneAt) ? place : last;
  }, -1);
}

/** What others did, chance, and his own orders; that he placed one is no news to him. */
const isNews = (event: ToldEvent, seat: Seat): boolean =>
  event.kind !== 'order' || states(event, 'late-order-used', seat);

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
  const sentences = told
    .slice(lastMoveIn(told, seat) + 1)
    .filter((event) => isNews(event, seat))
    .flatMap(({ sentences: said }) => said);
  return { sentences: sentences.slice(-most), earlier: Math.max(0, sentences.length - most) };
}
