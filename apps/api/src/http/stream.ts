import { PassThrough, type Readable } from 'node:stream';
import { network } from '../accounts/throttle.ts';
import { type Full, Problem } from './problems.ts';

/** One message of a stream, as server-sent events want it; without an id the one before stands. */
export type Message = {
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
};

const written = ({ id, event, data }: Message): string =>
  `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What a stream is made of. */
export type StreamSource = {
  /** What is new since it was last asked for. */
  readonly next: () => Promise<readonly Message[]>;
  /** Calls back when something may be new, until what it gives is called. */
  readonly listen: (onMoved: () => void) => () => void;
  /** Asked before anything is written, heartbeats too: whether whoever listens still may. */
  readonly isWelcome: () => Promise<boolean>;
  readonly heartbeatEvery: number; // milliseconds
  readonly onTrouble: (error: unknown) => void;
};

/** A stream that can be sent as an answer. */
export function openStream(source: StreamSource): Readable {
  const { next, listen, isWelcome, heartbeatEvery, onTrouble } = source;
  const out = new PassThrough();
  let isLooking = false;
  let isAsked = false;

  /** The client connects again and says where it was. */
  function fail(error: unknown): void {
    onTrouble(error);
    out.end();
  }

  async function writeIfWelcome(text: string): Promise<void> {
    const isStill = await isWelcome();
    if (out.writableEnded) return;
    if (isStill) out.write(text);
    else out.end();
  }

  async function look(): Promise<void> {
    isAsked = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isAsked && !out.writableEnded) {
        isAsked = false;
        const text = (await next()).map(written).join('');
        if (text !== '') await writeIfWelcome(text);
      }
    } catch (error) {
      fail(error);
    } finally {
      isLooking = false;
    }
  }

  const stopListening = listen(() => void look());
  const heartbeat = setInterval(() => {
    writeIfWelcome(': still here\n\n').catch(fail);
  }, heartbeatEvery);
  out.on('close', () => {
    clearInterval(heartbeat);
    stopListening();
  });
  out.write('retry: 1000\n\n'); // headers reach the client at once, and it knows when to come back
  void look();
  return out;
}

/** How many lines there may be. */
export type MostLines = { readonly streamsPerUser: number; readonly streamsPerAddress: number };

/** Whose line it is, and the address it comes from. */
export type Holder = { readonly userId: string; readonly from: string };

/** How many there are of each. */
function openTally() {
  const counts = new Map<string, number>();
  const change = (of: string, by: number): void => {
    const count = (counts.get(of) ?? 0) + by;
    if (count === 0) counts.delete(of);
    else counts.set(of, count);
  };
  return {
    count: (of: string): number => counts.get(of) ?? 0,
    add(of: string): () => void {
      change(of, 1);
      return () => change(of, -1);
    },
  };
}

/** Whatever is kept open for users: closed with the service, and limited for each of them and each network. */
export type OpenLines = ReturnType<typeof openLines>;

export function openLines({ streamsPerUser, streamsPerAddress }: MostLines) {
  const open = new Set<() => void>();
  const ofUser = openTally();
  const ofNetwork = openTally();
  return {
    /** Refuses another line of somebody who has as many as may be. */
    refuseIfFull({ userId, from }: Holder): void {
      const full = (most: number, whose: Full['whose']): Problem =>
        new Problem('too-many-requests', { streams: { most, whose } });
      if (ofUser.count(userId) >= streamsPerUser) throw full(streamsPerUser, 'user');
      if (ofNetwork.count(network(from)) >= streamsPerAddress) {
        throw full(streamsPerAddress, 'network');
      }
    },
    /** Notes a line and how to close it; gives how to say that it is closed. */
    add({ userId, from }: Holder, close: () => void): () => void {
      const end = (): void => close(); // each line its own
      const leave = [ofUser.add(userId), ofNetwork.add(network(from))];
      open.add(end);
      return () => {
        if (open.delete(end)) for (const one of leave) one();
      };
    },
    count: (): number => open.size,
    closeAll(): void {
      for (const close of [...open]) close();
    },
  };
}
