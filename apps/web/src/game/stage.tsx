import type { Game, Position, PrintedEdition, SpokenEvent, Title } from '@staffetta/client';
import { words } from '../language.ts';
import { Mark } from '../parts/marks.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import type { TitleParts } from '../titles/contract.ts';
import { askForTitleAgain, titleTrouble } from '../titles.ts';
import { SectionsBoard } from './board.tsx';
import { Course } from './course.tsx';
import type { Draft } from './draft.ts';
import { isText, showAsText, useBefore, usePrinted } from './drawing.ts';
import type { Past } from './past.ts';
import { nameAt } from './player-names.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** What a title brings of its own; undefined while it is fetched, null: nothing. */
type Parts = TitleParts | null | undefined;

/**
 * Whether one looks at a board of the title's own, or is about to: what stands beside it must not
 * change under somebody's hands when it comes.
 */
export const isToBeDrawn = (parts: Parts, position: Position): boolean =>
  parts !== null && position.view !== null && !isText.value;

const isDrawn = (parts: Parts, position: Position): parts is TitleParts =>
  parts !== undefined && isToBeDrawn(parts, position);

/** The board as it is drawn, or as text: the same in content. */
export function ViewSwitch() {
  const say = words.value.seated;
  const views = [
    { name: say.drawn, text: false },
    { name: say.text, text: true },
  ];
  return (
    <fieldset class="views" aria-label={say.view}>
      {views.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          class="button button-small view"
          aria-pressed={isText.value === text}
          onClick={() => showAsText(text)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** That the board shows what is not sent: above it, where nothing has to make room. */
export function Planning({ draft }: { readonly draft: Draft }) {
  if (draft.steps.value.length === 0) return null;
  return (
    <p class="planning">
      <span class="planning-mark" aria-hidden="true">
        ✎
      </span>
      <span>{words.value.plan.unsent}</span>
    </p>
  );
}

type BoardProps = {
  readonly table: Table;
  readonly parts: Parts;
  readonly shown: Position;
  readonly draft: Draft | null;
  readonly title: Title | undefined;
};

/** What keeps a board from being drawn, and how to ask for all of it again. */
function useBox(game: Game | null, title: Title | undefined) {
  const { printed, problem, again } = usePrinted(game);
  const trouble = problem ?? (title === undefined ? titleTrouble.value : null);
  function askAgain(): void {
    again();
    if (title === undefined) askForTitleAgain();
  }
  return { printed, trouble, askAgain };
}

/** Which of the printed facts it is played with, where somebody has corrected some. */
function EditionLine({ printed }: { readonly printed: PrintedEdition | null }) {
  if (printed === null || printed.label === null) return null;
  const { label, origin } = printed;
  const said = [words.value.pages.create.edition, label, origin].filter(Boolean);
  return <p class="soft">{said.join(' · ')}</p>;
}

function Board({ table, parts, shown, draft, title }: BoardProps) {
  const game = table.game.value;
  const { printed, trouble, askAgain } = useBox(game, title);
  const before = useBefore(shown);
  const asText = <SectionsBoard sections={shown.sections} before={before?.sections ?? null} />;
  if (game === null || parts === undefined) return <Loading />;
  const edition = <EditionLine printed={printed} />;
  if (!isDrawn(parts, shown)) {
    return (
      <>
        {asText}
        {edition}
      </>
    );
  }
  const again = trouble === null ? null : <Trouble problem={trouble} again={askAgain} />;
  if (printed === null || title === undefined) {
    return again === null ? (
      <Loading />
    ) : (
      <>
        {again}
        {asText}
      </>
    );
  }
  const { Board: TitleBoard } = parts;
  return (
    <>
      {again}
      <TitleBoard
        game={game}
        position={shown}
        before={before}
        title={title}
        printed={printed}
        draft={draft}
        nameOf={(seat) => nameAt(game, seat) ?? words.value.game.seat(seat + 1)}
      />
      {edition}
    </>
  );
}

/** What happened at the moment one looks at. */
const told = (events: readonly SpokenEvent[], version: number): string =>
  events.find((event) => event.version === version)?.sentences.join(' ') ?? '';

type PastBannerProps = { readonly seat: Seat; readonly version: number; readonly newest: number };

function PastBanner({ seat: { past, table }, version, newest }: PastBannerProps) {
  const say = words.value.game;
  return (
    <div class="notice past">
      <Mark of="past" />
      <div class="past-words" role="status">
        <p>
          {say.past(version, newest)} <span class="past-hint">{say.pastNoPlay}</span>
        </p>
        <p class="past-told">{told(table.events.value, version)}</p>
      </div>
      <button type="button" class="button" onClick={() => past.look(null)}>
        {say.toNow}
      </button>
    </div>
  );
}

/** How much happened while one was away, and the offer to see it. */
function SinceBanner({ table, replay }: Pick<Seat, 'table' | 'replay'>) {
  const say = words.value.course;
  const unseen = table.unseen.value;
  if (unseen === null) return null;
  const { after, upTo } = unseen;
  const things = table.events.value.filter(
    ({ version, sentences }) => version > after && version <= upTo && sentences.length > 0,
  ).length;
  if (things === 0) return null;
  return (
    <div class="notice away">
      <Mark of="past" />
      <p>{say.since(things)}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          replay.play(after - 1); // from what one saw last, so that what changed is seen to change
          table.dismissUnseen();
          document.querySelector<HTMLElement>('.course-play')?.focus({ preventScroll: true });
        }}
      >
        {say.replaySince}
      </button>
      <button type="button" class="button button-quiet" onClick={table.dismissUnseen}>
        {say.dismiss}
      </button>
    </div>
  );
}

/** Where the plan leads, or the position as it is. */
const planned = (position: Position, { foreseen }: Draft): Position =>
  foreseen.value === null
    ? position
    : { ...position, view: foreseen.value.view, sections: foreseen.value.sections };

/** The version one looks at, and whether it is an earlier one. */
export function momentOf(present: Position, past: Past) {
  const newest = present.version;
  const version = Math.min(past.version.value ?? newest, newest);
  return { version, newest, isPast: version < newest };
}

type StageProps = {
  readonly seat: Seat;
  readonly present: Position;
  readonly parts: Parts;
  readonly title: Title | undefined;
};

function Notices({ seat, present }: Pick<StageProps, 'seat' | 'present'>) {
  const { table, past, replay } = seat;
  const { version, newest, isPast } = momentOf(present, past);
  if (isPast) return <PastBanner seat={seat} version={version} newest={newest} />;
  return <SinceBanner table={table} replay={replay} />;
}

function stageClass(isPast: boolean, isPlanned: boolean): string {
  if (isPast) return 'stage stage-past';
  return isPlanned ? 'stage stage-planned' : 'stage';
}

/** The board, and what one must know of what it shows. */
export function Stage({ seat, present, parts, title }: StageProps) {
  const { table, past, draft, replay } = seat;
  const { version, newest, isPast } = momentOf(present, past);
  const shown = isPast ? (past.position.value ?? present) : planned(present, draft);
  const isPlanned = draft.foreseen.value !== null;
  const isFetching = past.position.value?.version !== version && past.problem.value === null;
  return (
    <>
      {table.game.value?.readOnly === true && (
        <p class="notice notice-trouble">{words.value.game.readOnly}</p>
      )}
      <Notices seat={seat} present={present} />
      {past.problem.value !== null && <Trouble problem={past.problem.value} />}
      <div class={stageClass(isPast, isPlanned)} aria-busy={isPast && isFetching}>
        <h2 class="unseen" tabIndex={-1}>
          {words.value.game.position}
        </h2>
        <Board
          table={table}
          parts={parts}
          shown={shown}
          draft={isPast || present.seat === null ? null : draft}
          title={title}
        />
      </div>
      {present.status !== 'open' && (
        <Course
          game={table.id}
          version={version}
          newest={newest}
          look={past.look}
          replay={replay}
        />
      )}
    </>
  );
}
