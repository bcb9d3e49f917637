import '../styles/lobby.css';
import { signal, useSignal } from '@preact/signals';
import type { Game } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { seatToName } from '../game/names.ts';
import { language, words } from '../language.ts';
import { fetchMyGames, gamesTrouble, myGames } from '../my-games.ts';
import { GuestNotice, MailNotice } from '../parts/account-notice.tsx';
import { GameCard } from '../parts/game-card.tsx';
import { List, useListing } from '../parts/listing.tsx';
import { ListMark } from '../parts/stream-mark.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { VacationNotice } from '../parts/vacation-notice.tsx';
import { createAddress } from '../route.ts';
import { client } from '../service.ts';
import { isGuest, user } from '../session.ts';

/** The last sentence of games, by id, version and language: asked once. */
const lastTold = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

const momentOf = ({ id, version, mySeat }: Game): string =>
  `${id} ${version} ${mySeat} ${language.value}`;

/** Enough to hold something that is said, most of the time. */
const lookBack = 3;
const mostAsked = 6;

async function askLast(game: Game): Promise<void> {
  const moment = momentOf(game);
  if (asked.has(moment)) return;
  asked.add(moment);
  const since = Math.max(0, game.version - lookBack);
  const changes = await client.changes(game.id, since, seatToName(game));
  const sentence = changes.ok ? changes.data.at(-1)?.sentence : undefined;
  if (sentence !== undefined) lastTold.value = new Map([...lastTold.peek(), [moment, sentence]]);
}

type ListProps = {
  readonly id: string;
  readonly heading: string;
  readonly games: readonly Game[];
  readonly none?: string;
};

function GameList({ id, heading, games, none }: ListProps) {
  if (games.length === 0 && none === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {heading}
        {games.length > 0 && (
          <span class="list-count" aria-hidden="true">
            {games.length}
          </span>
        )}
      </h2>
      {games.length === 0 && <p class="empty">{none}</p>}
      <ul class="cards">
        {games.map((game) => (
          <GameCard key={game.id} game={game} told={lastTold.value.get(momentOf(game))} />
        ))}
      </ul>
    </section>
  );
}

/** Those an admin has put away, asked for when somebody unfolds them. */
function Archived() {
  const say = words.value.pages.mine;
  const listing = useListing<Game>(user.value?.id ?? '', async (cursor) => {
    const found = await client.listGames({ mine: true, archived: true, ...cursor });
    return found.ok ? { ok: true, data: { ...found.data, rows: found.data.games } } : found;
  });
  return (
    <>
      <p>{say.archivedLead}</p>
      <List listing={listing} label={say.archived} kind="cards" none={say.noneArchived}>
        {(game) => <GameCard key={game.id} game={game} />}
      </List>
    </>
  );
}

function ArchivedFold() {
  const isOpen = useSignal(false);
  return (
    <details
      class="archived"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <h2>{words.value.pages.mine.archived}</h2>
      </summary>
      {isOpen.value && <Archived />}
    </details>
  );
}

const Empty = () => (
  <section class="sheet nothing-yet">
    <p class="telling">{isGuest.value ? words.value.guest.none : words.value.pages.mine.none}</p>
    <div class="ways-on">
      {!isGuest.value && (
        <a class="button" href="/lobby">
          {words.value.pages.mine.toLobby}
        </a>
      )}
      <a class="button button-main" href={createAddress(null)}>
        {words.value.pages.mine.toCreate}
      </a>
    </div>
  </section>
);

/** My games: first those that wait for me. */
export function MinePage() {
  const say = words.value.pages.mine;
  const shown = myGames.value;
  const trouble = gamesTrouble.value;
  const waiting = shown?.mine ?? [];

  useEffect(() => {
    for (const game of waiting.slice(0, mostAsked)) void askLast(game);
  }, [waiting, language.value]);

  const isEmpty = shown !== null && Object.values(shown).every((games) => games.length === 0);
  const isQuiet = shown !== null && shown.others.length > 0;
  return (
    <div class="lobby">
      <div class="lobby-head">
        <h1 tabIndex={-1}>{say.heading}</h1>
        <ListMark />
        <a class="button" href={createAddress(null)}>
          {say.toCreate}
        </a>
      </div>
      {isGuest.value ? (
        <GuestNotice />
      ) : (
        <>
          <MailNotice />
          <VacationNotice />
        </>
      )}
      {trouble !== null && <Trouble problem={trouble} again={() => void fetchMyGames()} />}
      {shown === null && trouble === null && <Loading />}
      {isEmpty && <Empty />}
      {shown !== null && !isEmpty && (
        <div class="lobby-lists">
          <GameList
            id="yours"
            heading={say.yours}
            games={shown.mine}
            {...(isQuiet ? { none: say.nothing } : {})}
          />
          <GameList id="others" heading={say.others} games={shown.others} />
          <GameList id="tables" heading={say.tables} games={shown.tables} />
          <GameList id="ended" heading={say.ended} games={shown.ended} />
        </div>
      )}
      {shown !== null && <ArchivedFold />}
    </div>
  );
}
