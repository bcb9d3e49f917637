import { parentPort, workerData } from 'node:worker_threads';
import { findTitle } from '../games/catalogue.ts';
import type { Attempt, Word } from './edition-judging.ts';
import { tryFacts } from './edition-trying.ts';

// What tries printed facts beside all else a process does: it says what it finds, and ends.

const { title, data, language }: Attempt = workerData;
const entry = findTitle(title);
if (entry === null) throw new Error(`there is no title ${title}`);
const tell = (word: Word) => parentPort?.postMessage(word);
for (const finding of tryFacts(entry, data, language)) tell(finding);
tell('done');
