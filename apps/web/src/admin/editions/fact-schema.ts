// What printed facts look like, as the service says it (JSON Schema): read as fields to fill in.

/** As much of JSON Schema as editions are described by. */
export type FactSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FactSchema>>;
  readonly required?: readonly string[];
  readonly items?: FactSchema;
  readonly prefixItems?: readonly FactSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly FactSchema[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

/** One of the entries of a group. */
type Entry = {
  readonly name: string;
  readonly schema: FactSchema;
  readonly isNeeded: boolean;
};

/** How an entry is filled in. */
export type FactKind =
  | { readonly kind: 'group'; readonly entries: readonly Entry[] }
  | {
      readonly kind: 'list';
      readonly of: FactSchema;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'row'; readonly of: readonly FactSchema[] } // as many as there are
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'sign' } // there or not
  | { readonly kind: 'data' }; // anything else: a file can hold it

const longText = 200;

const kinds: Readonly<Record<string, (schema: FactSchema) => FactKind>> = {
  object: ({ properties = {}, required = [] }) => ({
    kind: 'group',
    entries: Object.entries(properties).map(([name, schema]) => ({
      ...{ name, schema },
      isNeeded: required.includes(name),
    })),
  }),
  array: ({ items = {}, prefixItems, minItems = 0, maxItems = Number.POSITIVE_INFINITY }) =>
    prefixItems === undefined
      ? { kind: 'list', of: items, least: minItems, most: maxItems }
      : { kind: 'row', of: prefixItems },
  string: ({ maxLength = 0 }) => ({ kind: 'text', isLong: maxLength > longText }),
  integer: ({ minimum, maximum }) => numberKind(minimum, maximum),
  number: ({ minimum, maximum }) => numberKind(minimum, maximum),
};

const numberKind = (least?: number, most?: number): FactKind => ({
  kind: 'number',
  ...(least !== undefined && { least }),
  ...(most !== undefined && { most }),
});

const isNull = ({ type }: FactSchema): boolean => type === 'null';

/** The schema of what may be there, and whether nothing (`null`) may stand in its place. */
export function withoutNull(schema: FactSchema): {
  readonly schema: FactSchema;
  readonly isNullable: boolean;
} {
  const others = schema.anyOf?.filter((one) => !isNull(one)) ?? [];
  const [only] = others;
  const isNullable = others.length === 1 && schema.anyOf?.length === 2;
  return isNullable && only !== undefined
    ? { schema: only, isNullable }
    : { schema, isNullable: false };
}

export function kindOf(schema: FactSchema): FactKind {
  if (schema.const === true) return { kind: 'sign' };
  if (schema.enum !== undefined) return { kind: 'choice', values: schema.enum };
  return kinds[schema.type ?? '']?.(schema) ?? { kind: 'data' };
}

/** What a new entry begins with: as little as its form allows. */
export function emptyOf(whole: FactSchema): unknown {
  const { schema, isNullable } = withoutNull(whole);
  if (isNullable) return null;
  const found = kindOf(schema);
  switch (found.kind) {
    case 'group':
      return Object.fromEntries(
        found.entries
          .filter(({ isNeeded }) => isNeeded)
          .map((entry) => [entry.name, emptyOf(entry.schema)]),
      );
    case 'list':
      return Array.from({ length: found.least }, () => emptyOf(found.of));
    case 'row':
      return found.of.map(emptyOf);
    case 'choice':
      return found.values[0];
    case 'number':
      return found.least ?? 0;
    case 'sign':
      return true;
    case 'text':
      return '';
    default:
      return null;
  }
}
