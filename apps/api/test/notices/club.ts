import nodemailer, { type SendMailOptions } from 'nodemailer';
import { inject } from 'vitest';
import type { AppSettings } from '../../src/app.ts';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { listenForMail } from '../../src/replies/listening.ts';
import { type Api, openApi, type Player, register } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { mailServer, type ReadMail, type Received, readMail } from '../mail-server.ts';

// People who are told by mail what happens in their games, on a clock that goes when it is told to.

export const delay = 120; // seconds

export type Club = {
  readonly api: Api;
  readonly urls: DatabaseUrls; // for another process on the same database
  readonly now: () => Date;
  /** Lets so many seconds go by. */
  readonly pass: (seconds: number) => void;
  /** Carries, looks, writes and sends all there is to do now; gives the mails that arrived. */
  readonly deliver: () => Promise<readonly ReadMail[]>;
  /** Somebody with an address of his own. */
  readonly member: (called: string, more?: Member) => Promise<Player & { readonly mail: string }>;
  /** Where the service brings its mails. */
  readonly server: { readonly url: string; readonly received: readonly Received[] };
  /** Lets another server bring a mail that no answer is wanted to: a report. */
  readonly bring: (to: string, raw: string | Buffer) => Promise<void>;
  /** Sends the service a mail, as another server or a mail program does. */
  readonly send: (mail: SendMailOptions) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Sends many mails over one connection, since our server delays the greeting of each new one. */
export const mailProgram = (port: number) =>
  nodemailer.createTransport({
    ...{ host: '127.0.0.1', port, ignoreTLS: true },
    ...{ pool: true, maxMessages: 40, maxRequeues: 0 },
  });

type Member = {
  readonly language?: 'en' | 'it' | 'fr' | 'es';
  readonly timeZone?: string;
  readonly telling?: object;
  readonly notices?: object;
};

export async function openClub(
  settings: Partial<AppSettings> = {},
  ...refusing: Parameters<typeof mailServer>
): Promise<Club> {
  const fresh = await freshDatabase(inject('databases').postgres18);
  const server = await mailServer(...refusing);
  // A day gone by: what the database stamps by its own clock is later, whenever the tests run.
  let at = new Date('2020-11-20T12:00:00Z').getTime();
  const now = () => new Date(at);
  const api = await openApi(fresh.urls, {
    publicUrl: 'https://play.example',
    post: { smtpUrl: server.url, from: 'Staffetta <staffetta@play.example>' },
    noticeDelay: delay,
    now,
    ...settings,
  });
  const { relay, notices, post, database } = api.service;
  const { replies } = api.service;
  const listener =
    replies === null
      ? null
      : await listenForMail(replies, { host: '127.0.0.1', port: 0 }, (error) => {
          throw error;
        });
  const program = mailProgram(listener?.port ?? 0);
  let read = 0;

  async function send(mail: SendMailOptions): Promise<void> {
    await program.sendMail(mail);
  }

  return {
    api,
    urls: fresh.urls,
    now,
    pass: (seconds) => {
      at += seconds * 1_000;
    },
    async deliver() {
      await relay.carry();
      await notices.run();
      await post?.send();
      const arrived = server.received.slice(read).map(readMail);
      read = server.received.length;
      return arrived;
    },
    async member(
      called,
      { language = 'en', timeZone = 'UTC', telling = {}, notices: of = {} } = {},
    ) {
      const player = await register(api, called);
      const mail = `${player.id}@members.example`;
      await database.pool.query(
        `update user_account
           set name = $2, name_key = $1::text, mail = $3, mail_key = $3, mail_verified_at = now(),
               language = $4, time_zone = $5, telling = $6, notices = $7
           where user_id = $1::uuid`,
        [player.id, called, mail, language, timeZone, telling, of],
      );
      return { ...player, name: called, mail };
    },
    server,
    send,
    bring: (to, raw) => send({ envelope: { from: '', to }, raw }),
    async close() {
      program.close();
      await listener?.close();
      await api.close();
      await server.close();
      await fresh.drop();
    },
  };
}

/** To whom mails went. */
export const receivers = (mails: readonly ReadMail[]): readonly string[] =>
  mails.flatMap(({ to }) => to).toSorted();
