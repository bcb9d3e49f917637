import { readFile } from 'node:fs/promises';
import {
  type Client,
  createClient,
  decidedOn,
  type Fetch,
  type Problem,
  type Result,
  takeUp,
} from '@staffetta/client';
import { type AdminClient, createAdminClient } from '@staffetta/client/admin';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { picking } from './players.ts';

// The API as programs have it: through the client, which knows no title.

/** What a call that must work tells. */
export async function good<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call;
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.data;
}

/** The problem of a call that must not work. */
export async function bad(call: Promise<Result<unknown>>): Promise<Problem> {
  const result = await call;
  if (result.ok) throw new Error('It worked');
  return result.problem;
}

const contractSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

type Operation = { readonly id: string; readonly method: string; readonly path: RegExp };

/** The operations of the contract; a path with fewer blanks comes first, as it does at the service. */
export async function operationsOfContract(): Promise<readonly Operation[]> {
  const file = new URL('../../../openapi.yaml', import.meta.url);
  const { paths } = contractSchema.parse(parse(await readFile(file, 'utf8')));
  const blanks = (path: string) => path.split('{').length;
  return Object.entries(paths)
    .sort(([one], [other]) => blanks(one) - blanks(other))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      })),
    );
}

/** What clients were used for, with success. */
export type Use = { readonly calls: Set<string>; readonly operations: Set<string> };

/** Notes the calls of a client that work. */
function counted<Calls extends Client | AdminClient>(client: Calls, { calls }: Use): Calls {
  const entries = Object.entries(client).map(([name, call]) => [
    name,
    (...given: readonly never[]) => {
      const told: unknown = (call as (...given: readonly never[]) => unknown)(...given);
      void Promise.resolve(told).then((result) => {
        if ((result as Partial<Result<unknown>>).ok !== false) calls.add(name);
      });
      return told;
    },
  ]);
  return Object.fromEntries(entries);
}

export type Somebody = {
  readonly client: Client;
  readonly admin: AdminClient;
  readonly bears: (token: string | null) => void;
};

/** Whoever uses the service at an address by a client that keeps cookies, as a browser does. */
export function somebodyAt(
  url: string,
  { use, operations }: { readonly use: Use; readonly operations: readonly Operation[] },
  language = 'en',
): Somebody {
  let token: string | null = null;
  let cookie: string | null = null;

  const send: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    if (cookie !== null && pathname.startsWith('/v1/sessions')) {
      request.headers.set('cookie', cookie);
    }
    const response = await fetch(request);
    cookie =
      /^staffetta_session=[^;]+/.exec(response.headers.getSetCookie()[0] ?? '')?.[0] ?? cookie;
    const found = operations.find(
      ({ method, path }) => method === request.method && path.test(pathname),
    );
    if (response.ok && found !== undefined) use.operations.add(found.id);
    return response;
  };

  const settings = {
    baseUrl: url,
    token: () => token,
    language: () => language,
    fetch: send,
  };
  return {
    client: counted(createClient(settings), use),
    admin: counted(createAdminClient(settings), use),
    bears: (next) => {
      token = next;
    },
  };
}

/** Takes up one offer of a seat, the same way every time; gives what came of it. */
export async function playOne({ client }: Somebody, game: string, seat: number, place: number) {
  const open = await good(client.offers(game, { seat }));
  const offer = open.offers[place % open.offers.length];
  if (offer === undefined) throw new Error(`Seat ${seat} has no offer`);
  const action = takeUp(offer, picking(place));
  const on = decidedOn(offer, open);
  return good(client.act(game, { action, on, seat, wantsPosition: true }));
}

/** Fills in whatever a seat is asked by a form, until its offers are actions as they stand. */
export async function fillInForms(person: Somebody, game: string, seat: number): Promise<void> {
  const isAsked = async () =>
    (await good(person.client.offers(game, { seat }))).offers[0]?.kind === 'form';
  while (await isAsked()) await playOne(person, game, seat, 0);
}

/** Plays on until enough is enough; each seat by whoever sits there. */
export async function playUntil(
  game: string,
  inSeat: (seat: number) => Somebody,
  isEnough: (seat: number) => boolean | Promise<boolean>,
): Promise<void> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const { status, toAct } = await good(inSeat(0).client.position(game, { seat: 0 }));
    const [seat] = toAct;
    if (status === 'ended' || seat === undefined || (await isEnough(seat))) return;
    await playOne(inSeat(seat), game, seat, turn * 7 + 3);
  }
  expect.unreachable('The game goes on and on');
}
