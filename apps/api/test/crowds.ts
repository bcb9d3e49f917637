import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import type { Limits } from '../src/http/limits.ts';
import { listen } from '../src/listen.ts';
import { register } from './api.ts';
import type { CrowdWish, Tally, Waited } from './crowd.ts';
import { ampleLimits, freshDatabase, startService } from './harness.ts';

async function tell<Answer>(crowd: ChildProcess, wish: CrowdWish): Promise<Answer> {
  crowd.send(wish);
  const [said] = await once(crowd, 'message');
  return said;
}

/** A crowd of so many before a service that listens as the program does. */
async function gather(count: number, limits: Partial<Limits>) {
  const { urls, drop } = await freshDatabase(inject('databases').postgres18);
  const ample = { ...ampleLimits, streamsPerUser: count, streamsPerAddress: count };
  const service = await startService(urls, {
    logLevel: 'silent',
    limits: { ...ample, ...limits },
  });
  const url = await listen(service.app, '127.0.0.1', 0);
  const crowd = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  onTestFinished(async () => {
    const gone = once(crowd, 'exit');
    crowd.disconnect();
    await gone;
    await service.close();
    await drop();
  });
  const { token } = await register({ url, service, close: service.close });
  return { crowd, url, token, count };
}

/** Has so many streams opened at once. */
export async function openStreams(streams: number) {
  const { crowd, ...service } = await gather(streams, { requestsAtOnce: 1 });
  const answers = await tell<Tally>(crowd, { wish: 'streams', ...service });
  return { answers, stillOpen: () => tell<number>(crowd, { wish: 'open' }) };
}

/** Has so many clients ask again and again; they come back when they are told to. */
export async function askMuch(clients: number, seconds: number, limits: Partial<Limits>) {
  const { crowd, ...service } = await gather(clients, limits);
  return tell<Waited>(crowd, { wish: 'requests', seconds, ...service });
}
