import { useSignal } from '@preact/signals';
import type { Game, Problem, Result } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../language.ts';
import { useModal } from '../parts/modal.ts';
import { Saved, useSaving } from '../parts/saving.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { client } from '../service.ts';
import { isGuest } from '../session.ts';
import type { Curtain } from './curtain.ts';
import { seatToName } from './names.ts';
import { nameAt } from './player-names.ts';
import type { Table } from './table.ts';
import { isTimed } from './time/clock.ts';
import { Proposing } from './time/lazily.ts';
import type { Ask } from './time/proposing.tsx';

type ResignProps = { readonly resign: () => void; readonly stay: () => void };

/** Asks once more: a seat given up is given up for good. */
function ResignDialog({ resign, stay }: ResignProps) {
  const say = words.value.seated;
  const place = useModal();
  return (
    <dialog ref={place} class="dialog" aria-labelledby="resign" onClose={stay}>
      <h2 id="resign">{say.resignAsk}</h2>
      <p>{say.resignSure}</p>
      <div class="row">
        <button type="button" class="button button-main" onClick={stay}>
          {say.stay}
        </button>
        <button type="button" class="button" onClick={resign}>
          {say.resign}
        </button>
      </div>
    </dialog>
  );
}

/** Who wishes to abandon the game; null until it is known. */
function useVotes(id: string, version: number) {
  const votes = useSignal<readonly number[] | null>(null);
  async function load(): Promise<void> {
    const found = await client.votes(id);
    if (found.ok) votes.value = found.data;
  }
  useEffect(() => void load(), [id, version]);
  return { votes: votes.value, load };
}

type MenuProps = {
  readonly table: Table;
  readonly curtain: Curtain;
  readonly showHelp: () => void;
  readonly close: () => void;
};

function Votes({ table, game, ask }: { readonly table: Table; readonly game: Game } & Asking) {
  const say = words.value.seated;
  const { votes, load } = useVotes(table.id, game.version);
  const of = seatToName(game);
  const players = game.seats.filter((player) => player !== null).length - game.vacant.length;
  const hasVoted = game.mySeat !== null && votes?.includes(game.mySeat) === true;
  async function change(): Promise<void> {
    await ask(hasVoted ? client.withdrawVote(table.id, of) : client.voteToAbandon(table.id, of));
    await load();
  }
  return (
    <>
      <button type="button" class="button" onClick={() => void change()}>
        {hasVoted ? say.withdraw : say.vote}
      </button>
      {votes !== null && votes.length > 0 && (
        <p class="hint" role="status">
          {say.votes(votes.length, players)}
        </p>
      )}
    </>
  );
}

/** Whether one gets mails about this game, and the other of the two. */
function Mails({ id }: { readonly id: string }) {
  const say = words.value.seated;
  const saving = useSaving();
  const isMuted = useSignal<boolean | null>(null);
  useEffect(() => {
    void client.mailMutes().then((found) => {
      if (found.ok) isMuted.value = found.data.includes(id);
    });
  }, [id]);
  if (isMuted.value === null) return null;
  const wasMuted = isMuted.value;
  async function change(): Promise<void> {
    const call = wasMuted ? client.unmuteMails : client.muteMails;
    const done = await saving.ask(
      async () => {
        const result = await call(id);
        return result.ok ? { ok: true, data: true } : result;
      },
      wasMuted ? say.isHeard : say.isMuted,
    );
    if (done === true) isMuted.value = !wasMuted;
  }
  return (
    <>
      <button
        type="button"
        class="button"
        aria-busy={saving.isSending.value}
        onClick={() => void change()}
      >
        {wasMuted ? say.hear : say.mute}
      </button>
      <Saved saving={saving} />
    </>
  );
}

type Asking = { readonly ask: Ask };

/** What one seldom does: leave, end it together, take a seat over, hear no more of it. */
function Menu({ table, curtain, showHelp, close }: MenuProps) {
  const say = words.value.seated;
  const problem = useSignal<Problem | null>(null);
  const isResigning = useSignal(false);
  const game = table.game.value;
  if (game === null) return null;
  const isRunning = game.status === 'running';
  const isSeated = game.mySeats.length > 0;

  async function ask(call: Promise<Result<Game>>): Promise<boolean> {
    const done = await call;
    problem.value = done.ok ? null : done.problem;
    await table.load();
    return done.ok;
  }

  return (
    <div class="sheet menu" id="game-menu">
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          showHelp();
        }}
      >
        {say.help}
      </button>
      {game.hotSeat && isRunning && !curtain.isWanted.value && (
        <button type="button" class="button" onClick={() => curtain.want(true)}>
          {say.curtain.again}
        </button>
      )}
      {isRunning && isSeated && isTimed(game) && <Proposing game={game} ask={ask} done={close} />}
      {isRunning && isSeated && <Votes table={table} game={game} ask={ask} />}
      {isRunning && isSeated && (
        <button
          type="button"
          class="button"
          onClick={() => {
            isResigning.value = true;
          }}
        >
          {say.resign}
        </button>
      )}
      {isRunning &&
        !isSeated &&
        game.vacant.map((seat) => (
          <button
            key={seat}
            type="button"
            class="button"
            onClick={() => void ask(client.replacePlayer(table.id, seat))}
          >
            {say.takeOver(nameAt(game, seat) ?? words.value.game.seat(seat + 1))}
          </button>
        ))}
      {isSeated && !game.hotSeat && !isGuest.value && <Mails id={table.id} />}
      {problem.value !== null && <Trouble problem={problem.value} />}
      {isResigning.value && (
        <ResignDialog
          stay={() => {
            isResigning.value = false;
          }}
          resign={() => {
            isResigning.value = false;
            void ask(client.resign(table.id, seatToName(game))).then(close);
          }}
        />
      )}
    </div>
  );
}

type MoreProps = Omit<MenuProps, 'close'>;

/** The button "⋯" and what it opens. */
export function More(props: MoreProps) {
  const say = words.value.seated;
  const isOpen = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  function close(): void {
    isOpen.value = false;
    button.current?.focus();
  }
  useEffect(() => {
    if (!isOpen.value) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen.value]);
  return (
    <div class="more">
      <button
        ref={button}
        type="button"
        class="button button-quiet more-button"
        aria-label={say.menu}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.peek();
        }}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {isOpen.value && <Menu {...props} close={close} />}
    </div>
  );
}
