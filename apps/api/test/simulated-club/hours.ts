import type { Habits } from './people.ts';

// When somebody's clock goes, minute by minute: a second opinion on the service's calendar, by what a
// member has chosen and what his table allows.

/** From a moment on, up to another. */
export type Interval = { readonly from: Date; readonly until: Date };

/** Days on which somebody does not play, both included, such as 2026-03-01. */
export type Days = { readonly from: string; readonly to: string };

/** How somebody plays at one table. */
export type Playing = Pick<Habits, 'timeZone' | 'playTimes'> & {
  readonly vacation: Days | null;
  readonly leastHours: number; // a day, whatever he has chosen
  readonly weekends: boolean; // whether the table lets him have them off
};

const minute = 60_000;
const quarter = 15 * minute; // no zone's clock is changed in between

type Shown = { readonly day: string; readonly hour: number; readonly isWeekend: boolean };

const shownIn = new Map<string, Map<number, Shown>>();

/** What a calendar and a clock show in a zone. */
function shown(timeZone: string, at: number): Shown {
  const known = shownIn.get(timeZone) ?? new Map<number, Shown>();
  shownIn.set(timeZone, known);
  const place = Math.floor(at / quarter);
  const found = known.get(place);
  if (found !== undefined) return found;
  const [day = '', clock = ''] = new Date(place * quarter)
    .toLocaleString('sv-SE', { timeZone })
    .split(' ');
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
  const read = { day, hour: Number(clock.slice(0, 2)), isWeekend };
  known.set(place, read);
  return read;
}

/** Whether he plays in this minute. */
function isPlaying(playing: Playing, at: number): boolean {
  const { timeZone, playTimes, vacation, leastHours, weekends } = playing;
  const { day, hour, isWeekend } = shown(timeZone, at);
  if (vacation !== null && vacation.from <= day && day <= vacation.to) return false;
  if (isWeekend && weekends && playTimes.weekendsOff) return false;
  if (playTimes.hours === null) return true;
  const { from, to } = playTimes.hours;
  const length = Math.max((to - from + 24) % 24, leastHours);
  return (hour - from + 24) % 24 < length;
}

/** How much of a minute lies outside of these. */
const outside = (intervals: readonly Interval[], at: number): number =>
  intervals.reduce((left, { from, until }) => {
    const shared = Math.min(at + minute, until.getTime()) - Math.max(at, from.getTime());
    return left - Math.max(0, shared);
  }, minute);

/** What a clock has gone by the end of each minute from a moment on. */
function* going(since: Date, playing: Playing | null, outages: readonly Interval[]) {
  let gone = 0;
  for (let at = since.getTime(); ; at += minute) {
    if (playing === null || isPlaying(playing, at)) gone += outside(outages, at);
    yield { end: at + minute, gone };
  }
}

/** What a clock has gone between two moments; nobody's always goes. */
export function goneBy(
  since: Date,
  until: Date,
  playing: Playing | null,
  outages: readonly Interval[],
): number {
  let sum = 0;
  for (const { end, gone } of going(since, playing, outages)) {
    if (end > until.getTime()) return sum;
    sum = gone;
  }
  return sum;
}

/** When a clock has gone so far; null: not before the end. */
export function whenGone(
  time: number,
  since: Date,
  end: Date,
  playing: Playing | null,
  outages: readonly Interval[],
): Date | null {
  if (time <= 0) return since;
  for (const minutes of going(since, playing, outages)) {
    if (minutes.end > end.getTime()) return null;
    if (minutes.gone >= time) return new Date(minutes.end);
  }
  return null;
}
