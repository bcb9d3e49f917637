import { canonicalJson } from '@staffetta/engine';
import { expect } from 'vitest';
import { findTitle } from '../../src/games/catalogue.ts';
import { sha256 } from '../../src/games/secret.ts';
import { type Api, type Ask, ask } from '../api.ts';
import { reason, reasons } from './admin.ts';
import { body, invalid, type Refusal, type Row, withBody } from './row.ts';
import type { World } from './world.ts';

// How admins see to the printed facts of titles.

const noHash = '0'.repeat(64);

const pathOf = ({ title }: World, rest = ''): string => `/v1/admin/titles/${title}/editions${rest}`;

const elsewhere = ({ path }: Ask, title: string): Partial<Ask> => ({
  path: path.replace(/titles\/[^/]+/, `titles/${title}`),
});

const noSuchTitle: Refusal = {
  when: 'there is no such title',
  status: 404,
  problem: 'not-found',
  ask: (_world, good) => elsewhere(good, 'chess'),
};

type Form = { readonly hash: string; readonly facts: Readonly<Record<string, unknown>> };

const formOf = async (world: World, api: Api): Promise<Form> =>
  (await ask(api, { path: pathOf(world, '/schema'), as: world.admin })).body;

let added = 0;

/** Printed facts nobody has added: they are called otherwise. */
async function newFacts(world: World, api: Api): Promise<object> {
  added += 1;
  const { facts } = await formOf(world, api);
  const [name = ''] = Object.keys(facts).filter((field) => typeof facts[field] === 'string');
  return { ...facts, [name]: `edition ${added}` };
}

const written = async (world: World, api: Api): Promise<Ask> => ({
  method: 'post',
  path: pathOf(world),
  as: world.admin,
  body: { facts: await newFacts(world, api), label: 'From my box', origin: 'my box', reason },
});

const keepSql = `
  insert into edition (hash, title, data, label, origin, added_by, added_at, offered)
    values ($1, $2, $3::jsonb, 'From my box', 'my box', $4, now(), true)`;

/** Printed facts as they are kept and offered once they were added; no games are played to try them. */
async function addedHash(world: World, api: Api): Promise<string> {
  const title = findTitle(world.title)?.title;
  const facts = title?.schema.edition.parse(await newFacts(world, api));
  const hash = sha256(canonicalJson(facts));
  const values = [hash, world.title, JSON.stringify(facts), world.admin.id];
  await api.service.database.pool.query(keepSql, values);
  return hash.toString('hex');
}

const wish = (path: string, { admin }: World): Ask => ({
  method: 'post',
  path,
  as: admin,
  body: { reason },
});

/** Has an edition become the usual one, in place of the one that is. */
async function wishUponUsual(hash: string, world: World, api: Api): Promise<Ask> {
  const { hash: usual } = await formOf(world, api);
  const good = wish(pathOf(world, `/${hash}/default`), world);
  return { ...good, ...withBody(good, { usual }) };
}

async function withdrawn(world: World, api: Api): Promise<string> {
  const hash = await addedHash(world, api);
  await ask(api, wish(pathOf(world, `/${hash}/withdrawal`), world));
  return hash;
}

const refused = (when: string, problem: string, search: Refusal['ask']): Refusal => ({
  when,
  status: 409,
  problem,
  ask: search,
});

const ofAnyEdition: readonly Refusal[] = [
  noSuchTitle,
  ...reasons,
  invalid('an edition that is no hash', 'params.hash', (_world, { path }) => ({
    path: path.replace(/[0-9a-f]{64}/, 'first'),
  })),
  {
    when: 'there is no such edition',
    status: 404,
    problem: 'not-found',
    ask: (_world, { path }) => ({ path: path.replace(/[0-9a-f]{64}/, noHash) }),
  },
];

const common = { forAdmins: 'entered' } as const;
const changing = { ...common, method: 'post', hasBody: true, status: 204 } as const;
const isDone: Row['check'] = ({ text }) => expect(text).toBe('');

export const adminEditionOperations: Readonly<Record<string, Row>> = {
  listKeptEditions: {
    ...common,
    path: '/v1/admin/titles/{title}/editions',
    method: 'get',
    good: (world) => ({ path: pathOf(world), as: world.admin }),
    status: 200,
    check: ({ body: told }) =>
      expect(told.editions[0]).toMatchObject({ label: null, isOwn: true, isPlayable: true }),
    refusals: [noSuchTitle],
  },
  getEditionForm: {
    ...common,
    path: '/v1/admin/titles/{title}/editions/schema',
    method: 'get',
    good: (world) => ({ path: pathOf(world, '/schema'), as: world.admin }),
    status: 200,
    check: ({ body: { schema, facts } }) =>
      expect(Object.keys(schema.properties)).toEqual(Object.keys(facts)),
    refusals: [noSuchTitle],
  },
  validateEdition: {
    ...common,
    path: '/v1/admin/titles/{title}/editions/validation',
    method: 'post',
    hasBody: true,
    good: async (world, api) => ({
      path: pathOf(world, '/validation'),
      as: world.admin,
      body: { facts: await newFacts(world, api) },
    }),
    status: 200,
    check: ({ body: told }) => {
      expect(told).toMatchObject({ isKnown: false, faults: [], count: 1 });
      expect(told.trials.every(({ isOver }: { isOver: boolean }) => isOver)).toBe(true);
    },
    refusals: [noSuchTitle, body('no facts', 'facts', { facts: undefined })],
  },
  addEdition: {
    ...common,
    path: '/v1/admin/titles/{title}/editions',
    method: 'post',
    hasBody: true,
    good: written,
    status: 201,
    check: ({ body: { hash }, headers }, { title }) =>
      expect(headers.location).toBe(`/v1/titles/${title}/editions/${hash}`),
    refusals: [
      noSuchTitle,
      ...reasons,
      body('no name', 'label', { label: ' ' }),
      body('a name of 61 letters', 'label', { label: 'x'.repeat(61) }),
      body('nothing on where it is from', 'origin', { origin: undefined }),
      body('facts that are none', 'facts', { facts: 'all of them' }),
      refused('it is there already', 'edition-there', async (world, good, api) => {
        const { facts } = await formOf(world, api);
        return withBody(good, { facts });
      }),
    ],
  },
  withdrawEdition: {
    ...changing,
    path: '/v1/admin/titles/{title}/editions/{hash}/withdrawal',
    good: async (world, api) =>
      wish(pathOf(world, `/${await addedHash(world, api)}/withdrawal`), world),
    check: isDone,
    refusals: [
      ...ofAnyEdition,
      refused('it is withdrawn already', 'done-already', async (world, _good, api) =>
        wish(pathOf(world, `/${await withdrawn(world, api)}/withdrawal`), world),
      ),
      refused('it is the usual one', 'edition-is-default', async (world, _good, api) =>
        wish(pathOf(world, `/${(await formOf(world, api)).hash}/withdrawal`), world),
      ),
    ],
  },
  offerEdition: {
    ...changing,
    path: '/v1/admin/titles/{title}/editions/{hash}/offer',
    good: async (world, api) => wish(pathOf(world, `/${await withdrawn(world, api)}/offer`), world),
    check: isDone,
    refusals: [
      ...ofAnyEdition,
      refused('it is offered already', 'done-already', async (world, _good, api) =>
        wish(pathOf(world, `/${await addedHash(world, api)}/offer`), world),
      ),
    ],
  },
  makeEditionDefault: {
    ...changing,
    path: '/v1/admin/titles/{title}/editions/{hash}/default',
    good: async (world, api) => wishUponUsual(await addedHash(world, api), world, api),
    check: isDone,
    refusals: [
      ...ofAnyEdition,
      body('nothing on which was usual', 'usual', { usual: undefined }),
      body('a usual one that is no hash', 'usual', { usual: 'first' }),
      refused('it is so already', 'done-already', async (world, _good, api) =>
        wishUponUsual((await formOf(world, api)).hash, world, api),
      ),
      refused('it is not offered', 'edition-not-offered', async (world, _good, api) =>
        wishUponUsual(await withdrawn(world, api), world, api),
      ),
      {
        when: 'another has become the usual one',
        status: 412,
        problem: 'usual-edition-changed',
        ask: (_world, good) => withBody(good, { usual: noHash }),
      },
    ],
  },
};
