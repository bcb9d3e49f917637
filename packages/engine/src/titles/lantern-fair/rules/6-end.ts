import type { BySeat } from '../../../core/seat.ts';
import type { Evolve, ScoreLine, Table } from '../../../core/title.ts';
import { faceOf, glassOfPatron } from '../pieces.ts';
import type { Edition, Fact, LanternFair, State, View } from '../types.ts';

const isOver = ({ stall, held, stalls }: State): boolean => stall === null && held === stalls;

/** LF 6.1: when the last stall has closed everybody shows what he kept secret. */
export const showSecrets = (state: State): readonly Fact[] =>
  isOver(state) && !state.shown
    ? [
        {
          type: 'secrets-shown',
          patrons: state.fairgoers.map(({ patron }) => patron),
          charms: state.fairgoers.map(({ charms }) => [...charms]),
          reveals: true,
        },
      ]
    : [];

export const secretsShown: Evolve<LanternFair, Fact & { type: 'secrets-shown' }> = (state) => ({
  ...state,
  shown: true,
});

const lightOf = (edition: Edition, lanterns: readonly string[], glass: string | null): number =>
  lanterns
    .map((lantern) => faceOf(edition, lantern))
    .filter((face) => glass === null || face.glass === glass)
    .reduce((sum, { light }) => sum + light, 0);

type Shown = View['fairgoers'][number];

/** What a viewer knows of somebody's patron and charms: his own, and everybody's at the end. */
const secretsOf = ({ me, myPatron, myCharms }: View, { seat, patron, charms }: Shown) =>
  seat === me ? { patron: myPatron, charms: myCharms } : { patron, charms };

/** LF 6.2: the light of one's lanterns, those in the patron's glass once more; polish and charms. */
export const score = (seen: View, { edition }: Table<LanternFair>): BySeat<readonly ScoreLine[]> =>
  seen.fairgoers.map((fairgoer) => {
    const { patron, charms } = secretsOf(seen, fairgoer);
    const { lanterns, polished } = fairgoer;
    const rule = 'LF 6.2';
    return [
      { line: 'light', rule, points: lightOf(edition, lanterns, null) },
      ...(patron === null
        ? []
        : [
            {
              line: 'patron',
              rule,
              points: lightOf(edition, lanterns, glassOfPatron(patron)),
            },
          ]),
      { line: 'polish', rule, points: polished.length },
      ...(charms === null ? [] : [{ line: 'charms', rule, points: charms.length }]),
    ];
  });
