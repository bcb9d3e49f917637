import { batch, computed, effect, signal } from '@preact/signals';
import type { Game, TitleInBrief } from '@staffetta/client';
import { isInRange, type OptionField, type Range } from './parts/option-fields.ts';
import { user } from './session.ts';
import { tabShelf } from './storage.ts';

type Person = Game['host'];

/** How much time there is, as it is chosen: every way keeps what was written in it. */
type PaceWish = {
  readonly kind: Game['pace']['kind'];
  readonly turnHours: number;
  readonly hours: string;
  readonly increment: string;
  readonly cap: string;
};

/** A table that is to be, as far as it was thought of; what is written stays as it is written. */
export type TableWish = {
  readonly title: string | null;
  readonly edition: string | null; // null: the usual one
  readonly options: Readonly<Record<string, boolean | string>>; // what was touched
  readonly seats: number | null;
  readonly hotSeat: boolean;
  readonly names: readonly string[]; // of those around one screen, by seat
  readonly visibility: Game['visibility'];
  readonly invited: readonly Person[];
  readonly spectators: boolean;
  readonly start: Game['start'];
  readonly seating: Game['seating'];
  readonly pace: PaceWish;
  readonly grace: Game['grace'];
  readonly absent: Game['absent'];
  readonly rest: Game['rest'];
};

const fresh: TableWish = {
  title: null,
  edition: null,
  options: {},
  seats: null,
  hotSeat: false,
  names: [],
  visibility: 'public',
  invited: [],
  spectators: true,
  start: 'full',
  seating: 'random',
  pace: { kind: 'none', turnHours: 48, hours: '120', increment: '12', cap: '168' },
  grace: 12,
  absent: 'replace',
  rest: { leastHours: 12, weekends: true },
};

/** What is thought of so far: it stays, whatever page is shown in between. */
export const tableWish = signal<TableWish>(fresh);

/** The name of somebody to invite, as far as it is written. */
export const nameWritten = signal('');

export function wishFor(change: Partial<TableWish>): void {
  tableWish.value = { ...tableWish.peek(), ...change };
}

/** Another title has other options and editions, and perhaps other numbers of players. */
export function wishForTitle(title: string): void {
  if (tableWish.peek().title === title) return;
  wishFor({ title, edition: null, options: {}, seats: null });
}

export function forgetWish(): void {
  batch(() => {
    tableWish.value = fresh;
    nameWritten.value = '';
  });
}

type Kept = { readonly wish: TableWish; readonly name: string };

/** What somebody's tab has kept, also from pages older than these. */
function keptIn(text: string | null): Kept {
  try {
    const { wish, name }: Kept = JSON.parse(text ?? '');
    return { wish: { ...fresh, ...wish }, name };
  } catch {
    return { wish: fresh, name: '' };
  }
}

const whose = computed(() => user.value?.id ?? null);
const shelved = (id: string): string => `table-wish:${id}`;

// Each finds his own again after a reload; whoever signs out leaves nothing to the next.
effect(() => {
  const id = whose.value;
  const { wish, name } = keptIn(id === null ? null : tabShelf.read(shelved(id)));
  batch(() => {
    tableWish.value = wish;
    nameWritten.value = name;
  });
});

effect(() => {
  const kept: Kept = { wish: tableWish.value, name: nameWritten.value };
  const id = whose.peek();
  if (id !== null) tabShelf.write(shelved(id), JSON.stringify(kept));
});

/** The bounds the service keeps. */
export const paceRanges = {
  hours: { least: 1, most: 2_000 },
  increment: { least: 0, most: 336 },
  cap: { least: 1, most: 2_000 },
} as const satisfies Readonly<Record<string, Range>>;

export type PaceField = keyof typeof paceRanges;

export const paceFields = ['hours', 'increment', 'cap'] as const satisfies readonly PaceField[];

const wholeNumber = /^\d{1,6}$/;

const isNumberIn = (text: string, range: Range): boolean =>
  wholeNumber.test(text.trim()) && isInRange(Number(text), range);

/** What is wrong with a field of the pace: it holds no number the service takes, or a cap below the hours at the start. */
type WrongPace = 'no-number' | 'below-hours';

export function wrongPace({ pace }: TableWish, field: PaceField): WrongPace | null {
  if (pace.kind !== 'bank') return null;
  const isNumber = (one: PaceField) => isNumberIn(pace[one], paceRanges[one]);
  if (!isNumber(field)) return 'no-number';
  const isBelow = field === 'cap' && isNumber('hours') && Number(pace.cap) < Number(pace.hours);
  return isBelow ? 'below-hours' : null;
}

/** The fields of the pace with which no table is opened. */
export const wrongPaceFields = (wish: TableWish): readonly PaceField[] =>
  paceFields.filter((field) => wrongPace(wish, field) !== null);

export function paceOf({ pace }: TableWish): Game['pace'] {
  if (pace.kind === 'none') return { kind: 'none' };
  if (pace.kind === 'perTurn') return { kind: 'perTurn', hours: pace.turnHours };
  const [hours = 0, increment = 0, cap = 0] = paceFields.map((field) => Number(pace[field]));
  return { kind: 'bank', hours, increment, cap };
}

/** What a field shows: what was written in it, else what is usual. */
export const optionShown = (field: OptionField, { options }: TableWish): boolean | string => {
  const written = options[field.name];
  if (written !== undefined) return written;
  return field.kind === 'yesNo' ? field.usual : String(field.usual);
};

/** The options that hold nothing the title takes. */
export const wrongOptions = (fields: readonly OptionField[], wish: TableWish): readonly string[] =>
  fields
    .filter(
      (field) =>
        field.kind === 'number' && !isNumberIn(String(optionShown(field, wish)), field.range),
    )
    .map(({ name }) => name);

/** The options as they are sent: only what was touched. */
export const optionsOf = (
  fields: readonly OptionField[],
  wish: TableWish,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter(({ name }) => wish.options[name] !== undefined)
      .map((field) => {
        const value = optionShown(field, wish);
        return [field.name, field.kind === 'number' ? Number(value) : value];
      }),
  );

/** Letters are compared as the service compares them, if not in every corner of Unicode. */
const nameKey = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The seats whose name the service does not take: one before has it, or it could be an address. */
export function wrongNames({ names }: TableWish, seats: number): readonly number[] {
  const keys = names.slice(0, seats).map(nameKey);
  return keys.flatMap((key, seat) => {
    const isWrong = key !== '' && (keys.indexOf(key) < seat || key.includes('@'));
    return isWrong ? [seat] : [];
  });
}

/** Who plays which seat around one screen, as it is sent; null: nobody is named. */
export function seatNamesOf(
  { names }: TableWish,
  seats: number,
): readonly (string | null)[] | null {
  const written = Array.from({ length: seats }, (_, seat) => names[seat]?.trim() || null);
  return written.some((name) => name !== null) ? written : null;
}

/** How many play: as chosen, if the title allows it, else as few as can. */
export const seatsOf = ({ seats }: TableWish, title: Pick<TitleInBrief, 'seats'>): number => {
  const { min, max } = title.seats;
  return seats !== null && seats >= min && seats <= max ? seats : min;
};
