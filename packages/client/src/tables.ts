import { type Api, keyHeader, settle, settleNothing, settleOnly } from './link.ts';
import type { Done, QueryOf, Schemas, Seated, Told } from './shapes.ts';

const at = (game: string) => ({ path: { game } });

/** Path of a change at a table, and a key by which it may be sent again. */
const changing = <Path extends object>(path: Path) => ({ path, header: keyHeader(undefined) });

/** Where one sits down, and how one came to know of the table. */
type Place = Omit<NonNullable<Schemas['Joining']>, 'contribution'>;

/** Opening a table and filling its seats. */
const seatingCalls = ({ GET, POST, DELETE }: Api) => ({
  listGames: (wish: QueryOf<'listGames'> = {}): Told<'Games'> =>
    settle(GET('/v1/games', { params: { query: wish } })),
  createGame: (wish: Schemas['NewGame'], key?: string): Told<'Game'> =>
    settle(POST('/v1/games', { body: wish, params: { header: keyHeader(key) } })),
  game: (game: string): Told<'Game'> => settle(GET('/v1/games/{game}', { params: at(game) })),
  joinGame: (game: string, contribution: string, place: Place = {}): Told<'Game'> =>
    settle(
      POST('/v1/games/{game}/seats', {
        params: changing({ game }),
        body: { ...place, contribution },
      }),
    ),
  /** Gets up from a table that has not begun. */
  leaveGame: (game: string): Done =>
    settleNothing(DELETE('/v1/games/{game}/seats/mine', { params: changing({ game }) })),
  startGame: (game: string): Told<'Game'> =>
    settle(POST('/v1/games/{game}/start', { params: changing({ game }) })),
  cancelGame: (game: string): Told<'Game'> =>
    settle(POST('/v1/games/{game}/cancel', { params: changing({ game }) })),
});

/** Who else may know of a table. */
const invitingCalls = ({ GET, POST, DELETE }: Api) => ({
  invitations: (game: string) =>
    settleOnly(GET('/v1/games/{game}/invitations', { params: at(game) }), 'invited'),
  inviteToGame: (game: string, user: string) =>
    settleOnly(
      POST('/v1/games/{game}/invitations', { params: changing({ game }), body: { user } }),
      'invited',
    ),
  withdrawInvitation: (game: string, user: string) =>
    settleOnly(
      DELETE('/v1/games/{game}/invitations/{user}', { params: changing({ game, user }) }),
      'invited',
    ),
  declineInvitation: (game: string): Done =>
    settleNothing(DELETE('/v1/games/{game}/invitations/mine', { params: changing({ game }) })),
  /** The code of a new link, which ends the one before. */
  makeLink: (game: string) =>
    settleOnly(POST('/v1/games/{game}/link', { params: changing({ game }) }), 'code'),
  followLink: (code: string): Told<'Game'> => settle(POST('/v1/links', { body: { code } })),
});

/** Leaving a game under way, ending it together, taking over, playing again. */
const stayingCalls = ({ GET, POST, PUT, DELETE }: Api) => ({
  resign: (game: string, of: Seated = {}): Told<'Game'> =>
    settle(POST('/v1/games/{game}/resign', { params: { ...changing({ game }), query: of } })),
  /** The seats that vote to abandon the game. */
  votes: (game: string) =>
    settleOnly(GET('/v1/games/{game}/abandonment', { params: at(game) }), 'votes'),
  voteToAbandon: (game: string, of: Seated = {}): Told<'Game'> =>
    settle(PUT('/v1/games/{game}/abandonment', { params: { ...changing({ game }), query: of } })),
  withdrawVote: (game: string, of: Seated = {}): Told<'Game'> =>
    settle(
      DELETE('/v1/games/{game}/abandonment', { params: { ...changing({ game }), query: of } }),
    ),
  /** Takes over a seat that somebody left. */
  replacePlayer: (game: string, seat: number): Told<'Game'> =>
    settle(POST('/v1/games/{game}/replacements', { params: changing({ game }), body: { seat } })),
  /** Opens a table for the same players, or sits down at the one another of them opened. */
  playAgain: (game: string, contribution: string): Told<'Game'> =>
    settle(
      POST('/v1/games/{game}/rematch', { params: changing({ game }), body: { contribution } }),
    ),
});

/** What players agree on where time is concerned. */
const timeCalls = ({ GET, PUT, DELETE }: Api) => ({
  /** Who votes that somebody too late be replaced, or for a pause. */
  timeVotes: (game: string): Told<'TimeVotes'> =>
    settle(GET('/v1/games/{game}/time-votes', { params: at(game) })),
  /** Votes that a seat be vacated whose time was over twice. */
  voteForRemoval: (game: string, seat: number, by: Seated = {}): Told<'Game'> =>
    settle(
      PUT('/v1/games/{game}/removals/{of}', {
        params: { ...changing({ game, of: seat }), query: by },
      }),
    ),
  withdrawRemoval: (game: string, seat: number, by: Seated = {}): Told<'Game'> =>
    settle(
      DELETE('/v1/games/{game}/removals/{of}', {
        params: { ...changing({ game, of: seat }), query: by },
      }),
    ),
  /** Votes that no time pass for so many days; for 0: that the game go on. */
  voteForPause: (game: string, days: number, of: Seated = {}): Told<'Game'> =>
    settle(
      PUT('/v1/games/{game}/pause', {
        params: { ...changing({ game }), query: of },
        body: { days },
      }),
    ),
  withdrawPause: (game: string, of: Seated = {}): Told<'Game'> =>
    settle(DELETE('/v1/games/{game}/pause', { params: { ...changing({ game }), query: of } })),
});

export const tableCalls = (api: Api) => ({
  ...seatingCalls(api),
  ...timeCalls(api),
  ...invitingCalls(api),
  ...stayingCalls(api),
});
