import { checkExport } from '../src/games/check.ts';
import type { Games } from '../src/games/games.ts';
import { enterFile, importGame } from '../src/games/import.ts';

/** Checks a file here, and not in a thread: to start one for each takes its time. */
const checkHere = async (file: unknown) => checkExport(file);

/** Imports a game's file as a command does. */
export const importHere = (games: Games, file: unknown) => importGame(games, checkHere, file);

/** Imports a game's file as the API does, which it reaches as JSON. */
export const enterHere = (games: Games, file: unknown) =>
  enterFile(games, checkHere, JSON.parse(JSON.stringify(file)));
