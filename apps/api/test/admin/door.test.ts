import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signedInSchema } from '../../src/http/answers/accounts.ts';
import {
  type Api,
  type Ask,
  ask,
  askInside,
  expectProblem,
  openApi,
  type Player,
  read,
  register,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { operations } from '../operations/index.ts';
import { makeWorld, type World } from '../operations/world.ts';
import { codeOf, enter, newAdmin, newAdminOutside, password, tickingClock } from './admins.ts';

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
    ...{ gameId: null, userId: null, admin: admin.id, asker: null, before: null, limit: 50 },
  });

const prepared = new Map<string, Ask>();

/** A good request of each operation: the same for all that is tried with it. */
async function asking(operationId: string): Promise<Ask> {
  const row = operations[operationId];
  if (row === undefined) throw new Error(`No row for ${operationId}`);
  const known = prepared.get(operationId) ?? {
    method: row.method,
    ...(await row.good(world, api)),
  };
  prepared.set(operationId, known);
  return known;
}

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

  it('is asked for nothing it could not hold', async () => {
    const admin = await newAdmin(api);
    const odd = [
      '/v1/admin/games?title=a%00b',
      '/v1/admin/users?named=%00',
      '/v1/admin/admins?%00=1',
    ];
    const wishes: Ask[] = [
      ...odd.map((path) => ({ path, as: admin })),
      {
        method: 'post',
        ...{ path: `/v1/admin/users/${admin.id}/suspension`, as: admin, body: { reason: 'a\0b' } },
      },
    ];
    const refused = await Promise.all(wishes.map((wish) => ask(api, wish)));
    for (const one of refused) expectProblem(one, { status: 400, problem: 'invalid-request' });
    expect(
      refused.map(({ body }) => body.fields.map(({ path }: { path: string }) => path)),
    ).toEqual([['querystring.title'], ['querystring.named'], ['querystring.'], ['reason']]);
  });

  it('holds of a request what its route takes, and nothing else', async () => {
    const [admin, zed] = [await newAdmin(api), await register(api)];
    const forged = { reason: 'forged', user: zed.id, game: world.turning };
    const game = `game=${world.turning}`;
    const body = { reason: 'he is rude' };
    const wishes: Ask[] = [
      { path: `/v1/admin/dashboard?${game}`, as: admin },
      ...[forged, { x: 'A'.repeat(60_000) }].map((stray) => ({
        ...{ method: 'post' as const, path: `/v1/admin/games/${world.turning}/check`, as: admin },
        body: stray,
      })),
      { method: 'post', path: `/v1/admin/users/${zed.id}/suspension?${game}`, as: admin, body },
    ];
    for (const wish of wishes) {
      const refused = await ask(api, wish);
      expectProblem(refused, { status: 400, problem: 'invalid-request' });
      expect(refused.body.fields[0].message).toMatch(/"(game|reason|x)"/);
    }
    expect(await entriesOf(admin)).toEqual([]);
    const known = { userId: zed.id, gameId: null, admin: null, asker: null };
    const { audit } = api.service.services.desk;
    expect(await audit.list({ ...known, before: null, limit: 9 })).toEqual([]);
  });

  it.each(rows)('bears any body that %s is sent', async (operationId, { method }) => {
    const wish = await asking(operationId);
    for (const text of ['[]', '"x"', '1', 'null', '{"__proto__":1}', '[{"reason":"why"}]']) {
      const { status } = await askInside(api, { ...wish, text, body: undefined });
      expect([text, status < 500]).toEqual([text, true]);
      if (method !== 'get' && text !== 'null') expect([text, status]).toEqual([text, 400]);
    }
  });

  it('holds that an address was looked for, and not which', async () => {
    const admin = await newAdmin(api);
    const look = (named: string) =>
      ask(api, { path: `/v1/admin/users?named=${encodeURIComponent(named)}`, as: admin });
    await look('Ada');
    await look('ada@example.org');
    const [address, name] = await entriesOf(admin);
    expect(address?.asked).toMatchObject({ named: 'an address' });
    expect(JSON.stringify(address)).not.toContain('example.org');
    expect(name?.asked).toMatchObject({ named: 'Ada' });
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

  it('tells deeds alone to whoever wants no more, page by page', async () => {
    const admin = await newAdmin(api);
    const zed = await register(api);
    const body = { reason: 'he is rude' };
    const asked = (path: string) => ask(api, { path: `/v1/admin/${path}`, as: admin });
    await asked('entry');
    await ask(api, {
      method: 'post',
      path: `/v1/admin/users/${zed.id}/suspension`,
      as: admin,
      body,
    });
    await asked('admins');
    await asked(`users/${zed.id}`);
    await ask(api, {
      method: 'delete',
      path: '/v1/admin/codes',
      as: admin,
      body: { code: '123456' },
    });
    await ask(api, {
      method: 'post',
      path: `/v1/admin/users/${zed.id}/restoration`,
      as: admin,
      body,
    });
    await asked('dashboard');
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body: page } = await asked(`audit?deeds=true&limit=2&admin=${admin.id}${cursor}`);
      for (const { operation, isDeed } of page.entries) {
        seen.push(operation);
        expect(isDeed).toBe(true);
      }
      cursor = page.next === null ? '' : `&cursor=${page.next}`;
    } while (cursor !== '');
    expect(seen).toEqual(['restoreUser', 'endAdminCodes', 'suspendUser']);
    const { body: all } = await asked(`audit?admin=${admin.id}&deeds=false`);
    const onlyRead = all.entries.filter(({ isDeed }: { isDeed: boolean }) => !isDeed);
    expect(onlyRead.map(({ operation }: { operation: string }) => operation)).toEqual([
      ...['listAudit', 'listAudit', 'listAudit', 'getDashboard', 'getPerson', 'listAdmins'],
      'getAdminEntry',
    ]);
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

  it('is not suspended, so that one who can come in stays', async () => {
    const fresh = await freshDatabase(inject('databases').postgres18);
    const alone = await openApi(fresh.urls);
    const [admin, locked] = [await newAdmin(alone), await register(alone)];
    const { desk, accounts } = alone.service.services;
    await desk.people.suspend(locked.id, 'a test');
    const path = `/v1/admin/admins/${locked.id}`;
    const body = { reason: 'he is suspended' };
    const granted = await ask(alone, { method: 'put', path, as: admin, body });
    expectProblem(granted, { status: 409, problem: 'is-suspended' });
    const makeAdmin = 'update user_account set is_admin = true where user_id = $1';
    await alone.service.database.pool.query(makeAdmin, [locked.id]); // as an earlier release did
    await expect(desk.admins.revoke(admin.id)).rejects.toThrow('last-admin');
    await desk.admins.revoke(locked.id);
    const leave = (as: Player) =>
      ask(alone, { method: 'delete', path: '/v1/users/me', as, body: { password } });
    expectProblem(await leave(admin), { status: 409, problem: 'last-admin' });
    expect((await leave(await register(alone))).status).toBe(204);
    const other = await newAdmin(alone);
    await Promise.all([leave(admin), leave(other)]);
    const left = await desk.admins.list();
    expect(left).toHaveLength(1);
    expect(await accounts.isGone(left[0]?.id ?? '')).toBe(false);
    await alone.close();
    await fresh.drop();
  });

  it('takes the secret of his app with him', async () => {
    const admin = await newAdmin(api);
    const { accounts, desk } = api.service.services;
    await desk.codes.begin(admin.id, admin.name);
    await accounts.erase([admin.id]);
    const kept = 'select from admin_totp where user_id = $1';
    expect((await api.service.database.pool.query(kept, [admin.id])).rowCount).toBe(0);
  });

  it('is told so when he signs in, and when his session goes on', async () => {
    const { name } = await newAdminOutside(api);
    const body = { name, password };
    const signedIn = await ask(api, { method: 'post', path: '/v1/sessions', body });
    expect(read(signedIn, signedInSchema, 201).isAdmin).toBe(true);
    const cookie = signedIn.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
    const path = '/v1/sessions/refresh';
    const renewed = await ask(api, { method: 'post', path, headers: { cookie } });
    expect(read(renewed, signedInSchema).isAdmin).toBe(true);
  });

  it('cannot be a guest, nor a bot', async () => {
    const admin = await newAdmin(api);
    const bot = await api.service.services.accounts.bots.make(admin.id, `Bot ${Math.random()}`);
    const path = `/v1/admin/admins/${bot.id}`;
    const refused = await ask(api, { method: 'put', path, as: admin, body: { reason: 'a try' } });
    expectProblem(refused, { status: 409, problem: 'needs-person' });
  });

  it('needs a password to sign in afresh', async () => {
    const { accounts, desk } = api.service.services;
    const { id } = await accounts.register({ name: 'Mail only', mail: 'only@example.org' });
    await desk.admins.grant(id);
    const { claims } = await accounts.sessions.begin(id);
    const proof = { userId: id, sessionId: claims.sid };
    await expect(desk.entries.enter(proof, { password: '' })).rejects.toThrow('wrong-password');
  });

  it('may guess codes of his app for a while, wherever he asks from, and no longer', async () => {
    const { desk } = api.service.services;
    const admin = await newAdmin(api, 'Guesser');
    const { secret } = await desk.codes.begin(admin.id, admin.name);
    await desk.codes.confirm(admin.id, codeOf(secret, clock.now().getTime() - 30_000));
    const path = '/v1/admin/entry';
    const guess = (code: string) =>
      ask(api, { method: 'post', path, as: admin, body: { password, code } });
    for (let tries = 0; tries < 10; tries += 1) {
      expectProblem(await guess('000000'), { status: 403, problem: 'wrong-code' });
    }
    const right = () => codeOf(secret, clock.now().getTime());
    expect((await guess(right())).status).toBe(429);
    clock.pass(16 * 60_000);
    expect((await guess(right())).status).toBe(200);
  });
});

it('lets nobody else know that there is a door', async () => {
  const someone = await register(api);
  const withoutId = (body: object) => ({ ...body, instance: '' });
  const paths = new Set(rows.map(([, { path }]) => path.replaceAll(/\{\w+\}/g, someone.id)));
  for (const method of ['get', 'head', 'options', 'post', 'put', 'patch', 'delete'] as const) {
    const nowhere = await ask(api, { method, path: '/v1/nowhere', as: someone });
    expect(nowhere.status).toBe(404);
    for (const path of paths) {
      const { status, body, headers } = await ask(api, { method, path, as: someone });
      const limit = headers['x-ratelimit-limit'];
      expect({ method, path, status, limit, allow: headers.allow, body: withoutId(body) }).toEqual({
        ...{ method, path, status: 404, allow: undefined },
        limit: nowhere.headers['x-ratelimit-limit'],
        body: withoutId(nowhere.body),
      });
    }
  }
  const oddBodies = ['{', JSON.stringify('x'.repeat(3_000_000))];
  for (const text of oddBodies) {
    for (const path of ['/v1/nowhere', '/v1/admin/imports', '/v1/admin/nowhere']) {
      const { status } = await ask(api, { method: 'post', path, as: someone, text });
      expect([path, status]).toEqual([path, 404]);
    }
  }
  const outside = await newAdminOutside(api);
  expectProblem(await ask(api, { path: '/v1/admin/admins', as: outside }), {
    status: 403,
    problem: 'entry-needed',
  });
});

// Of commands `noted-commands.test.ts` shows that each notes what it does.
it('is the only way to what admins work with', async () => {
  const source = fileURLToPath(new URL('../../src/', import.meta.url));
  const inside =
    /^(admin|dashboard|routes\/admin|operator)\/|^(app|http\/(admin-door|app-types))\.ts$/;
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
