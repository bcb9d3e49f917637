import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const landmarks = 'section, fieldset, figure, article, [role=group], [role=region]';

/** What a thing lies in within a place, from the inside to the outside. */
function around(thing: Element, place: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = thing.parentElement; one !== null && one !== place; one = one.parentElement) {
    if (one.matches(landmarks)) found.push(one);
  }
  return found;
}

function stand(on: HTMLElement): void {
  if (on.tabIndex < 0) on.tabIndex = -1; // what cannot be stood upon is made so that it can
  on.focus({ preventScroll: true });
}

type Keeping = {
  readonly fallback: string;
  readonly isNear?: boolean; // rather on what the lost thing lay in
};

/** Whoever stands on something that goes away, as on a button that is pressed, does not fall off. */
export function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  { fallback, isNear = false }: Keeping,
): void {
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    let last: Element | null = null;
    let near: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
      near = last !== null && isNear ? around(last, root) : [];
    };
    const mend = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (!isLost) return;
      last = null;
      const left = near.find((one) => one.isConnected && one.checkVisibility());
      const on = left ?? root.querySelector<HTMLElement>(fallback);
      if (on !== null) stand(on);
    });
    root.addEventListener('focusin', note);
    mend.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      mend.disconnect();
    };
  }, [place, fallback, isNear]);
}

/** Where one plays: the heading of one's turn, or the way to it where that is a sheet. */
export function standAtTurn(): void {
  const places = document.querySelectorAll<HTMLElement>(
    '#side h2[tabindex], .past .button, .bar-open',
  );
  [...places].find((one) => one.checkVisibility())?.focus();
}
