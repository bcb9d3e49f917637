import { Act } from './act.tsx';
import { offersOf } from './acts.ts';
import { Bidding } from './auction/bidding.tsx';
import { cardSaid } from './card.tsx';
import { Buying } from './hand/buying.tsx';
import { Showing } from './hand/showing.tsx';
import { Shield } from './heraldry.tsx';
import { Rules } from './rules.tsx';
import { listed, type Scene } from './scene.ts';
import { isJoker, isOver, myselfIn, nobleNow, type View } from './view.ts';

type Question = NonNullable<View['question']>;

/** The rules of each question. */
const rules: Readonly<Record<Question, readonly string[]>> = {
  buy: ['A 1.3', 'A 5.3'],
  bid: ['A 2.1', 'A 2.3'],
  show: ['A 2.6', 'A 2.7', 'A 2.8'],
  choose: ['A 3.1'],
  privilege: ['A 3.1'],
  discard: ['A 3.4'],
  architect: ['A 3.9'],
  compensation: ['A 3.5'],
  slip: ['A 5.4'],
};

/** The round, and the noble who is visited. */
function Heading({ scene: { view, say } }: { readonly scene: Scene }) {
  const noble = nobleNow(view);
  return (
    <div class="augsburg-now-head">
      {noble !== null && <Shield say={say} noble={noble} />}
      <h3 id="augsburg-round">
        <small>{view.round === 0 ? say.setUp : say.round(view.round, view.rounds)}</small>
        {noble !== null && <span>{say.nobles[noble]}</span>}
      </h3>
    </div>
  );
}

/** Who shows, and how many cards. */
function showdownSaid({ say, nameOf }: Scene, { seats, cards }: Showdown, me: number | null) {
  const [one, ...rivals] = seats;
  if (one === undefined || rivals.length > 0) {
    return say.showing.against(cards, listed(seats.map(nameOf)));
  }
  return one === me ? say.showing.alone(cards) : say.showing.aloneOf(nameOf(one), cards);
}

type Showdown = NonNullable<View['showdown']>;

/** What the game waits for, in sentences. */
function Waiting({ scene }: { readonly scene: Scene }) {
  const { view, say, nameOf } = scene;
  const { question, asked, chosen, me, showdown } = view;
  if (isOver(view)) return <p class="augsburg-line">{say.over}</p>;
  if (question === null) return null;
  const isMine = me !== null && asked.includes(me);
  const isUnsent = question !== 'bid' && isSaying(scene); // its answer can be planned no further
  return (
    <>
      {showdown !== null && <p class="augsburg-line">{showdownSaid(scene, showdown, me)}</p>}
      {isUnsent && <p class="augsburg-question">{say.sendFirst}</p>}
      {isMine && !isUnsent && <p class="augsburg-question">{say.asksMe[question]}</p>}
      {!((isMine && asked.length === 1) || isUnsent) && (
        <p class="augsburg-line">{say.asks[question](listed(asked.map(nameOf)))}</p>
      )}
      {chosen.length > 0 && <p class="augsburg-quiet">{say.chosen(listed(chosen.map(nameOf)))}</p>}
    </>
  );
}

/** The answers there are, each in its own words. */
function Answers({ scene, kind }: { readonly scene: Scene; readonly kind: string }) {
  const { view, draft, say } = scene;
  const hand = (myselfIn(view)?.hand ?? []).map(({ card }) => (isJoker(card) ? 'joker' : card));
  const answers = offersOf(draft?.offers.value ?? [], kind).toSorted(
    (one, other) => hand.indexOf(`${one.action.card}`) - hand.indexOf(`${other.action.card}`),
  );
  if (answers.length === 0) return null;
  const label = ({ offer, action: { card } }: (typeof answers)[number]): string =>
    typeof card === 'string' ? cardSaid(say, card) : offer.sentence;
  return (
    <div class="augsburg-sayings">
      {answers.map((answer) => (
        <Act
          key={answer.offer.sentence}
          scene={scene}
          action={answer.action}
          label={label(answer)}
        />
      ))}
    </div>
  );
}

/** What I am asked, where the answer lies on no other part of the board. */
function Asked({ scene }: { readonly scene: Scene }) {
  switch (scene.view.question) {
    case 'buy':
      return <Buying scene={scene} />;
    case 'show':
      return <Showing scene={scene} />;
    case 'discard':
    case 'slip':
      return <Answers scene={scene} kind={scene.view.question} />;
    default:
      return null;
  }
}

const sayings = ['bid', 'call', 'pass'];

/** What is said is planned: the word has gone on, but not yet been sent. */
const isSaying = ({ view, draft }: Scene): boolean =>
  view.question === 'bid' ||
  (draft?.steps.value.some(({ action }) => sayings.includes(action.type)) ?? false);

/** Where the game stands, what is asked of whom, and the answer. */
export function Now({ scene }: { readonly scene: Scene }) {
  const { question } = scene.view;
  return (
    <section id="augsburg-now" class="augsburg-now" tabIndex={-1} aria-labelledby="augsburg-round">
      <Heading scene={scene} />
      <Waiting scene={scene} />
      {isSaying(scene) ? <Bidding scene={scene} /> : <Asked scene={scene} />}
      {question !== null && <Rules scene={scene} rules={rules[question]} />}
    </section>
  );
}
