import type { Game } from '@staffetta/client';

/** What somebody wants to see of the lobby. */
export type LobbyWish = { readonly title: string | null; readonly onlyJoinable: boolean };

const hasFreeSeat = ({ seats }: Game): boolean => seats.includes(null);

/** Whether somebody can sit down there now. */
export const isJoinable = (game: Game): boolean =>
  game.status === 'open' && game.mySeat === null && hasFreeSeat(game);

/** Whether somebody can take a seat over that was left. */
export const hasVacancy = ({ status, vacant, mySeat }: Game): boolean =>
  status === 'running' && mySeat === null && vacant.length > 0;

/** The tables one asked for; one's own are among one's own games. */
export const chosenFrom = (
  games: readonly Game[],
  { title, onlyJoinable }: LobbyWish,
): readonly Game[] =>
  games.filter(
    (game) =>
      game.mySeat === null &&
      (title === null || game.title === title) &&
      (!onlyJoinable || isJoinable(game)),
  );
