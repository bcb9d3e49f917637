import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInSchema } from '../../src/http/answers/accounts.ts';
import { type Api, ask, expectProblem, openFreshApi, type Player, read, tokenOf } from '../api.ts';

let api: Api;

beforeAll(async () => {
  api = await openFreshApi({ trustProxy: true });
});
afterAll(() => api.close());

const password = 'correct horse';
const gone = { status: 401, problem: 'link-not-valid' };
const tooMany = { status: 429, problem: 'too-many-requests' };

let asked = 0;

/** Asks from another address each time. */
function send(method: 'post' | 'put' | 'delete', path: string, body: object, as?: Player) {
  asked += 1;
  const headers = { 'x-forwarded-for': `10.7.${Math.floor(asked / 250)}.${asked % 250}` };
  return ask(api, { method, path, body, headers, ...(as && { as }) });
}

const mailsTo = async (address: string) =>
  (await api.service.services.mailbox?.read())?.filter(({ to }) => to === address) ?? [];

async function linkTo(address: string): Promise<string> {
  const [mail] = (await mailsTo(address)).filter(({ text }) => text.includes('#'));
  return /#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Somebody with a confirmed address. */
async function confirmed(name: string, mail: string): Promise<Player> {
  const { accounts } = api.service.services;
  const { id } = await accounts.register({ name, password, mail });
  await accounts.verifyMail(await linkTo(mail));
  return { id, name, token: await tokenOf(api.service, id) };
}

const verify = (link: string) => send('post', '/v1/mail-verifications', { link });

async function wished(mail: string, purpose: string): Promise<string> {
  await send('post', '/v1/mail-links', { mail, purpose });
  return linkTo(mail);
}

/** Tries both links; neither does anything. */
async function expectGone(signIn: string, reset: string): Promise<void> {
  expectProblem(await send('post', '/v1/sessions', { link: signIn }), gone);
  const body = { link: reset, password: 'another horse' };
  expectProblem(await send('post', '/v1/password-resets', body), gone);
}

describe('a link to sign in, or for a new password, is void', () => {
  it.each<[string, (player: Player, mail: string) => Promise<unknown>]>([
    [
      'once another address is confirmed',
      async (player, mail) => {
        await send('put', '/v1/users/me/mail', { mail: `new-${mail}`, password }, player);
        expect((await verify(await linkTo(`new-${mail}`))).status).toBe(204);
      },
    ],
    [
      'with a new password',
      (player) =>
        send('put', '/v1/users/me/password', { old: password, new: 'another horse' }, player),
    ],
    ['once he signs out everywhere', (player) => send('delete', '/v1/sessions', {}, player)],
  ])('%s', async (when, happens) => {
    const mail = `${when.replaceAll(' ', '.')}@example.org`;
    const player = await confirmed(when.slice(-20), mail);
    const links = [await wished(mail, 'sign-in'), await wished(mail, 'reset')] as const;
    expect(links).toEqual([expect.stringMatching(/.{43}/), expect.stringMatching(/.{43}/)]);
    await happens(player, mail);
    await expectGone(...links);
  });

  it('where the address changed without one hearing of the link', async () => {
    const mail = 'moved@example.org';
    const { id } = await confirmed('Moved', mail);
    const links = [await wished(mail, 'sign-in'), await wished(mail, 'reset')] as const;
    await api.service.database.pool.query(
      'update user_account set mail = $2, mail_key = $2 where user_id = $1',
      [id, 'elsewhere@example.org'],
    );
    await expectGone(...links);
  });
});

describe('mails to one address', () => {
  it('are written five times an hour, however many register with it, and all are answered alike', async () => {
    const mail = 'flooded@example.org';
    for (let time = 0; time < 7; time += 1) {
      const body = { name: `Flood ${time}`, password, mail };
      read(await send('post', '/v1/users', body), signedInSchema, 201);
    }
    expect(await mailsTo(mail)).toHaveLength(5);
  });

  it('are counted together, whoever makes them be written', async () => {
    const mail = 'counted@example.org';
    const players = await Promise.all(
      [1, 2, 3].map((number) => confirmed(`Sender ${number}`, `sender${number}@example.org`)),
    );
    for (const player of players) {
      const set = await send('put', '/v1/users/me/mail', { mail, password }, player);
      expect(set.status).toBe(202);
    }
    await send('post', '/v1/mail-links', { mail, purpose: 'reset' });
    await send('post', '/v1/mail-links', { mail, purpose: 'reset' });
    const [player] = players;
    const refused = await send('put', '/v1/users/me/mail', { mail, password }, player);
    expectProblem(refused, tooMany);
  });

  it('are asked for by one account five times an hour, whatever the addresses', async () => {
    const player = await confirmed('Restless', 'restless@example.org');
    const wish = (time: number) =>
      send('put', '/v1/users/me/mail', { mail: `r${time}@example.org`, password }, player);
    for (let time = 0; time < 5; time += 1) expect((await wish(time)).status).toBe(202);
    expectProblem(await wish(5), tooMany);
  });
});
