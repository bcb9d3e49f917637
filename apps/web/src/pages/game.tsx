import '../styles/game.css';
import type { Position, Title } from '@staffetta/client';
import { useEffect, useMemo } from 'preact/hooks';
import { SectionsBoard } from '../game/board.tsx';
import { Course } from '../game/course.tsx';
import { type Draft, openDraft } from '../game/draft.ts';
import { isText, useBefore, useParts, usePrinted } from '../game/drawing.ts';
import { type FormChoice, openFormChoice } from '../game/form-choice.ts';
import type { PieceMarks } from '../game/form-way.tsx';
import { Log } from '../game/log.tsx';
import { nameAt, seatToName } from '../game/names.ts';
import { openPast, type Past } from '../game/past.ts';
import { AboutEdition, Rules } from '../game/rules.tsx';
import { Seats } from '../game/seats.tsx';
import { openTable, type Table } from '../game/table.ts';
import { Turn } from '../game/turn.tsx';
import { Waiting } from '../game/waiting.tsx';
import { words } from '../language.ts';
import { lazy } from '../lazy.tsx';
import { GuestNotice } from '../parts/account-notice.tsx';
import { Mark } from '../parts/marks.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { shownTitle, showTitle, titles } from '../titles.ts';

type Parts = {
  readonly table: Table;
  readonly past: Past;
  readonly draft: Draft;
  readonly picks: FormChoice;
};

function openParts(id: string): Parts {
  const table = openTable(id);
  return { table, past: openPast(table), draft: openDraft(table), picks: openFormChoice() };
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

const Ending = lazy(async () => {
  const ending = await import('../game/ending.tsx');
  await ending.fetchEndingWords();
  return ending.Ending;
});

/** What is written on every piece of a position, by its id. */
const marksIn = ({ sections }: Position): PieceMarks =>
  new Map(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'pieces' ? block.pieces : []))
      .map(({ id, mark }) => [id, mark]),
  );

function Present({ table, draft, picks, title }: Omit<Parts, 'past'> & TitleProps) {
  const say = words.value.game;
  const game = table.game.value;
  const position = table.position.value;
  if (game === null || position === null) return null;
  if (position.status === 'ended') return null;
  if (position.status === 'open') return <Waiting table={table} />;
  if (position.seat === null) return <p class="quiet">{say.looking}</p>;
  const isMyTurn = position.toAct.includes(position.seat);
  const hasPlan = draft.steps.value.length > 0;
  if (!hasPlan && draft.offers.value.length === 0) return <p class="quiet">{say.others}</p>;
  return (
    <Turn
      draft={draft}
      picks={picks}
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

type BoardProps = {
  readonly table: Table;
  readonly shown: Position;
  readonly draft: Draft | null;
  readonly title: Title | undefined;
};

/** The position as the title draws it, or as text: the same in content. */
function BoardOf({ table, shown, draft, title }: BoardProps) {
  const say = words.value.game;
  const game = table.game.value;
  const parts = useParts(game?.title);
  const printed = usePrinted(game);
  const before = useBefore(shown);
  if (game === null || parts === undefined) return <Loading />;
  const nameOf = (seat: number) => nameAt(game, seat) ?? say.seat(seat + 1);
  const isDrawn = parts !== null && title !== undefined && shown.view !== null && !isText.value;
  if (!isDrawn) return <SectionsBoard sections={shown.sections} />;
  if (printed === null) return <Loading />;
  const { Board } = parts;
  return (
    <Board
      game={game}
      position={shown}
      before={before}
      title={title}
      printed={printed}
      draft={draft}
      nameOf={nameOf}
    />
  );
}

/** Where the plan leads, or the position as it is. */
const planned = (position: Position, { foreseen }: Draft): Position =>
  foreseen.value === null
    ? position
    : { ...position, view: foreseen.value.view, sections: foreseen.value.sections };

function OpenGame({ table, past, draft, picks, title }: Parts & TitleProps) {
  const say = words.value.game;
  const game = table.game.value;
  const present = table.position.value;
  if (game === null || present === null) return null;
  const newest = present.version;
  const version = Math.min(past.version.value ?? newest, newest);
  const isPast = version < newest;
  const shown = isPast ? (past.position.value ?? present) : planned(present, draft);
  return (
    <div class={isPast ? 'game game-past' : 'game'}>
      <div class="game-main">
        <Seats game={game} position={shown} />
        {game.readOnly && <p class="notice notice-trouble">{say.readOnly}</p>}
        {isPast && <PastBanner past={past} newest={newest} />}
        {past.problem.value !== null && <Trouble problem={past.problem.value} />}
        <h2 class="unseen">{say.position}</h2>
        <BoardOf table={table} shown={shown} draft={isPast ? null : draft} title={title} />
        {present.status !== 'open' && <Course version={version} newest={newest} look={past.look} />}
      </div>
      <aside class="game-side">
        {!isPast && <Present table={table} draft={draft} picks={picks} title={title} />}
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

/** Once it is over; whoever looks at the past looks at the board alone. */
function Over({ table, past, title }: Pick<Parts, 'table' | 'past'> & TitleProps) {
  const parts = useParts(table.game.value?.title);
  const isOver = table.position.value?.status === 'ended' && past.version.value === null;
  return isOver ? <Ending table={table} title={title} parts={parts} /> : null;
}

export function GamePage({ id }: { readonly id: string }) {
  const parts = useMemo(() => openParts(id), [id]);
  useEffect(
    () => () => {
      parts.table.close();
      parts.past.close();
      parts.draft.close();
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
      <Over {...parts} title={title} />
      <OpenGame {...parts} title={title} />
    </>
  );
}
