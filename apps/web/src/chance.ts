import { newContribution } from '@staffetta/client';
import type { Noted } from '@staffetta/client/fairness';
import { deviceShelf } from './storage.ts';

/** Our own share of a game's chance, noted on this device to check the finished game with. */
export function contributionTo(game: string): string {
  const noted = deviceShelf.read(`contribution:${game}`);
  return noted ?? noteContribution(game, newContribution());
}

export function noteContribution(game: string, contribution: string): string {
  deviceShelf.write(`contribution:${game}`, contribution);
  return contribution;
}

/** The promise made for a game's chance, as it was when this device first saw the game. */
export function noteCommitment(game: string, commitment: string): void {
  const name = `commitment:${game}`;
  if (deviceShelf.read(name) === null) deviceShelf.write(name, commitment);
}

/** What this device has noted of a game's chance. */
export function notedOf(game: string): Noted {
  const contribution = deviceShelf.read(`contribution:${game}`);
  const commitment = deviceShelf.read(`commitment:${game}`);
  return {
    ...(contribution !== null && { contribution }),
    ...(commitment !== null && { commitment }),
  };
}
