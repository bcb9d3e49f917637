import { parentPort } from 'node:worker_threads';
import { readMail } from '../mail-in/read.ts';
import type { CameIn } from './reading.ts';

// What reads mails beside all else a process does: it says what each is, and waits for the next.

/** On its way into a thread a buffer loses what makes it more than bytes. */
type Brought = Omit<CameIn, 'raw'> & { readonly raw: Uint8Array };

parentPort?.on('message', async ({ raw, envelope }: Brought) => {
  const { buffer, byteOffset, byteLength } = raw;
  parentPort?.postMessage(await readMail(Buffer.from(buffer, byteOffset, byteLength), envelope));
});
