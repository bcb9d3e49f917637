import '../styles/game.css';
import type { Position, Title } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Bar } from '../game/bar.tsx';
import { CurtainPage } from '../game/curtain-page.tsx';
import { useParts } from '../game/drawing.ts';
import { Help } from '../game/help.tsx';
import { standAtTurn, useKeptFocus } from '../game/kept-focus.ts';
import { isWriting, type KeyAction, keyAction } from '../game/keys.ts';
import { More } from '../game/leaving.tsx';
import { type Seat, takeSeat } from '../game/seat.ts';
import { Seats, Waited } from '../game/seats.tsx';
import { useSheetStep } from '../game/sheet-step.ts';
import { SidePane } from '../game/side.tsx';
import { momentOf, Planning, Stage, ViewSwitch } from '../game/stage.tsx';
import { isToAct } from '../game/table.ts';
import { isTimed } from '../game/time/clock.ts';
import { Proposals } from '../game/time/lazily.ts';
import { Paused } from '../game/time/seat-clock.tsx';
import { useToldPlan } from '../game/told-plan.ts';
import { words } from '../language.ts';
import { lazy } from '../lazy.tsx';
import { GuestNotice, ReturnedMailsNotice } from '../parts/account-notice.tsx';
import { StreamMark } from '../parts/stream-mark.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { titleAddress } from '../route.ts';
import { hasSingleKeys } from '../single-keys.ts';
import { shownTitle, showTitle, titles } from '../titles.ts';

/** What one may not see looks like what there is not. */
const NoGame = () => (
  <div class="notice" role="alert">
    <p>{words.value.seated.noGame}</p>
    <a class="button" href="/">
      {words.value.seated.toMine}
    </a>
  </div>
);

const Ending = lazy(async () => {
  const ending = await import('../game/ending.tsx');
  await ending.fetchEndingWords();
  return ending.Ending;
});

/** All the rules, beside the game. */
const RulesWay = ({ title }: { readonly title: string }) => (
  <a class="button button-quiet" href={titleAddress(title)} target="_blank" rel="noopener">
    {words.value.game.rules}
    <span class="unseen"> ({words.value.pages.rules.newTab})</span>
  </a>
);

/** Looks at the moment before or after the one that is shown. */
function lookOn({ past, replay, table }: Seat, by: number): void {
  const present = table.position.peek();
  if (present === null) return;
  replay.pause();
  const version = past.version.peek() ?? present.version;
  past.look(Math.max(1, version + by));
}

/** To where one plays; a sheet is opened, and comes to be stood upon by itself. */
function goToTurn({ side, past }: Seat): void {
  if (past.version.peek() !== null) past.look(null);
  side.isOpen.value = true;
  setTimeout(standAtTurn); // as soon as it is there
}

/** What keys do; whatever of it is not for now does nothing. */
const doneBy = (seat: Seat): Readonly<Record<KeyAction, () => void>> => {
  const { draft, side, past } = seat;
  const isNow = () => past.version.peek() === null;
  return {
    send: () => void (isNow() && draft.send()),
    undo: () => void (isNow() && draft.steps.peek().length > 0 && draft.undo()),
    redo: () => void (isNow() && draft.redo()),
    earlier: () => lookOn(seat, -1),
    later: () => lookOn(seat, 1),
    turn: () => goToTurn(seat),
    help: () => {
      side.isHelping.value = true;
    },
    close: () => {
      side.isOpen.value = false;
    },
  };
};

function useKeys(seat: Seat): void {
  useEffect(() => {
    const done = doneBy(seat);
    function onKey(event: KeyboardEvent): void {
      const action = keyAction(event, hasSingleKeys.peek());
      const isElsewhere =
        isWriting(event.target) || document.querySelector('dialog[open]') !== null;
      if (action === null || event.defaultPrevented || (isElsewhere && action !== 'close')) return;
      if (seat.curtain.isDrawn.peek()) return;
      if (action !== 'close') event.preventDefault();
      done[action]();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [seat]);
}

/** What must be read is not left in a sheet that is closed. */
function useOpening({ draft, past, side }: Seat): void {
  const setback = draft.setback.value;
  useEffect(() => {
    if (setback !== null) side.isOpen.value = true;
  }, [setback]);
  const version = past.version.value;
  const was = useRef<number | null>(null);
  useEffect(() => {
    const isFirst = was.current === null;
    was.current = version;
    if (version === null) return;
    side.isOpen.value = false;
    if (isFirst) document.querySelector('.past')?.scrollIntoView({ block: 'start' });
  }, [version]);
}

/** The board, upon which one stays wherever one has been when something has gone away. */
function Main({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, { fallback: '.stage h2', isNear: true });
  return (
    <div class="game-main" ref={place}>
      {children}
    </div>
  );
}

/** What stands above the board; whoever agreed to something stays here when it is settled and gone. */
function Top({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, { fallback: '.seats' });
  return (
    <div class="game-top" ref={place}>
      {children}
    </div>
  );
}

type OpenGameProps = { readonly seat: Seat; readonly title: Title | undefined };

function OpenGame({ seat, title }: OpenGameProps) {
  const { table, past, curtain } = seat;
  const game = table.game.value;
  const present = table.position.value;
  const parts = useParts(game?.title);
  const isDrawn = curtain.isDrawn.value;
  const wasDrawn = useRef(isDrawn);
  useOpening(seat);
  useToldPlan(seat);
  useEffect(() => {
    if (wasDrawn.current && !isDrawn) standAtTurn();
    wasDrawn.current = isDrawn;
  }, [isDrawn]);
  if (game === null || present === null) return null;
  if (isDrawn && present.seat !== null) {
    return <CurtainPage curtain={curtain} game={game} seat={present.seat} />;
  }
  const { isPast } = momentOf(present, past);
  const shown = isPast ? (past.position.value ?? present) : present;
  const isRunning = present.status === 'running';
  return (
    <div class={isToAct(present) ? 'game game-mine' : 'game'}>
      <Top>
        <Seats game={game} position={shown} isPast={isPast} />
        {!isPast && <Paused game={game} />}
        {isRunning && isTimed(game) && game.mySeats.length > 0 && <Proposals table={table} />}
        <div class="game-under">
          {isRunning && !isPast && <Waited game={game} />}
          {!isPast && <Planning draft={seat.draft} />}
          {parts != null && shown.view !== null && <ViewSwitch />}
        </div>
      </Top>
      <Main>
        {present.status === 'ended' && !isPast && (
          <Ending table={table} title={title} parts={parts} />
        )}
        <Stage seat={seat} present={present} parts={parts} title={title} />
      </Main>
      <SidePane seat={seat} title={title} parts={parts} />
      <Bar seat={seat} game={game} present={present} />
    </div>
  );
}

/** The name on the browser's tab says when it is my turn. */
function usePageTitle(name: string, isMine: boolean): void {
  const turn = words.value.turn.yours;
  useEffect(() => {
    if (name !== '') document.title = isMine ? `● ${turn} – ${name}` : `${name} – Staffetta`;
  }, [name, isMine, turn]);
}

/** What whoever plays, or has played, should know of his account. */
function Notices({ position: { status, seat } }: { readonly position: Position }) {
  if (status === 'ended') return <GuestNotice />;
  return status === 'running' && seat !== null ? <ReturnedMailsNotice /> : null;
}

export function GamePage({ id }: { readonly id: string }) {
  const seat = useMemo(() => takeSeat(id), [id]);
  useEffect(() => seat.close, [seat]);
  useKeys(seat);
  useSheetStep(seat);
  const { table, side, curtain } = seat;
  const game = table.game.value;
  const position = table.position.value;
  const problem = table.problem.value;
  const isMissing = game === null && problem?.status === 404;
  const titleId = game?.title;
  useEffect(() => (titleId === undefined ? undefined : showTitle(titleId)), [titleId]);
  const brief = titles.value.find((one) => one.id === titleId);
  const name = brief?.name ?? titleId ?? '';
  usePageTitle(name, position !== null && isToAct(position));

  function showHelp(): void {
    side.isHelping.value = true;
  }
  return (
    <>
      <button
        type="button"
        class="skip"
        aria-keyshortcuts={hasSingleKeys.value ? 't' : undefined}
        onClick={() => goToTurn(seat)}
      >
        {words.value.seated.toTurn}
      </button>
      <div class="game-head">
        <h1 tabIndex={-1}>{name || (problem === null ? words.value.loading : 'Staffetta')}</h1>
        {game?.ending !== 'cancelled' && <StreamMark state={table.stream.value} />}
        {titleId !== undefined && <RulesWay title={titleId} />}
        {game !== null && <More table={table} curtain={curtain} showHelp={showHelp} />}
      </div>
      {isMissing && <NoGame />}
      {problem !== null && !isMissing && (
        <Trouble problem={problem} again={() => void table.load()} />
      )}
      {game === null && problem === null && <Loading />}
      {position !== null && <Notices position={position} />}
      <OpenGame seat={seat} title={shownTitle.value ?? undefined} />
      {side.isHelping.value && (
        <Help
          close={() => {
            side.isHelping.value = false;
          }}
        />
      )}
    </>
  );
}
