import { checkFairness } from '@staffetta/client/fairness';
import { expect } from 'vitest';
import { checkExport } from '../src/games/check.ts';
import { verifyAll } from '../src/games/verify.ts';
import { type Api, ask, type Player } from './api.ts';
import type { Answered, Playing } from './unruly.ts';

// What must hold of a game that was played to its end, however unruly its clients were.

/** All that may be answered to one who asks amiss: never that the fault is ours. */
const goodAnswers = [200, 201, 204, 400, 403, 404, 409, 412, 422, 428];

/** What a request with a key did, in the words of the answer; null if it did nothing. */
function effectOf({ status, wish, text }: Answered): string | null {
  const isKeyed = /\/(actions|undo|orders|messages)(\/|$)/.test(wish.path);
  return isKeyed && status < 300 ? text : null;
}

/** Chat has its keys, and the log its own. */
const keyOf = ({ wish }: Answered): string =>
  [wish.as.id, wish.path.endsWith('/messages'), wish.key].join(' ');

function expectOneEffectPerKey(answers: readonly Answered[]): number {
  const effects = new Map<string, Set<string>>();
  for (const answered of answers) {
    const effect = effectOf(answered);
    if (effect === null) continue;
    const known = effects.get(keyOf(answered)) ?? new Set();
    effects.set(keyOf(answered), known.add(effect));
  }
  for (const [key, known] of effects) expect([...known], key).toHaveLength(1);
  const texts = [...effects.values()].map((known) => [...known].join());
  expect(new Set(texts).size).toBe(texts.length); // and no effect of two keys
  return effects.size;
}

/** Every event is numbered, and what was played has exactly one key. */
async function expectKeyedLog({ service }: Api, { game, started }: Playing): Promise<number> {
  const { rows: events } = await service.database.pool.query<{ number: number; kind: string }>(
    'select number, kind from game_event where game_id = $1 order by number',
    [game],
  );
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
  const { rows: keys } = await service.database.pool.query<{ first: number; last: number }>(
    `select first_number as first, last_number as last
       from game_idempotency where game_id = $1 and first_number > $2 order by first_number`,
    [game, started],
  );
  const keyed = keys.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  expect(new Set(keyed).size).toBe(keyed.length);
  const ofTable = new Set(events.flatMap(({ number, kind }) => (kind === 'table' ? [number] : [])));
  const played = events.filter(({ number }) => number > started && !ofTable.has(number));
  const keyedPlay = keyed.filter((number) => !ofTable.has(number)); // the table's own may have keys
  expect(keyedPlay).toEqual(played.map(({ number }) => number));
  return played.length;
}

/** All that a viewer can be shown of a game. */
async function shownTo(api: Api, game: string, as: Player): Promise<string> {
  const paths = [
    '',
    '/view',
    '/view?as=all',
    '/log?limit=500',
    '/offers',
    '/score',
    '/race',
    '/messages',
  ];
  const texts = await Promise.all(
    paths.map(async (path) => {
      const { status, text } = await ask(api, { path: `/v1/games/${game}${path}`, as });
      return `${path}: ${status} ${status < 300 ? text : ''}`;
    }),
  );
  return texts.join('\n');
}

async function expectSameEverywhere(
  processes: readonly Api[],
  { game, players }: Playing,
): Promise<void> {
  for (const player of players) {
    const [one, ...others] = await Promise.all(processes.map((api) => shownTo(api, game, player)));
    expect(one).toContain('/view: 200');
    for (const other of others) expect(other).toBe(one);
  }
}

/** The file of a finished game convinces the service's checker and the client's, whoever asks. */
async function expectFair(api: Api, { game, players }: Playing): Promise<void> {
  for (const as of players) {
    const { status, body } = await ask(api, { path: `/v1/games/${game}/export`, as });
    expect(status).toBe(200);
    expect(checkExport(body)).toMatchObject({ ok: true });
    expect(await checkFairness(body)).toMatchObject({ fair: true });
  }
}

/** Whatever was heard is there, once: each text names its key. */
async function expectSaidOnce({ service }: Api, { game, answers }: Playing): Promise<void> {
  const { rows } = await service.database.pool.query<{ text: string }>(
    'select text from game_message where game_id = $1',
    [game],
  );
  const said = rows.map(({ text }) => text);
  expect(new Set(said).size).toBe(said.length);
  const heard = answers.filter(
    ({ wish, status }) => wish.path.endsWith('/messages') && status === 201,
  );
  for (const { wish } of heard) expect(said).toContain(`Said ${wish.key}`);
}

/**
 * Checks a game that was played to its end. The processes are those it was played in, and others that
 * never heard of it. Gives how many events were played, and under how many keys.
 */
export async function expectSound(
  processes: readonly [Api, ...Api[]],
  playing: Playing,
): Promise<{ played: number; effects: number }> {
  const [first] = processes;
  const { answers } = playing;
  expect(answers.filter(({ status }) => !goodAnswers.includes(status))).toEqual([]);
  const played = await expectKeyedLog(first, playing);
  const effects = expectOneEffectPerKey(answers);
  await expectSaidOnce(first, playing);
  const { services } = first.service;
  expect((await verifyAll(services.games.store)).damages).toEqual([]);
  await expectSameEverywhere(processes, playing);
  await expectFair(first, playing);
  return { played, effects };
}
