import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, type Calendar, type Interval, nextStill, ran, runsOutAt } from './calendar.ts';

const hour = 3_600_000;
const day = 24 * hour;
const date = (text: string): Date => new Date(text);

const playing = (timeZone: string, from: number, to: number, weekendsOff = false): Calendar => ({
  rest: { timeZone, hours: { from, to }, weekendsOff },
  still: [],
});
const free: Calendar = { rest: null, still: [] };
const between = (from: string, until: string): Interval => ({
  from: date(from),
  until: date(until),
});

const ends = (since: string, hours: number, calendar: Calendar): string =>
  runsOutAt(date(since), hours * hour, calendar).toISOString();

describe('a clock', () => {
  it('goes all the time where nobody rests', () => {
    expect(ends('2026-03-27T10:00:00Z', 72, free)).toBe('2026-03-30T10:00:00.000Z');
    expect(ran(date('2026-03-27T10:00:00Z'), date('2026-03-28T10:00:00Z'), free)).toBe(day);
  });

  it('goes in one’s own hours', () => {
    const rome = playing('Europe/Rome', 9, 21); // 8 to 20 UTC in winter
    expect(ends('2026-01-12T07:00:00Z', 1, rome)).toBe('2026-01-12T09:00:00.000Z');
    expect(ends('2026-01-12T19:00:00Z', 2, rome)).toBe('2026-01-13T09:00:00.000Z');
    expect(ends('2026-01-12T23:00:00Z', 24, rome)).toBe('2026-01-14T20:00:00.000Z');
  });

  it('goes over midnight in the hours of who plays at night', () => {
    const owl = playing('UTC', 20, 2);
    expect(ends('2026-01-12T19:00:00Z', 5, owl)).toBe('2026-01-13T01:00:00.000Z');
    expect(ends('2026-01-13T01:00:00Z', 2, owl)).toBe('2026-01-13T21:00:00.000Z');
  });

  it('stands still at the weekend of who has it off, where he lives', () => {
    const kathmandu: Calendar = {
      rest: { timeZone: 'Asia/Kathmandu', hours: null, weekendsOff: true },
      still: [],
    };
    // There Saturday 17 January begins at 18:15 UTC of the Friday.
    expect(ends('2026-01-16T18:00:00Z', 1, kathmandu)).toBe('2026-01-18T19:00:00.000Z');
  });

  it('stands still on vacations and while the service was away, also where they overlap', () => {
    const calendar: Calendar = {
      rest: null,
      still: [
        between('2026-01-05T00:00:00Z', '2026-01-08T00:00:00Z'),
        between('2026-01-02T00:00:00Z', '2026-01-06T00:00:00Z'),
      ],
    };
    expect(ends('2026-01-01T00:00:00Z', 48, calendar)).toBe('2026-01-09T00:00:00.000Z');
    expect(ends('2026-01-03T00:00:00Z', 1, calendar)).toBe('2026-01-08T01:00:00.000Z');
  });
});

describe('clocks that are put forward and back', () => {
  it.each([
    // the day has 23 hours, the one after as many as ever
    ['Europe/Rome', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 23],
    ['Europe/Rome', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 25],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z', 23],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 25],
    ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', '2026-10-04T13:00:00Z', 23.5],
    ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z', 24.5],
  ])('in %s make a day from %s to %s', (timeZone, from, until, hours) => {
    // From 0 to 12 and from 12 to 0 make a whole day of his.
    const [am, pm] = [playing(timeZone, 0, 12), playing(timeZone, 12, 0)];
    const sum =
      ran(date(from), date(until), am) + ran(date(from), date(until), playing(timeZone, 12, 0));
    expect(sum).toBe(hours * hour);
    expect(ran(date(from), date(until), pm)).toBe(12 * hour);
  });

  it('have hours that never come, and such that come twice', () => {
    const night = playing('Europe/Rome', 2, 3);
    expect(ran(date('2026-03-28T12:00:00Z'), date('2026-03-29T12:00:00Z'), night)).toBe(0);
    expect(ran(date('2026-10-24T12:00:00Z'), date('2026-10-25T12:00:00Z'), night)).toBe(2 * hour);
    const early = playing('Europe/Rome', 2, 8);
    expect(ran(date('2026-03-28T12:00:00Z'), date('2026-03-29T12:00:00Z'), early)).toBe(5 * hour);
  });

  it('leave the morning where it was', () => {
    const rome = playing('Europe/Rome', 9, 21);
    expect(ends('2026-03-28T19:00:00Z', 2, rome)).toBe('2026-03-29T08:00:00.000Z');
    expect(ends('2026-10-24T18:00:00Z', 2, rome)).toBe('2026-10-25T09:00:00.000Z');
  });
});

describe('any calendar', () => {
  const zone = fc.constantFrom(
    ...['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'],
    ...['Pacific/Apia', 'America/Sao_Paulo', 'Africa/Casablanca'],
  );
  const hours = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 23 }))
    .map(([from, length]) => ({ from, to: (from + length) % 24 }));
  const moment = fc
    .integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) })
    .map((at) => new Date(at));
  const interval = fc
    .tuple(moment, fc.integer({ min: 1, max: 30 * day }))
    .map(([from, length]) => ({ from, until: new Date(from.getTime() + length) }));
  const calendar: fc.Arbitrary<Calendar> = fc.record({
    rest: fc.record({
      timeZone: zone,
      hours: fc.option(hours),
      weekendsOff: fc.boolean(),
    }),
    still: fc.array(interval, { maxLength: 5 }),
  });
  const time = fc.integer({ min: 0, max: 20 * day });

  it('measures what it gave', () => {
    fc.assert(
      fc.property(moment, time, calendar, (since, given, of) => {
        expect(ran(since, runsOutAt(since, given, of), of)).toBe(given);
      }),
      { numRuns: 300 },
    );
  });

  it('runs out later the more there is, and never before it would without a rest', () => {
    fc.assert(
      fc.property(moment, time, time, calendar, (since, one, other, of) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const first = runsOutAt(since, less, of).getTime();
        expect(first).toBeLessThanOrEqual(runsOutAt(since, more, of).getTime());
        expect(first).toBeGreaterThanOrEqual(since.getTime() + less);
      }),
      { numRuns: 200 },
    );
  });

  it('measures as much in parts as at once', () => {
    fc.assert(
      fc.property(moment, time, time, calendar, (since, one, other, of) => {
        const middle = new Date(since.getTime() + one);
        const until = new Date(middle.getTime() + other);
        expect(ran(since, middle, of) + ran(middle, until, of)).toBe(ran(since, until, of));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the hours a table wants', () => {
  it('prolong those of who plays for fewer, from when he begins', () => {
    expect(atLeast({ from: 18, to: 22 }, 8)).toEqual({ from: 18, to: 2 });
    expect(atLeast({ from: 9, to: 21 }, 8)).toEqual({ from: 9, to: 21 });
    expect(atLeast({ from: 9, to: 21 }, 24)).toBeNull();
    expect(atLeast(null, 8)).toBeNull();
  });
});

describe('a clock that stands still', () => {
  const wait = { since: date('2026-01-16T12:00:00Z'), due: date('2026-01-20T12:00:00Z') }; // from a Friday
  const stillAt = (now: string, calendar: Calendar) => nextStill(wait, date(now), calendar);

  it('says from when, until when and why, before and while it does', () => {
    const utc = playing('UTC', 8, 20, true);
    const restful = between('2026-01-16T20:00:00Z', '2026-01-19T08:00:00Z');
    expect(stillAt('2026-01-16T13:00:00Z', utc)).toEqual({ ...restful, why: 'hours' });
    expect(stillAt('2026-01-17T13:00:00Z', utc)).toEqual({ ...restful, why: 'weekend' });
    expect(stillAt('2026-01-19T09:00:00Z', utc)).toEqual({
      ...between('2026-01-19T20:00:00Z', '2026-01-20T08:00:00Z'),
      why: 'hours',
    });
  });

  it('is on vacation where one was announced, and stands still never where nobody rests', () => {
    const away = between('2026-01-16T18:00:00Z', '2026-01-18T00:00:00Z');
    expect(stillAt('2026-01-17T00:00:00Z', { rest: null, still: [away] })).toEqual({
      ...away,
      why: 'vacation',
    });
    expect(stillAt('2026-01-18T00:00:00Z', { rest: null, still: [away] })).toBeNull();
    expect(stillAt('2026-01-17T00:00:00Z', free)).toBeNull();
  });

  it('is not told of a rest that comes when it has run out', () => {
    const late = between('2026-01-20T12:00:00Z', '2026-01-25T00:00:00Z');
    expect(stillAt('2026-01-17T00:00:00Z', { rest: null, still: [late] })).toBeNull();
  });
});
