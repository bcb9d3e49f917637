const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

export const hoursOfDay = 24;

/** Less than a minute ago. */
export const isJustNow = (moment: string, now: number): boolean =>
  now - Date.parse(moment) < 60_000;

/** How long ago something was, as people say it. */
export function ago(locale: string, moment: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1_000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const step = steps.find((one) => seconds >= one.seconds);
  return step === undefined
    ? format.format(0, 'second')
    : format.format(-Math.floor(seconds / step.seconds), step.unit);
}

const inUnit = (locale: string, count: number, unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const minutesOfHour = 60;
const minutesOfDay = 24 * minutesOfHour;

/** How much time this is: whole hours from two on, days and hours from two days on. */
export function amountOf(locale: string, milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / minutesOfHour);
  if (hours < 2) return inUnit(locale, minutes, 'minute');
  if (minutes < 2 * minutesOfDay) return inUnit(locale, hours, 'hour');
  const days = inUnit(locale, Math.floor(hours / hoursOfDay), 'day');
  const rest = hours % hoursOfDay;
  const parts = rest === 0 ? [days] : [days, inUnit(locale, rest, 'hour')];
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}

/** In how long something will be, no nearer than it matters. */
export function inTime(locale: string, moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - now) / 60_000));
  const format = new Intl.RelativeTimeFormat(locale);
  if (minutes < 2 * minutesOfHour) return format.format(minutes, 'minute');
  return minutes < 2 * minutesOfDay
    ? format.format(Math.floor(minutes / minutesOfHour), 'hour')
    : format.format(Math.floor(minutes / minutesOfDay), 'day');
}

/** The time of day, with the day unless it is today. */
export function timeOf(locale: string, moment: string, now: number): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

export const listed = (locale: string, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

/** How long something lasts, in days where they come out even. */
export function lasting(locale: string, hours: number): string {
  const isInDays = hours >= hoursOfDay && hours % hoursOfDay === 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isInDays ? 'day' : 'hour',
    unitDisplay: 'long',
  }).format(isInDays ? hours / hoursOfDay : hours);
}

/** A number as it is written there, with a minus that is one. */
export const figure = (locale: string, number: number): string =>
  new Intl.NumberFormat(locale).format(number).replace('-', '−');

/** A full hour as clocks show it there. */
export const hourOfDay = (locale: string, hour: number): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 1, hour),
  );

/** The day of a moment, with its year. */
export const dayOf = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.parse(moment));

/** Days such as 2026-08-03, from the first to the last, as they are written there. */
export const daysOf = (locale: string, from: string, to = from): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(from), Date.parse(to));
