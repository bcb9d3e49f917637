import { useSignal } from '@preact/signals';
import type { Game, Result, Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { locale, words } from '../../language.ts';
import { lasting, listed } from '../../language-forms.ts';
import { Saved, useSaving } from '../../parts/saving.tsx';
import { client } from '../../service.ts';
import { agreeingWords } from '../../words/agreeing/index.ts';
import { seatToName } from '../names.ts';
import { nameAt } from '../player-names.ts';
import type { Table } from '../table.ts';
import { type Proposal, proposalsIn } from './votes.ts';

/** The votes where time is concerned, asked for whenever the game moves. */
function useTimeVotes(id: string, version: number) {
  const votes = useSignal<Schemas['TimeVotes'] | null>(null);
  useEffect(() => {
    void client.timeVotes(id).then((found) => {
      if (found.ok) votes.value = found.data;
    });
  }, [id, version]);
  return votes.value;
}

const nameIn = (game: Game, seat: number): string =>
  nameAt(game, seat) ?? words.value.game.seat(seat + 1);

/** What is proposed, and what follows when all agree. */
function toldOf(game: Game, proposal: Proposal): readonly [proposed: string, then: string] {
  const say = agreeingWords.value;
  switch (proposal.kind) {
    case 'pause':
      return [say.pause(lasting(locale.value, proposal.days * 24)), say.pauseThen];
    case 'going-on':
      return [say.goingOn, say.goingOnThen];
    case 'removal':
      return [
        proposal.of === game.mySeat ? say.lateMine : say.late(nameIn(game, proposal.of)),
        say.lateThen,
      ];
  }
}

/** My vote for a proposal, or the end of it. */
function voteOn(game: Game, proposal: Proposal, isFor: boolean): Promise<Result<Game>> {
  const of = seatToName(game);
  if (proposal.kind === 'removal') {
    const change = isFor ? client.voteForRemoval : client.withdrawRemoval;
    return change(game.id, proposal.of, of);
  }
  const days = proposal.kind === 'pause' ? proposal.days : 0;
  return isFor ? client.voteForPause(game.id, days, of) : client.withdrawPause(game.id, of);
}

/** What the button does that votes, or takes the vote back. */
function wayIn(game: Game, proposal: Proposal, hasAgreed: boolean): string {
  const say = agreeingWords.value;
  if (proposal.kind !== 'removal') return hasAgreed ? say.withdraw : say.agree;
  const name = nameIn(game, proposal.of);
  return hasAgreed ? say.keep(name) : say.open(name);
}

type OneProps = {
  readonly table: Table;
  readonly game: Game;
  readonly proposal: Proposal;
};

/** One proposal: who agrees, who does not yet, and my own vote. */
function One({ table, game, proposal }: OneProps) {
  const say = agreeingWords.value;
  const saving = useSaving();
  const { agreed, missing } = proposal;
  const [proposed, then] = toldOf(game, proposal);
  const names = (seats: readonly number[]) =>
    seats.length === 0
      ? say.nobody
      : listed(
          locale.value,
          seats.map((seat) => nameIn(game, seat)),
        );
  const mine = game.mySeat;
  const hasAgreed = mine !== null && agreed.includes(mine);
  const mayVote = hasAgreed || (mine !== null && missing.includes(mine));
  async function vote(): Promise<void> {
    await saving.ask(() => voteOn(game, proposal, !hasAgreed));
    await table.load();
  }
  return (
    <li class="notice proposal">
      <div class="proposal-told">
        <p>
          <strong>{proposed}</strong> {then}
        </p>
        <p class="soft">
          {say.agreed(names(agreed))} {say.missing(names(missing))}
        </p>
      </div>
      {mayVote && (
        <button
          type="button"
          class={hasAgreed ? 'button' : 'button button-main'}
          aria-busy={saving.isSending.value}
          onClick={() => void vote()}
        >
          {wayIn(game, proposal, hasAgreed)}
        </button>
      )}
      <Saved saving={saving} />
    </li>
  );
}

/** All that is to be agreed on, above the board: who does not vote should know that he is asked. */
export function Proposals({ table }: { readonly table: Table }) {
  const game = table.game.value;
  const votes = useTimeVotes(table.id, game?.version ?? 0);
  if (game === null || votes === null) return null;
  const proposals = proposalsIn(game, votes);
  if (proposals.length === 0) return null;
  return (
    <ul class="proposals" aria-label={agreeingWords.value.label}>
      {proposals.map((proposal) => (
        <One
          key={proposal.kind === 'removal' ? proposal.of : proposal.kind}
          table={table}
          game={game}
          proposal={proposal}
        />
      ))}
    </ul>
  );
}
