import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Brings what has just arrived to where one looks, as near as it lies, and leaves the focus alone. */
export function useInSight(place: RefObject<HTMLElement | null>, arrived: unknown): void {
  useEffect(() => {
    const shown = place.current;
    if (shown === null || arrived === null) return undefined;
    // It may lie in a sheet that is about to open: till then it has no size.
    const growing = new ResizeObserver(() => {
      if (!shown.checkVisibility()) return;
      growing.disconnect();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      shown.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
    });
    growing.observe(shown);
    return () => growing.disconnect();
  }, [place, arrived]);
}
