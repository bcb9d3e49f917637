import type { TitleInBrief } from '@staffetta/client';

/** How many can play a title. */
export function seatCounts(title: Pick<TitleInBrief, 'seats'> | undefined): readonly number[] {
  if (title === undefined) return [];
  const { min, max } = title.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
