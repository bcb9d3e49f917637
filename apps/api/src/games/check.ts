import {
  canonicalJson,
  contributionsIn,
  endingOf,
  type Game,
  type GameEvent,
  isSame,
  isTableFact,
  judge,
  type Setting,
  type TableFact,
  toAct,
} from '@staffetta/engine';
import { z } from 'zod';
import type { DrawLeaf, SealedLeaf } from '../database/schema.ts';
import { exportSchema } from '../http/answers/export.ts';
import { wrongFields } from '../http/field-messages.ts';
import {
  type Extent,
  hashableDepth,
  isStorableWhole,
  isWithin,
  valuesWithin,
} from '../http/fields.ts';
import { anyOptions, findTitle } from './catalogue.ts';
import { entryOf, firstBrokenEntry, parted, type StoredEvent, unseal } from './chain.ts';
import type { Fault } from './faults.ts';
import { drawOf } from './games.ts';
import { sha256 } from './secret.ts';
import { type Append, versionsAfter } from './store.ts';

// Checks an exported game down to the last fact: its chain, its form, and every decision by the rules.

export type Exported = z.infer<typeof exportSchema>;
type ExportedEvent = Exported['events'][number];

/** A file whose log is one that the service would have written. A thread can say it: it is plain data. */
export type Checked = {
  readonly exported: Exported;
  readonly titleVersion: number; // the game is played by in the end
  readonly table: Setting['table'];
  readonly withheld: number; // events and marks that are left out
  readonly head: Append['head'];
  readonly seating: 'random' | 'chosen';
};

export type Outcome =
  | { readonly ok: true; readonly checked: Checked }
  | { readonly ok: false; readonly fault: Fault };

const no = (fault: Fault) => ({ ok: false, fault }) as const;

/** How a table's opening stands in its log. */
export const tableOpened = (
  {
    title,
    titleVersion,
    options,
    seats,
    seating,
  }: {
    readonly title: string;
    readonly titleVersion: number;
    readonly options: object;
    readonly seats: number;
    readonly seating: 'random' | 'chosen';
  },
  editionHash: Buffer,
  commitment: Buffer,
): TableFact => ({
  type: 'table-opened',
  title,
  titleVersion,
  edition: editionHash.toString('hex'),
  options: { ...options },
  seats,
  commitment: commitment.toString('hex'),
  ...(seating === 'random' ? { seating } : {}),
});

type OpenPart = Pick<StoredEvent, 'seat' | 'action' | 'facts' | 'told' | 'at'>;
type Parts = { sealed: SealedLeaf[]; draws: DrawLeaf[]; open: OpenPart | null };

const noMark = { of: 'order', salt: '', value: null } as const;

/** The parts of an event as they count: a mark left out as none. */
const countedLeaves = ({ leaves }: ExportedEvent) =>
  leaves.map((leaf) => ('hash' in leaf && leaf.of === 'order' ? noMark : leaf));

/** An event as the log keeps it; null for one that is left out. */
function storedEvent(event: ExportedEvent): StoredEvent | null {
  const { number, kind, hash } = event;
  const parts: Parts = { sealed: [], draws: [], open: null };
  for (const leaf of countedLeaves(event)) {
    if ('hash' in leaf) continue;
    if (leaf.of === 'open') {
      parts.open = leaf.value;
      if (leaf.salt !== '') parts.sealed.push({ of: 'open', salt: leaf.salt });
    } else if (leaf.of === 'draw') {
      parts.draws.push({ ...leaf.value, salt: leaf.salt });
    } else {
      parts.sealed.push(leaf as SealedLeaf);
    }
  }
  const { open, sealed, draws } = parts;
  if (open === null) return null;
  return { ...open, number, kind, sealed, draws, hash: Buffer.from(hash, 'hex') };
}

/** The events of a file as the log keeps them, without those that are left out. */
export const storedEvents = ({ events }: Exported): readonly StoredEvent[] =>
  events.map(storedEvent).filter((event) => event !== null);

const unsalted = ({ sealed, draws, ...event }: Omit<StoredEvent, 'hash'>) =>
  canonicalJson({
    ...event,
    sealed: sealed.map((leaf) => ({ ...leaf, salt: leaf.salt !== '' })),
    draws: draws.map(({ salt: _salt, ...draw }) => draw),
  });

/** Whether the event stands in the parts the service would have sealed it in, told to the same seats. */
function isPartedRight(stored: StoredEvent, event: GameEvent): boolean {
  const { hash: _hash, ...parts } = stored;
  const { number, at, ...added } = event;
  const isMarkHidden = parts.sealed.some(({ of, salt }) => of === 'order' && salt === '');
  const again = parted(added, number, at);
  const sealed = isMarkHidden
    ? again.sealed.map((leaf) => (leaf.of === 'order' ? { ...leaf, salt: '' } : leaf))
    : again.sealed;
  return unsalted(parts) === unsalted({ ...again, sealed });
}

/** Whether the log would give back every part where it stands: it has its own order, and each part once. */
function isGivenBack(event: ExportedEvent, stored: StoredEvent): boolean {
  const { number, kind } = event;
  return isSame(entryOf(stored), { number, kind, leaves: countedLeaves(event) });
}

const isLeftOut = ({ leaves }: ExportedEvent): boolean => leaves.some((leaf) => 'hash' in leaf);

/** The events whole again, or the number of the first that is not in the parts it should be. */
function wholeEvents({ events }: Exported): readonly GameEvent[] | number {
  const whole: GameEvent[] = [];
  for (const event of events) {
    const { number } = event;
    const stored = storedEvent(event);
    if (stored === null) {
      if (isLeftOut(event)) continue;
      return number;
    }
    try {
      const unsealed = unseal(stored);
      if (!(isGivenBack(event, stored) && isPartedRight(stored, unsealed))) return number;
      whole.push(unsealed);
    } catch {
      return number; // a part is missing
    }
  }
  return whole;
}

/** The version a game is played by in the end: each move goes up from the one before; else the first that does not. */
function versionOf(
  { titleVersion }: Exported,
  events: readonly GameEvent[],
): { readonly version: number } | { readonly wrongAt: number } {
  let version = titleVersion;
  for (const { number, facts } of events) {
    for (const fact of facts.filter(isTableFact)) {
      if (fact.type !== 'version-moved') continue;
      if (fact.from !== version || fact.to <= version) return { wrongAt: number };
      version = fact.to;
    }
  }
  return { version };
}

/**
 * The title and what it is played with, as the file's first lines have it. A game that was moved to another
 * version is judged by that from its beginning: it was moved because this is exact.
 */
function settingOf(
  { title: id, edition, options, seats }: Exported,
  titleVersion: number,
  find: typeof findTitle,
) {
  const found = find(id, titleVersion);
  if (found === null) {
    return no({ code: 'unknown-version', title: id, version: titleVersion });
  }
  const { title, schema } = found;
  const printed = title.schema.edition.safeParse(edition);
  const chosen = schema.options.safeParse(options);
  const { min, max } = title.seats;
  const isPrinted = printed.success && (title.faults?.(printed.data) ?? []).length === 0;
  if (!(isPrinted && chosen.success) || seats < min || seats > max) {
    return no({ code: 'not-its-titles' });
  }
  const setting: Setting = { title, table: { options: chosen.data, edition: printed.data, seats } };
  return { ok: true, setting, editionHash: sha256(canonicalJson(printed.data)) } as const;
}

/** Many times what the longest game's largest event holds, and what stands before its events. */
const extent: Extent = { deepest: hashableDepth, most: 20_000 };
const mostLeaves = 2_000;

/** Many times what the longest game holds: 400 events or so, of 17,000 values in all. */
const mostEvents = 50_000;
const mostValues = 500_000;

/** A file but for what its events are. Its id is what chance is drawn by, and the database has one way to write it. */
const frameSchema = exportSchema.extend({
  game: z.uuid().toLowerCase(),
  edition: z.unknown().refine(isStorableWhole, 'text that can be kept'),
  options: anyOptions.refine(isStorableWhole, 'text that can be kept'),
  events: z.array(z.unknown()).min(1).max(mostEvents),
});

const eventSchema = exportSchema.shape.events.element.refine(isStorableWhole);

/** Only what may have many parts of whatever form: a schema finds something wrong with each. */
const manyLeaves = z.looseObject({ leaves: z.array(z.unknown()).min(mostLeaves + 1) });

/** What stands before a file's events, and those; all of what is no file, and none. */
function partsOf(file: unknown): { readonly head: unknown; readonly entries: readonly unknown[] } {
  const isFile = typeof file === 'object' && file !== null && 'events' in file;
  if (!(isFile && Array.isArray(file.events))) return { head: file, entries: [] };
  const { events: entries, ...head } = file;
  return { head, entries };
}

/**
 * What a file holds more of than any game does; null: nothing. It is asked before anything else: what is wrong
 * with much takes long to be told, and so does handing it to a thread.
 */
export function excessIn(file: unknown): Fault | null {
  const { head, entries } = partsOf(file);
  if (!isWithin(head, extent)) return { code: 'too-much', event: null };
  let left = mostValues;
  for (const [index, entry] of entries.entries()) {
    const event = index + 1;
    const values = valuesWithin(entry, extent);
    if (values === null || manyLeaves.safeParse(entry).success) return { code: 'too-much', event };
    left -= values;
    if (left < 0) return { code: 'too-large', event };
  }
  return null;
}

/** The events in their form, read up to the first that has another. */
function parseEvents(entries: readonly unknown[]) {
  const events: ExportedEvent[] = [];
  for (const [index, entry] of entries.entries()) {
    const parsed = eventSchema.safeParse(entry);
    if (!parsed.success) return no({ code: 'not-an-event', event: index + 1 });
    events.push(parsed.data);
  }
  return { ok: true, events } as const;
}

/** A file in its form. */
function parse(file: unknown) {
  const excess = excessIn(file);
  if (excess !== null) return no(excess);
  const frame = frameSchema.safeParse(file);
  if (!frame.success) {
    const [field = null] = wrongFields(frame.error);
    return no({ code: 'not-an-export', field });
  }
  const parsed = parseEvents(frame.data.events);
  return parsed.ok
    ? ({ ok: true, exported: { ...frame.data, events: parsed.events } } as const)
    : parsed;
}

const withheldIn = ({ events }: Exported): number => events.filter(isLeftOut).length;

/** Where a log leads, as the service keeps it beside the log. */
const headOf = (setting: Setting, game: Game, events: readonly StoredEvent[]): Append['head'] => ({
  status: game.status,
  ending: endingOf(game),
  toAct: toAct(setting, game),
  versions: versionsAfter(
    Array.from({ length: setting.table.seats + 1 }, () => 0),
    events.map(({ told }) => told),
  ),
});

/** Checks a file to its last fact, by the rules of the titles there are, and writes nothing. */
export function checkExport(file: unknown, find = findTitle): Outcome {
  const parsed = parse(file);
  if (!parsed.ok) return parsed;
  const { exported } = parsed;
  const secret = Buffer.from(exported.secret, 'hex');
  const commitment = Buffer.from(exported.commitment, 'hex');
  if (!sha256(secret).equals(commitment)) return no({ code: 'another-secret' });
  const entries = exported.events.map((event) => ({
    ...event,
    hash: Buffer.from(event.hash, 'hex'),
  }));
  const broken = firstBrokenEntry(entries, { number: 0, hash: commitment });
  if (broken !== null) return no({ code: 'broken', event: broken });
  const events = storedEvents(exported);
  const whole = wholeEvents(exported);
  if (typeof whole === 'number') return no({ code: 'parted-otherwise', event: whole });
  const played = versionOf(exported, whole);
  if ('wrongAt' in played) {
    return no({ code: 'moved-otherwise', event: played.wrongAt });
  }
  const { version: titleVersion } = played;
  const set = settingOf(exported, titleVersion, find);
  if (!set.ok) return set;
  const { setting, editionHash } = set;
  const opening = { ...exported, options: setting.table.options };
  const isOpening = (['random', 'chosen'] as const).some(
    (seating) =>
      canonicalJson(whole[0]?.facts) ===
      canonicalJson([tableOpened({ ...opening, seating }, editionHash, commitment)]),
  );
  if (!isOpening) {
    return no({ code: 'opened-otherwise' });
  }
  const draw = drawOf({
    row: { secret, gameId: exported.game },
    contributions: contributionsIn(whole),
  });
  const judged = judge(setting, whole, draw);
  if (judged.verdict === 'failed') {
    return no({ code: 'undecidable', event: judged.event.number });
  }
  if (judged.verdict === 'different') {
    const { event, what } = judged;
    return no({ code: 'decided-otherwise', event: event.number, what });
  }
  const { game } = judged.position;
  const checked: Checked = {
    exported,
    titleVersion,
    table: setting.table,
    withheld: withheldIn(exported),
    head: headOf(setting, game, events),
    seating: game.seating ?? 'chosen',
  };
  return { ok: true, checked };
}
