import type { Game, Position } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { SendButton } from './plan.tsx';
import type { Seat } from './seat.ts';
import { turnIn } from './side.tsx';
import { momentOf } from './stage.tsx';

type BarProps = { readonly seat: Seat; readonly game: Game; readonly present: Position };

/** Where there is no room beside the board: whose turn it is, the plan, and the way to all the rest. */
export function Bar({ seat, game, present }: BarProps) {
  const { draft, past, side, talk } = seat;
  const say = words.value;
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = side.isOpen.value;
  const wasOpen = useRef(isOpen);
  const count = draft.steps.value.length;
  const unread = game.hotSeat ? 0 : talk.unread.value;
  const { isPast } = momentOf(present, past);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const isHere = opener.current?.checkVisibility() === true;
    if (!isHere) return;
    const isElsewhere = document.activeElement?.closest('#side, body > :not(#app)') === null;
    if (isOpen) document.querySelector<HTMLElement>('#side h2[tabindex]')?.focus();
    else if (!isElsewhere || document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);

  return (
    <div class="bar">
      <button
        ref={opener}
        type="button"
        class="button bar-open"
        aria-expanded={isOpen}
        aria-controls="side"
        onClick={() => {
          side.isOpen.value = !isOpen;
        }}
      >
        <span class="bar-turn">{turnIn(game, present)}</span>
        <span class="bar-more">
          {count > 0 ? say.plan.count(count) : say.plan.open}
          {unread > 0 && (
            <span class="count">
              <span aria-hidden="true">{unread}</span>
              <span class="unseen"> {say.talk.unread(unread)}</span>
            </span>
          )}
        </span>
      </button>
      {isPast && (
        <button type="button" class="button" onClick={() => past.look(null)}>
          {say.game.toNow}
        </button>
      )}
      {!isPast && count > 0 && (
        <>
          <button type="button" class="button bar-undo" onClick={() => void draft.undo()}>
            {say.plan.undo}
          </button>
          <SendButton draft={draft} />
        </>
      )}
    </div>
  );
}
