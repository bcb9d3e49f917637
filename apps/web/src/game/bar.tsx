import type { Game, Position } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { Mark } from '../parts/marks.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { SendButton } from './plan.tsx';
import type { Seat } from './seat.ts';
import { turnIn } from './side.tsx';
import { momentOf } from './stage.tsx';
import { isToAct } from './table.ts';

type BarProps = { readonly seat: Seat; readonly game: Game; readonly present: Position };

/** Where there is no room beside the board: whose turn it is, the plan, and the way to all the rest. */
export function Bar({ seat, game, present }: BarProps) {
  const { draft, past, side, talk } = seat;
  const say = words.value;
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = side.isOpen.value;
  const wasOpen = useRef(isOpen);
  const count = draft.steps.value.length;
  const unread = game.hotSeat ? 0 : talk.unread.value;
  const { isPast } = momentOf(present, past);
  const isCalled = isToAct(present) && count === 0 && !isPast;
  const ways = draft.offers.value.length;
  useKeptFocus(place, { fallback: '.bar-open' });

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const isHere = opener.current?.checkVisibility() === true;
    if (!isHere) return;
    const isElsewhere = document.activeElement?.closest('#side, body > :not(#app)') === null;
    if (isOpen) {
      // What went wrong is being brought into sight: the heading is stood upon where it is.
      const preventScroll = draft.setback.peek() !== null;
      document.querySelector<HTMLElement>('#side h2[tabindex]')?.focus({ preventScroll });
    } else if (!isElsewhere || document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);

  const waiting = isCalled && ways > 0 ? say.plan.all(ways) : say.plan.open;
  const planned = say.plan.count(count);
  const carrying = draft.carried.value === null ? planned : say.plan.withOrder(planned);
  const told = count > 0 ? carrying : waiting;
  return (
    <div class="bar" ref={place}>
      <button
        ref={opener}
        type="button"
        class={isCalled ? 'button button-main bar-open' : 'button bar-open'}
        aria-expanded={isOpen}
        aria-controls="side"
        onClick={() => {
          side.isOpen.value = !isOpen;
        }}
      >
        <span class="bar-turn">{turnIn(game, present)}</span>
        <span class="bar-more">
          {told}
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
          <button
            type="button"
            class="button bar-undo"
            aria-label={say.plan.undo}
            onClick={() => void draft.undo()}
          >
            <Mark of="undo" />
          </button>
          <SendButton draft={draft} />
        </>
      )}
    </div>
  );
}
