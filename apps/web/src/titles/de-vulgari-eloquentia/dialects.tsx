import './dialects.css';
import type { Dialect } from './view.ts';

export type DialectOrNone = Dialect | 'none';

/** How a dialect is hatched: a small square, repeated; told apart without its colour. */
type Hatching = { readonly size: number; readonly d: string };

const hatchings: Readonly<Record<DialectOrNone, Hatching>> = {
  none: { size: 8, d: '' },
  oil: { size: 6, d: 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5' },
  oc: { size: 6, d: 'M-1 -1L7 7M5 -1L7 1M-1 5L1 7' },
  fiorentino: {
    size: 7,
    d: 'M1.6 2.6A1 1 0 1 0 1.6 .6A1 1 0 1 0 1.6 2.6ZM5.1 6.1A1 1 0 1 0 5.1 4.1A1 1 0 1 0 5.1 6.1Z',
  },
  latino: { size: 5, d: 'M0 2.5H5' },
  siciliana: { size: 8, d: 'M0 2Q2 -1 4 2T8 2M0 6Q2 3 4 6T8 6' },
};

export const dialectsAndNone = ['oil', 'oc', 'fiorentino', 'latino', 'siciliana', 'none'] as const;

type NameProps = { readonly name: string };

/** The hatchings of large grounds, for whatever is drawn under the same name. */
export const Hatchings = ({ name }: NameProps) => (
  <defs>
    {dialectsAndNone.map((of) => (
      <pattern
        key={of}
        id={`${name}-${of}`}
        width={hatchings[of].size}
        height={hatchings[of].size}
        patternUnits="userSpaceOnUse"
      >
        <rect class={`ground-${of}`} width={hatchings[of].size} height={hatchings[of].size} />
        <path class={`hatching hatching-${of}`} d={hatchings[of].d} />
      </pattern>
    ))}
  </defs>
);

const box = { width: 20, height: 14 };

const cornersAlong = (length: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / size) }, (_, place) => place * size);

/** A small piece of the ground of a dialect: its mark in legends and on manuscripts. */
export function DialectMark({ of }: { readonly of: DialectOrNone }) {
  const { size, d } = hatchings[of];
  const corners = cornersAlong(box.width, size).flatMap((x) =>
    cornersAlong(box.height, size).map((y) => [x, y] as const),
  );
  return (
    <svg class="dialect-mark" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <rect class={`ground-${of}`} width={box.width} height={box.height} />
      {corners.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          class={`hatching hatching-${of}`}
          d={d}
          transform={`translate(${x} ${y})`}
        />
      ))}
    </svg>
  );
}
