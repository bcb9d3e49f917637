import type { Edition } from './types.ts';

export const lanternIds = (edition: Edition): readonly string[] =>
  edition.lanterns.map((_, index) => `lantern-${index + 1}`);

export const patronIds = (edition: Edition): readonly string[] =>
  edition.glasses.map((glass) => `patron-${glass}`);

export const charmIds = (edition: Edition): readonly string[] =>
  edition.charms.map((_, index) => `charm-${index + 1}`);

export function numberOfCharm(edition: Edition, charm: string): number {
  const number = edition.charms[Number(charm.slice('charm-'.length)) - 1];
  if (number === undefined) throw new Error(`No ${charm} in this edition`);
  return number;
}

/** The printed face of a lantern. */
export function faceOf(edition: Edition, lantern: string): { light: number; glass: string } {
  const face = edition.lanterns[Number(lantern.slice('lantern-'.length)) - 1];
  if (face === undefined) throw new Error(`No ${lantern} in this edition`);
  return face;
}

export const glassOfPatron = (patron: string): string => patron.slice('patron-'.length);
