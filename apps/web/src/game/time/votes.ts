import type { Game, Schemas } from '@staffetta/client';

type TimeVotes = Schemas['TimeVotes'];

/** Something that all who still play may agree on, and who does by now. */
export type Proposal = Ballot &
  (
    | { readonly kind: 'pause'; readonly days: number }
    | { readonly kind: 'going-on' }
    | { readonly kind: 'removal'; readonly of: number }
  );

type Ballot = { readonly agreed: readonly number[]; readonly missing: readonly number[] };

type Table = Pick<Game, 'seats' | 'vacant' | 'absent'>;

/** Who has agreed, of all who still play but the one it is about. */
function ballotOf({ seats, vacant }: Table, votes: readonly number[], but?: number): Ballot {
  const voters = seats
    .map((_, seat) => seat)
    .filter((seat) => !vacant.includes(seat) && seat !== but);
  return {
    agreed: voters.filter((seat) => votes.includes(seat)),
    missing: voters.filter((seat) => !votes.includes(seat)),
  };
}

/** All that may be agreed on now: a pause that somebody proposed, and whom time has left too often. */
export function proposalsIn(game: Table, { pause, removals }: TimeVotes): readonly Proposal[] {
  const pausing =
    pause === null || pause.votes.length === 0
      ? []
      : [
          {
            ...(pause.days === 0
              ? ({ kind: 'going-on' } as const)
              : ({ kind: 'pause', days: pause.days } as const)),
            ...ballotOf(game, pause.votes),
          },
        ];
  const removing = game.absent === 'vote' ? removals : [];
  return [
    ...pausing,
    ...removing.map(({ of, votes }) => ({
      kind: 'removal' as const,
      of,
      ...ballotOf(game, votes, of),
    })),
  ];
}
