import { parentPort, workerData } from 'node:worker_threads';
import { findTitle } from '../games/catalogue.ts';
import type { Word } from '../thread.ts';
import type { Attempt } from './edition-judging.ts';
import { type Finding, tryFacts } from './edition-trying.ts';

// What tries printed facts beside all else a process does: it says what it finds, and ends.

const { title, data, language }: Attempt = workerData;
const entry = findTitle(title);
if (entry === null) throw new Error(`there is no title ${title}`);
const tell = (word: Word<Finding>) => parentPort?.postMessage(word);
for (const finding of tryFacts(entry, data, language)) tell(finding);
tell('done');
