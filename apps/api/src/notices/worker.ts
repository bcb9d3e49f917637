import { openRounds, type Rounds } from '../rounds.ts';
import { type Delivering, openDelivering } from './delivering.ts';
import { openDigests } from './digests.ts';
import { openLooking } from './looking.ts';

/** Works out who is to be told of what, and writes the mails: the post sends them. */
export type NoticeWorker = Pick<Rounds, 'work' | 'close'> & {
  /** Does all there is to do now; gives how many things there were. */
  readonly run: () => Promise<number>;
  /** Whether a mail that was written may still go, by its notice. */
  readonly mayStillGo: (noticeId: string) => Promise<boolean>;
};

export function openNoticeWorker(delivering: Delivering): NoticeWorker {
  const { lookOnce } = openLooking(delivering);
  const { deliverOnce, mayStillGo } = openDelivering(delivering);
  const { digestOnce } = openDigests(delivering);

  async function drain(once: () => Promise<boolean>): Promise<number> {
    let done = 0;
    while (!rounds.isClosed() && (await once())) done += 1;
    return done;
  }

  const run = async (): Promise<number> =>
    (await drain(lookOnce)) + (await drain(deliverOnce)) + (await drain(digestOnce));

  const rounds = openRounds(run, delivering.onTrouble);
  return { run, mayStillGo, work: rounds.work, close: rounds.close };
}
