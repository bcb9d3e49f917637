import type { Offer, Position, Schemas } from '@staffetta/client';
import type { Page } from 'playwright-core';
import { isDrawn } from '../hooks.ts';
import { goOnAs, type Session } from '../people.ts';
import { liftCurtain } from '../player.ts';
import type { Site } from '../site.ts';
import type { Window } from '../window.ts';

// One player with all the seats of a game, played through the API as far as a test wants to look.

export type View = Schemas['DeVulgariEloquentiaView'];

export type HotSeat = {
  readonly id: string;
  readonly session: Session;
  /** The position as whoever is to act sees it. */
  readonly look: () => Promise<{ readonly view: View; readonly position: Position }>;
  /** Sends a line of notation, or several as one visit. */
  readonly write: (...lines: readonly string[]) => Promise<void>;
  /** Plays on, act by act, until the position is one that is sought. */
  readonly playUntil: (is: (view: View) => boolean) => Promise<void>;
};

/** What a seat would rather do, the best first; whatever is not named comes last but the end. */
const liked = [
  'keep-tile',
  'pay-votes',
  'declare',
  'become-cardinal',
  'become-friar',
  'claim-event',
  'take-value',
  'study-at-bologna',
  'summon',
  'look-in-library',
  'take-manuscript',
  'take-cubes',
  'move',
  'study-salterio',
  'advance',
  'do-business',
];

const rankOf = ({ action: { type } }: Offer): number => {
  if (type === 'end-turn') return liked.length + 1;
  const rank = liked.indexOf(type);
  return rank < 0 ? liked.length : rank;
};

const isSo = ({ action }: Offer, wished: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wished).every(([field, value]) => Reflect.get(action, field) === value);

/** Where a seat would like to be: whoever wants vows, in a convent; from turn 10, at the auction. */
function goalsOf({ turn, players, events }: View, seat: number): readonly string[] {
  const player = players[seat];
  const isAuction = events.placed.includes('event-10');
  if (turn >= 10 && isAuction) return ['brindisi'];
  if (seat === 0 || player?.cardinal != null) return [];
  return player?.friar == null ? ['la-verna', 'monte-santangelo'] : ['milano', 'brindisi'];
}

/** One of the offers: what is liked best, of several alike not always the first. */
function choose(view: View, offers: readonly Offer[], seat: number, round: number): Offer {
  const [summons] = offers.filter((offer) =>
    isSo(offer, { type: 'answer-summons', answer: 'come' }),
  );
  const [bid] = offers.filter((offer) => isSo(offer, { type: 'bid' }));
  const [pass] = offers.filter((offer) => isSo(offer, { type: 'pass' }));
  const raised = (view.summons?.highest?.votes ?? 0) > 2 ? (pass ?? bid) : (bid ?? pass);
  const sought = offers.find((offer) =>
    goalsOf(view, seat).some((to) => isSo(offer, { type: 'move', to })),
  );
  const best = Math.min(...offers.map(rankOf));
  const among = offers.filter((offer) => rankOf(offer) === best);
  const start = ['ancona', 'taranto', 'vicenza', 'torino'].flatMap(
    (zone) => offers.find((offer) => isSo(offer, { type: 'start-at', zone })) ?? [],
  )[0];
  const found = start ?? summons ?? raised ?? sought ?? among[round % among.length];
  if (found === undefined) throw new Error('Nothing is offered');
  return found;
}

type Call = {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Asks the service as a guest, or as nobody yet. */
const asking =
  (url: string, token: string | null) =>
  async <Answer>(
    path: string,
    { method = 'GET', body, headers = {} }: Call = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  };

export const guestAt = (url: string): Promise<Session> =>
  asking(url, null)<Session>('/guests', { method: 'POST' });

/** A game of a guest who has all its seats. */
function hotSeatOf(url: string, session: Session, id: string): HotSeat {
  const ask = asking(url, session.token);

  async function look() {
    const { mySeat } = await ask<{ mySeat: number | null }>(`/games/${id}`);
    const position = await ask<Position>(`/games/${id}/view?seat=${mySeat ?? 0}`);
    return { position, view: position.view as View, seat: mySeat ?? 0 };
  }

  async function send(seat: number, version: number, visit: object): Promise<void> {
    await ask(`/games/${id}/actions?seat=${seat}`, {
      method: 'POST',
      body: visit,
      headers: { 'if-match': `"${version}"` },
    });
  }

  return {
    id,
    session,
    look,
    write: async (...lines) => {
      const { position, seat } = await look();
      await send(seat, position.version, { notation: lines });
    },
    playUntil: async (is) => {
      for (let round = 0; round < 2_000; round += 1) {
        const { position, view, seat } = await look();
        if (is(view)) return;
        const { offers } = await ask<{ offers: Offer[] }>(`/games/${id}/offers?seat=${seat}`);
        const { action } = choose(view, offers, seat, round);
        await send(seat, position.version, { actions: [action] });
      }
      throw new Error('It never comes to what is sought');
    },
  };
}

const title = 'de-vulgari-eloquentia';

/** Opens a game for so many seats, with all of them one guest's. */
export async function openHotSeat(url: string, seats: number, options = {}): Promise<HotSeat> {
  const session = await guestAt(url);
  const { id } = await asking(url, session.token)<{ id: string }>('/games', {
    method: 'POST',
    body: { title, seats, seating: 'chosen', hotSeat: true, options },
  });
  return hotSeatOf(url, session, id);
}

/** A golden game, whole or as far as its first acts go, with all seats one guest's. */
export async function layHotSeat(
  site: Site,
  script: string,
  acts?: number,
  guest: Session | Promise<Session> = guestAt(site.url()),
): Promise<HotSeat> {
  const session = await guest;
  const players = [session.user.id];
  const upTo = acts === undefined ? {} : { acts };
  const id = await site.lay({ title, script, ...upTo, players, at: new Date() });
  return hotSeatOf(site.url(), session, id);
}

/** Who opens pages in a window is the guest who has all the seats. */
export const sitAt = (window: Pick<Window, 'page'>, { session }: HotSeat): Promise<void> =>
  goOnAs(window, session);

/** Goes to the game, past the curtain. */
export async function lookInto(page: Page, { id }: HotSeat): Promise<void> {
  await page.goto(`/games/${id}`);
  await liftCurtain(page);
  await page.locator('.dve').waitFor();
}

/** Goes on to another game of the same guest, as by a link: the page is not loaded anew. */
export async function goOnTo(page: Page, { id }: HotSeat): Promise<void> {
  await page.evaluate(`{
    const link = document.createElement('a');
    link.href = '/games/${id}';
    document.body.append(link);
    link.click();
    link.remove();
  }`);
  await isDrawn(page); // the game before has gone
  await liftCurtain(page);
  await page.locator('.dve').waitFor();
}
