import type { Scene } from '../scene.ts';
import { debtorOf, isJoker, myselfIn } from '../view.ts';
import { Picker } from './picker.tsx';

/** The cards one shows of those one has bid, laid face down until all have. */
export function Showing({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const { showdown, me: seat } = view;
  const me = myselfIn(view);
  if (showdown === null || seat === null || !showdown.seats.includes(seat)) return null;
  const { noble, cards: needed } = showdown;
  const hand = me?.hand ?? [];
  const usable = hand.filter(
    ({ card }) => isJoker(card) || noble === 'maximilian' || debtorOf(card) === noble,
  );
  return (
    <>
      {showdown.laid.includes(seat) && <p class="augsburg-quiet">{say.showing.laid}</p>}
      <Picker
        key={`${view.round} ${noble}`}
        scene={scene}
        kind="show"
        legend={say.showing.yours}
        cards={usable}
        first={hand.filter(({ aside }) => aside === 'laid').map(({ card }) => card)}
        label={() => say.showing.lay}
        tally={(chosen) => say.showing.chosen(chosen.length, needed)}
      />
    </>
  );
}
