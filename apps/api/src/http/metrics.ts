import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/connection.ts';
import { sha256 } from '../games/secret.ts';
import type { App } from './app-types.ts';
import { sendProblem } from './errors.ts';
import { Problem } from './problems.ts';

/** What is measured while it happens; the rest is looked up when somebody asks. */
export type Metrics = { readonly keysDropped: (count: number) => void };

/** What is looked up when somebody asks. */
export type Measured = {
  readonly database: Database;
  readonly openLines: () => number;
  readonly heldGames: () => number;
};

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A stream, or a request that waits: how long it takes says nothing of the service. */
const isLong = (request: FastifyRequest, reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream') ||
  request.url.includes('waitForVersion=');

function addGauges(register: Registry, { database, openLines, heldGames }: Measured): void {
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await value());
      },
    });
  const { pool } = database;
  gauge('staffetta_streams_open', 'Streams and waiting requests that are open.', openLines);
  gauge('staffetta_games_held', 'Games held in memory.', heldGames);
  gauge('staffetta_database_connections', 'Connections to the database.', () => pool.totalCount);
  gauge('staffetta_database_idle', 'Connections that nobody uses.', () => pool.idleCount);
  gauge('staffetta_database_waiting', 'Requests for a connection.', () => pool.waitingCount);
  const outbox = async (what: string): Promise<number> => {
    const { rows } = await pool.query<{ found: number }>(
      `select (${what})::float8 as found from game_outbox`,
    );
    return rows[0]?.found ?? 0;
  };
  gauge('staffetta_outbox_depth', 'What waits in the outbox to be carried.', () =>
    outbox('count(*)'),
  );
  gauge('staffetta_outbox_oldest_seconds', 'The age of what waits longest in it.', () =>
    outbox('coalesce(extract(epoch from now() - min(at)), 0)'),
  );
}

/**
 * Measures the service, and tells the operator alone: whoever has not the token finds nothing here.
 * Nothing is counted by game or by user.
 */
export function measure(app: App, token: string | null, measured: Measured): Metrics {
  if (token === null) return { keysDropped: () => undefined };
  const register = new Registry();
  collectDefaultMetrics({ register });
  addGauges(register, measured);
  const dropped = new Counter({
    name: 'staffetta_undeclared_keys_total',
    help: 'Keys that no schema declares and that were dropped from answers.',
    registers: [register],
  });
  const requests = new Histogram({
    name: 'staffetta_request_seconds',
    help: 'How long requests took, but for streams and those that wait.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isLong(request, reply)) return;
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1_000);
  });
  const wanted = sha256(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const isOperator = timingSafeEqual(sha256(request.headers.authorization ?? ''), wanted);
    if (!isOperator) return sendProblem(new Problem('not-found'), request, reply);
    reply.header('cache-control', 'no-store');
    return reply.type(register.contentType).send(await register.metrics());
  });
  return { keysDropped: (count) => dropped.inc(count) };
}
