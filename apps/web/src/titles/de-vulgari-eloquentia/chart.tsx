import { Group } from './group.tsx';
import { CubesCounted, Explained } from './pieces.tsx';
import { cubesSaid, type Scene } from './scene.ts';
import { comingEvents, type EventTile, eventOf, papalOn, placeName, turnsAtMost } from './view.ts';

function givenBy({ say }: Pick<Scene, 'say'>, { gives, amount }: EventTile): string {
  if (gives === 'auction') return say.auction;
  return gives === 'ducats' ? say.ducats(amount) : say.knowledge(amount);
}

/** What a turn's space of the chart holds. */
function spaceOf({ view, facts }: Scene, turn: number) {
  const id = comingEvents(view, facts).find((coming) => coming.turn === turn)?.id;
  return {
    cubes: view.isLastTurn ? [] : (view.chart[turn - 1] ?? []),
    event: id === undefined ? undefined : eventOf(facts, id),
    papal: papalOn(view, turn),
    isCharity: turn >= 2 && turn <= 11, // printed on the chart
  };
}

/** What a space is called: by its turn, and by whatever it holds. */
const labelOf = (
  { say }: Scene,
  { name, notes }: { readonly name: string; readonly notes: readonly string[] },
): string => (notes.length === 0 ? name : say.named(name, notes.join(', ')));

/** A space of the turn chart: the cubes to come, the event tile, the papal tile. */
function Space({ scene, turn }: { readonly scene: Scene; readonly turn: number }) {
  const { view, facts, say } = scene;
  const { cubes, event, papal, isCharity } = spaceOf(scene, turn);
  const isNow = view.turn === turn && view.phase !== 'over';
  const eventSaid =
    event === undefined
      ? []
      : [say.event(event.name, placeName(facts, event.zone), givenBy(scene, event))];
  const notes = [
    ...(isNow ? [say.thisTurn] : []),
    ...(turn < view.turn ? [] : [cubesSaid(scene, cubes)]),
    ...eventSaid,
    ...(papal === null ? [] : [say.papal[papal.face]]),
    ...(isCharity ? [say.charity] : []),
  ];
  const what = {
    name: say.turn(turn),
    notes,
    rules: [
      'DVE 2.1',
      ...(event === undefined ? [] : ['DVE 4.1']),
      ...(papal === null ? [] : ['DVE 12.1']),
      ...(isCharity ? ['DVE 2.2'] : []),
    ],
    acts: [],
  };
  const state = turn < view.turn ? 'dve-space-past' : '';
  return (
    <li
      class={`dve-space ${isNow ? 'dve-space-now' : state}`}
      aria-current={isNow ? 'step' : undefined}
    >
      <Explained scene={scene} what={what} kind="dve-space-face" label={labelOf(scene, what)}>
        <span class="dve-space-head">
          <span class="dve-figure">{turn}</span>
          {isCharity && (
            <svg class="dve-alms" viewBox="0 0 12 12" aria-hidden="true">
              <circle cx="6" cy="6" r="4.6" />
              <path d="M6 3.4V8.6M4.4 5H7.6" />
            </svg>
          )}
          {papal !== null && (
            <span class={`dve-papal dve-papal-${papal.face}`} aria-hidden="true" />
          )}
        </span>
        <CubesCounted cubes={cubes} say={say} />
        {event !== undefined && (
          <span class="dve-event">
            <em lang="it">{event.name}</em>
            <span lang="it">{placeName(facts, event.zone)}</span>
            <span>{givenBy(scene, event)}</span>
          </span>
        )}
      </Explained>
    </li>
  );
}

/** The chart of all turns. */
export function Chart({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const out = [...view.gone, ...view.chart.slice(turnsAtMost).flat()];
  return (
    <Group id="chart" heading={say.headings.chart}>
      <ol class="dve-spaces">
        {Array.from({ length: turnsAtMost }, (_, place) => (
          <Space key={place} scene={scene} turn={place + 1} />
        ))}
      </ol>
      {out.length > 0 && <p class="dve-quiet">{say.outOfPlay(cubesSaid(scene, out))}</p>}
    </Group>
  );
}
