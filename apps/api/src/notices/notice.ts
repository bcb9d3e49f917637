import type { Seat } from '@staffetta/engine';
import type { notice } from '../database/schema.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { uuidFor } from '../games/tables.ts';

export type NoticeRow = typeof notice.$inferSelect;

/** Something somebody is to be told of by mail. */
export type Wish = {
  readonly userId: string;
  readonly seat: Seat | null;
  readonly kind: Exclude<NoticeRow['kind'], 'digest'>;
  readonly turn: number; // of the seat; or the number of the invitation
  readonly number: number; // the event, or message, it comes from; of a reminder which it is
};

/** What makes a wish this one and no other: however often it is made, one notice and one mail result. */
const nameOf = ({ userId, seat, kind, turn, number }: Wish): string => {
  const again = kind === 'reminder' || kind === 'chat' ? ` ${number}` : '';
  return `${kind} ${userId} ${seat ?? '-'} ${turn}${again}`;
};

export const noticeId = (gameId: string, wish: Wish): string => uuidFor(gameId, nameOf(wish));

/** Who sits at a table, each once; around one screen nobody need be fetched. */
export const fetchable = ({ row, players }: LoadedGame): readonly string[] =>
  row.settings.hotSeat ? [] : [...new Set(players.filter((player) => player !== null))];

/** Those the game waits for; and those it no longer does because another took an act back. */
function turnsIn({ clocks, players }: LoadedGame): readonly Wish[] {
  return clocks.flatMap(({ seat, turn, waits, sinceNumber, takenBack }): readonly Wish[] => {
    const userId = players[seat] ?? null;
    if (userId === null) return [];
    const of = { userId, seat, number: sinceNumber };
    if (waits) return [{ ...of, kind: 'turn', turn }];
    return takenBack === turn ? [{ ...of, kind: 'correction', turn }] : [];
  });
}

/** Whom what has happened in a game concerns. */
export function wishesIn(loaded: LoadedGame): readonly Wish[] {
  const { row, game, number } = loaded;
  const users = fetchable(loaded);
  if (users.length === 0) return [];
  if (game.status !== 'ended') return turnsIn(loaded);
  if (row.ending === 'cancelled') return [];
  return users.map((userId) => ({ userId, seat: null, kind: 'ended', turn: 0, number }));
}

/** The notice of a turn that a correction corrects. */
export const corrected = (gameId: string, wish: Wish): string =>
  noticeId(gameId, { ...wish, kind: 'turn' });
