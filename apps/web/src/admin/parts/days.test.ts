import { expect, test } from 'vitest';
import { byDay } from './days.ts';

/** A moment where this is read, whichever time zone that is. */
const on = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).toISOString() });

test('what was on one day stands together, in the order it came', () => {
  const rows = [on(19, 0), on(18, 23), on(18, 0), on(17, 12)];
  expect(byDay(rows).map((day) => [day.at, day.rows])).toEqual([
    [rows[0]?.at, [rows[0]]],
    [rows[1]?.at, [rows[1], rows[2]]],
    [rows[3]?.at, [rows[3]]],
  ]);
});

test('of nothing there is no day', () => {
  expect(byDay([])).toEqual([]);
});
