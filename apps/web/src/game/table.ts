import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import {
  followGame,
  type Game,
  type Offers,
  type Position,
  type Problem,
  type Result,
  type SpokenEvent,
  type StreamState,
} from '@staffetta/client';
import { openRepeating } from '../again.ts';
import { announce } from '../announcer.ts';
import { contributionTo, noteCommitment } from '../chance.ts';
import { language, words } from '../language.ts';
import { lookAtTheTime, minute } from '../minute.ts';
import { hearMoves, isInView } from '../news.ts';
import { client } from '../service.ts';
import { isExpired, token, user } from '../session.ts';
import { deviceShelf } from '../storage.ts';
import { seatToName } from './names.ts';
import { hasGoneOn, runsOtherwise } from './time/clock.ts';

/** Events one has not looked at: later than the first version, up to the second. */
export type Unseen = { readonly after: number; readonly upTo: number };

/** A game as it is now, kept up to date while it is open. */
export type Table = {
  readonly id: string;
  readonly game: ReadonlySignal<Game | null>;
  readonly position: ReadonlySignal<Position | null>;
  readonly offers: ReadonlySignal<Offers | null>;
  readonly events: ReadonlySignal<readonly SpokenEvent[]>;
  readonly unseen: ReadonlySignal<Unseen | null>;
  readonly stream: ReadonlySignal<StreamState['state']>;
  readonly chatted: ReadonlySignal<number>; // grows with what there is of the chat for me
  readonly problem: ReadonlySignal<Problem | null>;
  readonly load: () => Promise<void>;
  /** Something could not be reached: is the line still open? */
  readonly reconnect: () => void;
  readonly join: () => Promise<void>;
  /** What happened while I was away is no news any more. */
  readonly dismissUnseen: () => void;
  readonly close: () => void;
};

/** All that is asked of the service after a move, seen at one moment unless it moved meanwhile. */
type News = {
  readonly game: Game;
  readonly position: Position;
  readonly offers: Offers | null;
  readonly happened: {
    readonly isAll: boolean;
    readonly version: number;
    readonly events: readonly SpokenEvent[];
  };
};

/** What one knows of a game before one asks: it and one's own seat, and the version one has come to. */
type Known = {
  readonly game: Game | null;
  readonly seat: number | null;
  readonly since: number;
};

/** The game that says whose eyes one has: they seldom change but for whoever holds several seats. */
async function seating({ game }: Known, asked: Promise<Result<Game>>): Promise<Result<Game>> {
  return game !== null && game.mySeats.length < 2 ? { ok: true, data: game } : asked;
}

async function ask(id: string, known: Known): Promise<Result<News>> {
  const asked = client.game(id);
  const seated = await seating(known, asked);
  if (!seated.ok) return seated;
  const { mySeat } = seated.data;
  const of = seatToName(seated.data);
  // Another seat of mine was told other things.
  const since = of.seat === undefined || of.seat === known.seat ? known.since : 0;
  const [game, position, log, offers] = await Promise.all([
    asked,
    client.position(id, of),
    client.log(id, since, of),
    mySeat === null ? null : client.offers(id, of),
  ]);
  if (!game.ok) return game;
  // Whoever has given his seat up, or taken one over, has other eyes than he had.
  if (game.data.mySeat !== mySeat) return ask(id, { ...known, game: game.data, since: 0 });
  if (!position.ok) return position;
  if (!log.ok) return log;
  if (offers?.ok === false) return offers;
  return {
    ok: true,
    data: {
      game: game.data,
      position: position.data,
      offers: offers?.data ?? null,
      happened: { ...log.data, isAll: since === 0 },
    },
  };
}

/** Whether the answers are of different moments, or one was not asked for yet. */
function isMixed({ position: { version, seat }, offers, happened }: News): boolean {
  const offered = offers === null ? null : offers.version;
  return happened.version !== version || (seat === null ? false : offered !== version);
}

export const sentencesOf = (events: readonly SpokenEvent[]): string =>
  events.flatMap(({ sentences }) => sentences).join(' ');

/** Whether it is for the seat that looks to act. */
export const isToAct = ({ seat, toAct }: Pick<Position, 'seat' | 'toAct'>): boolean =>
  seat !== null && toAct.includes(seat);

/** That I must act now, if I need not before; of several seats, with which. */
function turnFor(before: Position | null, { game, position }: News): string {
  const wasToAct = before !== null && isToAct(before) && before.seat === position.seat;
  if (!isToAct(position) || wasToAct) return '';
  const { seat } = seatToName(game);
  const say = words.peek();
  return seat === undefined ? say.turn.yours : say.game.decideAs(seat + 1);
}

/** What happened since it was said last; told to another seat of mine, it is for that one to ask for. */
const freshIn = ({ happened }: News): readonly SpokenEvent[] =>
  happened.isAll ? [] : happened.events;

/** What a screen reader says: what happened, and that I must act now. */
const newsFor = (before: Position | null, news: News): string =>
  `${sentencesOf(freshIn(news))} ${turnFor(before, news)}`.trim();

export function openTable(id: string): Table {
  const game = signal<Game | null>(null);
  const position = signal<Position | null>(null);
  const offers = signal<Offers | null>(null);
  const events = signal<readonly SpokenEvent[]>([]);
  const unseen = signal<Unseen | null>(null);
  const stream = signal<StreamState['state']>('connecting');
  const chatted = signal(0);
  const problem = signal<Problem | null>(null);
  const closing = new AbortController();

  const seenKey = `seen:${user.peek()?.id ?? ''}:${id}`;
  const newest = (): number => events.peek().at(-1)?.version ?? 0;
  let seen = Number(deviceShelf.read(seenKey) ?? Number.NaN);

  /** What is on the page while somebody looks at it counts as seen. */
  function look(): void {
    if (document.visibilityState !== 'visible' || newest() === 0) return;
    seen = newest();
    deviceShelf.write(seenKey, String(seen));
  }

  function markUnseen(since: number): void {
    if (game.peek()?.hotSeat === true) return; // each seat counts otherwise
    if (since < newest()) unseen.value = { after: since, upTo: newest() };
  }

  let loading: Promise<void> | null = null;
  let isAsked = false;
  let isAnew = false;
  const again = openRepeating(() => void load());

  function take({ game: nextGame, position: nextPosition, happened, offers: nextOffers }: News) {
    if (nextGame.status !== 'ended') noteCommitment(id, nextGame.commitment);
    batch(() => {
      lookAtTheTime();
      problem.value = null;
      game.value = nextGame;
      position.value = nextPosition;
      offers.value = nextOffers;
      events.value = happened.isAll ? happened.events : [...events.peek(), ...happened.events];
    });
  }

  async function loadOnce(): Promise<void> {
    const before = position.peek();
    const since = isAnew ? 0 : newest();
    isAnew = false;
    const news = await ask(id, { game: game.peek(), seat: before?.seat ?? null, since });
    if (closing.signal.aborted) return;
    if (!news.ok) {
      problem.value = isExpired.peek() ? null : news.problem; // then it is asked for again
      isAnew ||= since === 0;
      again.failed(news.problem);
      return;
    }
    again.end();
    take(news.data);
    if (before === null) markUnseen(seen);
    announce(newsFor(before, news.data));
    if (isMixed(news.data)) isAsked = true; // it moved while we asked
    look();
  }

  async function loadUntilFresh(): Promise<void> {
    while (isAsked && !closing.signal.aborted) {
      isAsked = false;
      await loadOnce();
    }
  }

  /** Asks anew; asked again meanwhile, it asks once more and no oftener. Done when it is up to date. */
  function load(): Promise<void> {
    isAsked = true;
    loading ??= loadUntilFresh().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function join(): Promise<void> {
    const joined = await client.joinGame(id, contributionTo(id));
    if (!joined.ok) problem.value = joined.problem;
    await load();
  }

  let following = new AbortController();

  /** The game's own stream is for whoever looks at it: out of view, the one of all my games is enough. */
  function follow(): void {
    following.abort();
    if (!isInView.peek() || closing.signal.aborted) return;
    following = new AbortController();
    const current = game.peek();
    const of = current === null ? {} : seatToName(current);
    void followGame(client, id, {
      ...of,
      since: newest(),
      signal: AbortSignal.any([closing.signal, following.signal]),
      onMoved: ({ version }) => {
        // The other seats of mine count otherwise than the one that follows.
        if (version > newest() || of.seat !== undefined) void load();
      },
      onChatted: ({ messages, closings }) => {
        chatted.value = messages + closings;
      },
      onTimed: (timed) => {
        const known = game.peek();
        if (known !== null && runsOtherwise(known, timed)) void load();
      },
      onState: ({ state }) => {
        stream.value = navigator.onLine ? state : 'offline';
      },
    });
  }

  const isSignedIn = computed(() => token.value !== null);
  const stopAsking = effect(() => {
    // Another language, or signed in again: everything anew. A token renewed is nothing new.
    void language.value;
    if (!isSignedIn.value) return;
    isAnew = true;
    void load().then(follow);
  });

  const stopLooking = effect(() => {
    if (!isInView.value) return following.abort();
    untracked(() => {
      if (game.peek() === null) return; // it is on its way
      const since = seen;
      void load().then(() => {
        markUnseen(since);
        follow();
      });
    });
  });
  let askedOfRest = 0; // when: where the service’s clock is behind this one, it does not know more at once
  const stopResting = effect(() => {
    const now = minute.value;
    const known = game.value;
    if (known === null || !isInView.value || now - askedOfRest < 60_000) return;
    if (!hasGoneOn(known, now)) return;
    askedOfRest = now;
    untracked(() => void load());
  });
  const stopHearing = hearMoves(({ game: moved, version }) => {
    if (moved === id && !isInView.peek() && version > newest()) void load();
  });
  const { signal: closed } = closing;
  addEventListener(
    'offline',
    () => {
      stream.value = 'offline';
    },
    { signal: closed },
  );
  addEventListener('online', () => void load().then(follow), { signal: closed });

  return {
    id,
    game,
    position,
    offers,
    events,
    unseen,
    stream,
    chatted,
    problem,
    load,
    reconnect: follow,
    join,
    dismissUnseen: () => {
      unseen.value = null;
    },
    close: () => {
      stopAsking();
      stopLooking();
      stopHearing();
      stopResting();
      again.end();
      closing.abort();
      following.abort();
    },
  };
}
