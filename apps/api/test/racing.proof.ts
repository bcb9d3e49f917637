import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { reportFigures } from '../../../tests/setup/figures.ts';
import { catalogue } from '../src/games/catalogue.ts';
import { type Api, gameOf, openApi, type Player, register } from './api.ts';
import { freshDatabase } from './harness.ts';
import { expectSound } from './soundness.ts';
import { openGame, type Playing, playUnruly } from './unruly.ts';

const { numRuns = 100, seed = 1 } = fc.readConfigureGlobal();

/** Whole games are long: a few of each title for each number of seats. */
const gamesEach = Math.max(1, Math.round(numRuns / 2_000));

const complaints: string[] = [];
let processes: readonly [Api, Api];
let late: Api; // asked only when a game is over
let people: readonly Player[];
let onlooker: Player;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  const settings = {
    logLevel: 'error',
    logTo: { write: (line: string) => void complaints.push(line) },
  };
  const open = () => openApi(fresh.urls, settings);
  processes = [await open(), await open()];
  late = await open();
  onlooker = await register(late);
  people = await Promise.all(Array.from({ length: 7 }, () => register(late)));
});
afterAll(async () => {
  for (const api of [...processes, late]) await api.close();
  await drop();
});

/** How many requests were answered so. */
const countOf = ({ answers }: Playing, isMeant: (status: number) => boolean): number =>
  answers.filter(({ status }) => isMeant(status)).length;

it.each(catalogue.map(({ title }) => title))(
  'keeps whole games sound under unruly clients: $id',
  async ({ id, seats }) => {
    const found = { games: 0, 'to the end': 0, requests: 0, effects: 0, refused: 0, 'hung up': 0 };
    for (let count = seats.min; count <= Math.min(seats.max, people.length - 2); count += 1) {
      for (let time = 0; time < gamesEach; time += 1) {
        const [players, reserves] = [people.slice(0, count), people.slice(count, count + 2)];
        const game = await openGame(processes[0], id, players);
        const wish = { reserves: count > 2 ? reserves : [], seed: seed + found.games };
        const playing = await playUnruly(processes, game, players, wish);
        const { effects } = await expectSound([...processes, late], playing);
        const { ending } = await gameOf(late, game, onlooker);
        found.games += 1;
        found['to the end'] += Number(ending === 'played');
        found.requests += playing.answers.length + playing.hungUp;
        found.effects += effects;
        found.refused += countOf(playing, (status) => status >= 400);
        found['hung up'] += playing.hungUp;
      }
    }
    expect(found['to the end']).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    reportFigures(`unruly clients, ${id}`, found);
  },
);
