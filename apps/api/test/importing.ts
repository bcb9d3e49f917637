import { checkExport } from '../src/games/check.ts';
import type { Games } from '../src/games/games.ts';
import { importGame } from '../src/games/import.ts';

/** Imports a game's file as a command does, but checks it here: starting a thread for each takes its time. */
export const importHere = (games: Games, file: unknown) =>
  importGame(games, async (read) => checkExport(read), file);
