import { Act, Acts } from './act.tsx';
import { offersOf, type WishedAction } from './acts.ts';
import { Explained } from './pieces.tsx';
import type { Scene } from './scene.ts';
import { numberOfTile } from './view.ts';

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

/** The tiles one is looking at: one is kept, the others go back in some order. */
function Looking({ scene }: { readonly scene: Scene }) {
  const { view, facts, draft, say } = scene;
  const ways = offersOf(draft?.offers.value ?? [], 'keep-tile');
  return (
    <>
      {view.shownTiles.length > 0 && (
        <p class="dve-line">
          {say.shown}:{' '}
          {view.shownTiles.map((id) => (
            <span key={id} class="dve-library-tile">
              {numberOfTile(facts, id)}
            </span>
          ))}
        </p>
      )}
      {ways.length > 0 && (
        <div class="dve-acts">
          {ways.map(({ offer, action }) => (
            <Act key={offer.sentence} scene={scene} action={action} label={offer.sentence} />
          ))}
        </div>
      )}
    </>
  );
}

/** What one may do once a turn, whatever one's place. */
function OnceATurn({ scene }: { readonly scene: Scene }) {
  const { say } = scene;
  const things = [
    { name: say.salterio, action: { type: 'study-salterio' }, rules: ['DVE 7.1', 'DVE 7'] },
    { name: say.business, action: { type: 'do-business' }, rules: ['DVE 7.2', 'DVE 7'] },
  ];
  return (
    <ul class="dve-tile-list dve-once">
      {things.map(({ name, action, rules }) => (
        <li key={name} class="dve-tile">
          <Explained
            scene={scene}
            what={{ name, notes: [], rules, acts: [action] }}
            kind="dve-tile-face"
          >
            <strong>{name}</strong>
          </Explained>
          <Acts scene={scene} acts={[{ action, label: say.doIt }]} />
        </li>
      ))}
    </ul>
  );
}

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
      <Looking scene={scene} />
    </div>
  );
}

/** The free tiles, the Papal Library, and what one may do anywhere. */
export function TileGroup({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  return (
    <section class="dve-group dve-tiles" aria-labelledby="dve-tiles">
      <h3 id="dve-tiles">{say.headings.tiles}</h3>
      <OnceATurn scene={scene} />
      <Tiles scene={scene} ids={view.friars} heading={say.headings.friars} none={say.noFriar} />
      <Tiles
        scene={scene}
        ids={view.cardinals}
        heading={say.headings.cardinals}
        none={say.noCardinal}
      />
      <Library scene={scene} />
    </section>
  );
}
