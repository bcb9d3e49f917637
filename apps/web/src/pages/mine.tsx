import '../styles/lobby.css';
import { effect, signal, useSignal } from '@preact/signals';
import {
  type Game,
  newContribution,
  type Problem,
  type Result,
  type TitleInBrief,
} from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { contributionTo, noteContribution } from '../chance.ts';
import { nameAt } from '../game/names.ts';
import { locale, words } from '../language.ts';
import { ago, listed } from '../language-forms.ts';
import { GuestNotice, MailNotice } from '../parts/account-notice.tsx';
import { Mark } from '../parts/marks.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { gameAddress, go } from '../route.ts';
import { client } from '../service.ts';
import { isExpired, isGuest, token, user } from '../session.ts';
import { titles } from '../titles.ts';
import { isMyTurn, sorted } from './games-order.ts';

type Lobby = {
  readonly mine: readonly Game[];
  readonly open: readonly Game[];
  readonly ended: readonly Game[];
};

const everySoOften = 15_000;

const gamesOf = async (
  wish: Parameters<typeof client.listGames>[0],
): Promise<Result<readonly Game[]>> => {
  const result = await client.listGames(wish);
  return result.ok ? { ok: true, data: result.data.games } : result;
};

async function loadLobby(): Promise<Result<Lobby>> {
  const [running, waiting, ended, open] = await Promise.all([
    gamesOf({ mine: true, status: 'running', limit: 100 }),
    gamesOf({ mine: true, status: 'open', limit: 100 }),
    gamesOf({ mine: true, status: 'ended', limit: 10 }),
    gamesOf({ status: 'open', limit: 50 }),
  ]);
  if (!running.ok) return running;
  if (!waiting.ok) return waiting;
  if (!ended.ok) return ended;
  if (!open.ok) return open;
  const mine = sorted([...running.data, ...waiting.data]);
  return {
    ok: true,
    data: { mine, open: open.data.filter(({ mySeat }) => mySeat === null), ended: ended.data },
  };
}

const lobby = signal<Lobby | null>(null);
const trouble = signal<Problem | null>(null);

effect(() => {
  if (user.value === null) lobby.value = null; // the next one to sign in is somebody else
});

async function refresh(): Promise<void> {
  const result = await loadLobby();
  if (result.ok) lobby.value = result.data;
  trouble.value = result.ok || isExpired.peek() ? null : result.problem;
}

/** Keeps the lists fresh while somebody looks at them. */
function keepFresh(): () => void {
  const stop = effect(() => {
    if (token.value !== null) void refresh();
  });
  const look = () => {
    if (document.visibilityState === 'visible' && token.peek() !== null) void refresh();
  };
  const timer = setInterval(look, everySoOften);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const nameOf = (game: Game, seat: number): string => nameAt(game, seat) ?? '…';

function Turn({ game }: { readonly game: Game }) {
  const say = words.value.turn;
  if (isMyTurn(game)) {
    return (
      <p class="turn turn-mine">
        <Mark of="turn" />
        {say.yours}
      </p>
    );
  }
  const free = game.seats.filter((seat) => seat === null).length;
  if (game.status === 'open') return <p class="turn">{say.seatsFree(free)}</p>;
  if (game.status === 'ended') return <p class="turn">{say.over}</p>;
  const names = game.toAct.map((seat) => nameOf(game, seat));
  return <p class="turn">{say.waitingFor(listed(locale.value, names))}</p>;
}

function Players({ game }: { readonly game: Game }) {
  const say = words.value.games;
  return (
    <ul class="players">
      {game.seats.map((player, seat) => (
        <li key={seat} class={player === null ? 'player player-free' : 'player'}>
          {nameAt(game, seat) ?? say.free}
          {game.mySeats.length === 1 && game.mySeat === seat && ` (${say.you})`}
        </li>
      ))}
    </ul>
  );
}

function GameCard({ game }: { readonly game: Game }) {
  const say = words.value.games;
  const title = titles.value.find(({ id }) => id === game.title);
  const opened = say.opened(ago(locale.value, game.createdAt, Date.now()));
  return (
    <li class="card">
      <h3>
        <a href={gameAddress(game.id)} class="card-link">
          {title?.name ?? game.title}
        </a>
      </h3>
      <Players game={game} />
      <div class="card-foot">
        <Turn game={game} />
        <p class="soft">{opened}</p>
      </div>
    </li>
  );
}

function OpenCard({ game }: { readonly game: Game }) {
  const say = words.value.games;
  const title = titles.value.find(({ id }) => id === game.title);
  const problem = useSignal<Problem | null>(null);
  async function join(): Promise<void> {
    const joined = await client.joinGame(game.id, contributionTo(game.id));
    if (joined.ok) go(gameAddress(game.id));
    else problem.value = joined.problem;
  }
  const name = title?.name ?? game.title;
  return (
    <li class="card">
      <h3>
        <a href={gameAddress(game.id)} class="card-link">
          {name}
        </a>
      </h3>
      <Players game={game} />
      <div class="card-foot">
        <button
          type="button"
          class="button"
          aria-label={`${say.join}: ${name}, ${nameOf(game, 0)}`}
          onClick={() => void join()}
        >
          {say.join}
        </button>
        <p class="soft">{say.opened(ago(locale.value, game.createdAt, Date.now()))}</p>
      </div>
      {problem.value !== null && <Trouble problem={problem.value} />}
    </li>
  );
}

function seatCounts(title: TitleInBrief | undefined): readonly number[] {
  if (title === undefined) return [];
  const { min, max } = title.seats;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function NewGame() {
  const say = words.value.games;
  const wanted = useSignal<string | null>(null);
  const seats = useSignal<number | null>(null);
  const wantsAllSeats = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const isSending = useSignal(false);
  const key = useSignal(crypto.randomUUID()); // the same until it has worked,
  const contribution = useSignal(newContribution()).peek(); // and so is this
  const title = titles.value.find(({ id }) => id === wanted.value) ?? titles.value[0];
  const counts = seatCounts(title);
  const count = counts.find((one) => one === seats.value) ?? counts[0];

  async function open(): Promise<void> {
    if (title === undefined || count === undefined || isSending.peek()) return;
    isSending.value = true;
    const plain = { title: title.id, seats: count, seating: 'chosen', contribution } as const;
    // Around one screen nobody else is expected to come.
    const alone = { hotSeat: true, visibility: 'invited', spectators: false } as const;
    const wish = isGuest.peek() || wantsAllSeats.peek() ? { ...plain, ...alone } : plain;
    const created = await client.createGame(wish, key.peek());
    isSending.value = false;
    if (created.ok) {
      noteContribution(created.data.id, contribution);
      go(gameAddress(created.data.id));
    } else problem.value = created.problem;
  }

  return (
    <form
      class="sheet form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <fieldset class="choices">
        <legend>{say.what}</legend>
        {titles.value.map(({ id, name, summary }) => (
          <label key={id} class="choice choice-wide">
            <input
              type="radio"
              name="title"
              value={id}
              checked={id === title?.id}
              onChange={() => {
                wanted.value = id;
                key.value = crypto.randomUUID();
              }}
            />
            <span class="choice-face">
              <strong>{name}</strong>
              <span class="soft">{summary}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="choices choices-numbers">
        <legend>{say.howMany}</legend>
        {counts.map((one) => (
          <label key={one} class="choice">
            <input
              type="radio"
              name="seats"
              value={one}
              checked={one === count}
              onChange={() => {
                seats.value = one;
                key.value = crypto.randomUUID();
              }}
            />
            <span class="choice-face">{one}</span>
          </label>
        ))}
      </fieldset>
      {isGuest.value ? (
        <p class="hint">{words.value.guest.plays}</p>
      ) : (
        <label class="check">
          <input
            type="checkbox"
            checked={wantsAllSeats.value}
            onChange={({ currentTarget }) => {
              wantsAllSeats.value = currentTarget.checked;
              key.value = crypto.randomUUID();
            }}
          />
          {say.hotSeat}
        </label>
      )}
      {problem.value !== null && <Trouble problem={problem.value} />}
      <button type="submit" class="button button-main" aria-busy={isSending.value}>
        {say.openTable}
      </button>
    </form>
  );
}

export function MinePage() {
  const say = words.value.games;
  useEffect(keepFresh, []);
  const shown = lobby.value;
  return (
    <div class="lobby">
      <h1 tabIndex={-1}>{say.heading}</h1>
      {isGuest.value ? <GuestNotice /> : <MailNotice />}
      {trouble.value !== null && <Trouble problem={trouble.value} again={() => void refresh()} />}
      {shown === null && trouble.value === null && <Loading />}
      {shown !== null && (
        <div class="lobby-columns">
          <div class="lobby-lists">
            <section aria-labelledby="mine">
              <h2 id="mine">{say.mine}</h2>
              {shown.mine.length === 0 && (
                <p class="empty">{isGuest.value ? words.value.guest.none : say.noneMine}</p>
              )}
              <ul class="cards">
                {shown.mine.map((game) => (
                  <GameCard key={game.id} game={game} />
                ))}
              </ul>
            </section>
            {!isGuest.value && (
              <section aria-labelledby="open">
                <h2 id="open">{say.open}</h2>
                {shown.open.length === 0 && <p class="empty">{say.noneOpen}</p>}
                <ul class="cards">
                  {shown.open.map((game) => (
                    <OpenCard key={game.id} game={game} />
                  ))}
                </ul>
              </section>
            )}
            {shown.ended.length > 0 && (
              <section aria-labelledby="ended">
                <h2 id="ended">{say.ended}</h2>
                <ul class="cards">
                  {shown.ended.map((game) => (
                    <GameCard key={game.id} game={game} />
                  ))}
                </ul>
              </section>
            )}
          </div>
          <section class="lobby-new" aria-labelledby="create">
            <h2 id="create">{say.create}</h2>
            <NewGame />
          </section>
        </div>
      )}
    </div>
  );
}
