import { useEffect, useRef, useState } from 'preact/hooks';
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

/** The frame of a map, and what drags, pinches and turns of a wheel do to it. */
export function useFrame(box: Box) {
  const [frame, setFrame] = useState(() => wholeOf(box));
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const hasDragged = useRef(false);

  useEffect(() => setFrame(wholeOf(box)), [box]);

  useEffect(() => {
    const drawn = svg.current;
    function onWheel(event: WheelEvent): void {
      if (drawn === null || !(event.ctrlKey || drawn.contains(document.activeElement))) return;
      const by = Math.exp(-between(event.deltaY, -120, 120) / 240);
      setFrame((now) => {
        const next = zoomed(box, now, by, onMap(drawn, [event.clientX, event.clientY]));
        return next.scale === now.scale ? now : next;
      });
      // At its end the wheel moves the page again.
      const isEnd = by < 1 && drawn.classList.contains('map-whole');
      if (event.ctrlKey || !isEnd) event.preventDefault();
    }
    drawn?.addEventListener('wheel', onWheel, { passive: false });
    return () => drawn?.removeEventListener('wheel', onWheel);
  }, [box]);

  function onPointerDown(event: PointerEvent): void {
    if (fingers.current.size === 0) hasDragged.current = false;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
  }

  function drag(drawn: SVGSVGElement, from: Point, to: Point): void {
    const [[ax, ay], [bx, by]] = [onMap(drawn, from), onMap(drawn, to)];
    setFrame((now) => moved(box, now, [bx - ax, by - ay]));
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
    if (other === undefined) drag(drawn, was, is);
    else {
      const by = distance(is, other) / Math.max(1, distance(was, other));
      const fixed = onMap(drawn, midway(is, other));
      setFrame((now) => zoomed(box, now, by, fixed));
    }
  }

  function onPointerEnd(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  return {
    frame,
    svg,
    /** Larger or smaller; from the whole map towards a point. */
    zoom: (by: number, toward: Point | null) =>
      setFrame((now) =>
        zoomed(box, now.scale === 1 && toward !== null ? { ...now, at: toward } : now, by),
      ),
    showAll: () => setFrame(wholeOf(box)),
    /** Brings a point into sight, where the map is larger than its window. */
    reveal: (at: Point) => setFrame((now) => (now.scale === 1 ? now : keptIn(box, { ...now, at }))),
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
