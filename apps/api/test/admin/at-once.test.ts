import type { Response } from 'supertest';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ProblemCode } from '../../src/http/problems.ts';
import { type Api, type Ask, ask, openApi, type Player, register, startGame } from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { operations } from '../operations/index.ts';
import { makeWorld, type World } from '../operations/world.ts';
import { currentGame } from '../players.ts';
import { newAdmin } from './admins.ts';

// That of two admins who act at once, asking two processes on one database, one wins and the other is told.

let here: Api;
let there: Api;
let world: World;
let otherAdmin: Player;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres18);
  ({ drop } = fresh);
  here = await openApi(fresh.urls);
  there = await openApi(fresh.urls);
  world = await makeWorld(here);
  otherAdmin = await newAdmin(here, 'Other admin');
});
afterAll(async () => {
  await here.close();
  await there.close();
  await drop();
});

const reason = 'as all agreed';

/** What is asked of each process at once; how the one who did not win is told. */
async function lostOf(one: Ask, other: Ask): Promise<Response> {
  const answers = await Promise.all([ask(here, one), ask(there, { ...other, as: otherAdmin })]);
  const told = answers.filter(({ status }) => status >= 400);
  expect(told.length, answers.map(({ status, text }) => `${status} ${text}`).join('\n')).toBe(1);
  return told[0] as Response;
}

/** What changes something: how whoever is slower is told; or why nobody is. */
const deeds: Readonly<Record<string, readonly ProblemCode[] | string>> = {
  beginAdminCodes: 'each has codes of his own',
  confirmAdminCodes: 'each has codes of his own',
  endAdminCodes: 'each has codes of his own',
  grantAdmin: ['done-already'],
  revokeAdmin: ['done-already'],
  suspendUser: ['done-already'],
  restoreUser: ['done-already'],
  signOutUser: ['done-already'],
  answerReport: ['done-already'],
  importGame: ['game-there'],
  sendMailAgain: ['done-already'],
  closeChat: ['done-already'],
  openChat: ['done-already'],
  archiveGame: ['done-already'],
  unarchiveGame: ['done-already'],
  lookAsReferee: 'each looks for himself',
  checkLog: 'it finds what there is',
  validateEdition: 'it changes nothing',
  addEdition: ['edition-there'],
  withdrawEdition: ['done-already'],
  offerEdition: ['done-already'],
  makeEditionDefault: ['done-already'],
  takeGameBack: ['game-went-on'],
  endGame: ['done-already'],
  giveTime: ['game-went-on'],
  pauseGame: ['done-already'],
  endPause: ['done-already'],
  freeSeat: ['done-already'],
  inviteReplacement: ['done-already', 'game-went-on'],
};

async function goodOf(operation: string): Promise<Ask> {
  const row = operations[operation];
  if (row === undefined) throw new Error(`There is no operation ${operation}`);
  return { method: row.method, ...(await row.good(world, here)) };
}

it('is known of whatever changes something behind the door of admins', () => {
  const changing = Object.entries(operations).filter(
    ([, { forAdmins, method }]) => forAdmins === 'entered' && method !== 'get',
  );
  expect(changing.map(([name]) => name).toSorted()).toEqual(Object.keys(deeds).toSorted());
});

it.each(Object.entries(deeds).filter(([, told]) => typeof told !== 'string'))(
  '%s: the other is told %j',
  async (operation, told) => {
    const good = await goodOf(operation);
    expect(told).toContain((await lostOf(good, good)).body.title);
  },
);

it('somebody is suspended, or let administer, never both', async () => {
  const { id } = await register(here);
  const wish = { as: world.admin, body: { reason } };
  const { body } = await lostOf(
    { ...wish, method: 'post', path: `/v1/admin/users/${id}/suspension` },
    { ...wish, method: 'put', path: `/v1/admin/admins/${id}` },
  );
  const person = (await ask(here, { path: `/v1/admin/users/${id}`, as: world.admin })).body;
  expect(body.title).toBe(person.isAdmin ? 'administers' : 'is-suspended');
  expect(person.suspendedAt === null).toBe(person.isAdmin);
});

it.each([
  ['taking-back', 'end'],
  ['end', 'seats/1/vacancy'],
  ['seats/0/vacancy', 'seats/1/vacancy'],
])('a game as it was seen is helped by %s or %s, not by both', async (...deedsAtOnce) => {
  const game = await startGame(here, [await register(here), await register(here)]);
  const numberNow = async () => (await currentGame(here.service.services.games, game)).number;
  const newest = await numberNow();
  const [one, other] = deedsAtOnce.map(
    (what): Ask => ({
      method: 'post',
      path: `/v1/admin/games/${game}/${what}`,
      as: world.admin,
      body: { reason, newest, ...(what === 'taking-back' && { event: newest - 1 }) },
    }),
  ) as [Ask, Ask];
  expect((await lostOf(one, other)).body).toMatchObject({ status: 412, title: 'game-went-on' });
  expect(await numberNow()).toBeGreaterThan(newest);
});
