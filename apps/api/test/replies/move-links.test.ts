import { languages } from '@staffetta/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, expectProblem, offersTo, playOffer, positionOf, startGame } from '../api.ts';
import { type Club, delay, openClub } from '../notices/club.ts';
import { currentGame } from '../players.ts';
import { slipIn } from '../slip.ts';

let club: Club;
type Member = Awaited<ReturnType<Club['member']>>;
let players: readonly [Member, Member];
let game: string;

beforeEach(async () => {
  club = await openClub();
  players = [await club.member('Ada'), await club.member('Bruno', { language: 'it' })];
  game = await startGame(club.api, players);
});
afterEach(() => club.close());

async function mailsOf(member: Member) {
  await club.deliver();
  club.pass(delay);
  return (await club.deliver()).filter(({ to }) => to.includes(member.mail));
}

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(/https:\/\/play\.example\/move#([\w-]{43})/g)].map(([, link]) => link ?? '');

async function linksOf(member: Member): Promise<readonly string[]> {
  const mails = await mailsOf(member);
  expect(mails).toHaveLength(1);
  return linksIn(mails[0]?.text ?? '');
}

const follow = (what: 'look' | 'use', link: string, headers: Record<string, string> = {}) =>
  ask(club.api, { method: 'post', path: `/v1/move-links/${what}`, body: { link }, headers });

describe('a link of a turn’s mail', () => {
  it('shows what it would do and changes nothing, then plays it once', async () => {
    const [ada] = players;
    const { offers } = await offersTo(club.api, game, ada);
    const before = await positionOf(club.api, game, ada);
    const links = await linksOf(ada);
    expect(links).toHaveLength(Math.min(12, offers.length));
    const [link = ''] = links;
    const seen = await follow('look', link);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.body.sentence).toBe(offers[0]?.sentence);
    expect(await positionOf(club.api, game, ada)).toEqual(before);
    const answers = await Promise.all([follow('use', link), follow('use', link)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).not.toContain(
      500,
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const after = await positionOf(club.api, game, ada);
    expect(after.version).toBe(before.version + 1);
    expectProblem(await follow('use', link), { status: 409, problem: 'move-link-used' });
    expectProblem(await follow('look', link), { status: 409, problem: 'move-link-used' });
    expectProblem(await follow('use', links[1] ?? ''), { status: 412, problem: 'move-overtaken' });
  });

  it('does what is sealed though another sealed meanwhile', async () => {
    const [ada, bruno] = players;
    const [link = ''] = await linksOf(ada);
    expect((await playOffer(club.api, game, bruno)).status).toBe(200);
    expect((await follow('look', link)).status).toBe(200);
    expect((await follow('use', link)).status).toBe(200);
  });

  it.each([
    ['while another is asked still', false],
    ['once all have sealed', true],
  ])('is answered again if its process dies behind the act, %s', async (_when, both) => {
    const [ada, bruno] = players;
    const [link = ''] = await linksOf(ada);
    const done = await follow('use', link);
    await club.api.service.database.pool.query('update move_link set used_at = null');
    if (both) await playOffer(club.api, game, bruno);
    const { version } = await positionOf(club.api, game, ada);
    const again = await follow('use', link);
    expect([again.status, again.body]).toEqual([200, done.body]);
    expect((await positionOf(club.api, game, ada)).version).toBe(version);
  });

  it('is used up if its process dies behind the act, and that is taken back', async () => {
    const [ada] = players;
    const { number } = await currentGame(club.api.service.services.games, game);
    const [link = ''] = await linksOf(ada);
    expect((await follow('use', link)).status).toBe(200);
    await club.api.service.database.pool.query('update move_link set used_at = null');
    const help = slipIn(game);
    const newest = number + 1;
    await club.api.service.services.desk.helping.takeBack(help, { event: number, newest });
    const { version } = await positionOf(club.api, game, ada);
    expectProblem(await follow('use', link), { status: 409, problem: 'move-link-used' });
    expect((await positionOf(club.api, game, ada)).version).toBe(version);
  });

  it('speaks its reader’s language, where a request asks for none', async () => {
    const [link = ''] = await linksOf(players[1]);
    const own = await follow('look', link);
    expect(own.headers['content-language']).toBe('it');
    const said = await Promise.all(
      languages.map(async (language) => {
        const { body } = await follow('look', link, { 'accept-language': language });
        return body.sentence;
      }),
    );
    expect(new Set(said).size).toBe(languages.length);
    expect(said).toContain(own.body.sentence);
  });

  it('ends with its time, and with its player', async () => {
    const [ada, bruno] = players;
    const { pool } = club.api.service.database;
    const mails = await mailsOf(ada);
    const [link = ''] = linksIn(mails[0]?.text ?? '');
    await pool.query('update user_account set suspended_at = now() where user_id = $1', [ada.id]);
    expectProblem(await follow('use', link), { status: 403, problem: 'suspended' });
    await pool.query('update user_account set suspended_at = null where user_id = $1', [ada.id]);
    club.pass(31 * 86_400);
    expectProblem(await follow('use', link), { status: 410, problem: 'move-link-expired' });
    await club.api.service.services.accounts.erase([ada.id]);
    expectProblem(await follow('use', link), { status: 404, problem: 'move-link-unknown' });
    const { rows } = await pool.query('select user_id from move_link group by 1');
    expect(rows).toEqual([{ user_id: bruno.id }]);
  });

  it('is kept as a hash alone', async () => {
    const [link = ''] = await linksOf(players[0]);
    const { rows } = await club.api.service.database.pool.query(
      'select l::text as text from move_link l',
    );
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(link);
  });
});
