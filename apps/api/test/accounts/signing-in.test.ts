import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { meSchema, sessionsSchema, signedInSchema } from '../../src/http/answers/accounts.ts';
import {
  type Api,
  ask,
  expectProblem,
  expectProblemInAllLanguages,
  type Headers,
  openApi,
  type Player,
  read,
  register,
} from '../api.ts';
import { ampleLimits, freshDatabase } from '../harness.ts';

let one: Api;
let other: Api; // another process on the same database
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  drop = fresh.drop;
  const limits = { ...ampleLimits, failedSignInsPerAddress: 50 };
  one = await openApi(fresh.urls, { trustProxy: true, limits });
  other = await openApi(fresh.urls, {
    trustProxy: true,
    limits,
    publicUrl: 'https://play.example',
  });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await drop();
});

const password = 'correct horse';
const from = (address: string): Headers => ({ 'x-forwarded-for': address });

const signIn = (api: Api, body: object, headers: Headers = {}): Promise<Response> =>
  ask(api, { method: 'post', path: '/v1/sessions', body, headers });

const cookieIn = (response: Response): string =>
  /^staffetta_session=[^;]+/.exec(response.get('Set-Cookie')?.[0] ?? '')?.[0] ?? '';

const refresh = (api: Api, cookie: string): Promise<Response> =>
  ask(api, { method: 'post', path: '/v1/sessions/refresh', headers: { cookie } });

const me = (api: Api, as: Player): Promise<Response> => ask(api, { path: '/v1/users/me', as });

const out = { status: 401, problem: 'not-signed-in' };

/** A player with the cookie of his session. */
async function signedIn(api: Api): Promise<{ player: Player; cookie: string }> {
  const { name } = await register(api);
  const response = await signIn(api, { name, password }, from(`10.1.${Date.now() % 250}.9`));
  const { user, token } = read(response, signedInSchema, 201);
  return { player: { ...user, token }, cookie: cookieIn(response) };
}

const passTime = (seconds: number) =>
  one.service.database.pool.query(
    `update spent_refresh_token set rotated_at = rotated_at - $1 * interval '1 second'`,
    [seconds],
  );

describe('a session', () => {
  it('is renewed by its cookie, which is renewed too', async () => {
    const { player, cookie } = await signedIn(one);
    const renewed = await refresh(other, cookie);
    const { user, token } = read(renewed, signedInSchema);
    expect(user.id).toBe(player.id);
    expect(cookieIn(renewed)).not.toBe(cookie);
    read(await me(one, { ...player, token }), meSchema);
    read(await refresh(one, cookieIn(renewed)), signedInSchema);
  });

  it('lets two tabs renew it at once, and both go on', async () => {
    const { cookie } = await signedIn(one);
    const answers = await Promise.all([one, other, one].map((api) => refresh(api, cookie)));
    const cookies = answers.map((response) => {
      read(response, signedInSchema);
      return cookieIn(response);
    });
    expect(new Set(cookies).size).toBe(1);
    read(await refresh(one, cookies[0] ?? ''), signedInSchema);
  });

  it('ends for everybody when an old cookie comes back later', async () => {
    const { player, cookie } = await signedIn(one);
    const renewed = await refresh(one, cookie);
    await passTime(21);
    expectProblem(await refresh(other, cookie), out);
    expectProblem(await refresh(one, cookieIn(renewed)), out);
    expectProblem(await me(one, player), out);
  });

  it('takes every cookie of the last twenty seconds, however often it was renewed in them', async () => {
    const { cookie } = await signedIn(one);
    const second = cookieIn(await refresh(one, cookie));
    const third = cookieIn(await refresh(one, second));
    const late = await refresh(other, cookie);
    read(late, signedInSchema);
    expect(cookieIn(late)).toBe(third);
  });

  it('ends when a cookie comes back from long before', async () => {
    const { player, cookie } = await signedIn(one);
    const second = cookieIn(await refresh(one, cookie));
    await passTime(21);
    await refresh(one, second);
    expectProblem(await refresh(other, cookie), out);
    expectProblem(await me(one, player), out);
  });

  it('does not end by a cookie that never was one of its own', async () => {
    const { player, cookie } = await signedIn(one);
    const forged = `${cookie.slice(0, -43)}${'x'.repeat(43)}`;
    expectProblem(await refresh(other, forged), out);
    read(await me(one, player), meSchema);
    read(await refresh(one, cookie), signedInSchema);
  });

  it('ends in every process when one signs out', async () => {
    const { player, cookie } = await signedIn(one);
    read(await me(other, player), meSchema);
    const left = await ask(one, { method: 'delete', path: '/v1/sessions/current', as: player });
    expect(left.status).toBe(204);
    expectProblem(await me(other, player), out);
    expectProblem(await refresh(other, cookie), out);
  });

  it('ends with all others of the user, and with no one else’s, when he signs out everywhere', async () => {
    const { player, cookie } = await signedIn(one);
    const bystander = await signedIn(one);
    const second = await signIn(other, { name: player.name, password });
    const elsewhere = { ...player, token: read(second, signedInSchema, 201).token };
    await ask(one, { method: 'delete', path: '/v1/sessions', as: player });
    for (const as of [player, elsewhere]) expectProblem(await me(other, as), out);
    expectProblem(await refresh(one, cookie), out);
    read(await me(one, bystander.player), meSchema);
  });

  it('is void at once when the user is suspended, and good again when he no longer is', async () => {
    const { player } = await signedIn(one);
    const suspend = (at: string) =>
      one.service.database.pool.query(
        `update user_account set suspended_at = ${at} where user_id = $1`,
        [player.id],
      );
    await suspend('now()');
    expectProblem(await me(other, player), out);
    expectProblem(await signIn(other, { name: player.name, password }), {
      status: 403,
      problem: 'suspended',
    });
    await suspend('null');
    read(await me(other, player), meSchema);
  });

  it('is listed with what its browser calls itself', async () => {
    const player = await register(one);
    await signIn(one, { name: player.name, password }, { 'user-agent': 'Lynx/2.9' });
    const listed = await ask(one, { path: '/v1/sessions', as: player });
    const { sessions } = read(listed, sessionsSchema);
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Lynx/2.9', isCurrent: false },
      { device: null, isCurrent: true },
    ]);
  });

  it('has a cookie that only TLS carries, where the world comes by TLS', async () => {
    const { name } = await register(one);
    const signed = await signIn(other, { name, password });
    expect(signed.get('Set-Cookie')?.[0]).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });
});

describe('whoever tries passwords out', () => {
  const wrong = { status: 401, problem: 'wrong-credentials' };
  const tooMany = { status: 429, problem: 'too-many-requests' };

  it.each([
    ['a name somebody has', async () => (await register(one)).name],
    ['a name nobody has', async () => 'Nobody of this name'],
    ['an address nobody has', async () => 'nobody@example.org'],
  ])('on %s is stopped after ten, in every process and from anywhere', async (_what, nameOf) => {
    const name = await nameOf();
    for (let time = 0; time < 10; time += 1) {
      const api = time % 2 === 0 ? one : other;
      expectProblem(await signIn(api, { name, password: 'wrong' }, from(`10.2.0.${time}`)), wrong);
    }
    await expectProblemInAllLanguages(async (language) => {
      const headers = { ...from('10.2.0.99'), 'accept-language': language };
      const response = await signIn(other, { name, password }, headers);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(800);
      return response;
    }, tooMany);
  });

  it('at once gets no more tries than one after another', async () => {
    const { name } = await register(one);
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, time) =>
        signIn(time % 2 === 0 ? one : other, { name, password: 'wrong' }, from(`10.3.0.${time}`)),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('on one account, by its name and by its address, gets ten tries in all', async () => {
    const mail = 'guessed@example.org';
    const { accounts } = one.service.services;
    const { id } = await accounts.register({ name: 'Guessed', password, mail });
    await one.service.database.pool.query(
      `update user_account set mail = $2, mail_key = $2, mail_wanted = null,
              mail_wanted_key = null, mail_verified_at = now() where user_id = $1`,
      [id, mail],
    );
    for (let time = 0; time < 10; time += 1) {
      const name = time % 2 === 0 ? 'Guessed' : mail;
      expectProblem(await signIn(one, { name, password: 'wrong' }, from(`10.6.0.${time}`)), wrong);
    }
    // Nor does the answer say that both are one account's.
    expectProblem(await signIn(other, { name: mail, password }, from('10.6.0.99')), wrong);
  });

  it('from one network is stopped after as many as are set, whatever the names', async () => {
    for (let time = 0; time < 50; time += 1) {
      const address = `2001:db8:7:7:${time.toString(16)}::1`;
      const headers = from(`${address}`);
      await one.service.services.accounts
        .signIn(`Nobody ${time}`, 'wrong', headers['x-forwarded-for'])
        .catch(() => undefined);
    }
    const { name } = await register(one);
    expectProblem(await signIn(other, { name, password }, from('2001:db8:7:7::2')), tooMany);
    read(await signIn(other, { name, password }, from('2001:db8:7:8::2')), signedInSchema, 201);
  });

  it('and is right is not counted', async () => {
    const { name } = await register(one);
    for (let time = 0; time < 12; time += 1) {
      const response = await signIn(one, { name, password }, from(`10.4.0.${time}`));
      read(response, signedInSchema, 201);
    }
  });

  it('keeps no name and no address in the table that counts', async () => {
    await signIn(one, { name: 'Traceable', password: 'wrong' }, from('10.5.0.1'));
    const { rows } = await one.service.database.pool.query('select a::text as text from attempt a');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/raceable|10\.5\.0/);
  });
});

describe('the work behind an answer', () => {
  /** The statements a request takes, without what they are asked with. */
  async function statements(request: () => Promise<Response>): Promise<readonly string[]> {
    const query = vi.spyOn(one.service.database.pool, 'query');
    onTestFinished(() => query.mockRestore());
    await request();
    const asked = query.mock.calls.map(([first]) =>
      typeof first === 'string' ? first : (first as { text: string }).text,
    );
    query.mockRestore();
    return asked;
  }

  it('is the same whether somebody has the name or not', async () => {
    const { name } = await register(one);
    const known = await statements(() => signIn(one, { name, password: 'wrong' }));
    const unknown = await statements(() => signIn(one, { name: 'Who is it', password: 'wrong' }));
    expect(known).toHaveLength(5);
    expect(unknown).toEqual(known);
  });

  it.each(['sign-in', 'reset', 'verify'])(
    'is the same whether somebody has the address a %s link is asked for or not',
    async (purpose) => {
      const { accounts } = one.service.services;
      const mail = `known-${purpose}@example.org`;
      const { id } = await accounts.register({ name: `Known ${purpose}`, mail });
      if (purpose !== 'verify') {
        await one.service.database.pool.query(
          `update user_account set mail = mail_wanted, mail_key = mail_wanted_key,
             mail_wanted = null, mail_wanted_key = null, mail_verified_at = now()
            where user_id = $1`,
          [id],
        );
      }
      const { pool } = one.service.database;
      const work = async (address: string) => {
        const body = { mail: address, purpose };
        const asked = await statements(() =>
          ask(one, { method: 'post', path: '/v1/mail-links', body }),
        );
        const { rows } = await pool.query(
          `select (select count(*)::int from capability_link) as links,
                  (select count(*)::int from outgoing_mail) as mails,
                  (select count(*)::int from link_wish) as wishes`,
        );
        await pool.query('delete from link_wish');
        return { asked, written: rows[0] };
      };
      const known = await work(mail);
      expect(known.asked).toHaveLength(4);
      expect(known.written.wishes).toBe(1);
      expect(await work(`unknown-${purpose}@example.org`)).toEqual(known);
    },
  );
});
