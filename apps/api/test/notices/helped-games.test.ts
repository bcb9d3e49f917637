import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newAdmin } from '../admin/admins.ts';
import { ask, expectProblem, type Player, playUntilTurns, positionOf, startGame } from '../api.ts';
import { newMoveLink } from '../move-link.ts';
import { currentGame } from '../players.ts';
import { type Club, delay, openClub, receivers } from './club.ts';

// What players of a game that an admin helps are told by mail.

let club: Club;
let admin: Player;
let players: readonly (Player & { readonly mail: string })[];
let game: string;

const reason = 'one of you is ill';

beforeEach(async () => {
  club = await openClub();
  admin = await newAdmin(club.api);
  players = [await club.member('Ada'), await club.member('Bruno', { language: 'it' })];
  game = await startGame(club.api, players, { pace: { kind: 'perTurn', hours: 24 } });
  await settled();
});
afterEach(() => club.close());

const newestOf = async (): Promise<number> =>
  (await currentGame(club.api.service.services.games, game)).number;

async function help(what: string, wish: object): Promise<void> {
  const path = `/v1/admin/games/${game}/${what}`;
  const response = await ask(club.api, {
    method: 'post',
    path,
    as: admin,
    body: { reason, ...wish },
  });
  expect(response.status, response.text).toBe(204);
}

/** All mails that are due once the delay is over. */
async function settled() {
  const arrived = await club.deliver();
  club.pass(delay);
  return [...arrived, ...(await club.deliver())];
}

describe('the players of a game that an admin helps', () => {
  it('are told that it is over, and why, each in his language', async () => {
    await help('end', { newest: await newestOf() });
    const mails = await settled();
    expect(receivers(mails)).toEqual(players.map(({ mail }) => mail).toSorted());
    const textTo = (player: number) =>
      mails.find(({ to }) => to[0] === players[player]?.mail)?.text ?? '';
    expect(textTo(0)).toContain('An admin ends the game: nobody wins.');
    expect(textTo(0)).toContain(`Why, in the admin’s words: “${reason}”`);
    expect(textTo(1)).toContain('Un amministratore chiude la partita: non vince nessuno.');
    expect(textTo(1)).toContain(`Il perché, nelle parole dell’amministratore: “${reason}”`);
  });

  it('are told of turns as of any once it is taken back, and links of before play nothing', async () => {
    const moment = await newestOf();
    const { toAct } = await playUntilTurns(club.api, game, players);
    await settled();
    const [seat = 0] = toAct;
    const link = await newMoveLink(club.api.service, game, seat);
    await help('taking-back', { event: moment, newest: await newestOf() });
    const mails = await settled();
    const { toAct: awaited } = await positionOf(club.api, game, players[0] as Player);
    const turns = mails.filter(({ text }) => text.includes(reason));
    expect(receivers(turns)).toEqual(awaited.map((one) => players[one]?.mail).toSorted());
    for (const path of ['/v1/move-links/look', '/v1/move-links/use']) {
      const followed = await ask(club.api, { method: 'post', path, body: { link } });
      expectProblem(followed, { status: 412, problem: 'move-overtaken' });
    }
  });

  it('get more time by the very clocks, and are played for when that is over too', async () => {
    const { clocks } = club.api.service;
    await help('more-time', { hours: 48, newest: await newestOf() });
    club.pass(25 * 3_600);
    await clocks.run();
    const { game: still } = await currentGame(club.api.service.services.games, game);
    expect(still.ranOut).toBeUndefined();
    club.pass(48 * 3_600);
    await clocks.run();
    const { game: late } = await currentGame(club.api.service.services.games, game);
    expect(late.ranOut?.some((times) => times > 0)).toBe(true);
  });

  it('need not hurry in a pause, which ends by itself', async () => {
    const { clocks } = club.api.service;
    await help('pause', { days: 2 });
    club.pass(40 * 3_600);
    await clocks.run();
    expect((await currentGame(club.api.service.services.games, game)).game.paused).toBe(2);
    club.pass(9 * 3_600);
    await clocks.run();
    const { game: on } = await currentGame(club.api.service.services.games, game);
    expect(on.paused).toBeUndefined();
    expect(on.ranOut).toBeUndefined();
  });
});
