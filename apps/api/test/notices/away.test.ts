import { offers, placeLateOrder, takeUp, toAct } from '@staffetta/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { write } from '../../src/games/write.ts';
import { playOffer, startGame } from '../api.ts';
import type { ReadMail } from '../mail-server.ts';
import { currentGame, picking } from '../players.ts';
import { type Club, delay, openClub } from './club.ts';

// What whoever is away is told: what was done for him is not his act.

let club: Club;
type Member = Awaited<ReturnType<Club['member']>>;
let ada: Member;
let bruno: Member;
let game: string;

beforeEach(async () => {
  club = await openClub({ logLevel: 'silent' });
  [ada, bruno] = [await club.member('Ada'), await club.member('Bruno')];
  game = await startGame(club.api, [ada, bruno], {
    pace: { kind: 'perTurn', hours: 12 },
    grace: 0,
  });
  await toldAda();
  while ((await awaited()).includes(1)) {
    await playOffer(club.api, game, bruno);
    await toldAda();
  }
});
afterEach(() => club.close());

const loaded = () => currentGame(club.api.service.services.games, game);
const awaited = async () => {
  const { setting, game: now } = await loaded();
  return toAct(setting, now);
};

/** What has come to her, once the delay is over. */
async function toldAda(): Promise<readonly ReadMail[]> {
  const come = [...(await club.deliver())];
  club.pass(delay);
  come.push(...(await club.deliver()));
  return come.filter(({ to }) => to.includes(ada.mail));
}

/** Her time ends, and she is asked something else. */
async function timeEnds(): Promise<readonly ReadMail[]> {
  club.pass(12 * 3_600);
  await club.api.service.clocks.run();
  expect(await awaited()).toContain(0);
  return toldAda();
}

describe('somebody who was played for', () => {
  it('is told that he must act again, and what was done for him', async () => {
    const [mail, ...rest] = await timeEnds();
    expect(rest).toEqual([]);
    expect(mail?.subject).toMatch(/^Your turn/);
    expect(mail?.text).toContain('The service plays for seat 1');
    expect(mail?.text).toMatch(/^\* Ada /m);
  });

  it('is not told of it again once he has acted', async () => {
    await timeEnds();
    await playOffer(club.api, game, ada);
    while (!(await awaited()).includes(0)) await playOffer(club.api, game, bruno);
    const mails = await toldAda();
    expect(mails.at(-1)?.text).not.toContain('The service plays for seat 1');
  });
});

describe('somebody whose order for that was used', () => {
  it('is told that he must act again, and what it did', async () => {
    await write<void>(
      club.api.service.services.games,
      game,
      async (now) => {
        const [offer] = offers(now.setting, now.game, 0);
        if (offer === undefined) throw new Error('Nothing can be ordered');
        const done = placeLateOrder(now.setting, now, 0, [takeUp(offer, picking(0))]);
        if (!done.ok) throw new Error('The order is refused');
        return { events: done.events, seats: [], key: null };
      },
      () => undefined,
    );
    const [mail, ...rest] = await timeEnds();
    expect(rest).toEqual([]);
    expect(mail?.subject).toMatch(/^Your turn/);
    expect(mail?.text).toMatch(/^\* Ada /m);
    expect(mail?.text).not.toContain('The service plays');
  });
});
