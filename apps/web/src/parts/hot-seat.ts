import { effect, signal } from '@preact/signals';
import { type Game, newContribution, type Problem, type Result } from '@staffetta/client';
import { noteContribution } from '../chance.ts';
import { gameAddress, go, route } from '../route.ts';
import { client } from '../service.ts';
import { begin, user } from '../session.ts';

/** Around one screen nobody else is expected to come. */
export const aloneAtTable = { hotSeat: true, visibility: 'invited', spectators: false } as const;

type Table = Parameters<typeof client.createGame>[0];

/** Opens a table and goes to it; the share of chance is noted, to check the finished game with. */
export async function openAndGo(
  table: Table,
  key: string,
  beforeGoing: (game: Game) => Promise<void> = async () => undefined,
): Promise<Result<Game>> {
  const created = await client.createGame(table, key);
  if (!created.ok) return created;
  await beforeGoing(created.data);
  const { contribution } = table;
  if (contribution !== undefined) noteContribution(created.data.id, contribution);
  go(gameAddress(created.data.id));
  scrollTo(0, 0);
  return created;
}

/** Somebody becomes a guest on his way to a game: what he looks at stays until he is there. */
export const isOnTheWay = signal(false);

effect(() => {
  if (route.value.page !== 'nowhere') isOnTheWay.value = false;
});

/** Plays at once, around one screen, as a guest unless somebody is signed in. */
export async function tryAtOnce(title: string, seats: number): Promise<Problem | null> {
  isOnTheWay.value = true;
  if (user.peek() === null) {
    const guest = await client.createGuest();
    if (!guest.ok) return guest.problem;
    begin(guest.data);
  }
  const contribution = newContribution();
  const table = { title, seats, seating: 'chosen', contribution, ...aloneAtTable } as const;
  const opened = await openAndGo(table, newContribution());
  return opened.ok ? null : opened.problem;
}
