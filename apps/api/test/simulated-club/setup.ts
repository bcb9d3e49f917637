import type { AppSettings } from '../../src/app.ts';
import { ampleLimits } from '../harness.ts';
import { readTime } from './shared-time.ts';

/** What a process of the service is started with. */
export type Setup = {
  readonly does: 'answer' | 'work';
  readonly serviceUrl: string;
  readonly smtpUrl: string;
  readonly clock: string; // the file that shows what time it is
};

export const host = 'play.example';
export const noticeDelay = 120; // seconds
const outageAfter = 180; // minutes: the club's workers look in every hour at least

/** How the club's service is set up, whichever process it is. */
export const settingsOf = ({
  smtpUrl,
  clock,
}: Pick<Setup, 'smtpUrl' | 'clock'>): Omit<AppSettings, 'database'> => ({
  webFolder: null,
  offersExamples: true,
  strictAnswers: true,
  logLevel: 'error',
  trustProxy: true,
  limits: ampleLimits,
  publicUrl: `https://${host}`,
  post: { smtpUrl, from: `Staffetta <staffetta@${host}>` },
  showsMailbox: false,
  replyDomain: `reply.${host}`,
  noticeDelay,
  outageAfter,
  now: readTime(clock),
});
