import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const usual = 720; // until it has been measured

/** How wide a box is, in pixels, while it changes. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
