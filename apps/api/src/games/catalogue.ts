import {
  type AnyTitle,
  canonicalJson,
  frozenTitles,
  tableFacts,
  titles,
  toldSchema,
} from '@staffetta/engine';
import { z } from 'zod';
import { sha256 } from './secret.ts';

const pascal = (id: string): string =>
  id.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** Several strict objects told apart by their type. */
const union = (schemas: readonly z.ZodObject[]) => {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error('A union of nothing');
  return z.discriminatedUnion('type', [first, ...others]);
};

const named = <T extends z.ZodType>(schema: T, prefix: string, suffix: string): T =>
  schema.meta({ ...schema.meta(), id: `${prefix}${suffix}` }) as T;

const namedByType = (schemas: readonly z.ZodObject[], prefix: string, suffix: string) =>
  schemas.map((schema) => {
    const type = schema.shape.type;
    const tag = type instanceof z.ZodLiteral ? String(type.value) : '';
    return named(schema, prefix, `${pascal(tag)}${suffix}`);
  });

const isObject = (schema: unknown): schema is z.ZodObject => schema instanceof z.ZodObject;

/** An order; where it is about one of several things, each is named for itself. */
function namedOrder(order: z.ZodType, prefix: string): z.ZodType {
  if (!(order instanceof z.ZodDiscriminatedUnion)) return named(order, prefix, 'Order');
  const { discriminator } = order.def;
  const [first, ...others] = order.options.filter(isObject).map((member) => {
    const tag = member.shape[discriminator];
    const about = tag instanceof z.ZodLiteral ? String(tag.value) : '';
    return named(member, prefix, `${pascal(about)}Order`);
  });
  if (first === undefined) throw new Error('An order about nothing');
  return named(z.discriminatedUnion(discriminator, [first, ...others]), prefix, 'Order');
}

/** A title with the schemas the API speaks of it in. */
export type CatalogueTitle = {
  readonly title: AnyTitle;
  readonly editionHash: Buffer;
  readonly schema: {
    readonly options: z.ZodType<object>;
    readonly action: z.ZodType;
    readonly fact: z.ZodType;
    readonly view: z.ZodType;
    readonly edition: z.ZodType;
    readonly order: z.ZodType | null; // null where the title takes no standing orders
  };
};

const tableFactSchemas = namedByType(tableFacts.map(toldSchema), '', 'Fact');

function cataloguedTitle(title: AnyTitle): CatalogueTitle {
  const name = pascal(title.id);
  const { options, actions, facts, view, edition } = title.schema;
  const factSchemas = namedByType(facts.map(toldSchema), name, 'Fact');
  return {
    title,
    editionHash: sha256(canonicalJson(edition.parse(title.edition))),
    schema: {
      options: named(options, name, 'Options'),
      action: named(union(namedByType(actions, name, 'Action')), name, 'Action'),
      fact: named(union([...factSchemas, ...tableFactSchemas]), name, 'Fact'),
      view: named(view, name, 'View'),
      edition: named(edition, name, 'Edition'),
      order: title.orders === undefined ? null : namedOrder(title.orders.schema, name),
    },
  };
}

/** Every title of this release, with its schemas registered under their names once. */
export const catalogue: readonly CatalogueTitle[] = titles.map(cataloguedTitle);

/** A frozen title speaks with its own schemas; the contract documents the present version's. */
const frozenTitle = (title: AnyTitle): CatalogueTitle => ({
  title,
  editionHash: sha256(canonicalJson(title.schema.edition.parse(title.edition))),
  schema: {
    options: title.schema.options,
    action: union(title.schema.actions),
    fact: union([...title.schema.facts.map(toldSchema), ...tableFactSchemas]),
    view: title.schema.view,
    edition: title.schema.edition,
    order: title.orders?.schema ?? null,
  },
});

/** Versions that games begun under them are still played by; new games never take one. */
const outgoing: readonly CatalogueTitle[] = frozenTitles.map(frozenTitle);

export const findTitle = (id: string, version?: number): CatalogueTitle | null =>
  [...catalogue, ...(version === undefined ? [] : outgoing)].find(
    ({ title }) => title.id === id && (version === undefined || title.version === version),
  ) ?? null;

/** The rules of a title in a version this release knows. */
export const knownTitle = (id: string, version: number): AnyTitle | null =>
  findTitle(id, version)?.title ?? null;

/** All versions of a title that this release knows, the present one first. */
export const titleVersions = (id: string): readonly CatalogueTitle[] =>
  [...catalogue, ...outgoing].filter(({ title }) => title.id === id);

/** A schema for what depends on the title: documented as one of theirs, checked by the title's own. */
function oneOfTheTitles(suffix: string, those = catalogue) {
  const theirs = those.map(({ title }) => ({
    $ref: `#/components/schemas/${pascal(title.id)}${suffix}`,
  }));
  return z.unknown().meta({
    id: suffix,
    description: 'As the title of the game has it.',
    anyOf: theirs,
  });
}

export const anyOptions = oneOfTheTitles('Options');
export const anyAction = oneOfTheTitles('Action');
export const anyFact = oneOfTheTitles('Fact');
export const anyView = oneOfTheTitles('View');
export const anyEdition = oneOfTheTitles('Edition');
export const anyOrder = oneOfTheTitles(
  'Order',
  catalogue.filter(({ schema }) => schema.order !== null),
);
