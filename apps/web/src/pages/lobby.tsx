import '../styles/lobby.css';
import { effect, signal, useSignal } from '@preact/signals';
import type { Game, Problem, Result } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { contributionTo } from '../chance.ts';
import { words } from '../language.ts';
import { chosenFrom, hasVacancy, isJoinable, type LobbyWish } from '../lobby-order.ts';
import { fetchMyGames } from '../my-games.ts';
import { isCutOff } from '../news.ts';
import { GuestNotice } from '../parts/account-notice.tsx';
import { GameCard } from '../parts/game-card.tsx';
import { LinkForm } from '../parts/link-form.tsx';
import { ListMark } from '../parts/stream-mark.tsx';
import { timeInWords } from '../parts/table-words.ts';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { createAddress, gameAddress, go } from '../route.ts';
import { client } from '../service.ts';
import { isExpired, isGuest, token, user } from '../session.ts';
import { nameOfTitle, titles } from '../titles.ts';

type Lobby = {
  readonly invited: readonly Game[];
  readonly open: readonly Game[];
  readonly vacant: readonly Game[];
};

const everySoOften = 15_000;

const lobby = signal<Lobby | null>(null);
const trouble = signal<Problem | null>(null);
const wish = signal<LobbyWish>({ title: null, onlyJoinable: false });

effect(() => {
  if (user.value === null) lobby.value = null; // the next one to sign in is somebody else
});

async function fetchLobby(): Promise<Result<Lobby>> {
  const lists = await Promise.all([
    client.listGames({ invited: true, limit: 50 }),
    client.listGames({ status: 'open', limit: 100 }),
    client.listGames({ status: 'running', limit: 100 }),
  ]);
  const failed = lists.find((list) => !list.ok);
  if (failed?.ok === false) return failed;
  const [invited = [], open = [], running = []] = lists.map((list) =>
    list.ok ? list.data.games : [],
  );
  const asked = new Set(invited.map(({ id }) => id));
  const isNew = ({ id }: Game): boolean => !asked.has(id);
  return {
    ok: true,
    data: { invited, open: open.filter(isNew), vacant: running.filter(hasVacancy).filter(isNew) },
  };
}

async function refresh(): Promise<void> {
  const result = await fetchLobby();
  if (result.ok) lobby.value = result.data;
  trouble.value = result.ok || isExpired.peek() ? null : result.problem;
}

/** Keeps the tables fresh while somebody looks at them: a stream tells only of one's own games. */
function keepFresh(): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) void refresh();
  }, everySoOften);
  const stop = effect(() => {
    if (token.value !== null && !isCutOff.value) void refresh();
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Takes a place of a game, and goes to it. */
async function sitDown(game: Game): Promise<Problem | null> {
  const [vacant] = game.vacant;
  const seated =
    game.status === 'running' && vacant !== undefined
      ? await client.replacePlayer(game.id, vacant)
      : await client.joinGame(game.id, contributionTo(game.id));
  if (!seated.ok) return seated.problem;
  void fetchMyGames();
  go(gameAddress(game.id));
  scrollTo(0, 0);
  return null;
}

type TableProps = { readonly game: Game; readonly isInvited?: boolean };

/** A table in the lobby, and what one can do there. */
function TableCard({ game, isInvited = false }: TableProps) {
  const say = words.value;
  const problem = useSignal<Problem | null>(null);
  const [vacant] = game.vacant;
  const name = `${nameOfTitle(game.title)}, ${game.host.name}`;
  const join =
    game.status === 'running' && vacant !== undefined
      ? say.pages.lobby.takeOver(vacant + 1)
      : say.games.join;
  const canSit = !isGuest.value && (isJoinable(game) || hasVacancy(game));

  async function decline(): Promise<void> {
    const declined = await client.declineInvitation(game.id);
    problem.value = declined.ok ? null : declined.problem;
    if (declined.ok) await refresh();
  }

  return (
    <GameCard
      game={game}
      terms={[
        say.pages.table.hostedBy(game.host.name),
        say.pages.table.comes[game.visibility],
        ...timeInWords(game),
      ]}
    >
      {canSit && (
        <button
          type="button"
          class="button button-main button-small"
          aria-label={`${join}: ${name}`}
          onClick={() => {
            void sitDown(game).then((found) => {
              problem.value = found;
            });
          }}
        >
          {join}
        </button>
      )}
      {isInvited && (
        <button
          type="button"
          class="button button-small"
          aria-label={`${say.pages.lobby.decline}: ${name}`}
          onClick={() => void decline()}
        >
          {say.pages.lobby.decline}
        </button>
      )}
      {problem.value !== null && <Trouble problem={problem.value} />}
    </GameCard>
  );
}

function Filters() {
  const say = words.value.pages.lobby;
  const { title, onlyJoinable } = wish.value;
  return (
    <div class="filters">
      {titles.value.length > 1 && (
        <label class="filter">
          <span>{say.title}</span>
          <select
            value={title ?? ''}
            onChange={({ currentTarget: { value } }) => {
              wish.value = { ...wish.peek(), title: value === '' ? null : value };
            }}
          >
            <option value="">{say.allTitles}</option>
            {titles.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={onlyJoinable}
          onChange={({ currentTarget: { checked } }) => {
            wish.value = { ...wish.peek(), onlyJoinable: checked };
          }}
        />
        {say.joinable}
      </label>
    </div>
  );
}

function OpenTables({ open }: Pick<Lobby, 'open'>) {
  const say = words.value.pages.lobby;
  const all = chosenFrom(open, { title: null, onlyJoinable: false });
  const shown = chosenFrom(open, wish.value);
  return (
    <section aria-labelledby="open">
      <div class="list-head">
        <h2 id="open">{say.open}</h2>
        <Filters />
      </div>
      {all.length === 0 && (
        <div class="nothing-yet sheet">
          <p class="telling">{say.none}</p>
          <a class="button" href={createAddress(null)}>
            {words.value.pages.mine.toCreate}
          </a>
        </div>
      )}
      {all.length > 0 && shown.length === 0 && (
        <div class="nothing-yet sheet">
          <p class="telling">{say.noneLike}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              wish.value = { title: null, onlyJoinable: false };
            }}
          >
            {say.showAll}
          </button>
        </div>
      )}
      <ul class="cards">
        {shown.map((game) => (
          <TableCard key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

type MoreProps = {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  readonly games: readonly Game[];
  readonly isInvited?: boolean;
};

function MoreTables({ id, heading, lead, games, isInvited = false }: MoreProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p class="soft list-lead">{lead}</p>}
      <ul class="cards">
        {games.map((game) => (
          <TableCard key={game.id} game={game} isInvited={isInvited} />
        ))}
      </ul>
    </section>
  );
}

/** Tables one may sit down at: those one is invited to first. */
export function LobbyPage() {
  const say = words.value.pages.lobby;
  useEffect(keepFresh, []);
  const shown = lobby.value;
  return (
    <div class="lobby lobby-open">
      <div class="lobby-head">
        <h1 tabIndex={-1}>{say.heading}</h1>
        <ListMark />
      </div>
      <p class="lobby-lead">{isGuest.value ? say.guest : say.lead}</p>
      <GuestNotice />
      {trouble.value !== null && <Trouble problem={trouble.value} again={() => void refresh()} />}
      {shown === null && trouble.value === null && <Loading />}
      {shown !== null && (
        <div class="lobby-lists">
          <MoreTables id="invited" heading={say.invited} games={shown.invited} isInvited={true} />
          <OpenTables open={shown.open} />
          <MoreTables id="vacant" heading={say.vacant} lead={say.vacantLead} games={shown.vacant} />
        </div>
      )}
      {!isGuest.value && (
        <section class="lobby-link" aria-labelledby="by-link">
          <h2 id="by-link">{say.haveLink}</h2>
          <LinkForm />
        </section>
      )}
    </div>
  );
}
