import { languages } from '@staffetta/engine';
import type { Telling } from '../../src/accounts/telling.ts';

/** When somebody plays, where he lives. */
type PlayTimes = {
  readonly hours: { readonly from: number; readonly to: number } | null;
  readonly weekendsOff: boolean;
};

/** How somebody does what it is his turn to do. */
const ways = ['pages', 'links', 'replies', 'replies at once'] as const;
type Way = (typeof ways)[number];

/** A number below the count, the same way every time. */
export type Choose = (count: number) => number;

/** Somebody of the club, by what he is used to. */
export type Habits = {
  readonly name: string;
  readonly timeZone: string;
  readonly language: (typeof languages)[number];
  readonly way: Way;
  readonly telling: Partial<Telling>;
  readonly playTimes: PlayTimes;
  readonly hours: readonly number[]; // at which he looks in, where he lives
  readonly every: number; // days
  readonly leavesAfter: number | null; // days; then he is not seen again
  readonly awayFrom: number | null; // the day his vacation begins
};

const timeZones = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Rome',
  'Europe/London',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Los_Angeles',
] as const;

export const vacationDays = 6;

/** Whoever plays by mail must be told of every turn. */
function tellingOf(way: Way, place: number): Partial<Telling> {
  if (way === 'replies at once') return { replies: 'at-once' };
  if (way !== 'pages') return {};
  const turns = (['every', 'digest', 'every', 'reminders', 'nothing'] as const)[place % 5];
  return turns === undefined ? {} : { turns, digestHour: (7 + place * 8) % 24 };
}

/** Long days, and evenings alone, which a table prolongs. */
function playTimesOf(place: number): PlayTimes {
  if (place % 3 !== 0) return { hours: null, weekendsOff: false };
  const hours = place % 9 === 3 ? { from: 18, to: 22 } : { from: 7, to: 23 };
  return { hours, weekendsOff: place % 2 === 0 };
}

/** As many as wished, spread over the zones, the languages and the ways; some leave within the season. */
export const peopleOf = (count: number, season: number, pick: Choose): readonly Habits[] =>
  Array.from({ length: count }, (_, place) => {
    const way = ways[Math.floor(place / 2) % ways.length] ?? 'pages';
    return {
      name: `Member ${String(place + 1).padStart(2, '0')}`,
      timeZone: timeZones[place % timeZones.length] ?? 'UTC',
      language: languages[Math.floor(place / timeZones.length) % languages.length] ?? 'en',
      way,
      telling: tellingOf(way, Math.floor(place / 8) + place),
      playTimes: playTimesOf(place),
      hours: [7 + pick(4), 18 + pick(5)],
      every: place % 9 === 3 ? 3 : 1,
      leavesAfter: place % 12 === 11 ? 8 + pick(season) : null,
      awayFrom: place % 7 === 6 ? 5 + pick(season) : null,
    };
  });

const day = 86_400_000;
const minute = 60_000;

/** On his vacation, or nearly: at its ends his day and the club's are not the same. */
export const isAway = ({ awayFrom }: Habits, daysGone: number): boolean =>
  awayFrom !== null && daysGone > awayFrom && daysGone < awayFrom + vacationDays - 1;

/** What a clock in a zone shows, minus UTC, in milliseconds. */
function offsetIn(timeZone: string, at: Date): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at.getTime() / 1_000) * 1_000;
}

/** When somebody looks in next: at one of his hours, an hour sooner or later. */
export function nextVisit(habits: Habits, after: Date, pick: Choose): Date {
  const offset = offsetIn(habits.timeZone, after);
  const today = Math.floor((after.getTime() + offset) / day) * day - offset;
  const coming = [0, 1, 2]
    .flatMap((days) => habits.hours.map((hour) => today + days * day + hour * 60 * minute))
    .filter((time) => time > after.getTime() + 90 * minute);
  const skipped = (habits.every - 1) * day;
  const [first = today + day] = coming;
  return new Date(first + skipped + (pick(61) - 30) * minute);
}
