import '../styles/waiting.css';
import { useSignal } from '@preact/signals';
import type { Game, Problem, Result } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { announce } from '../announcer.ts';
import { contributionTo } from '../chance.ts';
import { notInvited } from '../invitations.ts';
import { locale, words } from '../language.ts';
import { listed } from '../language-forms.ts';
import { GuestNotice } from '../parts/account-notice.tsx';
import { botOf } from '../parts/bot-of.ts';
import { People, type Person, PersonFinder } from '../parts/person-finder.tsx';
import { optionsInWords, termsInWords, timeInWords } from '../parts/table-words.ts';
import { Trouble } from '../parts/trouble.tsx';
import { go, linkAddress, registerAddress } from '../route.ts';
import { client } from '../service.ts';
import { isGuest, user } from '../session.ts';
import { shownTitle } from '../titles.ts';
import type { Table } from './table.ts';

/** Something done at the table; what came of it is looked up, what kept it from being done is said. */
type Doing = {
  readonly problem: Problem | null;
  readonly act: <Data>(call: Promise<Result<Data>>) => Promise<Data | null>;
};

function useDoing(table: Table): Doing {
  const problem = useSignal<Problem | null>(null);
  return {
    problem: problem.value,
    async act(call) {
      const result = await call;
      problem.value = result.ok ? null : result.problem;
      if (!result.ok) return null;
      await table.load();
      return result.data;
    },
  };
}

type PartProps = { readonly game: Game; readonly doing: Doing };

const isHostOf = ({ host }: Game): boolean => host.id === user.value?.id;

/** A seat, with who sits there; where seats are chosen, a free one to sit down on. */
function Seat({ game, seat, doing }: PartProps & { readonly seat: number }) {
  const say = words.value;
  const player = game.seats[seat] ?? null;
  const mayChoose = game.seating === 'chosen' && game.mySeat === null && !isGuest.value;
  const isHost = player !== null && player.id === game.host.id;
  const bot = botOf(player);
  return (
    <li class={player === null ? 'place place-free' : 'place'}>
      <span class="place-number" aria-hidden="true">
        {seat + 1}
      </span>
      <span class="place-name">
        {player?.name ?? say.game.free}
        {player !== null && player.id === user.value?.id && ` (${say.game.you})`}
        {isHost && <span class="tag">{say.pages.waiting.host}</span>}
        {bot !== null && <span class="tag">{bot}</span>}
      </span>
      {player === null && mayChoose && (
        <button
          type="button"
          class="button button-small"
          aria-label={say.pages.waiting.sitHere(seat + 1)}
          onClick={() =>
            void doing.act(client.joinGame(game.id, contributionTo(game.id), { seat }))
          }
        >
          {say.games.join}
        </button>
      )}
    </li>
  );
}

const Seats = ({ game, doing }: PartProps) => (
  <section aria-labelledby="sits">
    <h3 id="sits">{words.value.pages.waiting.sits}</h3>
    <ol class="places">
      {game.seats.map((_player, seat) => (
        <Seat key={seat} game={game} seat={seat} doing={doing} />
      ))}
    </ol>
  </section>
);

/** Who is asked to come, and asking others; for those who sit at the table. */
function Invitations({ game, doing }: PartProps) {
  const say = words.value.pages;
  const invited = useSignal<readonly Person[]>([]);
  const left = notInvited.value;
  const moment = `${game.id} ${game.version}`;

  useEffect(() => {
    void client.invitations(game.id).then((found) => {
      if (found.ok) invited.value = found.data;
    });
  }, [moment]);

  async function withdraw({ id, name }: Person): Promise<void> {
    const now = await doing.act(client.withdrawInvitation(game.id, id));
    if (now === null) return;
    invited.value = now;
    announce(say.waiting.withdrawn(name));
  }

  async function invite({ id }: Person): Promise<Problem | null> {
    const asked = await client.inviteToGame(game.id, id);
    if (asked.ok) invited.value = asked.data;
    return asked.ok ? null : asked.problem;
  }

  return (
    <section aria-labelledby="invite">
      <h3 id="invite">{say.waiting.invite}</h3>
      {left !== null && left.game === game.id && (
        <p class="error" role="alert">
          {say.waiting.notInvited(listed(locale.value, left.names))}
        </p>
      )}
      {isHostOf(game) && (
        <PersonFinder act={say.people.invite} listed={invited.value} onFound={invite} />
      )}
      {invited.value.length > 0 && (
        <>
          <h4 class="small-heading">{say.waiting.invited}</h4>
          {isHostOf(game) ? (
            <People
              people={invited.value}
              label={say.waiting.withdraw}
              act={say.people.takeOff}
              onAct={(person) => void withdraw(person)}
            />
          ) : (
            <p>
              {listed(
                locale.value,
                invited.value.map(({ name }) => name),
              )}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Text to be sent to others. The clipboard is there on secure pages only; the field always is. */
function Copyable({ text, label }: { readonly text: string; readonly label: string }) {
  const say = words.value.game;
  const isCopied = useSignal(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    isCopied.value = true;
    announce(say.copied);
  }
  return (
    <div class="copyable field">
      <label for="table-link">{label}</label>
      <div class="copyable-row">
        <input
          id="table-link"
          type="text"
          readOnly={true}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {window.isSecureContext && (
          <button type="button" class="button" onClick={() => void copy()}>
            {isCopied.value ? say.copied : say.copy}
          </button>
        )}
      </div>
    </div>
  );
}

/** A link for whoever is to come: the service keeps no code, so that it is shown when it is made. */
function Link({ game, doing }: PartProps) {
  const say = words.value.pages.waiting;
  const code = useSignal<string | null>(null);
  if (game.visibility === 'public') {
    return <Copyable text={location.origin + location.pathname} label={say.address} />;
  }
  if (game.visibility !== 'link' || !isHostOf(game)) return null;
  async function make(): Promise<void> {
    code.value = (await doing.act(client.makeLink(game.id))) ?? code.peek();
  }
  return (
    <section aria-labelledby="link-heading">
      <h3 id="link-heading">{say.linkHeading}</h3>
      <p class="hint">{say.linkHint}</p>
      {code.value !== null && <Copyable text={linkAddress(code.value)} label={say.linkLabel} />}
      <button type="button" class="button" onClick={() => void make()}>
        {code.value === null ? say.makeLink : say.renewLink}
      </button>
    </section>
  );
}

/** Closing the table is asked twice: everybody has to get up. */
function Close({ game, doing }: PartProps) {
  const say = words.value.pages.waiting;
  const isAsked = useSignal(false);
  if (!isAsked.value) {
    return (
      <button
        type="button"
        class="button"
        onClick={() => {
          isAsked.value = true;
        }}
      >
        {say.cancel}
      </button>
    );
  }
  return (
    <div class="notice" role="alert">
      <p>{say.cancelSure}</p>
      <button
        type="button"
        class="button"
        onClick={() => void doing.act(client.cancelGame(game.id))}
      >
        {say.cancelYes}
      </button>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          isAsked.value = false;
        }}
      >
        {say.cancelNo}
      </button>
    </div>
  );
}

/** Getting up leads back to one's games: a table one may no longer see is no place to stay. */
async function leave(call: Promise<Result<null>>, problem: (found: Problem) => void) {
  const left = await call;
  if (left.ok) go('/');
  else problem(left.problem);
}

/** What one can do with the table itself: sit down, decline, begin, get up, close it. */
function Ways({ game, doing, table }: PartProps & { readonly table: Table }) {
  const say = words.value;
  const problem = useSignal<Problem | null>(null);
  const isInvited = useSignal(false);
  const isSeated = game.mySeat !== null;
  const isHost = isHostOf(game);
  const isFull = !game.seats.includes(null);
  const canJoin = !(isSeated || isFull || isGuest.value) && game.seating === 'random';

  useEffect(() => {
    if (isSeated) return;
    void client.listGames({ invited: true, limit: 100 }).then((lists) => {
      isInvited.value = lists.ok && lists.data.games.some(({ id }) => id === game.id);
    });
  }, [game.id, isSeated]);

  const note = (found: Problem): void => {
    problem.value = found;
  };
  return (
    <>
      <div class="waiting-ways">
        {canJoin && (
          <button type="button" class="button button-main" onClick={() => void table.join()}>
            {say.games.join}
          </button>
        )}
        {isInvited.value && !isSeated && (
          <button
            type="button"
            class="button"
            onClick={() => void leave(client.declineInvitation(game.id), note)}
          >
            {say.pages.waiting.decline}
          </button>
        )}
        {isHost && isFull && game.start === 'host' && (
          <button
            type="button"
            class="button button-main"
            onClick={() => void doing.act(client.startGame(game.id))}
          >
            {say.pages.waiting.start}
          </button>
        )}
        {isSeated && (
          <button
            type="button"
            class="button"
            onClick={() => void leave(client.leaveGame(game.id), note)}
          >
            {say.pages.waiting.leave}
          </button>
        )}
        {isHost && <Close game={game} doing={doing} />}
      </div>
      {problem.value !== null && <Trouble problem={problem.value} />}
    </>
  );
}

/** How it will be played. */
function Terms({ game }: { readonly game: Game }) {
  const say = words.value.pages;
  const title = shownTitle.value;
  const options = title === null ? [] : optionsInWords(title, game.options);
  const chosen = options.length > 0 ? options : [say.table.usual];
  return (
    <section aria-labelledby="how">
      <h3 id="how">{say.waiting.how}</h3>
      <ul class="terms">
        {[...termsInWords(game), ...timeInWords(game), ...chosen].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function lead(game: Game): string {
  const say = words.value.pages.waiting;
  if (game.start === 'full') return say.untilFull;
  return isHostOf(game) && !game.seats.includes(null) ? say.ready : say.untilHost;
}

/** Tells a guest why he cannot take a free seat, and what he can do about it. */
function GuestAtTable({ game }: { readonly game: Game }) {
  const say = words.value.pages.waiting;
  if (!(isGuest.value && game.seats.includes(null))) return <GuestNotice />;
  return (
    <div class="notice notice-apart">
      <p>{say.guest}</p>
      <a href={registerAddress(game.id)} class="button button-main">
        {say.register}
      </a>
    </div>
  );
}

/** A table that fills: who sits there, who is asked to come, and how it will be played. */
export function Waiting({ table }: { readonly table: Table }) {
  const doing = useDoing(table);
  const game = table.game.value;
  if (game === null) return null;
  return (
    <section class="sheet waiting" aria-labelledby="waiting">
      <h2 id="waiting">{words.value.pages.waiting.heading}</h2>
      <p class="telling">{lead(game)}</p>
      <GuestAtTable game={game} />
      <Seats game={game} doing={doing} />
      <Ways game={game} doing={doing} table={table} />
      {doing.problem !== null && <Trouble problem={doing.problem} />}
      {game.mySeat !== null && <Invitations game={game} doing={doing} />}
      <Link game={game} doing={doing} />
      <Terms game={game} />
    </section>
  );
}
