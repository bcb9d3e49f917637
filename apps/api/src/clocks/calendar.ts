// When a player's clock goes and when it stands still. Pure: whoever asks brings what it depends on.

/** From a moment on, up to another. */
export type Interval = { readonly from: Date; readonly until: Date };

/** The hours of a day at which somebody plays; over midnight where the second is not behind the first. */
export type Hours = { readonly from: number; readonly to: number };

/** When somebody rests, by the clock where he lives. */
export type Rest = {
  readonly timeZone: string;
  readonly hours: Hours | null; // null: at any
  readonly weekendsOff: boolean;
};

export type Calendar = {
  readonly rest: Rest | null; // null: never
  readonly still: readonly Interval[]; // vacations, and what else stops the clock
};

/** Milliseconds since 1970: half open. */
type Span = { readonly from: number; readonly until: number };

const hour = 3_600_000;
const day = 24 * hour;

/** Longer than any wait: who plays one hour of a working day needs seven years for the largest bank. */
const longest = 20 * 366 * day;

/** What a zone's clocks show, minus UTC. One lookup costs microseconds, so that it is kept by the day. */
type Offsets = { readonly at: (time: number) => number; readonly onDay: (index: number) => number };

const zones = new Map<string, Offsets>();

function offsetsIn(timeZone: string): Offsets {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  function at(time: number): number {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const part = (of: Intl.DateTimeFormatPartTypes) => Number(parts.get(of));
    const shown = Date.UTC(
      ...([part('year'), part('month') - 1, part('day')] as const),
      ...([part('hour'), part('minute'), part('second')] as const),
    );
    return shown - Math.floor(time / 1_000) * 1_000;
  }
  const days = new Map<number, number>();
  const offsets: Offsets = {
    at,
    onDay(index) {
      const offset = days.get(index) ?? at(index * day);
      days.set(index, offset);
      return offset;
    },
  };
  zones.set(timeZone, offsets);
  return offsets;
}

/** The moment a zone's clocks are changed, which lies between these two. */
function changeBetween({ at }: Offsets, before: number, after: number): number {
  const old = at(before);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (at(middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** The first moment a clock shows this hour of a day, or has jumped over it. Days count from 1970. */
function momentOf(offsets: Offsets, index: number, ofDay: number): number {
  const shown = index * day + ofDay * hour;
  const [before, after] = [offsets.onDay(index - 1), offsets.onDay(index + 2)];
  if (before === after) return shown - before;
  const [early, late] = [shown - Math.max(before, after), shown - Math.min(before, after)];
  if (offsets.at(early) === shown - early) return early;
  if (offsets.at(late) === shown - late) return late;
  return changeBetween(offsets, index * day - day, index * day + 2 * day);
}

/** When a day, such as 2026-03-29, begins in a time zone. */
export const beginOfDay = (timeZone: string, text: string): Date =>
  new Date(momentOf(offsetsIn(timeZone), Date.parse(text) / day, 0));

const isWeekend = (index: number): boolean => [6, 0].includes((((index + 4) % 7) + 7) % 7);

/** When he plays on one day of his. */
function spansOfDay(offsets: Offsets, { hours, weekendsOff }: Rest, index: number): Span[] {
  if (weekendsOff && isWeekend(index)) return [];
  const at = (ofDay: number) => momentOf(offsets, index, ofDay);
  const [begin, end] = [at(0), momentOf(offsets, index + 1, 0)];
  if (hours === null || hours.from === hours.to) return [{ from: begin, until: end }];
  const { from, to } = hours;
  if (from < to) return [{ from: at(from), until: at(to) }];
  return [
    { from: begin, until: at(to) },
    { from: at(from), until: end },
  ];
}

/** When he plays, from a moment on, one span behind the other. */
function* playing(rest: Rest | null, since: number): Generator<Span> {
  if (rest === null || (rest.hours === null && !rest.weekendsOff)) {
    yield { from: since, until: since + longest };
    return;
  }
  const offsets = offsetsIn(rest.timeZone);
  const first = Math.floor((since + offsets.at(since)) / day) - 1;
  for (let index = first; index * day < since + longest; index += 1) {
    for (const { from, until } of spansOfDay(offsets, rest, index)) {
      if (until > since && until > from) yield { from: Math.max(from, since), until };
    }
  }
}

/** What is left of a span without these, which are in order. */
function* without(span: Span, still: readonly Span[]): Generator<Span> {
  let { from } = span;
  for (const gap of still) {
    if (gap.until <= from) continue;
    if (gap.from >= span.until) break;
    if (gap.from > from) yield { from, until: gap.from };
    from = gap.until;
    if (from >= span.until) return;
  }
  if (from < span.until) yield { from, until: span.until };
}

/** When a clock goes, from a moment on. */
function* going({ rest, still }: Calendar, since: number): Generator<Span> {
  const gaps = still
    .map(({ from, until }) => ({ from: from.getTime(), until: until.getTime() }))
    .sort((one, other) => one.from - other.from);
  for (const span of playing(rest, since)) yield* without(span, gaps);
}

/** When so many milliseconds will have gone by on a clock. */
export function runsOutAt(since: Date, milliseconds: number, calendar: Calendar): Date {
  let left = milliseconds;
  if (left <= 0) return since;
  for (const { from, until } of going(calendar, since.getTime())) {
    if (left <= until - from) return new Date(from + left);
    left -= until - from;
  }
  return new Date(since.getTime() + longest);
}

export const stillReasons = ['vacation', 'weekend', 'hours'] as const;

/** A time in which a clock stands still, and why it does. */
export type Still = Interval & { readonly why: (typeof stillReasons)[number] };

function whyStill({ rest, still }: Calendar, at: number): Still['why'] {
  if (still.some(({ from, until }) => from.getTime() <= at && at < until.getTime())) {
    return 'vacation';
  }
  if (rest === null) return 'hours';
  const today = Math.floor((at + offsetsIn(rest.timeZone).at(at)) / day);
  return rest.weekendsOff && isWeekend(today) ? 'weekend' : 'hours';
}

type Wait = { readonly since: Date; readonly due: Date };

/** When a clock stands still now, or next before it runs out; null: it goes until then. */
export function nextStill({ since, due }: Wait, now: Date, calendar: Calendar): Still | null {
  let from = since.getTime();
  for (const span of going(calendar, from)) {
    if (span.from > from && span.from > now.getTime()) {
      const why = whyStill(calendar, Math.max(from, now.getTime()));
      return { from: new Date(from), until: new Date(span.from), why };
    }
    from = span.until;
    if (from >= due.getTime()) return null;
  }
  return null;
}

/** Whether a clock stands still for another reason than before, though until the same moment. */
export const isForOtherReason = (before: Still | null, after: Still | null): boolean =>
  before !== null &&
  after !== null &&
  before.until.getTime() === after.until.getTime() &&
  before.why !== after.why;

/** How many milliseconds a clock went between two moments. */
export function ran(since: Date, until: Date, calendar: Calendar): number {
  const end = until.getTime();
  let sum = 0;
  for (const span of going(calendar, since.getTime())) {
    if (span.from >= end) break;
    sum += Math.min(span.until, end) - span.from;
  }
  return sum;
}

/** How many hours of a day these are. */
const lengthOf = ({ from, to }: Hours): number => (to > from ? to - from : to - from + 24);

/** Somebody's hours, prolonged where they are fewer than a table wants; null: all. */
export function atLeast(hours: Hours | null, least: number): Hours | null {
  if (hours === null || least >= 24) return null;
  return lengthOf(hours) >= least ? hours : { from: hours.from, to: (hours.from + least) % 24 };
}
