import { ahead } from '../ahead.ts';
import { findBroken, firstBroken, type StoredEvent } from './chain.ts';
import { beforeAll, type GameRow, type Store } from './store.ts';

/** Where a game's log is not what was written. */
type Damage = { readonly gameId: string; readonly number: number };

export type Verification = {
  readonly games: number;
  readonly events: number;
  readonly damages: readonly Damage[];
};

type Link = Pick<StoredEvent, 'number' | 'hash'>;
type Head = Pick<GameRow, 'gameId' | 'commitment' | 'number' | 'hash'>;

/** How far a game's chain was followed. */
type Followed = {
  readonly head: Head;
  readonly last: Link;
  readonly brokenAt: number | null; // the first event that is changed, missing or out of place
};

/** Follows a chain on by an event. */
const follow = ({ head, last, brokenAt }: Followed, event: StoredEvent): Followed => ({
  head,
  last: event,
  brokenAt: brokenAt ?? firstBroken([event], last),
});

/** The first event that is changed, missing or out of place, when all there is was followed. */
function brokenAfterAll({ head, last, brokenAt }: Followed): number | null {
  if (brokenAt !== null) return brokenAt;
  if (last.number < head.number) return last.number + 1;
  return last.hash.equals(head.hash) ? null : head.number;
}

/** The first event of a whole log that is changed, missing or out of place. */
export async function brokenIn(
  events: readonly StoredEvent[],
  { commitment, number, hash }: Pick<GameRow, 'commitment' | 'number' | 'hash'>,
): Promise<number | null> {
  const broken = await findBroken(events, { number: 0, hash: commitment });
  if (broken !== null) return broken;
  if (events.length < number) return events.length + 1;
  return events.at(-1)?.hash.equals(hash) === true ? null : number;
}

/** Many small games and few large ones are asked for in pages alike. */
const gamesAtOnce = 500;
const eventsAtOnce = 1_000;

/** All heads by id, a page at a time. */
async function* headPages(store: Store): AsyncGenerator<readonly Head[]> {
  for (let after = beforeAll; ; ) {
    const page = await store.heads(after, gamesAtOnce);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.gameId;
  }
}

/** The logs of a page of games, some of each or several whole at a time. */
async function* eventsOf(store: Store, heads: readonly Head[]) {
  let after = { gameId: heads[0]?.gameId ?? beforeAll, number: 0 };
  const last = heads.at(-1)?.gameId ?? beforeAll;
  for (;;) {
    const page = await store.eventsAmong(after, last, eventsAtOnce);
    yield page;
    const newest = page.at(-1);
    if (newest === undefined || page.length < eventsAtOnce) return;
    after = newest;
  }
}

/** Checks the chains of a page of games, as far as each had got when its head was read. */
async function verifyPage(store: Store, heads: readonly Head[]): Promise<Verification> {
  const chains = new Map(
    heads.map((head): [string, Followed] => [
      head.gameId,
      { head, last: { number: 0, hash: head.commitment }, brokenAt: null },
    ]),
  );
  let events = 0;
  for await (const page of ahead(eventsOf(store, heads))) {
    for (const event of page) {
      const chain = chains.get(event.gameId);
      if (chain === undefined || event.number > chain.head.number) continue;
      chains.set(event.gameId, follow(chain, event));
      events += 1;
    }
  }
  const damages = [...chains.values()].flatMap((chain) => {
    const number = brokenAfterAll(chain);
    return number === null ? [] : [{ gameId: chain.head.gameId, number }];
  });
  return { games: heads.length, events, damages };
}

/** Checks the hash chain of every game, and tells how many are done; a game whose chain is broken becomes read-only. */
export async function verifyAll(
  store: Store,
  tell: (games: number) => void = () => undefined,
): Promise<Verification> {
  const found = { games: 0, events: 0, damages: [] as Damage[] };
  for await (const heads of ahead(headPages(store))) {
    const { games, events, damages } = await verifyPage(store, heads);
    for (const { gameId, number } of damages) await store.markBroken(gameId, number);
    found.games += games;
    found.events += events;
    found.damages.push(...damages);
    tell(found.games);
  }
  return found;
}
