import { closeSync, openSync, readSync, writeSync } from 'node:fs';

// One clock for several processes: a file of thirteen digits, read and written in one piece.

const digits = 13;

const written = (time: number): Buffer => Buffer.from(String(time).padStart(digits, '0'));

/** What the clock shows, in this and every other process. */
export function readTime(file: string): () => Date {
  const open = openSync(file, 'r');
  const shown = Buffer.alloc(digits);
  return () => {
    readSync(open, shown, 0, digits, 0);
    return new Date(Number(shown.toString()));
  };
}

export type SharedTime = {
  readonly file: string;
  readonly now: () => Date;
  readonly set: (at: Date) => void;
  readonly close: () => void;
};

/** A clock that goes when it is told to, and never back. */
export function shareTime(file: string, from: Date): SharedTime {
  const open = openSync(file, 'w');
  let time = from.getTime();
  const write = () => writeSync(open, written(time), 0, digits, 0);
  write();
  return {
    file,
    now: () => new Date(time),
    set(at) {
      if (at.getTime() < time) throw new Error(`The clock went back to ${at.toISOString()}`);
      time = at.getTime();
      write();
    },
    close: () => closeSync(open),
  };
}
