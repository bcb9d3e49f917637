import type { Edition } from './types.ts';

export const lanternIds = (edition: Edition): readonly string[] =>
  edition.lanterns.map((_, index) => `lantern-${index + 1}`);

export const patronIds = (edition: Edition): readonly string[] =>
  edition.glasses.map((glass) => `patron-${glass}`);

/** The printed face of a lantern. */
export function faceOf(edition: Edition, lantern: string): { light: number; glass: string } {
  const face = edition.lanterns[Number(lantern.slice('lantern-'.length)) - 1];
  if (face === undefined) throw new Error(`No ${lantern} in this edition`);
  return face;
}

export const glassOfPatron = (patron: string): string => patron.slice('patron-'.length);
