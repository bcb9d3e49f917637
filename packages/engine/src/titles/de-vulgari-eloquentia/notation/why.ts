import { type Refusal, refusal } from '../../../core/refusal.ts';
import type { Table } from '../../../core/title.ts';
import { spaceOf } from '../discs.ts';
import { type Dialect, dialects } from '../edition.ts';
import { mostVotes } from '../rules/11-stupor-mundi.ts';
import type { DeVulgariEloquentia, Track, View } from '../types.ts';

// Why what was typed is no action at all, though it is plain what was meant.

/** Not understood, but for the rule that says what there is to choose from. */
const readThere = (rule: string): Refusal => refusal('not-understood', rule);

/** Why the viewer may do nothing in a turn of actions now, or null. */
function notNow({ going, me }: View): Refusal | null {
  if (going === null || going.seat !== me) return refusal('not-your-actions', 'DVE 2.4');
  return going.looking === null ? null : refusal('keep-a-tile-first', 'DVE 8.5');
}

/** A reason that counts only for whoever could act at all. */
const inTurn = (view: View, reason: Refusal): Refusal => notNow(view) ?? reason;

const playerSeen = ({ players, me }: View) => players.find(({ seat }) => seat === me);

/** DVE 2.2.1: nobody sits there. */
export const whyNoAlms = ({ phase }: View): Refusal =>
  phase === 'charity' ? readThere('DVE 2.2.1') : refusal('no-alms-to-choose', 'DVE 2.2.1');

/** DVE 10: nobody sits there. */
export const whyNotDenounced = (view: View): Refusal =>
  inTurn(
    view,
    playerSeen(view)?.cardinal === 'cardinal-shlasinger'
      ? readThere('DVE 10')
      : refusal('not-shlasinger', 'DVE 10'),
  );

/** DVE 4.5: neither a red cube nor a black one, nor the virtual one. */
export const whyNoCardinal = (view: View): Refusal => inTurn(view, readThere('DVE 4.5'));

/** DVE 4.6: neither knowledge nor points. */
export const whyNotConverted = (view: View): Refusal => inTurn(view, readThere('DVE 4.6'));

const isDialect = (word: string): word is Dialect => dialects.some((dialect) => dialect === word);

/** DVE 1.6: there are four levels. */
export function whyNoManuscript(manuscript: string, view: View): Refusal | null {
  const [level = '', ...spoken] = manuscript.split('-');
  return /^\d+$/.test(level) && spoken.every(isDialect)
    ? inTurn(view, refusal('manuscript-not-on-show', 'DVE 1.6', { manuscript }))
    : null;
}

/** DVE 6: one cube or two; DVE 6.3: sold are Noblemen, and no more than are taken. */
export function whyNotTaken(
  { colour, count }: { readonly colour: string; readonly count: number },
  view: View,
): Refusal {
  if (count < 1 || count > 2) return inTurn(view, readThere('DVE 6'));
  return inTurn(
    view,
    colour === 'black'
      ? refusal('sells-too-many', 'DVE 6.3', { count })
      : refusal('sells-only-black', 'DVE 6.3'),
  );
}

/** DVE 8, 8.7: a space at least, and not past the last; nobody ever has points for so many. */
export function whyNotAdvanced(
  { track, spaces }: { readonly track: Track; readonly spaces: number },
  view: View,
  { edition }: Table<DeVulgariEloquentia>,
): Refusal {
  const { going, me, tracks } = view;
  if (spaces < 1) return inTurn(view, readThere('DVE 8'));
  const left = edition.tracks[track].lastSpace - spaceOf(tracks[track], me ?? 0);
  return inTurn(
    view,
    spaces > left
      ? refusal('beyond-last-space', 'DVE 8.7', { left })
      : refusal('too-few-points', 'DVE 2.4', { points: spaces, left: going?.points ?? 0 }),
  );
}

/** DVE 8.5: there are no such tiles, or not so many. */
export const whyNotKept = ({ going, me }: View): Refusal =>
  going?.seat === me && going?.looking !== null
    ? refusal('not-these-tiles', 'DVE 8.5')
    : refusal('not-looking', 'DVE 8.5');

/** DVE 11.3: at least 1, and nobody ever has so many. */
export function whyNotBid(votes: number, view: View): Refusal {
  const { summons, me } = view;
  const player = playerSeen(view);
  if (player === undefined || summons?.stage !== 'bidding' || summons.bidders[0] !== me) {
    return refusal('no-auction', 'DVE 11.3');
  }
  const highest = summons.highest?.votes ?? 0;
  if (votes <= highest) return refusal('bid-not-higher', 'DVE 11.3', { highest });
  const cubes = player.screen?.cubes ?? [];
  return refusal('bid-above-votes', 'DVE 11.3', {
    most: mostVotes(summons, player.seat, { ...player, cubes }),
  });
}

/** DVE 11.4: nobody ever has so many cubes. */
export const whyNotPaid = ({ summons, me }: View): Refusal =>
  summons?.stage === 'paying' && summons.highest?.seat === me
    ? refusal('not-your-cubes', 'DVE 11.4')
    : refusal('nothing-to-pay', 'DVE 11.4');

/** DVE 12.2: nobody can become that. */
export const whyNotDeclared = ({ phase }: View): Refusal =>
  phase === 'election' ? readThere('DVE 12.2') : refusal('no-election', 'DVE 12.2');
