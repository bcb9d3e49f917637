import { PassThrough, type Readable } from 'node:stream';

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

/** Whatever is kept open for users: closed with the service, and limited for each of them. */
export type OpenLines = ReturnType<typeof openLines>;

export function openLines(mostPerUser: number) {
  const open = new Map<string, Set<() => void>>();
  return {
    isFull: (userId: string): boolean => (open.get(userId)?.size ?? 0) >= mostPerUser,
    /** Notes a line and how to close it; gives how to say that it is closed. */
    add(userId: string, close: () => void): () => void {
      const mine = open.get(userId) ?? new Set();
      open.set(userId, mine.add(close));
      return () => {
        mine.delete(close);
        if (mine.size === 0 && open.get(userId) === mine) open.delete(userId);
      };
    },
    count: (): number => [...open.values()].reduce((total, { size }) => total + size, 0),
    closeAll(): void {
      for (const lines of [...open.values()]) for (const close of [...lines]) close();
    },
  };
}
