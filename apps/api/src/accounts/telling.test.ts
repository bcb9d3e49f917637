import { describe, expect, it } from 'vitest';
import { dayIn, nextDigest, usualTelling } from './telling.ts';

const due = (now: string, digestHour: number, timeZone: string): string =>
  nextDigest(new Date(now), { ...usualTelling, digestHour }, timeZone).toISOString();

describe('the next digest', () => {
  it.each([
    ['2026-11-19T01:00:00Z', 8, 'Europe/Rome', '2026-11-19T07:00:00.000Z'],
    ['2026-11-19T07:00:00Z', 8, 'Europe/Rome', '2026-11-20T07:00:00.000Z'],
    ['2026-11-19T22:59:00Z', 0, 'Europe/Rome', '2026-11-19T23:00:00.000Z'],
    ['2026-11-19T12:00:00Z', 23, 'America/Los_Angeles', '2026-11-20T07:00:00.000Z'],
    ['2026-11-19T12:00:00Z', 8, 'Asia/Kathmandu', '2026-11-20T02:15:00.000Z'],
    // Clocks in Rome go forward at 2 on 29 March 2026, and back at 3 on 25 October.
    ['2026-03-28T12:00:00Z', 2, 'Europe/Rome', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T01:00:00Z', 2, 'Europe/Rome', '2026-03-30T00:00:00.000Z'],
    ['2026-10-24T12:00:00Z', 2, 'Europe/Rome', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25T00:00:00Z', 2, 'Europe/Rome', '2026-10-26T01:00:00.000Z'],
  ])('after %s at %d in %s is at %s', (now, hour, zone, expected) => {
    expect(due(now, hour, zone)).toBe(expected);
  });

  it('comes once on each day of a year, wherever one lives', () => {
    for (const zone of ['Europe/Rome', 'America/Santiago', 'Australia/Lord_Howe', 'UTC']) {
      let at = new Date('2026-01-01T00:00:00Z');
      const days: string[] = [];
      for (let day = 0; day < 365; day += 1) {
        at = nextDigest(at, { ...usualTelling, digestHour: 2 }, zone);
        days.push(dayIn(at, zone));
      }
      expect(new Set(days).size, zone).toBe(365);
    }
  });
});
