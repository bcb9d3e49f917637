import type { Game, Position } from '@staffetta/client';
import { locale, words } from '../language.ts';
import { timeOf } from '../language-forms.ts';
import { Mark } from '../parts/marks.tsx';
import type { SeatedWords } from '../words/seated/words.ts';
import { nameAt, seatToName } from './names.ts';

type SeatsProps = { readonly game: Game; readonly position: Position };

function seatClass(isFree: boolean, isActing: boolean): string {
  if (isFree) return 'seat seat-free';
  return isActing ? 'seat seat-acting' : 'seat';
}

/** Who sits where, whom the game waits for, and who has won. */
export function Seats({ game, position }: SeatsProps) {
  const say = words.value.game;
  const { toAct, outcome } = position;
  const mine = seatToName(game).seat === undefined ? position.seat : null; // of several, none is "you"
  return (
    <ol class="seats" aria-label={say.seats}>
      {game.seats.map((player, seat) => (
        <li key={seat} class={seatClass(player === null, toAct.includes(seat))}>
          <span class="seat-place" aria-hidden="true">
            {seat + 1}
          </span>
          <span class="seat-name">
            <span class="unseen">{say.seat(seat + 1)}: </span>
            {nameAt(game, seat) ?? say.free}
            {seat === mine && <span class="soft"> ({say.you})</span>}
            {game.vacant.includes(seat) && <span class="soft"> ({words.value.seated.vacant})</span>}
          </span>
          {toAct.includes(seat) && (
            <span class="badge badge-acting">
              <Mark of="turn" />
              {say.toAct}
            </span>
          )}
          {outcome?.winners.includes(seat) === true && (
            <span class="badge">
              <Mark of="crown" />
              {say.winner}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** So many hours as people say them: whole days as days. */
function timeIn(hours: number, tag: string): string {
  const [count, unit] = hours > 0 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function paceIn({ pace }: Game, say: SeatedWords, tag: string): string {
  if (pace.kind === 'none') return say.noPace;
  if (pace.kind === 'perTurn') return say.pacePerTurn(timeIn(pace.hours, tag));
  return say.paceFromBank(timeIn(pace.hours, tag), timeIn(pace.increment, tag));
}

/** A moment of a game, where the service tells it. */
function momentOf(game: Game, name: 'movedAt' | 'deadline'): string | null {
  const moment: unknown = Object.entries(game).find(([key]) => key === name)?.[1];
  return typeof moment === 'string' ? moment : null;
}

/** Since when the game waits, until when, and how much time one has. */
export function Waited({ game, since }: { readonly game: Game; readonly since: string | null }) {
  const say = words.value.seated;
  const tag = locale.value;
  const now = Date.now();
  const begun = momentOf(game, 'movedAt') ?? since;
  const deadline = momentOf(game, 'deadline');
  return (
    <p class="waited">
      {begun !== null && <span>{say.since(timeOf(tag, begun, now))}</span>}
      {deadline !== null && <strong>{say.until(timeOf(tag, deadline, now))}</strong>}
      <span>{paceIn(game, say, tag)}</span>
    </p>
  );
}
