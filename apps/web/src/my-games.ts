import { computed, effect, signal } from '@preact/signals';
import type { Game, Problem, Result } from '@staffetta/client';
import { openRepeating } from './again.ts';
import { runsOtherwise } from './game/time/clock.ts';
import { nextAfter, type Sorted, sorted } from './my-games-order.ts';
import { hearClocks, hearMoves, isCutOff, isInView } from './news.ts';
import { gameAddress, go, route } from './route.ts';
import { client } from './service.ts';
import { isExpired, reader, user } from './session.ts';

type Mine = { readonly going: readonly Game[]; readonly ended: readonly Game[] };

const games = signal<Mine | null>(null);

/** Why my games cannot be shown, if that is so. */
export const gamesTrouble = signal<Problem | null>(null);

/** My games, as they stand; null until they have come. */
export const myGames = computed((): (Sorted & Pick<Mine, 'ended'>) | null =>
  games.value === null ? null : { ...sorted(games.value.going), ended: games.value.ended },
);

/** How many wait for me. */
export const waitingCount = computed(() => myGames.value?.mine.length ?? 0);

/** The next game that waits for me, other than the one shown. */
export const nextGame = computed((): Game | null => {
  const here = route.value;
  return nextAfter(myGames.value?.mine ?? [], here.page === 'game' ? here.game : null);
});

export function goToNext(): void {
  const next = nextGame.peek();
  if (next !== null) go(gameAddress(next.id));
}

async function fetchAll(): Promise<Result<Mine>> {
  const lists = await Promise.all([
    client.listGames({ mine: true, status: 'running', limit: 100 }),
    client.listGames({ mine: true, status: 'open', limit: 100 }),
    client.listGames({ mine: true, status: 'ended', limit: 12 }),
  ]);
  const failed = lists.find((list) => !list.ok);
  if (failed?.ok === false) return failed;
  const [running = [], open = [], ended = []] = lists.map((list) =>
    list.ok ? list.data.games : [],
  );
  return { ok: true, data: { going: [...running, ...open], ended } };
}

const again = openRepeating(() => void fetchMyGames());

export async function fetchMyGames(): Promise<void> {
  const asked = user.peek()?.id;
  const result = await fetchAll();
  if (asked === undefined || asked !== user.peek()?.id) return; // it is somebody else now
  if (result.ok) {
    games.value = result.data;
    again.end();
  } else again.failed(result.problem);
  gamesTrouble.value = result.ok || isExpired.peek() ? null : result.problem;
}

/** One game as it stands now, in its place among the others; one that begins or ends changes its place. */
async function fetchOne(id: string): Promise<void> {
  const known = games.peek()?.going.find((game) => game.id === id);
  if (known?.status !== 'running') return fetchMyGames();
  const result = await client.game(id);
  const now = games.peek();
  if (now === null || !result.ok || result.data.status !== 'running') return fetchMyGames();
  games.value = { ...now, going: now.going.map((game) => (game.id === id ? result.data : game)) };
}

/** Moves that come together are asked about together. */
const together = 150;

function openNews() {
  const moved = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function ask(): Promise<void> {
    const [first, ...others] = [...moved];
    moved.clear();
    if (first !== undefined && others.length === 0) await fetchOne(first);
    else await fetchMyGames();
  }
  return {
    hear(game: string): void {
      moved.add(game);
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), together);
    },
    close: () => clearTimeout(timer),
  };
}

/** Keeps my games fresh for as long as somebody is signed in. */
export function keepMyGames(): void {
  effect(() => {
    if (user.value !== null) return;
    games.value = null;
    again.end();
  });
  effect(() => {
    // A tab that comes into view may have slept; one that was cut off has missed something.
    if (reader.value === null || !isInView.value || isCutOff.value) return;
    void fetchMyGames();
  });
  effect(() => {
    if (reader.value === null) return undefined;
    const news = openNews();
    const knownAs = (id: string) => games.peek()?.going.find((game) => game.id === id);
    const stops = [
      hearMoves(({ game, version }) => {
        if (knownAs(game)?.version !== version) news.hear(game);
      }),
      hearClocks((timed) => {
        const known = knownAs(timed.game);
        if (known !== undefined && runsOtherwise(known, timed)) news.hear(timed.game);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      news.close();
    };
  });
}
