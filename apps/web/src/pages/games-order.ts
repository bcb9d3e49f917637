import type { Game } from '@staffetta/client';

export const isMyTurn = ({ mySeat, toAct, status }: Game): boolean =>
  status === 'running' && mySeat !== null && toAct.includes(mySeat);

/** Games that wait for me first, then those that run; otherwise as they come. */
export const sorted = (games: readonly Game[]): readonly Game[] => {
  const rank = (game: Game): number => {
    if (isMyTurn(game)) return 0;
    return game.status === 'running' ? 1 : 2;
  };
  return games.toSorted((one, other) => rank(one) - rank(other));
};
