import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titles } from '@staffetta/engine';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { demonstrate } from '../src/demonstration.ts';
import { freshDatabase, startService, type TestService } from './harness.ts';

let service: TestService;
let drop: () => Promise<void>;
let home: string;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres15);
  drop = fresh.drop;
  service = await startService(fresh.urls, { logLevel: 'silent' });
  home = await mkdtemp(join(tmpdir(), 'staffetta-test-demonstration-'));
});
afterAll(async () => {
  await service.close();
  await drop();
  await rm(home, { recursive: true });
});

it('lays out a running and a finished game, in a folder that need not be there, once', async () => {
  const { games, accounts } = service.services;
  const folder = join(home, 'new', 'data');
  const [sentence = ''] = await demonstrate(games, accounts, folder);
  const password = sentence.split(' ').at(-1) ?? '';
  const { id } = await accounts.signIn('Ada', password);
  const mine = {
    ...{ caller: id, players: [id], status: null, title: null, before: null, limit: 100 },
    ...{ isFinished: false, joinable: false, waitsForCaller: false, invitesCaller: false },
    isArchived: false,
  };
  const statuses = (await games.store.list(mine)).map(({ status }) => status);
  const ofEach = (status: string) => titles.map(() => status);
  expect([...statuses].sort()).toEqual([...ofEach('ended'), ...ofEach('running')]);
  expect((await stat(join(folder, 'demonstration.json'))).mode & 0o777).toBe(0o600);

  expect(await demonstrate(games, accounts, folder)).toEqual([sentence]);
  expect(await games.store.list(mine)).toHaveLength(statuses.length);
  expect(JSON.parse(await readFile(join(folder, 'demonstration.json'), 'utf8'))).toMatchObject({
    isComplete: true,
  });
});

it('leaves a database alone that somebody uses', async () => {
  const { games, accounts } = service.services;
  expect(await demonstrate(games, accounts, join(home, 'another'))).toEqual([]);
});
