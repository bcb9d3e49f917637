import type { Game } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { nameAt } from '../game/player-names.ts';
import { locale, words } from '../language.ts';
import { ago, isJustNow, listed, timeOf } from '../language-forms.ts';
import { isMyTurn } from '../my-games-order.ts';
import { gameAddress } from '../route.ts';
import { nameOfTitle } from '../titles.ts';
import { Archiving } from './archiving.tsx';
import { botOf } from './bot-of.ts';
import { Mark } from './marks.tsx';

type GameProps = { readonly game: Game };

/** The players of some seats in a sentence. */
const namesOf = (game: Game, seats: readonly number[]): string =>
  listed(
    locale.value,
    seats.map((seat) => nameAt(game, seat) ?? words.value.game.seat(seat + 1)),
  );

/** Who has won; null: nobody. */
function victoryIn(game: Game): string | null {
  const say = words.value.pages.mine;
  const { winners, mySeat, mySeats } = game;
  if (winners === null || winners.length === 0) return null;
  if (winners.length > 1) return say.sharedBy(namesOf(game, winners));
  const isMine = mySeats.length === 1 && winners[0] === mySeat;
  return isMine ? say.youWon : say.wonBy(namesOf(game, winners));
}

/** How a game ended: who has won it, and whether its rules were played to their end. */
function Ended({ game }: GameProps) {
  const victory = victoryIn(game);
  const how = words.value.pages.mine.endings[game.ending ?? 'played'];
  if (victory === null) return <p class="turn">{how}</p>;
  return (
    <p class="turn">
      <Mark of="crown" />
      {game.ending === 'played' ? victory : `${victory} · ${how}`}
    </p>
  );
}

/** What a game waits for. */
function State({ game }: GameProps) {
  const say = words.value;
  if (isMyTurn(game)) {
    return (
      <p class="turn turn-mine">
        <Mark of="turn" />
        {say.turn.yours}
      </p>
    );
  }
  const free = game.seats.filter((player) => player === null).length;
  if (game.status === 'open') {
    return <p class="turn">{free > 0 ? say.turn.seatsFree(free) : say.pages.table.starts.host}</p>;
  }
  if (game.status === 'ended') return <Ended game={game} />;
  return <p class="turn">{say.turn.waitingFor(namesOf(game, game.toAct))}</p>;
}

/** Until when somebody should act; what is late says so. */
function Deadline({ moment }: { readonly moment: string }) {
  const say = words.value.pages.mine;
  const now = Date.now();
  const when = timeOf(locale.value, moment, now);
  const isLate = Date.parse(moment) < now;
  return (
    <time dateTime={moment} class={isLate ? 'deadline deadline-late' : 'deadline'}>
      <Mark of="clock" />
      {isLate ? say.overdue(when) : say.due(when)}
    </time>
  );
}

function Since({ game: { status, createdAt, movedAt } }: GameProps) {
  const say = words.value;
  const now = Date.now();
  const tell = (moment: string) =>
    isJustNow(moment, now) ? say.pages.mine.justNow : ago(locale.value, moment, now);
  return (
    <p class="soft since-when">
      {status === 'open' || movedAt === null
        ? say.games.opened(tell(createdAt))
        : say.pages.mine.moved(tell(movedAt))}
    </p>
  );
}

/** Who sits at a table, a seat each; around one screen all together. */
function Players({ game }: GameProps) {
  const say = words.value;
  if (game.hotSeat) {
    const taken = game.seats.flatMap((player, seat) => (player === null ? [] : [seat]));
    return (
      <ul class="players">
        <li class="player">
          {namesOf(game, taken)}, {say.pages.mine.hotSeat}
        </li>
      </ul>
    );
  }
  return (
    <ul class="players">
      {game.seats.map((player, seat) => {
        const bot = botOf(player);
        return (
          <li key={seat} class={player === null ? 'player player-free' : 'player'}>
            {player?.name ?? say.games.free}
            {game.mySeat === seat && ` (${say.games.you})`}
            {bot !== null && ` (${bot})`}
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = GameProps & {
  readonly told?: string | undefined; // the last sentence of what happened
  readonly terms?: readonly string[];
  readonly children?: ComponentChildren; // what one can do
};

/** A game in brief; the whole card leads to it. */
export const GameCard = ({ game, told, terms = [], children }: CardProps) => (
  <li class="card">
    <h3>
      <a href={gameAddress(game.id)} class="card-link">
        {nameOfTitle(game.title)}
      </a>
    </h3>
    <Players game={game} />
    {game.archived && <Archiving game={game} />}
    {told !== undefined && <p class="card-told">{told}</p>}
    {terms.length > 0 && (
      <ul class="card-terms">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    )}
    <div class="card-foot">
      <State game={game} />
      {game.deadline !== null && <Deadline moment={game.deadline} />}
      <Since game={game} />
    </div>
    {children !== undefined && <div class="card-ways">{children}</div>}
  </li>
);
