import { languages } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteOf } from '../../src/games/chain.ts';
import type { Exported } from '../../src/games/check.ts';
import { eventOf, faultSentence } from '../../src/games/faults.ts';
import { type Api, ask, expectProblem, openFreshApi, type Player } from '../api.ts';
import { rehashed } from '../forging.ts';
import { enterHere } from '../importing.ts';
import { ordered } from '../unplayed.ts';
import { newAdmin } from './admins.ts';

// Files of games that the database would not give back as they came in: what is written must verify afterwards.

let api: Api;
let admin: Player;

beforeAll(async () => {
  api = await openFreshApi();
  admin = await newAdmin(api);
});
afterAll(() => api.close());

const imported = (file: object) =>
  ask(api, {
    method: 'post',
    path: '/v1/admin/imports',
    as: admin,
    body: { reason: 'the club has moved', file },
  });

const checked = async (game: string) =>
  (await ask(api, { method: 'post', path: `/v1/admin/games/${game}/check`, as: admin })).body;

// biome-ignore lint/suspicious/noExplicitAny: a forger keeps to no type
type Forged = any;

/** A file as somebody wrote it who had the whole service. */
function forged(change: (file: Forged) => unknown): Exported {
  const file: Exported = structuredClone(ordered(2));
  change(file);
  return rehashed(file);
}

const openOf = (event: Forged): Forged => event.leaves[0].value;

/** The time of an event, and of those behind it, told otherwise. */
const tell = (file: Forged, from: number, otherwise: (at: string) => string): void => {
  for (const event of file.events.slice(from - 1)) {
    openOf(event).at = otherwise(openOf(event).at);
  }
};

/** A moment so many milliseconds ago, as events are told. */
const momentAgo = (ago: number): string => minuteOf(new Date(Date.now() - ago));

/** Imports a file that is refused; gives the fault it is refused for. */
async function faultOf(file: Exported) {
  const { games } = api.service.services;
  const entered = await enterHere(games, file);
  if (entered.result !== 'refused') throw new Error('It was imported');
  expect(await games.store.game(file.game)).toBeNull();
  return entered.fault;
}

async function expectRefused(file: Exported, event: number | null, said: string) {
  const fault = await faultOf(file);
  expect(eventOf(fault)).toBe(event);
  expect(faultSentence(fault, 'en')).toContain(said);
}

describe('a file whose hashes hold', () => {
  it.each<[string, (at: string) => string]>([
    ['without decimals', (at) => at.replace('.000Z', 'Z')],
    ['without seconds', (at) => at.replace(':00.000Z', 'Z')],
    ['with seven decimals', (at) => at.replace('.000Z', '.0001234Z')],
  ])('is refused where a time is written %s', async (_how, otherwise) => {
    const file = forged((copy) => tell(copy, 4, otherwise));
    await expectRefused(file, 4, 'event 4 is not in the form of an event');
  });

  it.each<[string, (event: Forged) => unknown, number]>([
    ['in another order', ({ leaves }) => leaves.reverse(), 5],
    ['twice', ({ leaves }) => leaves.unshift(leaves[0]), 3],
    ['not at all', ({ leaves }) => leaves.splice(0), 6],
  ])('is refused where the parts of an event stand %s', async (_how, change, event) => {
    const file = forged(({ events }) => change(events[event - 1]));
    await expectRefused(file, event, `event ${event} is not in the parts it was sealed in`);
  });

  it.each<[string, string, number]>([
    ['runs backwards', momentAgo(3_600_000), 5],
    ['was before all clocks', '0000-01-01T00:00:00.000Z', 5],
    ['has not come', momentAgo(-3_600_000), 5],
    ['will not come soon', '9999-12-31T23:59:00.000Z', 1],
  ])('is refused where its time %s', async (_how, at, event) => {
    const file = forged((copy) => tell(copy, event, () => at));
    const says = {
      en: `event ${event} is earlier than one before it, or later than now`,
      it: `l’evento ${event} è anteriore a uno che lo precede`,
      fr: `l’événement ${event} est antérieur à un autre`,
      es: `el evento ${event} es anterior a uno que lo precede`,
    };
    const fault = await faultOf(file);
    expect(eventOf(fault)).toBe(event);
    for (const language of languages) {
      expect(faultSentence(fault, language)).toContain(says[language]);
    }
  });

  it('is taken in where clocks differed by minutes', async () => {
    const file = forged((copy) => {
      tell(copy, 4, () => momentAgo(-180_000));
      tell(copy, 5, () => momentAgo(120_000));
    });
    expect((await imported(file)).status).toBe(201);
    expect(await checked(file.game)).toMatchObject({ brokenAt: null, difference: null });
  });

  it.each<[string, (file: Forged, text: string) => unknown, number | null, string]>([
    [
      'its printed facts',
      (file, text) => Object.assign(file.edition, { [text]: 1 }),
      null,
      '(edition: text that can be kept)',
    ],
    [
      'its options',
      (file, text) => Object.assign(file.options, { more: [text] }),
      null,
      '(options: text that can be kept)',
    ],
    [
      'a fact',
      ({ events }, text) => Object.assign(openOf(events[3]).facts[0], { more: { text } }),
      4,
      'event 4 is not in the form of an event',
    ],
    [
      'what is sealed',
      ({ events }, text) => Object.assign(events[4].leaves[1].value, { text }),
      5,
      'event 5 is not in the form of an event',
    ],
  ])('is refused where %s cannot be stored', async (_where, put, event, said) => {
    for (const text of ['\0', '\ud800']) {
      await expectRefused(
        forged((copy) => put(copy, text)),
        event,
        said,
      );
    }
  });

  it('is refused where a number is too large to be read', async () => {
    const file = forged(({ events }) => Object.assign(openOf(events[3]).facts[0], { more: 4_711 }));
    const text = JSON.stringify({ reason: 'the club has moved', file }).replace('4711', '1e400');
    const path = '/v1/admin/imports';
    const answer = await ask(api, { method: 'post', path, as: admin, text });
    expectProblem(answer, { status: 422, problem: 'import-refused' });
    expect(answer.body.event).toBe(4);
  });

  it('goes by the id of its game as the database writes it', async () => {
    const { game, ...rest } = ordered(2);
    const { status, body } = await imported({ ...rest, game: game.toUpperCase() });
    expect([status, body.game]).toEqual([201, game]);
    expect(await checked(game)).toMatchObject({ brokenAt: null, difference: null });
  });
});
