import { setTimeout as pause } from 'node:timers/promises';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type Api,
  act,
  acted,
  actionIn,
  ifMatch,
  isOver,
  logOf,
  numbersOf,
  offersTo,
  openApi,
  type Player,
  positionOf,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';

/** Numbers that look random and are the same on every run. */
function dice(seed: number): Roll {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Roll = (sides: number) => number;
type Pair = readonly [Api, Api];

const eitherOf = (processes: Pair, roll: Roll): Api => processes[roll(2) === 0 ? 0 : 1];

/** One thing a client does: an offer upon a version or a decision, sent up to three times at once. */
async function attempt(
  processes: Pair,
  game: string,
  player: Player,
  roll: Roll,
  key: string,
): Promise<Response[] | 'over'> {
  const service = eitherOf(processes, roll);
  const { offers, version, decision } = await offersTo(service, game, player);
  if (offers.length === 0) {
    if (isOver(await positionOf(service, game, player))) return 'over';
    await pause(roll(5));
    return [];
  }
  const isNamed = roll(2) === 0;
  const headers = { 'idempotency-key': key, ...(isNamed ? ifMatch(version) : {}) };
  const { action } = offers[roll(offers.length)] ?? {};
  const body = isNamed ? { actions: [action] } : { actions: [action], decision };
  const copies = Array.from({ length: 1 + roll(3) }, () =>
    act(eitherOf(processes, roll), game, player, body, headers),
  );
  return Promise.all(copies);
}

/** Plays for one player until the game is over: duplicates, retries, and changes process. */
async function client(
  processes: Pair,
  game: string,
  player: Player,
  seed: number,
): Promise<Response[]> {
  const roll = dice(seed);
  const answers: Response[] = [];
  for (let turn = 0; turn < 2_000; turn += 1) {
    const answered = await attempt(processes, game, player, roll, `${seed} ${turn}`);
    if (answered === 'over') return answers;
    answers.push(...answered);
  }
  throw new Error('The game goes on and on');
}

describe.each(['postgres15', 'postgres18'] as const)(
  'many clients on one game, on %s',
  (cluster) => {
    let processes: Pair;
    let players: readonly [Player, Player, Player];
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const fresh = await freshDatabase(inject('databases')[cluster]);
      drop = fresh.drop;
      processes = [await openApi(fresh.urls), await openApi(fresh.urls)];
      const [first] = processes;
      players = [await register(first), await register(first), await register(first)];
    });
    afterAll(async () => {
      for (const process of processes) await process.close();
      await drop();
    });

    it('leave a log without gaps, one effect for each key, and nobody an error', async () => {
      const [first] = processes;
      const game = await startGame(first, players);
      const started = (await numbersOf(first, game)).length;
      const answers = (
        await Promise.all(
          [...players, ...players].map((player, index) =>
            client(processes, game, player, index + 1),
          ),
        )
      ).flat();

      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].filter((status) => ![200, 409, 412, 422, 428].includes(status))).toEqual(
        [],
      );
      expect(statuses).toContain(200);
      expect(statuses).toContain(412);

      const numbers = await numbersOf(first, game);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      const { rows } = await first.service.database.pool.query(
        `select count(*)::int as keys, count(distinct first_number)::int as numbers
         from game_idempotency where game_id = $1 and user_id = any($2) and first_number > $3`,
        [game, players.map(({ id }) => id), started],
      );
      const played = numbers.length - started;
      expect(rows).toEqual([{ keys: played, numbers: played }]);
      const told = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
      expect(told.size).toBe(played);
    });

    it('see in every process at once what was played in any', async () => {
      const [one, another] = processes;
      const game = await startGame(one, players);
      for (let turn = 0; turn < 300; turn += 1) {
        const [here, there] = turn % 2 === 0 ? [one, another] : [another, one];
        const { toAct, status } = await positionOf(here, game, players[0]);
        if (status === 'ended') return;
        const player = players[toAct[0] ?? 0] ?? players[0];
        const { offers, version } = await offersTo(there, game, player);
        const action = actionIn(offers, turn * 7 + 3);
        const answer = acted(
          await act(there, game, player, { actions: [action] }, ifMatch(version)),
        );
        const [seen, log] = await Promise.all([
          positionOf(here, game, player),
          logOf(here, game, player, `?since=${version}`),
        ]);
        expect(seen.version).toBe(answer.version);
        expect(log.events.map((event) => event.version)).toEqual(
          answer.events.map((event) => event.version),
        );
        expect(seen).toEqual(await positionOf(there, game, player));
      }
      throw new Error('The game goes on and on');
    });

    it('are never told of a version that is not yet theirs', async () => {
      const [one, another] = processes;
      const game = await startGame(one, players);
      let isPlaying = true;
      const watch = async (service: Api, player: Player) => {
        let latest = 0;
        while (isPlaying) {
          const [{ events, version, next }, position] = [
            await logOf(service, game, player, `?since=${latest}`),
            await positionOf(service, game, player),
          ];
          expect(events.map((event) => event.version)).toEqual(
            events.map((_, index) => latest + index + 1),
          );
          expect(events.at(-1)?.version ?? latest).toBe(version);
          expect(next).toBeNull();
          expect(position.version).toBeGreaterThanOrEqual(version);
          latest = version;
        }
      };
      const watching = [one, another].flatMap((service) =>
        players.slice(0, 2).map((player) => watch(service, player)),
      );
      const playing = Promise.all(
        players.map((player, index) => client(processes, game, player, 100 + index)),
      );
      await Promise.race([playing, Promise.all(watching)]);
      isPlaying = false;
      await Promise.all([playing, ...watching]);
    });
  },
);
