import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../src/accounts/accounts.ts';
import { mailKey } from '../../src/accounts/name-key.ts';
import { openCache } from '../../src/games/cache.ts';
import { inviteUser } from '../../src/games/host.ts';
import { playAgain } from '../../src/games/rematch.ts';
import { replacePlayer, resignSeat } from '../../src/games/staying.ts';
import { inNameOf, joinTable } from '../../src/games/tables.ts';
import {
  type Api,
  ask,
  expectProblemInAllLanguages,
  gameOf,
  openFreshApi,
  openTable,
  type Player,
  register,
} from '../api.ts';
import { currentGame } from '../players.ts';
import { slipIn } from '../slip.ts';

// A user and all bots they ever owned are one person, who plays one seat of a game and knows one hand.

let api: Api;
let host: Player;
let other: Player;

beforeAll(async () => {
  api = await openFreshApi();
  [host, other] = [await register(api, 'Host'), await register(api, 'Other')];
});
afterAll(() => api.close());

const games = () => api.service.services.games;
const accounts = () => api.service.services.accounts;

let bots = 0;
function botOf({ id }: Player): Promise<User> {
  bots += 1;
  return accounts().bots.make(id, `Bot ${bots}`);
}

/** An owner with two bots. */
async function owning(): Promise<{ owner: Player; bot: User; second: User }> {
  const owner = await register(api, 'Owner');
  return { owner, bot: await botOf(owner), second: await botOf(owner) };
}

const sitDown = (game: string, userId: string) => joinTable(games(), game, inNameOf(userId));
const takeOver = (game: string, userId: string, seat: number) =>
  replacePlayer(games(), game, inNameOf(userId), seat);
const invites = (game: string, by: Player, userId: string) =>
  inviteUser(games(), accounts(), game, inNameOf(by.id), userId);
const giveUp = (game: string, userId: string) => resignSeat(games(), game, inNameOf(userId));

/** Deletes users as they ask for it themselves. */
async function erase(userId: string): Promise<void> {
  for (const gone of await accounts().erase([userId])) {
    await api.service.services.leaveAllGames(gone);
  }
}

/** Gives a user a confirmed address. */
async function confirm(userId: string, mail: string): Promise<void> {
  await api.service.database.pool.query(
    'update user_account set mail = $2, mail_key = $3, mail_verified_at = now() where user_id = $1',
    [userId, mail, mailKey(mail)],
  );
}

/** A game of the host, somebody else and a third, in which the third has given up the last seat. */
async function vacated(third: string): Promise<string> {
  const { id } = await openTable(api, host, 3);
  await sitDown(id, other.id);
  await sitDown(id, third);
  await giveUp(id, third);
  return id;
}

describe('one person sits down once', () => {
  it('whoever comes first, the owner or a bot', async () => {
    const { owner, bot, second } = await owning();
    const { id } = await openTable(api, owner, 3);
    for (const own of [bot, second]) {
      await expect(sitDown(id, own.id)).rejects.toMatchObject({ problem: 'already-seated' });
    }
    const { id: another } = await openTable(api, host, 3);
    await sitDown(another, bot.id);
    await expect(sitDown(another, second.id)).rejects.toMatchObject({ problem: 'already-seated' });
    await expectProblemInAllLanguages(
      (language) =>
        ask(api, {
          method: 'post',
          path: `/v1/games/${another}/seats`,
          as: owner,
          headers: { 'accept-language': language },
        }),
      { status: 409, problem: 'already-seated' },
    );
    await sitDown(another, other.id);
  });

  it('and is not invited a second time', async () => {
    const { owner, bot, second } = await owning();
    const { id } = await openTable(api, owner, 3);
    await expect(invites(id, owner, bot.id)).rejects.toMatchObject({ problem: 'has-seat' });
    const { id: another } = await openTable(api, host, 3);
    await sitDown(another, bot.id);
    for (const user of [owner.id, second.id]) {
      await expect(invites(another, host, user)).rejects.toMatchObject({ problem: 'has-seat' });
    }
    await invites(another, host, other.id);
  });

  it('also where another invited the bot before the owner sat down', async () => {
    const { owner, bot } = await owning();
    const { id } = await openTable(api, host, 3, {}, { visibility: 'invited' });
    await invites(id, host, bot.id);
    await invites(id, host, owner.id);
    await sitDown(id, owner.id);
    await expect(sitDown(id, bot.id)).rejects.toMatchObject({ problem: 'already-seated' });
  });

  it('and does not invite its own bots to a rematch', async () => {
    const { owner, bot } = await owning();
    const { id } = await openTable(api, host, 2);
    await sitDown(id, owner.id);
    // As games have it that were played before.
    await api.service.database.pool.query(
      'update game_seat set user_id = $2 where game_id = $1 and seat = 0',
      [id, bot.id],
    );
    const elsewhere = { ...games(), cache: openCache(games().library, 10) };
    await resignSeat(elsewhere, id, inNameOf(owner.id));
    const rematch = await playAgain(elsewhere, id, inNameOf(owner.id), null);
    expect(await games().store.admissions(rematch)).toEqual([]);
  });
});

describe('one person knows one hand', () => {
  it('and takes no other seat by a bot after giving up one', async () => {
    const { owner, bot, second } = await owning();
    const game = await vacated(owner.id);
    for (const own of [owner.id, bot.id, second.id]) {
      await expect(takeOver(game, own, 2)).rejects.toMatchObject({ problem: 'former-player' });
    }
    await expect(invites(game, host, bot.id)).rejects.toMatchObject({ problem: 'not-invitable' });
    await takeOver(game, (await register(api)).id, 2);
  });

  it('nor while a bot plays another seat', async () => {
    const { owner, bot, second } = await owning();
    const { id } = await openTable(api, host, 3);
    await sitDown(id, bot.id);
    await sitDown(id, other.id);
    await giveUp(id, other.id);
    for (const own of [owner.id, second.id]) {
      await expect(takeOver(id, own, 2)).rejects.toMatchObject({ problem: 'already-seated' });
    }
  });

  it('nor when an admin asks for a replacement', async () => {
    const { owner, bot, second } = await owning();
    const { id } = await openTable(api, host, 3);
    await sitDown(id, owner.id);
    await sitDown(id, other.id);
    const { helping } = api.service.services.desk;
    const replace = async (seat: number, user: string) => {
      const { number: newest } = await currentGame(games(), id);
      await helping.replacePlayer(slipIn(id), seat, { user, newest });
    };
    await expect(replace(2, bot.id)).rejects.toMatchObject({ problem: 'has-seat' });
    await giveUp(id, owner.id);
    await expect(replace(1, second.id)).rejects.toMatchObject({ problem: 'former-player' });
  });

  it('nor after the bot that played was deleted', async () => {
    const { owner, bot, second } = await owning();
    const game = await vacated(bot.id);
    await erase(bot.id);
    for (const own of [owner.id, second.id]) {
      await expect(takeOver(game, own, 2)).rejects.toMatchObject({ problem: 'former-player' });
    }
    await takeOver(game, (await register(api)).id, 2);
  });

  it('nor after deleting the account and registering anew with the same address', async () => {
    const { owner, bot } = await owning();
    await confirm(owner.id, 'Twice@example.org');
    const game = await vacated(bot.id);
    await erase(owner.id);
    const [again, stranger] = [await register(api, 'Again'), await register(api, 'Stranger')];
    await confirm(again.id, 'twice@example.org');
    await confirm(stranger.id, 'once@example.org');
    await expect(takeOver(game, again.id, 2)).rejects.toMatchObject({ problem: 'former-player' });
    await expect(takeOver(game, (await botOf(again)).id, 2)).rejects.toMatchObject({
      problem: 'former-player',
    });
    await takeOver(game, stranger.id, 2);
  });

  it('though what is kept of deleted accounts names nobody without the service’s key', async () => {
    const { owner } = await owning();
    await confirm(owner.id, 'hidden@example.org');
    const game = await vacated(owner.id);
    await erase(owner.id);
    const { pool } = api.service.database;
    const kept = await pool.query<{ person: Buffer; mail: Buffer }>(
      `select person, (select erased_mail from user_account where user_id = $2) as mail
         from game_erased_player where game_id = $1`,
      [game, owner.id],
    );
    const former = await pool.query('select from game_former_player where game_id = $1', [game]);
    expect([kept.rowCount, former.rowCount]).toEqual([1, 0]);
    const [{ person, mail } = { person: null, mail: null }] = kept.rows;
    const plain = [owner.id, `user ${owner.id}`, 'hidden@example.org', 'mail hidden@example.org'];
    for (const text of plain) {
      const guess = createHash('sha256').update(text).digest();
      expect([person?.equals(guess), mail?.equals(guess)]).toEqual([false, false]);
    }
  });
});

describe('the owner of a bot', () => {
  it('is named by its profile, and by its seat', async () => {
    const { owner, bot } = await owning();
    const named = { id: owner.id, name: owner.name };
    const { body } = await ask(api, { path: `/v1/users/${bot.id}` });
    expect(body).toMatchObject({ kind: 'bot', owner: named });
    const { id } = await openTable(api, host, 3);
    await sitDown(id, bot.id);
    const { seats } = await gameOf(api, id, host);
    expect(seats).toEqual([
      { id: host.id, name: host.name, kind: 'person' },
      { id: bot.id, name: bot.name, kind: 'bot', owner: named },
      null,
    ]);
    expect((await ask(api, { path: `/v1/users/${owner.id}` })).body).not.toHaveProperty('owner');
  });
});
