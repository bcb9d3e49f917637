import { useSignal } from '@preact/signals';
import type { Game, Position, Title } from '@staffetta/client';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../game/board.tsx';
import { Course } from '../game/course.tsx';
import { type Decision, openDecision } from '../game/decision.ts';
import { DecisionForm } from '../game/decision-form.tsx';
import type { PieceMarks } from '../game/form-way.tsx';
import { Log } from '../game/log.tsx';
import { nameAt, seatToName } from '../game/names.ts';
import { openPast, type Past } from '../game/past.ts';
import { AboutEdition, Rules } from '../game/rules.tsx';
import { Seats } from '../game/seats.tsx';
import { openTable, type Table } from '../game/table.ts';
import { locale, words } from '../language.ts';
import { listed } from '../language-forms.ts';
import { GuestNotice } from '../parts/account-notice.tsx';
import { Mark } from '../parts/marks.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { shownTitle, showTitle, titles } from '../titles.ts';

type Parts = { readonly table: Table; readonly past: Past; readonly decision: Decision };

function openParts(id: string): Parts {
  const table = openTable(id);
  return { table, past: openPast(table), decision: openDecision(table) };
}

function StreamMark({ table }: { readonly table: Table }) {
  const say = words.value.game;
  const state = table.stream.value;
  const text = state === 'refused' ? say.offline : say[state];
  return (
    <p class={`stream stream-${state}`}>
      <span class="stream-dot" aria-hidden="true" />
      {text}
    </p>
  );
}

function Outcome({ game, position }: { readonly game: Game; readonly position: Position }) {
  const say = words.value.game;
  const winners = position.outcome?.winners ?? [];
  const names = listed(
    locale.value,
    winners.map((seat) => nameAt(game, seat) ?? say.seat(seat + 1)),
  );
  const isMine =
    game.mySeats.length === 1 && position.seat !== null && winners.includes(position.seat);
  const sentence = winners.length > 1 ? say.share(names) : say.wins(names);
  return (
    <section class="sheet outcome" aria-labelledby="outcome">
      <Mark of="crown" />
      <h2 id="outcome">{isMine && winners.length === 1 ? say.youWin : sentence}</h2>
    </section>
  );
}

function Invitation() {
  const say = words.value.game;
  const isCopied = useSignal(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    isCopied.value = true;
  }
  return (
    <>
      <p>{say.invite}</p>
      {/* The clipboard is there on secure pages only; the address bar always is. */}
      {window.isSecureContext && (
        <button type="button" class="button" onClick={() => void copy()}>
          {isCopied.value ? say.copied : say.copy}
        </button>
      )}
    </>
  );
}

function Waiting({ table, seat }: { readonly table: Table; readonly seat: number | null }) {
  return (
    <section class="sheet waiting">
      <p class="telling">{words.value.game.notBegun}</p>
      {seat === null ? (
        <button type="button" class="button button-main" onClick={() => void table.join()}>
          {words.value.games.join}
        </button>
      ) : (
        <Invitation />
      )}
    </section>
  );
}

/** What is written on every piece of a position, by its id. */
const marksIn = ({ sections }: Position): PieceMarks =>
  new Map(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'pieces' ? block.pieces : []))
      .map(({ id, mark }) => [id, mark]),
  );

function Present({ table, decision, title }: Omit<Parts, 'past'> & TitleProps) {
  const say = words.value.game;
  const game = table.game.value;
  const position = table.position.value;
  if (game === null || position === null) return null;
  if (position.outcome !== null) return <Outcome game={game} position={position} />;
  if (position.status === 'open') return <Waiting table={table} seat={position.seat} />;
  if (position.seat === null) return <p class="quiet">{say.looking}</p>;
  const isMyTurn = position.toAct.includes(position.seat);
  if (decision.groups.value.length === 0) return <p class="quiet">{say.others}</p>;
  return (
    <DecisionForm
      decision={decision}
      events={table.events.value}
      title={title}
      marks={marksIn(position)}
      isMyTurn={isMyTurn}
      seat={seatToName(game).seat ?? null}
    />
  );
}

type TitleProps = { readonly title: Title | undefined };

function PastBanner({ past, newest }: { readonly past: Past; readonly newest: number }) {
  const say = words.value.game;
  return (
    <div class="notice past" role="status">
      <Mark of="past" />
      <p>
        {say.past(past.version.value ?? newest, newest)} {say.pastNoPlay}
      </p>
      <button type="button" class="button" onClick={() => past.look(null)}>
        {say.toNow}
      </button>
    </div>
  );
}

function OpenGame({ table, past, decision, title }: Parts & TitleProps) {
  const say = words.value.game;
  const game = table.game.value;
  const present = table.position.value;
  if (game === null || present === null) return null;
  const newest = present.version;
  const isPast = past.version.value !== null && past.version.value < newest;
  const shown = isPast ? (past.position.value ?? present) : present;
  const version = isPast ? (past.version.value ?? newest) : newest;
  return (
    <div class={isPast ? 'game game-past' : 'game'}>
      <div class="game-main">
        <Seats game={game} position={shown} />
        {game.readOnly && <p class="notice notice-trouble">{say.readOnly}</p>}
        {isPast ? (
          <PastBanner past={past} newest={newest} />
        ) : (
          <Present table={table} decision={decision} title={title} />
        )}
        {past.problem.value !== null && <Trouble problem={past.problem.value} />}
        <h2 class="unseen">{say.position}</h2>
        <Board sections={shown.sections} />
        {present.status !== 'open' && <Course version={version} newest={newest} look={past.look} />}
      </div>
      <aside class="game-side">
        <Log
          game={table.id}
          events={table.events.value}
          unseen={table.unseen.value}
          shown={isPast ? version : null}
        />
        {title !== undefined && <Rules title={title} />}
        {title !== undefined && <AboutEdition title={title} />}
      </aside>
    </div>
  );
}

export function GamePage({ id }: { readonly id: string }) {
  const parts = useMemo(() => openParts(id), [id]);
  useEffect(
    () => () => {
      parts.table.close();
      parts.past.close();
    },
    [parts],
  );
  const { table } = parts;
  const game = table.game.value;
  const position = table.position.value;
  const problem = table.problem.value;
  const titleId = game?.title;
  useEffect(() => (titleId === undefined ? undefined : showTitle(titleId)), [titleId]);
  const title = shownTitle.value ?? undefined;
  const brief = titles.value.find((one) => one.id === titleId);
  const name = brief?.name ?? titleId ?? '';
  const isMine =
    position !== null && position.seat !== null && position.toAct.includes(position.seat);
  const turn = words.value.turn.yours;

  useEffect(() => {
    if (name !== '') document.title = isMine ? `● ${turn} – ${name}` : `${name} – Staffetta`;
  }, [name, isMine, turn]);

  return (
    <>
      <div class="game-head">
        <h1 tabIndex={-1}>{name || (problem === null ? words.value.loading : 'Staffetta')}</h1>
        <StreamMark table={table} />
      </div>
      {problem !== null && <Trouble problem={problem} again={() => void table.load()} />}
      {game === null && problem === null && <Loading />}
      {position?.status === 'ended' && <GuestNotice />}
      <OpenGame {...parts} title={title} />
    </>
  );
}
