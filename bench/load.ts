/**
 * Plays games over HTTP from a process of its own, as many at once as it has connections. It knows no
 * rules and parses no more than it must, so that the machine is the service's.
 */
import { randomUUID } from 'node:crypto';
import { createConnection, type Socket } from 'node:net';
import type { RecordedAct } from './games.ts';

/** What to play: the same acts in every game, one game after another on each connection. */
export type Orders = {
  readonly host: string;
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly games: readonly string[];
  readonly acts: readonly RecordedAct[];
  readonly tokens: readonly string[]; // by seat
  readonly looks: boolean; // whether who acts fetches his view first
};

/** How long answers took, in milliseconds: half of them, 95 and 99 of 100. */
export type Waits = { readonly half: number; readonly most: number; readonly slowest: number };

/** Acts in a second, and how long acts and views took. */
export type Played = { readonly rate: number; readonly acts: Waits; readonly views: Waits };

const requestOf = (lines: readonly string[], body = ''): Buffer =>
  Buffer.from(`${[...lines, 'host: bench', 'accept-language: en'].join('\r\n')}\r\n\r\n${body}`);

function actRequest(
  game: string,
  { seat, version, action }: RecordedAct,
  tokens: Orders['tokens'],
) {
  const body = JSON.stringify({ actions: [action] });
  const lines = [
    `POST /v1/games/${game}/actions HTTP/1.1`,
    `authorization: Bearer ${tokens[seat]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `if-match: "${version}"`,
    `idempotency-key: ${randomUUID()}`,
  ];
  return requestOf(lines, body);
}

const lookRequest = (path: string, token: string | undefined): Buffer =>
  requestOf([`GET /v1/games/${path} HTTP/1.1`, `authorization: Bearer ${token}`]);

const headEnd = '\r\n\r\n';

/** One connection, kept open: a request, its whole answer, the next. */
class Line {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: (() => void) | null = null;

  constructor({ host, port }: Orders) {
    this.#socket = createConnection({ host, port, noDelay: true });
    this.#socket.on('data', (part) => this.#take(part));
    this.#socket.on('error', (error) => {
      throw error;
    });
  }

  #take(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    const end = this.#received.indexOf(headEnd);
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
    if (this.#received.length < end + headEnd.length + Number(length)) return;
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(this.#received.toString());
    this.#received = Buffer.alloc(0);
    this.#answered?.();
  }

  ask(request: Buffer): Promise<void> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

type Turn = { readonly view: Buffer; readonly act: Buffer };
type Game = { readonly look: Buffer; readonly turns: readonly Turn[] };

/** Every game is looked at first, so that the service holds it, as it does those that are played. */
async function lookAtAll(lines: readonly Line[], games: readonly Game[]): Promise<void> {
  const waiting = [...games];
  await Promise.all(
    lines.map(async (line) => {
      for (let game = waiting.pop(); game !== undefined; game = waiting.pop()) {
        await line.ask(game.look);
      }
    }),
  );
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function waitsOf(waits: readonly number[]): Waits {
  const sorted = waits.toSorted((one, other) => one - other);
  return {
    half: quantile(sorted, 0.5),
    most: quantile(sorted, 0.95),
    slowest: quantile(sorted, 0.99),
  };
}

async function timed(line: Line, request: Buffer): Promise<number> {
  const asked = performance.now();
  await line.ask(request);
  return performance.now() - asked;
}

/** Plays until the time is over or a connection finds no game left. */
async function play(orders: Orders): Promise<Played> {
  const lines = Array.from({ length: orders.connections }, () => new Line(orders));
  const games = orders.games.map(
    (game): Game => ({
      look: lookRequest(game, orders.tokens[0]),
      turns: orders.acts.map((act) => ({
        view: lookRequest(`${game}/view`, orders.tokens[act.seat]),
        act: actRequest(game, act, orders.tokens),
      })),
    }),
  );
  await lookAtAll(lines, games);
  const acts: number[] = [];
  const views: number[] = [];
  const started = performance.now();
  let isOver = false;
  let end = started;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    end = performance.now();
  };
  const timer = setTimeout(over, orders.seconds * 1_000);
  await Promise.all(
    lines.map(async (line) => {
      for (let game = games.pop(); game !== undefined && !isOver; game = games.pop()) {
        for (const { view, act } of game.turns) {
          if (orders.looks) views.push(await timed(line, view));
          acts.push(await timed(line, act));
          if (isOver) return;
        }
      }
      over();
    }),
  );
  clearTimeout(timer);
  for (const line of lines) line.close();
  const rate = (acts.length / (end - started)) * 1_000;
  return { rate, acts: waitsOf(acts), views: waitsOf(views) };
}

process.once('message', async (orders: Orders) => {
  process.send?.(await play(orders));
  process.disconnect();
});
