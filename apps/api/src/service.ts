import { existsSync } from 'node:fs';
import { mailboxDomain } from './accounts/mailbox.ts';
import { readPostSettings } from './accounts/post-settings.ts';
import { sweep } from './accounts/sweep.ts';
import { type AppSettings, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { keepSizes } from './dashboard/sizes.ts';
import { openDatabase, openUnhurried } from './database/connection.ts';
import { demonstrate } from './demonstration.ts';
import type { Service, ServiceOptions } from './program.ts';
import { listenForMail } from './replies/listening.ts';

const sweepEvery = 3_600_000;

/** More than machines differ whose clocks are kept, less than any clock of a game is short. */
const clockTolerance = 60_000;

/** Fastify wants a number of proxies as a question about each hop. */
const trusted = (trust: Config['trustProxy']): AppSettings['trustProxy'] =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust;

/** The service on a database that fits it. */
export async function openService({
  config,
  serviceUrl,
  dataFolder,
  webFolder,
  docsFolder,
}: ServiceOptions): Promise<Service> {
  const settings = config.post === null ? null : await readPostSettings(config.post);
  const database = openDatabase(serviceUrl);
  const upkeep = openUnhurried(serviceUrl, 1);
  const endAll = () => Promise.all([database.pool.end(), upkeep.pool.end()]);
  const closed = async (error: unknown): Promise<never> => {
    await endAll();
    throw error;
  };
  const { app, services, relay, post, notices, clocks, attend, pulse, replies } = await buildApp({
    database,
    webFolder: existsSync(webFolder) ? webFolder : null,
    docsFolder: existsSync(docsFolder) ? docsFolder : null,
    offersExamples: config.demonstration,
    strictAnswers: false,
    logLevel: config.logLevel,
    trustProxy: trusted(config.trustProxy),
    limits: config.limits,
    clockTolerance,
    corsOrigins: config.corsOrigins,
    metricsToken: config.metricsToken,
    publicUrl: config.publicUrl,
    post: settings,
    showsMailbox: config.showsMailbox,
    noticeDelay: config.noticeDelay,
    outageAfter: config.outageAfter,
    vacationDays: config.vacationDays,
    replyDomain: config.mailIn?.domain ?? (config.showsMailbox ? mailboxDomain : null),
    postmaster: config.mailIn?.postmaster ?? null,
    mailInToken: config.mailIn?.token ?? null,
  }).catch(closed);
  const listen = config.role === 'api' ? null : (config.mailIn?.listen ?? null);
  const listener =
    replies === null || listen === null
      ? null
      : await listenForMail(replies, listen, (error) =>
          app.log.error({ err: error }, 'a mail was not taken in'),
        ).catch(async (error) => {
          await app.close();
          return closed(error);
        });
  let sweeping: NodeJS.Timeout | undefined;
  const sweepNow = () =>
    Promise.all([sweep(upkeep, services), keepSizes(upkeep, new Date())]).catch((error) =>
      app.log.error({ err: error }, 'the sweeping failed'),
    );
  return {
    app,
    demonstrate: () => demonstrate(services.games, services.accounts, dataFolder),
    attend,
    work: () => {
      relay.poll();
      notices.work();
      clocks.work();
      post?.work();
      pulse.begin('works');
      sweeping ??= setInterval(sweepNow, sweepEvery);
    },
    close: async () => {
      clearInterval(sweeping);
      await listener?.close();
      await app.close();
      await endAll();
    },
  };
}
