import { linksTo, writeLinks } from '../src/notices/move-links.ts';
import type { TestService } from './harness.ts';

/** What stands behind the # of the first link in the mail of a seat's turn. */
export async function newMoveLink(
  { services, database }: Pick<TestService, 'services' | 'database'>,
  game: string,
  seat = 0,
): Promise<string> {
  const loaded = await services.games.cache.current(game);
  const userId = loaded?.players[seat] ?? null;
  if (loaded === null || userId === null) throw new Error('Nobody plays there');
  const turn = loaded.clocks.find((clock) => clock.seat === seat)?.turn ?? 0;
  const of = { kind: 'turn', userId, gameId: game, seat, turn } as const;
  const links = linksTo(loaded, of, '');
  await writeLinks(database.pool, loaded, of, links, new Date());
  return links[0]?.url.split('#')[1] ?? '';
}
