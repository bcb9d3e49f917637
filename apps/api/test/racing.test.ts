import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { DatabaseUrls } from '../src/embedded/databases.ts';
import { catalogue } from '../src/games/catalogue.ts';
import {
  type Api,
  act,
  acted,
  actionIn,
  exampleTitle,
  ifMatch,
  logOf,
  offersTo,
  openApi,
  type Player,
  positionOf,
  register,
  startGame,
} from './api.ts';
import { freshDatabase } from './harness.ts';
import { expectSound } from './soundness.ts';
import { openGame, type Pair, playUnruly } from './unruly.ts';

describe.each(['postgres15', 'postgres18'] as const)(
  'many clients on one game, on %s',
  (cluster) => {
    let processes: Pair;
    let players: readonly [Player, Player, Player];
    let reserve: Player;
    let urls: DatabaseUrls;
    const complaints: string[] = []; // what the service logs as a fault of its own
    let drop: () => Promise<void>;

    beforeAll(async () => {
      const fresh = await freshDatabase(inject('databases')[cluster]);
      ({ urls, drop } = fresh);
      const settings = {
        logLevel: 'error',
        logTo: { write: (line: string) => complaints.push(line) },
      };
      processes = [await openApi(urls, settings), await openApi(urls, settings)];
      const [first] = processes;
      players = [await register(first), await register(first), await register(first)];
      reserve = await register(first);
    });
    afterAll(async () => {
      for (const process of processes) await process.close();
      await drop();
    });

    /** Plays a game, and looks at it from a third process too, which never heard of it. */
    async function playSoundly(
      title: string,
      table: readonly Player[],
      unruliness: { readonly reserves: readonly Player[]; readonly patience?: number },
    ) {
      const [one, another] = processes;
      const game = await openGame(one, title, table);
      const playing = await playUnruly(processes, game, table, { ...unruliness, seed: 1 });
      const late = await openApi(urls);
      onTestFinished(late.close);
      const { played, effects } = await expectSound([one, another, late], playing);
      expect(played).toBeGreaterThan(10);
      expect(effects).toBeGreaterThan(10);
      expect(playing.hungUp).toBeGreaterThan(0);
      const statuses = new Set(playing.answers.map(({ status }) => status));
      for (const status of [200, 412, 422]) expect(statuses).toContain(status);
      expect(complaints).toEqual([]);
    }

    // A published title's game is long: one database and its beginning will do, the whole is a proof.
    const titles = catalogue.map(({ title }) => title);
    const played = titles.filter(({ stage }) => stage === 'example' || cluster === 'postgres18');
    it.each(played)(
      'leave a log without gaps, one effect for each key, and nobody an error: $id',
      ({ id, stage }) =>
        playSoundly(id, players.slice(0, 2), {
          reserves: [],
          ...(stage !== 'example' && { patience: 150 }),
        }),
      120_000,
    );

    it('do so too when a seat is left and taken over', async () => {
      const { id } = await exampleTitle(processes[0]);
      await playSoundly(id, players, { reserves: [reserve] });
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
      const playing = playUnruly(processes, game, players, { reserves: [], seed: 2 });
      await Promise.race([playing, Promise.all(watching)]);
      isPlaying = false;
      await Promise.all([playing, ...watching]);
    });
  },
);
