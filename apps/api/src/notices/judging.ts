import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { type NoticeRow, noticeId } from './notice.ts';
import type { Reader } from './reader.ts';
import { waitOf } from './reminding.ts';

/** A notice of one game. */
export type GameNotice = NoticeRow & {
  readonly gameId: string;
  readonly kind: Exclude<NoticeRow['kind'], 'digest'>;
};

/** What becomes of a notice that is due: it is told, if not at once, to whom and from where on; or why not. */
type Verdict =
  | 'retracted'
  | 'unwanted'
  | { readonly notice: GameNotice; readonly reader: Reader; readonly isLater: boolean };

/** Whether he wants to be told of this kind of thing at all, and of this game. */
function isWanted({ kind }: Pick<GameNotice, 'kind'>, reader: Reader): boolean {
  const { notices, telling, hasMuted } = reader;
  const wants = (of: string): boolean => notices[of] ?? true;
  switch (kind) {
    case 'invitation':
      return wants('invitation');
    case 'chat':
      return wants('chat') && !hasMuted;
    case 'ended':
      return wants('ended') && !hasMuted;
    case 'turn':
      return wants('turn') && !hasMuted && telling.turns === 'every';
    case 'correction':
      return !hasMuted; // he was told what is no longer so
    case 'reminder':
      return wants('turn') && !hasMuted && ['every', 'reminders'].includes(telling.turns);
  }
}

/** What a judgement may ask beyond the game itself. */
export type Witnesses = {
  readonly games: Games;
  readonly unreadSince: (gameId: string, userId: string) => Promise<number | null>;
  readonly isNoticed: (noticeId: string) => Promise<boolean>;
  readonly wasTold: (noticeId: string) => Promise<boolean>;
  readonly correctedBy: (notice: GameNotice) => string;
};

const isSeated = ({ players }: LoadedGame, { userId, seat }: GameNotice): boolean =>
  seat === null ? players.includes(userId) : players[seat] === userId;

const clockOf = ({ clocks }: LoadedGame, { seat }: GameNotice) =>
  clocks.find((clock) => clock.seat === seat);

/**
 * The notice from the first he has not read, if it is the one to tell of that. What begins later has its own, where it was
 * said after he had read all before it; where he read only a part, or the first of it was erased, it has not.
 */
async function ofUnread(
  { unreadSince, isNoticed }: Witnesses,
  notice: GameNotice,
): Promise<GameNotice | null> {
  const { gameId, userId, number } = notice;
  const since = await unreadSince(gameId, userId);
  if (since === null || since === number) return since === null ? null : notice;
  const unread = { ...notice, number: since };
  return (await isNoticed(noticeId(gameId, unread))) ? null : unread;
}

/** Whether what a notice of anything but the chat says is still so. */
async function isStillSo(
  witnesses: Witnesses,
  loaded: LoadedGame,
  notice: GameNotice,
  kind: Exclude<GameNotice['kind'], 'chat'>,
): Promise<boolean> {
  const { gameId, userId, turn } = notice;
  if (kind === 'invitation') {
    const { game } = loaded;
    const admission = await witnesses.games.store.admission(gameId, userId);
    return game.status !== 'ended' && admission?.invitation === turn;
  }
  if (!isSeated(loaded, notice)) return false;
  const clock = clockOf(loaded, notice);
  switch (kind) {
    case 'turn':
      return clock?.waits === true && clock.turn === turn;
    case 'reminder':
      return clock?.waits === true && clock.sinceNumber === waitOf(notice);
    case 'correction':
      return (
        clock?.waits === false &&
        loaded.game.status === 'running' &&
        (await witnesses.wasTold(witnesses.correctedBy(notice)))
      );
    case 'ended':
      return loaded.game.status === 'ended';
  }
}

/** The notice as what it says is still so; null: it is not. */
async function stillSo(
  witnesses: Witnesses,
  loaded: LoadedGame,
  notice: GameNotice,
): Promise<GameNotice | null> {
  const { kind } = notice;
  if (kind === 'chat') return isSeated(loaded, notice) ? ofUnread(witnesses, notice) : null;
  return (await isStillSo(witnesses, loaded, notice, kind)) ? notice : null;
}

/** What becomes of it, as things are now. */
export async function judge(
  witnesses: Witnesses,
  loaded: LoadedGame,
  due: GameNotice,
  reader: Reader | null,
): Promise<Verdict> {
  const notice = await stillSo(witnesses, loaded, due);
  if (notice === null) return 'retracted';
  if (reader === null || !isWanted(notice, reader)) return 'unwanted';
  return { notice, reader, isLater: reader.telling.aloneWhileOpen && reader.hasPageOpen };
}
