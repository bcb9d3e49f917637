import { CardFace } from '../card.tsx';
import { Group } from '../group.tsx';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { byDebtor, isJoker, myselfIn } from '../view.ts';

/** Cards of a hand of which everybody has seen as many; jokers are all alike. */
function withSeen(hand: readonly { readonly card: string }[], seen: readonly string[]) {
  return hand.map((held) => ({ ...held, isSeen: seen.includes(held.card) }));
}

/** One's own cards by noble, and which of them everybody has seen. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const me = myselfIn(view);
  if (me === null || me.hand === null) return null;
  const asides = new Map(me.hand.map(({ card, aside }) => [card, aside]));
  const note = (card: string): string | undefined => {
    const aside = asides.get(card) ?? null;
    return aside === null ? undefined : say.hand[aside];
  };
  const held = withSeen(me.hand, me.seen);
  const jokers = held.filter(({ card }) => isJoker(card));
  const rows = [
    ...byDebtor(held).map(({ debtor, held: cards }) => ({
      id: debtor,
      name: say.nobles[debtor],
      count: say.hand.worth(cards.length, jokers.length),
      cards,
    })),
    ...(jokers.length === 0
      ? []
      : [{ id: 'joker', name: say.joker[1], count: say.jokers(jokers.length), cards: jokers }]),
  ];
  return (
    <Group id="hand" heading={say.headings.hand}>
      {me.florins !== null && <p class="augsburg-purse">{say.hand.money(me.florins)}</p>}
      {rows.length === 0 && <p class="augsburg-quiet">{say.hand.none}</p>}
      <ul class="augsburg-hand-rows">
        {rows.map(({ id, name, count, cards }) => (
          <li key={id} class="augsburg-hand-row">
            <h4>
              {name} <small>{count}</small>
            </h4>
            <ul class="augsburg-cards">
              {cards.map(({ card, isSeen }) => (
                <li key={card}>
                  <CardFace say={say} card={card} isSeen={isSeen} note={note(card)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {me.seen.length > 0 && <p class="augsburg-quiet">{say.hand.seenNote}</p>}
      <Rules scene={scene} rules={['A 2.1', 'A 7']} />
    </Group>
  );
}
