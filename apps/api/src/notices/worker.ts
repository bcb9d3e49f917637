import { openRounds, type Rounds } from '../rounds.ts';
import { type Delivering, openDelivering } from './delivering.ts';
import { openDigests } from './digests.ts';
import { openLooking } from './looking.ts';

/** Works out who is to be told of what, and writes the mails: the post sends them. */
export type NoticeWorker = Pick<Rounds, 'work' | 'close'> & {
  /** Does all there is to do now; gives how many things there were. */
  readonly run: () => Promise<number>;
  /** Why a mail that was written may no longer go, by its notice; null: it may. */
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

  const run = async (): Promise<number> =>
    (await drain(lookOnce)) +
    (await drain(delivery.deliverOnce)) +
    (await drain(digests.digestOnce));

  async function whyNot(noticeId: string) {
    const verdict = (await digests.judgeAgain(noticeId)) ?? (await delivery.judgeAgain(noticeId));
    return verdict === 'retracted' || verdict === 'unwanted' ? verdict : null;
  }

  const rounds = openRounds(run, delivering.onTrouble);
  return { run, whyNot, work: rounds.work, close: rounds.close };
}
