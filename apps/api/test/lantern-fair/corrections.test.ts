import { offers, toAct } from '@staffetta/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { write } from '../../src/games/write.ts';
import { startGame } from '../api.ts';
import type { ReadMail } from '../mail-server.ts';
import { type Club, delay, openClub } from '../notices/club.ts';
import { currentGame, playOne } from '../players.ts';

// No title lets one take back an act that has passed the turn on; a repair of the log does.

let club: Club;
let players: readonly Awaited<ReturnType<Club['member']>>[];
let game: string;

const games = () => club.api.service.services.games;

beforeEach(async () => {
  club = await openClub();
  players = [await club.member('Ada'), await club.member('Bruno')];
  game = await startGame(club.api, players);
});
afterEach(() => club.close());

/** Plays on until one seat alone may bid; gives it. */
async function bidder(): Promise<number> {
  for (let turn = 0; turn < 100; turn += 1) {
    const { setting, game: now } = await currentGame(games(), game);
    const [seat = 0, ...others] = toAct(setting, now);
    const mayPass = offers(setting, now, seat).some(({ action }) => action.type === 'pass');
    if (others.length === 0 && mayPass) return seat;
    await playOne(games(), game, (count) => turn % count);
  }
  throw new Error('Nobody bids');
}

/** The log says from now on that a seat has bid, which passes the turn on. */
const repair = (seat: number, coins: number) =>
  write<void>(
    games(),
    game,
    async () => ({
      events: [
        {
          kind: 'repair',
          seat: null,
          action: null,
          facts: [{ type: 'bid-raised', seat, coins }],
          draws: [],
          byOrder: null,
        },
      ],
      seats: [],
      key: null,
    }),
    () => undefined,
  );

const subjectsTo = (mails: readonly ReadMail[], seat: number): readonly string[] =>
  mails.filter(({ to }) => to.includes(players[seat]?.mail ?? '')).map(({ subject }) => subject);

describe('a turn that is taken back', () => {
  it('after it was told is followed by a correction in the same thread', async () => {
    const seat = await bidder();
    await club.deliver();
    club.pass(delay);
    const [turn] = (await club.deliver()).filter(({ to }) => to[0] === players[seat]?.mail);
    expect(turn?.subject).toMatch(/^Your turn: /);
    await repair(seat, 1);
    await club.deliver();
    club.pass(delay);
    const next = await club.deliver();
    expect(subjectsTo(next, seat)).toEqual([expect.stringMatching(/^Not your turn after all: /)]);
    expect(subjectsTo(next, 1 - seat)).toEqual([expect.stringMatching(/^Your turn: /)]);
    const correction = next.find(({ to }) => to[0] === players[seat]?.mail);
    expect(correction?.headers.get('references')).toBe(turn?.headers.get('references'));
    expect(correction?.text).toContain('nothing waits for you now');
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
  });

  it('and played again before anything was told is told by exactly one mail', async () => {
    const seat = await bidder();
    await club.deliver();
    club.pass(delay / 3);
    await repair(seat, 1);
    await club.deliver();
    club.pass(delay / 3);
    await repair(1 - seat, 2);
    await club.deliver();
    club.pass(delay);
    const arrived = await club.deliver();
    expect(subjectsTo(arrived, seat)).toEqual([expect.stringMatching(/^Your turn: /)]);
    expect(subjectsTo(arrived, 1 - seat)).toEqual([]);
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
  });
});
