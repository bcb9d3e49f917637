import { DialectMark, dialectsAndNone } from '../dialects.tsx';
import { zoomStep } from './frame.ts';
import { MapMark, type MarkKind, PawnShape, pawnBox, SeatDisc } from './marks.tsx';
import { mapWords } from './words/index.ts';

type ZoomProps = {
  readonly zoom: (by: number) => void;
  readonly showAll: () => void;
  readonly showMine: (() => void) | null; // null: nobody's pawn is mine
};

const pawn = 'M4.5 13H11.5C11.5 10.5 9.5 9.5 9 7.5A2.8 2.8 0 1 0 7 7.5C6.5 9.5 4.5 10.5 4.5 13Z';

/** Larger, smaller, all of it, and where my pawn stands. */
export function ZoomTools({ zoom, showAll, showMine }: ZoomProps) {
  const say = mapWords.value;
  const tools = [
    { name: say.zoomIn, d: 'M8 3V13M3 8H13', act: () => zoom(zoomStep) },
    { name: say.zoomOut, d: 'M3 8H13', act: () => zoom(1 / zoomStep) },
    { name: say.whole, d: 'M3 6V3H6M10 3H13V6M13 10V13H10M6 13H3V10', act: showAll },
    ...(showMine === null ? [] : [{ name: say.mine, d: pawn, act: showMine }]),
  ];
  return (
    <div class="map-tools">
      {tools.map(({ name, d, act }) => (
        <button key={d} type="button" class="map-tool" aria-label={name} title={name} onClick={act}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** The hatching of each dialect, by its name. */
export const DialectLegend = () => (
  <ul class="map-dialects">
    {dialectsAndNone.map((of) => (
      <li key={of}>
        <DialectMark of={of} />
        {of === 'none' ? mapWords.value.noDialect : mapWords.value.dialects[of]}
      </li>
    ))}
  </ul>
);

const explained = ['ducats', 'knowledge', 'port', 'event', 'franciscan', 'messenger'] as const;
const houses = ['cathedral', 'convent', 'abbey'] as const;

/** What each mark on the map means. */
export function MarkLegend() {
  const say = mapWords.value;
  const marks: readonly (readonly [MarkKind, string])[] = [
    ...explained.map((kind) => [kind, say.marks[kind]] as const),
    ...houses.map((kind) => [kind, say[kind]] as const),
  ];
  const box = '-11 -11 22 22';
  return (
    <details class="map-legend">
      <summary>{say.legend}</summary>
      <ul>
        {marks.map(([kind, text]) => (
          <li key={kind}>
            <svg viewBox={box} aria-hidden="true">
              <MapMark kind={kind} />
            </svg>
            {text}
          </li>
        ))}
        <li>
          <svg viewBox={pawnBox} aria-hidden="true">
            <PawnShape seat={0} />
          </svg>
          {say.marks.pawn}
        </li>
        <li>
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <SeatDisc seat={0} />
          </svg>
          {say.marks.disc}
        </li>
        <li>
          <svg viewBox="-30 -24 60 48" aria-hidden="true" class="map-place map-place-open">
            <ellipse class="place-ring" rx="26" ry="18" />
          </svg>
          {say.marks.destination}
        </li>
      </ul>
    </details>
  );
}
