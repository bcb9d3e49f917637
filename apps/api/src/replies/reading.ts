import { Problem } from '../http/problems.ts';
import type { Envelope, ReadMail } from '../mail-in/mail.ts';
import { excessIn, unreadable } from '../mail-in/read.ts';
import { type Bounds, openStandingThread } from '../thread.ts';

// Mails are read in a thread of its own: how they are written is up to whoever sends them.

/** A mail as it comes; without an envelope where another mail server handed it over. */
export type CameIn = { readonly raw: Buffer; readonly envelope: Envelope | null };

/** Many times what the largest mail within the limits takes. */
const usual: Bounds = { patience: 5_000, memory: 128 };

/** Reads mails one after the other. */
export function openMailReading(bounds: Bounds = usual) {
  const thread = openStandingThread<CameIn, ReadMail>('replies/mail-thread', bounds);

  return {
    /** Reads a mail. One that is too large is not read; one that is not read in time is to be brought again. */
    async read(raw: Buffer, envelope: Envelope | null): Promise<ReadMail> {
      const excess = excessIn(raw);
      if (excess !== null) return unreadable(excess, envelope);
      const outcome = await thread.carryOut({ raw, envelope });
      if ('found' in outcome) return outcome.found;
      if (typeof outcome.ending === 'object') throw outcome.ending.trouble;
      if (outcome.ending === 'out-of-time') throw new Problem('unavailable');
      return unreadable('too-complex', envelope);
    },

    close: thread.close,
  };
}

export type MailReading = ReturnType<typeof openMailReading>;
