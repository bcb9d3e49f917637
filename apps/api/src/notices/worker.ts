import { type Delivering, openDelivering } from './delivering.ts';
import { openDigests } from './digests.ts';
import { openLooking } from './looking.ts';

/** Works out who is to be told of what, and writes the mails: the post sends them. */
export type NoticeWorker = {
  /** Works now and then, until closed. */
  readonly work: () => void;
  /** Does all there is to do now; gives how many things there were. */
  readonly run: () => Promise<number>;
  /** Whether a mail that was written may still go, by its notice. */
  readonly mayStillGo: (noticeId: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const workEvery = 1_000;

export function openNoticeWorker(delivering: Delivering): NoticeWorker {
  const { lookOnce } = openLooking(delivering);
  const { deliverOnce, mayStillGo } = openDelivering(delivering);
  const { digestOnce } = openDigests(delivering);
  let isClosed = false;

  async function drain(once: () => Promise<boolean>): Promise<number> {
    let done = 0;
    while (!isClosed && (await once())) done += 1;
    return done;
  }

  const run = async (): Promise<number> =>
    (await drain(lookOnce)) + (await drain(deliverOnce)) + (await drain(digestOnce));

  let running: Promise<unknown> | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    run,
    mayStillGo,
    work() {
      timer ??= setInterval(() => {
        running ??= run()
          .catch(delivering.onTrouble)
          .finally(() => {
            running = null;
          });
      }, workEvery);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
