import pg from 'pg';
import { gameKinds } from '../admin/found-games.ts';
import type { Database } from '../database/connection.ts';
import { findTitle } from '../games/catalogue.ts';
import { type Count, countUpTo } from './counting.ts';

/** The games of a version of a title. */
export type GamesOfKind = {
  readonly title: string;
  readonly version: number;
  readonly isKnown: boolean; // this release can play them,
  readonly isPresent: boolean; // and new ones begin by this version
  readonly open: Count;
  readonly running: Count;
  readonly ended: Count;
};

type Kind = Pick<GamesOfKind, 'title' | 'version'>;

const states = ['open', 'running', 'ended'] as const;

/** In the order of their index. */
const ofKind = ({ title, version }: Kind, status: string): string => `
  select from game
   where title = ${pg.escapeLiteral(title)} and title_version = ${version} and status = '${status}'
   order by (archived_at is not null), created_at desc, game_id desc`;

/** How many games there are of each title, version and state. */
export async function readGames(database: Pick<Database, 'pool'>): Promise<readonly GamesOfKind[]> {
  const { rows: kinds } = await database.pool.query<Kind>(
    `with recursive ${gameKinds} select title, version from kind`,
  );
  const counts = await countUpTo(
    database,
    Object.fromEntries(
      kinds.flatMap((kind, place) =>
        states.map((status) => [`${status} ${place}`, ofKind(kind, status)]),
      ),
    ),
  );
  const none = { count: 0, isEstimate: false };
  return kinds.map(({ title, version }, place) => {
    const [open = none, running = none, ended = none] = states.map(
      (status) => counts[`${status} ${place}`],
    );
    const isKnown = findTitle(title, version) !== null;
    const isPresent = findTitle(title)?.title.version === version;
    return { ...{ title, version, isKnown, isPresent }, open, running, ended };
  });
}
