import type { ComponentChildren } from 'preact';
import { Act, Acts } from './act.tsx';
import { offersOf } from './acts.ts';
import { Looking } from './looking.tsx';
import { Cube, Disc } from './pieces.tsx';
import { listed, type Scene } from './scene.ts';
import { type Colour, isPlayed, placeName, toReceive, toStart } from './view.ts';

const spoken = ({ nameOf }: Scene, seats: readonly number[]): string => listed(seats.map(nameOf));

/** What is asked, in sentences, while a summons is answered, bid upon or paid for. */
function summonsLines({ view, say, nameOf }: Scene): readonly string[] {
  const { summons } = view;
  if (summons === null) return [];
  const { caller, stage, highest } = summons;
  return [
    say.summoned(nameOf(caller)),
    ...(stage === 'bidding' && highest === null ? [say.noBid] : []),
    ...(stage === 'paying' && highest !== null
      ? [say.pays(nameOf(highest.seat), highest.votes)]
      : []),
  ];
}

/** Somebody in a row of those who play, answer or bid, and what is to be said of him. */
type InTurn = {
  readonly seat: number;
  readonly is: 'now' | 'done' | 'waiting';
  readonly note: ComponentChildren;
};

/** Players in their order, each by mark and name. */
const Row = ({
  scene: { nameOf },
  heading,
  players,
}: {
  readonly scene: Scene;
  readonly heading: string;
  readonly players: readonly InTurn[];
}) => (
  <div class="dve-order">
    <h4>{heading}</h4>
    <ol>
      {players.map(({ seat, is, note }) => (
        <li key={seat} class={is === 'now' ? 'dve-playing' : undefined}>
          <Disc seat={seat} />
          <span class={is === 'done' ? 'dve-name dve-done' : 'dve-name'} title={nameOf(seat)}>
            {nameOf(seat)}
          </span>
          {note}
        </li>
      ))}
    </ol>
  </div>
);

const Note = ({ text }: { readonly text: string }) => <small class="dve-quiet">{text}</small>;

/** Who comes, who answers now, and who does later. */
function answersTo({ view: { summons }, say }: Scene): readonly InTurn[] {
  if (summons === null) return [];
  const { coming, toAsk } = summons;
  return [
    ...coming.map(
      (seat) => ({ seat, is: 'done', note: <Note text={say.summons.comes} /> }) as const,
    ),
    ...toAsk.map((seat, place) => ({
      seat,
      is: place === 0 ? ('now' as const) : ('waiting' as const),
      note: <Note text={place === 0 ? say.summons.answers : say.summons.later} />,
    })),
  ];
}

/** Who still bids, the next to speak first, and who has passed. */
function biddersIn({ view: { summons }, say }: Scene): readonly InTurn[] {
  if (summons === null) return [];
  const { caller, coming, bidders, highest } = summons;
  const passed = [caller, ...coming].filter((seat) => !bidders.includes(seat));
  return [
    ...bidders.map((seat, place) => ({
      seat,
      is: place === 0 ? ('now' as const) : ('waiting' as const),
      note: (
        <>
          {highest?.seat === seat && <Note text={say.summons.highest(highest.votes)} />}
          {place === 0 && <Note text={say.summons.speaks} />}
        </>
      ),
    })),
    ...passed.map(
      (seat) => ({ seat, is: 'done', note: <Note text={say.summons.passed} /> }) as const,
    ),
  ];
}

/** Those who are summoned, or bid. */
function Summoned({ scene }: { readonly scene: Scene }) {
  const { summons } = scene.view;
  const { headings } = scene.say;
  if (summons?.stage === 'asking') {
    return <Row scene={scene} heading={headings.answers} players={answersTo(scene)} />;
  }
  if (summons?.stage === 'bidding') {
    return <Row scene={scene} heading={headings.bidders} players={biddersIn(scene)} />;
  }
  return null;
}

function electionLines(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const seats = view.players.map(({ seat }) => seat);
  const done = seats.filter((seat) => view.declared[seat] === true);
  const open = seats.filter((seat) => view.declared[seat] !== true);
  const mine = view.myDeclaration;
  return [
    say.declaring,
    ...(done.length === 0 ? [] : [say.declared(spoken(scene, done))]),
    ...(open.length === 0 ? [] : [say.undeclared(spoken(scene, open))]),
    ...(mine === null ? [] : [say.myDeclaration(say.statuses[mine])]),
  ];
}

/** What whoever acts has done of what can be done once a turn. */
function deedsDone({ view: { going }, say }: Scene): readonly string[] {
  if (going === null) return [];
  const taken = listed(going.colours.map((colour) => say.cubes[colour][1]));
  const deeds: readonly (readonly [boolean, string])[] = [
    [going.hasMoved, say.deeds.moved],
    [going.hasManuscript, say.deeds.manuscript],
    [going.hasSalterio, say.deeds.salterio],
    [going.hasBusiness, say.deeds.business],
    [going.hasUsedVirtual, say.deeds.virtualCube],
    [going.colours.length > 0, say.deeds.taken(taken)],
  ];
  return deeds.filter(([isDone]) => isDone).map(([, deed]) => deed);
}

function actionLines(scene: Scene): readonly string[] {
  const { view, facts, say, nameOf } = scene;
  const { going, summons } = view;
  if (summons !== null) return summonsLines(scene);
  if (going === null) return [];
  const deeds = deedsDone(scene);
  const place = view.players[going.seat]?.place;
  const isAtSea = facts.seas.some(({ id }) => id === place);
  return [
    ...(deeds.length === 0 ? [] : [say.doneAlready(listed(deeds))]),
    ...(isAtSea && !going.hasMoved ? [say.mustLand] : []),
    ...(going.looking === null ? [] : [say.looks(nameOf(going.seat), going.looking)]),
  ];
}

/** What is asked now, of whom. */
function linesOf(scene: Scene): readonly string[] {
  const { view, say, nameOf } = scene;
  const starting = toStart(view);
  const receiving = toReceive(view);
  const canAsk = (view.charity?.candidates.length ?? 0) > 0;
  switch (view.phase) {
    case 'starting':
      return starting === undefined ? [] : [say.choosesStart(nameOf(starting))];
    case 'charity':
      return receiving === undefined || !canAsk ? [] : [say.choosesAlms(nameOf(receiving))];
    case 'actions':
      return actionLines(scene);
    case 'election':
      return electionLines(scene);
    case 'event':
    case 'over':
      return [];
  }
}

/** The points left to whoever acts, a pip each. */
function Points({ scene: { view, say, nameOf } }: { readonly scene: Scene }) {
  const { going } = view;
  if (going === null) return null;
  return (
    <p class="dve-points">
      <Disc seat={going.seat} />
      <strong>{say.plays(nameOf(going.seat))}</strong>
      <span class="dve-pips" aria-hidden="true">
        {Array.from({ length: Math.max(5, going.points) }, (_, place) => (
          <span key={place} class={place < going.points ? 'dve-pip dve-pip-left' : 'dve-pip'} />
        ))}
      </span>
      <span class="dve-quiet">{say.pointsLeft(going.points)}</span>
    </p>
  );
}

/** The order of the turn, who has played in it, and who does. */
function Order({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const players = view.order.map((seat): InTurn => {
    if (view.played.includes(seat)) {
      const note = (
        <>
          <span class="dve-tick">✓</span>
          <span class="unseen">{say.hasPlayed}</span>
        </>
      );
      return { seat, is: 'done', note };
    }
    if (view.going?.seat !== seat) return { seat, is: 'waiting', note: null };
    return { seat, is: 'now', note: <span class="unseen">{say.isPlaying}</span> };
  });
  return <Row scene={scene} heading={say.order} players={players} />;
}

/** What whoever is to act can do that belongs to no thing on the board but to the question. */
const asked = ['ask-alms', 'answer-summons', 'pass', 'declare'] as const;
/** What the place of his pawn offers him, and the end of his turn. */
const here = [
  'claim-event',
  'take-value',
  'study-at-bologna',
  'convert-greens',
  'summon',
  'end-turn',
] as const;

/** Offers of these kinds, each in its own words. */
function Offered({ scene, kinds }: { readonly scene: Scene; readonly kinds: readonly string[] }) {
  const offers = scene.draft?.offers.value ?? [];
  const acts = kinds
    .flatMap((kind) => offersOf(offers, kind))
    .map(({ offer, action }) => ({ action, label: offer.sentence }));
  return <Acts scene={scene} acts={acts} />;
}

/** Bids as numbers. */
function Bids({ scene }: { readonly scene: Scene }) {
  const bids = offersOf(scene.draft?.offers.value ?? [], 'bid');
  if (bids.length === 0) return null;
  return (
    <fieldset class="dve-bids">
      <legend>{scene.say.bid}</legend>
      <div class="dve-acts">
        {bids.map(({ action }) => (
          <Act key={action.votes} scene={scene} action={action} label={String(action.votes)} />
        ))}
      </div>
    </fieldset>
  );
}

/** The ways to pay for a bid, in cubes. */
function Payments({ scene }: { readonly scene: Scene }) {
  const { draft, say } = scene;
  const ways = offersOf(draft?.offers.value ?? [], 'pay-votes');
  if (draft === null || ways.length === 0) return null;
  return (
    <fieldset class="dve-bids">
      <legend>{say.pay}</legend>
      <div class="dve-acts">
        {ways.map(({ offer, action }) => (
          <button
            key={offer.sentence}
            type="button"
            class="dve-act"
            data-kind="pay-votes"
            onClick={() => void draft.add(offer)}
          >
            <span class="unseen">{offer.sentence}</span>
            <span class="dve-cubes">
              {(['red', 'black', 'yellow'] satisfies Colour[]).flatMap((colour) =>
                Array.from({ length: Number(action[colour]) }, (_, place) => (
                  <Cube key={`${colour} ${place}`} colour={colour} say={say} />
                )),
              )}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Here({ scene }: { readonly scene: Scene }) {
  const { view, facts, draft, say } = scene;
  const place = view.players.find(({ seat }) => seat === view.me)?.place ?? null;
  const kinds: readonly string[] = here;
  const isOffered = draft?.offers.value.some(({ action }) => kinds.includes(action.type)) === true;
  if (!isOffered || place === null) return null;
  return (
    <div class="dve-here">
      <h4>{say.headings.here(placeName(facts, place))}</h4>
      <Offered scene={scene} kinds={here} />
    </div>
  );
}

/** Where the game stands: the turn, what is asked, whose turn of actions it is. */
export function Now({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const { phase, turn, isLastTurn } = view;
  const isTurn = isPlayed(view) && phase !== 'starting';
  return (
    <section class="dve-group dve-now" aria-labelledby="dve-now">
      <div class="dve-now-head">
        <h3 id="dve-now">{isTurn ? say.turn(turn) : say.phases[phase]}</h3>
        {isTurn && <p class="dve-phase">{say.phases[phase]}</p>}
        {isTurn && isLastTurn && <p class="dve-flag">{say.lastTurn}</p>}
      </div>
      <Points scene={scene} />
      {isPlayed(view) && <Order scene={scene} />}
      {linesOf(scene).map((line) => (
        <p key={line} class="dve-line">
          {line}
        </p>
      ))}
      <Summoned scene={scene} />
      <Offered scene={scene} kinds={asked} />
      <Looking scene={scene} />
      <Bids scene={scene} />
      <Payments scene={scene} />
      <Here scene={scene} />
    </section>
  );
}
