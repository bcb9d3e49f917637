import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { listenForMail } from '../../src/replies/listening.ts';
import { type Setup, settingsOf } from './setup.ts';

// One process of the service, which is killed without warning: it answers requests, or takes mails in
// and works when it is told to.

const setup = JSON.parse(process.argv[2] ?? '') as Setup;
const database = openDatabase(setup.serviceUrl, 5);
const built = await buildApp({
  ...settingsOf(setup),
  database,
  logTo: { write: (line) => process.stderr.write(line) },
});
const { app, relay, clocks, notices, post, replies } = built;

const trouble = (error: Error): void => {
  process.stderr.write(`${error.stack}\n`);
};

/** Does all there is to do; gives how many things there were. */
async function work(): Promise<number> {
  await relay.carry();
  const looked = await clocks.run();
  await relay.carry(); // what the clocks have done
  const told = await notices.run();
  return looked + told + ((await post?.send()) ?? 0);
}

async function open(): Promise<string> {
  if (setup.does === 'answer') return app.listen({ host: '127.0.0.1', port: 0 });
  if (replies === null) throw new Error('Whoever works takes mails in');
  const { port } = await listenForMail(replies, { host: '127.0.0.1', port: 0 }, trouble);
  return `smtp://127.0.0.1:${port}`;
}

process.on('message', () => {
  work().then(
    (count) => process.send?.(String(count)),
    (error: Error) => {
      trouble(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

await app.ready();
process.send?.(await open());
