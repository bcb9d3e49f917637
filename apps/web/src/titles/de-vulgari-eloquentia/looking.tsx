import { Act } from './act.tsx';
import { offersOf } from './acts.ts';
import type { Scene } from './scene.ts';
import { numberOfTile } from './view.ts';

/** The tiles one is looking at: one is kept, the others go back in some order. */
export function Looking({ scene }: { readonly scene: Scene }) {
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
