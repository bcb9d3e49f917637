import { mailServer, type ReadMail, readMail } from '../mail-server.ts';

/** A mail, and when it came. */
export type Arrived = { readonly mail: ReadMail; readonly at: Date };

const idOf = ({ headers }: ReadMail): string => headers.get('message-id') ?? '';

/** What a mail server was brought for the club; a mail that came again by its Message-ID is one mail. */
export async function openInbox(now: () => Date) {
  let isAway = false;
  const dead = new Set<string>();
  const refused = { 'for now': 0, 'for good': 0 };

  function codeFor(address: string): number | null {
    if (isAway) {
      refused['for now'] += 1;
      return 451;
    }
    if (!dead.has(address)) return null;
    refused['for good'] += 1;
    return 550;
  }

  const server = await mailServer(codeFor, () => (isAway ? '4.3.2 not now' : '5.1.1 no such user'));
  const arrived = new Map<string, Arrived>();
  const repeated: string[] = [];
  let read = 0;
  return {
    url: server.url,
    /** Of all that came; by Message-ID. */
    arrived: arrived as ReadonlyMap<string, Arrived>,
    /** Message-IDs that came once more. */
    repeated: repeated as readonly string[],
    /** How often it took a mail for nobody, and for an address that is no more. */
    refused: refused as Readonly<typeof refused>,
    isAway: () => isAway,
    /** From now on it takes nothing for the time being, or all again. */
    goAway: (away: boolean) => {
      isAway = away;
    },
    isBuried: (address: string) => dead.has(address),
    /** From now on an address is no more, or is again. */
    bury: (address: string, isDead: boolean) => {
      if (isDead) dead.add(address);
      else dead.delete(address);
    },
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
