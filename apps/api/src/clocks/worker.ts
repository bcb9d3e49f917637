import { pauseAfter } from '../accounts/pauses.ts';
import { finishBreathing } from '../breathing.ts';
import type { Database } from '../database/connection.ts';
import { inTransaction } from '../database/connection.ts';
import { type Clock, dueOf, type Keeping, lookOf, remindersOf, stillOf } from '../games/clocks.ts';
import { clocksChannel } from '../games/feed.ts';
import { drawOf, type Games } from '../games/games.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { wholeSettings } from '../games/settings.ts';
import { type Addition, timingFor, write } from '../games/write.ts';
import { remind } from '../notices/reminding.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { awaySince, openBeat } from './beat.ts';
import { isForOtherReason } from './calendar.ts';
import { expire, goOn } from './expiring.ts';
import type { CheckClock } from './machine-clock.ts';

/** What looking after clocks stands on. */
export type Keeper = {
  readonly database: Pick<Database, 'pool'>;
  readonly games: Games;
  readonly outageAfter: number; // milliseconds without any worker, or anybody who answers; 0: never mind
  readonly now: () => Date;
  readonly checkClock: CheckClock;
  readonly onTrouble: (error: Error) => void;
};

/** Looks after the clocks of all games. */
export type ClockWorker = Pick<Rounds, 'work' | 'close'> & {
  /** Does all there is to do now; gives how many clocks were looked at. */
  readonly run: () => Promise<number>;
};

/** A clock that is to be looked at. */
type Look = {
  readonly gameId: string;
  readonly seat: number;
  readonly sinceNumber: number;
  readonly reminded: number;
  readonly at: Date; // when it was to be looked at
  readonly mineUntil: Date; // then it is another worker's
  readonly dueAt: Date | null; // as it was told so far
  readonly tries: number;
};

/**
 * Whoever takes it has so long; then it is another's. Each worker takes other clocks than the rest; none
 * takes any while nobody can act, as for long nobody has answered requests.
 */
const lease = 60_000;

const takeSql = `
  update game_clock c
    set look_at = $2
    from (select game_id, seat, look_at from game_clock
            where look_at <= $1
              and not exists (select from service_beat where name = 'answers' and at < $3)
            order by look_at, game_id, seat
            limit 1
            for update skip locked) due
    where c.game_id = due.game_id and c.seat = due.seat
    returning c.game_id as "gameId", c.seat, c.since_number as "sinceNumber", c.reminded,
              due.look_at as at, c.look_at as "mineUntil", c.due_at as "dueAt", c.tries`;

/** A clock that has moved meanwhile, or whose player's vacations have, says itself when it is to be looked at. */
const seenSql = `
  update game_clock set due_at = $5, look_at = $6, reminded = $7, tries = 0
    where game_id = $1 and seat = $2 and since_number = $3 and look_at = $4`;

/** Whoever looks at the game hears of it: no event tells that its clocks go otherwise. */
const tellSql = 'select pg_notify($1, $2)';

const laterSql = `
  update game_clock set look_at = $4, tries = tries + 1
    where game_id = $1 and seat = $2 and since_number = $3`;

export function openClockWorker({
  database,
  games,
  outageAfter,
  now,
  checkClock,
  onTrouble,
}: Keeper): ClockWorker {
  const { pool } = database;

  const keepingOf = async (loaded: LoadedGame): Promise<Keeping> => ({
    timing: await timingFor(games, loaded),
    players: loaded.players,
  });

  /** What follows now for a clock; null: nothing yet. */
  async function following(keeping: Keeping, loaded: LoadedGame, clock: Clock) {
    const { row, setting } = loaded;
    const settings = wholeSettings(row.settings);
    const standing = { setting, position: loaded, settings, draw: drawOf(loaded) };
    const isOver = (at: Date | null) => at !== null && at.getTime() <= now().getTime();
    if (clock.pausedUntil !== null) {
      return isOver(new Date(clock.pausedUntil)) ? goOn(standing) : null;
    }
    return isOver(dueOf(keeping, clock)) ? finishBreathing(expire(standing, clock)) : null;
  }

  const waiting = ({ game, clocks }: LoadedGame, seat: number): Clock | null =>
    game.status === 'running'
      ? (clocks.find((clock) => clock.seat === seat && clock.waits) ?? null)
      : null;

  /** Whether those who look at the game know otherwise why the clock stands still. */
  function standsOtherwise(keeping: Keeping, clock: Clock, { at }: Look): boolean {
    const before = stillOf(keeping, clock, new Date(at.getTime() - 1));
    return isForOtherReason(before, stillOf(keeping, clock, now()));
  }

  /** Notes when the clock is due and to be looked at again, and reminds its player if it is time. */
  async function note(loaded: LoadedGame, look: Look): Promise<void> {
    const { gameId, seat, sinceNumber, mineUntil, reminded } = look;
    const known = [gameId, seat, sinceNumber, mineUntil];
    const clock = waiting(loaded, seat);
    if (clock === null) {
      await pool.query(seenSql, [...known, null, null, reminded]);
      return;
    }
    if (clock.sinceNumber !== sinceNumber) return; // the append that moved it has said when to look
    const keeping = await keepingOf(loaded);
    const gone = remindersOf(keeping, clock).filter((at) => at.getTime() <= now().getTime());
    const done = Math.max(reminded, gone.length);
    const userId = loaded.players[seat] ?? null;
    await inTransaction(pool, async (run) => {
      if (gone.length > reminded && userId !== null) {
        const of = { gameId, userId, seat, turn: clock.turn, which: done };
        await remind(run, { ...of, sinceNumber: clock.sinceNumber }, now());
      }
      const due = dueOf(keeping, clock);
      const values = [due, lookOf(keeping, clock, { reminded: done, after: now() }), done];
      await run.query(seenSql, [...known, ...values]);
      if (due?.getTime() !== look.dueAt?.getTime() || standsOtherwise(keeping, clock, look)) {
        await run.query(tellSql, [clocksChannel, gameId]);
      }
    });
  }

  /** Looks at one clock of a game, and does what its time asks for. */
  async function see(look: Look): Promise<void> {
    const { gameId, seat } = look;
    const known = await games.cache.current(gameId);
    if (known === null) throw new Error(`There is no game ${gameId}`);
    if (known.brokenAt !== null) throw new Error(`The log of game ${gameId} is damaged`);
    const hasFired = await write<boolean>(
      games,
      gameId,
      async (loaded): Promise<Addition | { readonly done: boolean }> => {
        const clock = waiting(loaded, seat);
        if (clock === null) return { done: false };
        const events = await following(await keepingOf(loaded), loaded, clock);
        return events === null ? { done: false } : { events, seats: [], key: null };
      },
      () => true,
    );
    if (hasFired) return; // the append has said when to look next
    const current = await games.cache.current(gameId);
    if (current !== null) await note(current, look);
  }

  /** Looks at one clock whose time has come; says whether there was one. */
  async function lookOnce(): Promise<boolean> {
    const at = now();
    const away = awaySince(outageAfter, at);
    const { rows } = await pool.query<Look>(takeSql, [at, new Date(at.getTime() + lease), away]);
    const [look] = rows;
    if (look === undefined) return false;
    await see(look).catch(async (error: unknown) => {
      onTrouble(error instanceof Error ? error : new Error('A clock could not be looked at'));
      const { gameId, seat, sinceNumber, tries } = look;
      await pool.query(laterSql, [gameId, seat, sinceNumber, pauseAfter(now(), tries)]);
    });
    return true;
  }

  /** Before anything is fired it must be known whether the service was away; who is long at work is not. */
  const noteBeat = openBeat({ database, duty: 'clocks', outageAfter, now, checkClock });

  async function runAll(): Promise<number> {
    let done = 0;
    for (;;) {
      await noteBeat();
      if (rounds.isClosed() || !(await lookOnce())) return done;
      done += 1;
    }
  }

  const rounds = openRounds(runAll, onTrouble);
  return { run: runAll, work: rounds.work, close: rounds.close };
}
