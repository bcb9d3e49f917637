/** The service in a process of its own, as it is run: it listens, relays, and logs what is wrong. */
import { buildApp } from '../apps/api/src/app.ts';
import { openDatabase } from '../apps/api/src/database/connection.ts';
import { usualLimits } from '../apps/api/src/http/limits.ts';

const { BENCH_DATABASE: url = '' } = process.env;

const database = openDatabase(url);
const { app, relay } = await buildApp({
  database,
  webFolder: null,
  offersExamples: true,
  strictAnswers: false,
  logLevel: 'warn',
  trustProxy: false,
  limits: { ...usualLimits, requestsPerToken: 1e9, requestsPerAddress: 1e9, loopDelay: 1e9 }, // counted all the same
  publicUrl: null,
  post: null,
  showsMailbox: false,
});
relay.poll();
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);

process.on('disconnect', async () => {
  await app.close();
  await database.pool.end();
});
