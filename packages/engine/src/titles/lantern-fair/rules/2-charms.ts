import type { Form } from '../../../core/form.ts';
import { refusal } from '../../../core/refusal.ts';
import { at, changed, type Seat } from '../../../core/seat.ts';
import type { ActionRule, Evolve } from '../../../core/title.ts';
import { numberOfCharm } from '../pieces.ts';
import type { Action, Edition, Fact, LanternFair, State } from '../types.ts';

const fewest = 1;
const most = 3;

/** The seats that have yet to choose their charms. */
export const toKeep = ({ fairgoers }: State): readonly Seat[] =>
  fairgoers.flatMap(({ hasKept }, seat) => (hasKept ? [] : [seat]));

export const strengthOf = (edition: Edition, charms: readonly string[]): number =>
  charms.reduce((sum, charm) => sum + numberOfCharm(edition, charm), 0);

/** LF 2.1: everybody keeps one to three of his charms, in secret, up to a strength. */
export const keep: ActionRule<LanternFair, Action & { type: 'keep' }> = {
  openness: 'sealed',
  candidates: () => [],
  forms: ({ edition, fairgoers }, seat): readonly Form[] => {
    const { charms, hasKept } = at(fairgoers, seat);
    if (hasKept) return [];
    return [
      {
        action: { type: 'keep' },
        choices: [
          {
            field: 'charms',
            from: charms.map((id) => ({
              id,
              counts: { strength: numberOfCharm(edition, id) },
            })),
            least: fewest,
            most,
            bounds: [{ count: 'strength', most: edition.mostCharm }],
          },
        ],
      },
    ];
  },
  refuse: ({ edition, fairgoers }, { charms }, seat) => {
    const { charms: dealt, hasKept } = at(fairgoers, seat);
    if (hasKept) return refusal('no-charms-to-keep', 'LF 2.1');
    const isDealt = charms.every((charm) => dealt.includes(charm));
    if (!isDealt || new Set(charms).size < charms.length) return refusal('not-dealt', 'LF 2.1');
    if (charms.length < fewest || charms.length > most) {
      return refusal('wrong-number-of-charms', 'LF 2.1', { fewest, most });
    }
    const strength = strengthOf(edition, charms);
    return strength > edition.mostCharm
      ? refusal('charms-too-strong', 'LF 2.1', { strength, most: edition.mostCharm })
      : null;
  },
  perform: (_state, { charms }, seat) => [
    { type: 'charms-kept', seat, secret: { seenBy: [seat], charms: [...charms] } },
  ],
};

/** LF 2.2: the others go into the box, seen by nobody else. */
export const charmsKept: Evolve<LanternFair, Fact & { type: 'charms-kept' }> = (
  state,
  { seat, secret: { charms: kept } },
) => ({
  ...state,
  fairgoers: changed(state.fairgoers, seat, (fairgoer) => ({
    ...fairgoer,
    charms: fairgoer.charms.filter((charm) => kept.includes(charm)),
    boxed: fairgoer.charms.filter((charm) => !kept.includes(charm)),
    hasKept: true,
  })),
});
