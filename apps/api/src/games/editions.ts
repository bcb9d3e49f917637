import type { AnyTitle, Language } from '@staffetta/engine';
import { tell } from '../http/tell.ts';
import { type CatalogueTitle, titleVersions } from './catalogue.ts';
import { editionChanges } from './edition-differences.ts';
import type { Games } from './games.ts';
import type { EditionRow } from './store.ts';

// The printed facts of titles, as the database keeps them for the games that pin them.

/** Printed facts to play with, and the hash a game pins them by. */
export type PinnedEdition = { readonly edition: unknown; readonly editionHash: Buffer };

/** The version of the title that can read printed facts; those of a later release none can. */
const readerOf = ({ title, data }: EditionRow): CatalogueTitle | undefined =>
  titleVersions(title).find(({ schema }) => schema.edition.safeParse(data).success);

/** Printed facts as the present rules can play them to the end; null: they cannot. */
function playableFacts({ schema, faults }: AnyTitle, data: unknown): unknown {
  const parsed = schema.edition.safeParse(data);
  return parsed.success && (faults?.(parsed.data) ?? []).length === 0 ? parsed.data : null;
}

export const isPlayable = (
  { title }: CatalogueTitle,
  { data }: Pick<EditionRow, 'data'>,
): boolean => playableFacts(title, data) !== null;

/** Whether new games may be played with printed facts. */
export const isOffered = (
  entry: CatalogueTitle,
  row: Pick<EditionRow, 'data' | 'offered'>,
): boolean => row.offered === true && isPlayable(entry, row);

const pinned = ({ title }: CatalogueTitle, { hash, data }: EditionRow): PinnedEdition => ({
  edition: playableFacts(title, data),
  editionHash: hash,
});

/** What new games are played with unless they choose: as this instance has it, else the title's own. */
export async function usualEdition(
  { store }: Pick<Games, 'store'>,
  entry: CatalogueTitle,
): Promise<PinnedEdition> {
  const row = await store.defaultEdition(entry.title.id);
  if (row !== null && isOffered(entry, row)) return pinned(entry, row);
  return { edition: entry.title.edition, editionHash: entry.editionHash };
}

/** The printed facts a new game chooses; null where it may not. */
export async function offeredEdition(
  { store }: Pick<Games, 'store'>,
  entry: CatalogueTitle,
  hash: Buffer,
): Promise<PinnedEdition | null> {
  const row = await store.editionOf(entry.title.id, hash);
  return row !== null && isOffered(entry, row) ? pinned(entry, row) : null;
}

/** Every piece of the box by its name, as it begins a line: of the fullest table, without options. */
function piecesIn({ title, schema }: CatalogueTitle, edition: unknown, language: Language) {
  const table = { options: schema.options.parse({}), edition, seats: title.seats.max };
  return title.pieces(table).map((id) => {
    const name = title.words[language].piece(id, table);
    return { id, name: name.charAt(0).toUpperCase() + name.slice(1) };
  });
}

/** What a release this old or this new can say of printed facts; null: nothing, since it cannot read them. */
function readEdition(
  { telling }: Pick<Games, 'telling'>,
  entry: CatalogueTitle,
  usual: PinnedEdition,
  row: EditionRow,
  language: Language,
) {
  const reader = readerOf(row);
  if (reader === undefined) return null;
  const { hash, label, origin, createdAt } = row;
  const facts = tell(telling, reader.schema.edition, row.data);
  const brief = {
    ...{ hash: hash.toString('hex'), label, origin },
    createdAt: createdAt.toISOString(),
    isDefault: usual.editionHash.equals(hash),
    changes: editionChanges(entry.title.edition, facts).length,
    about: [...(reader.title.aboutEdition?.(facts, language) ?? [])],
  };
  return { brief, facts, reader };
}

/** All editions of a title that new games may be played with, the oldest first. */
export async function listEditions(games: Games, entry: CatalogueTitle, language: Language) {
  const rows = await games.store.editions(entry.title.id);
  const usual = await usualEdition(games, entry);
  return rows
    .filter((row) => isOffered(entry, row))
    .flatMap((row) => readEdition(games, entry, usual, row, language)?.brief ?? []);
}

async function findEdition(games: Games, entry: CatalogueTitle, hash: string, language: Language) {
  const row = await games.store.editionOf(entry.title.id, Buffer.from(hash, 'hex'));
  if (row === null) return null;
  return readEdition(games, entry, await usualEdition(games, entry), row, language);
}

/** One edition of a title, whole, whether new games may be played with it or not; null if there is none. */
export async function lookAtEdition(
  games: Games,
  entry: CatalogueTitle,
  hash: string,
  language: Language,
) {
  const found = await findEdition(games, entry, hash, language);
  if (found === null) return null;
  const { brief, facts, reader } = found;
  return { ...brief, title: entry.title.id, facts, pieces: piecesIn(reader, facts, language) };
}

/** More of what differs nobody reads. */
const mostChanges = 500;

/** What printed facts say otherwise than the title's own, as far as anybody reads it, and how much that is. */
export function changesFromOwn({ title }: CatalogueTitle, facts: unknown) {
  const changes = editionChanges(title.edition, facts);
  return { count: changes.length, changes: changes.slice(0, mostChanges) };
}

/** The same of an edition that is kept here; null if there is none. */
export async function lookAtChanges(games: Games, entry: CatalogueTitle, hash: string) {
  const found = await findEdition(games, entry, hash, 'en');
  return found === null ? null : changesFromOwn(entry, found.facts);
}
