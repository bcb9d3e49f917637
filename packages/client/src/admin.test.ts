import { expect, test } from 'vitest';
import { createAdminClient } from './admin.ts';

/** A service whose admin has to sign in afresh, and a client of it. */
function clientOf(enterAfresh?: () => Promise<boolean>) {
  const asked: string[] = [];
  let isIn = false;
  const client = createAdminClient({
    baseUrl: 'http://service.test',
    token: () => 'token',
    language: () => 'en',
    fetch: async (request) => {
      asked.push(await request.text());
      return isIn
        ? new Response(null, { status: 204 })
        : Response.json({ type: 'urn:x', title: 'entry-needed', status: 403 }, { status: 403 });
    },
    ...(enterAfresh && {
      enterAfresh: async () => {
        isIn = await enterAfresh();
        return isIn;
      },
    }),
  });
  return { asked, suspend: () => client.suspendUser('1', 'many insults') };
}

const sent = '{"reason":"many insults"}';

test('a request that needs a fresh sign-in waits for it, and is sent again as it was', async () => {
  const { asked, suspend } = clientOf(async () => true);
  expect(await suspend()).toEqual({ ok: true, data: null });
  expect(asked).toEqual([sent, sent]);
});

test('is told that it needs one where nobody signs in, or nobody is asked', async () => {
  for (const enterAfresh of [async () => false, undefined]) {
    const { asked, suspend } = clientOf(enterAfresh);
    expect(await suspend()).toMatchObject({ ok: false, problem: { title: 'entry-needed' } });
    expect(asked).toEqual([sent]);
  }
});
