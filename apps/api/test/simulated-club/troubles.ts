import type { Interval } from './hours.ts';
import type { House } from './house.ts';
import type { Member } from './member.ts';

// What befalls a club besides that processes are killed.

/** From a day on, so many hours. */
type Trouble = { readonly day: number; readonly hours: number };

export type Troubles = {
  readonly outages: readonly Trouble[]; // nothing of the service is there
  readonly mailAway: readonly Trouble[]; // the mail server takes nothing for the time being
  readonly bounce: Trouble & { readonly member: number }; // his address is no more
};

/** In which somebody, or everybody, can be brought no mail; by its end what waited has come. */
export type Silence = Interval & { readonly of: string | null }; // null: everybody

/** Something that happens at its time, and when it goes on, if it does. */
export type Task = { at: Date; readonly run: () => Promise<Date | null> };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The longest the post waits before it tries again. */
const longestPause = 6 * hour;
/** Whatever is to be done is done by then, also if who does it is killed. */
export const slack = 3 * minute;

const later = (at: Date, time: number): Date => new Date(at.getTime() + time);

type Befalling = {
  readonly house: House;
  readonly members: readonly Member[];
  readonly firstDay: Date;
  readonly work: () => Promise<void>;
};

/** How long a trouble goes on that nobody has felt yet. */
const bounceAgain = 6 * hour;

type Troubled = { readonly isMarked: boolean; readonly withheld: number };

const troubleSql = `
  select (select mail_trouble is not null from user_account where user_id = $1) as "isMarked",
         (select count(*)::integer from notice where user_id = $1 and state = 'withheld') as withheld`;

export function openTroubles(plan: Troubles, { house, members, firstDay, work }: Befalling) {
  const { time, inbox, service } = house;
  const outages: Interval[] = [];
  const silences: Silence[] = [];
  let withheld = 0; // notices of who is to confirm his address
  const bouncing = members[plan.bounce.member];
  if (bouncing === undefined) throw new Error('Nobody’s mail bounces');

  const outage = ({ day: after, hours }: Trouble): Task => ({
    at: later(firstDay, after * day),
    async run() {
      await work();
      time.set(later(time.now(), minute + 1_000)); // beats are noted every minute: this one is
      await work();
      const from = time.now();
      await house.stop();
      time.set(later(from, hours * hour));
      const until = time.now();
      outages.push({ from, until });
      silences.push({ of: null, from: later(from, -slack), until: later(until, slack) });
      await work();
      return null;
    },
  });

  const mailAway = ({ day: after, hours }: Trouble): Task => ({
    at: later(firstDay, after * day),
    async run() {
      const isOver = inbox.isAway();
      inbox.goAway(!isOver);
      if (isOver) return null;
      const [from, until] = [time.now(), later(time.now(), hours * hour)];
      const reached = later(until, longestPause + slack);
      silences.push({ of: null, from: later(from, -slack), until: reached });
      return until;
    },
  });

  const troubledBy = async (id: string) => {
    const { rows } = await service.database.pool.query<Troubled>(troubleSql, [id]);
    return rows[0] ?? { isMarked: false, withheld: 0 };
  };

  let isBuried = false;
  let confirmedAt: Date | null = null;
  const bounce: Task = {
    at: later(firstDay, plan.bounce.day * day),
    async run() {
      // It lasts until somebody would have written to him once more: when that is, is chance.
      if (isBuried && (await troubledBy(bouncing.id)).withheld === 0) {
        return later(time.now(), bounceAgain);
      }
      isBuried = !isBuried;
      inbox.bury(bouncing.mail, isBuried);
      return isBuried ? later(time.now(), plan.bounce.hours * hour) : null;
    },
  };

  return {
    tasks: [...plan.outages.map(outage), ...plan.mailAway.map(mailAway), bounce],
    outages: outages as readonly Interval[],
    /** Whose address is marked though mails would arrive again. */
    async isToConfirm({ id }: Member): Promise<boolean> {
      if (id !== bouncing.id || isBuried) return false;
      const found = await troubledBy(id);
      if (found.isMarked) withheld = Math.max(withheld, found.withheld);
      return found.isMarked;
    },
    confirmed(): void {
      confirmedAt = time.now();
    },
    withheld: () => withheld,
    silences: (): readonly Silence[] => {
      if (confirmedAt === null) return silences;
      const from = later(firstDay, plan.bounce.day * day - slack);
      return [...silences, { of: bouncing.id, from, until: later(confirmedAt, slack) }];
    },
  };
}

/** The last moment at which a mail that is due should come, as things were. */
export const reachable = (silences: readonly Silence[], userId: string, due: Date): Date =>
  silences
    .filter(({ of }) => of === null || of === userId)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .reduce((at, { from, until }) => (from <= at && at < until ? until : at), due);
