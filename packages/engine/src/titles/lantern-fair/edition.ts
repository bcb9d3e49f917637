import type { Edition } from './types.ts';

const glasses = ['amber', 'jade', 'ruby', 'azure'] as const;

/** Twelve lanterns, of light 1 to 12, the four glasses in turn; sixteen charms. */
export const fairEdition: Edition = {
  name: 'first light',
  coins: 12,
  glasses: [...glasses],
  lanterns: Array.from({ length: 12 }, (_, index) => ({
    light: index + 1,
    glass: glasses[index % glasses.length] ?? 'amber',
  })),
  charms: Array.from({ length: 16 }, (_, index) => index + 1),
  mostCharm: 20,
};
