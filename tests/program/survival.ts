import { randomInt } from 'node:crypto';
import { type Instance, killInstance, startInstance, stopInstance } from './instance.ts';
import {
  actInTurn,
  finishPending,
  newGame,
  type Pair,
  requireNothingLost,
  sendOnce,
  signIn,
} from './playing.ts';

// Plays while the program is killed.

export type Survival = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly repeated: number; // acts that had been written before the kill, unanswered
};

/** Plays until the program is gone. */
async function playOn(pair: Pair): Promise<void> {
  for (;;) {
    if (!(await actInTurn(pair, sendOnce))) await newGame(pair, sendOnce);
  }
}

const moveTo = ({ url }: Instance, players: Pair): Pair => [
  { ...players[0], url },
  { ...players[1], url },
];

/** Kills the program so many times at random moments while two people play, and looks what is left. */
export async function survive(dataFolder: string, kills: number): Promise<Survival> {
  let instance = await startInstance(dataFolder);
  let players: Pair = [await signIn(instance, 'Ada'), await signIn(instance, 'Bruno')];
  await newGame(players, sendOnce);
  let acknowledged = 0;
  let repeated = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const played = playOn(players).catch((error: Error) => error);
      await new Promise((resolve) => setTimeout(resolve, randomInt(30, 1_500)));
      await killInstance(instance, kill % 2 === 0 ? 'alone' : 'whole group');
      const ending = await played;
      if (!(ending instanceof TypeError)) throw ending; // anything but a lost connection
      instance = await startInstance(dataFolder);
      players = moveTo(instance, players);
      for (const player of players) {
        await requireNothingLost(player);
        if (await finishPending(player)) repeated += 1;
        await requireNothingLost(player);
        acknowledged += player.acknowledged.size;
      }
    }
    return { kills, acknowledged, repeated };
  } finally {
    await stopInstance(instance);
  }
}
