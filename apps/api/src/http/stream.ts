import { PassThrough, type Readable } from 'node:stream';

/** One message of a stream, as server-sent events want it. */
export type Message = { readonly id: string; readonly event: string; readonly data: unknown };

const written = ({ id, event, data }: Message): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const heartbeatEvery = 15_000;

/** A stream that can be sent as an answer; `next` gives the next message or null if nothing is new. */
export function openStream(
  next: () => Promise<Message | null>,
  listen: (onMoved: () => void) => () => void,
  onTrouble: (error: unknown) => void,
): Readable {
  const out = new PassThrough();
  let isLooking = false;
  let isAsked = false;

  async function look(): Promise<void> {
    isAsked = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isAsked && !out.writableEnded) {
        isAsked = false;
        const message = await next();
        if (message !== null && !out.writableEnded) out.write(written(message));
      }
    } catch (error) {
      onTrouble(error);
      out.end(); // the client connects again and says where it was
    } finally {
      isLooking = false;
    }
  }

  const stopListening = listen(() => void look());
  const heartbeat = setInterval(() => out.write(': still here\n\n'), heartbeatEvery);
  out.on('close', () => {
    clearInterval(heartbeat);
    stopListening();
  });
  out.write('retry: 1000\n\n'); // headers reach the client at once, and it knows when to come back
  void look();
  return out;
}

/** The streams now open: closed with the service, and limited for each user. */
export function streamRegister(mostPerUser: number) {
  const open = new Map<string, Set<Readable>>();
  return {
    isFull: (userId: string): boolean => (open.get(userId)?.size ?? 0) >= mostPerUser,
    add(userId: string, stream: Readable): void {
      const mine = open.get(userId) ?? new Set();
      open.set(userId, mine.add(stream));
      stream.on('close', () => {
        mine.delete(stream);
        if (mine.size === 0) open.delete(userId);
      });
    },
    closeAll(): void {
      for (const streams of open.values()) for (const stream of streams) stream.destroy();
    },
  };
}
