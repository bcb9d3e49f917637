import '../styles/seats.css';
import type { Game, Position } from '@staffetta/client';
import { locale, words } from '../language.ts';
import { timeOf } from '../language-forms.ts';
import { botOf } from '../parts/bot-of.ts';
import { Mark } from '../parts/marks.tsx';
import { paceInWords } from '../parts/table-words.ts';
import { seatToName } from './names.ts';
import { nameAt } from './player-names.ts';
import { SeatToken } from './seat-mark.tsx';
import { isTimed } from './time/clock.ts';
import { SeatClock } from './time/seat-clock.tsx';

type SeatsProps = {
  readonly game: Game;
  readonly position: Position;
  readonly isPast: boolean; // then nobody's clock is told
};

function seatClass(isFree: boolean, isActing: boolean): string {
  if (isFree) return 'seat seat-free';
  return isActing ? 'seat seat-acting' : 'seat';
}

/** Whose bot plays a seat. */
function BotOf({ player }: { readonly player: Game['host'] | null }) {
  const told = botOf(player);
  return told === null ? null : <span class="soft"> ({told})</span>;
}

/** Who sits where, whom the game waits for, and who has won. */
export function Seats({ game, position, isPast }: SeatsProps) {
  const say = words.value.game;
  const { toAct, outcome } = position;
  const mine = seatToName(game).seat === undefined ? position.seat : null; // of several, none is "you"
  return (
    <ol class="seats" aria-label={say.seats}>
      {game.seats.map((player, seat) => (
        <li key={seat} class={seatClass(player === null, toAct.includes(seat))}>
          <SeatToken seat={seat} kind="seat-place" />
          <span class="seat-name">
            <span class="unseen">{say.seat(seat + 1)}: </span>
            {nameAt(game, seat) ?? (game.vacant.includes(seat) ? say.seat(seat + 1) : say.free)}
            <BotOf player={player} />
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
          {!isPast && position.status === 'running' && <SeatClock game={game} seat={seat} />}
        </li>
      ))}
    </ol>
  );
}

/** How much time one has; where none is measured, since when the game waits. */
export function Waited({ game }: { readonly game: Game }) {
  const say = words.value.seated;
  const { movedAt, pace } = game;
  return (
    <p class="waited">
      {movedAt !== null && !isTimed(game) && (
        <span>{say.since(timeOf(locale.value, movedAt, Date.now()))}</span>
      )}
      <span>{paceInWords(pace)}</span>
    </p>
  );
}
