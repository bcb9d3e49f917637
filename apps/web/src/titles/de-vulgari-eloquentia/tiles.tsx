import { Acts } from './act.tsx';
import type { WishedAction } from './acts.ts';
import { Group } from './group.tsx';
import { Explained } from './pieces.tsx';
import type { Scene } from './scene.ts';

const discards = ['red', 'black', 'virtual'] as const;
type Discard = (typeof discards)[number];

/** What one gives for a Cardinal's tile, in words. */
function discardSaid({ say }: Scene, discard: Discard): string {
  return say.discard(
    discard === 'virtual' ? say.virtual(say.cubes.black[0]) : say.cubes[discard][0],
  );
}

type Way = { readonly action: WishedAction; readonly label: string };

function waysTo(scene: Scene, id: string): readonly Way[] {
  const { say } = scene;
  if (id.startsWith('friar-')) {
    return [{ action: { type: 'become-friar', friar: id }, label: say.become }];
  }
  return discards.map((discard) => ({
    action: { type: 'become-cardinal', cardinal: id, discard },
    label: discardSaid(scene, discard),
  }));
}

/** A free tile of a Friar or a Cardinal, with what it does. */
function Tile({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const { say, nameOfPiece } = scene;
  const isFriar = id.startsWith('friar-');
  const ways = waysTo(scene, id);
  const what = {
    name: nameOfPiece(id),
    notes: [say.effects[id] ?? ''],
    rules: isFriar ? ['DVE 4.4', 'DVE 9'] : ['DVE 4.5', 'DVE 10'],
    acts: ways.slice(0, 1).map(({ action }) => action),
  };
  return (
    <li class={`dve-tile ${isFriar ? 'dve-tile-friar' : 'dve-tile-cardinal'}`} data-pieces={id}>
      <Explained scene={scene} what={what} kind="dve-tile-face">
        <strong>{what.name}</strong>
        <span>{say.effects[id]}</span>
      </Explained>
      <Acts scene={scene} acts={ways} />
    </li>
  );
}

type TilesProps = {
  readonly scene: Scene;
  readonly ids: readonly string[];
  readonly heading: string;
  readonly none: string;
};

const Tiles = ({ scene, ids, heading, none }: TilesProps) => (
  <div>
    <h4>{heading}</h4>
    {ids.length === 0 ? (
      <p class="dve-quiet">{none}</p>
    ) : (
      <ul class="dve-tile-list">
        {ids.map((id) => (
          <Tile key={id} scene={scene} id={id} />
        ))}
      </ul>
    )}
  </div>
);

function Library({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const action = { type: 'look-in-library' };
  const what = {
    name: say.headings.library,
    notes: [say.libraryLeft(view.library.left)],
    rules: ['DVE 8.5', 'DVE 13.4'],
    acts: [action],
  };
  return (
    <div>
      <h4>{say.headings.library}</h4>
      <ul class="dve-tile-list">
        <li class="dve-tile">
          <Explained scene={scene} what={what} kind="dve-tile-face">
            <span>{say.libraryLeft(view.library.left)}</span>
          </Explained>
          <Acts scene={scene} acts={[{ action, label: say.look }]} />
        </li>
      </ul>
    </div>
  );
}

/** The free tiles, and the Papal Library. */
export function TileGroup({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  return (
    <Group id="tiles" heading={say.headings.tiles}>
      <Tiles scene={scene} ids={view.friars} heading={say.headings.friars} none={say.noFriar} />
      <Tiles
        scene={scene}
        ids={view.cardinals}
        heading={say.headings.cardinals}
        none={say.noCardinal}
      />
      <Library scene={scene} />
    </Group>
  );
}
