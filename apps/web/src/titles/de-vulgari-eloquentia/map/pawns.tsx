import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Standing, seatsAt } from './facts.ts';
import { type Place, placeOn, type Sheet } from './layout.ts';
import { PawnShape } from './marks.tsx';
import type { Point } from './projection.ts';
import { wayThrough } from './routes.ts';

/** The longest a pawn is on its way, and what each stop adds, in milliseconds. */
const longest = 480;
const perStop = 130;

/** Where a pawn stands in a place it may share. */
function standingIn({ at: [x, y] }: Place, index: number, count: number): Point {
  const step = count < 4 ? 14 : 11;
  return [x + (index - (count - 1) / 2) * step, y - 8.5];
}

/** The stops of a pawn's way, as seen from where it arrives. */
function glideTo(sheet: Sheet, from: Place, to: Place): readonly string[] {
  return wayThrough(sheet, from.id, to.id)
    .flatMap((stop) => placeOn(sheet, stop) ?? [])
    .map(({ at: [x, y] }) => `translate(${x - to.at[0]}px, ${y - to.at[1]}px)`);
}

type PawnProps = {
  readonly sheet: Sheet;
  readonly seat: number;
  readonly place: Place;
  readonly from: Place | undefined; // where it stood a moment ago
  readonly at: Point;
};

function Pawn({ sheet, seat, place, from, at }: PawnProps) {
  const mover = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (from === undefined || from.id === place.id || isStill) return;
    const glide = glideTo(sheet, from, place);
    mover.current?.animate(
      glide.map((transform) => ({ transform })),
      { duration: Math.min(longest, 160 + glide.length * perStop), easing: 'ease-in-out' },
    );
  }, [place.id]);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g ref={mover}>
        <PawnShape seat={seat} />
      </g>
    </g>
  );
}

type PawnsProps = {
  readonly sheet: Sheet;
  readonly view: Standing;
  readonly before: Standing | null; // null: nobody moves
};

/** Everybody's pawn, gliding to where it stands now. */
export const Pawns = ({ sheet, view, before }: PawnsProps) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing drawn here can have the focus
  <g class="map-pawns" aria-hidden="true">
    {view.players.map(({ seat, place: id }) => {
      const place = placeOn(sheet, id);
      if (place === undefined) return null;
      const together = seatsAt(view, place.id);
      const was = before?.players.find((player) => player.seat === seat)?.place ?? null;
      return (
        <Pawn
          key={seat}
          sheet={sheet}
          seat={seat}
          place={place}
          from={placeOn(sheet, was)}
          at={standingIn(place, together.indexOf(seat), together.length)}
        />
      );
    })}
  </g>
);
