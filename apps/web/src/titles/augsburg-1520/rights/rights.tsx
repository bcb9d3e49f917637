import './rights.css';
import { SeatToken } from '../../../game/seat-mark.tsx';
import { Act } from '../act.tsx';
import { offerOf, type WishedAction } from '../acts.ts';
import { Emblem } from '../emblems.tsx';
import { Group } from '../group.tsx';
import { printedOn } from '../printed.ts';
import { Rules } from '../rules.tsx';
import { valueSaid } from '../said.ts';
import { listed, type Scene } from '../scene.ts';
import { tableWords } from '../table-words/index.ts';
import { type Right, rights } from '../view.ts';
import { WhyNot } from '../why-not.tsx';

/** The ways to a tile of this right, the plain one first. */
function waysTo(
  right: Right,
): readonly { readonly action: WishedAction; readonly label: string }[] {
  const tell = tableWords.value;
  if (right !== 'church' && right !== 'cathedral') {
    return [{ action: { type: 'take-right', right }, label: tell.takeIt }];
  }
  return (['violet', 'architect'] as const).map((by) => ({
    action: { type: 'build', building: right, by },
    label: tell.buildBy[by],
  }));
}

type StackProps = { readonly scene: Scene; readonly right: Right };

/** What may be done with the top tile; or why it may not, where the winner looks. */
function Ways({ scene, right }: StackProps) {
  const { draft, view, say } = scene;
  const ways = waysTo(right);
  const offers = draft?.offers.value ?? [];
  const isOpen = ways.some(({ action }) => offerOf(offers, action) !== undefined);
  const [first] = ways;
  const isAsked = view.question === 'privilege' || view.question === 'architect';
  return (
    <div class="augsburg-steps">
      {ways.map(({ action, label }) => (
        <Act key={label} scene={scene} action={action} label={label} />
      ))}
      {!isOpen && isAsked && first !== undefined && (
        <WhyNot scene={scene} action={first.action} about={say.rights[right]} />
      )}
    </div>
  );
}

/** The tiles of a right from top to bottom: only the top one can be taken. */
function Tiles({ scene, right }: StackProps) {
  const { view, before, facts } = scene;
  const tell = tableWords.value;
  const [top, ...below] = view.stacks[right];
  if (top === undefined) return <p class="augsburg-quiet">{tell.stackEmpty}</p>;
  const value = valueSaid(scene, right, top);
  const isNew = before !== null && before.stacks[right][0] !== top;
  return (
    <>
      <p class={isNew ? 'augsburg-deed augsburg-new' : 'augsburg-deed'}>
        <span class="unseen">{tell.top}: </span>
        <strong>{value ?? tell.tiles(below.length + 1)}</strong>
      </p>
      {value !== null && (
        <p class="augsburg-below">
          {tell.below}:{' '}
          {below.length === 0
            ? '—'
            : below.map((tile) => printedOn(facts, right, tile)).join(' · ')}
        </p>
      )}
    </>
  );
}

/** Who has this right already. */
function Owners({ scene: { view, nameOf }, right }: StackProps) {
  const owners = view.players.filter(({ rights: held }) => held[right] !== null);
  if (owners.length === 0) return null;
  const names = listed(owners.map(({ seat }) => nameOf(seat)));
  return (
    <p class="augsburg-owners">
      <span class="unseen">{tableWords.value.ownedBy(names)}</span>
      {owners.map(({ seat }) => (
        <SeatToken key={seat} seat={seat} kind="augsburg-token" />
      ))}
    </p>
  );
}

/** The six stacks of rights. */
export function Rights({ scene }: { readonly scene: Scene }) {
  const { say } = scene;
  return (
    <Group id="rights" heading={say.headings.rights}>
      <ul class="augsburg-stacks">
        {rights.map((right) => (
          <li key={right} class="augsburg-stack" data-right={right}>
            <div class="augsburg-stack-head">
              <Emblem of={right} />
              <div>
                <h4 class="augsburg-stack-name">{say.rights[right]}</h4>
                <p class="augsburg-quiet">{tableWords.value.effects[right]}</p>
              </div>
            </div>
            <Tiles scene={scene} right={right} />
            <Owners scene={scene} right={right} />
            <Ways scene={scene} right={right} />
          </li>
        ))}
      </ul>
      <Rules scene={scene} rules={['A 1.2', 'A 3.7', 'A 3.8', 'A 3.9', 'A 3.10', 'A 4.1']} />
    </Group>
  );
}
