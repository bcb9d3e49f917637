import type { Schemas } from '@staffetta/client';
import type { APIResponse, Page } from 'playwright-core';
import { mailedLinkTo } from './mail.ts';
import type { Window } from './window.ts';

// People who are signed in, and tables at which they sit, without a look at the pages that lead there.

const password = 'a lantern in the fog';

export type Session = Schemas['SignedIn']; // as the pages keep it

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Somebody registered, who asks the service without pages. */
export type Member = {
  readonly name: string;
  readonly session: Session;
  readonly ask: (
    method: Method,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Pick<APIResponse, 'json'>>;
};

/** Somebody signed in, in a window of his own. */
export type Person = Member & { readonly page: Page };

async function good(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()}: ${await response.text()}`);
  return response;
}

let homes = 0;

/** Each comes from an address of his own: how many may register from one in a minute is tested elsewhere. */
function fromHome(): Readonly<Record<string, string>> {
  homes += 1;
  return { 'x-forwarded-for': `10.0.${Math.floor(homes / 250)}.${1 + (homes % 250)}` };
}

/** Somebody registered, who may then go on in any window. */
export async function sessionOf(url: string, name: string): Promise<Session> {
  const response = await fetch(`${url}/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromHome() },
    body: JSON.stringify({ name, password }),
  });
  if (!response.ok) throw new Error(`${name} is not registered: ${await response.text()}`);
  return (await response.json()) as Session;
}

/** Whoever opens pages in a window is this one, as in a tab where he has signed in. */
export async function goOnAs({ page }: Pick<Window, 'page'>, session: Session): Promise<void> {
  await page.evaluate(`
    sessionStorage.setItem('staffetta:session', ${JSON.stringify(JSON.stringify(session))});
    localStorage.setItem('staffetta:session', 'begun');
  `);
}

/** Somebody registered, who looks at no page. */
export async function memberOf(url: string, name: string): Promise<Member> {
  const session = await sessionOf(url, name);
  return {
    name,
    session,
    ask: async (method, path, body, headers = {}) => {
      const response = await fetch(`${url}${path}`, {
        method: method.toUpperCase(),
        headers: {
          ...headers,
          authorization: `Bearer ${session.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${response.url}: ${await response.text()}`);
      return response;
    },
  };
}

/** Signs somebody in: the pages go on from the cookie, as in a tab that is opened anew. */
export async function signedIn({ page }: Pick<Window, 'page'>, name: string): Promise<Person> {
  const { request } = page.context();
  const registered = await good(
    request.post('/v1/users', { data: { name, password }, headers: fromHome() }),
  );
  const session = (await registered.json()) as Session;
  await page.evaluate(`localStorage.setItem('staffetta:session', 'begun')`);
  return {
    name,
    session,
    page,
    ask: (method, path, body, headers = {}) =>
      good(
        request[method](path, {
          headers: { ...headers, authorization: `Bearer ${session.token}` },
          ...(body !== undefined && { data: body }),
        }),
      ),
  };
}

/** Signs somebody in, as `signedIn` does, who then has all his games before him. */
export async function arrive(page: Page, name: string): Promise<Person> {
  const person = await signedIn({ page }, name);
  await page.goto('/');
  await page.locator('.lobby').waitFor();
  return person;
}

/** Somebody registered, who goes on in a window. */
export async function comeTo(window: Pick<Window, 'page'>, member: Member): Promise<Person> {
  await goOnAs(window, member.session);
  return { ...member, page: window.page };
}

export type ListedTitle = {
  readonly id: string;
  readonly stage: 'example' | 'published';
  readonly seats: { readonly min: number; readonly max: number };
};

/** The titles one can play, as the service lists them. */
export async function titlesOf({ ask }: Pick<Member, 'ask'>): Promise<readonly ListedTitle[]> {
  const { titles } = (await (await ask('get', '/v1/titles')).json()) as {
    titles: readonly ListedTitle[];
  };
  return titles;
}

/** A table at which all of these sit, in this order, and play. */
export async function tableOf(
  people: readonly Pick<Member, 'ask'>[],
  title: string,
  settings: Partial<Schemas['NewGame']> = {},
): Promise<string> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('Nobody to play');
  const wish = { title, seats: people.length, seating: 'chosen', ...settings };
  const { id } = (await (await host.ask('post', '/v1/games', wish)).json()) as { id: string };
  for (const guest of guests) await joinGame(guest, `/games/${id}`);
  return id;
}

/** Sits somebody down at the first free seat of the table at an address. */
export async function joinGame({ ask }: Pick<Member, 'ask'>, address: string): Promise<void> {
  await ask('post', `/v1${address}/seats`, {});
}

/** Whom a game waits for first, of those who sit there in this order. */
export async function firstToAct<One extends Pick<Member, 'ask'>>(
  people: readonly One[],
  game: string,
): Promise<One> {
  const [first] = people;
  if (first === undefined) throw new Error('Nobody plays');
  const { toAct } = (await (await first.ask('get', `/v1/games/${game}`)).json()) as {
    readonly toAct: readonly number[];
  };
  const one = people[toAct[0] ?? -1];
  if (one === undefined) throw new Error('The game waits for nobody');
  return one;
}

/** Has somebody act, by lines of notation in one visit, as a program does. */
export async function actBy({ ask }: Member, game: string, ...notation: string[]): Promise<void> {
  const { version } = (await (await ask('get', `/v1/games/${game}/view`)).json()) as {
    readonly version: number;
  };
  await ask('post', `/v1/games/${game}/actions`, { notation }, { 'if-match': `"${version}"` });
}

/** A game of one person around one screen; gives its address. */
export async function hotSeatOf({ ask }: Pick<Member, 'ask'>, title: string): Promise<string> {
  const wish = { title, seats: 2, seating: 'chosen', hotSeat: true };
  const { id } = (await (await ask('post', '/v1/games', wish)).json()) as { id: string };
  return `/games/${id}`;
}

/** A table with as many free seats as `settings` leave, opened by somebody who sits there; gives its address. */
export const openTableOf = async (
  host: Pick<Member, 'ask'>,
  title: string,
  settings: Partial<Schemas['NewGame']> = { seats: 2 },
): Promise<string> => `/games/${await tableOf([host], title, settings)}`;

/** Gives somebody an address, which he confirms by the link he is sent. */
export async function addressOf(member: Pick<Member, 'ask'>, mail: string): Promise<void> {
  const { ask } = member;
  await ask('put', '/v1/users/me/mail', { mail, password });
  const link = (await mailedLinkTo(member, mail)).split('#')[1] ?? '';
  await ask('post', '/v1/mail-verifications', { link });
}
