import { type AnyTitle, type Fact, refusal, type Viewer } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { Finding } from '../../src/admin/finding.ts';
import { findingText } from '../../src/admin/finding-text.ts';
import { sampled, shadow } from '../../src/admin/shadow.ts';
import type { DatabaseUrls } from '../../src/embedded/databases.ts';
import { unseal } from '../../src/games/chain.ts';
import { on, runCommand, runWell } from '../commands.ts';
import { freshDatabase, startService, type TestService } from '../harness.ts';
import { leaveOrder } from '../orders.ts';
import { currentGame, exampleEntry, picking, playOne, playToEnd, startedGame } from '../players.ts';
import { slipIn } from '../slip.ts';

// Games played by the rules there are, decided again by others.

let service: TestService;
let urls: DatabaseUrls;
let drop: () => Promise<void>;
let going: string; // has got to an open auction, in which somebody bid
let ordered: string; // in its first sale a seat has left an order, and still waits
let over: string;

const games = () => service.services.games;
const { title } = exampleEntry();

const logOf = async (game: string) =>
  (await games().store.events(game, 0, 10_000)).map((stored) => unseal(stored));

const hasRaised = async (game: string): Promise<boolean> =>
  (await logOf(game)).some(({ action }) => action?.asked.type === 'raise');

beforeAll(async () => {
  ({ urls, drop } = await freshDatabase(inject('databases').postgres18));
  service = await startService(urls, { logLevel: 'silent' });
  going = (await startedGame(games())).gameId;
  for (const pick = picking(4); !(await hasRaised(going)); ) await playOne(games(), going, pick);
  ordered = (await startedGame(games())).gameId;
  await leaveOrder(games(), ordered, 1);
  over = (await startedGame(games())).gameId;
  await playToEnd(games(), over);
});
afterAll(async () => {
  await service.close();
  await drop();
});

/** What rules that were changed make of a game. */
async function found(changed: AnyTitle, game: string, withSecrets = false): Promise<Finding> {
  const row = await games().store.game(game);
  if (row === null) throw new Error(`There is no game ${game}`);
  return (await shadow(games().library, changed, row, withSecrets)).finding;
}

type Rule = AnyTitle['actions'][string];

/** What of a view is changed here. */
type Seen = { readonly left: number; readonly stall: { readonly mySeal: number | null } | null };

const isStart = ({ type }: Fact): boolean => type === 'game-started';

/** The title with one of its actions decided otherwise. */
function deciding(type: string, change: (rule: Rule) => Partial<Rule>): AnyTitle {
  const rule = title.actions[type];
  if (rule === undefined) throw new Error(`${title.id} has no action ${type}`);
  return { ...title, actions: { ...title.actions, [type]: { ...rule, ...change(rule) } } };
}

/** The title with what an action leads to told otherwise. */
const leading = (type: string, change: (fact: Fact) => object): AnyTitle =>
  deciding(type, (rule) => ({
    perform: (...asked) => rule.perform(...asked).map((fact) => ({ ...fact, ...change(fact) })),
  }));

/** The title with its orders judged otherwise. */
function ordering(change: Partial<NonNullable<AnyTitle['orders']>>): AnyTitle {
  if (title.orders === undefined) throw new Error(`${title.id} takes no orders`);
  return { ...title, orders: { ...title.orders, ...change } };
}

const firstAct = async (game: string, type: string) => {
  const act = (await logOf(game)).find(({ action }) => action?.asked.type === type);
  if (act === undefined) throw new Error(`Nobody has done a ${type}`);
  return { number: act.number, kind: 'play', seat: act.seat };
};

describe('games decided again by present rules', () => {
  it('are identical where these are their own, going on or over, orders and all', async () => {
    const seen: string[] = [];
    for await (const row of sampled(games().store, { title: title.id, finished: 9, seed: 1 })) {
      expect((await shadow(games().library, title, row)).finding).toEqual({ verdict: 'identical' });
      seen.push(row.gameId);
    }
    expect(seen.toSorted()).toEqual([going, ordered, over].toSorted());
    expect(seen.at(-1)).toBe(over);
  });

  it('are identical where a change concerns nothing that happened in them', async () => {
    const other = refusal('bid-above-purse', 'LF 5.2');
    const taking = deciding('take', (rule) => ({
      refuse: (...asked) => (rule.refuse(...asked) === null ? null : other),
    }));
    const next: AnyTitle = { ...taking, version: 2 };
    for (const game of [going, ordered, over]) {
      expect(await found(next, game)).toEqual({ verdict: 'identical' });
    }
  });

  it('differ first at the act that has other facts, whosever it was', async () => {
    const dearer = leading('raise', (fact) => ({
      coins: 1 + ('coins' in fact ? Number(fact.coins) : 0),
    }));
    const finding = await found(dearer, going);
    const where = await firstAct(going, 'raise');
    expect(finding).toEqual({
      verdict: 'different',
      what: 'facts',
      where,
      fact: { place: 1, logged: 'bid-raised', decided: 'bid-raised', fields: ['coins'] },
      refusal: null,
    });
    expect(findingText(finding)).toEqual([
      `different: event ${where.number}, the act of seat ${Number(where.seat) + 1}: fact 1, bid-raised, would differ in coins`,
    ]);
    expect(await found(dearer, ordered)).toEqual({ verdict: 'identical' });
  });

  it('differ where a fact would not follow, or one more would', async () => {
    const silent = deciding('raise', () => ({ perform: () => [] }));
    expect(await found(silent, going)).toMatchObject({
      what: 'facts',
      fact: { place: 1, logged: 'bid-raised', fields: [] },
    });
    const twice = deciding('raise', (rule) => ({
      perform: (...asked) => [...rule.perform(...asked), ...rule.perform(...asked)],
    }));
    expect(await found(twice, going)).toMatchObject({
      what: 'facts',
      fact: { place: 2, decided: 'bid-raised', fields: [] },
    });
  });

  it('differ where other chance would be drawn', async () => {
    const shuffled: AnyTitle = {
      ...title,
      setup: (state, chance) => {
        const facts = title.setup(state, chance);
        chance.draw('more', 2);
        return facts;
      },
    };
    expect(await found(shuffled, ordered)).toMatchObject({
      what: 'draws',
      where: { kind: 'table', seat: null },
    });
  });

  it('differ where an act would be refused, and say by which rule if all may know', async () => {
    const strict = (type: string) =>
      deciding(type, () => ({ refuse: () => refusal('bid-above-purse', 'LF 5.2', { purse: 7 }) }));
    expect(await found(strict('raise'), going)).toEqual({
      verdict: 'different',
      what: 'refused',
      where: await firstAct(going, 'raise'),
      fact: null,
      refusal: { code: 'bid-above-purse', rule: 'LF 5.2' },
    });
    expect(await found(strict('seal'), going)).toMatchObject({ what: 'refused', refusal: null });
    expect(await found(strict('seal'), going, true)).toMatchObject({
      refusal: { code: 'bid-above-purse' },
      whole: { refusal: { details: { purse: 7 } }, decided: null },
    });
  });

  it('tell what is secret of a difference to whoever asks for it, and to nobody else', async () => {
    const other = leading('keep', ({ secret }) => ({ secret: { ...secret, charms: ['charm-x'] } }));
    const kept = (await logOf(going)).find(({ action }) => action?.asked.type === 'keep');
    const [charm] = z
      .looseObject({ charms: z.array(z.string()) })
      .parse(kept?.action?.asked).charms;
    const finding = await found(other, going);
    expect(finding).toMatchObject({ fact: { logged: 'charms-kept', fields: ['secret'] } });
    const whole = await found(other, going, true);
    for (const text of [JSON.stringify(finding), findingText(finding).join()]) {
      expect(text).not.toContain('charm-x');
      expect(text).not.toContain(`"${charm}"`);
    }
    for (const text of [JSON.stringify(whole), findingText(whole).join()]) {
      expect(text).toContain('charm-x');
      expect(text).toContain(`"${charm}"`);
    }
  });

  it('never tell whose an order is', async () => {
    const deaf = ordering({ schema: z.never() });
    const left = (await logOf(ordered)).find(({ kind }) => kind === 'order');
    expect(await found(deaf, ordered)).toEqual({
      verdict: 'different',
      what: 'refused',
      where: { number: left?.number, kind: 'order', seat: null },
      fact: null,
      refusal: null,
    });
  });

  it('fail at the act at which the rules throw, without the words of what was thrown', async () => {
    const thrown = deciding('raise', () => ({
      perform: () => {
        throw new RangeError('the next is lantern-7');
      },
    }));
    const where = await firstAct(going, 'raise');
    expect(await found(thrown, going)).toEqual({ verdict: 'failed', where, reason: 'RangeError' });
    expect(await found(thrown, going, true)).toMatchObject({
      error: expect.stringContaining('lantern-7'),
    });
    expect(await found(thrown, ordered)).toEqual({ verdict: 'identical' });
  });

  it.each<[string, AnyTitle]>([
    ['by another name', { ...title, decision: (state) => `${title.decision(state)}-anew` }],
    ['of another seat', { ...title, toAct: () => [0] }],
    [
      'that an order would answer',
      ordering({ obey: () => ({ action: { type: 'seal', coins: 0 }, by: 0 }) }),
    ],
  ])('differ where they now ask a question %s', async (_how, changed) => {
    const position = await currentGame(games(), ordered);
    const finding = await found(changed, ordered);
    expect(finding).toMatchObject({
      verdict: 'different',
      what: 'question',
      pinned: { seats: title.toAct(position.game.state) },
    });
  });

  it.each<[string, AnyTitle]>([
    [
      'options',
      {
        ...title,
        schema: { ...title.schema, options: z.looseObject({ more: z.int().default(1) }) },
      },
    ],
    ['edition', { ...title, schema: { ...title.schema, edition: z.never() } }],
    ['seats', { ...title, seats: { min: 2, max: 2 } }],
  ])('differ where the present title has another %s', async (what, changed) => {
    expect(await found(changed, ordered)).toEqual({ verdict: 'different', what });
  });

  /** The title seen otherwise by one of those who look. */
  const seeing = (by: Viewer, change: (view: Seen) => Partial<Seen>): AnyTitle => ({
    ...title,
    view: (state, viewer) => {
      const view = title.view(state, viewer) as Seen;
      return viewer === by ? { ...view, ...change(view) } : view;
    },
  });

  it.each<Viewer>([0, 1, 2, 'spectator', 'referee'])(
    'differ where %s alone would see something else, going on or over, and how is secret',
    async (viewer) => {
      const changed = seeing(viewer, ({ left }) => ({ left: left + 1 }));
      for (const game of [going, ordered, over]) {
        const start = (await logOf(game)).find(({ facts }) => facts.some(isStart));
        const where = { number: start?.number, kind: 'table', seat: null };
        const told = { verdict: 'different', what: 'view', where };
        expect(await found(changed, game)).toEqual(told);
        const whole = await found(changed, game, true);
        expect(whole).toMatchObject({ ...told, whole: { viewer, pinned: { view: {} } } });
      }
    },
  );

  it('differ where somebody would have seen something else only before', async () => {
    const act = (await logOf(over)).find(({ action }) => action?.asked.type === 'seal');
    const sealed = seeing(Number(act?.seat), ({ stall }) => ({
      stall: stall === null ? null : { ...stall, mySeal: null },
    }));
    const finding = await found(sealed, over);
    expect(finding).toMatchObject({ what: 'view', where: { number: act?.number, kind: 'play' } });
    expect(findingText(finding)).toEqual([
      `different: behind event ${act?.number}, the act of seat ${Number(act?.seat) + 1}, somebody would see something else`,
    ]);
  });

  it('differ where somebody would count other points', async () => {
    const generous: AnyTitle = {
      ...title,
      score: (view, table) =>
        title
          .score(view, table)
          .map((lines) => lines.map((line) => ({ ...line, points: line.points + 1 }))),
    };
    for (const game of [going, over]) {
      expect(await found(generous, game)).toMatchObject({ verdict: 'different', what: 'score' });
    }
    expect(findingText(await found(generous, over)).join()).toContain('count other points');
  });

  it('differ where somebody would be offered something else now, and not what was offered before', async () => {
    const shy = deciding('keep', () => ({ forms: () => [] }));
    const finding = await found(shy, ordered);
    expect(finding).toEqual({ verdict: 'different', what: 'offers' });
    expect(findingText(finding).join()).toContain('offer somebody something else');
    expect(await found(shy, ordered, true)).toMatchObject({
      whole: { viewer: expect.any(Number), pinned: expect.any(Array), present: expect.any(Array) },
    });
    expect(await found(shy, going)).toEqual({ verdict: 'identical' });
    expect(await found(shy, over)).toEqual({ verdict: 'identical' });
  });

  it('differ where the present title cannot show them, and fail where it throws', async () => {
    const blind: AnyTitle = { ...title, schema: { ...title.schema, view: z.never() } };
    const finding = await found(blind, ordered);
    expect(finding).toMatchObject({ verdict: 'different', what: 'unshowable' });
    expect(findingText(finding).join()).toContain('cannot show where it stood');
    const thrown: AnyTitle = {
      ...title,
      view: () => {
        throw new RangeError('lantern-7');
      },
    };
    expect(await found(thrown, over)).toMatchObject({
      ...{ verdict: 'failed', reason: 'RangeError' },
      where: { kind: 'table', seat: null },
    });
  });

  it('that are over by rules this release does not know are identical if they are decided so', async () => {
    const row = await games().store.game(over);
    if (row === null) throw new Error('It is there');
    const { finding } = await shadow(games().library, title, { ...row, titleVersion: 99 });
    expect(finding).toEqual({ verdict: 'identical' });
  });

  it('fail where their log is broken, or nobody knows their own rules', async () => {
    const { gameId } = await startedGame(games());
    const row = await games().store.game(gameId);
    if (row === null) throw new Error('It is there');
    const { library } = games();
    const broken = await shadow(library, title, { ...row, commitment: Buffer.alloc(32) });
    expect(broken.finding).toMatchObject({ reason: 'its log is broken at event 1' });
    const cut = await shadow(library, title, { ...row, number: row.number + 1 });
    expect(cut.finding).toMatchObject({ reason: `its log is broken at event ${row.number + 1}` });
    const foreign = await shadow(library, title, { ...row, titleVersion: 99 });
    expect(foreign.finding).toMatchObject({
      verdict: 'failed',
      reason: 'this release does not know version 99 of its title',
    });
  });

  it('that were taken back differ where the title keeps its state otherwise, as their logs hold one', async () => {
    const { gameId } = await startedGame(games());
    const { number: event } = await currentGame(games(), gameId);
    for (let act = 0; act < 4; act += 1) await playOne(games(), gameId, () => act);
    const keptOtherwise: AnyTitle = {
      ...title,
      open: (table) => Object.assign({}, title.open(table), { more: 1 }),
    };
    expect(await found(keptOtherwise, gameId)).toEqual({ verdict: 'identical' });
    const { number: newest } = await currentGame(games(), gameId);
    const help = slipIn(gameId);
    await service.services.desk.helping.takeBack(help, { event, newest });
    await playOne(games(), gameId, () => 0);
    expect(await found(title, gameId)).toEqual({ verdict: 'identical' });
    expect(await found(keptOtherwise, gameId)).toMatchObject({
      verdict: 'different',
      what: 'facts',
      where: { number: newest + 1, kind: 'repair', seat: null },
    });
  });

  it('are chosen by a seed where they are over', async () => {
    for (let more = 0; more < 4; more += 1) {
      await playToEnd(games(), (await startedGame(games())).gameId);
    }
    const { store } = games();
    const some = (seed: number) => store.someFinished(title.id, 3, seed);
    expect(await some(1)).toHaveLength(3);
    expect(await some(1)).toEqual(await some(1));
    const others = await Promise.all([2, 3, 4, 5].map(some));
    expect(others).not.toEqual(others.map(() => others[0]));
  });
});

describe('the command', () => {
  const run = (...words: readonly string[]) => runCommand('shadow', words, on(urls));

  it('says how many games are identical, and ends with 0 if all are', async () => {
    const stdout = await runWell('shadow', ['--title', title.id, '--seed', '7'], on(urls));
    expect(stdout).toMatch(
      /^\S+, version \d+, seed 7: \d+ identical, 0 of them moved, 0 different, 0 failed\.\n$/,
    );
  });

  it('names each that is not, a line each for programs, and ends with 1', async () => {
    const { gameId } = await startedGame(games());
    const { pool } = service.database;
    await pool.query('update game set title_version = 999 where game_id = $1', [gameId]);
    const stopped = await run('--title', title.id, '--json', '--sample', '1');
    expect(stopped).toMatchObject({ code: 1 });
    const lines = stopped.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      {
        ...{ game: gameId, status: 'running', titleVersion: 999, verdict: 'failed', where: null },
        reason: 'this release does not know version 999 of its title',
      },
      {
        ...{ title: title.id, version: title.version, sample: 1, seed: expect.any(Number) },
        ...{ identical: expect.any(Number), moved: 0, different: 0, failed: 1 },
      },
    ]);
    await pool.query('update game set title_version = 1 where game_id = $1', [gameId]);
  });

  it('notes who reads secrets, and why', async () => {
    const secrets = ['--title', title.id, '--sample', '0', '--secrets'];
    await runWell('shadow', [...secrets, '--reason', 'a planted fault'], on(urls));
    const { audit } = service.services.desk;
    const all = { gameId: null, userId: null, admin: null, asker: null, before: null, limit: 9 };
    expect(await audit.list(all)).toEqual([
      expect.objectContaining({
        ...{ operation: 'shadow', admin: null, reason: 'a planted fault', status: 200 },
        asked: expect.objectContaining({ title: title.id, secrets: true }),
      }),
    ]);
  });

  it('asks why secrets are read, or games are moved', async () => {
    for (const deed of ['--secrets', '--move']) {
      expect(await run('--title', title.id, deed)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('Say --reason as well'),
      });
    }
  });

  it.each([
    [[], 2, 'npm run'],
    [['--title', title.id, '--sample', 'many'], 2, 'npm run'],
    [['--title', title.id, '--colour', 'red'], 2, 'npm run'],
    [['--title', 'nothing'], 1, 'There is no title "nothing". There are: '],
  ])('says what it wants, asked for %j', async (words, code, said) => {
    expect(await run(...words)).toMatchObject({
      code,
      stderr: expect.stringContaining(said),
    });
  });
});
