import type { Database } from '../database/connection.ts';

/** The clock of this machine is not the database's: what would be done now would be done at a wrong time. */
class ClockIsOff extends Error {
  constructor(ahead: number) {
    const seconds = Math.abs(Math.round(ahead / 1_000));
    const side = ahead > 0 ? 'ahead of' : 'behind';
    super(
      `The clock of this machine is ${seconds} s ${side} the database’s. No work is done until it is right: see whether it is kept by NTP.`,
    );
  }
}

/** Refuses to go on while the clock of this machine is off. */
export type CheckClock = () => Promise<void>;

type Clocks = {
  readonly database: Pick<Database, 'pool'>;
  readonly now: () => Date;
  readonly tolerance: number | undefined; // milliseconds; none is too many if left out
};

/** Takes the clock for right, where time is not this machine's. */
export const trustClock: CheckClock = async () => undefined;

/** Compares the clock of this machine with the database's, which all processes share. */
export function clockCheck({ database, now, tolerance }: Clocks): CheckClock {
  if (tolerance === undefined) return trustClock;
  return async () => {
    const asked = now().getTime();
    const { rows } = await database.pool.query<{ at: Date }>('select clock_timestamp() as at');
    const there = rows[0]?.at.getTime() ?? asked;
    const ahead = (asked + now().getTime()) / 2 - there;
    if (Math.abs(ahead) > tolerance) throw new ClockIsOff(ahead);
  };
}

/** Goes on after work that was refused as the clock is off; any other failure is one. */
export const despiteClock = (work: Promise<void>, onOff: (error: Error) => void): Promise<void> =>
  work.catch((error: unknown) => {
    if (!(error instanceof ClockIsOff)) throw error;
    onOff(error);
  });
