import type { Game } from '@staffetta/client';

/** My games by what I have to do with them. */
export type Sorted = {
  readonly mine: readonly Game[]; // waiting for me, the most urgent first
  readonly others: readonly Game[]; // waiting for somebody else
  readonly tables: readonly Game[]; // not begun
};

export const isMyTurn = ({ mySeat, toAct, status }: Game): boolean =>
  status === 'running' && mySeat !== null && toAct.includes(mySeat);

const never = '9999';

/** Whose time runs out first comes first; without a clock, who waits longest. */
const byUrgency = (one: Game, other: Game): number => {
  const [a, b] = [one, other].map(
    ({ deadline, movedAt, createdAt }) => `${deadline ?? never} ${movedAt ?? createdAt}`,
  );
  return (a ?? '') < (b ?? '') ? -1 : 1;
};

export const sorted = (games: readonly Game[]): Sorted => ({
  mine: games.filter(isMyTurn).toSorted(byUrgency),
  others: games.filter((game) => game.status === 'running' && !isMyTurn(game)),
  tables: games.filter(({ status }) => status === 'open'),
});

/** The game after the one now shown among those that wait for me; null: there is no other. */
export function nextAfter(waiting: readonly Game[], shown: string | null): Game | null {
  const place = waiting.findIndex(({ id }) => id === shown);
  const next = waiting[(place + 1) % Math.max(waiting.length, 1)];
  return next === undefined || next.id === shown ? null : next;
}
