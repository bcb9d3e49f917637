import { describe, expect, it } from 'vitest';
import { linesOf, marginOf, ranked } from './score-lines.ts';

const line = (name: string, points: number) => ({
  line: name,
  rule: `R ${name}`,
  points,
  sentence: `For ${name}`,
});

const seats = [
  { seat: 0, total: 5, lines: [line('light', 2), line('light', 3)] },
  { seat: 1, total: 9, lines: [line('light', 1), line('charms', 8)] },
  { seat: 2, total: 9, lines: [line('charms', 9)] },
];
const score = { version: 20, isFinal: true, winners: [2], seats };

describe('a score sheet', () => {
  it('has the winner in front, then whoever has most', () => {
    expect(ranked(score).map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(ranked({ ...score, winners: null }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('has a line once, with what each seat has for it', () => {
    expect(linesOf(seats).map(({ line: name, points }) => [name, ...points])).toEqual([
      ['light', 5, 1, null],
      ['charms', null, 8, 9],
    ]);
  });

  it('says by how much it was won, and with whom the winner is level', () => {
    const [least, , most] = seats;
    expect(marginOf(score)).toEqual({ points: 9, lead: 0, next: [1] });
    expect(marginOf({ ...score, seats: seats.filter((seat) => seat !== seats[1]) })).toEqual({
      points: 9,
      lead: 4,
      next: [least?.seat],
    });
    expect(marginOf({ ...score, winners: [1, 2] })).toEqual({ points: 9, lead: null, next: [] });
    expect(marginOf({ ...score, winners: [0] })).toBeNull(); // no points decided
    expect(marginOf({ ...score, winners: null })).toBeNull();
    expect(marginOf({ ...score, seats: seats.filter((seat) => seat === most) })).toBeNull();
  });
});
