import createFetchClient from 'openapi-fetch';
import type { components, operations, paths } from './generated/api.ts';
import { failed, problemIn, type Result, succeeded, unreachable } from './problem.ts';
import { type RefreshSettings, refreshing } from './refresh.ts';
import { type Fetch, type RetrySettings, retrying, wait } from './retry.ts';

type Schemas = components['schemas'];

type Me = Schemas['Me'];
export type SignedIn = Schemas['SignedIn'];
export type TitleInBrief = Schemas['TitleInBrief'];
export type Title = Schemas['Title'];
export type Game = Schemas['Game'];
export type Position = Schemas['Position'];
export type Section = Schemas['Section'];
export type Block = Schemas['Block'];
export type Offers = Schemas['Offers'];
export type Offer = Schemas['Offer'];
export type FormOffer = Schemas['FormOffer'];
export type Choice = Schemas['Choice'];
export type SpokenEvent = Schemas['SpokenEvent'];
export type EditionInBrief = Schemas['EditionInBrief'];
export type PrintedEdition = Schemas['PrintedEdition'];
type Acted = Schemas['Acted'];
type Credentials = Schemas['Credentials'];
type Games = Schemas['Games'];
type Registration = Schemas['Registration'];
type User = Schemas['User'];
type MailLinkWish = Schemas['MailLinkWish'];
type NewGame = Schemas['NewGame'];
type ListWish = NonNullable<operations['listGames']['parameters']['query']>;

/** What an action was decided upon: the viewer's version, or the open sealed question. */
export type DecidedOn = { readonly version: number } | { readonly decision: string };

/** What a seat asks for: as an offer has it, with the lists of a form filled in. */
export type Action = { readonly type: string };

/** For which seat, where one has several, as in a hot-seat game; else one's own. */
type Seated = { readonly seat?: number };

type Act = Seated & {
  readonly action: Action;
  readonly on: DecidedOn;
  readonly key: string; // the same when the same act is sent again
};

/** All that was told since a version, and the version that brings one to. */
type Happened = { readonly version: number; readonly events: readonly SpokenEvent[] };

export type ClientSettings = RefreshSettings & {
  readonly baseUrl: string;
  readonly language: () => string;
  readonly fetch?: Fetch;
  readonly retry?: RetrySettings;
};

/** The service's calls by name. None throws: what goes wrong is a problem in the result. */
export type Client = {
  readonly register: (wish: Registration) => Promise<Result<SignedIn>>;
  readonly createGuest: () => Promise<Result<SignedIn>>;
  readonly registerGuest: (wish: Registration) => Promise<Result<User>>;
  readonly sendMailLink: (wish: MailLinkWish) => Promise<Result<null>>;
  readonly verifyMail: (link: string) => Promise<Result<null>>;
  readonly resetPassword: (link: string, password: string) => Promise<Result<null>>;
  readonly signIn: (credentials: Credentials) => Promise<Result<SignedIn>>;
  /** Renews the token by the cookie that came with it. */
  readonly renew: () => Promise<Result<SignedIn>>;
  readonly signOut: () => Promise<Result<null>>;
  readonly me: () => Promise<Result<Me>>;
  readonly titles: () => Promise<Result<readonly TitleInBrief[]>>;
  readonly title: (title: string) => Promise<Result<Title>>;
  readonly editions: (title: string) => Promise<Result<readonly EditionInBrief[]>>;
  readonly edition: (title: string, hash: string) => Promise<Result<PrintedEdition>>;
  readonly listGames: (wish?: ListWish) => Promise<Result<Games>>;
  readonly createGame: (wish: NewGame, key: string) => Promise<Result<Game>>;
  readonly joinGame: (game: string, contribution: string) => Promise<Result<Game>>;
  readonly game: (game: string) => Promise<Result<Game>>;
  readonly position: (
    game: string,
    look?: Seated & { readonly version?: number },
  ) => Promise<Result<Position>>;
  readonly offers: (game: string, of?: Seated) => Promise<Result<Offers>>;
  readonly log: (game: string, since: number, of?: Seated) => Promise<Result<Happened>>;
  readonly act: (game: string, act: Act) => Promise<Result<Acted>>;
  /** For what is not a call: the stream. */
  readonly request: (path: string, headers: Readonly<Record<string, string>>) => Request;
  readonly send: Fetch;
};

/** A player's own share of a game's chance: 128 bits that the service could not choose. */
export const newContribution = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

type Answer<Data> = { data?: Data | undefined; error?: unknown; response: Response };

/** A call's answer as a result; whatever kept it from coming is a problem too. */
async function settle<Data>(call: Promise<Answer<Data>>): Promise<Result<Data>> {
  try {
    const { data, error, response } = await call;
    return data === undefined ? failed(problemIn(error, response.status)) : succeeded(data);
  } catch {
    return failed(unreachable());
  }
}

/** As for a call whose answer has nothing to tell. */
const settleNothing = (call: Promise<Answer<unknown>>): Promise<Result<null>> =>
  settle(
    call.then(({ error, response }) => ({
      ...(response.ok ? { data: null } : { error }),
      response,
    })),
  );

const largestPage = 500;

/** A cache knows addresses only, and what is there depends on who asks, in which language. */
const uncached = { cache: 'no-store' } as const;

/** A client of one service, which asks for token and language anew with every call. */
export function createClient(settings: ClientSettings): Client {
  const { baseUrl, token, language } = settings;
  const plainly = settings.fetch ?? ((request: Request) => globalThis.fetch(request));
  const send = refreshing(plainly, settings);
  const retry = settings.retry ?? { wait, random: Math.random };

  function headers(): Record<string, string> {
    const bearer = token();
    return {
      'accept-language': language(),
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    };
  }

  const { DELETE, GET, POST, use } = createFetchClient<paths, 'application/json'>({
    baseUrl,
    fetch: retrying(send, retry),
    ...uncached,
  });
  use({
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    },
  });
  const at = (game: string) => ({ game });

  async function log(game: string, since: number, of: Seated = {}): Promise<Result<Happened>> {
    const events: SpokenEvent[] = [];
    for (let from: number | null = since; from !== null; ) {
      const query: Seated & { since: number; limit: number } = {
        ...of,
        since: from,
        limit: largestPage,
      };
      const page: Result<Schemas['Log']> = await settle(
        GET('/v1/games/{game}/log', { params: { path: at(game), query } }),
      );
      if (!page.ok) return page;
      events.push(...page.data.events);
      from = page.data.next;
    }
    return succeeded({ version: since + events.length, events });
  }

  return {
    register: (body) => settle(POST('/v1/users', { body })),
    createGuest: () => settle(POST('/v1/guests')),
    registerGuest: (body) => settle(POST('/v1/users/me/registration', { body })),
    sendMailLink: (body) => settleNothing(POST('/v1/mail-links', { body })),
    verifyMail: (link) => settleNothing(POST('/v1/mail-verifications', { body: { link } })),
    resetPassword: (link, password) =>
      settleNothing(POST('/v1/password-resets', { body: { link, password } })),
    signIn: (body) => settle(POST('/v1/sessions', { body })),
    renew: () => settle(POST('/v1/sessions/refresh')),
    signOut: () => settleNothing(DELETE('/v1/sessions/current')),
    me: () => settle(GET('/v1/users/me')),
    titles: async () => {
      const result = await settle(GET('/v1/titles'));
      return result.ok ? succeeded(result.data.titles) : result;
    },
    title: (title) => settle(GET('/v1/titles/{title}', { params: { path: { title } } })),
    editions: async (title) => {
      const result = await settle(
        GET('/v1/titles/{title}/editions', { params: { path: { title } } }),
      );
      return result.ok ? succeeded(result.data.editions) : result;
    },
    edition: (title, hash) => {
      const path = { title, hash };
      const found = settle(GET('/v1/titles/{title}/editions/{hash}', { params: { path } }));
      return found as Promise<Result<PrintedEdition>>; // openapi-fetch knows no tuples
    },
    listGames: (query = {}) => settle(GET('/v1/games', { params: { query } })),
    createGame: (body, key) =>
      settle(POST('/v1/games', { body, params: { header: { 'idempotency-key': key } } })),
    joinGame: (game, contribution) =>
      settle(
        POST('/v1/games/{game}/seats', { params: { path: at(game) }, body: { contribution } }),
      ),
    game: (game) => settle(GET('/v1/games/{game}', { params: { path: at(game) } })),
    position: (game, look = {}) =>
      settle(GET('/v1/games/{game}/view', { params: { path: at(game), query: look } })),
    offers: (game, of = {}) =>
      settle(GET('/v1/games/{game}/offers', { params: { path: at(game), query: of } })),
    log,
    act: (game, { action: asked, on, key, ...of }) => {
      // Which action it is, of which title, is for the service to judge.
      const actions = [asked as Schemas['Action']];
      return settle(
        POST('/v1/games/{game}/actions', {
          body: 'decision' in on ? { actions, decision: on.decision } : { actions },
          params: {
            path: at(game),
            query: of,
            header: {
              'idempotency-key': key,
              ...('version' in on ? { 'if-match': `"${on.version}"` } : {}),
            },
          },
        }),
      );
    },
    request: (path, more) =>
      new Request(`${baseUrl}${path}`, { headers: { ...headers(), ...more }, ...uncached }),
    send,
  };
}
