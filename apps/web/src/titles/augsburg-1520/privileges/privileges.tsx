import './privileges.css';
import { Act } from '../act.tsx';
import { PrivilegeMark } from '../emblems.tsx';
import { Group } from '../group.tsx';
import { privilegesOn } from '../printed.ts';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import { isOver, numberOf } from '../view.ts';
import { promiseOf } from './worth.ts';

type CardProps = { readonly scene: Scene; readonly card: string; readonly isOpen: boolean };

/** A privilege card: its three privileges, and what they would be to whoever looks. */
function Card({ scene, card, isOpen }: CardProps) {
  const tell = tableWords.value;
  return (
    <li class={isOpen ? 'augsburg-charter' : 'augsburg-charter augsburg-charter-next'}>
      <h5 class="augsburg-charter-head">
        <span class="unseen">{tell.card(numberOf(card))}</span>
        <span class="augsburg-wax" aria-hidden="true">
          {numberOf(card)}
        </span>
      </h5>
      <ul class="augsburg-grants">
        {privilegesOn(scene.facts, card).map((privilege, place) => {
          const promise = isOpen ? promiseOf(scene, privilege) : null;
          return (
            <li key={place} class="augsburg-grant">
              <PrivilegeMark of={privilege} />
              <span>{scene.say.privileges[privilege]}</span>
              {promise !== null && (
                <span class={promise.isLoss ? 'augsburg-loss' : 'augsburg-gain'}>
                  {promise.text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <Act scene={scene} action={{ type: 'choose-privileges', card }} label={tell.takeCard} />
    </li>
  );
}

/** The price on the back of the deck's top card. */
function Deck({ scene: { view } }: { readonly scene: Scene }) {
  const tell = tableWords.value;
  const { topPrice } = view;
  return (
    <p class="augsburg-deck">
      <span class="augsburg-card-back" aria-hidden="true">
        {topPrice ?? '–'}
      </span>
      {topPrice === null ? tell.noDeck : tell.topPrice(topPrice)}
    </p>
  );
}

/** The privilege cards of this round and of the next, and the price on the deck. */
export function Privileges({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const tell = tableWords.value;
  const { open, next } = view.privilegeCards;
  if (isOver(view)) return null;
  const isLast = view.round === view.rounds;
  return (
    <Group id="privileges" heading={say.headings.privileges}>
      <h4>{tell.now}</h4>
      {open.length === 0 ? (
        <p class="augsburg-quiet">{tell.noneOpen}</p>
      ) : (
        <ul class="augsburg-charters">
          {open.map((card) => (
            <Card key={card} scene={scene} card={card} isOpen />
          ))}
        </ul>
      )}
      {!isLast && (
        <>
          <h4>{tell.nextRound}</h4>
          {next === null ? (
            <p class="augsburg-quiet">{tell.shuffled}</p>
          ) : (
            <ul class="augsburg-charters">
              {next.map((card) => (
                <Card key={card} scene={scene} card={card} isOpen={false} />
              ))}
            </ul>
          )}
        </>
      )}
      <Deck scene={scene} />
      <Rules scene={scene} rules={['A 1.5', 'A 3.1', 'A 3.11', 'A 3.4']} />
    </Group>
  );
}
