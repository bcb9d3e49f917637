import type { Seat } from '@staffetta/engine';
import type { Games } from '../../src/games/games.ts';
import { write } from '../../src/games/write.ts';

/** Says of a seat that its time was over twice, as if it had been waited for. */
export async function beLateTwice(games: Games, gameId: string, seat: Seat): Promise<void> {
  for (const times of [1, 2]) {
    const facts = [{ type: 'time-ran-out', seat, times } as const];
    const event = { kind: 'clock', seat, action: null, facts, draws: [], byOrder: null } as const;
    await write<void>(
      games,
      gameId,
      async () => ({ events: [event], seats: [], key: null }),
      () => undefined,
    );
  }
}
