import type { Scene } from '../scene.ts';
import { listed } from '../scene.ts';
import { debtorOf, isJoker, myselfIn } from '../view.ts';
import { Picker } from './picker.tsx';

/** The cards one shows of those one has bid, laid face down until all have. */
export function Showing({ scene }: { readonly scene: Scene }) {
  const { view, say, nameOf } = scene;
  const { showdown, me: seat } = view;
  const me = myselfIn(view);
  if (showdown === null || seat === null || !showdown.seats.includes(seat)) return null;
  const { noble, cards: needed, seats } = showdown;
  const hand = me?.hand ?? [];
  const usable = hand.filter(
    ({ card }) => isJoker(card) || noble === 'maximilian' || debtorOf(card) === noble,
  );
  return (
    <>
      <p class="augsburg-line">
        {seats.length === 1
          ? say.showing.alone(needed)
          : say.showing.against(needed, listed(seats.map(nameOf)))}
      </p>
      {showdown.laid.includes(seat) && <p class="augsburg-quiet">{say.showing.laid}</p>}
      <Picker
        key={`${view.round} ${noble}`}
        scene={scene}
        kind="show"
        legend={say.asksMe.show}
        cards={usable}
        first={hand.filter(({ aside }) => aside === 'laid').map(({ card }) => card)}
        label={() => say.showing.lay}
        tally={(chosen) => say.showing.chosen(chosen.length, needed)}
      />
    </>
  );
}
