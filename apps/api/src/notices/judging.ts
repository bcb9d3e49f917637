import type { Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { type NoticeRow, noticeId } from './notice.ts';
import type { Reader } from './reader.ts';
import { waitOf } from './reminding.ts';

/** What becomes of a notice that is due. */
export type Verdict = 'tell' | 'later' | 'retracted' | 'unwanted';

/** A notice of one game. */
export type GameNotice = NoticeRow & {
  readonly gameId: string;
  readonly kind: Exclude<NoticeRow['kind'], 'digest'>;
};

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
 * Whether this notice is the one to tell what he has not read. What begins later has its own, where it was said after he
 * had read all before it; where he read only a part, or the first of it was erased, it has not.
 */
async function isOfUnread(
  { unreadSince, isNoticed }: Witnesses,
  notice: GameNotice,
): Promise<boolean> {
  const { gameId, userId, number } = notice;
  const since = await unreadSince(gameId, userId);
  if (since === null || since === number) return since !== null;
  return !(await isNoticed(noticeId(gameId, { ...notice, number: since })));
}

/** Whether what the notice says is still so. */
async function isStillSo(
  witnesses: Witnesses,
  loaded: LoadedGame,
  notice: GameNotice,
): Promise<boolean> {
  const { kind, gameId, userId, turn } = notice;
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
    case 'chat':
      return isOfUnread(witnesses, notice);
    case 'ended':
      return loaded.game.status === 'ended';
  }
}

/** What becomes of it, as things are now. */
export async function judge(
  witnesses: Witnesses,
  loaded: LoadedGame,
  notice: GameNotice,
  reader: Reader | null,
): Promise<Verdict> {
  if (!(await isStillSo(witnesses, loaded, notice))) return 'retracted';
  if (reader === null || !isWanted(notice, reader)) return 'unwanted';
  return reader.telling.aloneWhileOpen && reader.hasPageOpen ? 'later' : 'tell';
}
