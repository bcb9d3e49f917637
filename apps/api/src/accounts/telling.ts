/** How somebody is told of his turns. */
export const turnTellings = ['every', 'reminders', 'digest', 'nothing'] as const;

/** How somebody is told by mail, besides what of. */
export type Telling = {
  readonly turns: (typeof turnTellings)[number];
  readonly digestHour: number; // from 0 to 23, by his own clock
  readonly aloneWhileOpen: boolean; // no mails while a page of his is open
  readonly replies: (typeof replyTellings)[number];
};

/** Whether what he writes is played at once, or after he has seen what it would do. */
export const replyTellings = ['ask', 'at-once'] as const;

export const usualTelling: Telling = {
  turns: 'every',
  digestHour: 8,
  aloneWhileOpen: false,
  replies: 'ask',
};

const quarterHour = 15 * 60_000; // every time zone's hours begin at one
const twoDays = 2 * 24 * 4;

/** The day and hour a clock in this time zone shows. */
function clockIn(timeZone: string): (at: Date) => { readonly day: string; readonly hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
    return { day, hour: Number(parts.get('hour')) };
  };
}

/** The day somebody has there. */
export const dayIn = (at: Date, timeZone: string): string => clockIn(timeZone)(at).day;

/**
 * When the next digest is due: the first moment after now at which his clock shows the hour, or has
 * jumped over it; once a day, also where a clock is put back.
 */
export function nextDigest(now: Date, { digestHour }: Telling, timeZone: string): Date {
  const clock = clockIn(timeZone);
  const isLate = ({ hour }: { readonly hour: number }) => hour >= digestHour;
  let before = clock(now);
  let doneOn = isLate(before) ? before.day : '';
  const first = Math.floor(now.getTime() / quarterHour) + 1;
  for (let step = first; step < first + twoDays; step += 1) {
    const at = new Date(step * quarterHour);
    const shown = clock(at);
    if (shown.day !== doneOn && isLate(shown)) return at;
    if (isLate(before) && before.day === shown.day) doneOn = shown.day;
    before = shown;
  }
  throw new Error(`No clock in ${timeZone} ever shows ${digestHour}`);
}

/** When his next digest is due; null: he wants none. */
export const digestDue = (now: Date, telling: Telling, timeZone: string): Date | null =>
  telling.turns === 'digest' ? nextDigest(now, telling, timeZone) : null;
