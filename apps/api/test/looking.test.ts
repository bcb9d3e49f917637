import { readFile } from 'node:fs/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { withClient } from '../src/embedded/databases.ts';
import { logSchema } from '../src/http/answers/looking.ts';
import { gamesSchema } from '../src/http/answers/tables.ts';
import {
  type Api,
  act,
  acted,
  ask,
  exampleTitle,
  expectProblem,
  type Game,
  gameOf,
  ifMatch,
  isOver,
  logOf,
  offersTo,
  openApi,
  openTable,
  type Player,
  playOffer,
  playUntil,
  positionOf,
  read,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';

let api: Api;
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let players: readonly [Player, Player, Player];
let stranger: Player;

beforeAll(async () => {
  fresh = await freshDatabase(inject('databases').postgres18);
  api = await openApi(fresh.urls);
  players = [await register(api), await register(api), await register(api)];
  stranger = await register(api);
});
afterAll(async () => {
  await api.close();
  await fresh.drop();
});

/** The step that wrote down who has won, for games of before too. */
const noted = new URL('../../../migrations/0012_winners.sql', import.meta.url);

const viewPath = (game: string, query = ''): string => `/v1/games/${game}/view${query}`;

/** The bytes of a position, but for what says how far the game has got since. */
async function shown(service: Api, game: string, as: Player, query = ''): Promise<string> {
  const { text, status } = await ask(service, { path: viewPath(game, query), as });
  expect(status, text).toBe(200);
  return text.replace(/"newest":\d+,/, '');
}

/** Notes what a viewer is shown of a game at each of his versions. */
function watch(game: string, viewer: Player) {
  const seen = new Map<number, string>();
  async function look(): Promise<void> {
    const { version } = await positionOf(api, game, viewer);
    const text = await shown(api, game, viewer);
    // What he is not told of does not show: the same version is the same bytes.
    expect(text).toBe(seen.get(version) ?? text);
    seen.set(version, text);
  }
  /** Looks at each of the versions again, in one process or another. */
  async function lookBack([one, another]: readonly [Api, Api]): Promise<void> {
    expect(seen.size).toBeGreaterThan(10);
    for (const [version, text] of seen) {
      const service = version % 2 === 0 ? one : another;
      expect(await shown(service, game, viewer, `?version=${version}`)).toBe(text);
    }
  }
  return { look, lookBack };
}

/** Plays to the end; whenever all choose in secret the first seat changes its mind now and then. */
async function playWatched(game: string, watches: readonly ReturnType<typeof watch>[]) {
  for (let turn = 0; turn < 200; turn += 1) {
    for (const { look } of watches) await look();
    const position = await positionOf(api, game, stranger);
    if (isOver(position)) return;
    const { toAct } = position;
    const seat = toAct.length > 1 && turn % 2 === 1 ? 0 : toAct.at(-1);
    acted(await playOffer(api, game, players[seat ?? 0] ?? players[0], turn * 7 + 3));
  }
  throw new Error('The game goes on and on');
}

describe('a position', () => {
  it('is the viewer’s own', async () => {
    const game = await startGame(api, players);
    for (const [seat, player] of players.entries()) {
      expect(await positionOf(api, game, player)).toMatchObject({ game, seat, toAct: [0, 1, 2] });
    }
    expect((await positionOf(api, game, stranger)).seat).toBeNull();
    const views = await Promise.all(
      [...players, stranger].map(async (viewer) => (await positionOf(api, game, viewer)).view),
    );
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(4);
  });

  it('at every earlier version is what was shown then, in any process', async () => {
    const game = await startGame(api, players);
    const watches = [...players, stranger].map((viewer) => watch(game, viewer));
    await playWatched(game, watches);
    const later = await openApi(fresh.urls);
    for (const { lookBack } of watches) await lookBack([api, later]);
    await later.close();
  });

  it('before the game has begun shows who sits, and no board', async () => {
    const { id } = await openTable(api, players[0], 3);
    expect(await positionOf(api, id, players[0])).toMatchObject({
      status: 'open',
      view: null,
      sections: [],
      toAct: [],
      decision: null,
      outcome: null,
    });
  });

  it('after the end says who has won', async () => {
    const game = await startGame(api, players);
    const { outcome, toAct, decision } = await playUntil(api, game, players, isOver);
    expect(outcome?.winners.length).toBeGreaterThan(0);
    expect({ toAct, decision }).toEqual({ toAct: [], decision: null });
    expect((await offersTo(api, game, players[0])).offers).toEqual([]);
  });

  it('says who has won in lists too, also of games from before that was noted', async () => {
    const game = await startGame(api, players);
    const listed = async (): Promise<unknown> => {
      const path = `/v1/games?user=${players[0].id}`;
      const { games } = read(await ask(api, { path, as: stranger }), gamesSchema);
      return games.find(({ id }) => id === game)?.winners;
    };
    expect(await listed()).toBeNull();
    const { outcome } = await playUntil(api, game, players, isOver);
    expect(await listed()).toEqual(outcome?.winners);
    expect((await gameOf(api, game, stranger)).winners).toEqual(outcome?.winners);

    await withClient(fresh.urls.ownerUrl, async (owner) => {
      await owner.query('update game set winners = null');
      expect(await listed()).toBeNull();
      const migration = await readFile(noted, 'utf8');
      await owner.query(migration.match(/^update game g.*?;$/ms)?.[0] ?? '');
    });
    expect(await listed()).toEqual(outcome?.winners);
  });

  it('says which versions there are when another is asked for', async () => {
    const game = await startGame(api, players);
    const { version } = await positionOf(api, game, players[0]);
    for (const wrong of [0, version + 1, 1_000_000_000]) {
      const path = viewPath(game, `?version=${wrong}`);
      const refused = await ask(api, { path, as: players[0] });
      expectProblem(refused, { status: 400, problem: 'invalid-request' });
      expect(refused.body.fields).toEqual([
        { path: 'version', message: `from 1 to ${version}, your versions of this game` },
      ]);
    }
  });

  it('is not sent again to those who have it', async () => {
    const game = await startGame(api, players);
    const [player, rival] = players;
    const first = await ask(api, { path: viewPath(game), as: player });
    const tag = String(first.headers.etag);
    const again = () =>
      ask(api, { path: viewPath(game), as: player, headers: { 'if-none-match': tag } });
    const same = await again();
    expect({ status: same.status, text: same.text, etag: same.headers.etag }).toEqual({
      status: 304,
      text: '',
      etag: tag,
    });
    expect(same.headers.vary).toBe(first.headers.vary);
    expect(same.headers['cache-control']).toBe(first.headers['cache-control']);

    acted(await playOffer(api, game, rival));
    const moved = await again();
    expect(moved.status).toBe(200);
    expect(moved.headers.etag).not.toBe(tag);

    const { headers } = await ask(api, { path: viewPath(game), as: player });
    acted(await playOffer(api, game, rival)); // a changed mind: nothing new for the others
    const unchanged = await ask(api, {
      path: viewPath(game),
      as: player,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(unchanged.status).toBe(304);
  });

  it('is known by a tag that a proxy has weakened, or put into a list', async () => {
    const game = await startGame(api, players);
    const [player] = players;
    const { headers } = await ask(api, { path: viewPath(game), as: player });
    const tag = String(headers.etag);
    for (const known of [`W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(api, {
        path: viewPath(game),
        as: player,
        headers: { 'if-none-match': known },
      });
      expect([known, again.status]).toEqual([known, 304]);
    }
  });

  it('of before is sent again when the game has gone on, for it says so', async () => {
    const game = await startGame(api, players);
    const { version } = await positionOf(api, game, players[0]);
    const path = viewPath(game, `?version=${version}`);
    const { headers } = await ask(api, { path, as: players[0] });
    acted(await playOffer(api, game, players[0]));
    const again = await ask(api, {
      path,
      as: players[0],
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ version, newest: version + 1 });
  });

  it('is kept by no cache for another user or language', async () => {
    const game = await startGame(api, players);
    const { headers } = await ask(api, { path: viewPath(game), as: players[0] });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('accept-language, authorization');
  });
});

describe('what is offered', () => {
  it('is accepted, to the last offer', async () => {
    const game = await startGame(api, players);
    for (let turn = 0; turn < 5; turn += 1) {
      const { toAct } = await positionOf(api, game, stranger);
      const player = players[toAct[0] ?? 0] ?? players[0];
      const { offers } = await offersTo(api, game, player);
      acted(await playOffer(api, game, player, offers.length - 1));
    }
  });

  it('is nothing to those who only wait', async () => {
    const { id } = await openTable(api, players[0], 3);
    expect(await offersTo(api, id, players[0])).toMatchObject({ decision: null, offers: [] });
  });
});

describe('the log', () => {
  it('comes in pages that join into the whole', async () => {
    const game = await startGame(api, players);
    await playUntil(api, game, players, isOver);
    for (const viewer of [...players, stranger]) {
      const whole = await logOf(api, game, viewer, '?limit=500');
      expect(whole.next).toBeNull();
      const parts: unknown[] = [];
      let next: number | null = 0;
      while (next !== null) {
        const page: typeof whole = await logOf(api, game, viewer, `?since=${next}&limit=7`);
        expect(page.events.length).toBeLessThanOrEqual(7);
        expect(page.version).toBe(whole.version);
        parts.push(...page.events);
        next = page.next;
      }
      expect(parts).toEqual(whole.events);
    }
  });

  it('since the newest version, or one yet to come, is empty', async () => {
    const game = await startGame(api, players);
    const { version } = await positionOf(api, game, players[0]);
    for (const since of [version, version + 1, 1_000_000_000]) {
      const { events, next } = await logOf(api, game, players[0], `?since=${since}`);
      expect({ events, next }).toEqual({ events: [], next: null });
    }
  });

  it('speaks the language of whoever reads it, of the same events', async () => {
    const game = await startGame(api, players);
    const [english, italian] = await Promise.all(
      ['en', 'it-IT,en;q=0.5'].map(async (language) => {
        const headers = { 'accept-language': language };
        const path = `/v1/games/${game}/log`;
        return read(await ask(api, { path, as: players[0], headers }), logSchema);
      }),
    );
    const without = (log: typeof english) =>
      log?.events.map(({ sentences: _sentences, ...event }) => event);
    expect(without(english)).toEqual(without(italian));
    expect(english?.events[1]?.sentences).toEqual([`${players[0].name} takes a seat.`]);
    expect(italian?.events[1]?.sentences).toEqual([`${players[0].name} si siede al tavolo.`]);
  });
});

describe('the list of games', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  async function list(as: Player, query = '') {
    return read(await ask(api, { path: `/v1/games${query}`, as }), gamesSchema);
  }
  const idsOf = (games: readonly Game[]): string[] => games.map(({ id }) => id);

  it('shows mine, or those of a status, or both', async () => {
    const [host, guest] = [await register(api), await register(api)];
    const open = (await openTable(api, host, 2)).id;
    const running = await startGame(api, [host, guest]);
    const ended = await startGame(api, [guest, host]);
    await playUntil(api, ended, [guest, host], isOver);
    expect(idsOf((await list(host, '?mine=true')).games)).toEqual([ended, running, open]);
    expect(idsOf((await list(guest, '?mine=true')).games)).toEqual([ended, running]);
    expect((await list(stranger, '?mine=true')).games).toEqual([]);
    for (const [status, id] of Object.entries({ open, running, ended })) {
      const { games } = await list(host, `?status=${status}`);
      expect(games[0]?.id).toBe(id);
      expect(new Set(games.map((game) => game.status))).toEqual(new Set([status]));
      expect(idsOf((await list(host, `?mine=true&status=${status}`)).games)).toEqual([id]);
    }
    expect(idsOf((await list(stranger, '?mine=false')).games)).toContain(open);
  });

  it('says of each game what the game says of itself', async () => {
    const game = await startGame(api, players);
    acted(await playOffer(api, game, players[1]));
    acted(await playOffer(api, game, players[1]));
    for (const viewer of [...players, stranger]) {
      const { games } = await list(viewer, '?limit=1');
      expect(games).toEqual([await gameOf(api, game, viewer)]);
    }
  });

  it('keeps its order while games are opened and played, page after page', async () => {
    const host = await register(api);
    // All at one moment: then the order needs more than the time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const mine: string[] = [];
    for (let count = 0; count < 8; count += 1) mine.push((await openTable(api, host, 2)).id);
    vi.useRealTimers();

    const found: string[] = [];
    let query = '?mine=true&limit=3';
    for (let page = 0; page < 10; page += 1) {
      const { games, next } = await list(host, query);
      expect(games.length).toBeLessThanOrEqual(3);
      found.push(...idsOf(games));
      await openTable(api, host, 2); // newer ones do not shift the pages after
      if (next === null) break;
      query = `?mine=true&limit=3&cursor=${next}`;
    }
    expect([...found].sort()).toEqual([...mine].sort());
    expect(new Set(found).size).toBe(8);
  });

  it('ends a page that is just full without a cursor to nothing', async () => {
    const host = await register(api);
    for (let count = 0; count < 2; count += 1) await openTable(api, host, 2);
    expect((await list(host, '?mine=true&limit=2')).next).toBeNull();
    expect((await list(host, '?mine=true&limit=1')).next).not.toBeNull();
  });

  it('does not move when a mind is changed in secret', async () => {
    const [host, guest] = [await register(api), await register(api)];
    const games = [await startGame(api, [host, guest]), await startGame(api, [host, guest])];
    const [older = ''] = games;
    const first = await offersTo(api, older, host);
    const action = first.offers[0]?.action;
    acted(await act(api, older, host, { actions: [action] }, ifMatch(first.version)));
    const before = await ask(api, { path: '/v1/games?limit=5', as: guest });
    for (const place of [1, 2]) acted(await playOffer(api, older, host, place));
    const after = await ask(api, { path: '/v1/games?limit=5', as: guest });
    expect(after.text).toBe(before.text);
  });

  it('says when a game last moved for whoever asks, and by when somebody should act', async () => {
    const [host, guest] = [await register(api), await register(api)];
    const pace = { kind: 'perTurn', hours: 24 } as const;
    const clock = vi.spyOn(api.service.services.games, 'now');
    onTestFinished(() => clock.mockRestore());
    const at = (hour: string) => clock.mockReturnValue(new Date(`2031-05-01T${hour}:00:30Z`));
    const told = async (as: Player) => {
      const [listed] = (await list(as, '?mine=true')).games;
      const game = await gameOf(api, listed?.id ?? '', as);
      expect(listed).toEqual(game);
      return [game.movedAt, game.deadline];
    };
    const due = '2031-05-02T08:00:00.000Z'; // the guest's, who is waited for since the beginning
    at('08');
    const game = await startGame(api, [host, guest], { pace });
    at('09');
    const first = await offersTo(api, game, host);
    const action = first.offers[0]?.action;
    acted(await act(api, game, host, { actions: [action] }, ifMatch(first.version)));
    at('10');
    acted(await playOffer(api, game, host, 1)); // a changed mind, of which the other hears nothing
    expect(await told(host)).toEqual(['2031-05-01T10:00:00.000Z', due]);
    expect(await told(guest)).toEqual(['2031-05-01T09:00:00.000Z', due]);
    expect(await gameOf(api, game, stranger)).toMatchObject({
      movedAt: '2031-05-01T09:00:00.000Z',
      deadline: due,
    });
    at('11');
    await startGame(api, [host, guest]);
    expect(await told(guest)).toEqual([expect.stringMatching(/^2031-05-01T11/), null]);
  });
});

describe('the titles', () => {
  it('are worded in the language of whoever asks', async () => {
    const { id } = await exampleTitle(api);
    const names = new Set<string>();
    for (const language of ['en', 'it', 'fr', 'es', 'de, fr;q=0.5']) {
      const headers = { 'accept-language': language };
      const response = await ask(api, { path: '/v1/titles', headers });
      expect(response.headers.vary).toBe('accept-language');
      names.add(response.body.titles.find((title: { id: string }) => title.id === id).summary);
    }
    expect(names.size).toBe(4);
  });

  it('that are examples are neither shown nor played where there are to be none', async () => {
    const earnest = await openApi(fresh.urls, { offersExamples: false });
    const { body } = await ask(earnest, { path: '/v1/titles' });
    const all = (await ask(api, { path: '/v1/titles' })).body.titles;
    const examples = all.filter(({ stage }: { stage: string }) => stage === 'example');
    expect(body.titles).toEqual(all.filter(({ stage }: { stage: string }) => stage !== 'example'));
    expect(examples.length).toBeGreaterThan(0);
    for (const { id } of examples) {
      const path = `/v1/titles/${id}`;
      for (const hidden of [path, `${path}/rules`, `${path}/editions`]) {
        const response = await ask(earnest, { path: hidden });
        expectProblem(response, { status: 404, problem: 'not-found' });
      }
      const refused = await ask(earnest, {
        method: 'post',
        path: '/v1/games',
        as: players[0],
        body: { title: id, seats: 2 },
      });
      expectProblem(refused, { status: 400, problem: 'invalid-request' });
    }
    await earnest.close();
  });
});

describe('the tag of a position', () => {
  it('is another once somebody is called otherwise', async () => {
    const [host, guest] = [await register(api), await register(api)];
    const game = await startGame(api, [host, guest]);
    const tagOf = async () =>
      (await ask(api, { path: viewPath(game), as: host })).headers.etag ?? '';
    const before = await tagOf();
    expect(await tagOf()).toBe(before);
    const body = { name: `Renamed ${guest.id.slice(0, 8)}` };
    const path = '/v1/users/me';
    expect((await ask(api, { method: 'patch', path, as: guest, body })).status).toBe(200);
    const known = { 'if-none-match': before };
    const now = await ask(api, { path: viewPath(game), as: host, headers: known });
    expect(now.status).toBe(200);
    expect(now.text).toContain(body.name);
  });
});

describe('waiting for a version', () => {
  it('is refused at once to whom the game is not for', async () => {
    const game = await startGame(api, players, { spectators: false });
    const waiting = vi.spyOn(api.service.services.feed, 'listen');
    const path = viewPath(game, '?waitForVersion=9999');
    const refused = await ask(api, { path, as: stranger });
    expectProblem(refused, { status: 403, problem: 'no-spectators' });
    expect(waiting).not.toHaveBeenCalled();
  });
});
