import {
  awaitedPlayers,
  endPause,
  type Followed,
  freeSeat,
  giveTime,
  type Language,
  type Moment,
  pauseGame,
  replacePlayer,
  type Seat,
  stopGame,
  takeGameBack,
  vacantSeats,
} from '@staffetta/engine';
import type { Accounts } from '../accounts/accounts.ts';
import { letter } from '../accounts/letters.ts';
import { readers, writeMail } from '../accounts/mailing.ts';
import { unseal } from '../games/chain.ts';
import type { Games } from '../games/games.ts';
import { requireInvitable } from '../games/host.ts';
import { type LoadedGame, loadGame } from '../games/loaded-game.ts';
import type { Admission, Also } from '../games/store.ts';
import { allowed, invalid } from '../games/tables.ts';
import { write } from '../games/write.ts';
import { Problem } from '../http/problems.ts';
import { requireIn } from './inspected.ts';
import { requireApart } from './looks.ts';

// How admins help a game: each by one event all its players are told of, and why.

/** Which game is helped, by whom and why, and in whose language he is answered. */
export type Help = {
  readonly gameId: string;
  readonly admin: string | null; // null: whoever may run commands on the machine itself
  readonly entry: string | null; // of the audit log
  readonly reason: string;
  readonly language: Language;
  readonly firstSeat?: 0 | 1; // how whoever is answered calls it; 0 if left out
};

/** What an admin looked upon when he decided: the number of its newest event. */
type Upon = { readonly newest: number };

/** What follows from a help, who is asked in by it, and whose seat is freed. */
type Helping = {
  readonly followed: Followed;
  readonly invited?: string;
  readonly freed?: string | null;
};

const keepSql = `
  insert into game_help (game_id, number, reason, user_id, entry_id) values ($1, $2, $3, $4, $5)`;

/** Of two admins at once, or an admin and a player, the second is told to look again. */
function requireNewest({ number }: LoadedGame, { newest }: Upon): void {
  if (newest !== number) throw new Problem('game-went-on');
}

function requireSeat({ row }: LoadedGame, { firstSeat = 0 }: Help, seat: Seat): void {
  if (seat < row.seats) return;
  const last = firstSeat + row.seats - 1;
  throw invalid('seat', `from ${firstSeat} to ${last} at this table`);
}

/** The game behind one of its events. */
async function momentOf(
  { store, library }: Games,
  { row }: LoadedGame,
  number: number,
): Promise<Moment | null> {
  const [event] = await store.events(row.gameId, number - 1, number);
  const behind = await loadGame(library, row.gameId, number);
  return event === undefined || behind === null
    ? null
    : { event: unseal(event), game: behind.game };
}

/** Gives time, pauses and ends games, takes them back, frees seats. Nobody helps where he plays. */
export function openHelping({
  games,
  accounts,
  origin,
}: {
  readonly games: Games;
  readonly accounts: Accounts;
  readonly origin: () => string;
}) {
  /** What is written with the event: the reason, and a mail to whoever is gone. */
  const writing =
    ({ gameId, admin, entry, reason }: Help, freed: string | null): Also =>
    async (run, { first }) => {
      // He may have sat down meanwhile.
      if (admin !== null) await requireApart(run, accounts, gameId, admin);
      await run.query(keepSql, [gameId, first, reason, admin, entry]);
      if (freed === null) return;
      const to = { reader: readers.himself, of: freed, language: 'en' } as const;
      const mail = letter('seat-freed', `${origin()}/games/${gameId}`, reason);
      await writeMail(run, to, mail, { gameId, letter: 'seat-freed' });
    };

  /** Decides on the game as it is then, and writes what follows. */
  async function help(
    wish: Help,
    decide: (loaded: LoadedGame) => Helping | Promise<Helping>,
  ): Promise<void> {
    const { gameId, language } = wish;
    await write<void>(
      games,
      gameId,
      async (loaded) => {
        if (loaded.brokenAt !== null) throw new Problem('game-read-only');
        const { followed, invited, freed = null } = await decide(loaded);
        const { events, position } = allowed(loaded, followed, { language });
        const { game } = position;
        const goesOn = game.status === 'running'; // what the others had voted for may have ended it
        const admissions: readonly Admission[] =
          invited === undefined || !goesOn
            ? []
            : [{ userId: invited, invitation: game.invited ?? 0 }];
        const also = writing(wish, goesOn ? freed : null);
        return { events, seats: [], admissions, key: null, also };
      },
      () => undefined,
    );
  }

  /** Whether somebody may be asked to take over a seat of a game. */
  async function requireReplacing(
    loaded: LoadedGame,
    userId: string,
    admin: string | null,
  ): Promise<void> {
    const { row } = loaded;
    const person = await games.people.personOf(userId);
    if (await games.store.isFormerPlayer(row.gameId, person)) throw new Problem('former-player');
    await requireInvitable(games, accounts, loaded, row.host, userId);
    if (person.id === admin || (await games.store.hasLooked(row.gameId, person))) {
      throw new Problem('not-invitable');
    }
  }

  return {
    /** Has the game go on from where it stood behind an event. */
    takeBack: (wish: Help, { event, newest }: Upon & { readonly event: number }) =>
      help(wish, async (loaded) => {
        requireNewest(loaded, { newest });
        requireIn('event', event, [1, newest - 1]);
        const moment = await momentOf(games, loaded, event);
        return { followed: takeGameBack(loaded.setting, loaded, moment) };
      }),

    /** Ends the game; nobody has won. */
    end: (wish: Help, upon: Upon) =>
      help(wish, (loaded) => {
        if (loaded.game.status === 'ended') throw new Problem('done-already');
        requireNewest(loaded, upon);
        return { followed: stopGame(loaded.setting, loaded) };
      }),

    /** Gives a seat, or (null) everybody who is waited for, so many hours more. */
    giveTime: (
      wish: Help,
      { seat, hours, newest }: Upon & { readonly seat: Seat | null; readonly hours: number },
    ) =>
      help(wish, (loaded) => {
        const { setting, game, clocks } = loaded;
        if (seat !== null) requireSeat(loaded, wish, seat);
        requireNewest(loaded, { newest });
        const seats = seat === null ? awaitedPlayers(setting, game) : [seat];
        const followed = giveTime(setting, loaded, seats, hours);
        const isUntimed = clocks.some((clock) => seats.includes(clock.seat) && clock.left === null);
        if (followed.ok && isUntimed) throw new Problem('without-clock');
        return { followed };
      }),

    /** Has time stand still for so many days. */
    pause: (wish: Help, days: number) =>
      help(wish, (loaded) => {
        const { status, paused } = loaded.game;
        if (status === 'running' && paused !== undefined) throw new Problem('done-already');
        return { followed: pauseGame(loaded.setting, loaded, days) };
      }),

    /** Has time pass again before the days of a pause are over. */
    endPause: (wish: Help) =>
      help(wish, (loaded) => {
        const { status, paused } = loaded.game;
        if (status === 'running' && paused === undefined) throw new Problem('done-already');
        return { followed: endPause(loaded.setting, loaded) };
      }),

    /** Vacates a seat; its player is told why. */
    freeSeat: (wish: Help, seat: Seat, upon: Upon) =>
      help(wish, (loaded) => {
        const { setting, game, players } = loaded;
        requireSeat(loaded, wish, seat);
        if (vacantSeats(game).includes(seat)) throw new Problem('done-already');
        requireNewest(loaded, upon);
        return { followed: freeSeat(setting, loaded, seat), freed: players[seat] ?? null };
      }),

    /** Vacates a seat, unless it is vacant, and invites somebody to it. */
    replacePlayer: (wish: Help, seat: Seat, { user, newest }: Upon & { readonly user: string }) =>
      help(wish, async (loaded) => {
        const { setting, game, players, row } = loaded;
        requireSeat(loaded, wish, seat);
        const asked = await games.store.admission(row.gameId, user);
        const isAsked = asked !== null && asked.invitation !== null;
        if (isAsked && vacantSeats(game).includes(seat)) throw new Problem('done-already');
        requireNewest(loaded, { newest });
        await requireReplacing(loaded, user, wish.admin);
        const followed = replacePlayer(setting, loaded, seat);
        return { followed, invited: user, freed: players[seat] ?? null };
      }),
  };
}
