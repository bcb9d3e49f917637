/** The mark of a seat, told apart from others by its shape too. */
type SeatMarkProps = { readonly seat: number; readonly x: number; readonly y: number };

const shapes = [
  'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z',
  'M-5.3-5.3H5.3V5.3H-5.3Z',
  'M0-6.6 6.4 4.8H-6.4Z',
  'M0-7.2 6.6 0 0 7.2-6.6 0Z',
  'M-2.2-6.6H2.2V-2.2H6.6V2.2H2.2V6.6H-2.2V2.2H-6.6V-2.2H-2.2Z',
] as const;

export const SeatMark = ({ seat, x, y }: SeatMarkProps) => (
  <path
    class={`seat-mark seat-colour-${seat % shapes.length}`}
    d={shapes[seat % shapes.length]}
    transform={`translate(${x} ${y})`}
  />
);

/** The mark with the number of the seat on it, by which it is known wherever a game is shown. */
export const SeatToken = ({ seat, kind }: { readonly seat: number; readonly kind: string }) => (
  <svg class={`seat-token ${kind}`} viewBox="-8 -8 16 16" aria-hidden="true">
    <SeatMark seat={seat} x={0} y={0} />
    <text y={seat % shapes.length === 2 ? 1.5 : 0.3}>{seat + 1}</text>
  </svg>
);
