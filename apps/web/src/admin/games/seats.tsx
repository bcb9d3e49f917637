import '../../styles/seats.css';
import type { Schemas } from '@staffetta/client';
import { SeatToken } from '../../game/seat-mark.tsx';
import { locale, words } from '../../language.ts';
import { minute } from '../../minute.ts';
import { Mark } from '../../parts/marks.tsx';
import { adminAddress } from '../../route.ts';
import { sayings } from '../../words/inspecting.ts';
import { minuteOf, momentOf } from '../parts/moment.tsx';

type FoundSeat = Schemas['FoundSeat'];

/** Until when a game waits for a seat, and since when. */
function waitOf({ waits, since, due }: FoundSeat): string | null {
  if (!waits) return null;
  const say = sayings.value.seats;
  const tell = (at: string) => momentOf(locale.value, at);
  const began = since === null ? [] : [say.waited(minuteOf(locale.value, since))];
  if (due === null) return [...began, say.endless].join(', ');
  const isOver = Date.parse(due) < minute.value;
  return [...began, isOver ? say.wasDue(tell(due)) : say.until(tell(due))].join(', ');
}

function Player({ seat: { user, name, seat } }: { readonly seat: FoundSeat }) {
  const say = sayings.value.seats;
  if (user === null) return <span class="found-free soft">{say.free}</span>;
  return (
    <a href={adminAddress(`people/${user}`)} class="found-player">
      <span class="unseen">{words.value.game.seat(seat + 1)}: </span>
      {name ?? say.gone}
    </a>
  );
}

function Seat({ seat }: { readonly seat: FoundSeat }) {
  const wait = waitOf(seat);
  return (
    <li class={seat.waits ? 'found-seat found-seat-waits' : 'found-seat'}>
      <SeatToken seat={seat.seat} kind="found-token" />
      <div>
        <Player seat={seat} />
        {wait !== null && (
          <p class="found-wait">
            <Mark of="clock" />
            <span>{wait}</span>
          </p>
        )}
        {seat.tries > 0 && <p class="found-trouble">{sayings.value.seats.failing(seat.tries)}</p>}
      </div>
    </li>
  );
}

/** Who sits where, and whom the game waits for. */
export const Seats = ({ seats }: { readonly seats: readonly FoundSeat[] }) => (
  <ul class="found-seats" aria-label={sayings.value.seats.heading}>
    {seats.map((seat) => (
      <Seat key={seat.seat} seat={seat} />
    ))}
  </ul>
);

type StateProps = { readonly game: Schemas['FoundGame'] };

/** Whether a game is played, and what is wrong with it. */
export function State({ game: { status, ending, brokenAt, archivedAt } }: StateProps) {
  const say = sayings.value;
  const ended = ending === null ? say.statuses.ended : words.value.pages.mine.endings[ending];
  return (
    <p class="found-state">
      <span class={`tag found-${status}`}>{status === 'ended' ? ended : say.statuses[status]}</span>
      {archivedAt !== null && (
        <span class="tag">{say.help.archive.since(momentOf(locale.value, archivedAt))}</span>
      )}
      {brokenAt !== null && <strong class="found-broken">{say.broken(brokenAt)}</strong>}
    </p>
  );
}
