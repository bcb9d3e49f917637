import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkFairness } from '@staffetta/client/fairness';
import { redecide, titles } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unseal } from '../src/games/chain.ts';
import { exportGame, exportWhole } from '../src/games/export.ts';
import { drawOf } from '../src/games/games.ts';
import { importGame } from '../src/games/import.ts';
import { write } from '../src/games/write.ts';
import { freshDatabase, startService, type TestService } from './harness.ts';
import { currentGame, playToEnd, startedGame } from './players.ts';

let service: TestService;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres15);
  drop = fresh.drop;
  service = await startService(fresh.urls, { logLevel: 'silent' });
});
afterAll(async () => {
  await service.close();
  await drop();
});

const games = () => service.services.games;
const asked = (userId: string) => ({ userId, language: 'en' }) as const;

/** A finished game in which one seat had left an order that nobody else may learn of. */
async function finishedGame() {
  const { gameId, players } = await startedGame(games());
  const order = { secret: 'up to seven' };
  await write(
    games(),
    gameId,
    async () => ({
      events: [
        {
          kind: 'order',
          seat: 1,
          action: null,
          draws: [],
          byOrder: null,
          facts: [
            {
              type: 'order-placed',
              seat: 1,
              toldTo: [1],
              secret: { seenBy: [1], id: 1, order },
            } as never,
          ],
        },
      ],
      seats: [],
      key: null,
    }),
    () => undefined,
  );
  return { gameId, players };
}

/** The same file with one thing changed. */
const changed = <T>(file: T, change: (copy: T) => void): T => {
  const copy: T = JSON.parse(JSON.stringify(file));
  change(copy);
  return copy;
};

describe('an exported game', () => {
  it('proves itself, to a checker that knows no rules', async () => {
    const { gameId, players } = await startedGame(games());
    await playToEnd(games(), gameId);
    const file = await exportGame(games(), gameId, asked(players[0] ?? ''));
    const whole = JSON.parse(JSON.stringify(file));
    const { number } = await currentGame(games(), gameId);
    const fairness = await checkFairness(whole);
    expect(fairness).toMatchObject({ fair: true, events: number, withheld: 0 });
    expect(fairness.fair && fairness.draws).toBeGreaterThan(10);
  });

  it.each<[string, (copy: Awaited<ReturnType<typeof exportGame>>) => void, string]>([
    ['the secret', (copy) => Object.assign(copy, { secret: '00'.repeat(32) }), 'commitment'],
    ['the promise', (copy) => Object.assign(copy, { commitment: '00'.repeat(32) }), 'commitment'],
    [
      'a time',
      ({ events }) =>
        Object.assign((events[3] as { open: object }).open, { at: '2020-01-01T00:00:00.000Z' }),
      'chain',
    ],
    ['an event left out', ({ events }) => events.splice(2, 1), 'chain'],
    [
      'a secret fact',
      ({ events }) => Object.assign(events[4]?.sealed[0] ?? {}, { value: { seenBy: [] } }),
      'chain',
    ],
    [
      'a drawn number',
      ({ events }) => Object.assign(events[4]?.draws[0] ?? {}, { result: 0, size: 1 }),
      'chain',
    ],
  ])('shows that somebody changed %s', async (_what, change, wrong) => {
    const { gameId, players } = await startedGame(games());
    await playToEnd(games(), gameId);
    const file = await exportGame(games(), gameId, asked(players[0] ?? ''));
    expect(await checkFairness(changed(file, change))).toMatchObject({ fair: false, wrong });
  });

  it('is decided the same way again by the rules', async () => {
    const { gameId } = await startedGame(games());
    await playToEnd(games(), gameId);
    const loaded = await currentGame(games(), gameId);
    const events = (await games().store.events(gameId, 0, loaded.number)).map(unseal);
    expect(redecide(loaded.setting, events, drawOf(loaded))).toBeNull();
    expect(titles).toContain(loaded.setting.title);
    const otherDraw = redecide(loaded.setting, events, () => 0);
    expect(otherDraw).toMatchObject({ what: 'facts' });
  });

  it('does not leave before the end', async () => {
    const { gameId, players } = await startedGame(games());
    const early = exportGame(games(), gameId, asked(players[0] ?? ''));
    await expect(early).rejects.toThrow('not-ended');
  });

  it('keeps others’ standing orders sealed for ever, and still verifies', async () => {
    const { gameId, players } = await finishedGame();
    await playToEnd(games(), gameId);
    for (const [seat, player] of [...players, 'a stranger'].entries()) {
      const file = await exportGame(games(), gameId, asked(player));
      const text = JSON.stringify(file);
      expect(text.includes('up to seven')).toBe(seat === 1);
      expect(text.includes('order-placed')).toBe(seat === 1);
      expect(text.includes('"kind":"order"')).toBe(seat === 1);
      const withheld = seat === 1 ? 0 : 1;
      expect(await checkFairness(JSON.parse(text))).toMatchObject({ fair: true, withheld });
    }
  });

  it('can be carried whole into another database, where it is the same game', async () => {
    const { gameId } = await finishedGame();
    await playToEnd(games(), gameId);
    const file = JSON.parse(JSON.stringify(await exportWhole(games(), gameId)));
    const elsewhere = await freshDatabase(inject('databases').postgres18);
    const other = await startService(elsewhere.urls, { logLevel: 'silent' });
    const there = other.services.games;
    expect(await importGame(there, file)).toBe('imported');
    expect(await importGame(there, file)).toBe('known');
    const [here, imported] = [await currentGame(games(), gameId), await currentGame(there, gameId)];
    expect(imported.hash).toEqual(here.hash);
    expect(imported.game).toEqual(here.game);
    expect(imported.orders).toEqual(here.orders);
    expect(JSON.parse(JSON.stringify(await exportWhole(there, gameId)))).toEqual(file);
    await other.close();
    await elsewhere.drop();
  });

  it('is not imported when anything in it is wrong', async () => {
    const { gameId, players } = await finishedGame();
    await playToEnd(games(), gameId);
    const file = JSON.parse(JSON.stringify(await exportWhole(games(), gameId)));
    const attempt = (change: (copy: typeof file) => unknown) =>
      importGame(
        games(),
        changed(file, (copy) => void change(copy)),
      );
    await expect(attempt((copy) => Object.assign(copy, { format: 'x' }))).rejects.toThrow('not an');
    await expect(attempt((copy) => copy.events.splice(3, 1))).rejects.toThrow('broken at event 4');
    await expect(attempt((copy) => Object.assign(copy, { titleVersion: 99 }))).rejects.toThrow(
      'does not know version 99',
    );
    await expect(
      attempt((copy) => Object.assign(copy, { secret: '00'.repeat(32) })),
    ).rejects.toThrow('promised');
    const cut = attempt((copy) => copy.events.pop());
    await expect(cut).rejects.toThrow('is here already, and went on otherwise');
    const players0 = await exportGame(games(), gameId, asked(players[0] ?? ''));
    await expect(importGame(games(), JSON.parse(JSON.stringify(players0)))).rejects.toThrow(
      'is left out',
    );
  });

  it('is checked offline by one command', async () => {
    const { gameId, players } = await startedGame(games());
    await playToEnd(games(), gameId);
    const file = await exportGame(games(), gameId, asked(players[0] ?? ''));
    const folder = await mkdtemp(join(tmpdir(), 'staffetta-test-fairness-'));
    const command = fileURLToPath(
      new URL('../../../packages/client/bin/verify.ts', import.meta.url),
    );
    const verify = (path: string) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', command, path]);
    const good = join(folder, 'good.json');
    await writeFile(good, JSON.stringify(file));
    expect((await verify(good)).stdout).toMatch(/^Fair: \d+ events/);
    const bad = join(folder, 'bad.json');
    await writeFile(bad, JSON.stringify(changed(file, ({ events }) => events.splice(2, 1))));
    await expect(verify(bad)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Not fair, at event 3'),
    });
    await rm(folder, { recursive: true });
  });
});
