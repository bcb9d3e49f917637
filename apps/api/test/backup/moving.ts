/** Moves a database, in a process that can be killed: from where, and what it fills. */
import { moveDatabase } from '../../src/backup/restoring.ts';

const [, , from = '', to = ''] = process.argv;
await moveDatabase(from, JSON.parse(to));
