import type { Box } from './geometry.ts';
import { type DialectOrNone, dialectOf, type Sheet } from './layout.ts';

/** How each dialect is hatched: told apart without its colour. */
const hatchings: Readonly<Record<DialectOrNone, { readonly size: number; readonly d: string }>> = {
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

const Hatching = ({ name, of }: { readonly name: string; readonly of: DialectOrNone }) => (
  <pattern
    id={`${name}-${of}`}
    width={hatchings[of].size}
    height={hatchings[of].size}
    patternUnits="userSpaceOnUse"
  >
    <rect class={`ground ground-${of}`} width={hatchings[of].size} height={hatchings[of].size} />
    <path class={`hatching hatching-${of}`} d={hatchings[of].d} />
  </pattern>
);

type NameProps = { readonly name: string };

/** The hatchings, for whatever is drawn under the same name. */
const Hatchings = ({ name }: NameProps) => (
  <defs>
    {dialectsAndNone.map((of) => (
      <Hatching key={of} name={name} of={of} />
    ))}
  </defs>
);

/** A small piece of land of a dialect, for a legend. */
export const Swatch = ({ name, of }: NameProps & { readonly of: DialectOrNone }) => (
  <svg class="map-swatch" viewBox="0 0 28 18" aria-hidden="true">
    <rect x="1" y="1" width="26" height="16" rx="3" fill={`url(#${name}-${of})`} />
  </svg>
);

/** Where north is, in the corner that is sea. */
const Compass = ({ box }: { readonly box: Box }) => (
  <g class="map-compass" transform={`translate(${box.x + 62} ${box.y + box.height - 64})`}>
    <circle r="30" />
    <circle r="26" />
    <path d="M0 -24L3.4 -3.4L0 0ZM24 0L3.4 3.4L0 0ZM0 24L-3.4 3.4L0 0ZM-24 0L-3.4 -3.4L0 0Z" />
    <path
      class="map-compass-light"
      d="M0 -24L-3.4 -3.4L0 0ZM24 0L3.4 -3.4L0 0ZM0 24L3.4 3.4L0 0ZM-24 0L-3.4 3.4L0 0Z"
    />
    <text y="-34">N</text>
  </g>
);

/** Sea, coasts, and the zones of Italy; what never changes in a game. */
export const Ground = ({ sheet, name }: NameProps & { readonly sheet: Sheet }) => (
  <>
    <Hatchings name={name} />
    <defs>
      {sheet.lands.map(({ path }, place) => (
        <clipPath key={place} id={`${name}-land-${place}`}>
          <path d={path} />
        </clipPath>
      ))}
    </defs>
    <g class="map-sea">
      <path class="map-shallows map-shallows-3" d={sheet.coasts} />
      <path class="map-shallows map-shallows-2" d={sheet.coasts} />
      <path class="map-shallows map-shallows-1" d={sheet.coasts} />
      <path class="map-abroad" d={sheet.coasts} />
    </g>
    {sheet.lands.map(({ path, cells }, place) => (
      <g key={place}>
        <g clip-path={`url(#${name}-land-${place})`}>
          {cells.map(({ zone, path: cell }) => (
            <path
              key={zone.id}
              class="map-cell"
              d={cell}
              fill={`url(#${name}-${dialectOf(zone)})`}
              data-place={zone.id}
            />
          ))}
        </g>
        <path class="map-coast" d={path} />
      </g>
    ))}
    <Compass box={sheet.box} />
    <g class="map-ways">
      {sheet.ways.map(({ from, to, path, isSea }) => (
        <path key={`${from} ${to}`} class={isSea ? 'map-lane' : 'map-road-bed'} d={path} />
      ))}
      {sheet.ways
        .filter(({ isSea }) => !isSea)
        .map(({ from, to, path }) => (
          <path key={`${from} ${to}`} class="map-road" d={path} />
        ))}
    </g>
  </>
);
