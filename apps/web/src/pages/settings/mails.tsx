import { useSignal } from '@preact/signals';
import type { Game, Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { nameAt } from '../../game/player-names.ts';
import { locale } from '../../language.ts';
import { listed, timeOf } from '../../language-forms.ts';
import { Mark } from '../../parts/marks.tsx';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { Loading } from '../../parts/trouble.tsx';
import { gameAddress } from '../../route.ts';
import { client } from '../../service.ts';
import { nameOfTitle } from '../../titles.ts';
import { sayings } from '../../words/settings.ts';

type MyMail = Schemas['MyMail'];

/** Games by their id; null: one sees it no longer. */
type Known = ReadonlyMap<string, Game | null>;

/** Fetches each game once that is spoken of. */
function useGames(ids: readonly string[]): Known {
  const known = useSignal<Known>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const id of ids) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void client.game(id).then((found) => {
        known.value = new Map([...known.peek(), [id, found.ok ? found.data : null]]);
      });
    }
  }, [ids.join()]);
  return known.value;
}

/** A game by its title and those one plays it with. */
function nameOfGame(game: Game | null): string {
  const say = sayings.value.mails;
  if (game === null) return say.unknownGame;
  const others = game.seats.flatMap((_, seat) =>
    game.mySeats.includes(seat) ? [] : (nameAt(game, seat) ?? []),
  );
  const title = nameOfTitle(game.title);
  return others.length === 0 ? title : say.about(title, listed(locale.value, others));
}

function GameLink({ game }: { readonly game: Game | null | undefined }) {
  if (game === undefined) return <p class="mail-game"> </p>; // it comes
  const name = nameOfGame(game);
  return (
    <p class="mail-game">
      {game === null ? <span class="soft">{name}</span> : <a href={gameAddress(game.id)}>{name}</a>}
    </p>
  );
}

const marks = {
  waiting: 'clock',
  written: 'clock',
  sent: 'check',
  retracted: 'undo',
  unwanted: 'veil',
  withheld: 'veil',
  'given-up': 'cross',
} as const;

/** Why a mail did not go, or not yet. */
function meaningOf({ state, withheldFor }: MyMail): string | null {
  const { meanings, withheldFor: withheld } = sayings.value.mails;
  if (withheldFor !== null) return withheld[withheldFor];
  return state === 'sent' || state === 'written' || state === 'withheld' ? null : meanings[state];
}

function Entry({ mail, known }: { readonly mail: MyMail; readonly known: Known }) {
  const say = sayings.value.mails;
  const { kind, game, at, state, endedAt } = mail;
  const meaning = meaningOf(mail);
  const tell = (moment: string) => (
    <time dateTime={moment}>{timeOf(locale.value, moment, Date.now())}</time>
  );
  return (
    <li class={`mail-entry mail-${state}`}>
      <p class="mail-kind">
        <strong>{say.kinds[kind]}</strong> <span class="soft">{tell(at)}</span>
      </p>
      <p class="mail-state">
        <Mark of={marks[state]} />
        <span>
          {say.states[state]}
          {endedAt !== null && <> {tell(endedAt)}</>}
        </span>
      </p>
      {game !== null && <GameLink game={known.get(game)} />}
      {meaning !== null && <p class="mail-meaning">{meaning}</p>}
    </li>
  );
}

const pageSize = 10;

/** What was sent to me, a page at a time. */
function useMails() {
  const mails = useSignal<readonly MyMail[] | null>(null);
  const next = useSignal<string | null>(null);
  const saving = useSaving();
  async function load(): Promise<void> {
    const cursor = next.peek();
    const page = await saving.ask(() =>
      client.myMails({ limit: pageSize, ...(cursor !== null && { cursor }) }),
    );
    if (page === null) return;
    mails.value = [...(mails.peek() ?? []), ...page.mails];
    next.value = page.next;
  }
  useEffect(() => void load(), []);
  return { mails: mails.value, hasMore: next.value !== null, saving, load };
}

type MutedProps = {
  readonly games: readonly string[];
  readonly known: Known;
  readonly hear: (game: string) => void;
};

function Muted({ games, known, hear }: MutedProps) {
  const say = sayings.value.mails;
  if (games.length === 0) return <p class="empty">{say.noneMuted}</p>;
  return (
    <>
      <p>{say.mutedLead}</p>
      <ul class="entries">
        {games.map((id) => {
          const game = known.get(id);
          return (
            <li key={id} class="entry">
              <GameLink game={game} />
              <button
                type="button"
                class="button button-small"
                aria-label={say.hearNamed(nameOfGame(game ?? null))}
                onClick={() => hear(id)}
              >
                {say.hear}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Of which games I want no mails. */
function useMutes() {
  const games = useSignal<readonly string[]>([]);
  useEffect(() => {
    void client.mailMutes().then((found) => {
      if (found.ok) games.value = found.data;
    });
  }, []);
  return games;
}

/** The mails to me, how each ended, and the games of which I want none. */
export function MailsPart() {
  const say = sayings.value.mails;
  const { mails, hasMore, saving, load } = useMails();
  const mutes = useMutes();
  const hearing = useSaving();
  const mutedHeading = useRef<HTMLHeadingElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const spokenOf = [...(mails ?? []).flatMap(({ game }) => game ?? []), ...mutes.value];
  const known = useGames([...new Set(spokenOf)]);
  const isPaged = mails !== null && mails.length > pageSize;

  async function more(): Promise<void> {
    await load();
    requestAnimationFrame(() => end.current?.focus()); // there when the button is not
  }

  async function hear(id: string): Promise<void> {
    const done = await hearing.ask(
      async () => {
        const result = await client.unmuteMails(id);
        return result.ok ? { ok: true, data: true } : result;
      },
      say.heard(nameOfGame(known.get(id) ?? null)),
    );
    if (done !== true) return;
    mutes.value = mutes.peek().filter((one) => one !== id);
    mutedHeading.current?.focus(); // its button is gone
  }

  return (
    <div class="form">
      <p>{say.lead}</p>
      {mails === null && saving.problem.value === null && <Loading />}
      {mails?.length === 0 && <p class="empty">{say.none}</p>}
      {mails !== null && mails.length > 0 && (
        <ol class="mail-entries" aria-label={say.list}>
          {mails.map((mail) => (
            <Entry key={mail.id} mail={mail} known={known} />
          ))}
        </ol>
      )}
      {hasMore && (
        <button
          type="button"
          class="button settings-aside"
          aria-busy={saving.isSending.value}
          onClick={() => void more()}
        >
          {say.more}
        </button>
      )}
      {isPaged && !hasMore && (
        <p ref={end} tabIndex={-1} class="quiet">
          {say.all}
        </p>
      )}
      <Saved saving={saving} />
      <h3 ref={mutedHeading} tabIndex={-1}>
        {say.muted}
      </h3>
      <Muted games={mutes.value} known={known} hear={(id) => void hear(id)} />
      <Saved saving={hearing} />
    </div>
  );
}
