import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Api,
  acted,
  ask,
  expectProblem,
  expectProblemInAllLanguages,
  type Headers,
  ifMatch,
  logOf,
  openFreshApi,
  type Player,
  positionOf,
  register,
} from '../api.ts';
import { layGolden } from '../golden.ts';

// A stretch of a real game by HTTP: four players who have bought their first cards.

const languages = ['en', 'it', 'fr', 'es'] as const;

let api: Api;
let game: string;
let players: readonly [Player, Player, Player, Player];

beforeAll(async () => {
  api = await openFreshApi();
  players = [
    await register(api, 'Ada'), // Louise 10, 12
    await register(api, 'Bruno'), // Philipp 1, 5, Maria 7, 8
    await register(api, 'Carla'), // Philipp 4 and a third joker
    await register(api, 'Dario'), // Philipp 12, Louise 4, 16, Leo 4
  ];
  game = await layGolden(api.service.services.games, {
    title: 'augsburg-1520',
    script: '06-4p-small-bids-unpaid',
    acts: 4,
    players: players.map(({ id }) => id),
    at: new Date(),
  });
});
afterAll(() => api.close());

type Body = {
  readonly notation: readonly string[];
  readonly place?: readonly object[];
  readonly decision?: string | null;
};

const post = (as: Player, what: string, body: object, headers: Headers = {}) =>
  ask(api, { method: 'post', path: `/v1/games/${game}/${what}`, as, body, headers });

/** Asks for lines upon what the player sees now. */
const write = async (as: Player, body: Body, headers: Headers = {}) =>
  post(as, 'actions', body, {
    ...ifMatch((await positionOf(api, game, as)).version),
    ...headers,
  });

const writes = async (as: Player, ...notation: readonly string[]) =>
  acted(await write(as, { notation }));

type View = {
  readonly question: string | null;
  readonly asked: readonly number[];
  readonly auction: { readonly noble: string; readonly bids: readonly (number | null)[] } | null;
  readonly players: readonly { readonly levels: object; readonly prestige: number }[];
};

const viewOf = async (as: Player): Promise<View> => (await positionOf(api, game, as)).view as View;

const whyNot = (as: Player, notation: string, language: string) =>
  post(as, 'why-not', { notation }, { 'accept-language': language });

/** The same refusal in four languages, each with the rule in it. */
async function isRefused(as: Player, line: string, code: string, rule: string): Promise<void> {
  const answers = await Promise.all(languages.map((language) => whyNot(as, line, language)));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: 'refused', code, rule });
  }
  for (const part of ['sentence', 'ruleText']) {
    expect(new Set(answers.map(({ body }) => body[part])).size, part).toBe(languages.length);
  }
}

/** Calls up to four cards, and shows the highest with jokers. */
const order = {
  scope: { of: 'auction', round: null, noble: null },
  bidding: { open: 0, raise: { below: 0, to: 'next' }, call: 4, otherwise: 'pass' },
  jokers: 2,
  show: { kind: 'highest', jokers: 'first' },
  robbed: 'florins',
  untilWin: null,
};

describe('an auction', () => {
  it('says why a bid may not be, by its rule, in the language of who asks', async () => {
    const [ada, bruno, carla] = players;
    await isRefused(ada, 'bid 1', 'no-card-of-noble', 'A 2.1');
    await isRefused(ada, 'call', 'nothing-to-call', 'A 2.3');
    await isRefused(bruno, 'bid 1', 'not-your-turn', 'S1');
    await isRefused(carla, 'sing', 'not-understood', 'A 2.3');
    await writes(ada, 'pass');
    await isRefused(bruno, 'raise to 5', 'bid-above-cards', 'A 2.1');
  });

  it('A 8.4 takes a bid that carries the rest as an order, in one request', async () => {
    const [, bruno, carla, dario] = players;
    const { events } = acted(await write(bruno, { notation: ['bid 2'], place: [order] }));
    expect(events.map(({ kind }) => kind)).toEqual(['order', 'play']);
    await isRefused(carla, 'bid 2', 'bid-not-higher', 'A 2.3');
    await writes(carla, 'raise');
    expect((await viewOf(carla)).auction?.bids).toEqual([null, 2, 3, null]);
    // The last one passes, and the order calls and lays its cards: Carla alone is waited for.
    await writes(dario, 'passo');
    expect(await viewOf(carla)).toMatchObject({ question: 'show', asked: [2] });
  });

  it('A 8.5 shows an order’s acts to others as ordinary ones, with its owner’s mark for him', async () => {
    const [ada, bruno] = players;
    const [mine, theirs] = [await logOf(api, game, bruno), await logOf(api, game, ada)];
    const plays = ({ events }: typeof mine) =>
      events.filter(({ kind, seat }) => kind === 'play' && seat === 1).slice(-2);
    const marks = (log: typeof mine) => plays(log).map(({ automatic = false }) => automatic);
    expect(marks(mine)).toEqual([true, true]);
    expect(marks(theirs)).toEqual([false, false]);
  });

  it('A 2.7 is decided in a showdown by sealed cards', async () => {
    const [, bruno, carla] = players;
    const { decision } = await positionOf(api, game, carla);
    await isRefused(carla, 'show philipp-5 joker joker', 'not-your-cards', 'A 2.1');
    await isRefused(carla, 'show joker joker joker', 'only-jokers', 'A 2.1');
    const shown = await post(carla, 'actions', {
      notation: ['show philipp-4 2 jokers'],
      decision,
    });
    acted(shown);
    expect(shown.text).toContain('"auction-won"');
    expect(await viewOf(bruno)).toMatchObject({ question: 'choose', asked: [1] });
  });
});

describe('privileges in one line', () => {
  it('are refused by rules, at the act they stand for, in four languages', async () => {
    const [, bruno] = players;
    await isRefused(bruno, 'privilege 4: yellow step', 'card-not-open', 'A 3.1');
    await isRefused(bruno, 'privilege 6: violet step, violet step', 'privilege-not-left', 'A 3.1');
    await isRefused(bruno, 'privilege 6: orange coat, waive', 'level-too-low', 'A 3.7');
    await isRefused(bruno, 'privilege 6: violet step, dance', 'not-understood', 'A 3.1');
    await isRefused(bruno, 'privilege 10: draw, florins', 'rest-apart', 'S9');
    const { body } = await whyNot(bruno, 'privilege 6: violet step, dance', 'it');
    expect(body.sentence).toMatch(/^A «dance»: /);
    expect((await whyNot(bruno, 'privilege 6: violet step, florins', 'en')).body.result).toBe(
      'allowed',
    );
  });

  it('are all done or none, and the problem counts the step', async () => {
    const [, bruno] = players;
    const { version } = await positionOf(api, game, bruno);
    const cases = [
      [['privilege 6: violet step, dance'], 3, 'not-understood', 'A 3.1', '“dance”'],
      [['privilege 10: draw, florins'], 3, 'rest-apart', 'S9', '“florins”'],
      [['privilege 6: violet step', 'orange coat'], 3, 'level-too-low', 'A 3.7', ''],
      [['privilege 6: florins, waive, bid 1'], 4, 'rest-apart', 'S9', '“bid 1”'],
    ] as const;
    for (const [notation, step, code, rule, part] of cases) {
      const response = await write(bruno, { notation });
      expectProblem(response, { status: 422, problem: 'refused' });
      expect(response.body).toMatchObject({ step, code, rule });
      expect(response.body.detail).toContain(part);
    }
    const withOrder = await write(bruno, { notation: ['privilege 6: dance'], place: [] });
    expect(withOrder.status).toBe(400); // an empty list says nothing
    expect((await positionOf(api, game, bruno)).version).toBe(version);
    await expectProblemInAllLanguages(
      (language) =>
        write(
          bruno,
          { notation: ['privilege 6: violet step, dance'] },
          { 'accept-language': language },
        ),
      { status: 422, problem: 'refused' },
    );
  });

  it('count their steps behind orders that are placed', async () => {
    const [, bruno] = players;
    const place = [{ ...order, scope: { of: 'game' } }];
    const response = await write(bruno, { place, notation: ['privilege 6: violet step, dance'] });
    expectProblem(response, { status: 422, problem: 'refused' });
    expect(response.body).toMatchObject({ step: 4, code: 'not-understood' });
  });

  it('are open acts, which no decision alone is enough for', async () => {
    const [, bruno] = players;
    const { decision } = await positionOf(api, game, bruno);
    const notation = ['privilege 6: violet step, orange step'];
    const response = await post(bruno, 'actions', { notation, decision });
    expectProblem(response, { status: 428, problem: 'precondition-missing' });
  });

  it('are foreseen act by act, and as far as they may be done', async () => {
    const [, bruno] = players;
    const tried = async (...notation: readonly string[]) => {
      const { status, body } = await post(bruno, 'dry-runs', { notation });
      expect(status).toBe(200);
      return body;
    };
    const whole = await tried('privilege 6: violet step, orange step');
    expect(whole.steps.map(({ notation }: { notation: string }) => notation)).toEqual([
      'privilege 6',
      'violet step',
      'orange step',
    ]);
    expect(whole).toMatchObject({ refused: null, isCut: false });
    const cut = await tried('privilege 10: draw, florins');
    expect(cut.steps).toHaveLength(2);
    expect(cut).toMatchObject({
      refused: { step: 3, code: 'rest-apart', rule: 'S9' },
      isCut: true,
    });
  });

  it('A 3.1 are played, taken back, and stand in the log a line each', async () => {
    const [ada, bruno] = players;
    const { events } = await writes(bruno, 'privilege 6: violet step');
    expect(events).toHaveLength(2);
    const { version, mayTakeBack } = await positionOf(api, game, bruno);
    expect(mayTakeBack).toBe(2);
    expect((await post(bruno, 'undo', { acts: 2 }, ifMatch(version))).status).toBe(200);
    await writes(bruno, 'Take privilege 6: offices step, and step orange.');
    const { players: seen, auction } = await viewOf(ada);
    expect(seen[1]?.levels).toEqual({ yellow: 1, orange: 2, violet: 2 });
    expect(auction?.noble).toBe('louise');
    const path = `/v1/games/${game}/log?limit=500`;
    const { text } = await ask(api, { path, as: ada, headers: { accept: 'text/plain' } });
    expect(text.split('\n').slice(-4).join('\n')).toMatch(
      /privilege 6\n.*violet step\n.*orange step\n/,
    );
  });
});

describe('the next auction', () => {
  it('A 2.3, 2.7 is bid, called and shown by hand', async () => {
    const [ada, bruno, carla, dario] = players;
    await writes(bruno, 'pass');
    await writes(carla, 'je passe');
    await writes(dario, 'pujo dos cartas');
    await writes(ada, 'vedo');
    await writes(ada, 'show louise-12 louise-10');
    await writes(dario, 'muestra Luisa 4, Luisa 16');
    expect(await viewOf(ada)).toMatchObject({ question: 'choose', asked: [3] });
    await writes(dario, 'privilege 10: 500 florins, leave');
    const { players: seen, auction } = await viewOf(ada);
    expect(seen[3]?.prestige).toBe(2);
    expect(auction?.noble).toBe('leo');
  });
});
