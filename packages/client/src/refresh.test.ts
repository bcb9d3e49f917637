import { describe, expect, test } from 'vitest';
import { refreshing } from './refresh.ts';
import type { Fetch } from './retry.ts';

const signedOut = JSON.stringify({ title: 'not-signed-in' });

/** A service that knows one token only, and a client of it that has another. */
function client({ known = 'new', renewed = 'new' as string | null, isAway = false } = {}) {
  const seen: string[] = [];
  let held = 'old';
  let renewals = 0;
  let partings = 0;
  const service: Fetch = async (request) => {
    const token = request.headers.get('authorization') ?? '';
    seen.push(`${token} ${await request.text()}`);
    return token === `Bearer ${known}`
      ? new Response('{}', { status: 200 })
      : new Response(signedOut, { status: 401 });
  };
  const send = refreshing(service, {
    token: () => held,
    refresh: async () => {
      renewals += 1;
      await Promise.resolve();
      if (isAway) throw new Error('not now');
      held = renewed ?? held;
      return renewed;
    },
    onSignedOut: () => {
      partings += 1;
    },
  });
  const ask = (path = '/v1/games', token = held): Promise<Response> =>
    send(
      new Request(`http://service.test${path}`, {
        method: 'POST',
        body: 'act',
        headers: { authorization: `Bearer ${token}` },
      }),
    );
  return { ask, seen, counts: () => ({ renewals, partings }) };
}

describe('a token that has run out', () => {
  test('is renewed, and the request sent again as it was', async () => {
    const { ask, seen, counts } = client();
    expect((await ask()).status).toBe(200);
    expect(seen).toEqual(['Bearer old act', 'Bearer new act']);
    expect(counts()).toEqual({ renewals: 1, partings: 0 });
  });

  test('is renewed once for all that find it out together, or later', async () => {
    const { ask, counts } = client();
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ask('/v1/games', 'old')).status).toBe(200);
    expect(counts()).toEqual({ renewals: 1, partings: 0 });
  });

  test('that cannot be renewed, or is of no use renewed, is told', async () => {
    for (const settings of [{ renewed: null }, { known: 'another' }]) {
      const { ask, counts } = client(settings);
      expect((await ask()).status).toBe(401);
      expect(counts()).toEqual({ renewals: 1, partings: 1 });
    }
  });

  test('that cannot be renewed now signs nobody out', async () => {
    const { ask, counts } = client({ isAway: true });
    await expect(ask()).rejects.toThrow('not now');
    expect(counts()).toEqual({ renewals: 1, partings: 0 });
  });

  test('is not renewed to renew it', async () => {
    const { ask, counts } = client();
    expect((await ask('/v1/sessions/refresh')).status).toBe(401);
    expect(counts()).toEqual({ renewals: 0, partings: 0 });
  });
});
