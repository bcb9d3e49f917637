import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foreseenSchema } from '../../src/http/answers/foreseeing.ts';
import {
  ask,
  ifMatch,
  logOf,
  offersTo,
  playOffer,
  playUntil,
  positionOf,
  read,
  startGame,
} from '../api.ts';
import type { ReadMail } from '../mail-server.ts';
import { type Club, openClub } from '../notices/club.ts';
import { currentGame } from '../players.ts';
import { slipIn } from '../slip.ts';
import { answeredIn, type Member, mailsIn } from './answering.ts';

// A mail tells of a position. Where that was taken back, by an admin or by the player himself, an answer to it
// is to another position, even where both look the same.

let club: Club;
let ada: Member;
let bruno: Member;
let game: string;

beforeEach(async () => {
  club = await openClub({ replyDomain: 'reply.example' });
  ada = await club.member('Ada');
  bruno = await club.member('Bruno');
  game = await startGame(club.api, [ada, bruno]);
});
afterEach(() => club.close());

const games = () => club.api.service.services.games;
const answered = (member: Member, mail: ReadMail | undefined, text: string) =>
  answeredIn(club, member, mail, text);
const turnMail = async (member: Member) => (await mailsIn(club, member))[0];

/** All that happened, to the last event. */
const happened = async (): Promise<string> =>
  (await currentGame(games(), game)).hash.toString('hex');

async function playAtOnce(): Promise<void> {
  await club.api.service.database.pool.query(
    `update user_account set telling = '{"replies":"at-once"}'`,
  );
}

/** An admin takes the game back behind one of its events. */
async function helpBack(event: number): Promise<void> {
  const { number: newest } = await currentGame(games(), game);
  const help = slipIn(game);
  await club.api.service.services.desk.helping.takeBack(help, { event, newest });
}

async function acts(member: Member): Promise<void> {
  expect((await playOffer(club.api, game, member)).status).toBe(200);
}

/** Takes back his last act on the page. */
async function undoes(member: Member): Promise<void> {
  const { version } = await positionOf(club.api, game, member);
  const path = `/v1/games/${game}/undo`;
  const undone = await ask(club.api, {
    method: 'post',
    path,
    as: member,
    headers: ifMatch(version),
  });
  expect(undone.status, undone.text).toBe(200);
}

/** Plays on until Ada has done one act since a mail of her turn, and may take it back; gives that mail. */
async function mailBeforeUndo(): Promise<ReadMail> {
  let told: { readonly mail: ReadMail; readonly version: number } | null = null;
  await playUntil(club.api, game, [ada, bruno], async () => {
    const { version, mayTakeBack } = await positionOf(club.api, game, ada);
    if (mayTakeBack === 1 && told?.version === version - 1) return true;
    const mail = await turnMail(ada);
    if (mail !== undefined) told = { mail, version };
    return false;
  });
  if (told === null) throw new Error('Ada was told of no turn');
  return (told as { readonly mail: ReadMail }).mail;
}

/** An act of Ada's as a line of notation. */
async function lineOf(action: unknown): Promise<string> {
  const path = `/v1/games/${game}/dry-runs`;
  const tried = await ask(club.api, { method: 'post', path, as: ada, body: { actions: [action] } });
  return read(tried, foreseenSchema).steps[0]?.notation ?? '';
}

/** An answer to what is no more does nothing, and says what happened and what may be done now. */
async function comesTooLate(member: Member, mail: ReadMail | undefined, text: string) {
  const before = await happened();
  const told = await answered(member, mail, text);
  expect(told?.text).toContain('has gone on');
  expect(told?.text).toContain('What happened meanwhile');
  expect(await happened()).toBe(before);
  return told;
}

describe('behind a taking back by an admin', () => {
  it.each([
    ['is tried first', async () => undefined],
    ['plays at once', playAtOnce],
  ])('a reply that %s does nothing to the same question asked anew', async (_, choose) => {
    await choose();
    const { number } = await currentGame(games(), game);
    const mail = await turnMail(ada);
    await acts(ada);
    await helpBack(number);
    const told = await comesTooLate(ada, mail, '1');
    expect(told?.text).toContain('An admin takes the game back');
    expect(told?.text).toContain('“a slip”');
    const [offer] = (await offersTo(club.api, game, ada)).offers;
    expect(offer?.kind).toBe('action');
    expect(told?.text).toContain(offer?.kind === 'action' ? offer.sentence : '');
    const again = await answered(ada, told, '1');
    expect(again?.text).toMatch(/Nothing is played yet|It is played/);
  });

  it('a yes to what was tried before it does nothing', async () => {
    const { number } = await currentGame(games(), game);
    const asked = await answered(ada, await turnMail(ada), '1');
    expect(asked?.text).toContain('Nothing is played yet');
    await acts(bruno);
    await helpBack(number);
    await comesTooLate(ada, asked, 'yes');
  });

  it('a reply to a mail of what was taken back itself does nothing', async () => {
    const { number } = await currentGame(games(), game);
    await turnMail(ada);
    await acts(ada);
    await acts(bruno);
    const { toAct } = await positionOf(club.api, game, ada);
    const member = toAct[0] === 0 ? ada : bruno;
    const mail = await turnMail(member);
    expect(mail?.subject).toContain('Your turn');
    await helpBack(number);
    for (const text of ['1', '2', 'yes']) {
      const before = await happened();
      expect((await answered(member, mail, text))?.text).toMatch(/has gone on|nothing that waits/);
      expect(await happened()).toBe(before);
    }
  });
});

/** What a reply is answered once more, where the process that did what it asks for died before it had answered. */
async function answeredAnew(mail: ReadMail | undefined, text: string, id: string) {
  await club.api.service.database.pool.query('delete from reply_seen');
  return answeredIn(club, ada, mail, text, { id });
}

describe('an answer that is written late', () => {
  const id = '<late@members.example>';

  it('says what was played while that stands, and that it was taken back once its player did', async () => {
    const mail = await mailBeforeUndo();
    const { action } = (await logOf(club.api, game, ada)).events.at(-1) ?? {};
    await undoes(ada);
    const asked = await answered(ada, await answered(ada, mail, 'board'), await lineOf(action));
    const done = await answeredIn(club, ada, asked, 'yes', { id });
    const said = (await logOf(club.api, game, ada)).events.at(-1)?.sentences[0] ?? '';
    expect(done?.text).toContain('It is played.');
    expect((await answeredAnew(asked, 'yes', id))?.text).toContain('It is played.');
    await undoes(ada);
    const late = await answeredAnew(asked, 'yes', id);
    expect(late?.text).toContain('This was played, and has been taken back since:');
    expect(late?.text).toContain(said);
    expect(late?.text).not.toContain('It is played.');
  });

  it('says that it was taken back once an admin took the game back', async () => {
    await playAtOnce();
    const { number } = await currentGame(games(), game);
    const mail = await turnMail(ada);
    expect((await answeredIn(club, ada, mail, '1', { id }))?.text).toContain('It is played.');
    await acts(bruno);
    await helpBack(number);
    const late = await answeredAnew(mail, '1', id);
    expect(late?.text).toContain('This was played, and has been taken back since:');
    expect(late?.text).not.toContain('It is played.');
  });
});

describe('behind one’s own undo', () => {
  it.each([
    ['is tried first', async () => undefined],
    ['plays at once', playAtOnce],
  ])('a reply that %s to the mail of before does nothing', async (_, choose) => {
    await choose();
    const mail = await mailBeforeUndo();
    await undoes(ada);
    const told = await comesTooLate(ada, mail, '1');
    expect((await answered(ada, told, '1'))?.text).toMatch(/Nothing is played yet|It is played/);
  });

  it('neither a repeated yes nor an answer to what was played does anything', async () => {
    const mail = await mailBeforeUndo();
    const { action } = (await logOf(club.api, game, ada)).events.at(-1) ?? {};
    await undoes(ada);
    const asked = await answered(ada, await answered(ada, mail, 'board'), await lineOf(action));
    const done = await answered(ada, asked, 'yes');
    expect(done?.text).toContain('It is played.');
    await undoes(ada);
    await comesTooLate(ada, asked, 'yes');
    await comesTooLate(ada, done, '1');
  });
});
