import { type Seat, seatsOf } from '@staffetta/engine';
import { seatsHeld, spokesman } from './access.ts';
import type { Feed } from './feed.ts';
import { openListeners } from './listeners.ts';
import { versionOf } from './look.ts';
import { sha256 } from './secret.ts';
import type { GameRow, Store } from './store.ts';

// Everything of a user's that moves. A moved game is looked up once in this process, however many follow.

/** Where a game stands, who sits in it, and, while there is a place, who is invited. */
export type Standing = {
  readonly row: GameRow;
  readonly players: readonly (string | null)[];
  readonly invited: readonly string[];
};

/** Hears where games stand that moved; null: any may have. */
type OnMoved = (standing: Standing | null) => void;

type OnTimed = (gameId: string | null) => void;

export type Following = {
  /** Hears of every game of this user's that moves, until what it gives is called. */
  readonly follow: (userId: string, onMoved: OnMoved) => () => void;
  /** Hears which game of this user's has other clocks, though it has not moved; null: any may have. */
  readonly followClocks: (userId: string, onTimed: OnTimed) => () => void;
  /** All games of a user that go on, the oldest first. */
  readonly goingOn: (userId: string) => Promise<readonly Standing[]>;
};

/** Tells each of these users once; a free seat is nobody's. */
function tellEach<News>(
  followers: { readonly tell: (userId: string, news: News) => void },
  userIds: Iterable<string | null>,
  news: News,
): void {
  for (const userId of new Set(userIds)) if (userId !== null) followers.tell(userId, news);
}

export function openFollowing(
  store: Pick<Store, 'game' | 'goingOn' | 'seatsOf' | 'invitedOf'>,
  feed: Pick<Feed, 'listenToAll' | 'clocks'>,
  onTrouble: (error: Error) => void,
): Following {
  const followers = openListeners<Standing | null>();
  const ofClocks = openListeners<string | null>();
  const looking = new Map<string, { isAsked: boolean }>(); // games now looked up

  async function withPeople(rows: readonly GameRow[]): Promise<readonly Standing[]> {
    const seats = await store.seatsOf(rows.map(({ gameId }) => gameId));
    const taken = new Map(seats.map((one) => [`${one.gameId} ${one.seat}`, one.userId]));
    const isFree = ({ gameId, seats: count }: GameRow): boolean =>
      seatsOf(count).some((seat) => !taken.has(`${gameId} ${seat}`));
    const open = rows.filter(
      (row) => row.status === 'open' || (row.status === 'running' && isFree(row)),
    );
    const invitations = await store.invitedOf(open.map(({ gameId }) => gameId));
    return rows.map((row) => ({
      row,
      invited: invitations.filter(({ gameId }) => gameId === row.gameId).map((one) => one.userId),
      players: seatsOf(row.seats).map((seat) => taken.get(`${row.gameId} ${seat}`) ?? null),
    }));
  }

  async function lookUp(gameId: string): Promise<void> {
    const row = await store.game(gameId);
    const [standing] = row === null ? [] : await withPeople([row]);
    if (standing !== undefined)
      tellEach(followers, [...standing.players, ...standing.invited, standing.row.host], standing);
  }

  async function look(gameId: string): Promise<void> {
    const before = looking.get(gameId);
    if (before !== undefined) {
      before.isAsked = true;
      return;
    }
    const now = { isAsked: true };
    looking.set(gameId, now);
    try {
      while (now.isAsked) {
        now.isAsked = false;
        await lookUp(gameId);
      }
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error('A moved game could not be looked up'));
      followers.tellAll(null); // whoever follows looks for himself
    } finally {
      looking.delete(gameId);
    }
  }

  feed.listenToAll((gameId) => {
    if (followers.areNone()) return;
    if (gameId === null) followers.tellAll(null);
    else void look(gameId);
  });

  async function lookForPlayers(gameId: string): Promise<void> {
    try {
      const seats = await store.seatsOf([gameId]);
      tellEach(
        ofClocks,
        seats.map(({ userId }) => userId),
        gameId,
      );
    } catch (error) {
      onTrouble(error instanceof Error ? error : new Error('Players could not be looked up'));
      ofClocks.tellAll(null);
    }
  }

  feed.clocks.listenToAll((gameId) => {
    if (ofClocks.areNone()) return;
    if (gameId === null) ofClocks.tellAll(null);
    else void lookForPlayers(gameId);
  });

  return {
    follow: followers.listen,
    followClocks: ofClocks.listen,
    goingOn: async (userId) => withPeople(await store.goingOn(userId)),
  };
}

/** With whose eyes a user follows a game; null: it is none of his. */
function followerIn(
  { row, players, invited }: Standing,
  userId: string,
): Seat | 'spectator' | null {
  const isHost = row.host === userId && row.status === 'open';
  const isAwaited = isHost || invited.includes(userId);
  return (
    spokesman(seatsHeld({ players }, { userId }), row.toAct) ?? (isAwaited ? 'spectator' : null)
  );
}

/** What one follows of a game: it moved for him when its version is another. */
type Followed = { readonly number: number; readonly version: number };

const mark = (gameId: string, { version }: Followed): bigint =>
  sha256(`${gameId} ${version}`).readBigUInt64BE();

/**
 * What a user was told of all his games. Its digest names the versions he has of them, in whatever
 * order he came by them, and nothing else.
 */
export function openFollowedGames(userId: string) {
  const followed = new Map<string, Followed>();
  let marks = 0n;

  function forget(gameId: string): void {
    const known = followed.get(gameId);
    if (known !== undefined) marks ^= mark(gameId, known);
    followed.delete(gameId);
  }

  return {
    digest: (): string => marks.toString(16).padStart(16, '0'),

    /** His version of a game, if it is another than the one he was told of. */
    note(standing: Standing): number | null {
      const { gameId, number, versions } = standing.row;
      const known = followed.get(gameId);
      if (known !== undefined && number < known.number) return null; // looked up before, told after
      const viewer = followerIn(standing, userId);
      if (viewer === null) {
        forget(gameId);
        return null;
      }
      const version = versionOf(versions, viewer);
      forget(gameId);
      followed.set(gameId, { number, version });
      marks ^= mark(gameId, { number, version });
      return known?.version === version ? null : version;
    },

    /** Keeps only games that are among these. */
    keepOnly(gameIds: ReadonlySet<string>): void {
      for (const gameId of [...followed.keys()]) if (!gameIds.has(gameId)) forget(gameId);
    },
  };
}
