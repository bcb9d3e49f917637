import { visit } from '@staffetta/engine';
import { drawOf, type Games } from '../src/games/games.ts';
import { write } from '../src/games/write.ts';

/** An order of the example title: only its owner may ever read it. */
export const order = { stalls: 'all', seal: 2, upTo: 7, atLimit: 'pass', offered: 'take' };

/** Leaves it for a seat, through the engine: tests of leaving need no more of orders. */
export const leaveOrder = (games: Games, gameId: string, seat: number): Promise<void> =>
  write<void>(
    games,
    gameId,
    async (loaded) => {
      const asked = { seat, cancel: [], place: [order], actions: [] };
      const followed = visit(loaded.setting, loaded, asked, drawOf(loaded));
      if (!followed.ok) throw new Error(followed.refusal.code);
      return { events: followed.events, seats: [], key: null };
    },
    () => undefined,
  );
