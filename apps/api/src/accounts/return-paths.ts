import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import type { MailTrouble } from '../database/schema.ts';
import { uuidIn } from '../games/tables.ts';
import type { Bounce, Complaint } from '../mail-in/mail.ts';
import { type ConfirmedAddress, confirmedAt, markAddress, noteReturned } from './mail-trouble.ts';
import { mailOfMessageId } from './message-id.ts';

// Return paths: back+<whose><proof>@<domain>, in hexadecimal, as servers may fold the case. What did not
// arrive comes back there, and only who was brought a mail to that address can know it.

const proofLength = 26;

/** What only the service can write: of him, of his address, and of its confirmation. */
const proofOf = (key: Buffer, { userId, mailKey, confirmedAt: at }: ConfirmedAddress): Buffer =>
  createHmac('sha256', key)
    .update(`${userId} ${at} ${mailKey}`)
    .digest()
    .subarray(0, proofLength / 2);

/** Where feedback loops are asked to send complaints, as they do not use the return path. */
const forComplaints = 'back';

export type ReturnPaths = ReturnType<typeof openReturnPaths>;

export function openReturnPaths(
  { pool }: Pick<Database, 'pool'>,
  { key, domain, now }: { readonly key: Buffer; readonly domain: string; readonly now: () => Date },
) {
  const host = `@${domain.toLowerCase()}`;

  /** What stands before our `@`; null: it is another's. */
  function ours(address: string): string | null {
    const folded = address.toLowerCase();
    return folded.endsWith(host) ? folded.slice(0, -host.length) : null;
  }

  function read(address: string) {
    const [, whose, proof] = /^back\+([0-9a-f]{32})([0-9a-f]{26})$/.exec(ours(address) ?? '') ?? [];
    if (whose === undefined || proof === undefined) return null;
    return { userId: uuidIn(Buffer.from(whose, 'hex')), proof: Buffer.from(proof, 'hex') };
  }

  /** Whose address a return path is, if he still has it as it was when the mail left. */
  async function confirmedOf(path: string): Promise<ConfirmedAddress | null> {
    const found = read(path);
    if (found === null) return null;
    const { rows } = await pool.query<ConfirmedAddress>(
      `select user_id as "userId", mail_key as "mailKey", ${confirmedAt} as "confirmedAt"
         from user_account u where user_id = $1 and mail_key is not null`,
      [found.userId],
    );
    const [row] = rows;
    return row !== undefined && timingSafeEqual(proofOf(key, row), found.proof) ? row : null;
  }

  /** What a report says of the address; null: that it may work another day. */
  function troubleOf(report: Bounce | Complaint): MailTrouble | null {
    const at = now().toISOString();
    if (report.type === 'complaint') return { kind: 'complained', at, reason: null };
    return report.kind === 'transient' ? null : { kind: 'bounced', at, reason: report.status };
  }

  /** Which mail of ours came back; null: that is not said, or it has come. */
  const returnedIn = (report: Bounce | Complaint): string | null =>
    report.type === 'bounce' ? mailOfMessageId(report.originalMessageId ?? '') : null;

  return {
    /** The return path of a mail to this address. */
    of: (address: ConfirmedAddress): string =>
      `back+${address.userId.replaceAll('-', '')}${proofOf(key, address).toString('hex')}${host}`,

    /** Whether an address can be one of these; whose, nobody is told. */
    accepts: (address: string): boolean =>
      ours(address) === forComplaints || read(address) !== null,

    /** Whether an address is one of these, or where complaints come to. */
    isKnown: async (address: string): Promise<boolean> =>
      ours(address) === forComplaints || (await confirmedOf(address)) !== null,

    /** Marks the address of which another server reports; of what anybody could have written nothing follows. */
    async note(report: Bounce | Complaint): Promise<void> {
      const trouble = troubleOf(report);
      if (trouble === null) return;
      const returned = returnedIn(report);
      const paths = report.type === 'complaint' ? [...report.to, ...report.returnPaths] : report.to;
      for (const path of new Set(paths)) {
        const address = await confirmedOf(path);
        if (address === null) continue;
        if (returned !== null) await noteReturned(pool, address, returned, now());
        await markAddress(pool, address, trouble);
      }
    },
  };
}
