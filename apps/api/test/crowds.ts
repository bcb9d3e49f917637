import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { listen } from '../src/listen.ts';
import { register } from './api.ts';
import type { CrowdAnswers } from './crowd.ts';
import { ampleLimits, freshDatabase, startService } from './harness.ts';

async function hear(crowd: ChildProcess): Promise<unknown> {
  const [said] = await once(crowd, 'message');
  return said;
}

/** Has so many streams opened at once at a service that listens as the program does. */
export async function openCrowd(count: number) {
  const { urls, drop } = await freshDatabase(inject('databases').postgres18);
  const service = await startService(urls, {
    logLevel: 'silent',
    limits: { ...ampleLimits, streamsPerUser: count, streamsPerAddress: count, requestsAtOnce: 1 },
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
  crowd.send({ url, token, count });
  const answers = (await hear(crowd)) as CrowdAnswers;
  return {
    answers,
    stillOpen: (): Promise<unknown> => {
      crowd.send('open?');
      return hear(crowd);
    },
  };
}
