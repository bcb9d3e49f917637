import { beforeAll, describe, expect, it } from 'vitest';
import { openMailbox } from '../../src/accounts/mailbox.ts';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { type Api, acted, actionIn, ifMatch, type Player } from '../api.ts';
import { addressAt, useReadersWorld, writeMails } from '../mail-worlds.ts';
import { redealt } from '../redealt.ts';
import {
  actFromHome,
  alone,
  askFromHome,
  bytesOf,
  expectSame,
  inBoth,
  offersInBoth,
  positionInBoth,
  type Twins,
} from '../worlds.ts';

// What mails tell: byte for byte the same to whoever cannot tell two worlds apart.

const patience = 120_000;

const world = useReadersWorld();
let game: string;
let players: readonly [Player, Player, Player];

beforeAll(() => {
  ({ game, players } = world());
});

const twins = (change?: (urls: DatabaseUrls) => Promise<void>): Promise<Twins> =>
  world().twins(change);

/** All mails ever written to a player, and how he is told they ended. */
async function mailsTo(api: Api, player: Player, seat: number): Promise<string> {
  const written = await openMailbox(api.service.database, () => 'http://localhost', null).read();
  const texts = written
    .filter(({ to }) => to === addressAt(seat))
    .map(({ id, subject, text, html }) => [id, subject, text, html].join('\n'))
    .toSorted();
  const list = await askFromHome(api, { path: '/v1/users/me/mails?limit=100', as: player });
  return [...texts, bytesOf(list)]
    .join('\n\n')
    .replace(/(unsubscribe\?link=|move#)[\w-]{43}/g, '$1') // drawn at random
    .replace(/127\.0\.0\.1:\d+/g, 'here');
}

/** Compares what these seats got, and gives it. */
const expectAlike = (both: Twins, seats: readonly number[]): Promise<readonly string[]> =>
  Promise.all(
    seats.map(async (seat) => {
      const player = players[seat] ?? players[0];
      const one = await mailsTo(both[0], player, seat);
      expectSame(one, await mailsTo(both[1], player, seat));
      return one;
    }),
  );

const seal = (coins: number) => ({ actions: [{ type: 'seal', coins }], decision: 'stall-1' });

describe('a mail', { timeout: patience }, () => {
  it('tells nobody else what was sealed, changed, ordered or said to one alone', async () => {
    const both = await twins();
    const [one, other] = both;
    const [sealer, rival, third] = players;
    const at = `/v1/games/${game}`;
    acted(await actFromHome(one, game, sealer, seal(2)));
    for (const coins of [11, 0, 4]) acted(await actFromHome(other, game, sealer, seal(coins)));
    const order = { stalls: 'all', seal: 4, upTo: 9, atLimit: 'pass', offered: 'take' };
    const place = { order, decision: 'stall-1' };
    await alone(other, { method: 'post', path: `${at}/orders`, as: sealer, body: place });
    const body = { text: 'Between us.', to: 0 };
    await alone(other, { method: 'post', path: `${at}/messages`, as: third, body });
    await alone(other, { method: 'put', path: `${at}/mail-mute`, as: sealer });
    await writeMails(both);
    for (const text of await expectAlike(both, [1, 2])) expect(text).toContain('"state":"written"');

    for (const answer of await inBoth(both, (api) => actFromHome(api, game, rival, seal(5)))) {
      acted(answer);
    }
    await writeMails(both);
    await expectAlike(both, [1, 2]);
    const [mine, theirs] = await Promise.all(both.map((api) => mailsTo(api, sealer, 0)));
    expect(mine).not.toBe(theirs);
  });

  it('tells nothing of what lies face down, from the first move to after the last', async () => {
    const both = await twins((urls) =>
      redealt(urls, game, ({ deck }) => {
        deck.splice(6, 6, ...deck.slice(6).reverse());
      }),
    );
    for (let turn = 0; turn < 200; turn += 1) {
      await writeMails(both);
      if (turn % 10 === 0) await expectAlike(both, [0, 1, 2]);
      const { toAct, status } = await positionInBoth(both, game, players[0]);
      if (status === 'ended') break;
      const player = players[toAct.at(-1) ?? 0] ?? players[0];
      const { offers, version } = await offersInBoth(both, game, player);
      const body = { actions: [actionIn(offers, turn * 7 + 3)] };
      for (const answer of await inBoth(both, (api) =>
        actFromHome(api, game, player, body, ifMatch(version)),
      )) {
        acted(answer);
      }
    }
    for (const text of await expectAlike(both, [0, 1, 2])) {
      expect(text).toContain('"kind":"ended"');
      expect(text.length).toBeGreaterThan(10_000);
    }
  });

  it('tells of another’s patron to him alone', async () => {
    const both = await twins((urls) =>
      redealt(urls, game, ({ spare }, patrons) => {
        const [first = '', , last = ''] = patrons;
        patrons[0] = last;
        patrons[2] = spare[0] ?? '';
        spare[0] = first;
      }),
    );
    await writeMails(both);
    await expectAlike(both, [1]);
    const [mine, theirs] = await Promise.all(both.map((api) => mailsTo(api, players[0], 0)));
    expect(mine).not.toBe(theirs);
  });
});
