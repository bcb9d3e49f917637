import { type Signal, useSignal } from '@preact/signals';
import type { Problem, Schemas, Section } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { SectionsBoard } from '../../game/board.tsx';
import { keyAction } from '../../game/keys.ts';
import { language, locale } from '../../language.ts';
import { listed } from '../../language-forms.ts';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { hasSingleKeys, isTyping } from '../../single-keys.ts';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';
import { eventAddress } from './address.ts';
import { Data } from './data.tsx';
import { DifferencePart } from './difference.tsx';
import { type Inspected, type InspectedGame, nameOfSeat, type PartProps } from './inspected.ts';
import { paired } from './pairs.ts';
import {
  differing,
  isSame,
  moved,
  nameOfEyes,
  type Pane,
  type Panes,
  panesIn,
  type Side,
  show,
  sides,
  type View,
  views,
} from './panes.ts';
import { PositionChoice } from './position-choice.tsx';

type InspectedPosition = Schemas['InspectedPosition'];

/** The position of one side, as it comes; what was shown before stays till then. */
function usePosition(
  { id, isReferee, refresh }: Inspected,
  { number, eyes }: Pane,
  newest: number,
) {
  const position = useSignal<InspectedPosition | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isComing = useSignal(true);
  const mayLook = eyes === 'spectator' || isReferee.value;
  useEffect(() => {
    if (!mayLook) {
      position.value = null; // what is no longer to be seen is not left standing there
      return undefined;
    }
    let isOver = false;
    isComing.value = true;
    void admin.inspectPosition(id, { event: number, as: eyes }).then(async (found) => {
      if (isOver) return;
      isComing.value = false;
      problem.value = found.ok ? null : found.problem;
      if (found.ok) position.value = found.data;
      else if (found.problem.title === 'look-needed') await refresh();
    });
    return () => {
      isOver = true;
    };
  }, [id, number, eyes, mayLook, language.value, newest]);
  return { position: position.value, problem: problem.value, isComing: isComing.value, mayLook };
}

type Found = Readonly<Record<Side, ReturnType<typeof usePosition>>>;

type ShownProps = { readonly game: InspectedGame; readonly shown: InspectedPosition };

/** Whom a position waits for. */
function Waits({ game, shown: { toAct, decision, view } }: ShownProps) {
  const say = sayings.value.positions;
  const names = toAct.map((seat) => nameOfSeat(game, seat));
  return (
    <>
      {names.length > 0 && (
        <p class="pane-waits">
          {say.waitsFor(listed(locale.value, names))}{' '}
          {decision !== null && (
            <span class="soft">
              {say.asks} <code>{decision}</code>
            </span>
          )}
        </p>
      )}
      {view === null && <p class="quiet">{say.notBegun}</p>}
    </>
  );
}

type SideProps = {
  readonly id: string;
  readonly side: Side;
  readonly game: InspectedGame;
  readonly pane: Pane;
  readonly found: Found[Side];
  readonly told: readonly (Section | null)[]; // a row each; null: it has none there
  readonly before: readonly Section[] | null; // what is marked differs from these
};

function PaneSide({ id, side, game, pane, found, told, before }: SideProps) {
  const say = sayings.value;
  const { position, problem, isComing, mayLook } = found;
  const view = position?.view ?? null;
  return (
    <section
      class={`pane pane-${side}`}
      aria-labelledby={`${side}-pane`}
      aria-busy={mayLook && isComing}
    >
      <div class="pane-head">
        <div class="pane-name">
          <h3 id={`${side}-pane`}>{say.positions.panes[side]}</h3>
          <p class="soft">{nameOfEyes(game, pane.eyes)}</p>
          <a href={eventAddress(id, pane.number)} class="pane-back">
            {say.check.toEvent(pane.number)}
          </a>
        </div>
        {!mayLook && <p class="notice">{say.look.needed}</p>}
        {problem !== null && <Trouble problem={problem} />}
        {mayLook && position === null && problem === null && <Loading />}
        {position !== null && <Waits game={game} shown={position} />}
      </div>
      {position !== null && <SectionsBoard sections={told} before={before} />}
      {view !== null && <Data label={say.positions.data} of={view} />}
    </section>
  );
}

type WishProps = {
  readonly kind: string; // its class
  readonly label: string;
  readonly isSo: boolean;
  readonly wish: (isSo: boolean) => void;
};

const Wish = ({ kind, label, isSo, wish }: WishProps) => (
  <label class={`check ${kind}`}>
    <input
      type="checkbox"
      checked={isSo}
      onChange={({ currentTarget }) => wish(currentTarget.checked)}
    />
    {label}
  </label>
);

/** Both sides one event on or back. */
function Steps({ step }: { readonly step: (by: number) => void }) {
  const say = sayings.value.positions;
  const ways = [
    { by: -1, sign: '‹', name: say.earlier, key: '[' },
    { by: 1, sign: '›', name: say.later, key: ']' },
  ];
  return (
    <fieldset class="positions-both">
      <legend>{say.both}</legend>
      {ways.map(({ by, sign, name, key }) => (
        <button
          key={key}
          type="button"
          class="button button-small"
          aria-label={`${say.both}: ${name}`}
          aria-keyshortcuts={hasSingleKeys.value ? key : undefined}
          onClick={() => step(by)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </fieldset>
  );
}

type SwitchProps = {
  readonly panes: Panes;
  readonly areCompared: boolean;
  readonly look: (view: View) => void;
};

/** Which of them one sees, where there is no room for both. */
function Switch({ panes, areCompared, look }: SwitchProps) {
  const say = sayings.value;
  const names = { ...say.positions.short, changed: say.difference.heading };
  return (
    <fieldset class="positions-switch" aria-label={say.positions.shown}>
      {views
        .filter((view) => view !== 'changed' || areCompared)
        .map((view) => (
          <button
            key={view}
            type="button"
            class="button button-small view"
            aria-pressed={panes.view === view}
            onClick={() => look(view)}
          >
            {names[view]} {view !== 'changed' && <span class="soft">{panes[view].number}</span>}
          </button>
        ))}
    </fieldset>
  );
}

type BetweenProps = { readonly inspected: Inspected; readonly panes: Panes };

/** What changed from the earlier side to the later, where the same eyes look at both. */
function Between({ inspected, panes: { left, right } }: BetweenProps) {
  const say = sayings.value;
  if (left.eyes !== right.eyes) return <p class="notice">{say.difference.sameEyes}</p>;
  if (left.eyes !== 'spectator' && !inspected.isReferee.value) return null;
  const [from, to] = [Math.min(left.number, right.number), Math.max(left.number, right.number)];
  return <DifferencePart inspected={inspected} from={from} to={to} eyes={left.eyes} />;
}

/** Moves both sides by the keys that lead through a game's moments elsewhere too. */
function useSteps(step: (by: number) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const action = keyAction(event, hasSingleKeys.peek());
      if (action !== 'earlier' && action !== 'later') return;
      event.preventDefault();
      step(action === 'earlier' ? -1 : 1);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

type ChosenProps = PartProps & {
  readonly panes: Panes;
  readonly areCompared: boolean;
  readonly onlyDiffering: Signal<boolean>;
};

/** All that is chosen of both sides, above both. */
function Chosen({ inspected: { id }, game, panes, areCompared, onlyDiffering }: ChosenProps) {
  const say = sayings.value;
  const step = (by: number): void => show(id, moved(panes, by, game.number));
  useSteps(step);
  return (
    <div class="positions-chosen">
      {sides.map((side) => (
        <PositionChoice
          key={side}
          side={side}
          game={game}
          pane={panes[side]}
          choose={(pane) => show(id, { ...panes, [side]: pane })}
        />
      ))}
      <div class="positions-ways">
        <Steps step={step} />
        {areCompared && (
          <>
            <Wish
              kind="positions-differing"
              label={say.positions.onlyDiffering}
              isSo={onlyDiffering.value}
              wish={(isSo) => {
                onlyDiffering.value = isSo;
              }}
            />
            <Wish
              kind="positions-told"
              label={say.difference.act}
              isSo={panes.view === 'changed'}
              wish={(isSo) => show(id, { ...panes, view: isSo ? 'changed' : 'left' })}
            />
          </>
        )}
        {hasSingleKeys.value && <p class="soft positions-keys">{say.positions.keys}</p>}
      </div>
    </div>
  );
}

/** The game behind any two events, each with anybody's eyes, side by side. */
export function PositionsPart({ inspected, game }: PartProps) {
  const { id } = inspected;
  const panes = panesIn(game);
  const left = usePosition(inspected, panes.left, game.number);
  const right = usePosition(inspected, panes.right, game.number);
  const found: Found = { left, right };
  const onlyDiffering = useSignal(false);
  const areCompared = !isSame(panes.left, panes.right);
  const sectionsOf = (side: Side): readonly Section[] => found[side].position?.sections ?? [];
  const toldOf = (side: Side, other: Side): readonly Section[] =>
    areCompared && onlyDiffering.value && found[other].position !== null
      ? differing(sectionsOf(side), sectionsOf(other))
      : sectionsOf(side);
  const rows = paired(toldOf('left', 'right'), toldOf('right', 'left'));
  return (
    <section class="inspect-part inspect-positions" aria-labelledby="positions">
      <h2 id="positions" tabIndex={-1}>
        {sayings.value.parts.positions}
      </h2>
      <Chosen
        inspected={inspected}
        game={game}
        panes={panes}
        areCompared={areCompared}
        onlyDiffering={onlyDiffering}
      />
      <Switch
        panes={panes}
        areCompared={areCompared}
        look={(view) => show(id, { ...panes, view })}
      />
      {panes.view === 'changed' && <Between inspected={inspected} panes={panes} />}
      <div class={`panes panes-${panes.view}`}>
        {sides.map((side) => (
          <PaneSide
            key={side}
            id={id}
            side={side}
            game={game}
            pane={panes[side]}
            found={found[side]}
            told={rows.map((row) => row[side])}
            before={side === 'right' && areCompared && left.position ? sectionsOf('left') : null}
          />
        ))}
      </div>
    </section>
  );
}
