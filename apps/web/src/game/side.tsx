import type { Game, Position, Title } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { locale, words } from '../language.ts';
import { listed } from '../language-forms.ts';
import type { TitleParts } from '../titles/contract.ts';
import { Chat } from './chat.tsx';
import type { PieceMarks } from './form-way.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Log } from './log.tsx';
import { seatToName } from './names.ts';
import { NotePage } from './note-page.tsx';
import { PlanList } from './plan.tsx';
import { nameAt } from './player-names.ts';
import type { Seat } from './seat.ts';
import { isToBeDrawn, momentOf } from './stage.tsx';
import { Standing, useOrders } from './standing.tsx';
import { isToAct } from './table.ts';
import { type Tab, Tabs } from './tabs.tsx';
import { lastOfMine } from './taken-back.ts';
import { type LateOrder, useLateOrder } from './time/late-order.ts';
import { LateOrderPage } from './time/lazily.ts';
import { MyClock } from './time/seat-clock.tsx';
import { Turn } from './turn.tsx';
import { Waiting } from './waiting.tsx';

/** What is written on every piece of a position, by its id. */
const marksIn = ({ sections }: Position): PieceMarks =>
  new Map(
    sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'pieces' ? block.pieces : []))
      .map(({ id, mark }) => [id, mark]),
  );

/** Whose turn it is, in a few words. */
export function turnIn(game: Game, position: Position): string {
  const { seat, toAct, status, outcome } = position;
  const say = words.value;
  if (status === 'open') {
    return say.turn.seatsFree(game.seats.filter((player) => player === null).length);
  }
  if (outcome !== null || status !== 'running') return say.turn.over;
  if (seat !== null && isToAct(position)) {
    return seatToName(game).seat === undefined ? say.turn.yours : say.game.decideAs(seat + 1);
  }
  const names = toAct.map((one) => nameAt(game, one) ?? say.game.seat(one + 1));
  return say.turn.waitingFor(listed(locale.value, names));
}

type PresentProps = {
  readonly seat: Seat;
  readonly title: Title | undefined;
  readonly isDrawn: boolean;
  readonly late: LateOrder | null;
  readonly onPlanned: (isDone: boolean) => void;
};

/** It is not for me to act: whom the game waits for, and what of mine I may take back. */
function Others({ seat: { table, draft }, game, position, late }: OthersProps) {
  const say = words.value.game;
  return (
    <section class="sheet turn-sheet">
      <h2 tabIndex={-1}>{turnIn(game, position)}</h2>
      <p class="quiet">{position.seat === null ? say.looking : say.others}</p>
      <PlanList draft={draft} takenBack={lastOfMine(position, table.events.value)} late={late} />
    </section>
  );
}

type OthersProps = Pick<PresentProps, 'seat' | 'late'> & {
  readonly game: Game;
  readonly position: Position;
};

function Present({ seat, title, isDrawn, late, onPlanned }: PresentProps) {
  const { table, draft, picks } = seat;
  const game = table.game.value;
  const position = table.position.value;
  if (game === null || position === null) return null;
  if (position.status === 'open') return <Waiting table={table} />;
  if (position.status === 'ended') return null;
  const isIdle =
    draft.steps.value.length === 0 &&
    draft.offers.value.length === 0 &&
    draft.setback.value === null;
  if (position.seat === null || isIdle) {
    return <Others seat={seat} game={game} position={position} late={late} />;
  }
  return (
    <Turn
      draft={draft}
      picks={picks}
      events={table.events.value}
      title={title}
      marks={marksIn(position)}
      isMyTurn={isToAct(position)}
      seat={seatToName(game).seat ?? null}
      takenBack={lastOfMine(position, table.events.value)}
      clock={<MyClock game={game} seat={position.seat} />}
      late={late}
      isDrawn={isDrawn}
      onPlanned={onPlanned}
    />
  );
}

type SideProps = {
  readonly seat: Seat;
  readonly title: Title | undefined;
  readonly parts: TitleParts | null | undefined;
};

/** The leaves: what happened, and what people write. Around one screen nobody writes in secret. */
function useTabs({ seat, title, parts, game, present, late }: LeavesProps) {
  const { table, draft, past, talk, notes } = seat;
  const say = words.value;
  const { version, isPast } = momentOf(present, past);
  const titleOrders = title?.standingOrders === true && present.status === 'running';
  const standing = useOrders(table, titleOrders);
  const { OrderForm } = parts ?? {};
  const unread = talk.unread.value;
  const log: Tab = {
    id: 'log',
    name: say.game.log,
    badge: null,
    content: () => (
      <Log
        game={table.id}
        events={table.events.value}
        unseen={table.unseen.value}
        shown={isPast ? version : null}
      />
    ),
  };
  const chat: Tab = {
    id: 'chat',
    name: say.talk.chat,
    badge: unread === 0 ? null : { count: unread, told: say.talk.unread(unread) },
    content: () => <Chat talk={talk} game={game} />,
  };
  const note: Tab = {
    id: 'notes',
    name: say.talk.notes,
    badge: null,
    content: () => <NotePage notes={notes} />,
  };
  const hasOrders = OrderForm !== undefined || (standing.orders?.orders.length ?? 0) > 0;
  const isSeated = present.seat !== null;
  const mayOrder = titleOrders && isSeated && hasOrders;
  const orders: Tab = {
    id: 'orders',
    name: say.talk.orders,
    badge: null,
    content: () => (
      <>
        {mayOrder && (
          <Standing table={table} position={present} standing={standing} OrderForm={OrderForm} />
        )}
        {late !== null && <LateOrderPage late={late} offers={draft.offers.value} />}
      </>
    ),
  };
  return [
    log,
    ...(game.hotSeat ? [] : [chat]),
    ...(isSeated && !game.hotSeat ? [note] : []),
    ...(mayOrder || late !== null ? [orders] : []),
  ];
}

/** Everything beside the board: the turn, and the leaves. */
export function SidePane({ seat, title, parts }: SideProps) {
  const { table, past, side } = seat;
  const place = useRef<HTMLElement>(null);
  const game = table.game.value;
  const present = table.position.value;
  const late = useLateOrder(table);
  useKeptFocus(place, { fallback: 'h2[tabindex]' });
  if (game === null || present === null) return null;

  /** The sheet gives way to the board as soon as there is nothing left to choose. */
  function onPlanned(isDone: boolean): void {
    if (!isDone) return;
    side.isOpen.value = false;
    const buttons = [...document.querySelectorAll<HTMLElement>('.send')];
    buttons.find((button) => button.checkVisibility())?.focus();
  }

  return (
    <aside
      id="side"
      ref={place}
      class={side.isOpen.value ? 'game-side side-open' : 'game-side'}
      aria-label={words.value.plan.open}
    >
      <button
        type="button"
        class="button button-quiet side-close"
        onClick={() => {
          side.isOpen.value = false;
        }}
      >
        {words.value.plan.close}
      </button>
      {!momentOf(present, past).isPast && (
        <Present
          seat={seat}
          title={title}
          isDrawn={isToBeDrawn(parts, present)}
          late={late}
          onPlanned={onPlanned}
        />
      )}
      <Leaves seat={seat} title={title} parts={parts} game={game} present={present} late={late} />
    </aside>
  );
}

type LeavesProps = SideProps & {
  readonly game: Game;
  readonly present: Position;
  readonly late: LateOrder | null;
};

function Leaves(props: LeavesProps) {
  const { side } = props.seat;
  const tabs = useTabs(props);
  useEffect(() => {
    if (!tabs.some(({ id }) => id === side.tab.peek())) side.tab.value = 'log';
  });
  return (
    <Tabs
      label={words.value.seated.tabs}
      tabs={tabs}
      chosen={side.tab.value}
      choose={(id) => {
        side.tab.value = id;
      }}
    />
  );
}
