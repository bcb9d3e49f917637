import type { Again } from '../accounts/post.ts';
import type { MailHeaders } from '../database/schema.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { type Delivering, openDelivering } from './delivering.ts';
import { openDigests } from './digests.ts';
import { openLooking } from './looking.ts';

/** Works out who is to be told of what, and writes the mails: the post sends them. */
export type NoticeWorker = Pick<Rounds, 'work' | 'close'> & {
  /** Does all there is to do now; gives how many things there were. */
  readonly run: () => Promise<number>;
  /** What becomes of a mail that was written and has waited, by its notice and its headers. */
  readonly again: (noticeId: string, headers: MailHeaders) => Promise<NonNullable<Again>>;
  /** Why a mail about one game is not to go, by its notice; null: it is. */
  readonly whyNot: (noticeId: string) => Promise<'retracted' | 'unwanted' | null>;
};

export function openNoticeWorker(delivering: Delivering): NoticeWorker {
  const { lookOnce } = openLooking(delivering);
  const delivery = openDelivering(delivering);
  const digests = openDigests(delivering);

  async function drain(once: () => Promise<boolean>): Promise<number> {
    let done = 0;
    while (!rounds.isClosed() && (await once())) done += 1;
    return done;
  }

  async function run(): Promise<number> {
    await delivering.checkClock();
    return (
      (await drain(lookOnce)) +
      (await drain(delivery.deliverOnce)) +
      (await drain(digests.digestOnce))
    );
  }

  async function again(noticeId: string, headers: MailHeaders) {
    const digest = await digests.again(noticeId, headers.unsubscribe ?? '');
    return digest ?? delivery.again(noticeId, headers);
  }

  const rounds = openRounds(run, delivering.onTrouble);
  return { run, again, whyNot: delivery.whyNot, work: rounds.work, close: rounds.close };
}
