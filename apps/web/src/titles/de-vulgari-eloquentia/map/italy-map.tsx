import './map.css';
import '../../../styles/seats.css';
import type { Action, Game, Offer, Position } from '@staffetta/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isToAct } from '../../../game/table.ts';
import type { BoardProps } from '../../contract.ts';
import { Group } from '../group.tsx';
import { Card } from './card.tsx';
import { factsOf, type View, viewOf } from './facts.ts';
import { isUnderCard, useFrame, viewBoxOf, zoomStep } from './frame.ts';
import { Ground } from './ground.tsx';
import { type Place, placeOn, type Sheet, sheetOf } from './layout.ts';
import { Pawns } from './pawns.tsx';
import { Faces, Ring } from './places.tsx';
import { type Destinations, deedsIn, destinationsIn } from './playing.ts';
import type { Point } from './projection.ts';
import { steered } from './steer.ts';
import { spoken, tellingsOf } from './telling.ts';
import { DialectLegend, MarkLegend, ZoomTools } from './tools.tsx';
import { mapWords } from './words/index.ts';

const name = 'map'; // of what the drawing refers to within the page

/** The place an event of the pointer is about. */
function placeUnder(sheet: Sheet, { target }: Event): Place | undefined {
  const drawn = target instanceof Element ? target.closest('[data-place]') : null;
  return placeOn(sheet, drawn?.getAttribute('data-place') ?? null);
}

/** Where my pawn stands. */
function homeOf(sheet: Sheet, { players }: View, seat: number | null): Place | undefined {
  return placeOn(sheet, players.find((player) => player.seat === seat)?.place ?? null);
}

/** What I would ask for to go to a place where nothing is offered; null where one cannot ask. */
function wishFor(place: Place, home: Place | undefined, { phase }: View): Action | null {
  if (place === home) return null;
  const [start, go] = [
    { type: 'start-at', zone: place.id },
    { type: 'move', to: place.id },
  ];
  if (phase === 'starting') return place.zone === null ? null : start;
  return phase === 'actions' ? go : null;
}

/** How long what is pointed at stays, while the pointer is on its way to the card, in milliseconds. */
const patience = 300;

/** Whether the pointer has come nearer to the card; so has one that is within it. */
function isNearing(card: Element | null, [fromX, fromY]: Point, [x, y]: Point): boolean {
  if (card === null) return false;
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const away = (atX: number, atY: number): number =>
    Math.hypot(Math.max(left - atX, 0, atX - right), Math.max(top - atY, 0, atY - bottom));
  return away(x, y) < away(fromX, fromY);
}

/** Lets go of what is pointed at late, where the pointer may be on its way to the card. */
function usePatience(point: (id: string | null) => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Point>([0, 0]);
  const hold = () => clearTimeout(waiting.current);
  useEffect(() => hold, []);
  return {
    hold,
    later: (id: string | null) => {
      hold();
      waiting.current = setTimeout(() => point(id), patience);
    },
    now: (id: string | null) => {
      hold();
      point(id);
    },
    /** Whether the pointer goes towards the card since it was asked last. */
    nears: (card: Element | null, { clientX, clientY }: PointerEvent): boolean => {
      const was = last.current;
      last.current = [clientX, clientY];
      return isNearing(card, was, last.current);
    },
  };
}

/** Which place is looked at: pointed at for a moment, or chosen until another is. */
function useLook() {
  const [pointed, point] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [isClosed, close] = useState(false);
  return {
    looked: isClosed ? null : (pointed ?? chosen),
    pointed,
    chosen,
    isClosed,
    point: (id: string | null) => {
      if (id !== null) close(false);
      point(id);
    },
    choose: (id: string) => {
      close(false);
      choose(id);
    },
    close: () => {
      close(true);
      point(null);
    },
  };
}

const classOf = (place: Place, looked: Place | undefined, destinations: Destinations): string =>
  [
    'map-place',
    ...(destinations.has(place.id) ? ['map-place-open'] : []),
    ...(place.id === looked?.id ? ['map-place-looked'] : []),
  ].join(' ');

/** Whether the journeys are told, on a map of their own: this one then is folded up. */
const hasJourneys = ({ ending }: Game, { status, version, newest }: Position): boolean =>
  status === 'ended' && ending !== 'cancelled' && version === newest;

/** Italy with everything on it, to look at and to play on. */
export function ItalyMap({ game, position, before, title, printed, draft, nameOf }: BoardProps) {
  const facts = factsOf(printed);
  const view = viewOf(position);
  if (facts === null || view === null) return null;
  const italy = <Italy {...{ position, before, title, draft, nameOf, facts, view }} />;
  if (!hasJourneys(game, position)) return italy;
  return (
    <Group id="ended-map" heading={mapWords.value.asItEnded} startsFolded>
      {italy}
    </Group>
  );
}

type ItalyProps = Omit<BoardProps, 'game' | 'printed'> & {
  readonly facts: NonNullable<ReturnType<typeof factsOf>>;
  readonly view: View;
};

function Italy({ position, before, title, draft, nameOf, facts, view }: ItalyProps) {
  const say = mapWords.value;
  const sheet = sheetOf(facts);
  const ground = useMemo(() => <Ground sheet={sheet} name={name} />, [sheet]);
  const home = homeOf(sheet, view, position.seat);
  const isPlaying = draft !== null && position.status === 'running';
  const { frame, svg, zoom, showAll, showClose, reveal, hasDragged, handlers } = useFrame(
    sheet.box,
    isPlaying ? (home?.at ?? null) : null,
  );
  const look = useLook();
  const patient = usePatience(look.point);
  const card = useRef<HTMLDivElement>(null);
  const [wasLooked, noteLooked] = useState<string | null>(null); // as a finger came down

  const isActing = draft !== null && isToAct(position);
  const offers: readonly Offer[] = isActing ? draft.offers.value : [];
  const destinations = useMemo(() => destinationsIn(offers), [offers]);
  const looked = placeOn(sheet, look.looked) ?? (look.isClosed ? undefined : home);
  const entry = placeOn(sheet, look.chosen) ?? home ?? sheet.places[0];
  const known = { sheet, facts, view, nameOf };
  const names = useMemo(
    () => sheet.places.map((place) => spoken(place, known, destinations.get(place.id))),
    [sheet, view, destinations, say],
  );

  const larger = (by: number) => zoom(by, looked?.at ?? null);

  function go(place: Place): void {
    const offer = destinations.get(place.id);
    look.choose(place.id);
    if (offer !== undefined) void draft?.add(offer);
  }

  function onPointerOver(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const isOnItsWay =
      patient.nears(card.current?.firstElementChild ?? null, event) && look.pointed !== null;
    const id = placeUnder(sheet, event)?.id ?? null;
    if (isOnItsWay) patient.later(id);
    else patient.now(id);
  }

  /** Below the map of a phone, the price and the button to go may lie out of sight. */
  function showGoing(): void {
    card.current?.querySelector('.map-going')?.scrollIntoView({ block: 'nearest' });
  }

  /** A finger points first, and goes where it points when it comes down again. */
  function onClick(event: MouseEvent): void {
    const place = placeUnder(sheet, event);
    if (place === undefined || hasDragged()) return;
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isFinger && wasLooked !== place.id) {
      look.choose(place.id);
      requestAnimationFrame(showGoing);
    } else go(place);
  }

  function focusOn(place: Place): void {
    look.choose(place.id);
    reveal(place.at);
    svg.current?.querySelector<SVGGElement>(`[data-place="${place.id}"][role]`)?.focus();
  }

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => larger(zoomStep),
    '=': () => larger(zoomStep),
    '-': () => larger(1 / zoomStep),
    '0': showAll,
    Home: () => home !== undefined && focusOn(home),
    Escape: look.close,
    Enter: () => entry !== undefined && go(entry),
    ' ': () => entry !== undefined && go(entry),
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || entry === undefined) return;
    const next = steered(sheet.places, entry, event.key);
    const act = next === undefined ? keys[event.key] : () => focusOn(next);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <figure class="map-figure" aria-label={say.map}>
      <div class="map-stage">
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML groups what is drawn */}
        <svg
          ref={svg}
          class={frame.scale === 1 ? 'map-drawing map-whole' : 'map-drawing'}
          viewBox={viewBoxOf(sheet.box, frame)}
          role="group"
          aria-label={say.map}
          aria-describedby="map-keys"
          {...handlers}
          onPointerDownCapture={() => noteLooked(looked?.id ?? null)}
          onPointerOver={onPointerOver}
          onPointerLeave={() => patient.later(null)}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {ground}
          <g class="map-places">
            {sheet.places.map((place, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
              <g
                key={place.id}
                class={classOf(place, looked, destinations)}
                transform={`translate(${place.at[0].toFixed(1)} ${place.at[1].toFixed(1)})`}
                role="button"
                tabindex={place.id === entry?.id ? 0 : -1}
                data-place={place.id}
                aria-label={names[index]}
                onFocus={() => look.choose(place.id)}
              >
                <Ring place={place} />
              </g>
            ))}
          </g>
          <Faces sheet={sheet} view={view} facts={facts} />
          <Pawns sheet={sheet} view={view} before={before === null ? null : viewOf(before)} />
        </svg>
        <ZoomTools
          zoom={larger}
          showAll={showAll}
          showMine={isPlaying && home !== undefined ? () => showClose(home.at) : null}
        />
        {looked !== undefined && (
          <div
            ref={card}
            class="map-card-place"
            onPointerEnter={patient.hold}
            onPointerLeave={() => patient.later(null)}
          >
            <Card
              place={looked}
              tellings={tellingsOf(looked, known)}
              deeds={looked === home ? deedsIn(offers) : []}
              draft={isActing ? draft : null}
              title={title}
              offer={destinations.get(looked.id)}
              wish={wishFor(looked, home, view)}
              isLow={isUnderCard(sheet.box, frame, looked.at)}
              close={look.close}
            />
          </div>
        )}
      </div>
      <figcaption class="map-caption">
        <p id="map-keys" class="unseen">
          {say.keys}
        </p>
        <DialectLegend />
        <MarkLegend />
      </figcaption>
    </figure>
  );
}
