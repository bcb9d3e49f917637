import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyTitle } from '@staffetta/engine';
import { expect, onTestFinished } from 'vitest';
import { gameSchema } from '../src/http/answers/tables.ts';
import { type Api, ask, gameOf, numbersOf, type Player, read, register } from './api.ts';

// The bots among the examples, which play one with another.

const root = fileURLToPath(new URL('../../../', import.meta.url));

const inTypeScript = [process.execPath, '--import', 'tsx', 'examples/bot.ts'];
const inShell = ['sh', 'examples/bot.sh'];

/** The ending of a bot: null is the code of one that was stopped. */
type Ended = { readonly code: number | null; readonly said: string };

type Bot = { readonly ended: Promise<Ended>; readonly stop: () => void };

/** Starts a program that knows where the service is, and has a token. */
function start(url: string, command: readonly string[], as: Player, temporary: string): Bot {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: root,
    detached: true, // a group of its own: what a script has started stops with it
    env: {
      ...{ PATH: process.env.PATH, TMPDIR: temporary },
      ...{ STAFFETTA_URL: url, STAFFETTA_TOKEN: as.token },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (part: Buffer): void => {
    said += part.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const stop = (): void => {
    const isThere = child.exitCode === null && child.signalCode === null;
    if (isThere && child.pid !== undefined) process.kill(-child.pid);
  };
  return { ended: once(child, 'close').then(([code]) => ({ code, said })), stop };
}

/** Bots sit down at a table of a title; gives its game, and them. */
async function sitDown(api: Api, { id, seats }: AnyTitle, url: string) {
  const temporary = await mkdtemp(join(tmpdir(), 'staffetta-bots-'));
  const host = await register(api);
  const body = { title: id, seats: seats.min };
  const opened = await ask(api, { method: 'post', path: '/v1/games', as: host, body });
  const { id: game } = read(opened, gameSchema, 201);
  const guests = await Promise.all(Array.from({ length: seats.min - 1 }, () => register(api)));
  const bots = [
    start(url, [...inShell, game], host, temporary),
    ...guests.map((guest) => start(url, [...inTypeScript, game], guest, temporary)),
  ];
  onTestFinished(async () => {
    for (const bot of bots) bot.stop();
    await Promise.all(bots.map(({ ended }) => ended));
    await rm(temporary, { recursive: true });
  });
  return { host, game, bots };
}

/** All bots end so, and each has said what it did. */
async function expectEnded(bots: readonly Bot[], code: number | null): Promise<void> {
  for (const { ended } of bots) {
    const { said, ...end } = await ended;
    expect(end.code, said).toBe(code);
    expect(said.split('\n').length).toBeGreaterThan(5);
  }
}

/** Bots play a game of a title to its end, through another address if they are given one. */
export async function playToTheEnd(api: Api, title: AnyTitle, url = api.url): Promise<void> {
  const { host, game, bots } = await sitDown(api, title, url);
  await expectEnded(bots, 0);
  expect((await gameOf(api, game, host)).status).toBe('ended');
}

/** Bots play a game of a title until it has so many events. */
export async function playUpTo(api: Api, title: AnyTitle, events: number): Promise<void> {
  const { game, bots } = await sitDown(api, title, api.url);
  const count = async () => (await numbersOf(api, game)).length;
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThanOrEqual(events);
  for (const bot of bots) bot.stop();
  await expectEnded(bots, null);
}
