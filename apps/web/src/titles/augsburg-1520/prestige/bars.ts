import { type Building, printedOn } from '../printed.ts';
import type { Facts, Player } from '../view.ts';

/** Where prestige would lead a player, and what of it he would lose at his bar (A 4.1). */
export function fateOf(
  { prestige, cap }: Pick<Player, 'prestige' | 'cap'>,
  points: number,
): { readonly to: number; readonly lost: number } {
  const sum = prestige + points;
  const to = Math.min(sum, cap ?? sum);
  return { to, lost: sum - to };
}

export const barsOf = ({ caps }: Facts): Readonly<Record<Building, number>> => ({
  church: caps.withoutChurch,
  cathedral: caps.withoutCathedral,
});

/** The building for want of which a player's prestige ends somewhere; null: nowhere. */
export function wantingTo({ rights }: Pick<Player, 'rights'>): Building | null {
  if (rights.church === null) return 'church';
  return rights.cathedral === null ? 'cathedral' : null;
}

/** The prestige a round ends with for a player: his peerage, his coat and his patent (A 5.2). */
export function roundBrings(facts: Facts, { levels, rights }: Player): number {
  const titles = (['coat', 'patent'] as const).map((right) =>
    rights[right] === null ? 0 : printedOn(facts, right, rights[right]),
  );
  return titles.reduce((sum, points) => sum + points, facts.income.orange[levels.orange - 1] ?? 0);
}
