import {
  canonicalJson,
  contributionsIn,
  type GameEvent,
  isTableFact,
  redecide,
  type Setting,
  type TableFact,
} from '@staffetta/engine';
import { z } from 'zod';
import type { DrawLeaf, SealedLeaf } from '../database/schema.ts';
import { exportSchema } from '../http/answers/export.ts';
import { wrongFields } from '../http/field-messages.ts';
import { type Extent, hashableDepth, isWithin } from '../http/fields.ts';
import { findTitle } from './catalogue.ts';
import { firstBrokenEntry, parted, type StoredEvent, unseal } from './chain.ts';
import type { Fault } from './faults.ts';
import { drawOf } from './games.ts';
import { sha256 } from './secret.ts';

// Checks an exported game down to the last fact: its chain, its form, and every decision by the rules.

export type Exported = z.infer<typeof exportSchema>;
type ExportedEvent = Exported['events'][number];

/** A file whose log is one that the service would have written. */
export type Checked = {
  readonly exported: Exported;
  readonly setting: Setting;
  readonly editionHash: Buffer;
  readonly events: readonly StoredEvent[]; // without those that are left out
  readonly withheld: number; // events and marks that are left out
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

/** An event as the log keeps it; null for one that is left out. A mark left out counts as none. */
function storedEvent({ number, kind, leaves, hash }: ExportedEvent): StoredEvent | null {
  const parts: Parts = { sealed: [], draws: [], open: null };
  for (const leaf of leaves) {
    if ('hash' in leaf) {
      if (leaf.of === 'order') parts.sealed.push({ of: 'order', salt: '', value: null });
    } else if (leaf.of === 'open') {
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

/** The events whole again, or the number of the first that is not in the parts it should be. */
function wholeEvents(stored: readonly StoredEvent[]): readonly GameEvent[] | number {
  const whole: GameEvent[] = [];
  for (const event of stored) {
    try {
      const unsealed = unseal(event);
      if (!isPartedRight(event, unsealed)) return event.number;
      whole.push(unsealed);
    } catch {
      return event.number; // a part is missing
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
function settingOf({ title: id, edition, options, seats }: Exported, titleVersion: number) {
  const found = findTitle(id, titleVersion);
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
const mostEvents = 50_000;

/** A file but for what its events are. */
const frameSchema = exportSchema.extend({ events: z.array(z.unknown()).min(1).max(mostEvents) });

const eventSchema = exportSchema.shape.events.element;

/** Only what may have many parts of whatever form: a schema finds something wrong with each. */
const manyLeaves = z.looseObject({ leaves: z.array(z.unknown()).min(mostLeaves + 1) });

const isTooMuch = (event: unknown): boolean =>
  manyLeaves.safeParse(event).success || !isWithin(event, extent);

/** The events in their form, read up to the first that has another. */
function parseEvents(entries: readonly unknown[]) {
  const events: ExportedEvent[] = [];
  for (const [index, entry] of entries.entries()) {
    const event = index + 1;
    if (isTooMuch(entry)) return no({ code: 'too-much', event });
    const parsed = eventSchema.safeParse(entry);
    if (!parsed.success) return no({ code: 'not-an-event', event });
    events.push(parsed.data);
  }
  return { ok: true, events } as const;
}

/** What stands before a file's events; all of what is no file. */
function headOf(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('events' in file)) return file;
  const { events: _events, ...head } = file;
  return head;
}

/** A file in its form. How much it holds is asked first: what is wrong with much takes long to be told. */
function parse(file: unknown) {
  if (!isWithin(headOf(file), extent)) return no({ code: 'too-much', event: null });
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

/** Checks a file to its last fact, and writes nothing. */
export function checkExport(file: unknown): Outcome {
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
  const events = exported.events.map(storedEvent).filter((event) => event !== null);
  const whole = wholeEvents(events);
  if (typeof whole === 'number') return no({ code: 'parted-otherwise', event: whole });
  const played = versionOf(exported, whole);
  if ('wrongAt' in played) {
    return no({ code: 'moved-otherwise', event: played.wrongAt });
  }
  const { version } = played;
  const set = settingOf(exported, version);
  if (!set.ok) return set;
  const { setting, editionHash } = set;
  const head = { ...exported, options: setting.table.options };
  const isOpening = (['random', 'chosen'] as const).some(
    (seating) =>
      canonicalJson(whole[0]?.facts) ===
      canonicalJson([tableOpened({ ...head, seating }, editionHash, commitment)]),
  );
  if (!isOpening) {
    return no({ code: 'opened-otherwise' });
  }
  const draw = drawOf({
    row: { secret, gameId: exported.game },
    contributions: contributionsIn(whole),
  });
  const difference = redecide(setting, whole, draw);
  if (difference !== null) {
    const { number: event, what } = difference;
    return no({ code: 'decided-otherwise', event, what });
  }
  const withheld = exported.events.filter(({ leaves }) =>
    leaves.some((leaf) => 'hash' in leaf),
  ).length;
  return { ok: true, checked: { exported, setting, editionHash, events, withheld } };
}
