import { availableParallelism, cpus, totalmem } from 'node:os';
import { type AdminFigures, requests } from './admin.ts';
import type { BackupFigures } from './backups.ts';
import type { ReducerFigures, ServerFigures } from './boardgame.ts';
import type { EngineFigures } from './engine.ts';
import type { HttpFigures, WaitFigures } from './http.ts';
import type { LoadingFigures } from './loading.ts';
import type { PagesFigures } from './pages.ts';
import { pgbenchVersion } from './rivals.ts';
import { type Figures, repeats, seconds } from './sample.ts';
import type { StoreFigures } from './store.ts';

/** All that was measured in one run. */
export type Measured = {
  readonly load: number; // over the minute before
  readonly postgres: string;
  readonly actsPerGame: number;
  readonly store: ReadonlyMap<number, StoreFigures>;
  readonly http: ReadonlyMap<number, HttpFigures>;
  readonly waits: readonly WaitFigures[];
  readonly engine: readonly EngineFigures[];
  readonly reducer: ReducerFigures;
  readonly server: ReadonlyMap<number, ServerFigures>;
  readonly loading: readonly LoadingFigures[];
  readonly pages: readonly PagesFigures[];
  readonly backups: readonly BackupFigures[];
  readonly admin: AdminFigures;
};

const whole = (number: number): string => Math.round(number).toLocaleString('en');
const short = (number: number): string =>
  number < 10 ? number.toFixed(number < 1 ? 2 : 1) : whole(number);

const ratio = (one: Figures, other: Figures): string =>
  one.all.length === 0 || other.all.length === 0 ? '–' : (one.median / other.median).toFixed(2);
const rate = ({ all, median }: Figures): string => (all.length === 0 ? '–' : whole(median));

/** Every value that the median was taken of: how much the machine was disturbed. */
const spread = ({ all }: Figures): string => {
  const sorted = all.toSorted((one, other) => one - other);
  return `${whole(sorted[0] ?? 0)}–${whole(sorted.at(-1) ?? 0)}`;
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model ?? 'unknown processor';
  return `${availableParallelism()} cores (${model}), ${memory} GiB, Node ${process.versions.node}`;
}

const rival = pgbenchVersion === null ? 'bare `pg` (no pgbench here)' : 'pgbench';

const storeTable = ({ store }: Measured): string =>
  table(
    [
      'clients',
      'store / same call',
      'store / transaction by pgbench',
      'store / transaction by `pg`',
      'store',
      'spread',
      `same call, ${rival}`,
      'transaction, pgbench',
      'transaction, `pg`',
    ],
    [...store].map(([clients, { store: ours, sameCall, ...of }]) => [
      String(clients),
      `**${ratio(ours, sameCall)}**`,
      ratio(ours, of.pgbenchTransaction),
      ratio(ours, of.driverTransaction),
      rate(ours),
      spread(ours),
      rate(sameCall),
      rate(of.pgbenchTransaction),
      rate(of.driverTransaction),
    ]),
  );

const httpTable = ({ http }: Measured): string =>
  table(
    [
      'connections',
      'acts / transaction by pgbench',
      'acts / transaction by `pg`',
      'acts',
      'spread',
      'half within',
      '99 % within',
      'transaction, pgbench',
      'transaction, `pg`',
    ],
    [...http].map(([connections, { rates, half, slowest }]) => [
      String(connections),
      `**${ratio(rates.acts, rates.pgbenchTransaction)}**`,
      ratio(rates.acts, rates.driverTransaction),
      rate(rates.acts),
      spread(rates.acts),
      `${short(half)} ms`,
      `${short(slowest)} ms`,
      rate(rates.pgbenchTransaction),
      rate(rates.driverTransaction),
    ]),
  );

const waitsTable = ({ waits }: Measured): string =>
  table(
    ['game', 'events', 'connections', 'act, half', 'act, 95 %', 'view, half', 'view, 95 %'],
    waits.map(({ game, events, connections, acts, views }) => [
      game,
      whole(events),
      String(connections),
      ...[acts.half, acts.most, views.half, views.most].map((wait) => `${short(wait)} ms`),
    ]),
  );

const waitAims = ({ waits }: Measured): readonly Aim[] =>
  waits
    .filter(({ connections }) => connections === 10)
    .flatMap(({ game, events, acts, views }) =>
      (['act', 'view'] as const).map((kind) => ({
        what: `${game}, ${whole(events)} events, 95 % of ${kind}s at 10`,
        measured: (kind === 'act' ? acts : views).most,
        unit: ' ms',
        below: 25,
      })),
    );

const engineTable = ({ engine, reducer }: Pick<Measured, 'engine' | 'reducer'>): string =>
  table(
    [
      'title, players',
      'acts',
      'game decided',
      'replayed',
      'offers',
      'games / s',
      'decisions / s',
      'facts replayed / s',
      "decisions / boardgame.io's reducer",
    ],
    [
      ...engine.map((figures) => [
        `${figures.title}, ${figures.players}`,
        whole(figures.acts),
        `${short(figures.decided)} ms`,
        `${short(figures.replayed)} ms`,
        `${short(figures.offered)} ms`,
        whole(figures.games),
        whole(figures.decisions),
        whole(figures.facts),
        `**${short(figures.decisions / reducer.rate)}**`,
      ]),
      [
        'boardgame.io, the toy, 3',
        whole(reducer.moves),
        '',
        '',
        '',
        '',
        whole(reducer.rate),
        '',
        '1',
      ],
    ],
  );

/** How often PostgreSQL was asked for the same call in a second, by as many clients or the next fewer. */
function writesBy({ store }: Measured, connections: number): number {
  const [, most] = [...store].findLast(([clients]) => clients <= connections) ?? [];
  return most?.sameCall.median ?? Number.NaN;
}

const serverTable = (measured: Measured): string =>
  table(
    [
      'connections',
      'ours / files',
      'ours / memory',
      `ceiling: ${rival} / files`,
      'ours',
      'files',
      'memory',
    ],
    [...measured.server].map(([connections, { ours, files, memory }]) => [
      String(connections),
      `**${short(ours.median / files.median)}**`,
      short(ours.median / memory.median),
      short(writesBy(measured, connections) / files.median),
      rate(ours),
      rate(files),
      rate(memory),
    ]),
  );

const loadingTable = ({ loading }: Measured): string =>
  table(
    [
      'game',
      'events',
      'after the snapshot',
      'the log alone (cold)',
      'a snapshot',
      'memory',
      'snapshot / cold',
      'memory / cold',
    ],
    loading.map(({ game, events, behind, cold, snapshot, cache }) => [
      game,
      whole(events),
      behind === null ? 'none yet' : whole(behind),
      ...[cold, snapshot, cache].map(({ all, median }) =>
        all.length === 0 ? '–' : `${short(median)} ms`,
      ),
      ratio(snapshot, cold),
      (cache.median / cold.median).toFixed(4),
    ]),
  );

const pagesTable = (pages: Measured['pages']): string =>
  table(
    ['title', 'board usable', 'spread', 'act planned', 'spread', 'act played', 'spread'],
    pages.map(({ title, ...figures }) => [
      title,
      ...[figures.usable, figures.planned, figures.shown].flatMap((times) => [
        `${short(times.median)} ms`,
        spread(times),
      ]),
    ]),
  );

const pageAims = (pages: Measured['pages']): readonly Aim[] =>
  pages.flatMap(({ title, usable, planned, shown }) => [
    { what: `${title}, board usable`, measured: usable.median, unit: ' ms', below: 1_000 },
    { what: `${title}, act planned`, measured: planned.median, unit: ' ms', below: 100 },
    { what: `${title}, act played`, measured: shown.median, unit: ' ms', below: 100 },
  ]);

/** What was aimed at in one place of a table: at least so much, or less than so much. */
type Aim = {
  readonly what: string;
  readonly measured: number;
  readonly unit?: string;
} & ({ readonly atLeast: number } | { readonly below: number });

function verdict({ what, measured, unit = '', ...aim }: Aim): string {
  if (!Number.isFinite(measured)) return `- ${what}: not measured.`;
  const isMet = 'atLeast' in aim ? measured >= aim.atLeast : measured < aim.below;
  const wanted = 'atLeast' in aim ? `at least ${aim.atLeast}` : `below ${aim.below}`;
  return `- ${what}: ${measured.toPrecision(3)}${unit}, aim ${wanted}${unit}: ${isMet ? 'met' : '**missed**'}.`;
}

const verdicts = (aims: readonly Aim[]): string => aims.map(verdict).join('\n');

const quotient = (one: Figures, other: Figures): number =>
  other.all.length === 0 ? Number.NaN : one.median / other.median;

const storeAims = ({ store }: Measured): readonly Aim[] =>
  [...store]
    .filter(([clients]) => clients > 1)
    .map(([clients, { store: ours, sameCall }]) => ({
      what: `store / same call at ${clients}`,
      measured: quotient(ours, sameCall),
      atLeast: 0.8,
    }));

const httpAims = ({ http }: Measured): readonly Aim[] =>
  [...http]
    .filter(([connections]) => connections > 1)
    .map(([connections, { rates }]) => ({
      what: `acts / transaction by pgbench at ${connections}`,
      measured: quotient(rates.acts, rates.pgbenchTransaction),
      atLeast: 0.5,
    }));

/** Of every published title, where its games are longest: at a full table. */
const engineAims = (engine: Measured['engine']): readonly Aim[] =>
  engine
    .filter(({ isPublished, isFull }) => isPublished && isFull)
    .flatMap(({ title, players, acts, decided, replayed, offered }) => {
      const unit = ' ms';
      const game = `${title}, ${players} players, ${whole(acts)} acts`;
      return [
        { what: `${game}: all of them decided`, measured: decided, unit, below: 60 },
        { what: 'replayed from its facts', measured: replayed, unit, below: 5 },
        { what: 'all offers to a seat, where there are most', measured: offered, unit, below: 1 },
      ];
    });

const serverAims = ({ server }: Measured): readonly Aim[] =>
  [...server].map(([connections, { ours, files }]) => ({
    what: `ours / files at ${connections}`,
    measured: quotient(ours, files),
    atLeast: 20,
  }));

/** Where twenty times the files would be more than PostgreSQL itself writes here. */
function beyondCeiling(measured: Measured): string {
  const places = [...measured.server].flatMap(([connections, { files }]) => {
    const [wanted, most] = [20 * files.median, writesBy(measured, connections)];
    return wanted > most ? [`${whole(wanted)} against ${whole(most)} at ${connections}`] : [];
  });
  return places.length === 0
    ? 'Twenty times the files is below that.'
    : `Twenty times the files would be
more writes in a second than that: ${places.join(', ')}.`;
}

/** What holds the figures back. Times and parts are from profiles made apart from any one run. */
const heldBack = {
  store:
    () => `What holds it back: of some 195 µs that an append takes PostgreSQL, about 60 go into three
foreign keys (event, outbox and idempotency key each point to the game), which pgbench pays too; they
stay, since they make a row without its game impossible. What pgbench does not pay is the driver, which
turns JSON and the other parameters into the protocol's form and answers back, on a single thread.`,
  http: () => `What holds it back: about 28 % of the service's time goes into \`writev\`, which hands answers and
queries to the sockets; then come JSON, the check of the token, the rules and the hashes. All of it is
one thread, and shares the cores with PostgreSQL and with whoever asks.`,
  server: (
    measured: Measured,
  ) => `What holds it back: the files are not synced to the disk, so a move is told
of before it is safe, while ours waits for the disk. The ceiling is what PostgreSQL itself does here
with synced commits, without service, rules or answers: the same call by ${rival}, at as many clients
as the store was measured with (1, 8, 32). ${beyondCeiling(measured)}`,
} as const;

/** The sections of docs/performance.md that can be measured by themselves. */
export const sectionHeadings = {
  engine: '## The engine',
  pages: '## The pages',
  backups: '## Backups',
  admin: '## What admins ask for',
} as const;

export const engineSection = (
  measured: Pick<Measured, 'engine' | 'reducer'>,
  day: string,
): string => `${sectionHeadings.engine}

Measured on ${day}: rules alone, no service; random games, by the same picks among what is offered. boardgame.io's reducer
plays the toy by the same rules, charms, polish, the offered lantern and score lines included; without
standing orders, which have no counterpart there, and without undo, whose counterpart is within one's
own turn and is off. So the last column compares like with like for the toy itself, at 3 players.

${engineTable(measured)}

${verdicts(engineAims(measured.engine))}
`;

export const pagesSection = (
  pages: Measured['pages'],
  day: string,
): string => `${sectionHeadings.pages}

Measured on ${day}, in a real Chromium with an empty cache, the service on the same machine: from the address to a board one
can play on, from a click to the act shown as planned, and from sending it to the position after it.
Medians of seven games each; what is fetched is counted by the tests.

${pagesTable(pages)}

${verdicts(pageAims(pages))}
`;

const megabytes = (bytes: number): string => `${whole(bytes / 2 ** 20)} MiB`;
const inSeconds = (milliseconds: number): string => `${whole(milliseconds / 1_000)} s`;

const backupRow = (figures: BackupFigures): readonly string[] => {
  const { games, events, rows, databaseBytes, fileBytes, memoryBytes, load } = figures;
  const { backup, restore, verify } = figures;
  return [
    ...[games, events, rows].map(whole),
    ...[databaseBytes, fileBytes].map(megabytes),
    ...[backup, restore, verify].map(inSeconds),
    ...[megabytes(memoryBytes), load.toFixed(1)],
  ];
};

export const backupsSection = (
  figures: readonly BackupFigures[],
  day: string,
): string => `${sectionHeadings.backups}

Measured on ${day}: ${machine()}. Saved, and restored into an empty database of the same PostgreSQL, with the check of every
game’s chain. First one whole game of every title, copied under other names until there are enough events; then a club
of very many games: all with head, seats, clocks and a log whose chain holds, some thousands with the whole one, the others with its
first event or two; but for some that are broken, and were all found. The memory is what the process took beyond what it
had before, at most; the database has its own. The load is the machine’s before: what others were doing.

${table(
  [
    ...['games', 'events', 'rows in all', 'database', 'file', 'backup', 'restore'],
    ...['of it verifying', 'memory', 'load'],
  ],
  figures.map(backupRow),
)}
`;

const adminAims = ({ asked }: AdminFigures): readonly Aim[] =>
  asked.map(({ what, most }) => ({ what, measured: most, unit: ' ms', below: 200 }));

export const adminSection = (figures: AdminFigures, day: string): string => {
  const { games, people, events, played, heaviest, databaseBytes, filling, load, asked } = figures;
  const missed = adminAims(figures).filter((aim) => !('below' in aim && aim.measured < aim.below));
  return `${sectionHeadings.admin}

Measured on ${day}: ${machine()}, whose load was ${load.toFixed(1)} when the requests began. A database of ${whole(games)} games and
${whole(people)} people, ${megabytes(databaseBytes)}, laid out in ${inSeconds(filling)}: every game with its head, its seats, its clocks and a log
whose chain holds: some thousands the whole one, the others its first event or two, ${whole(events)} events in all; ${whole(played)} games were really played, and these are
inspected. Whoever plays most has ${whole(heaviest)} games. Each row is ${requests} requests over HTTP, one after another, with an
admin's session, from his token to the last byte of the answer, noted in the audit log like all that admins do.

${table(
  ['what', 'half within', '95 % within', 'slowest'],
  asked.map(({ what, half, most, slowest }) => [
    what,
    `${short(half)} ms`,
    `**${short(most)} ms**`,
    `${short(slowest)} ms`,
  ]),
)}

${missed.length === 0 ? '- All of them, 95 %: aim below 200 ms: met.' : verdicts(missed)}
`;
};

/** The paper with one of its sections in place of the one it had; a section it did not have is its last. */
export function withSection(paper: string, section: string): string {
  const parts = paper.split(/\n(?=## )/).map((part) => `${part.trimEnd()}\n`);
  const [heading = ''] = section.split('\n');
  const before = parts.findIndex((part) => part.startsWith(`${heading}\n`));
  const place = before === -1 ? parts.length : before;
  const after = [...parts.slice(0, place), `${section.trimEnd()}\n`, ...parts.slice(place + 1)];
  return `${after.join('\n').trimEnd()}\n`;
}

/** docs/performance.md, whole. */
export const report = (measured: Measured, day: string): string => `# Performance

Written by \`npm run bench\` on ${day}: ${machine()}, ${measured.postgres}, ${pgbenchVersion ?? 'no pgbench'}.

Everything runs on this one machine: PostgreSQL, the service, whoever asks it, and whatever else the
machine was doing, whose load was ${measured.load.toFixed(1)} before the run began. So ratios are what counts, and those of a
busy machine less. Each figure is the median of ${repeats} samples of ${seconds} seconds, taken in turn with those it
is compared with; figures without a unit are per second. PostgreSQL runs with \`fsync\` and
\`synchronous_commit\` on.

## The store

One play event with its head row, outbox row and idempotency key, by \`append\` of the store, against
${rival} with the same call of \`append_events\` and the same arguments, and against the same rows
written in an explicit transaction (BEGIN, UPDATE, three INSERTs, COMMIT), prepared, by pgbench and by
the bare driver. Each client has a connection and writes to a game of its own.

${storeTable(measured)}

${verdicts(storeAims(measured))}

${heldBack.store()}

## Acts over HTTP

The whole service in one process: token, validation, rules, chance, hash chain, idempotency key,
redaction, relay, strict answer. Each connection plays games of its own, of ${measured.actsPerGame} acts each, which the
service has looked at before.

${httpTable(measured)}

${verdicts(httpAims(measured))}

${heldBack.http()}

## How long one waits

Whoever acts fetches his view first, whole, as a program or a person without anything in a cache does;
each connection plays games of its own that have gone on for so many events before. The last rows are games
of the title with the largest table from their start, for as many acts as its copies have in common: then chance
parts them.

${waitsTable(measured)}

${verdicts(waitAims(measured))}

${engineSection(measured, day)}
## boardgame.io's server

boardgame.io 0.50.2 as it ships, moves over its socket, with the same toy: its flat files (written,
not synced; with node-persist 3.1.0, since newer ones wait a second for each write) and its memory
(gone with the process). Ours tells of an act when it is safely in PostgreSQL.

${serverTable(measured)}

${verdicts(serverAims(measured))}

${heldBack.server(measured)}

## Loading games

A long game of the toy, made long by a player who keeps changing a sealed choice on a small state; and
a finished game of every title at its fullest table, played by the same picks as above. Every load
checks the hash chain of what it reads.

${loadingTable(measured)}

${pagesSection(measured.pages, day)}

${backupsSection(measured.backups, day)}
${adminSection(measured.admin, day)}`;
