import { Act } from '../act.tsx';
import { offersOf } from '../acts.ts';
import { CarriedOrder } from '../orders/carried-order.tsx';
import { Refusal } from '../refusal.tsx';
import type { Scene } from '../scene.ts';
import { nobleNow, partsLeft } from '../view.ts';

const kinds = ['bid', 'call', 'pass'];

/** What one may say: legal numbers only, and why there are no others. */
function Sayings({ scene }: { readonly scene: Scene }) {
  const { draft, view, say } = scene;
  const offers = draft?.offers.value ?? [];
  const bids = offersOf(offers, 'bid').map(({ action: { cards } }) => Number(cards));
  const highest = view.auction?.highest ?? 0;
  const beyond = Math.max(highest, ...bids) + 1;
  return (
    <>
      <div class="augsburg-sayings">
        {bids.length > 0 && (
          <fieldset class="augsburg-bids">
            <legend>{say.bid}</legend>
            {bids.map((cards) => (
              <Act key={cards} scene={scene} action={{ type: 'bid', cards }} label={`${cards}`} />
            ))}
          </fieldset>
        )}
        <Act scene={scene} action={{ type: 'call', cards: highest }} label={say.call(highest)} />
        <Act scene={scene} action={{ type: 'pass' }} label={say.pass} />
      </div>
      {offers.length > 0 && <Refusal scene={scene} action={{ type: 'bid', cards: beyond }} />}
    </>
  );
}

/** Whether the auction goes on, and an order can still do something in it. */
function mayLeave({ view }: Scene): boolean {
  const { auction, me } = view;
  const hasPassed = me !== null && auction?.passed.includes(me) === true;
  const isGoingOn = auction === null || auction.leader !== null || hasPassed; // or the next has begun
  return nobleNow(view) !== null && isGoingOn && Object.values(partsLeft(view)).some((is) => is);
}

/** What one says in an auction; and what of the rest of it one leaves to an order, with the same send. */
export function Bidding({ scene }: { readonly scene: Scene }) {
  const { draft, say } = scene;
  if (draft === null) return null;
  const planned = draft.steps.value.filter(({ action }) => kinds.includes(action.type));
  const [saying] = planned;
  if (saying === undefined) return <Sayings scene={scene} />;
  return (
    <div class="augsburg-saying">
      <p role="status">
        {say.planned} <strong>{saying.sentence}</strong>
      </p>
      <button type="button" class="augsburg-act" onClick={() => void draft.undo()}>
        {say.thinkAgain}
      </button>
      {mayLeave(scene) && <CarriedOrder draft={draft} scene={scene} />}
    </div>
  );
}
