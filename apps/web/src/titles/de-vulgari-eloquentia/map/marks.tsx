import type { ComponentChildren } from 'preact';
import { SeatMark } from '../../../game/seat-mark.tsx';

/** The marks on the map: each about 15 units wide, its middle where it is put. */
export type MarkKind =
  | 'ducats'
  | 'knowledge'
  | 'port'
  | 'cathedral'
  | 'convent'
  | 'abbey'
  | 'franciscan'
  | 'canticle'
  | 'messenger'
  | 'event'
  | 'sea'
  | 'city';

const rays = Array.from({ length: 12 }, (_, place) => {
  const turn = (place * Math.PI) / 6;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(x * 6).toFixed(1)} ${(y * 6).toFixed(1)}L${(x * 8).toFixed(1)} ${(y * 8).toFixed(1)}`;
}).join('');

const shapes: Readonly<Record<MarkKind, ComponentChildren>> = {
  ducats: (
    <>
      <circle class="mark-coin" r="7.4" />
      <circle class="mark-coin-rim" r="6" />
    </>
  ),
  knowledge: (
    <path
      class="mark-book"
      d="M0 -5.6C-2 -7.2 -5 -7.2 -7.4 -6.4V6C-5 5.2 -2 5.2 0 6.8C2 5.2 5 5.2 7.4 6V-6.4C5 -7.2 2 -7.2 0 -5.6Z"
    />
  ),
  port: (
    <path
      class="mark-line"
      d="M0 -3.4V6.4M-3.4 -1H3.4M-5.6 2.2C-5.2 5 -3 6.4 0 6.4C3 6.4 5.2 5 5.6 2.2M0 -6.8A1.7 1.7 0 1 1 0 -3.4A1.7 1.7 0 1 1 0 -6.8"
    />
  ),
  cathedral: (
    <>
      <path class="mark-house" d="M-7 7V-4L-5 -7.6L-3 -4V-1.4L0 -4.4L3 -1.4V-4L5 -7.6L7 -4V7Z" />
      <circle class="mark-hole" cy="1" r="1.5" />
      <path class="mark-hole" d="M-1.4 7V4.6A1.4 1.4 0 0 1 1.4 4.6V7Z" />
    </>
  ),
  convent: (
    <>
      <path class="mark-house" d="M-6.4 7V.6L0 -3.6L6.4 .6V7Z" />
      <path class="mark-line" d="M0 -3.6V-8M-2 -6.4H2" />
      <path class="mark-hole" d="M-1.5 7V4.2A1.5 1.5 0 0 1 1.5 4.2V7Z" />
    </>
  ),
  abbey: (
    <>
      <path class="mark-house" d="M-7.2 7V0H-3.6V-5L-1.4 -7.8L.8 -5V0H7.2V7Z" />
      <path
        class="mark-hole"
        d="M-5.6 7V4.4A1.2 1.2 0 0 1 -3.2 4.4V7ZM-1.2 7V4.4A1.2 1.2 0 0 1 1.2 4.4V7ZM3.2 7V4.4A1.2 1.2 0 0 1 5.6 4.4V7Z"
      />
    </>
  ),
  franciscan: (
    <>
      <circle class="mark-disc" r="7.2" />
      <path class="mark-tau" d="M-4 -3.6H4M0 -3.6V4.6" />
    </>
  ),
  canticle: (
    <>
      <path class="mark-rays" d={rays} />
      <circle class="mark-sun" r="6" />
    </>
  ),
  messenger: (
    <>
      <path class="mark-letter" d="M-7.2 -5H7.2V5.4H-7.2Z" />
      <path class="mark-line" d="M-7.2 -5L0 1.2L7.2 -5" />
      <circle class="mark-seal" cy="1.4" r="2" />
    </>
  ),
  event: <path class="mark-pennant" d="M-8 -6.6H8.4L5.4 0L8.4 6.6H-8Z" />,
  sea: (
    <path
      class="mark-line mark-waves"
      d="M-10 -3Q-7.5 -7 -5 -3T0 -3T5 -3T10 -3M-10 3Q-7.5 -1 -5 3T0 3T5 3T10 3"
    />
  ),
  city: <circle class="mark-city" r="4" />,
};

const crown = 'M-5 3.6L-5.6 -2.6L-2.4 0L0 -4L2.4 0L5.6 -2.6L5 3.6Z';

type MarkProps = { readonly kind: MarkKind; readonly x?: number; readonly text?: string };

/** One mark, with what is written on it; the event of an auction has a crown. */
export const MapMark = ({ kind, x = 0, text = '' }: MarkProps) => (
  <g transform={`translate(${x} 0)`} class={`map-mark map-mark-${kind}`}>
    {shapes[kind]}
    {text === 'crown' && <path class="mark-crown" d={crown} />}
    {text !== '' && text !== 'crown' && (
      <text class="mark-text" y="3.1" x={kind === 'event' ? -0.8 : 0}>
        {text}
      </text>
    )}
  </g>
);

type SeatProps = { readonly seat: number };

/** A seat's disc: of a form of its own, so that no colour need be seen. */
export const SeatDisc = ({ seat, x = 0 }: SeatProps & { readonly x?: number }) => (
  <g class="map-disc" transform={`translate(${x} 0) scale(0.66)`}>
    <SeatMark seat={seat} x={0} y={0} />
  </g>
);

/** The flag of where a seat began, with its number. */
export const FlagShape = ({ seat, x = 0 }: SeatProps & { readonly x?: number }) => (
  <g class={`map-flag seat-colour-${seat}`} transform={`translate(${x} 0)`}>
    <path d="M-6 8V-7H8L4.6 -1.4L8 4.2H-6" />
    <text x="-0.9" y="1.7">
      {seat + 1}
    </text>
  </g>
);

/** What a pawn takes up where it stands alone. */
export const pawnBox = '-12 -25.5 24 26.5';

/** A pawn, standing where it is put, with its seat's number on its head. */
export const PawnShape = ({ seat }: SeatProps) => (
  <g class={`map-pawn seat-colour-${seat}`} transform="scale(1.15)">
    <path d="M-8 0C-8 -2.6 -3.6 -4.4 -3 -8.4A6.6 6.6 0 1 1 3 -8.4C3.6 -4.4 8 -2.6 8 0Z" />
    <text y="-11.2">{seat + 1}</text>
  </g>
);
