import { newContribution } from '@staffetta/client';
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
