import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkFairness } from '@staffetta/client/fairness';
import { redecide, titles } from '@staffetta/engine';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { leafHash, unseal } from '../src/games/chain.ts';
import { checkExport, type Exported } from '../src/games/check.ts';
import { exportGame, exportWhole } from '../src/games/export.ts';
import { faultSentence } from '../src/games/faults.ts';
import { drawOf } from '../src/games/games.ts';
import { inNameOf, joinTable, openTable } from '../src/games/tables.ts';
import { runCommand } from './commands.ts';
import { rehashed } from './forging.ts';
import { freshDatabase, startService, type TestService } from './harness.ts';
import { importHere } from './importing.ts';
import { leaveOrder } from './orders.ts';
import { currentGame, exampleEntry, playOne, playToEnd, startedGame } from './players.ts';
import { slipIn } from './slip.ts';

let service: TestService;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(inject('databases').postgres15);
  drop = fresh.drop;
  service = await startService(fresh.urls, { logLevel: 'silent' });
});
afterAll(async () => {
  await service.close();
  await drop();
});

const games = () => service.services.games;

/** A finished game in which one seat had left an order that nobody else may learn of. */
async function gameWithOrder() {
  const { gameId, players } = await startedGame(games());
  await leaveOrder(games(), gameId, 1);
  return { gameId, players };
}

type File = Exported;
type Entry = File['events'][number];
// biome-ignore lint/suspicious/noExplicitAny: a forger keeps to no type
type Forged = any;

const partsOf = (event: Entry | undefined): Forged[] => [...(event?.leaves ?? [])];

const openOf = (event: Entry | undefined): Forged =>
  event?.leaves.map((leaf: Forged) => leaf).find(({ of }: Forged) => of === 'open')?.value;

/** A move to another version of its rules, put in before its end. */
function moved({ events }: File, versions: { readonly from: number; readonly to: number }): void {
  const event = plain(events[1]) as Forged;
  const facts = [{ type: 'version-moved', ...versions }];
  event.leaves[0].value = { ...event.leaves[0].value, seat: null, facts };
  events.splice(-1, 0, event);
}

const plain = <T>(file: T): T => JSON.parse(JSON.stringify(file));

/** A finished game as one of its players, or a stranger, may export it. */
const exported = async (gameId: string, userId = ''): Promise<File> =>
  JSON.parse(await exportGame(games(), gameId, inNameOf(userId)));

async function endedFile(): Promise<File> {
  const { gameId, players } = await startedGame(games());
  await playToEnd(games(), gameId);
  return exported(gameId, players[0]);
}

/** A finished game that was taken back to where it had just begun. */
async function takenBackFile(): Promise<File> {
  const { gameId, players } = await startedGame(games());
  const { number: event } = await currentGame(games(), gameId);
  for (let act = 0; act < 5; act += 1) await playOne(games(), gameId, () => act);
  const { number: newest } = await currentGame(games(), gameId);
  const help = slipIn(gameId);
  await service.services.desk.helping.takeBack(help, { event, newest });
  await playToEnd(games(), gameId);
  return exported(gameId, players[0]);
}

/** The event such a game is taken back by, and those behind it. */
type TakenBack = { readonly back: Entry; readonly after: readonly Entry[] };

const secretOf = ({ leaves }: Entry): Forged =>
  leaves.map((leaf: Forged) => leaf).find(({ of }: Forged) => of === 'secret')?.value;

/** One more draw of the first act behind a taking back. */
function drawAgain({ after }: TakenBack, epoch: number, purpose = 'deck'): void {
  const act = after.find(({ kind }) => kind === 'play');
  const value = { epoch, purpose, ordinal: 0, size: 2 ** 40, result: 0 };
  if (act === undefined) throw new Error('Nobody acts any more');
  (act.leaves as Forged[]).push({ of: 'draw', salt: '0'.repeat(32), value });
}

/** A finished game whose seats were drawn. */
async function drawnFile(): Promise<File> {
  const host = inNameOf(randomUUID());
  const wish = { title: exampleEntry().title.id, seats: 2, options: {} };
  const gameId = await openTable(games(), host, wish, { key: null, contribution: null });
  await joinTable(games(), gameId, inNameOf(randomUUID()));
  await playToEnd(games(), gameId);
  return exported(gameId, host.userId);
}

const isDrawing = ({ type }: Forged): boolean => type === 'seats-drawn';
const startOf = ({ events }: File): Forged[] =>
  events.map((event) => openOf(event)?.facts ?? []).find((facts) => facts.some(isDrawing));

/** The same file with one thing changed. */
const changed = <T>(file: T, change: (copy: T) => void): T => {
  const copy: T = JSON.parse(JSON.stringify(file));
  change(copy);
  return copy;
};

/** Why a file is no export; null: it is one. */
const reasonOf = (outcome: ReturnType<typeof checkExport>): string | null =>
  outcome.ok ? null : faultSentence(outcome.fault, 'en');

describe('an exported game', () => {
  it('proves itself, to a checker that knows no rules', async () => {
    const { gameId, players } = await startedGame(games());
    await playToEnd(games(), gameId);
    const whole = await exported(gameId, players[0]);
    const { number } = await currentGame(games(), gameId);
    const fairness = await checkFairness(whole);
    expect(fairness).toMatchObject({ fair: true, events: number, withheld: 0 });
    expect(fairness.fair && fairness.draws).toBeGreaterThan(10);
  });

  it.each<[string, (copy: File) => unknown, string]>([
    ['the secret', (copy) => Object.assign(copy, { secret: '00'.repeat(32) }), 'commitment'],
    ['the promise', (copy) => Object.assign(copy, { commitment: '00'.repeat(32) }), 'commitment'],
    ['a time', ({ events }) => Object.assign(openOf(events[3]), { at: '2020-01-01' }), 'chain'],
    ['an event left out', ({ events }) => events.splice(2, 1), 'chain'],
    ['how many parts there are', ({ events }) => events[4]?.leaves.pop(), 'chain'],
    ['the title', (copy) => Object.assign(copy, { title: 'another' }), 'header'],
    ['the version', (copy) => Object.assign(copy, { titleVersion: 9 }), 'header'],
    ['the seats', (copy) => Object.assign(copy, { seats: 4 }), 'header'],
    ['the options', (copy) => Object.assign(copy.options as object, { more: 1 }), 'header'],
    ['the edition', (copy) => Object.assign(copy.edition as object, { name: 'x' }), 'header'],
    ['the end', (copy) => copy.events.splice(6), 'end'],
    ['everything', (copy) => copy.events.splice(0), 'not-an-export'],
  ])('shows that somebody changed %s', async (_what, change, wrong) => {
    const file = changed(await endedFile(), change);
    expect(await checkFairness(file)).toMatchObject({ fair: false, wrong });
  });

  it.each<[string, (copy: File) => unknown, string]>([
    [
      'without its draws',
      ({ events }) => {
        for (const event of events as Forged[]) {
          event.leaves = event.leaves.map((leaf: Forged) =>
            leaf.of === 'draw' ? { of: 'draw', hash: leafHash(leaf).toString('hex') } : leaf,
          );
        }
      },
      'not-an-export',
    ],
    [
      'with an act said to be an order',
      ({ events }) =>
        Object.assign(events[5] ?? {}, {
          kind: 'order',
          leaves: partsOf(events[5]).map((leaf) => ({
            of: 'fact',
            hash: leafHash(leaf).toString('hex'),
          })),
        }),
      'parts',
    ],
    ['cut before its end', ({ events }) => events.splice(6), 'end'],
    [
      'with a move from another version of its rules',
      (copy) => moved(copy, { from: 2, to: 3 }),
      'version',
    ],
    ['with a move to its own version', (copy) => moved(copy, { from: 1, to: 1 }), 'version'],
    [
      'with a number drawn twice',
      ({ events }) => {
        const isDraw = ({ of }: { of: string }) => of === 'draw';
        const start = events.find((event) => event.leaves.some(isDraw));
        const leaves = start?.leaves as Forged[];
        leaves.push(plain(leaves.find(isDraw)));
      },
      'ordinal',
    ],
    [
      'with a draw of another epoch',
      ({ events }) => {
        const leaves = events.flatMap((event) => event.leaves as Forged[]);
        leaves.find(({ of }) => of === 'draw').value.epoch = 1;
      },
      'ordinal',
    ],
    [
      'with a contribution changed afterwards',
      ({ events }) => Object.assign(openOf(events[1]).facts[0], { contribution: '00'.repeat(16) }),
      'draw',
    ],
  ])('is found out when it was written anew %s', async (_how, forge, wrong) => {
    const file = rehashed(changed(await endedFile(), forge));
    expect(await checkFairness(plain(file))).toMatchObject({ fair: false, wrong });
  });

  it('may take an act back behind a move to another version, but not behind what another did', async () => {
    const file = await endedFile();
    const at = file.events.findIndex(
      ({ kind, leaves }) => kind === 'play' && leaves.every(({ of }) => of !== 'draw'),
    );
    const { seat } = openOf(file.events[at]);
    const between = (fact: object) =>
      changed(file, ({ events }) => {
        const [aside, undo] = [plain(events[1]), plain(events[1])] as [Forged, Forged];
        const { value } = aside.leaves[0];
        aside.leaves[0].value = { ...value, seat: null, facts: [fact] };
        undo.kind = 'undo';
        undo.leaves[0].value = { ...value, seat, facts: [{ type: 'taken-back', seat, acts: 1 }] };
        const secret = { seenBy: [], to: at + 1 };
        undo.leaves.push({ of: 'secret', index: 0, salt: '0'.repeat(32), value: secret });
        events.splice(at + 1, 0, aside, undo);
      });
    const behindMove = rehashed(between({ type: 'version-moved', from: 1, to: 2 }));
    expect(await checkFairness(plain(behindMove))).toMatchObject({ fair: true });
    const behindVote = rehashed(
      between({ type: 'abandonment-voted', seat: 1 - Math.min(seat, 1) }),
    );
    expect(await checkFairness(plain(behindVote))).toMatchObject({ fair: false, wrong: 'undo' });
  });

  it.each<[string, (copy: TakenBack) => unknown, string, string]>([
    [
      'to before its beginning',
      ({ back }) => Object.assign(secretOf(back), { to: 2 }),
      'repair',
      'is against the rules',
    ],
    [
      'to what comes later',
      ({ back }) => Object.assign(secretOf(back), { to: 999 }),
      'repair',
      'is against the rules',
    ],
    [
      'at another time',
      ({ back }) => Object.assign(openOf(back).facts[0], { at: '2020-01-01T00:00:00.000Z' }),
      'repair',
      'states other facts',
    ],
    [
      'by a seat that plays',
      ({ back }) => Object.assign(back, { kind: 'table' }),
      'repair',
      'is against the rules',
    ],
    [
      'with a draw in the stretch before',
      (copy) => drawAgain(copy, 0),
      'ordinal',
      'holds other draws',
    ],
    [
      'with a draw that is none of its stretch',
      (copy) => drawAgain(copy, 1, 'another'),
      'draw',
      'holds other draws',
    ],
  ])(
    'that was taken back is found out when it was written anew %s',
    async (_how, forge, wrong, reason) => {
      const file = await takenBackFile();
      expect(await checkFairness(file)).toMatchObject({ fair: true });
      expect(checkExport(file)).toMatchObject({ ok: true });
      const forged = plain(
        rehashed(
          changed(file, (copy) => {
            const back = copy.events.findIndex(({ kind }) => kind === 'repair');
            forge({ back: copy.events[back] as Entry, after: copy.events.slice(back + 1) });
          }),
        ),
      );
      expect(await checkFairness(forged)).toMatchObject({ fair: false, wrong });
      expect(reasonOf(checkExport(forged))).toContain(reason);
    },
  );

  it.each<[string, (secret: Forged) => unknown]>([
    ['goes on from another position', ({ state }) => Object.assign(state, { added: 1 })],
    ['names another moment', (secret) => Object.assign(secret, { to: secret.to + 1 })],
  ])('that was taken back and %s is found out by the rules', async (_how, forge) => {
    const forged = changed(await takenBackFile(), ({ events }) => {
      forge(secretOf(events.find(({ kind }) => kind === 'repair') as Entry));
    });
    expect(reasonOf(checkExport(plain(rehashed(forged))))).toContain('states other facts');
  });

  it.each<[string, (copy: File) => unknown, string, string]>([
    [
      'in other seats than were drawn',
      (copy) => startOf(copy).find(isDrawing)?.places.reverse(),
      'seating',
      'states other facts',
    ],
    [
      'without drawing the seats',
      (copy) => {
        const facts = startOf(copy);
        const start = copy.events.find((event) => openOf(event)?.facts === facts);
        facts.shift(); // and so the others stand one place before
        for (const leaf of partsOf(start)) if (leaf.index !== undefined) leaf.index -= 1;
      },
      'seating',
      'states other facts',
    ],
    [
      'as if nobody had promised to draw them',
      ({ events }) => Reflect.deleteProperty(openOf(events[0]).facts[0], 'seating'),
      'seating',
      'states other facts',
    ],
    [
      'with somebody getting up who did not sit',
      ({ events }) => {
        const event = plain(events[1]) as Forged;
        const facts = [{ type: 'seat-left', seat: 1 }];
        event.leaves[0].value = { ...event.leaves[0].value, seat: 1, facts };
        events.splice(2, 0, event);
      },
      'start',
      'is against the rules',
    ],
  ])(
    'of drawn seats is found out when it was written anew %s',
    async (_how, forge, wrong, reason) => {
      const file = await drawnFile();
      expect(await checkFairness(file)).toMatchObject({ fair: true });
      expect(checkExport(file)).toMatchObject({ ok: true });
      const forged = plain(rehashed(changed(file, forge)));
      expect(await checkFairness(forged)).toMatchObject({ fair: false, wrong });
      expect(reasonOf(checkExport(forged))).toContain(reason);
    },
  );

  it('says what is wrong with a file of another form', async () => {
    const file = await endedFile();
    const strange = changed(file, (copy) => Object.assign(copy, { events: [null] }));
    expect(await checkFairness(strange)).toMatchObject({
      wrong: 'not-an-export',
      where: expect.stringContaining('events.0'),
    });
    const { secret: _secret, ...secretless } = file;
    expect(await checkFairness(secretless)).toMatchObject({
      where: expect.stringMatching(/^secret/),
    });
  });

  it('is compared with what a player noted', async () => {
    const file = await endedFile();
    const { commitment } = file;
    const { contribution } = openOf(file.events[1]).facts[0];
    const another = '00'.repeat(32);
    expect(await checkFairness(file, { commitment, contribution })).toMatchObject({ fair: true });
    expect(await checkFairness(file, { commitment: another })).toMatchObject({
      wrong: 'noted-commitment',
    });
    expect(await checkFairness(file, { contribution: another })).toMatchObject({
      wrong: 'noted-contribution',
    });
  });

  it('is decided the same way again by the rules', async () => {
    const { gameId } = await startedGame(games());
    await playToEnd(games(), gameId);
    const loaded = await currentGame(games(), gameId);
    const events = (await games().store.events(gameId, 0, loaded.number)).map(unseal);
    expect(redecide(loaded.setting, events, drawOf(loaded))).toBeNull();
    expect(titles).toContain(loaded.setting.title);
    const otherDraw = redecide(loaded.setting, events, () => 0);
    expect(otherDraw).toMatchObject({ what: 'facts' });
  });

  it('does not leave before the end', async () => {
    const { gameId, players } = await startedGame(games());
    const early = exported(gameId, players[0]);
    await expect(early).rejects.toThrow('not-ended');
  });

  it('holds the shares of chance that its players sent', async () => {
    const [host, guest] = ['11', '22'].map((pair) => pair.repeat(16)) as [string, string];
    const [first] = titles;
    const wish = {
      ...{ title: first?.id ?? '', seats: 2, options: {} },
      settings: { seating: 'chosen' } as const,
    };
    const opening = { key: randomUUID(), contribution: host };
    const caller = inNameOf(randomUUID());
    const gameId = await openTable(games(), caller, wish, opening);
    const again = { ...opening, contribution: guest };
    expect(await openTable(games(), caller, wish, again)).toBe(gameId);
    await joinTable(games(), gameId, inNameOf(randomUUID()), { contribution: guest });
    expect((await currentGame(games(), gameId)).contributions).toEqual([host, guest]);
  });

  it('keeps others’ standing orders sealed for ever, and still verifies', async () => {
    const { gameId, players } = await gameWithOrder();
    await playToEnd(games(), gameId);
    for (const [seat, player] of [...players, 'a stranger'].entries()) {
      const file = await exported(gameId, player);
      const text = JSON.stringify(file);
      expect(text.includes('"upTo":7')).toBe(seat === 1);
      expect(text.includes('order-placed')).toBe(seat === 1);
      const hidden = file.events.filter(({ kind }) => kind === 'order').flatMap(partsOf);
      expect(hidden.every((leaf) => Object.keys(leaf).join() === 'of,hash')).toBe(seat !== 1);
      const withheld = seat === 1 ? 0 : 1;
      expect(await checkFairness(file)).toMatchObject({ fair: true, withheld });
      expect(checkExport(file)).toMatchObject({ ok: true });
    }
  });

  it('cannot have a withheld order guessed from its hash', async () => {
    const { gameId, players } = await gameWithOrder();
    await playToEnd(games(), gameId);
    const own = await exported(gameId, players[1]);
    const [open] = own.events.find(({ kind }) => kind === 'order')?.leaves ?? [];
    expect(open).toMatchObject({ of: 'open', salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('tells no time finer than a minute, which would prove that an order answered', async () => {
    const { gameId } = await gameWithOrder();
    await playToEnd(games(), gameId);
    const { events } = plain(await exportWhole(games(), gameId));
    for (const event of events) expect(openOf(event).at).toMatch(/:00\.000Z$/);
  });

  it('can be carried whole into another database, where it is the same game', async () => {
    const { gameId } = await gameWithOrder();
    await playToEnd(games(), gameId);
    const file = JSON.parse(JSON.stringify(await exportWhole(games(), gameId)));
    const elsewhere = await freshDatabase(inject('databases').postgres18);
    const other = await startService(elsewhere.urls, { logLevel: 'silent' });
    const there = other.services.games;
    expect(await importHere(there, file)).toBe('imported');
    expect(await importHere(there, file)).toBe('known');
    const [here, imported] = [await currentGame(games(), gameId), await currentGame(there, gameId)];
    expect(imported.hash).toEqual(here.hash);
    expect(imported.game).toEqual(here.game);
    expect(imported.orders).toEqual(here.orders);
    expect(JSON.parse(JSON.stringify(await exportWhole(there, gameId)))).toEqual(file);
    await other.close();
    await elsewhere.drop();
  });

  it('is not imported when anything in it is wrong', async () => {
    const { gameId, players } = await gameWithOrder();
    await playToEnd(games(), gameId);
    const file = JSON.parse(JSON.stringify(await exportWhole(games(), gameId)));
    const attempt = (change: (copy: typeof file) => unknown) =>
      importHere(
        games(),
        changed(file, (copy) => void change(copy)),
      );
    await expect(attempt((copy) => Object.assign(copy, { format: 'x' }))).rejects.toThrow('not an');
    await expect(attempt((copy) => copy.events.splice(3, 1))).rejects.toThrow('broken at event 4');
    await expect(attempt((copy) => Object.assign(copy, { titleVersion: 99 }))).rejects.toThrow(
      'does not know version 99',
    );
    await expect(
      attempt((copy) => Object.assign(copy, { secret: '00'.repeat(32) })),
    ).rejects.toThrow('promised');
    const cut = attempt((copy) => copy.events.pop());
    await expect(cut).rejects.toThrow('is here already, and went on otherwise');
    await expect(importHere(games(), await exported(gameId, players[0]))).rejects.toThrow(
      'something is left out',
    );
  });

  it('is decided again by an operator’s command, which needs no database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'staffetta-test-verify-'));
    const path = join(folder, 'game.json');
    const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const verify = () => runCommand('verify', [path], nowhere);
    const file = await endedFile();
    await writeFile(path, JSON.stringify(file));
    expect(await verify()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('each as the rules decide it again'),
    });
    openOf(file.events.at(-1)).facts.at(-1).winners = [0, 1, 2];
    await writeFile(path, JSON.stringify(rehashed(file)));
    expect(await verify()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('states other facts'),
    });
    await rm(folder, { recursive: true });
  });

  it.each<[string, (copy: File) => unknown, string]>([
    [
      'another winner in an event of the table',
      ({ events }) => {
        const event = plain(events[1]) as Forged;
        event.leaves[0].value = {
          ...event.leaves[0].value,
          seat: null,
          facts: [{ type: 'game-ended', winners: [1] }],
        };
        events.push(event);
      },
      'is against the rules',
    ],
    [
      'an early end',
      ({ events }) => {
        events.splice(8);
        openOf(events[7]).facts.push({ type: 'game-ended', winners: [1] });
      },
      'event 8 states other facts',
    ],
    [
      'a repair',
      ({ events }) => {
        const event = plain(events[1]) as Forged;
        Object.assign(event, { kind: 'repair' });
        event.leaves[0].value.facts = [{ type: 'anything', key: 1 }];
        events.push(event);
      },
      'is against the rules',
    ],
    [
      'a move from another version',
      (copy) => moved(copy, { from: 2, to: 3 }),
      'moves it from another version than its own',
    ],
    [
      'a move to a version that nobody knows',
      (copy) => moved(copy, { from: 1, to: 99 }),
      'does not know version 99',
    ],
    [
      'another edition',
      (copy) => Object.assign(copy.edition as object, { name: 'x' }),
      'first lines',
    ],
    [
      'other seats told',
      ({ events }) => Object.assign(openOf(events[4]), { told: [0] }),
      'event 5 is not in',
    ],
    [
      'a seat taken twice',
      ({ events }) => events.splice(2, 0, plain(events[1]) as Entry),
      'event 3 is against',
    ],
    [
      'another’s act',
      ({ events }) => {
        const act = events.find(({ kind }) => kind === 'play');
        Object.assign(openOf(act), { seat: (openOf(act).seat + 1) % 3 });
      },
      '(is against the rules|states other facts)',
    ],
    [
      'an undeclared key',
      ({ events }) => Object.assign(openOf(events[1]).facts[0], { more: 1 }),
      'event 2 is against',
    ],
    [
      'an act by an order that does not stand',
      ({ events }) => {
        const act = events.find(({ kind }) => kind === 'play');
        Object.assign(
          partsOf(act).find(({ of }) => of === 'order'),
          { value: 9 },
        );
      },
      'is against the rules',
    ],
  ])('is not imported when it was forged and hashed anew: %s', async (_what, forge, reason) => {
    const { gameId } = await gameWithOrder();
    await playToEnd(games(), gameId);
    const file = plain(await exportWhole(games(), gameId));
    const forged = plain(rehashed(changed(file, forge)));
    await expect(importHere(games(), forged)).rejects.toThrow(new RegExp(reason));
  });

  it('is checked offline by one command', async () => {
    const { gameId, players } = await startedGame(games());
    await playToEnd(games(), gameId);
    const file = await exported(gameId, players[0]);
    const folder = await mkdtemp(join(tmpdir(), 'staffetta-test-fairness-'));
    const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
    const run = (program: string, args: readonly string[]) =>
      promisify(execFile)(process.execPath, [inRoot(program), ...args]);
    const verify = (...args: string[]) => run('packages/client/dist/verify.js', args);
    const good = join(folder, 'good.json');
    await writeFile(good, JSON.stringify(file));
    const asked = [good, '--commitment', file.commitment];
    const { stdout } = await run('node_modules/.bin/staffetta-verify', asked);
    expect(stdout).toMatch(/^Fair: \d+ events/);
    expect(stdout).toContain(`The promise: ${file.commitment}.`);
    await expect(verify(good, '--contribution', '00'.repeat(16))).rejects.toMatchObject({
      stderr: expect.stringContaining('Nobody gave the share'),
    });
    const bad = join(folder, 'bad.json');
    await writeFile(bad, JSON.stringify(changed(file, ({ events }) => events.splice(2, 1))));
    await expect(verify(bad)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Not fair, at event 3'),
    });
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    await writeFile(bad, JSON.stringify({ ...file, edition: 'deep' }).replace('"deep"', deep));
    await expect(verify(bad)).rejects.toMatchObject({
      code: 1,
      stderr: 'Not fair: This file holds more than any game does.\n',
    });
    await writeFile(bad, JSON.stringify(file).slice(0, -5));
    await expect(verify(bad)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^\S+bad\.json cannot be read: .+JSON/),
    });
    await expect(verify('/dev/zero')).rejects.toMatchObject({
      code: 2,
      stderr: '/dev/zero cannot be read: it is longer than any game.\n',
    });
    await rm(folder, { recursive: true });
  });
});
