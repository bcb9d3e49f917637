import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';
import { Problem } from './problems.ts';

// More is asked at once than can be answered soon: then some are told to come back, so that the answers of all
// others stay quick.

/** How much of it a process takes on. */
export type Capacity = {
  readonly requestsAtOnce: number; // under way; streams, and requests that wait or whose body has not arrived, do not count
  readonly loopDelay: number; // milliseconds that the event loop may be late
};

export const usualCapacity: Capacity = { requestsAtOnce: 250, loopDelay: 1_000 };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /** From now on this request waits, and takes up no place of those under way. */
    beginsToWait: () => void;
  }
}

/** Streams are not in a hurry: so many begin at once, and the others wait their turn, up to so many. */
const streamsAtOnce = 20;
const streamsInLine = 10_000;

/** Seconds after which to come back: not all at once. */
const comeBack = (): number => randomInt(1, 6);

const overloaded = (): Problem => new Problem('overloaded', { wait: comeBack() });

/** Lets so many in at once. Others wait in line, in their order, until that is full. */
export function openTurnstile(atOnce: number, inLine: number) {
  const line: (() => void)[] = [];
  let inside = 0;
  return {
    isFull: (): boolean => line.length >= inLine,
    async enter(): Promise<void> {
      if (inside >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
      else inside += 1;
    },
    leave(): void {
      const next = line.shift();
      if (next === undefined) inside -= 1;
      else next(); // takes over the place
    },
  };
}

const sampleEvery = 500;
const resolution = 10;

/** How late the event loop was in the last half second, at most: a mean would hide a long wait among many short ones. */
function watchLoop() {
  const histogram = monitorEventLoopDelay({ resolution });
  let late = 0;
  histogram.enable();
  const timer = setInterval(() => {
    late = histogram.max / 1e6 - resolution;
    histogram.reset();
  }, sampleEvery).unref();
  return {
    late: () => late,
    close: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

const isStream = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.endsWith('/stream') === true;

const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses what cannot be answered soon, before any work is done for it; `isFree` says what is never refused. */
export function refuseOverload(
  app: App,
  { requestsAtOnce, loopDelay }: Capacity,
  isFree: (request: FastifyRequest) => boolean,
): void {
  const loop = watchLoop();
  app.addHook('onClose', async () => loop.close());
  const streams = openTurnstile(streamsAtOnce, streamsInLine);
  const leaving = new WeakMap<FastifyRequest, () => void>();
  let underWay = 0;

  function once(leave: () => void): () => void {
    let isLeft = false;
    return () => {
      if (!isLeft) leave();
      isLeft = true;
    };
  }

  async function enter(request: FastifyRequest): Promise<() => void> {
    if (isStream(request)) {
      if (streams.isFull()) throw overloaded();
      await streams.enter();
      return once(streams.leave);
    }
    if (underWay >= requestsAtOnce || loop.late() > loopDelay) throw overloaded();
    underWay += 1;
    return once(() => {
      underWay -= 1;
    });
  }

  /** Takes a place until the answer is sent or the connection ends. */
  async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const leave = await enter(request);
    leaving.set(request, leave);
    reply.raw.once('close', leave);
    if (!reply.raw.destroyed) return;
    leave();
    reply.hijack(); // the client hung up while it stood in line: nothing is left to answer
  }

  const awaitingBody = new WeakSet<FastifyRequest>();

  /** Gives the place back until the body has arrived: a client may send it slowly, or never. */
  async function awaitBody(request: FastifyRequest): Promise<void> {
    const leave = leaving.get(request);
    if (leave === undefined || isStream(request) || request.raw.complete) return;
    if (!bringsBody(request)) return;
    awaitingBody.add(request);
    leave();
  }

  app.decorateRequest('beginsToWait', function leaveNow(this: FastifyRequest) {
    leaving.get(this)?.();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isFree(request)) await takePlace(request, reply);
  });
  app.addHook('onRoute', (route) => {
    // Last, because the caller is looked up in the database before the body is read.
    route.preParsing = [route.preParsing ?? [], awaitBody].flat();
  });
  app.addHook('preParsing', async (request) => {
    if (request.is404) await awaitBody(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (awaitingBody.delete(request)) await takePlace(request, reply);
  });
  app.addHook('onSend', async (request) => leaving.get(request)?.());
}
