import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/connection.ts';
import type { Word } from '../thread.ts';
import { knownTitle } from './catalogue.ts';
import { type Followed, followHere, type Library, settingOf } from './loaded-game.ts';
import { type CheckedLog, checkLog } from './log-check.ts';
import { handed, type LogWork } from './long-logs.ts';
import { openStore } from './store.ts';

// What works through a long log beside all else a process does: it reads it by a connection of its own, says what it
// finds, and ends. It writes nothing.

async function done(
  library: Pick<Library, 'title' | 'store'>,
  asked: LogWork,
): Promise<CheckedLog | Followed> {
  const row = await library.store.game(asked.gameId);
  if (row === null) throw new Error('The game is gone');
  if (asked.what === 'check') return checkLog(library, row);
  const { titleVersion, from } = asked;
  const setting = await settingOf(library, { ...row, titleVersion });
  return followHere(library, setting, { ...asked, from: handed(from) });
}

const tell = (word: Word<CheckedLog | Followed>) => parentPort?.postMessage(word);
const { url, work }: { url: string; work: LogWork } = workerData;
const database = openDatabase(url, 1);
tell(await done({ title: knownTitle, store: openStore(database) }, work));
tell('done');
await database.pool.end();
