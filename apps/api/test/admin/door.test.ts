import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, type Ask, ask, expectProblem, openApi, type Player, register } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { operations } from '../operations/index.ts';
import { makeWorld, type World } from '../operations/world.ts';
import { enter, newAdmin, newAdminOutside, password, tickingClock } from './admins.ts';

// That whatever admins do goes through one door: seen by nobody else, and noted before it is done.

let api: Api;
let world: World;
let urls: Awaited<ReturnType<typeof freshDatabase>>['urls'];
let drop: () => Promise<void>;
const clock = tickingClock(Date.now());

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  ({ urls, drop } = fresh);
  api = await openApi(urls, { now: clock.now });
  world = await makeWorld(api);
});
afterAll(async () => {
  await api.close();
  await drop();
});

const rows = Object.entries(operations).filter(([, { path }]) => path.startsWith('/v1/admin'));

const entriesOf = (admin: Player) =>
  api.service.services.desk.audit.list({
    ...{ gameId: null, userId: null, admin: admin.id, before: null, limit: 50 },
  });

const asking = async (operationId: string): Promise<Ask> => {
  const row = operations[operationId];
  if (row === undefined) throw new Error(`No row for ${operationId}`);
  return { method: row.method, ...(await row.good(world, api)) };
};

describe('the audit log', () => {
  it.each(rows)('holds %s, and how it ended, before it is answered', async (operationId) => {
    const wish = await asking(operationId);
    const admin = wish.as as Player;
    const { status } = await ask(api, wish);
    const [entry] = await entriesOf(admin);
    expect(entry).toMatchObject({ admin: admin.id, operation: operationId, status });
    const { reason } = (wish.body ?? {}) as { reason?: string };
    expect(entry?.reason ?? undefined).toBe(reason);
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  it('holds what was refused, too', async () => {
    const admin = await newAdmin(api);
    const path = `/v1/admin/admins/${admin.id}`;
    await ask(api, { method: 'put', path, as: admin, body: { reason: 'me too' } });
    expect(await entriesOf(admin)).toMatchObject([
      { operation: 'grantAdmin', userId: admin.id, status: 409, reason: 'me too' },
    ]);
  });

  it('can be added to, and changed by nobody who runs the service', async () => {
    const client = new pg.Client({ connectionString: urls.serviceUrl });
    await client.connect();
    for (const table of ['admin_audit', 'admin_outcome']) {
      for (const change of [`update ${table} set entry_id = entry_id`, `delete from ${table}`]) {
        await expect(client.query(change)).rejects.toThrow('permission denied');
      }
    }
    await client.end();
  });

  it('tells page by page, the newest first, each entry once', async () => {
    const admin = await newAdmin(api);
    for (let times = 0; times < 5; times += 1) {
      await ask(api, { path: '/v1/admin/admins', as: admin });
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `/v1/admin/audit?limit=2&admin=${admin.id}${cursor}`;
      const { body } = await ask(api, { path, as: admin });
      const told = body.entries as { id: string; operation: string }[];
      seen.push(...told.filter(({ operation }) => operation === 'listAdmins').map(({ id }) => id));
      cursor = body.next === null ? '' : `&cursor=${body.next}`;
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });
});

describe('whoever administers', () => {
  it('is asked to sign in afresh after an hour', async () => {
    const admin = await newAdmin(api);
    const look = () => ask(api, { path: '/v1/admin/admins', as: admin });
    clock.pass(59.5 * 60_000);
    expect((await look()).status).toBe(200);
    clock.pass(60_000);
    expectProblem(await look(), { status: 403, problem: 'entry-needed' });
    await enter(api, admin);
    expect((await look()).status).toBe(200);
  });

  it('may no longer from the moment it is taken from him', async () => {
    const [one, other] = [await newAdmin(api), await newAdmin(api)];
    const path = `/v1/admin/admins/${other.id}/revocation`;
    const body = { reason: 'he moved on' };
    expect((await ask(api, { method: 'post', path, as: one, body })).status).toBe(204);
    const look = await ask(api, { path: '/v1/admin/admins', as: other });
    expectProblem(look, { status: 404, problem: 'not-found' });
  });

  it('is one of at least one', async () => {
    const fresh = await freshDatabase(inject('databases').postgres18);
    const alone = await openApi(fresh.urls);
    const admin = await newAdmin(alone);
    const path = `/v1/admin/admins/${admin.id}/revocation`;
    const body = { reason: 'enough of it' };
    const refused = await ask(alone, { method: 'post', path, as: admin, body });
    expectProblem(refused, { status: 409, problem: 'last-admin' });
    const other = await newAdmin(alone);
    const revoke = (as: Player, whom: Player) =>
      ask(alone, { method: 'post', path: `/v1/admin/admins/${whom.id}/revocation`, as, body });
    await Promise.all([revoke(admin, other), revoke(other, admin)]);
    expect(await alone.service.services.desk.admins.list()).toHaveLength(1);
    await alone.close();
    await fresh.drop();
  });

  it('cannot be a guest, nor a bot', async () => {
    const admin = await newAdmin(api);
    const bot = await api.service.services.accounts.bots.make(admin.id, `Bot ${Math.random()}`);
    const path = `/v1/admin/admins/${bot.id}`;
    const refused = await ask(api, { method: 'put', path, as: admin, body: { reason: 'a try' } });
    expectProblem(refused, { status: 403, problem: 'not-for-guests' });
  });

  it('needs a password to sign in afresh', async () => {
    const { accounts, desk } = api.service.services;
    const { id } = await accounts.register({ name: 'Mail only', mail: 'only@example.org' });
    await desk.admins.grant(id);
    const { claims } = await accounts.sessions.begin(id);
    const proof = { userId: id, sessionId: claims.sid };
    await expect(desk.entries.enter(proof, { password: '' })).rejects.toThrow('wrong-password');
  });
});

it('lets nobody else know that there is a door', async () => {
  const someone = await register(api);
  const withoutId = (body: object) => ({ ...body, instance: '' });
  const nowhere = await ask(api, { path: '/v1/nowhere', as: someone });
  for (const [, { path, method }] of rows) {
    const asked = { method, path: path.replaceAll(/\{\w+\}/g, someone.id), as: someone };
    const { status, body } = await ask(api, asked);
    expect({ status, body: withoutId(body) }).toEqual({
      status: nowhere.status,
      body: withoutId(nowhere.body),
    });
  }
  const outside = await newAdminOutside(api);
  expectProblem(await ask(api, { path: '/v1/admin/admins', as: outside }), {
    status: 403,
    problem: 'entry-needed',
  });
});

it('is the only way to what admins work with', async () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const inside = /^(admin|routes\/admin|commands)\/|^(app|http\/(admin-door|app-types))\.ts$/;
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !inside.test(file),
  );
  const strays = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${source}${file}`, 'utf8');
      return /from '[^']*\badmin\//.test(text) || /['"`]\/v1\/admin/.test(text) ? [file] : [];
    }),
  );
  expect(strays.flat()).toEqual([]);
});
