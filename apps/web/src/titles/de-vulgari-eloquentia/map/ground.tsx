import { Hatchings } from '../dialects.tsx';
import type { Box } from './geometry.ts';
import { dialectOf, type Sheet } from './layout.ts';

type NameProps = { readonly name: string };

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
