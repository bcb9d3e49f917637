import './prestige.css';
import { SeatMark, SeatToken } from '../../../game/seat-mark.tsx';
import { Stone } from '../emblems.tsx';
import { Group } from '../group.tsx';
import type { Building } from '../printed.ts';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import { isOver, type Player } from '../view.ts';
import { barsOf, fateOf, roundBrings, wantingTo } from './bars.ts';

const buildings = ['church', 'cathedral'] as const satisfies readonly Building[];

const shortest = 60; // spaces of the track, which goes on as far as anybody gets
const tens = 10;

/** How far the track reaches. */
const lengthOf = ({ view }: Scene): number =>
  Math.max(
    shortest,
    ...view.players.map(({ prestige }) => Math.ceil((prestige + 1) / tens) * tens),
  );

/** Where a number lies along the track. */
const along = (points: number, length: number): string => `${(points * 100) / length}%`;

type LaneProps = { readonly scene: Scene; readonly player: Player };

/** What the next end of a round would bring; nothing once there is none. */
const comingTo = ({ view, facts }: Scene, player: Player): number =>
  isOver(view) ? 0 : roundBrings(facts, player);

/** Where somebody stands, where he is stopped and what he loses there, in words. */
function laneSaid(scene: Scene, player: Player): string {
  const { facts } = scene;
  const tell = tableWords.value;
  const wanting = wantingTo(player);
  const lost = player.lost.church + player.lost.cathedral;
  const coming = comingTo(scene, player);
  return [
    wanting === null ? tell.endsNowhere : tell.endsAt(barsOf(facts)[wanting], wanting),
    ...(coming === 0 ? [] : [tell.roundBrings(coming, fateOf(player, coming).lost)]),
    ...(lost === 0 ? [] : [tell.hasLost(lost)]),
  ].join(' · ');
}

const height = 38;
const middle = 20; // of the road

/** How far somebody is, what the round will bring, and which bars are closed to him. */
function Drawing({ scene, player }: LaneProps) {
  const { facts } = scene;
  const { seat, prestige, rights, cap } = player;
  const length = lengthOf(scene);
  const bars = barsOf(facts);
  const { to } = fateOf(player, comingTo(scene, player));
  const x = (points: number): string => along(points, length);
  return (
    <svg class={`augsburg-lane seat-colour-${seat}`} height={height} aria-hidden="true">
      <rect class="augsburg-road" width="100%" height="10" y={middle - 5} rx="5" />
      {cap !== null && (
        <rect
          class="augsburg-closed"
          x={x(cap)}
          width={x(length - cap)}
          height="10"
          y={middle - 5}
        />
      )}
      <rect class="augsburg-coming" width={x(to)} height="10" y={middle - 5} rx="5" />
      <rect class="augsburg-gone" width={x(prestige)} height="10" y={middle - 5} rx="5" />
      {buildings.map((building) => {
        const isBuilt = rights[building] !== null;
        return (
          <g key={building} class={isBuilt ? 'augsburg-gate-open' : 'augsburg-gate'}>
            <line
              x1={x(bars[building])}
              x2={x(bars[building])}
              y1={isBuilt ? 14 : 5}
              y2={height - 3}
            />
            {isBuilt && <Stone of={building} x={x(bars[building])} size={13} />}
          </g>
        );
      })}
      <svg class="augsburg-stand" aria-hidden="true" x={x(prestige)} y={middle}>
        <SeatMark seat={seat} x={0} y={0} />
      </svg>
    </svg>
  );
}

const Lane = ({ scene, player }: LaneProps) => (
  <li class="augsburg-runner" data-seat={player.seat}>
    <p class="augsburg-runner-head">
      <SeatToken seat={player.seat} kind="augsburg-token" />
      <span class="unseen">
        {tableWords.value.stands(scene.nameOf(player.seat), player.prestige)}
      </span>
      <span class="augsburg-name" aria-hidden="true">
        {scene.nameOf(player.seat)}
      </span>
      <strong aria-hidden="true">{player.prestige}</strong>
    </p>
    <Drawing scene={scene} player={player} />
    <p class="augsburg-runner-note">{laneSaid(scene, player)}</p>
  </li>
);

/** The figures above the lanes: the tens, and the two bars with their buildings. */
function Scale({ scene }: { readonly scene: Scene }) {
  const length = lengthOf(scene);
  const bars = barsOf(scene.facts);
  const isNear = (figure: number): boolean =>
    buildings.some((building) => Math.abs(bars[building] - figure) < tens);
  const figures = Array.from({ length: length / tens + 1 }, (_, place) => place * tens);
  return (
    <svg class="augsburg-lane augsburg-scale" height="40" aria-hidden="true">
      {figures.map((figure) => (
        <text
          key={figure}
          class={isNear(figure) ? 'augsburg-near' : undefined}
          x={along(figure, length)}
          y="37"
        >
          {figure}
        </text>
      ))}
      {buildings.map((building) => (
        <g key={building} class="augsburg-bar-sign">
          <Stone of={building} x={along(bars[building], length)} size={20} />
          <text x={along(bars[building], length)} y="37">
            {bars[building]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The track of prestige, a lane for each, with the bars at which it ends for want of a building. */
export function Prestige({ scene }: { readonly scene: Scene }) {
  const { view, facts, say } = scene;
  const tell = tableWords.value;
  const { church, cathedral } = barsOf(facts);
  const ranked = [...view.players].sort((one, other) => other.prestige - one.prestige);
  return (
    <Group id="prestige" heading={say.headings.prestige}>
      <p class="augsburg-quiet">{tell.bars(church, cathedral)}</p>
      <Scale scene={scene} />
      <ol class="augsburg-runners">
        {ranked.map((player) => (
          <Lane key={player.seat} scene={scene} player={player} />
        ))}
      </ol>
      <p class="augsburg-legend" aria-hidden="true">
        <span class="augsburg-sample augsburg-sample-coming" /> {tell.legend.income}
        <span class="augsburg-sample augsburg-sample-closed" /> {tell.legend.closed}
      </p>
      <Rules scene={scene} rules={['A 4.1', 'A 5.2', 'A 6']} />
    </Group>
  );
}
