import { colourOf, ofColour } from '../pieces.ts';
import type { Colour, Player } from '../types.ts';
import { virtualCube } from './9-friars.ts';

/** DVE 6.6: what a cube is worth at the auction, at the election and after it. */
const votesEach: Readonly<Record<Colour, number>> = {
  red: 3,
  black: 2,
  yellow: 1,
  green: 0,
};

const realVotes = (cubes: readonly string[]): number =>
  cubes.reduce((votes, cube) => votes + votesEach[colourOf(cube)], 0);

/** DVE 9.1: the votes of a tile's virtual cube. */
export function virtualVotes(player: Pick<Player, 'friar' | 'cardinal'>): number {
  const colour = virtualCube(player);
  return colour === null ? 0 : votesEach[colour];
}

/** All votes behind a screen, the virtual cube included. */
export const votesOf = (player: Pick<Player, 'friar' | 'cardinal' | 'cubes'>): number =>
  realVotes(player.cubes) + virtualVotes(player);

/** Cubes to pay with, by colour. */
export type Payment = { readonly red: number; readonly black: number; readonly yellow: number };

export const worthOf = ({ red, black, yellow }: Payment): number => red * 3 + black * 2 + yellow;

/** The least any of these cubes is worth. */
function leastIn({ red, black, yellow }: Payment): number {
  if (yellow > 0) return 1;
  if (black > 0) return 2;
  return red > 0 ? 3 : 0;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** DVE 11.4: every payment that is enough and from which no cube could be taken back. */
export function payments(cubes: readonly string[], price: number): readonly Payment[] {
  if (price <= 0) return [{ red: 0, black: 0, yellow: 0 }];
  const has = (colour: Colour): readonly number[] => upTo(ofColour(cubes, colour).length);
  return has('red')
    .flatMap((red) => has('black').map((black) => ({ red, black })))
    .flatMap((part) => has('yellow').map((yellow) => ({ ...part, yellow })))
    .filter((payment) => worthOf(payment) >= price && worthOf(payment) - leastIn(payment) < price);
}

/** DVE 12.3: the payment of least total value that reaches the price; undefined if none does. */
export const cheapest = (cubes: readonly string[], price: number): Payment | undefined =>
  [...payments(cubes, price)].sort((one, other) => worthOf(one) - worthOf(other))[0];

/** The cubes of a payment. */
export const cubesIn = (cubes: readonly string[], payment: Payment): readonly string[] =>
  (['red', 'black', 'yellow'] as const).flatMap((colour) =>
    ofColour(cubes, colour).slice(0, payment[colour]),
  );
