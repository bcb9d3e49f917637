import type { Post } from '../accounts/post.ts';
import { openThrottle } from '../accounts/throttle.ts';
import type { Database } from '../database/connection.ts';
import type { InboundMail } from '../mail-in/listener.ts';

// Mails to postmaster@ the domain of answers, which whoever takes mails in must take (RFC 5321, 4.5.1).

export type Postmaster = ReturnType<typeof openPostmaster>;

type Desk = {
  readonly domain: string;
  /** Whom they are brought to, and by what. Without: to nobody. */
  readonly to: string | null | undefined;
  readonly post: Pick<Post, 'forward'> | null;
  readonly database: Database;
  readonly now: () => Date;
  readonly onDropped: () => void;
};

export function openPostmaster({ domain, to = null, post, database, now, onDropped }: Desk) {
  const address = `postmaster@${domain}`;
  const throttle = openThrottle(database, now);
  return {
    accepts: (recipient: string): boolean => recipient.toLowerCase() === address,

    /**
     * Brings a mail to the operator before its sender hears that it was taken; if that fails he sends it again, as
     * when there were too many in a day. What came back, as one of these can, goes no further.
     */
    async receive({ envelope, raw }: InboundMail): Promise<void> {
      if (to === null || post === null || envelope.from === null) return onDropped();
      const { beyond } = await throttle.count(['mail to the postmaster', domain]);
      if (beyond > 0) throw new Error('Too many mails to the postmaster in a day');
      await post.forward(to, `Mail to ${address}`, raw);
    },
  };
}
