import type { Response } from 'supertest';
import { type Api, type Ask, ask } from '../api.ts';
import { openStream } from '../stream-reader.ts';
import type { Row } from './row.ts';
import type { World } from './world.ts';

let asked = 0;

/** The same request from another address each time, so that no limit is met by accident. */
export const fromElsewhere = (wish: Ask): Ask => {
  asked += 1;
  const from = `10.${Math.floor(asked / 65_536)}.${Math.floor(asked / 256) % 256}.${asked % 256}`;
  return { ...wish, headers: { 'x-forwarded-for': from, ...wish.headers } };
};

export const goodAsk = async (row: Row, world: World, api: Api): Promise<Ask> => ({
  method: row.method,
  ...(await row.good(world, api)),
});

/** The answer to a request; the beginning of it for a stream. */
export async function answer(service: Api, wish: Ask): Promise<Response> {
  const isStream = wish.path.endsWith('/stream') && wish.as !== null && wish.as !== undefined;
  if (!isStream) return ask(service, wish);
  const stream = await openStream(service, wish.path, wish.as, wish.headers);
  const { status } = stream.response;
  await (status === 200 ? stream.next() : stream.ended);
  stream.close();
  const headers = Object.fromEntries(stream.response.headers);
  const text = stream.text();
  const [type] = (headers['content-type'] ?? '').split(';');
  const body = status === 200 ? null : JSON.parse(text);
  return { status, headers, text, type, body } as unknown as Response;
}
