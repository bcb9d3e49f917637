import { fileURLToPath } from 'node:url';
import { bringUpToDate } from '../operate.ts';

// Brings the configured database up to date and ends: for whoever prepares one before the first start.

await bringUpToDate(fileURLToPath(new URL('../../../../', import.meta.url)));
