/** Work that is done now and then, as there is some. */
export type Rounds = {
  /** Does a round every second from now on, until closed. */
  readonly work: () => void;
  /** Whether no further piece of work is to be begun. */
  readonly isClosed: () => boolean;
  /** Waits for the piece that is being worked on. */
  readonly close: () => Promise<void>;
};

const every = 1_000;

/** Rounds do not overlap: while one goes on, none is begun. */
export function openRounds(
  round: () => Promise<unknown>,
  onTrouble: (error: Error) => void,
): Rounds {
  let isClosed = false;
  let running: Promise<unknown> | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    work() {
      timer ??= setInterval(() => {
        running ??= round()
          .catch(onTrouble)
          .finally(() => {
            running = null;
          });
      }, every);
    },
    isClosed: () => isClosed,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
