import { type Signal, useSignal } from '@preact/signals';
import type { Problem, Schemas, Section } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { SectionsBoard } from '../../game/board.tsx';
import { keyAction } from '../../game/keys.ts';
import { language, locale } from '../../language.ts';
import { listed } from '../../language-forms.ts';
import { Loading, Trouble } from '../../parts/trouble.tsx';
import { go } from '../../route.ts';
import { hasSingleKeys, isTyping } from '../../single-keys.ts';
import { sayings } from '../../words/inspecting.ts';
import { admin } from '../service.ts';
import { eventAddress, partAddress, searched, wholeIn } from './address.ts';
import { Data } from './data.tsx';
import { DifferencePart } from './difference.tsx';
import { type Eyes, eyesIn } from './eyes.ts';
import { type Inspected, type InspectedGame, nameOfSeat, type PartProps } from './inspected.ts';

type InspectedPosition = Schemas['InspectedPosition'];

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];

/** What one side shows. */
type Pane = { readonly number: number; readonly eyes: Eyes };
type Panes = Readonly<Record<Side, Pane>>;

/** What an address wishes for; of what there is not, the newest, with the eyes of a spectator. */
function panesIn(search: URLSearchParams, game: InspectedGame): Panes {
  const known = eyesIn(game);
  const pane = (side: Side): Pane => {
    const eyes = known.find((one) => String(one) === search.get(`${side}As`));
    const number = wholeIn(search.get(side)) ?? game.number;
    return { number: Math.min(number, game.number), eyes: eyes ?? 'spectator' };
  };
  return { left: pane('left'), right: pane('right') };
}

const isSame = (one: Pane, other: Pane): boolean =>
  one.number === other.number && one.eyes === other.eyes;

function show(id: string, { left, right }: Panes): void {
  const chosen = {
    ...{ left: String(left.number), right: String(right.number) },
    ...(left.eyes !== 'spectator' && { leftAs: String(left.eyes) }),
    ...(right.eyes !== 'spectator' && { rightAs: String(right.eyes) }),
  };
  go(partAddress(id, 'positions', chosen), { replacing: true });
}

/** The sections of one position that are otherwise in another, or not there. */
const differing = (sections: readonly Section[], other: readonly Section[]): readonly Section[] =>
  sections.filter((section) => {
    const same = other.find(({ heading }) => heading === section.heading);
    return JSON.stringify(same) !== JSON.stringify(section);
  });

/** One event on or back, for each side as far as there are any. */
function moved(panes: Panes, by: number, newest: number): Panes {
  const step = (pane: Pane): Pane => ({
    ...pane,
    number: Math.max(1, Math.min(newest, pane.number + by)),
  });
  return { left: step(panes.left), right: step(panes.right) };
}

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

type ControlsProps = {
  readonly side: Side;
  readonly game: InspectedGame;
  readonly pane: Pane;
  readonly choose: (pane: Pane) => void;
};

/** Which event, and whose eyes. */
function Controls({ side, game, pane, choose }: ControlsProps) {
  const say = sayings.value.positions;
  const { number, eyes } = pane;
  const written = useSignal<string | null>(null); // null: nothing but the number that is shown
  const names = (one: Eyes): string =>
    typeof one === 'number' ? say.seat(one + 1, nameOfSeat(game, one)) : say[one];
  return (
    <div class="pane-ways">
      <div class="field pane-event">
        <label for={`${side}-event`}>{say.event}</label>
        <div class="pane-steps">
          <button
            type="button"
            class="button"
            aria-label={say.earlier}
            disabled={number <= 1}
            onClick={() => choose({ ...pane, number: number - 1 })}
          >
            <span aria-hidden="true">‹</span>
          </button>
          <input
            id={`${side}-event`}
            type="number"
            inputMode="numeric"
            min={1}
            max={game.number}
            value={written.value ?? String(number)}
            aria-describedby={`${side}-newest`}
            onInput={({ currentTarget }) => {
              written.value = currentTarget.value;
            }}
            onChange={() => {
              const wanted = wholeIn(written.peek());
              written.value = null;
              if (wanted !== null && wanted <= game.number) choose({ ...pane, number: wanted });
            }}
          />
          <button
            type="button"
            class="button"
            aria-label={say.later}
            disabled={number >= game.number}
            onClick={() => choose({ ...pane, number: number + 1 })}
          >
            <span aria-hidden="true">›</span>
          </button>
          <span id={`${side}-newest`} class="soft">
            {say.of(game.number)}
          </span>
        </div>
      </div>
      <div class="field pane-eyes">
        <label for={`${side}-eyes`}>{say.eyes}</label>
        <select
          id={`${side}-eyes`}
          value={String(eyes)}
          onChange={({ currentTarget }) => {
            const chosen = eyesIn(game).find((one) => String(one) === currentTarget.value);
            if (chosen !== undefined) choose({ ...pane, eyes: chosen });
          }}
        >
          {eyesIn(game).map((one) => (
            <option key={one} value={String(one)}>
              {names(one)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

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

type Compared = {
  readonly other: InspectedPosition | null; // what stands on the other side, if that is to be compared
  readonly isMarked: boolean; // what the other does not have
  readonly onlyDiffering: boolean;
};

type SideProps = ControlsProps & {
  readonly id: string;
  readonly compared: Compared;
  readonly found: ReturnType<typeof usePosition>;
};

type BoardProps = { readonly shown: InspectedPosition; readonly compared: Compared };

/** A position as its words tell it; beside another, what is otherwise there. */
function Board({ shown: { sections }, compared: { other, isMarked, onlyDiffering } }: BoardProps) {
  const others = other?.sections ?? null;
  const told = onlyDiffering && others !== null ? differing(sections, others) : sections;
  return <SectionsBoard sections={told} before={isMarked ? others : null} />;
}

function PaneSide({ id, side, game, pane, choose, compared, found }: SideProps) {
  const say = sayings.value;
  const { position, problem, isComing, mayLook } = found;
  const view = position?.view ?? null;
  return (
    <section class="pane" aria-labelledby={`${side}-pane`} aria-busy={mayLook && isComing}>
      <div class="pane-head">
        <h3 id={`${side}-pane`}>{say.positions.panes[side]}</h3>
        <Controls side={side} game={game} pane={pane} choose={choose} />
        <a href={eventAddress(id, pane.number)} class="pane-back">
          {say.check.toEvent(pane.number)}
        </a>
        {!mayLook && <p class="notice">{say.look.needed}</p>}
        {problem !== null && <Trouble problem={problem} />}
        {mayLook && position === null && problem === null && <Loading />}
        {position !== null && <Waits game={game} shown={position} />}
      </div>
      {position !== null && <Board shown={position} compared={compared} />}
      {view !== null && <Data label={say.positions.data} of={view} />}
    </section>
  );
}

type WishProps = { readonly label: string; readonly value: Signal<boolean> };

const Wish = ({ label, value }: WishProps) => (
  <label class="check">
    <input
      type="checkbox"
      checked={value.value}
      onChange={({ currentTarget }) => {
        value.value = currentTarget.checked;
      }}
    />
    {label}
  </label>
);

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

/** The game behind any two events, each with anybody's eyes, side by side. */
export function PositionsPart({ inspected, game }: PartProps) {
  const say = sayings.value;
  const { id } = inspected;
  const panes = panesIn(searched(), game);
  const left = usePosition(inspected, panes.left, game.number);
  const right = usePosition(inspected, panes.right, game.number);
  const found = { left, right };
  const onlyDiffering = useSignal(false);
  const isTold = useSignal(false);
  const areCompared = !isSame(panes.left, panes.right);
  const comparedOn = (side: Side): Compared => ({
    other: areCompared ? found[side === 'left' ? 'right' : 'left'].position : null,
    isMarked: side === 'right',
    onlyDiffering: onlyDiffering.value,
  });
  useSteps((by) => show(id, moved(panes, by, game.number)));
  return (
    <section class="inspect-part" aria-labelledby="positions">
      <h2 id="positions" tabIndex={-1}>
        {say.parts.positions}
      </h2>
      <div class="positions-ways">
        <fieldset class="positions-both">
          <legend>{say.positions.both}</legend>
          <button
            type="button"
            class="button button-small"
            aria-label={`${say.positions.both}: ${say.positions.earlier}`}
            aria-keyshortcuts={hasSingleKeys.value ? '[' : undefined}
            onClick={() => show(id, moved(panes, -1, game.number))}
          >
            <span aria-hidden="true">‹</span>
          </button>
          <button
            type="button"
            class="button button-small"
            aria-label={`${say.positions.both}: ${say.positions.later}`}
            aria-keyshortcuts={hasSingleKeys.value ? ']' : undefined}
            onClick={() => show(id, moved(panes, 1, game.number))}
          >
            <span aria-hidden="true">›</span>
          </button>
        </fieldset>
        {hasSingleKeys.value && <p class="soft">{say.positions.keys}</p>}
        {areCompared && (
          <>
            <Wish label={say.positions.onlyDiffering} value={onlyDiffering} />
            <Wish label={say.difference.act} value={isTold} />
          </>
        )}
      </div>
      {areCompared && isTold.value && <Between inspected={inspected} panes={panes} />}
      <div class="panes">
        {sides.map((side) => (
          <PaneSide
            key={side}
            id={id}
            side={side}
            game={game}
            pane={panes[side]}
            choose={(pane) => show(id, { ...panes, [side]: pane })}
            compared={comparedOn(side)}
            found={found[side]}
          />
        ))}
      </div>
    </section>
  );
}
