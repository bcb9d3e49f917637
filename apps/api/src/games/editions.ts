import type { Language } from '@staffetta/engine';
import { tell } from '../http/tell.ts';
import { type CatalogueTitle, titleVersions } from './catalogue.ts';
import type { Games } from './games.ts';
import type { EditionRow } from './store.ts';

// The printed facts of titles, as the database keeps them for the games that pin them.

/** The version of the title that can read printed facts; those of a later release none can. */
const readerOf = ({ title, data }: EditionRow): CatalogueTitle | undefined =>
  titleVersions(title).find(({ schema }) => schema.edition.safeParse(data).success);

/** Every piece of the box by its name, as it begins a line: of the fullest table, without options. */
function piecesIn({ title, schema }: CatalogueTitle, edition: unknown, language: Language) {
  const table = { options: schema.options.parse({}), edition, seats: title.seats.max };
  return title.pieces(table).map((id) => {
    const name = title.words[language].piece(id, table);
    return { id, name: name.charAt(0).toUpperCase() + name.slice(1) };
  });
}

/** Every edition of a title that this release can read, each with what it prints. */
async function readEditions({ store, telling }: Games, titleId: string, language: Language) {
  const rows = await store.editions(titleId);
  return rows.flatMap((row) => {
    const reader = readerOf(row);
    if (reader === undefined) return [];
    const facts = tell(telling, reader.schema.edition, row.data);
    const brief = {
      hash: row.hash.toString('hex'),
      createdAt: row.createdAt.toISOString(),
      isDefault: titleVersions(titleId)[0]?.editionHash.equals(row.hash) === true,
      about: [...(reader.title.aboutEdition?.(facts, language) ?? [])],
    };
    return [{ brief, facts, pieces: () => piecesIn(reader, facts, language) }];
  });
}

/** All editions of a title, the oldest first. */
export async function listEditions(games: Games, titleId: string, language: Language) {
  const editions = await readEditions(games, titleId, language);
  return editions.map(({ brief }) => brief);
}

/** One edition of a title, whole; null if there is none. */
export async function lookAtEdition(
  games: Games,
  titleId: string,
  hash: string,
  language: Language,
) {
  const editions = await readEditions(games, titleId, language);
  const found = editions.find(({ brief }) => brief.hash === hash);
  if (found === undefined) return null;
  return { ...found.brief, title: titleId, facts: found.facts, pieces: found.pieces() };
}
