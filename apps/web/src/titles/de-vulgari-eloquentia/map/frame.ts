import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, distance } from './geometry.ts';
import type { Point } from './projection.ts';

/** The part of the map that is seen: how much larger than all of it, and round which point. */
export type Frame = { readonly scale: number; readonly at: Point };

const largest = 6;
export const zoomStep = 1.5;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

export const wholeOf = ({ x, y, width, height }: Box): Frame => ({
  scale: 1,
  at: [x + width / 2, y + height / 2],
});

/** A frame that does not leave the map. */
export function keptIn({ x, y, width, height }: Box, { scale: wanted, at }: Frame): Frame {
  const scale = between(wanted, 1, largest);
  const [halfWidth, halfHeight] = [width / scale / 2, height / scale / 2];
  return {
    scale,
    at: [
      between(at[0], x + halfWidth, x + width - halfWidth),
      between(at[1], y + halfHeight, y + height - halfHeight),
    ],
  };
}

/** Larger or smaller, with one point staying where it is seen. */
export const zoomed = (box: Box, { scale, at }: Frame, by: number, fixed: Point = at): Frame => {
  const next = between(scale * by, 1, largest);
  const share = scale / next;
  return keptIn(box, {
    scale: next,
    at: [fixed[0] + (at[0] - fixed[0]) * share, fixed[1] + (at[1] - fixed[1]) * share],
  });
};

export const moved = (box: Box, { scale, at }: Frame, [dx, dy]: Point): Frame =>
  keptIn(box, { scale, at: [at[0] - dx, at[1] - dy] });

export const viewBoxOf = ({ width, height }: Box, { scale, at }: Frame): string =>
  [at[0] - width / scale / 2, at[1] - height / scale / 2, width / scale, height / scale]
    .map((value) => value.toFixed(2))
    .join(' ');

/** How many pixels a unit takes for places to be pressed with ease, and with how few nobody can. */
const ease = { wanted: 1.1, least: 0.6 };

/** Large enough to be pressed, round a point. */
export const closeTo = (box: Box, point: Point, pixels: number): Frame =>
  keptIn(box, { scale: Math.max(2, ease.wanted / pixels), at: point });

/** What is shown first: all of it, or what is round a point, if all would be too small for a finger. */
export const startRound = (box: Box, point: Point, pixels: number): Frame =>
  pixels > 0 && pixels < ease.least ? closeTo(box, point, pixels) : wholeOf(box);

/** The same frame, if a point is well within it; or else round the point. */
export function withPoint(box: Box, frame: Frame, point: Point): Frame {
  const { scale, at } = frame;
  const isWithin =
    Math.abs(point[0] - at[0]) * scale < box.width * 0.4 &&
    Math.abs(point[1] - at[1]) * scale < box.height * 0.4;
  return scale === 1 || isWithin ? frame : keptIn(box, { scale, at: point });
}

/** Whether a point is seen where the card lies, to the right above. */
export function isUnderCard({ width, height }: Box, { scale, at }: Frame, [x, y]: Point): boolean {
  const across = 0.5 + ((x - at[0]) * scale) / width;
  const down = 0.5 + ((y - at[1]) * scale) / height;
  return across > 0.6 && down < 0.5;
}

/** How far a finger may slip before it drags the map. */
const slip = 6;

const midway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Where a point of the screen lies on the map. */
function onMap(svg: SVGSVGElement, [x, y]: Point): Point {
  const matrix = svg.getScreenCTM();
  if (matrix === null) return [x, y];
  const { x: mapX, y: mapY } = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return [mapX, mapY];
}

/** How many pixels a unit takes while all of the map is shown. */
const pixelsOf = (svg: SVGSVGElement | null, { width, height }: Box): number =>
  svg === null ? 0 : Math.min(svg.clientWidth / width, svg.clientHeight / height);

/** What one sees while one plays, and while one looks on, each as it was left. */
type Frames = { readonly playing?: Frame; readonly looking?: Frame };

/**
 * The frame of a map, and what drags, pinches and turns of a wheel do to it. Whoever plays has a home
 * on it, which is in sight at first and whenever it moves; whoever looks on sees all.
 */
export function useFrame(box: Box, home: Point | null) {
  const [frames, setFrames] = useState<Frames>({});
  const mode = home === null ? 'looking' : 'playing';
  const frame = keptIn(box, frames[mode] ?? wholeOf(box));
  const latest = useRef(frame); // several moves of a finger may come before it is drawn
  latest.current = frame;
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const hasDragged = useRef(false);

  function show(next: Frame): void {
    latest.current = next;
    setFrames((all) => ({ ...all, [mode]: next }));
  }

  useLayoutEffect(() => {
    if (home === null) return;
    setFrames((all) => ({
      ...all,
      playing:
        all.playing === undefined
          ? startRound(box, home, pixelsOf(svg.current, box))
          : withPoint(box, all.playing, home),
    }));
  }, [box, home?.[0], home?.[1]]);

  useEffect(() => {
    const drawn = svg.current;
    function onWheel(event: WheelEvent): void {
      if (drawn === null || !(event.ctrlKey || drawn.contains(document.activeElement))) return;
      const by = Math.exp(-between(event.deltaY, -120, 120) / 240);
      const isEnd = by < 1 && latest.current.scale === 1;
      show(zoomed(box, latest.current, by, onMap(drawn, [event.clientX, event.clientY])));
      // At its end the wheel moves the page again.
      if (event.ctrlKey || !isEnd) event.preventDefault();
    }
    drawn?.addEventListener('wheel', onWheel, { passive: false });
    return () => drawn?.removeEventListener('wheel', onWheel);
  }, [box, mode]);

  function onPointerDown(event: PointerEvent): void {
    if (fingers.current.size === 0) hasDragged.current = false;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** Draws the map along; where it is at its edge, a finger moves the page. */
  function drag(drawn: SVGSVGElement, from: Point, to: Point, isFinger: boolean): void {
    const now = latest.current;
    const [[ax, ay], [bx, by]] = [onMap(drawn, from), onMap(drawn, to)];
    const next = moved(box, now, [bx - ax, by - ay]);
    const isAtEdge = now.at[1] === next.at[1];
    if (isFinger && isAtEdge) scrollBy(0, from[1] - to[1]);
    show(next);
  }

  function onPointerMove(event: PointerEvent): void {
    const drawn = svg.current;
    const was = fingers.current.get(event.pointerId);
    if (drawn === null || was === undefined) return;
    if (event.buttons === 0) {
      fingers.current.delete(event.pointerId); // let go outside
      return;
    }
    const is: Point = [event.clientX, event.clientY];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!hasDragged.current && other === undefined && distance(was, is) < slip) return;
    if (!hasDragged.current) drawn.setPointerCapture(event.pointerId);
    hasDragged.current = true;
    fingers.current.set(event.pointerId, is);
    if (other === undefined) drag(drawn, was, is, event.pointerType === 'touch');
    else {
      const by = distance(is, other) / Math.max(1, distance(was, other));
      show(zoomed(box, latest.current, by, onMap(drawn, midway(is, other))));
    }
  }

  function onPointerEnd(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  return {
    frame,
    svg,
    /** Larger or smaller; from the whole map towards a point. */
    zoom: (by: number, toward: Point | null) => {
      const now = latest.current;
      show(zoomed(box, now.scale === 1 && toward !== null ? { ...now, at: toward } : now, by));
    },
    showAll: () => show(wholeOf(box)),
    /** What is round a point, large enough for a finger. */
    showClose: (point: Point) => show(closeTo(box, point, pixelsOf(svg.current, box))),
    /** Brings a point into sight, where the map is larger than its window. */
    reveal: (point: Point) => show(withPoint(box, latest.current, point)),
    /** Whether the pointer has moved the map, so that its click means nothing. */
    hasDragged: () => hasDragged.current,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
