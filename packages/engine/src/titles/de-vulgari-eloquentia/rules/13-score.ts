import type { BySeat, Seat } from '../../../core/seat.ts';
import type { ScoreLine, Table } from '../../../core/title.ts';
import { mostAdvanced, ranked } from '../discs.ts';
import { dialects } from '../edition.ts';
import { dialectsOf, levelOf, linguaVolgare, ofColour, valueOfTile } from '../pieces.ts';
import type { DeVulgariEloquentia, Status, View } from '../types.ts';
import { isMerchant } from './2-2-charity.ts';
import { votesOf } from './6-6-votes.ts';

type Shown = View['players'][number];
type Screen = NonNullable<Shown['screen']>;
type Printed = Table<DeVulgariEloquentia>['edition'];

/** DVE 12.2: what each status is worth. */
const electionPoints: Readonly<Record<Status, number>> = {
  nothing: 0,
  banker: 6,
  monk: 11,
  camerlengo: 14,
  pope: 22,
};

/** Of these seats the one with the highest number above a limit; a tie goes to more knowledge. */
function leader(
  { knowledge, players }: View,
  numberOf: (player: Shown) => number,
  above: number,
): Seat | undefined {
  const best = Math.max(...players.map(numberOf));
  const tied = players.filter((player) => numberOf(player) === best).map(({ seat }) => seat);
  return best > above ? mostAdvanced(knowledge, tied) : undefined;
}

/** DVE 13.2: 3 for the most votes that remain, if every screen is open to the viewer. */
function votesPoints(seen: View, { seat }: Shown): number | null {
  if (seen.players.some(({ screen }) => screen === null)) return null;
  const best = leader(
    seen,
    (player) => votesOf({ ...player, cubes: player.screen?.cubes ?? [] }),
    0,
  );
  return best === seat ? 3 : 0;
}

/** DVE 13.5: 7 for the richest if a Merchant, else 3. */
function richestPoints(seen: View, player: Shown): number {
  const richest = leader(seen, ({ ducats }) => ducats, Number.NEGATIVE_INFINITY);
  if (richest !== player.seat) return 0;
  return isMerchant(player) ? 7 : 3;
}

/** DVE 13.6: the leader of the Riddle, by the number he has reached or passed. */
function riddlePoints({ tracks }: View, { tracks: printed }: Printed, seat: Seat): number {
  const [first] = ranked(tracks.riddle);
  if (first?.seat !== seat) return 0;
  return printed.riddle.points.findLast(({ from }) => from <= first.space)?.vp ?? 0;
}

/** DVE 13.7: of the discs that have left the start the first counts 9, the second 4. */
const canticlePoints = ({ tracks }: View, seat: Seat): number =>
  [9, 4][ranked(tracks.canticle).findIndex((disc) => disc.seat === seat)] ?? 0;

/** DVE 13.8: a manuscript counts its level, Lingua Volgare its own points. */
const manuscriptPoints = ({ manuscripts: printed }: Printed, { manuscripts }: Screen): number =>
  manuscripts.reduce(
    (sum, id) => sum + (id === linguaVolgare ? printed.linguaVolgare.vp : levelOf(id)),
    0,
  );

/** Whether each of these dialects can be given a manuscript of its own. */
function covers(wanted: readonly string[], manuscripts: readonly string[]): boolean {
  const [dialect, ...others] = wanted;
  if (dialect === undefined) return true;
  return manuscripts.some(
    (id) =>
      dialectsOf(id).includes(dialect) &&
      covers(
        others,
        manuscripts.filter((other) => other !== id),
      ),
  );
}

/** DVE 13.9: 5 for all five dialects; a level 4 tile counts as one of its two. */
const dialectPoints = ({ manuscripts }: Screen): number => (covers(dialects, manuscripts) ? 5 : 0);

/** DVE 13.10, 12.4: what the tile held at the end counts; nothing of a Cardinal who is Pope. */
function tilePoints({ friar, cardinal, elected }: Shown): number {
  if (friar === 'friar-gigi') return -4;
  if (friar === 'friar-ralph') return 4;
  if (elected === 'pope') return 0;
  if (cardinal === 'cardinal-lanzuisi') return 6;
  return cardinal === 'cardinal-shlasinger' ? 4 : 0;
}

/** DVE 13.4: the Library tile; null where there is one and the viewer does not know it. */
function libraryPoints(edition: Printed, { hasTile, screen }: Shown): number | null {
  if (!hasTile) return 0;
  const tile = screen?.tile ?? null;
  return tile === null ? null : valueOfTile(edition, tile);
}

const ofScreen = (screen: Screen | null, points: (open: Screen) => number): number | null =>
  screen === null ? null : points(screen);

/** DVE 13: every line the viewer can count now, which are all of them once the game is over. */
export const score = (
  seen: View,
  { edition }: Table<DeVulgariEloquentia>,
): BySeat<readonly ScoreLine[]> =>
  seen.players.map((player) => {
    const { seat, screen, elected } = player;
    const lines: readonly (readonly [string, string, number | null])[] = [
      ['election', 'DVE 13.1', elected === null ? null : electionPoints[elected]],
      ['votes', 'DVE 13.2', votesPoints(seen, player)],
      ['greens', 'DVE 13.3', ofScreen(screen, ({ cubes }) => ofColour(cubes, 'green').length)],
      ['library', 'DVE 13.4', libraryPoints(edition, player)],
      ['richest', 'DVE 13.5', richestPoints(seen, player)],
      ['riddle', 'DVE 13.6', riddlePoints(seen, edition, seat)],
      ['canticle', 'DVE 13.7', canticlePoints(seen, seat)],
      ['manuscripts', 'DVE 13.8', ofScreen(screen, (open) => manuscriptPoints(edition, open))],
      ['dialects', 'DVE 13.9', ofScreen(screen, dialectPoints)],
      ['tiles', 'DVE 13.10', tilePoints(player)],
    ];
    return lines.flatMap(([line, rule, points]) =>
      points === null ? [] : [{ line, rule, points }],
    );
  });

export const totalOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);
