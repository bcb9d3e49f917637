import { offers, toAct } from '@staffetta/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offersTo, type Player, playOffer, startGame } from '../api.ts';
import type { ReadMail } from '../mail-server.ts';
import { type Club, delay, openClub } from '../notices/club.ts';
import { currentGame, playOne } from '../players.ts';
import { slipIn } from '../slip.ts';

// No title lets one take back an act that has passed the turn on; an admin may.

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

/** A seat bids, which passes the turn on. */
async function bid(seat: number): Promise<void> {
  const player = players[seat] as Player;
  const { offers: open } = await offersTo(club.api, game, player);
  const place = open.findIndex(({ action }) => (action as { type: string }).type === 'raise');
  const response = await playOffer(club.api, game, player, place);
  expect(response.status, response.text).toBe(200);
}

/** An admin takes the game back behind one of its events. */
async function takeBack(event: number): Promise<void> {
  const { number: newest } = await currentGame(games(), game);
  const help = slipIn(game);
  await club.api.service.services.desk.helping.takeBack(help, { event, newest });
}

const subjectsTo = (mails: readonly ReadMail[], seat: number): readonly string[] =>
  mails.filter(({ to }) => to.includes(players[seat]?.mail ?? '')).map(({ subject }) => subject);

describe('a turn that is taken back', () => {
  it('after it was told is followed by a correction in the same thread', async () => {
    const bidding = await bidder();
    const { number } = await currentGame(games(), game);
    const seat = 1 - bidding;
    await bid(bidding);
    await club.deliver();
    club.pass(delay);
    const [turn] = (await club.deliver()).filter(({ to }) => to[0] === players[seat]?.mail);
    expect(turn?.subject).toMatch(/^Your turn: /);
    await takeBack(number);
    await club.deliver();
    club.pass(delay);
    const next = await club.deliver();
    expect(subjectsTo(next, seat)).toEqual([expect.stringMatching(/^Not your turn after all: /)]);
    expect(subjectsTo(next, bidding)).toEqual([expect.stringMatching(/^Your turn: /)]);
    for (const { text } of next) {
      expect(text).toContain('An admin takes the game back');
      expect(text).toContain('“a slip”');
    }
    const correction = next.find(({ to }) => to[0] === players[seat]?.mail);
    expect(correction?.headers.get('references')).toBe(turn?.headers.get('references'));
    expect(correction?.text).toContain('nothing waits for you now');
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
  });

  it('and played again before anything was told is told by exactly one mail', async () => {
    const bidding = await bidder();
    const { number } = await currentGame(games(), game);
    await bid(bidding);
    await club.deliver();
    club.pass(delay / 3);
    await takeBack(number);
    await club.deliver();
    club.pass(delay / 3);
    await bid(bidding);
    await club.deliver();
    club.pass(delay);
    const arrived = await club.deliver();
    expect(subjectsTo(arrived, 1 - bidding)).toEqual([expect.stringMatching(/^Your turn: /)]);
    expect(subjectsTo(arrived, bidding)).toEqual([]);
    club.pass(delay);
    expect(await club.deliver()).toEqual([]);
  });
});
