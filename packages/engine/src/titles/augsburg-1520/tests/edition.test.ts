import { describe, expect, it } from 'vitest';
import { type Edition, editionFaults, editionSchema, reconstruction } from '../edition.ts';
import printed from '../editions/reconstruction-1.json' with { type: 'json' };
import { priceOf, privilegesOf, valueOfRight } from '../pieces.ts';
import { words } from '../words/index.ts';

/** What is wrong with an edition: the entry, and what is said about it. */
function faults(edition: unknown): readonly string[] {
  const parsed = editionSchema.safeParse(edition);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  return editionFaults(parsed.data).map(
    ({ path, code, details }) => `${path.join('.')}: ${words.en.faults[code](details)}`,
  );
}
const changed = (change: Partial<Edition>): Edition => ({ ...reconstruction, ...change });
const { ious, levelTiles, caps } = reconstruction;

describe('an edition', () => {
  it('that is shipped passes', () => {
    expect(faults(printed)).toEqual([]);
    expect(reconstruction).toEqual(printed);
  });

  it('prices cards as its bands say, and gives tiles from the dearest', () => {
    expect(
      [1, 4, 5, 7, 8, 10, 11, 13, 14, 17].map((number) => priceOf(reconstruction, `leo-${number}`)),
    ).toEqual([200, 200, 250, 250, 300, 300, 350, 350, 400, 400]);
    expect(priceOf(reconstruction, 'joker-12')).toBe(400);
    expect(privilegesOf(reconstruction, 'privilege-8')).toEqual([
      'violet',
      'florins500',
      'prestige6',
    ]);
    expect(valueOfRight(reconstruction, 'cathedral', 'cathedral-3')).toBe(900);
    expect(valueOfRight(reconstruction, 'coat', 'coat-5')).toBe(1);
    expect(valueOfRight(reconstruction, 'mint', 'mint-1')).toBe(0);
    expect(() => priceOf(reconstruction, 'leo-18')).toThrow('No price');
    expect(() => privilegesOf(reconstruction, 'privilege-11')).toThrow('No privilege-11');
  });

  it.each<[string, Partial<Edition>, string]>([
    [
      'nobles in another order',
      { nobles: ['louise', 'philipp', 'leo', 'maria', 'maximilian'] },
      'nobles.0: The nobles are visited in the order philipp, louise, leo, maria, maximilian.',
    ],
    [
      'a noble twice in the order of ties',
      { maximilianTieOrder: ['maria', 'maria', 'louise', 'philipp'] },
      'maximilianTieOrder: maria stands there twice.',
    ],
    [
      'bands that do not rise',
      {
        ious: {
          ...ious,
          prices: [
            { upTo: 9, florins: 200 },
            { upTo: 9, florins: 250 },
            { upTo: 17, florins: 300 },
          ],
        },
      },
      'ious.prices.1: The band up to 9 does not rise.',
    ],
    [
      'bands that end too early',
      { ious: { ...ious, prices: [{ upTo: 9, florins: 200 }] } },
      'ious.prices: The bands end at 9, not at 17.',
    ],
    [
      'too few level 2 tiles',
      { levelTiles: { ...levelTiles, '4': { ...levelTiles['4'], level2: 3 } } },
      'levelTiles.4.level2: 3 level 2 tiles are too few for 4 players.',
    ],
    [
      'bars in the wrong order',
      { caps: { ...caps, withoutCathedral: 25 } },
      'caps: The bar without a cathedral is above the one without a church.',
    ],
  ])('with %s is refused', (_, change, fault) => {
    expect(faults(changed(change))).toContain(fault);
  });
});
