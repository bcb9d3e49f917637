import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { failed, type Result, succeeded, unreachable } from './problem.ts';
import type { Fetch } from './retry.ts';
import { followTurns, type Turn } from './turns.ts';

const game = '3f333df6-90a4-4fda-8dd3-9485d27cee36';
const another = '7a90c0de-90a4-4fda-8dd3-9485d27cee36';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

const refusal = { type: 'urn:staffetta:problem:not-found', title: 'not-found', status: 404 };

const awaited = (seat: number | null = 1) => ({ seat, toAct: [1], version: 4 });

/** A service with one stream that stays open, which answers reads of a game in turn, and then alike. */
function serviceOf(positions: (() => Response)[]) {
  const reads: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const fetch: Fetch = async ({ url }) => {
    if (url.endsWith('/v1/stream')) {
      return new Response(
        new ReadableStream({
          start: (opened) => {
            stream = opened;
            move(game);
          },
        }),
      );
    }
    reads.push(url);
    const [next, ...others] = positions;
    if (next === undefined) throw new Error('no answer');
    if (others.length > 0) positions.shift();
    return next();
  };
  function move(id: string): void {
    const data = JSON.stringify({ game: id, version: 4, status: 'running', toAct: [1] });
    stream?.enqueue(new TextEncoder().encode(`event: moved\ndata: ${data}\n\n`));
  }
  return { fetch, reads, move };
}

/** Follows the turns of a service, as long as a test takes. */
function follow(
  { fetch }: Pick<ReturnType<typeof serviceOf>, 'fetch'>,
  onTurn: (turn: Turn) => Promise<Result<unknown>> = async () => succeeded(null),
) {
  const told: string[] = [];
  const pauses: number[] = [];
  const troubles: number[] = [];
  const stop = new AbortController();
  const retry = {
    random: () => 1,
    wait: async (pause: number) => {
      pauses.push(pause);
      await Promise.resolve();
    },
  };
  const settings = { baseUrl: 'http://service.test', token: () => 't', language: () => 'en' };
  const ended = followTurns(createClient({ ...settings, fetch, patience: 0 }), {
    signal: stop.signal,
    retry,
    onState: () => undefined,
    onTrouble: (_, { status }) => troubles.push(status),
    onTurn: (turn) => {
      told.push(turn.game);
      return onTurn(turn);
    },
  });
  const end = (): Promise<void> => {
    stop.abort();
    return ended;
  };
  return { told, pauses, troubles, end };
}

test('a turn is told though the reads fail first, after the pauses they ask for', async () => {
  const service = serviceOf([
    () => json({}, 429, { 'retry-after': '7' }),
    () => json({}, 500),
    () => {
      throw new Error('dropped');
    },
    () => json(awaited()),
  ]);
  const { told, pauses, troubles, end } = follow(service);
  await expect.poll(() => told).toEqual([game]);
  expect(pauses).toEqual([7_000, 400, 800]);
  expect(troubles).toEqual([429, 500, 0]);
  await end();
});

test('a turn that could not be taken is told again', async () => {
  let tries = 0;
  const service = serviceOf([() => json(awaited())]);
  const { told, end } = follow(service, async () => {
    tries += 1;
    if (tries === 1) throw new Error('a slip');
    return tries === 2 ? failed(unreachable(503)) : succeeded(null);
  });
  await expect.poll(() => told.length).toBe(3);
  await end();
  expect(told).toEqual([game, game, game]);
});

test('a move that comes while a turn is taken has the game read once more', async () => {
  const service = serviceOf([() => json(awaited())]);
  let free: (() => void) | undefined;
  const { told, end } = follow(service, async () => {
    if (told.length === 1) await new Promise<void>((resolve) => (free = resolve));
    return succeeded(null);
  });
  await expect.poll(() => told.length).toBe(1);
  service.move(game);
  service.move(another);
  await expect.poll(() => told).toEqual([game, another]);
  free?.();
  await expect.poll(() => told).toEqual([game, another, game]);
  await end();
});

test('only a game that waits for one of my seats is told, and none that is not mine any more', async () => {
  const service = serviceOf([
    () => json(awaited(0)),
    () => json(awaited(null)),
    () => json(refusal, 404),
    () => json(awaited()),
  ]);
  const { told, troubles, end } = follow(service);
  for (const read of [1, 2, 3]) {
    await expect.poll(() => service.reads.length).toBe(read);
    service.move(another);
  }
  await expect.poll(() => told).toEqual([another]);
  expect(troubles).toEqual([]);
  await end();
});
