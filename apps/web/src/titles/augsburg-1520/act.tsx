import { offerOf, type WishedAction } from './acts.ts';
import type { Scene } from './scene.ts';

type ActProps = {
  readonly scene: Scene;
  readonly action: WishedAction;
  readonly label: string;
};

/** What one may do with a thing on the board, with its price; nothing where it is not offered. */
export function Act({ scene: { draft }, action, label }: ActProps) {
  const offer = draft === null ? undefined : offerOf(draft.offers.value, action);
  if (draft === null || offer === undefined) return null;
  const price = offer.kind === 'action' ? offer.price : null;
  return (
    <button
      type="button"
      class="augsburg-act"
      data-kind={action.type}
      onClick={() => void draft.add(offer)}
    >
      <span>{label}</span>
      {price !== null && <small>{price}</small>}
      {label !== offer.sentence && <span class="unseen">{offer.sentence}</span>}
    </button>
  );
}
