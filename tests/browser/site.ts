import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import {
  type ConfirmedAddress,
  confirmedAt,
  markAddress,
} from '../../apps/api/src/accounts/mail-trouble.ts';
import { mailboxDomain } from '../../apps/api/src/accounts/mailbox.ts';
import type { AppSettings } from '../../apps/api/src/app.ts';
import { beLateTwice } from '../../apps/api/test/clocks/late.ts';
import { type Golden, layGolden } from '../../apps/api/test/golden.ts';
import { startTestService } from '../../apps/api/test/harness.ts';
import { newMoveLink } from '../../apps/api/test/move-link.ts';
import { playFirst, playOne, playToEnd } from '../../apps/api/test/players.ts';
import { root } from '../../scripts/lib/tree.ts';
import { sharedBrowser } from './chromium.ts';
import { openWindow, type Window, type Wish } from './window.ts';

/** The pages as built, the service they come from, and windows to look at them. */
export type Site = {
  readonly url: () => string;
  /** Ends every connection, as a restart or a bad network would. */
  readonly dropConnections: () => void;
  readonly open: (wish?: Wish) => Promise<Window>;
  /** Lays a golden game before its players; gives its id. */
  readonly lay: (golden: Golden) => Promise<string>;
  /** Plays so many acts of a game, always the same ones; all there are if it is not said how many. */
  readonly play: (game: string, acts?: number) => Promise<void>;
  /** Plays so many acts of a game, each the first that is offered, with as few pieces as fit. */
  readonly playFirst: (game: string, acts: number) => Promise<void>;
  /** Plays what is first offered to a seat. */
  readonly playFirstOf: (game: string, seat: number) => Promise<void>;
  /** The first link of the mail of a seat's turn, as a path. */
  readonly moveLink: (game: string, seat: number) => Promise<string>;
  /** Has a mail to this address come back. */
  readonly returnMail: (address: string) => Promise<void>;
  /** Lets somebody administer. */
  readonly makeAdmin: (name: string) => Promise<void>;
  /** Closes a game's chat for a reason, as admins do; or opens it again. */
  readonly closeChat: (game: string, reason: string) => Promise<void>;
  readonly openChat: (game: string, reason: string) => Promise<void>;
  /** Adds printed facts that say otherwise, and offers them to new games. */
  readonly addEdition: (title: string, change: object, label: string) => Promise<void>;
  /** Says of a seat of a game that its time was over twice. */
  readonly beLateTwice: (game: string, seat: number) => Promise<void>;
  /** Writes all mails about games that are due; nobody sends them. */
  readonly writeMails: () => Promise<void>;
  /** Does what time asks for, as a worker does. */
  readonly lookAtClocks: () => Promise<void>;
};

type Running = {
  readonly browser: Browser;
  readonly service: Awaited<ReturnType<typeof startTestService>>;
};

type SiteWish = {
  readonly noticeDelay?: number;
  readonly now?: () => Date; // by which the service goes
};

/** Where the services of one worker listen, one after another: what a browser keeps of one, it has for the next. */
let freePort = 0;

/** Says whether nothing has taken a port meanwhile: a connection to elsewhere may have. */
function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.once('listening', () => server.close(() => resolve(true)));
  });
}

async function startOnFreePort(settings: Partial<AppSettings>): Promise<Running['service']> {
  const port = (await isFree(freePort)) ? freePort : 0;
  freePort = 0; // till it ends
  return startTestService(inject('databases').postgres18, settings, port);
}

async function end({ url, close }: Running['service']): Promise<void> {
  await close();
  freePort = Number(new URL(url).port);
}

/** One service for a file of tests, in the browser of its worker; each test's windows are checked and closed. */
export function useSite({ noticeDelay, now }: SiteWish = {}): Site {
  let running: Running | null = null;
  let windows: readonly Window[] = [];

  function site(): Running {
    if (running === null) throw new Error('The site has not started');
    return running;
  }

  beforeAll(async () => {
    const [browser, service] = await Promise.all([
      sharedBrowser(),
      startOnFreePort({
        webFolder: join(root, 'apps/web/dist'),
        docsFolder: join(root, 'apps/api/dist/docs'),
        replyDomain: mailboxDomain,
        trustProxy: true, // whoever says where he comes from is believed
        ...(noticeDelay !== undefined && { noticeDelay }),
        ...(now !== undefined && { now }),
      }),
    ]);
    running = { browser, service };
  });

  afterEach(async () => {
    const closing = windows;
    windows = [];
    const wrong = closing.flatMap(({ troubles }) => troubles());
    await Promise.all(closing.map(({ close }) => close()));
    if (wrong.length > 0) throw new Error(`A page complained:\n${wrong.join('\n')}`);
  });

  afterAll(async () => {
    if (running !== null) await end(running.service);
  });

  return {
    url: () => site().service.url,
    dropConnections: () => site().service.service.app.server.closeAllConnections(),
    open: async (wish = {}) => {
      const { browser, service } = site();
      const opened = await openWindow(browser, service.url, wish);
      windows = [...windows, opened];
      return opened;
    },
    moveLink: async (game, seat) =>
      `/move#${await newMoveLink(site().service.service, game, seat)}`,
    closeChat: async (game, reason) => {
      const { writings } = site().service.service.services;
      await writings.close(game, { at: new Date(), reason });
    },
    openChat: async (game, reason) => {
      const { writings } = site().service.service.services;
      await writings.open(game, { at: new Date(), reason });
    },
    makeAdmin: async (name) => {
      const { admins, people } = site().service.service.services.desk;
      await admins.grant((await people.called(name)) ?? '');
    },
    addEdition: async (title, change, label) => {
      const { editions } = site().service.service.services.desk;
      const { facts } = await editions.form(title, 'en');
      const edition = { facts: { ...(facts as object), ...change }, label, origin: 'Ada’s box' };
      await editions.add(title, edition, { by: null, language: 'en' });
    },
    beLateTwice: (game, seat) => beLateTwice(site().service.service.services.games, game, seat),
    lay: (golden) => layGolden(site().service.service.services.games, golden),
    play: async (game, acts) => {
      const { games } = site().service.service.services;
      if (acts === undefined) return playToEnd(games, game);
      for (let act = 0; act < acts; act += 1) {
        await playOne(games, game, (count) => (act * 7 + 3) % count);
      }
      return undefined;
    },
    playFirst: async (game, acts) => {
      const { games } = site().service.service.services;
      for (let act = 0; act < acts; act += 1) await playFirst(games, game);
    },
    playFirstOf: (game, seat) => playFirst(site().service.service.services.games, game, { seat }),
    returnMail: async (address) => {
      const { pool } = site().service.service.database;
      const { rows } = await pool.query<ConfirmedAddress>(
        `select user_id as "userId", mail_key as "mailKey", ${confirmedAt} as "confirmedAt"
           from user_account u where mail = $1`,
        [address],
      );
      const at = new Date().toISOString();
      for (const row of rows)
        await markAddress(pool, row, { kind: 'bounced', at, reason: '5.1.1' });
    },
    writeMails: async () => {
      const { relay, notices } = site().service.service;
      await relay.carry();
      await notices.run();
    },
    lookAtClocks: async () => {
      await site().service.service.clocks.run();
    },
  };
}
