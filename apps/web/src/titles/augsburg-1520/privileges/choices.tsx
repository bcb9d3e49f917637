import './privileges.css';
import type { Offer } from '@staffetta/client';
import { Act } from '../act.tsx';
import { PrivilegeMark } from '../emblems.tsx';
import { Group } from '../group.tsx';
import { privilegesOn } from '../printed.ts';
import { Rules } from '../rules.tsx';
import type { Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import type { Privilege, View } from '../view.ts';
import { privilegeFor } from './by-privilege.ts';
import { notesOn } from './worth.ts';

type Winning = NonNullable<View['winning']>;

/** What the winner has left, or of what somebody was robbed. */
function stateSaid({ view, say, nameOf }: Scene, winning: Winning): string | null {
  const tell = tableWords.value;
  const { seat, used, robbed } = winning;
  if (robbed !== null) {
    const level = `${say.level(robbed.level)} (${say.colours[robbed.colour]})`;
    return tell.robbed(nameOf(robbed.seat), level);
  }
  return view.question === 'privilege' ? tell.uses(nameOf(seat), 2 - used) : null;
}

type WaysProps = { readonly scene: Scene; readonly offers: readonly Offer[] };

/** Ways to choose, each with what it gives and what it loses. */
const Ways = ({ scene, offers }: WaysProps) =>
  offers.length === 0 ? null : (
    <ul class="augsburg-ways">
      {offers.map(({ action, sentence }) => (
        <li key={sentence} class="augsburg-way">
          <Act scene={scene} action={action} label={sentence} />
          <ul class="augsburg-notes">
            {notesOn(scene, action).map(({ text, isLoss }) => (
              <li key={text} class={isLoss ? 'augsburg-loss' : 'augsburg-gain'}>
                {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );

/** Which of the privileges printed on a card are left; of two alike the first was used first. */
function withLeft(
  printed: readonly Privilege[],
  left: readonly Privilege[],
): readonly { readonly privilege: Privilege; readonly isLeft: boolean }[] {
  const countIn = (list: readonly Privilege[], privilege: Privilege): number =>
    list.filter((other) => other === privilege).length;
  return printed.map((privilege, place) => {
    const used = countIn(printed, privilege) - countIn(left, privilege);
    return { privilege, isLeft: countIn(printed.slice(0, place), privilege) >= used };
  });
}

type CardProps = WaysProps & { readonly winning: Winning; readonly card: string };

/** The card in use: its privileges, and what may be done by each. */
function CardInUse({ scene, winning, card, offers }: CardProps) {
  const tell = tableWords.value;
  const seen = new Set<Privilege>();
  const isAsked = winning.used < 2;
  return (
    <ul class="augsburg-choices-list">
      {withLeft(privilegesOn(scene.facts, card), winning.left).map(
        ({ privilege, isLeft }, place) => {
          const isFirst = isLeft && !seen.has(privilege);
          if (isLeft) seen.add(privilege);
          const ways = isFirst
            ? offers.filter(({ action }) => privilegeFor(action) === privilege)
            : [];
          const isOpen = isLeft && isAsked;
          return (
            <li
              key={place}
              class={isOpen ? 'augsburg-choice' : 'augsburg-choice augsburg-choice-used'}
            >
              <PrivilegeMark of={privilege} />
              <div>
                <strong>{scene.say.privileges[privilege]}</strong>
                {!isOpen && <span class="augsburg-quiet"> {tell.used}</span>}
                <Ways scene={scene} offers={ways} />
              </div>
            </li>
          );
        },
      )}
    </ul>
  );
}

const besides = ['waive', 'done', 'take-compensation'];

/** What the winner of an auction may choose, with what each choice would give and lose. */
export function Choices({ scene }: { readonly scene: Scene }) {
  const { view, draft, say, nameOf } = scene;
  const { winning } = view;
  if (winning === null || (winning.card === null && winning.robbed === null)) return null;
  const tell = tableWords.value;
  const offers = (draft?.offers.value ?? []).filter(({ kind }) => kind === 'action');
  const state = stateSaid(scene, winning);
  const { choices, choicesOf } = tell.headings;
  const noble = say.nobles[winning.noble];
  const heading =
    winning.seat === view.me ? choices(noble) : choicesOf(noble, nameOf(winning.seat));
  const byArchitect = offers.filter(({ action }) => Reflect.get(action, 'by') === 'architect');
  return (
    <Group id="choices" heading={heading}>
      {state !== null && <p>{state}</p>}
      {winning.card !== null && (
        <CardInUse scene={scene} winning={winning} card={winning.card} offers={offers} />
      )}
      {byArchitect.length > 0 && (
        <section>
          <h4>{tell.withArchitect}</h4>
          <Ways scene={scene} offers={byArchitect} />
        </section>
      )}
      <Ways scene={scene} offers={offers.filter(({ action }) => besides.includes(action.type))} />
      <Rules scene={scene} rules={['A 3.1', 'A 3.5', 'A 3.9', 'A 4.1']} />
    </Group>
  );
}
