import { mailServer, type ReadMail, readMail } from '../mail-server.ts';

/** A mail, and when it came. */
export type Arrived = { readonly mail: ReadMail; readonly at: Date };

const idOf = ({ headers }: ReadMail): string => headers.get('message-id') ?? '';

/** What a mail server was brought for the club; a mail that came again by its Message-ID is one mail. */
export async function openInbox(now: () => Date) {
  const server = await mailServer();
  const arrived = new Map<string, Arrived>();
  const repeated: string[] = [];
  let read = 0;
  return {
    url: server.url,
    /** Of all that came; by Message-ID. */
    arrived: arrived as ReadonlyMap<string, Arrived>,
    /** Message-IDs that came once more. */
    repeated: repeated as readonly string[],
    /** What has come since somebody last looked. */
    collect(): readonly Arrived[] {
      const fresh: Arrived[] = [];
      for (const received of server.received.slice(read)) {
        const mail = readMail(received);
        if (arrived.has(idOf(mail))) repeated.push(idOf(mail));
        else {
          const one = { mail, at: now() };
          arrived.set(idOf(mail), one);
          fresh.push(one);
        }
      }
      read = server.received.length;
      return fresh;
    },
    close: server.close,
  };
}
