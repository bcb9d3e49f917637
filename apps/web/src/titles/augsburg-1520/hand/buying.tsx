import type { Scene } from '../scene.ts';
import { myselfIn, priceOf } from '../view.ts';
import { Picker } from './picker.tsx';

/** The cards one was dealt, with their prices: what they come to, and what remains of one's money. */
export function Buying({ scene }: { readonly scene: Scene }) {
  const { view, facts, say } = scene;
  const me = myselfIn(view);
  if (view.question !== 'buy' || me === null || me.dealt === null) return null;
  const money = me.florins ?? 0;
  const sumOf = (chosen: readonly string[]): number =>
    chosen.reduce((sum, card) => sum + priceOf(facts, card), 0);
  const remains = (sum: number): string =>
    sum > money ? say.buying.tooMuch(sum - money) : say.buying.left(money - sum);
  return (
    <Picker
      key={view.round}
      scene={scene}
      kind="buy"
      legend={say.buying.heading}
      cards={me.dealt.map(({ card }) => ({ card, note: `${priceOf(facts, card)}` }))}
      first={me.dealt.filter(({ isChosen }) => isChosen).map(({ card }) => card)}
      label={(chosen) => (chosen.length === 0 ? say.buying.nothing : say.buying.buy)}
      tally={(chosen) =>
        `${say.buying.sum(chosen.length, sumOf(chosen))} · ${remains(sumOf(chosen))}`
      }
    />
  );
}
