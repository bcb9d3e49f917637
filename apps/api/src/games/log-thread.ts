import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/connection.ts';
import type { Word } from '../thread.ts';
import { knownTitle } from './catalogue.ts';
import { fileText } from './export.ts';
import { type Followed, followHere, type Library, settingOf } from './loaded-game.ts';
import { type CheckedLog, checkLog } from './log-check.ts';
import { type FileWritten, handed, type LogWork } from './long-logs.ts';
import { type Counted, countHere } from './race.ts';
import { openStore } from './store.ts';

// What works through a long log beside all else a process does: it reads it by a connection of its own, says what it
// finds, and ends. It writes nothing.

type Finding = CheckedLog | Followed | Counted | FileWritten | null;

async function written(
  library: Pick<Library, 'title' | 'store'>,
  { strict, ...wish }: Extract<LogWork, { what: 'file' }>,
): Promise<FileWritten> {
  const dropped: string[] = [];
  const report = (keys: readonly string[]) => void dropped.push(...keys);
  return { text: await fileText(library, { strict, report }, wish), dropped };
}

async function done(library: Pick<Library, 'title' | 'store'>, asked: LogWork): Promise<Finding> {
  const row = await library.store.game(asked.gameId);
  if (row === null) throw new Error('The game is gone');
  if (asked.what === 'check') return checkLog(library, row);
  if (asked.what === 'file') return written(library, asked);
  const { titleVersion } = asked;
  const setting = await settingOf(library, { ...row, titleVersion });
  if (asked.what === 'follow') {
    return followHere(library, setting, { ...asked, from: handed(asked.from) });
  }
  const from = { ...asked.from, reached: handed(asked.from.reached) };
  return countHere(library, setting, { ...asked, from });
}

const tell = (word: Word<Finding>) => parentPort?.postMessage(word);
const { url, work }: { url: string; work: LogWork } = workerData;
const database = openDatabase(url, 1);
tell(await done({ title: knownTitle, store: openStore(database) }, work));
tell('done');
await database.pool.end();
