import { useSignal } from '@preact/signals';
import type { Game, Result } from '@staffetta/client';
import { isFilledIn, NumberField } from '../../parts/number-field.tsx';
import { client } from '../../service.ts';
import { agreeingWords } from '../../words/agreeing/index.ts';
import { seatToName } from '../names.ts';

const mostDays = 60;
const usualDays = 7;

/** Asks something of the service about the game; whether it was done. */
export type Ask = (call: Promise<Result<Game>>) => Promise<boolean>;

type ProposingProps = {
  readonly game: Game;
  readonly ask: Ask;
  readonly done: () => void;
};

/** Proposes that no time pass for some days, or, in a pause, that it end. */
export function Proposing({ game, ask, done }: ProposingProps) {
  const say = agreeingWords.value;
  const days = useSignal(usualDays);
  async function propose(count: number): Promise<void> {
    if (await ask(client.voteForPause(game.id, count, seatToName(game)))) done();
  }
  if (game.pausedUntil !== null) {
    return (
      <button type="button" class="button" onClick={() => void propose(0)}>
        {say.goOn}
      </button>
    );
  }
  return (
    <form
      class="proposing"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFilledIn(event.currentTarget)) void propose(days.peek());
      }}
    >
      <NumberField
        class="field"
        label={say.days}
        first={usualDays}
        least={1}
        most={mostDays}
        onWritten={(count) => {
          days.value = count;
        }}
      />
      <button type="submit" class="button">
        {say.propose}
      </button>
      <p class="hint">{say.proposeHint}</p>
    </form>
  );
}
