import { useSignal } from '@preact/signals';
import type { ChatMessage, ChatOpening, Game } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { locale, words } from '../language.ts';
import { timeOf } from '../language-forms.ts';
import { Trouble } from '../parts/trouble.tsx';
import { user } from '../session.ts';
import { nameAt } from './player-names.ts';
import type { Talk } from './talk.ts';

type ReportProps = { readonly talk: Talk; readonly message: string; readonly done: () => void };

/** Says to whoever runs the service what is wrong with a message. */
function Report({ talk, message, done }: ReportProps) {
  const say = words.value.talk;
  const reason = useSignal('');
  const isDone = useSignal(false);
  if (isDone.value) return <p role="status">{say.reported}</p>;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.value.trim() === '') return;
        void talk.report(message, reason.value.trim()).then((sent) => {
          isDone.value = sent;
        });
      }}
    >
      <label class="field">
        {say.why}
        <textarea
          rows={2}
          maxLength={1000}
          value={reason.value}
          onInput={({ currentTarget }) => {
            reason.value = currentTarget.value;
          }}
        />
      </label>
      <div class="row">
        <button type="submit" class="button button-small">
          {say.report}
        </button>
        <button type="button" class="button button-small button-quiet" onClick={done}>
          {say.back}
        </button>
      </div>
    </form>
  );
}

type MessageProps = { readonly talk: Talk; readonly game: Game; readonly message: ChatMessage };

/** What one may do about a message of somebody else. */
function About({ talk, message: { id, author }, name }: Omit<MessageProps, 'game'> & Named) {
  const say = words.value.talk;
  const isReporting = useSignal(false);
  return (
    <details class="about">
      <summary aria-label={say.about(name)}>⋯</summary>
      {isReporting.value ? (
        <Report
          talk={talk}
          message={id}
          done={() => {
            isReporting.value = false;
          }}
        />
      ) : (
        <div class="row">
          <button
            type="button"
            class="button button-small"
            onClick={() => {
              isReporting.value = true;
            }}
          >
            {say.report}
          </button>
          {author !== null && (
            <button
              type="button"
              class="button button-small"
              onClick={() => void talk.mute({ id: author.id, name: author.name })}
            >
              {say.mute(author.name)}
            </button>
          )}
        </div>
      )}
    </details>
  );
}

type Named = { readonly name: string };

function Said({ talk, game, message }: MessageProps) {
  const say = words.value.talk;
  const { at, author, to, text } = message;
  const isMine = author?.id === user.value?.id;
  const name = author?.name ?? say.someone;
  return (
    <li class={isMine ? 'message message-mine' : 'message'}>
      <p class="message-head">
        <strong>{isMine ? say.you : name}</strong>
        {to !== null && <em> {say.alone(nameAt(game, to) ?? words.value.game.seat(to + 1))}</em>}{' '}
        <time class="soft" dateTime={at}>
          {timeOf(locale.value, at, Date.now())}
        </time>
      </p>
      <p class="message-text">{text}</p>
      {!isMine && <About talk={talk} message={message} name={name} />}
    </li>
  );
}

/** That an admin opened the chat again, and why, where it stands among the messages. */
const Opened = ({ opened: { at, reason } }: { readonly opened: ChatOpening }) => (
  <li class="in-his-words">
    {words.value.talk.opened(reason)}{' '}
    <time class="soft" dateTime={at}>
      {timeOf(locale.value, at, Date.now())}
    </time>
  </li>
);

/** Writes to all, or to one seat. What is typed stays until it has been said. */
function SayForm({ talk, game }: { readonly talk: Talk; readonly game: Game }) {
  const say = words.value.talk;
  const others = game.seats.flatMap((player, seat) =>
    player === null || game.mySeats.includes(seat) ? [] : [{ seat, name: player.name }],
  );
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        void talk.say();
      }}
    >
      <label class="field">
        {say.message}
        <textarea
          rows={2}
          maxLength={2000}
          value={talk.typed.value}
          onInput={({ currentTarget }) => talk.type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void talk.say();
          }}
        />
      </label>
      {talk.problem.value !== null && <Trouble problem={talk.problem.value} />}
      <div class="row">
        <label class="say-to">
          {say.to}{' '}
          <select
            value={talk.to.value ?? 'all'}
            onChange={({ currentTarget: { value } }) =>
              talk.turnTo(value === 'all' ? null : Number(value))
            }
          >
            <option value="all">{say.all}</option>
            {others.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="submit"
          class="button"
          aria-disabled={talk.typed.value.trim() === ''}
          aria-busy={talk.isSending.value}
        >
          {say.say}
        </button>
      </div>
    </form>
  );
}

/** Where one writes, if one may. What is typed stays on the device while the chat is closed. */
function Writing({ talk, game }: { readonly talk: Talk; readonly game: Game }) {
  const say = words.value.talk;
  const closed = talk.closed.value;
  if (closed !== null) return <p class="quiet in-his-words">{say.closed(closed.reason)}</p>;
  if (game.mySeats.length === 0) return <p class="quiet">{say.onlyReading}</p>;
  return <SayForm talk={talk} game={game} />;
}

/** What was said, the oldest first. */
export function Chat({ talk, game }: { readonly talk: Talk; readonly game: Game }) {
  const say = words.value.talk;
  const messages = talk.messages.value;
  const opened = talk.opened.value;
  const isBefore = ({ at }: ChatMessage) => opened === null || at < opened.at;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    talk.read(); // it is on the page
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages, opened]);

  return (
    <div class="chat">
      <h2 class="unseen">{say.chat}</h2>
      {messages.length === 0 && opened === null && <p class="quiet">{say.quiet}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <ol ref={list} class="messages" tabIndex={0} aria-label={say.chat} aria-live="polite">
        {messages.filter(isBefore).map((message) => (
          <Said key={message.id} talk={talk} game={game} message={message} />
        ))}
        {opened !== null && <Opened opened={opened} />}
        {messages
          .filter((message) => !isBefore(message))
          .map((message) => (
            <Said key={message.id} talk={talk} game={game} message={message} />
          ))}
      </ol>
      {talk.muted.value.map((player) => (
        <button
          key={player.id}
          type="button"
          class="button button-small button-quiet"
          onClick={() => void talk.unmute(player)}
        >
          {say.unmute(player.name)}
        </button>
      ))}
      <Writing talk={talk} game={game} />
    </div>
  );
}
