import { z } from 'zod';

// Checks an exported game without knowing its rules: that its log is whole and the one that was
// written, and that every draw came from the secret that was promised before anybody had sat down.

const hexOf = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const salt = hexOf(16);
const seat = z.int().min(0).max(15);
const fact = z.looseObject({ type: z.string() });

const drawSchema = z.strictObject({
  epoch: z.int().min(0),
  purpose: z.string().regex(/^[^\n]+$/), // a line of what is hashed
  ordinal: z.int().min(0),
  size: z.int().min(1),
  result: z.int().min(0),
});
export type ExportedDraw = z.infer<typeof drawSchema>;

const openPart = z.strictObject({
  seat: seat.nullable(),
  action: fact.nullable(),
  facts: z.array(fact.nullable()).min(1),
  told: z.array(seat).nullable(),
  at: z.string(),
});
const factLeaf = z.strictObject({
  of: z.enum(['fact', 'secret']),
  index: z.int().min(0),
  salt,
  value: z.looseObject({}),
});
const left = <Of extends string>(of: Of) => z.strictObject({ of: z.literal(of), hash: hexOf(32) });

/** A part of an event that is no order. Only whether an order acted may be left out of it. */
const leaf = z.union([
  z.strictObject({ of: z.literal('open'), salt: z.literal(''), value: openPart }),
  z.strictObject({ of: z.literal('action'), salt, value: fact }),
  z.strictObject({ of: z.literal('order'), salt, value: z.int().nullable() }),
  left('order'),
  factLeaf,
  z.strictObject({ of: z.literal('draw'), salt, value: drawSchema }),
]);
const orderLeaf = z.union([
  z.strictObject({ of: z.literal('open'), salt, value: openPart }),
  factLeaf,
  left('open'),
  left('fact'),
]);
const chained = { number: z.int().min(1), hash: hexOf(32) };
const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...chained,
    kind: z.enum(['play', 'table', 'clock', 'undo', 'repair']),
    leaves: z.array(leaf).min(1),
  }),
  z.strictObject({ ...chained, kind: z.literal('order'), leaves: z.array(orderLeaf).min(1) }),
]);
type Event = z.infer<typeof eventSchema>;
type Leaf = Event['leaves'][number];

const headSchema = z.strictObject({
  format: z.literal('staffetta-game-2'),
  game: z.uuid(),
  title: z.string(),
  titleVersion: z.int(),
  edition: z.unknown(),
  options: z.looseObject({}),
  seats: z.int().min(1).max(16),
  commitment: hexOf(32),
  secret: hexOf(32),
});

/** A file but for what its events are. */
const frameSchema = headSchema.extend({ events: z.array(z.unknown()).min(1) });
export type ExportedGame = z.infer<typeof headSchema> & { readonly events: Event[] };

/** What a player noted when the game was opened, to compare. */
export type Noted = { readonly commitment?: string; readonly contribution?: string };

/** What a check has found: nothing wrong, or the first event at which something is. */
export type Fairness =
  | {
      readonly fair: true;
      readonly commitment: string;
      readonly events: number;
      readonly draws: number;
      readonly withheld: number;
    }
  | {
      readonly fair: false;
      readonly event: number; // 0: the file as a whole
      readonly wrong: Wrong;
      readonly where: string; // in a file of another form, and what is wrong there; empty otherwise
    };

export type Wrong =
  | 'not-an-export'
  | 'too-much' // more than any game holds: whatever it proves, it is none
  | 'commitment'
  | 'noted-commitment'
  | 'noted-contribution'
  | 'chain'
  | 'parts'
  | 'header'
  | 'version'
  | 'seating'
  | 'start'
  | 'end'
  | 'draw'
  | 'ordinal'
  | 'undo'
  | 'repair';

/** As deep as a service hashes, and many times what the longest game holds: 400 events, 17,000 values, 10 streams. */
const deepest = 100;
const mostValues = { besides: 20_000, inEvent: 20_000, inAll: 500_000 };
const mostEvents = 50_000;
const mostLeaves = 2_000;
const mostStreams = 1_000;

/** How many values stand within one, itself among them; null: more than may, or too deep. */
function valuesWithin(value: unknown, most: number): number | null {
  let level = [value];
  let seen = 1;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return null;
    const below: unknown[] = [];
    for (const part of level) {
      if (typeof part !== 'object' || part === null) continue;
      for (const entry of Object.values(part)) below.push(entry);
      if (seen + below.length > most) return null;
    }
    seen += below.length;
    level = below;
  }
  return seen;
}

/** JSON with its keys in one order: equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`);
  return `{${entries.join(',')}}`;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const sha256 = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)));

async function hmac(key: Uint8Array, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', joined([key]), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, joined([utf8(text)])));
}

const leafHash = async (part: Leaf): Promise<Uint8Array> => {
  if ('hash' in part) return fromHex(part.hash);
  const { salt: salted, ...content } = part;
  return sha256(utf8(salted), utf8(canonical(content)));
};

/** Over the hash before, the kinds of all parts, and each part by itself. */
export async function eventHash(previous: Uint8Array, event: Event): Promise<Uint8Array> {
  const { number, kind, leaves } = event;
  const kinds = leaves.map(({ of }) => of);
  const parts = await Promise.all(leaves.map(leafHash));
  return sha256(previous, await sha256(utf8(canonical({ number, kind, leaves: kinds }))), ...parts);
}

/** The key of all draws: nobody could have chosen it who did not make every share of it. */
export const chanceKey = (
  secret: string,
  game: string,
  contributions: readonly string[],
): Promise<Uint8Array> => hmac(fromHex(secret), [game, ...contributions].join('\n'));

/** The number a stream gives at a place in it: the first of its tries that favours no result. */
export async function drawnNumber(
  key: Uint8Array,
  { epoch, purpose, ordinal, size }: Omit<ExportedDraw, 'result'>,
): Promise<number> {
  const all = 1n << 64n;
  const limit = all - (all % BigInt(size));
  for (let attempt = 0; ; attempt += 1) {
    const bytes = await hmac(key, [epoch, purpose, ordinal, attempt].join('\n'));
    const value = new DataView(bytes.buffer).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(size));
  }
}

/** An event with its parts put together; null for an order that is left out. */
type Whole = {
  readonly number: number;
  readonly kind: Event['kind'];
  readonly seat: number | null;
  readonly told: readonly number[] | null; // null: everybody
  readonly at: string;
  readonly facts: readonly Readonly<Record<string, unknown>>[];
  readonly draws: readonly ExportedDraw[];
};

/** How many parts of each kind an event of its kind has: none may be missing, none hidden beside. */
function hasItsParts({ kind, leaves }: Event): boolean {
  const count = (of: Leaf['of']): number => leaves.filter((part) => part.of === of).length;
  if (leaves[0]?.of !== 'open' || count('open') !== 1) return false;
  if (kind === 'order') return count('fact') === 1 && leaves.length === 2;
  return count('order') === (kind === 'play' ? 1 : 0) && count('action') <= 1;
}

function wholeOf({ number, kind, leaves }: Event): Whole | null | 'parts' {
  const [open] = leaves;
  if (open === undefined || open.of !== 'open' || 'hash' in open) return null;
  const facts: (Record<string, unknown> | null)[] = [...open.value.facts];
  for (const part of leaves) {
    if ('hash' in part || (part.of !== 'fact' && part.of !== 'secret')) continue;
    const fits = part.index < facts.length && (facts[part.index] === null) === (part.of === 'fact');
    if (!fits) return 'parts';
    facts[part.index] =
      part.of === 'fact' ? part.value : { ...facts[part.index], secret: part.value };
  }
  if (facts.includes(null)) return 'parts';
  const draws = leaves.flatMap((part) => (part.of === 'draw' ? [part.value] : []));
  return {
    number,
    kind,
    seat: open.value.seat,
    told: open.value.told,
    at: open.value.at,
    facts: facts.filter((each) => each !== null),
    draws,
  };
}

type Found = { readonly event: number; readonly wrong: Wrong };

/** That nothing is missing: the events in their order, each linked to the one before, each in its parts. */
async function chainFault({ commitment, events }: ExportedGame): Promise<Found | null> {
  let previous = fromHex(commitment);
  for (const [index, event] of events.entries()) {
    const found = (wrong: Wrong): Found => ({ event: index + 1, wrong });
    previous = await eventHash(previous, event);
    if (event.number !== index + 1 || toHex(previous) !== event.hash) return found('chain');
    if (!hasItsParts(event) || wholeOf(event) === 'parts') return found('parts');
  }
  return null;
}

const states = (type: string) => (event: Whole) => event.facts.some((each) => each.type === type);

/** The first lines of the file against the first event: the table that was opened. */
async function headerFault(game: ExportedGame, first: Whole | undefined): Promise<Found | null> {
  const { title, titleVersion, options, seats, commitment } = game;
  const edition = toHex(await sha256(utf8(canonical(game.edition))));
  const opening = {
    type: 'table-opened',
    title,
    titleVersion,
    edition,
    options,
    seats,
    commitment,
  };
  const isSame =
    first?.kind === 'table' &&
    [opening, { ...opening, seating: 'random' }].some(
      (said) => canonical(first.facts) === canonical([said]),
    );
  return isSame ? null : { event: 1, wrong: 'header' };
}

/** That each move to another version of the rules begins at the one that was played by, and goes up. */
function versionFault({ titleVersion }: ExportedGame, events: readonly Whole[]): Found | null {
  let version = titleVersion;
  for (const event of events) {
    for (const { from, to } of event.facts.filter(({ type }) => type === 'version-moved')) {
      const isTold = event.kind === 'table' && from === version && typeof to === 'number';
      if (!(isTold && to > version)) return { event: event.number, wrong: 'version' };
      version = to;
    }
  }
  return null;
}

/** Who sits after one fact; null where nobody could leave that seat, or take it with a share of chance. */
function seatedBy(
  seated: ReadonlySet<unknown>,
  { type, seat: by, contribution }: Readonly<Record<string, unknown>>,
): ReadonlySet<unknown> | null {
  if (type !== 'seat-taken' && type !== 'seat-left') return seated;
  if (seated.has(by) === (type === 'seat-taken')) return null;
  if (type === 'seat-taken' && typeof contribution !== 'string') return null;
  return type === 'seat-taken'
    ? new Set([...seated, by])
    : new Set([...seated].filter((other) => other !== by));
}

/** Who sits after these events; null where one of them could not be. */
function seatedAfter(events: readonly Whole[]): ReadonlySet<unknown> | null {
  const isElsewhere = ({ kind, facts }: Whole): boolean =>
    kind !== 'table' && facts.some(({ type }) => type === 'seat-taken' || type === 'seat-left');
  if (events.some(isElsewhere)) return null;
  return events
    .flatMap(({ facts }) => facts)
    .reduce<ReadonlySet<unknown> | null>(
      (seated, each) => (seated === null ? null : seatedBy(seated, each)),
      new Set(),
    );
}

const ends: readonly unknown[] = ['game-ended', 'game-abandoned', 'game-cancelled', 'game-stopped'];

/** That the table was full when the game started, and that it went to its end. */
function courseFault({ seats }: ExportedGame, events: readonly Whole[]): Found | null {
  const last = events.at(-1);
  const ended = events.flatMap(({ facts }) => facts.filter(({ type }) => ends.includes(type)));
  const isCancelled = ended[0]?.type === 'game-cancelled';
  const started = events.filter(states('game-started'));
  const [start] = started;
  const before = events.slice(0, start === undefined ? undefined : events.indexOf(start));
  const seated = seatedAfter(before);
  const isFull =
    start?.kind === 'table' &&
    started.length === 1 &&
    seated?.size === seats &&
    seatedAfter(events.slice(before.length))?.size === 0;
  const isStarted = isCancelled ? seated !== null && start === undefined : isFull;
  if (!isStarted) return { event: start?.number ?? 0, wrong: 'start' };
  return ended.length === 1 && last?.facts.at(-1) === ended[0]
    ? null
    : { event: last?.number ?? 0, wrong: 'end' };
}

/** A shuffle of the places, as the draws of its stream have it. */
function shuffledPlaces(count: number, draws: readonly ExportedDraw[]): readonly number[] {
  const remaining = Array.from({ length: count }, (_, place) => place);
  return draws
    .filter(({ purpose }) => purpose === 'seating')
    .slice(0, count)
    .flatMap(({ result }) => remaining.splice(result, 1));
}

/** That the seats were drawn exactly where they were to be, and as the draws have it. */
function seatingFault({ seats }: ExportedGame, events: readonly Whole[]): Found | null {
  const isToBeDrawn = events[0]?.facts[0]?.seating === 'random';
  for (const event of events) {
    const said = event.facts.filter(({ type }) => type === 'seats-drawn');
    const isDrawn = isToBeDrawn && states('game-started')(event);
    const should = isDrawn ? [shuffledPlaces(seats, event.draws)] : [];
    const isRight = canonical(said.map((each) => each.places)) === canonical(should);
    if (!isRight) return { event: event.number, wrong: 'seating' };
  }
  return null;
}

const contributionsIn = (events: readonly Whole[]): readonly string[] =>
  events
    .flatMap(({ facts }) => facts)
    .flatMap(({ type, contribution }) =>
      type === 'seat-taken' && typeof contribution === 'string' ? [contribution] : [],
    );

/** The stretch of history an event stands in, and how many numbers each stream had given in it before. */
type Given = { readonly epoch: number; readonly streams: ReadonlyMap<string, number> };

const goesBack = states('game-taken-back');

/** Whether the game may be taken back so: behind an earlier event all were told of, from the beginning on. */
function mayGoBack({ kind, facts, draws }: Whole, before: readonly Whole[]): boolean {
  const [said] = facts;
  const { to } = (said?.secret ?? {}) as { to?: unknown };
  const start = before.findIndex(states('game-started'));
  const behind = before.find(({ number }) => number === to);
  return (
    kind === 'repair' &&
    facts.length === 1 &&
    draws.length === 0 &&
    behind !== undefined &&
    start >= 0 &&
    before.indexOf(behind) >= start &&
    behind.told === null &&
    behind.at === said?.at
  );
}

/** Where an event that takes back leads to: an act of the same seat, nobody else's between. */
function takenBackTo(event: Whole, before: readonly Whole[]): number | null {
  const [taken] = event.facts;
  if (taken?.type !== 'taken-back' || event.draws.length > 0) return null;
  const { to } = (taken.secret ?? {}) as { to?: unknown };
  const since = before.filter(({ number }) => typeof to === 'number' && number >= to);
  const isAside = (one: Whole): boolean => one.kind === 'order' || states('version-moved')(one);
  const isOwn = since.every((one) => isAside(one) || one.seat === event.seat);
  return since[0]?.kind === 'play' && since[0].number === to && isOwn ? since[0].number : null;
}

/** The streams after an event's draws, or what is wrong with one of them. */
async function drawn(key: Uint8Array, event: Whole, from: Given): Promise<Given | Wrong> {
  const { epoch } = from;
  if (event.draws.length === 0) return from;
  const streams = new Map(from.streams);
  const mayDraw = event.kind === 'play' || states('game-started')(event);
  for (const draw of event.draws) {
    const isNext = draw.epoch === epoch && draw.ordinal === (streams.get(draw.purpose) ?? 0);
    if (!(isNext && mayDraw)) return 'ordinal';
    streams.set(draw.purpose, draw.ordinal + 1);
    if (streams.size > mostStreams) return 'too-much';
    if ((await drawnNumber(key, draw)) !== draw.result) return 'draw';
  }
  return { epoch, streams };
}

async function drawFault(key: Uint8Array, events: readonly Whole[]): Promise<Found | null> {
  const before = new Map<number, Given>();
  let given: Given = { epoch: 0, streams: new Map() };
  for (const [index, event] of events.entries()) {
    const { number, kind } = event;
    const earlier = () => events.slice(0, index);
    if (goesBack(event)) {
      if (!mayGoBack(event, earlier())) return { event: number, wrong: 'repair' };
      given = { epoch: given.epoch + 1, streams: new Map() };
    }
    const to = kind === 'undo' ? takenBackTo(event, earlier()) : number;
    if (to === null) return { event: number, wrong: 'undo' };
    given = before.get(to) ?? given;
    before.set(number, given);
    const after = await drawn(key, event, given);
    if (typeof after === 'string') return { event: number, wrong: after };
    given = after;
  }
  return null;
}

/** What a player noted against what the file says. */
function notedFault(noted: Noted, commitment: string, given: readonly string[]): Wrong | null {
  const isAnother = noted.commitment !== undefined && noted.commitment !== commitment;
  if (isAnother) return 'noted-commitment';
  const isMissing = noted.contribution !== undefined && !given.includes(noted.contribution);
  return isMissing ? 'noted-contribution' : null;
}

async function firstFault(game: ExportedGame, events: readonly Whole[], noted: Noted) {
  const { commitment, secret } = game;
  const whole = (wrong: Wrong | null): Found | null =>
    wrong === null ? null : { event: 0, wrong };
  const isPromised = toHex(await sha256(fromHex(secret))) === commitment;
  const contributions = contributionsIn(events);
  return (
    whole(isPromised ? null : 'commitment') ??
    (await chainFault(game)) ??
    (await headerFault(game, events[0])) ??
    versionFault(game, events) ??
    courseFault(game, events) ??
    seatingFault(game, events) ??
    whole(notedFault(noted, commitment, contributions)) ??
    drawFault(await chanceKey(secret, game.game, contributions), events)
  );
}

type Unread = Extract<Fairness, { readonly fair: false }>;

const unread = (event: number, wrong: Wrong, where = ''): Unread => ({
  fair: false,
  event,
  wrong,
  where,
});

/** A file that is none, by the first thing that has not its form; told with its place from `path` on. */
function formless({ issues: [issue] }: z.ZodError, ...path: readonly PropertyKey[]): Unread {
  const where = [...path, ...(issue?.path ?? [])].join('.');
  return unread(0, 'not-an-export', `${where}: ${issue?.message ?? ''}`);
}

/** What stands before a file's events, and those; all of what is no file, and none. */
function partsOf(file: unknown): { readonly head: unknown; readonly entries: readonly unknown[] } {
  const isFile = typeof file === 'object' && file !== null && 'events' in file;
  if (!(isFile && Array.isArray(file.events))) return { head: file, entries: [] };
  const { events: entries, ...head } = file;
  return { head, entries };
}

/** What a file holds more of than any game. It is asked first: what is wrong with much takes long to be told. */
function excessIn(file: unknown): Unread | null {
  const { head, entries } = partsOf(file);
  if (valuesWithin(head, mostValues.besides) === null) return unread(0, 'too-much');
  if (entries.length > mostEvents) return unread(mostEvents + 1, 'too-much');
  let room = mostValues.inAll;
  for (const [index, entry] of entries.entries()) {
    room -= valuesWithin(entry, mostValues.inEvent) ?? Number.POSITIVE_INFINITY;
    if (room < 0) return unread(index + 1, 'too-much');
  }
  return null;
}

const manyLeaves = z.looseObject({ leaves: z.array(z.unknown()).min(mostLeaves + 1) });

/** A file in its form, read up to the first event that has another. */
function parse(file: unknown): ExportedGame | Unread {
  const excess = excessIn(file);
  if (excess !== null) return excess;
  const frame = frameSchema.safeParse(file);
  if (!frame.success) return formless(frame.error);
  const events: Event[] = [];
  for (const [index, entry] of frame.data.events.entries()) {
    if (manyLeaves.safeParse(entry).success) return unread(index + 1, 'too-much');
    const event = eventSchema.safeParse(entry);
    if (!event.success) return formless(event.error, 'events', index);
    events.push(event.data);
  }
  return { ...frame.data, events };
}

/** Checks promise, chain, course and every draw of an exported game. */
export async function checkFairness(exported: unknown, noted: Noted = {}): Promise<Fairness> {
  const game = parse(exported);
  if ('fair' in game) return game;
  const { commitment, events } = game;
  const whole = events.map(wholeOf).filter((event) => event !== null && event !== 'parts');
  const fault = await firstFault(game, whole, noted);
  if (fault !== null) return { fair: false, ...fault, where: '' };
  const draws = whole.reduce((count, event) => count + event.draws.length, 0);
  const withheld = events.length - whole.length;
  return { fair: true, commitment, events: events.length, draws, withheld };
}
