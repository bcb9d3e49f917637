import type { SpokenEvent } from '@staffetta/client';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { locale, words } from '../language.ts';
import { timeOf } from '../language-forms.ts';
import { gameAddress } from '../route.ts';
import type { Unseen } from './table.ts';
import { takenBackOf } from './taken-back.ts';

type LogProps = {
  readonly game: string;
  readonly events: readonly SpokenEvent[];
  readonly unseen: Unseen | null;
  readonly shown: number | null; // the version on the board, if it is an earlier one
};

type EntryProps = {
  readonly game: string;
  readonly event: SpokenEvent;
  readonly mark: string;
  readonly isGone: boolean; // it was taken back
};

function Entry({ game, event: { version, at, sentences }, mark, isGone }: EntryProps) {
  const say = words.value.game;
  return (
    <li class={`event ${mark}`} aria-current={mark.includes('event-shown') ? 'true' : undefined}>
      <a href={gameAddress(game, version)} class="event-time">
        <time dateTime={at}>{timeOf(locale.value, at, Date.now())}</time>
        <span class="unseen">. {say.lookAt(version)}</span>
      </a>
      <div>
        {isGone && <span class="tag">{say.countsNoMore}</span>}
        {sentences.map((sentence) => (
          <p key={sentence}>{isGone ? <del>{sentence}</del> : sentence}</p>
        ))}
      </div>
    </li>
  );
}

const isUnseen = (version: number, unseen: Unseen | null): boolean =>
  unseen !== null && version > unseen.after && version <= unseen.upTo;

/** What happened, the newest first, and where one last looked. */
export function Log({ game, events, unseen, shown }: LogProps) {
  const say = words.value.game;
  const list = useRef<HTMLOListElement>(null);
  const told = events.filter(({ sentences }) => sentences.length > 0).toReversed();
  const gone = takenBackOf(events);
  const firstUnseen = told.find(({ version }) => isUnseen(version, unseen))?.version;

  useEffect(() => {
    // Only the list moves: the page stays where it is.
    const entry = list.current?.querySelector<HTMLElement>('.event-shown');
    if (entry) list.current?.scrollTo({ top: entry.offsetTop - list.current.offsetTop });
  }, [shown]);

  return (
    <div class="log">
      <h2 class="unseen">{say.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <ol ref={list} class="events" tabIndex={0} aria-label={say.scroll}>
        {told.map((event) => (
          <Fragment key={event.version}>
            {event.version === firstUnseen && <li class="since">{say.since}</li>}
            <Entry
              game={game}
              event={event}
              isGone={gone.has(event.version)}
              mark={[
                isUnseen(event.version, unseen) ? 'event-new' : '',
                event.version === shown ? 'event-shown' : '',
              ].join(' ')}
            />
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
