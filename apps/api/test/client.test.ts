import { randomUUID } from 'node:crypto';
import {
  type Client,
  decidedOn,
  followAll,
  followGame,
  newContribution,
  type StreamState,
  takeUp,
} from '@staffetta/client';
import { checkFairness } from '@staffetta/client/fairness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxDomain } from '../src/accounts/mailbox.ts';
import { codeOf } from './admin/admins.ts';
import { answerableMail } from './answerable-mail.ts';
import { type Api, openFreshApi } from './api.ts';
import {
  bad,
  fillInForms,
  good,
  operationsOfContract,
  playOne,
  playUntil,
  type Somebody,
  somebodyAt,
  type Use,
} from './clients.ts';
import { beLateTwice } from './clocks/late.ts';
import { newMoveLink } from './move-link.ts';
import { keptMail } from './notices/kept-mail.ts';
import { someOrder } from './operations/world.ts';

// One life at the service, from registering to being forgotten, all of it through the client. Its
// chapters follow one another: the last counts what the others have called.

const operations = await operationsOfContract();
const use: Use = { calls: new Set(), operations: new Set() };

let api: Api;
beforeAll(async () => {
  api = await openFreshApi({ replyDomain: mailboxDomain, noticeDelay: 0 });
});
afterAll(() => api.close());

const password = 'correct horse';
const somebody = (language?: string): Somebody =>
  somebodyAt(api.url, { use, operations }, language);

type Person = Somebody & { readonly id: string };

/** Somebody new, who has registered. */
async function registered(name: string, language?: string): Promise<Person> {
  const person = somebody(language);
  const { user, token } = await good(person.client.register({ name, password }));
  person.bears(token);
  return { ...person, id: user.id };
}

/** The link of the newest mail to an address. */
async function linkTo(mail: string, client: Client): Promise<string> {
  const mails = await good(client.mailbox());
  const text = mails.find(({ to, text: said }) => to === mail && said.includes('#'))?.text ?? '';
  return /#([\w-]+)/.exec(text)?.[1] ?? '';
}

const notRefused = ({ state }: StreamState): void => expect(state).not.toBe('refused');
const linesOf = (text: string): readonly string[] => text.trim().split('\n');
const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

let title: string;

it('says how the service is, and what one can play there', async () => {
  const { client } = somebody('fr');
  expect(await good(client.isLive())).toEqual({ status: 'ok' });
  expect(await good(client.isReady())).toEqual({ status: 'ok' });
  const titles = await good(client.titles());
  title = titles.find(({ stage }) => stage === 'example')?.id ?? '';
  expect((await good(client.title(title))).id).toBe(title);
  expect((await good(client.rules(title))).rules).not.toEqual([]);
  const [edition] = await good(client.editions(title));
  const hash = edition?.hash ?? '';
  expect((await good(client.edition(title, hash))).hash).toBe(hash);
  expect(await good(client.editionChanges(title, hash))).toEqual({ count: 0, changes: [] });
});

it('registers, confirms an address, signs in by it, and out', async () => {
  const mail = 'ada@example.org';
  const ada = somebody();
  const { client, bears } = ada;
  bears((await good(client.register({ name: 'Ada', password, mail }))).token);
  expect(await good(client.me())).toMatchObject({ mail: null, mailWanted: mail });
  await good(client.verifyMail(await linkTo(mail, client)));
  expect((await good(client.me())).mail).toBe(mail);

  await good(client.signOut());
  expect((await bad(client.me())).title).toBe('not-signed-in');
  await good(client.sendMailLink({ mail, purpose: 'sign-in' }));
  bears((await good(client.signIn({ link: await linkTo(mail, client) }))).token);
  expect(await good(client.sessions())).toHaveLength(1);
  bears((await good(client.renew())).token);

  const telling = { turns: 'digest', digestHour: 19 } as const;
  const change = { language: 'it', notices: { chat: false }, telling } as const;
  expect(await good(client.updateMe(change))).toMatchObject({ language: 'it', telling });
  const { mails } = await good(client.myMails({ limit: 2 }));
  expect(mails.map(({ kind, state }) => ({ kind, state }))).toEqual(
    [1, 2].map(() => ({ kind: 'account', state: 'written' })),
  );
  const [today = ''] = new Date().toISOString().split('T');
  const { vacations } = await good(client.announceVacation({ from: today, to: today }));
  expect(await good(client.vacations())).toMatchObject({ vacations });
  await good(client.endVacation(vacations[0]?.id ?? ''));
  await good(client.setPassword({ old: password, new: 'another horse' }));
  await good(client.setMail({ mail: 'ada@example.com', password: 'another horse' }));
  expect((await good(client.me())).mailWanted).toBe('ada@example.com');

  await good(client.sendMailLink({ mail, purpose: 'reset' }));
  await good(client.resetPassword(await linkTo(mail, client), password));
  bears((await good(client.signIn({ name: mail, password }))).token);
  await good(client.signOutEverywhere());
  expect((await bad(client.me())).title).toBe('not-signed-in');
});

it('plays as a guest in any of his seats, and keeps the game', async () => {
  const guest = somebody('es');
  const { client } = guest;
  guest.bears((await good(client.createGuest())).token);
  const wish = { title, seats: 2, hotSeat: true };
  const { id: game, mySeats } = await good(client.createGame(wish));
  expect(mySeats).toEqual([0, 1]);
  for (const seat of [0, 1]) {
    expect((await good(client.position(game, { seat }))).seat).toBe(seat);
    const stop = new AbortController();
    await followGame(client, game, {
      ...{ since: 0, seat, signal: stop.signal },
      onMoved: () => stop.abort(),
      onState: notRefused,
    });
  }
  await playOne(guest, game, 1, 0);
  const [last] = (await good(client.log(game, 0, { seat: 1 }))).events.slice(-1);
  expect(last?.seat).toBe(1);

  await good(client.registerGuest({ name: 'Gerda', password }));
  expect((await good(client.me())).kind).toBe('person');
  const mine = await good(client.listGames({ mine: true }));
  expect(mine.games.map(({ id }) => id)).toEqual([game]);
});

it('lets programs in, by a personal token or as a bot', async () => {
  const { client: owner } = await registered('Otto');
  const scopes = ['games:read', 'games:play'] as const;
  const wish = { name: 'A script', scopes: [...scopes] };
  const program = somebody();
  const { token, id } = await good(owner.createToken(wish));
  program.bears(token);
  expect((await good(program.client.createGame({ title, seats: 2 }))).mySeat).toBe(0);
  expect((await good(owner.tokens())).map((known) => known.id)).toEqual([id]);
  await good(owner.revokeToken(id));
  expect((await bad(program.client.listGames())).title).toBe('not-signed-in');

  const { id: bot } = await good(owner.createBot('Otto’s bot'));
  const { token: itsToken } = await good(owner.createBotToken(bot, wish));
  program.bears(itsToken);
  const { host } = await good(program.client.createGame({ title, seats: 2 }));
  expect(host).toMatchObject({ id: bot, kind: 'bot' });
  expect((await good(owner.bots())).map((known) => known.id)).toEqual([bot]);
  await good(owner.deleteBot(bot));
  expect((await bad(program.client.listGames())).title).toBe('not-signed-in');
});

it('finds others, and will have nothing to do with some', async () => {
  const { client } = await registered('Bianca');
  const { id } = await registered('Boris');
  expect((await good(client.findUsers('boris'))).map((found) => found.id)).toEqual([id]);
  expect((await good(client.user(id))).name).toBe('Boris');
  await good(client.blockUser(id));
  expect((await good(client.blocks())).map((blocked) => blocked.id)).toEqual([id]);
  await good(client.unblockUser(id));
  expect(await good(client.blocks())).toEqual([]);
});

it('opens tables, and seats whom it invites or gives a link', async () => {
  const { client: host } = await registered('Host');
  const guest = await registered('Guest');
  const wish = { title, seats: 2, seating: 'chosen', visibility: 'link', start: 'host' } as const;
  const { id: game } = await good(host.createGame(wish, 'a key of mine'));
  expect((await good(host.createGame(wish, 'a key of mine'))).id).toBe(game);
  expect((await bad(guest.client.game(game))).status).toBe(404);

  expect(await good(host.inviteToGame(game, guest.id))).toMatchObject([{ id: guest.id }]);
  expect(await good(host.withdrawInvitation(game, guest.id))).toEqual([]);
  await good(host.inviteToGame(game, guest.id));
  await good(guest.client.declineInvitation(game));
  expect(await good(host.invitations(game))).toEqual([]);

  const code = await good(host.makeLink(game));
  expect((await good(guest.client.followLink(code))).mySeat).toBeNull();
  const joined = await good(guest.client.joinGame(game, newContribution(), { seat: 1, code }));
  expect(joined.mySeat).toBe(1);
  await good(guest.client.leaveGame(game));
  await good(guest.client.joinGame(game, newContribution(), { code }));
  expect((await good(host.startGame(game))).status).toBe('running');

  const { id: other } = await good(host.createGame({ title, seats: 2 }));
  expect((await good(host.cancelGame(other))).ending).toBe('cancelled');
});

describe('a game of three', () => {
  let ugo: Person;
  let vera: Person;
  let olga: Person; // who plays nowhere, and so may administer
  let wim: Person;
  let game: string;
  let commitment: string;
  const contribution = newContribution();

  const inSeat = (seat: number): Person => [ugo, vera, wim][seat] ?? ugo;

  it('is opened, and filled', async () => {
    ugo = await registered('Ugo');
    vera = await registered('Vera', 'fr');
    wim = await registered('Wim');
    olga = await registered('Olga');
    const wish = { title, seats: 3, seating: 'chosen', contribution } as const;
    ({ id: game, commitment } = await good(ugo.client.createGame(wish)));
    for (const { client } of [vera, wim]) await good(client.joinGame(game, newContribution()));
    for (const seat of [0, 1, 2]) await fillInForms(inSeat(seat), game, seat);
    expect((await good(ugo.client.game(game))).status).toBe('running');
  });

  it('is played by the link of a mail, by whoever has it', async () => {
    const link = await newMoveLink(api.service, game, 1);
    const { client } = somebody('it');
    const { sentence, players } = await good(client.lookAtMoveLink(link));
    expect(sentence).toMatch(/\S/);
    expect(players).toHaveLength(3);
    expect((await good(client.useMoveLink(link))).sentences).not.toEqual([]);
    expect((await bad(client.useMoveLink(link))).title).toBe('move-link-used');
  });

  it('is played by answering a mail that nobody sends, at the service’s own machine', async () => {
    const { id, to } = await answerableMail(api.service, game, 2);
    const { client } = somebody('it');
    await good(client.answerMail(id, 'help'));
    const [newest] = (await good(client.mailbox())).filter((mail) => mail.to === to);
    expect(newest).toMatchObject({ mayAnswer: true });
    expect(newest?.id).not.toBe(id);
  });

  it('lets one try out what one thinks of, ask why not, and play it by notation', async () => {
    const open = await good(ugo.client.offers(game));
    const [offer] = open.offers;
    if (offer?.kind !== 'action') throw new Error('There is nothing to do');
    const { steps } = await good(ugo.client.foresee(game, { action: offer.action }));
    const notation = steps[0]?.notation ?? '';
    expect((await good(ugo.client.explain(game, { notation }))).result).toBe('allowed');
    expect((await good(ugo.client.explain(game, { notation: 'win' }))).result).toBe('refused');
    const act = { notation, on: decidedOn(offer, open), key: 'once' };
    const acted = await good(ugo.client.act(game, act));
    expect((await good(ugo.client.act(game, act))).version).toBe(acted.version);
  });

  it('is played by standing orders, which one may cancel', async () => {
    const { version } = await good(vera.client.position(game));
    const placed = await good(vera.client.placeOrder(game, { order: someOrder, on: { version } }));
    const { orders } = await good(vera.client.orders(game));
    expect(orders).toMatchObject([{ order: someOrder }]);
    const cancelled = { order: orders[0]?.id ?? 0, on: { version: placed.version } };
    await good(vera.client.cancelOrder(game, cancelled));
    expect((await good(vera.client.orders(game))).orders).toEqual([]);
  });

  it('is taken back by an act, where that may be', async () => {
    let whoever = ugo;
    await playUntil(game, inSeat, async (seat) => {
      whoever = inSeat(seat);
      return (await good(whoever.client.position(game))).mayTakeBack > 0;
    });
    const { version } = await good(whoever.client.position(game));
    const { events } = await good(whoever.client.undo(game, { on: { version } }));
    expect(events).toMatchObject([{ kind: 'undo' }]);
  });

  it('is talked about, and written about', async () => {
    expect((await good(ugo.client.keepNote(game, 'She never bids 7.'))).at).not.toBeNull();
    expect((await good(ugo.client.note(game))).text).toBe('She never bids 7.');
    const said = await good(vera.client.say(game, { text: 'Bonjour !' }, { key: 'hello' }));
    expect(await good(vera.client.say(game, { text: 'Bonjour !' }, { key: 'hello' }))).toEqual(
      said,
    );
    expect((await good(ugo.client.messages(game))).messages).toEqual([said]);
    await good(ugo.client.reportMessage(game, said.id, 'Too cheerful'));
    await good(ugo.client.mute(game, vera.id));
    await good(vera.client.say(game, { text: 'Allô ?', to: 0 }));
    await good(ugo.client.unmute(game, vera.id));
    await good(ugo.client.muteMails(game));
    expect(await good(ugo.client.mailMutes())).toEqual([game]);
    await good(ugo.client.unmuteMails(game));
    expect(await good(ugo.client.mailMutes())).toEqual([]);
    expect((await good(ugo.client.messages(game, { after: said.id }))).messages).toEqual([]);
  });

  it('is read in three forms, as changes and as a score', async () => {
    const { version, events } = await good(vera.client.log(game));
    expect(events.map((event) => event.version)).toEqual(upTo(version));
    const lines = linesOf(await good(vera.client.logText(game, 'ndjson')));
    expect(lines.map((line) => JSON.parse(line))).toEqual(events);
    expect(linesOf(await good(vera.client.logText(game, 'notation')))).toHaveLength(version);
    const changes = await good(vera.client.changes(game, version - 3));
    expect(changes.map((change) => change.sentence)).toEqual(
      events.slice(version - 3).flatMap(({ sentences }) => sentences),
    );
    expect((await good(vera.client.score(game))).seats).toHaveLength(3);
    expect((await good(vera.client.race(game, { as: 'spectator' }))).seats).toBe(3);
  });

  it('has its time, its pauses and its orders for when it is over', async () => {
    await good(ugo.client.voteForPause(game, 3));
    const proposed = await good(vera.client.timeVotes(game));
    expect(proposed).toEqual({ removals: [], pause: { days: 3, votes: [0] } });
    await good(ugo.client.withdrawPause(game));
    expect((await bad(ugo.client.voteForRemoval(game, 1))).title).toBe('wrong-state');
    const wish = { title, seats: 3, seating: 'chosen' } as const;
    const { id: slow } = await good(ugo.client.createGame(wish));
    for (const { client } of [vera, wim]) await good(client.joinGame(slow, newContribution()));
    await beLateTwice(api.service.services.games, slow, 2);
    expect((await good(ugo.client.voteForRemoval(slow, 2))).vacant).toEqual([]); // Vera has not
    expect((await good(ugo.client.withdrawRemoval(slow, 2))).vacant).toEqual([]);
    const { toAct } = await good(ugo.client.game(game));
    const awaited = inSeat(toAct[0] ?? 0).client;
    const [offer] = (await good(awaited.offers(game))).offers;
    if (offer === undefined) throw new Error('Nothing may be done');
    const left = { action: takeUp(offer, () => 0) };
    expect((await good(awaited.placeLateOrder(game, left))).order?.actions).toHaveLength(1);
    expect((await good(awaited.lateOrder(game))).order?.notation).toHaveLength(1);
    expect(await good(awaited.cancelLateOrder(game))).toEqual({ order: null });
  });

  it('goes on when one resigns, and another comes', async () => {
    await good(wim.client.resign(game));
    await good(vera.client.voteToAbandon(game));
    expect(await good(ugo.client.votes(game))).toEqual([1]);
    await good(vera.client.withdrawVote(game));
    wim = await registered('Xenia');
    expect((await good(wim.client.replacePlayer(game, 2))).mySeat).toBe(2);
  });

  it('is followed to its end, and proves itself', async () => {
    const stop = new AbortController();
    const followed = followAll(wim.client, {
      onMoved: ({ game: moved, status }) => {
        if (moved === game && status === 'ended') stop.abort();
      },
      onState: notRefused,
      signal: stop.signal,
    });
    await playUntil(game, inSeat, () => false);
    await followed;
    const file = await good(ugo.client.exportGame(game));
    expect(await checkFairness(file, { commitment, contribution })).toMatchObject({ fair: true });
  });

  /** Everything an admin can do for a game that goes on. */
  async function helped(): Promise<void> {
    const pace = { kind: 'perTurn', hours: 24 } as const;
    const { id } = await good(ugo.client.createGame({ title, seats: 3, seating: 'chosen', pace }));
    for (const { client } of [await registered('Yves'), await registered('Zita')]) {
      await good(client.joinGame(id, newContribution()));
    }
    const zoe = await registered('Zoe');
    const reason = 'to see how it helps';
    const upon = async () => {
      const { newest } = await good(olga.admin.inspectPosition(id));
      return { newest, reason };
    };
    await good(olga.admin.giveTime(id, { ...(await upon()), hours: 12 }));
    await good(olga.admin.pauseGame(id, { days: 2, reason }));
    await good(olga.admin.endPause(id, reason));
    const begun = await upon();
    await good(olga.admin.freeSeat(id, 1, begun));
    expect((await bad(olga.admin.endGame(id, begun))).title).toBe('game-went-on');
    await good(olga.admin.inviteReplacement(id, 1, { ...(await upon()), user: zoe.id }));
    expect((await good(zoe.client.replacePlayer(id, 1))).mySeat).toBe(1);
    const { newest } = await upon();
    await good(olga.admin.takeGameBack(id, { ...(await upon()), event: newest - 1 }));
    await good(olga.admin.endGame(id, await upon()));
    expect((await good(ugo.client.game(id))).ending).toBe('stopped');
  }

  it('is administered', async () => {
    const { desk } = api.service.services;
    await desk.admins.grant(olga.id);
    expect((await bad(olga.admin.admins())).title).toBe('entry-needed');
    expect((await good(olga.admin.entry())).until).toBeNull();
    await good(olga.admin.enter({ password }));
    const { secret } = await good(olga.admin.beginCodes());
    await good(olga.admin.confirmCodes(codeOf(secret)));
    await good(olga.admin.endCodes(codeOf(secret, Date.now() + 30_000)));
    await good(olga.admin.grantAdmin(ugo.id, 'two are better than one'));
    expect(await good(olga.admin.admins())).toHaveLength(2);
    await good(olga.admin.revokeAdmin(ugo.id, 'it was only a test'));
    const { entries } = await good(olga.admin.audit({ user: ugo.id }));
    expect(entries.map(({ operation, reason }) => [operation, reason])).toEqual([
      ['listAudit', null],
      ['revokeAdmin', 'it was only a test'],
      ['grantAdmin', 'two are better than one'],
    ]);
    const { people } = await good(olga.admin.findPeople({ named: 'Xen' }));
    expect(people.map(({ name }) => name)).toEqual(['Xenia']);
    expect((await good(olga.admin.person(wim.id))).ended).toBe(1);
    await good(olga.admin.suspendUser(wim.id, 'to see what it does'));
    expect((await bad(wim.client.me())).title).toBe('not-signed-in');
    await good(olga.admin.restoreUser(wim.id, 'we have seen it'));
    const wanda = await registered('Wanda');
    await good(olga.admin.signOutUser(wanda.id, 'and somebody else'));
    expect((await bad(wanda.client.me())).title).toBe('not-signed-in');
    expect((await good(olga.admin.findGames({ player: ugo.id }))).games).not.toEqual([]);
    const { events } = await good(olga.admin.inspectLog(game, { limit: 2 }));
    expect(events.map(({ number }) => number)).toEqual([1, 2]);
    expect(await good(olga.admin.inspectLogText(game))).toMatch(/^1 \d{4}-\d\d-\d\dT.*\n2 /);
    expect((await good(olga.admin.inspectPosition(game))).status).toBe('ended');
    const { isCut } = await good(olga.admin.inspectDifference(game, { from: 1, to: 2 }));
    expect(isCut).toBe(false);
    const { entries: line } = await good(olga.admin.timeline(game, { kind: ['event'], limit: 2 }));
    expect(line.map(({ kind }) => kind)).toEqual(['event', 'event']);
    expect(await good(olga.admin.inspectGame(game))).toMatchObject({ id: game, plays: false });
    const table = await good(ugo.client.createGame({ title, seats: 2 }));
    await good(olga.admin.lookAsReferee(table.id, 'to see how it is opened'));
    const sat = await bad(olga.client.joinGame(table.id, newContribution()));
    expect(sat.title).toBe('has-looked');
    const whole = await good(olga.admin.exportAnyGame(table.id, { referee: true }));
    const again = await bad(olga.admin.importGame(whole, 'it is here already'));
    expect(again.title).toBe('game-there');
    await good(olga.admin.archiveGame(game, 'it is long over'));
    expect((await good(olga.admin.findGames({ archived: true }))).games[0]?.id).toBe(game);
    await good(olga.admin.unarchiveGame(game, 'not that long'));
    await good(olga.admin.closeChat(table.id, 'they shout'));
    const heard = await good(ugo.client.messages(table.id));
    expect(heard.closed?.reason).toBe('they shout');
    await good(olga.admin.openChat(table.id, 'they promise to whisper'));
    const kept = { game, seat: 0, user: vera.id, kind: 'ended', state: 'sent' } as const;
    const mail = await keptMail(api, kept);
    await good(olga.admin.sendMailAgain(game, mail, 'he has not got it'));
    const other = { ...whole, game: randomUUID() }; // nothing was drawn yet that depends on its id
    expect((await good(olga.admin.importGame(other, 'to see it work'))).game).toBe(other.game);
    expect(await good(olga.admin.checkLog(game))).toMatchObject({ brokenAt: null });
    const { facts, hash: usual } = await good(olga.admin.editionForm(title));
    const changed = { ...facts, coins: 13 };
    expect((await good(olga.admin.validateEdition(title, changed))).faults).toEqual([]);
    const edition = { facts: changed, label: 'Thirteen coins', origin: 'a box', reason: 'a test' };
    const hash = await good(olga.admin.addEdition(title, edition));
    await good(olga.admin.makeEditionDefault(title, hash, { reason: 'to see it taken', usual }));
    await good(olga.admin.withdrawEdition(title, usual, 'to see it gone'));
    await good(olga.admin.offerEdition(title, usual, 'to see it back'));
    const editions = await good(olga.admin.keptEditions(title));
    expect(editions.map(({ isDefault, isOffered }) => [isDefault, isOffered])).toEqual([
      [false, true],
      [true, true],
    ]);
    await good(olga.admin.makeEditionDefault(title, usual, { reason: 'as it was', usual: hash }));
    await helped();
    const { readings } = await good(olga.admin.dashboard());
    expect(readings.find(({ name }) => name === 'admins')?.value).toBe(1);
    const { reports } = await good(olga.admin.reports());
    const [report] = reports;
    await good(olga.admin.answerReport(game, report?.id ?? '', 'We have spoken.', 'He was rude'));
    await good(olga.admin.leave());
  });

  it('is played again, and forgotten', async () => {
    const { id } = await good(ugo.client.playAgain(game, newContribution()));
    expect((await good(vera.client.playAgain(game, newContribution()))).id).toBe(id);
    expect((await good(ugo.client.myData())).account.name).toBe('Ugo');
    await good(ugo.client.deleteMe({ password }));
    expect((await bad(ugo.client.me())).title).toBe('not-signed-in');
    expect((await good(vera.client.game(game))).seats[0]?.name).not.toBe('Ugo');
  });
});

it('has done everything a client can, which is everything the service can', () => {
  const { client, admin } = somebody();
  expect([...use.calls].sort()).toEqual([...Object.keys(client), ...Object.keys(admin)].sort());
  expect([...use.operations].sort()).toEqual(operations.map(({ id }) => id).sort());
});
