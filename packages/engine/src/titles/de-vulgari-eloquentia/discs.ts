import type { Seat } from '../../core/seat.ts';
import type { Disc, Discs } from './types.ts';

/** Where a seat's disc stands; 0 is the start. */
export const spaceOf = (discs: Discs, seat: Seat): number =>
  discs.find((disc) => disc.seat === seat)?.space ?? 0;

/** DVE 1.10: a disc that arrives goes on top; one that changes no space keeps its place. */
export const movedTo = (discs: Discs, seat: Seat, space: number): Discs =>
  spaceOf(discs, seat) === space && discs.some((disc) => disc.seat === seat)
    ? discs
    : [...discs.filter((disc) => disc.seat !== seat), { seat, space }];

export const without = (discs: Discs, seat: Seat): Discs =>
  discs.filter((disc) => disc.seat !== seat);

/** The discs from the one furthest ahead; on one space the lower is ahead, which came first. */
export const ranked = (discs: Discs): readonly Disc[] =>
  [...discs].sort((one, other) => other.space - one.space);

/** Who is furthest ahead among these seats, by knowledge: how the rules break ties. */
export const mostAdvanced = (discs: Discs, among: readonly Seat[]): Seat | undefined =>
  ranked(discs).find(({ seat }) => among.includes(seat))?.seat;
