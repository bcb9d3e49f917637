import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Whoever stands on a button that goes away, as it was pressed, comes to stand on the heading. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const mend = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (isLost) root.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', note);
    mend.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      mend.disconnect();
    };
  }, [place]);
}
