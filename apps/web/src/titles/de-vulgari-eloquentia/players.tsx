import { Acts } from './act.tsx';
import { Group } from './group.tsx';
import { Manuscript } from './market.tsx';
import { Cubes, Disc, Explained } from './pieces.tsx';
import { cubesSaid, type Scene } from './scene.ts';
import { isPlayed, levelAt, numberOfTile, type Player, placeName, spaceOf } from './view.ts';

type PlayerProps = { readonly scene: Scene; readonly player: Player };

function ruleOf(tile: string | null): string {
  if (tile === null) return 'DVE 1.1';
  return tile.startsWith('friar-') ? 'DVE 9' : 'DVE 10';
}

/** What somebody is: a Merchant, or the Friar or Cardinal whose tile he holds. */
function Standing({ scene, player: { friar, cardinal } }: PlayerProps) {
  const { say, nameOfPiece } = scene;
  const tile = cardinal ?? friar;
  const effect = tile === null ? undefined : say.effects[tile];
  const what = {
    name: tile === null ? say.merchant : nameOfPiece(tile),
    notes: effect === undefined ? [] : [effect],
    rules: [ruleOf(tile)],
    acts: [],
  };
  return (
    <Explained scene={scene} what={what} kind="dve-standing">
      <strong>{what.name}</strong>
      {effect !== undefined && <span>{effect}</span>}
    </Explained>
  );
}

/** What else there is to know of a player. */
function besides({ view, facts, say }: Scene, player: Player): readonly string[] {
  const { gift, visited, hasTile, hasDenounced, elected } = player;
  const hasStudied = facts.zones.some(
    ({ id, messenger }) => messenger === true && visited.includes(id),
  );
  return [
    ...(gift === null || hasStudied || !isPlayed(view) ? [] : [say.gift(gift)]),
    ...(hasTile ? [say.keepsTile] : []),
    ...(hasDenounced ? [say.hasDenounced] : []),
    ...(elected === null || elected === 'nothing' ? [] : [say.elected(say.statuses[elected])]),
  ];
}

/** What is behind a screen, or that one may not look there. */
function Screen({ scene, player }: PlayerProps) {
  const { view, facts, say } = scene;
  const { screen, virtualCube } = player;
  if (screen === null) return <p class="dve-quiet dve-closed">{say.closed}</p>;
  const { cubes, manuscripts, tile, votes } = screen;
  return (
    <div class="dve-screen">
      {player.seat === view.me && <h5>{say.headings.screen}</h5>}
      <p class="dve-held">
        <Cubes cubes={cubes} say={say} />
        <span class={cubes.length === 0 ? 'dve-quiet' : 'unseen'}>{cubesSaid(scene, cubes)}</span>
        <strong>{say.votes(votes)}</strong>
        {virtualCube !== null && (
          <span class="dve-quiet">+ {say.virtual(say.cubes[virtualCube][0])}</span>
        )}
      </p>
      {manuscripts.length === 0 ? (
        <p class="dve-quiet">{say.noManuscripts}</p>
      ) : (
        <ul class="dve-shelf">
          {manuscripts.map((id) => (
            <Manuscript key={id} scene={scene} id={id} cost={null} />
          ))}
        </ul>
      )}
      {tile !== null && <p>{say.libraryTile(numberOfTile(facts, tile))}</p>}
    </div>
  );
}

/** What lies before a player, and behind his screen. */
function Corner({ scene, player }: PlayerProps) {
  const { view, facts, say, nameOf } = scene;
  const { seat, place, ducats, front, visited } = player;
  const space = spaceOf(view.knowledge, seat);
  const more = besides(scene, player);
  return (
    <>
      <div class="dve-player-head">
        <Disc seat={seat} />
        <h4>{nameOf(seat)}</h4>
        <span class="dve-purse">
          <strong>{ducats}</strong> {say.ducats(ducats).replace(/^\d+\s*/, '')}
        </span>
      </div>
      <Standing scene={scene} player={player} />
      <dl class="dve-facts">
        <dt>{say.place}</dt>
        <dd>{place === null ? say.notPlaced : placeName(facts, place)}</dd>
        <dt>{say.headings.knowledge}</dt>
        <dd>{say.atLevel(space, levelAt(facts, space))}</dd>
        <dt>{say.front}</dt>
        <dd>
          {front.length} <Cubes cubes={front} say={say} />
        </dd>
        <dt>{say.visited}</dt>
        <dd>{visited.length}</dd>
      </dl>
      {more.length > 0 && <p class="dve-line">{more.join(' · ')}</p>}
      <Acts scene={scene} acts={[{ action: { type: 'denounce', seat }, label: say.denounce }]} />
      <Screen scene={scene} player={player} />
    </>
  );
}

/** One's own corner of the table, which one decides with. */
export function Mine({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const player = view.players.find(({ seat }) => seat === view.me);
  if (player === undefined) return null;
  return (
    <Group id="mine" heading={say.headings.mine}>
      <div class="dve-player" data-seat={player.seat}>
        <Corner scene={scene} player={player} />
      </div>
    </Group>
  );
}

/** Everybody else; all, for somebody who only watches. */
export function Players({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const others = view.players.filter(({ seat }) => seat !== view.me);
  return (
    <Group id="players" heading={view.me === null ? say.headings.players : say.headings.others}>
      <ul class="dve-player-list">
        {others.map((player) => (
          <li key={player.seat} class="dve-player" data-seat={player.seat}>
            <Corner scene={scene} player={player} />
          </li>
        ))}
      </ul>
    </Group>
  );
}
