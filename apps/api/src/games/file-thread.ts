import { parentPort, workerData } from 'node:worker_threads';
import type { Word } from '../thread.ts';
import { checkExport, type Outcome } from './check.ts';

// What checks a game's file beside all else a process does: it says what it finds, and ends.

const tell = (word: Word<Outcome>) => parentPort?.postMessage(word);
tell(checkExport(workerData));
tell('done');
