import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { bundle } from '../bundled.ts';
import { freshDatabase, startService } from '../harness.ts';
import { openInbox } from './inbox.ts';
import type { Choose } from './people.ts';
import { type Setup, settingsOf } from './setup.ts';
import { shareTime } from './shared-time.ts';
import { type Doom, type Employed, employ } from './staff.ts';
import type { Written } from './visiting.ts';

/** How often the processes of a house are killed. */
export type Killing = {
  readonly most: number; // of each
  readonly every: { readonly api: number; readonly worker: number }; // things it is to do
};

/** One in so many is killed, some milliseconds after it began. */
function doomed(
  isOpen: () => boolean,
  every: number,
  { most, longest }: { readonly most: number; readonly longest: number },
  pick: Choose,
): Doom {
  let uses = 0;
  let kills = 0;
  return () => {
    if (!isOpen()) return null;
    uses += 1;
    if (uses % every !== 0 || kills === most) return null;
    kills += 1;
    return pick(longest);
  };
}

const isOfMailServer = (line: string): boolean =>
  line === '' || line.includes('"msg":"a mail was not sent"');

/** The service's processes, and what they share. From its opening on they may be killed. */
export async function openHouse(
  cluster: DatabaseUrls,
  {
    from,
    killing,
    pick,
  }: { readonly from: Date; readonly killing: Killing; readonly pick: Choose },
) {
  const fresh = await freshDatabase(cluster);
  const clock = join(tmpdir(), `staffetta-club-${randomUUID()}`);
  const { path: program, remove } = await bundle(`import './process.ts';`, import.meta.dirname);
  const time = shareTime(clock, from);
  const inbox = await openInbox(time.now);
  const setup = { serviceUrl: fresh.urls.serviceUrl, smtpUrl: inbox.url, clock };
  const { every, most } = killing;
  let isOpen = false;
  const doom = (of: 'api' | 'worker', longest: number): Doom =>
    doomed(() => isOpen, every[of], { most, longest }, pick);
  const employed = (does: Setup['does'], fate: Doom) =>
    employ({ program, setup: { ...setup, does } }, fate);
  const api = employed('answer', doom('api', 15));
  const workersDoom = doom('worker', 60);
  const workers = [1, 2].map(() => employed('work', workersDoom));
  const all = [api, ...workers];
  const service = await startService(fresh.urls, { ...settingsOf(setup), logLevel: 'silent' });
  return {
    ...{ time, inbox, api, workers, service, pick },
    open: () => {
      isOpen = true;
    },
    kills: () => all.reduce((sum, one) => sum + one.kills(), 0),
    /** What its processes complained of; that the mail server takes nothing is no fault of theirs. */
    complaints: () =>
      all
        .flatMap((one) =>
          one
            .said()
            .split('\n')
            .filter((line) => !isOfMailServer(line)),
        )
        .join('\n'),
    /** All processes are gone until somebody asks for them. */
    stop: async (): Promise<void> => {
      for (const one of all) await one.stop();
    },
    close: async (): Promise<void> => {
      for (const one of all) await one.close();
      await service.close();
      await inbox.close();
      await fresh.drop();
      time.close();
      await rm(clock);
      await remove();
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Brings a mail to the service, as a mail server does; says whether it was taken. */
export const bringMail = (worker: Employed, { said, quoted, ...mail }: Written): Promise<boolean> =>
  worker.use(async ({ url }) => {
    const program = nodemailer.createTransport({ url, ignoreTLS: true });
    const text = `${said}\n\n${quoted}`;
    const taken = await program.sendMail({ ...mail, text }).then(
      () => true,
      () => false,
    );
    program.close();
    return taken;
  });
