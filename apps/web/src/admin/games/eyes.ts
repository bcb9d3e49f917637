import type { InspectedGame } from './inspected.ts';

/** Whose eyes one looks with: everybody's, a seat's, or those that see all. */
export type Eyes = 'spectator' | 'referee' | number;

export const eyesIn = ({ seats }: Pick<InspectedGame, 'seats'>): readonly Eyes[] => [
  'spectator',
  ...seats.map(({ seat }) => seat),
  'referee',
];
