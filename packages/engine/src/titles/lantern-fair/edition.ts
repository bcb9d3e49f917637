import type { EditionFault } from '../../core/title.ts';
import type { Edition, LanternFair } from './types.ts';

const kinds = ['amber', 'jade', 'ruby', 'azure'] as const;

/** Twelve lanterns, of light 1 to 12, the four glasses in turn; sixteen charms. */
export const fairEdition: Edition = {
  name: 'first light',
  coins: 12,
  glasses: [...kinds],
  lanterns: Array.from({ length: 12 }, (_, index) => ({
    light: index + 1,
    glass: kinds[index % kinds.length] ?? 'amber',
  })),
  charms: Array.from({ length: 16 }, (_, index) => index + 1),
  mostCharm: 20,
};

type Fault = EditionFault<LanternFair['FaultCode']>;

/** Each of four players is dealt a patron of his own, and four charms of which he must keep one. */
const mostSeats = 4;
const charmsEach = 4;

function glassFaults({ glasses, lanterns }: Edition): readonly Fault[] {
  const path = ['glasses'];
  const twice = glasses.filter((glass, index) => glasses.indexOf(glass) !== index);
  const patrons = new Set<string>(glasses);
  return [
    ...twice.map((glass): Fault => ({ path, code: 'glass-twice', details: { glass } })),
    ...(patrons.size >= mostSeats
      ? []
      : [
          {
            path,
            code: 'too-few-patrons' as const,
            details: { patrons: patrons.size, seats: mostSeats },
          },
        ]),
    ...lanterns.flatMap(({ glass }, index): readonly Fault[] =>
      patrons.has(glass)
        ? []
        : [{ path: ['lanterns', index, 'glass'], code: 'glass-unloved', details: { glass } }],
    ),
  ];
}

function charmFaults({ charms, mostCharm }: Edition): readonly Fault[] {
  const count = charms.filter((charm) => charm > mostCharm).length;
  return count < charmsEach
    ? []
    : [{ path: ['charms'], code: 'charms-too-strong', details: { count, most: mostCharm } }];
}

/** All that keeps a fair with these lanterns and charms from being held. */
export const editionFaults = (edition: Edition): readonly Fault[] => [
  ...glassFaults(edition),
  ...charmFaults(edition),
];
