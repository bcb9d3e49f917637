export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const refTo = (name: string): string => `#/components/schemas/${name}`;
const nameIn = (ref: string): string => ref.slice(refTo('').length);

/** Every object within, outermost last. */
function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (Array.isArray(value)) return value.map((entry) => mapObjects(entry, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, mapObjects(entry, change)]);
  return change(Object.fromEntries(entries));
}

export const schemasOf = (contract: Json): JsonObject => {
  const components = isObject(contract) ? contract.components : undefined;
  const schemas = isObject(components) ? components.schemas : undefined;
  return isObject(schemas) ? schemas : {};
};

export function withSchemas(contract: Json, schemas: JsonObject): Json {
  if (!(isObject(contract) && isObject(contract.components))) return contract;
  return { ...contract, components: { ...contract.components, schemas } };
}

/** The name without the suffix the generator gives to what is only sent. */
const plainName = (name: string): string => name.replace(/Input$/, '');

/**
 * Each named schema is generated twice, as it is sent and as it is answered. Where both are the same
 * they become one; where a schema is only sent, it loses the suffix.
 */
function mergeInputs(contract: Json): Json {
  const schemas = schemasOf(contract);
  const renamed = (name: string): string => {
    const plain = plainName(name);
    const isSame = (value: Json | undefined) =>
      JSON.stringify(value ?? null).replaceAll(/Input"/g, '"');
    const other = schemas[plain];
    return other === undefined || isSame(schemas[name]) === isSame(other) ? plain : name;
  };
  const merged = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [renamed(name), schema]),
  );
  return mapObjects(withSchemas(contract, merged), (object) =>
    typeof object.$ref === 'string'
      ? { ...object, $ref: refTo(renamed(nameIn(object.$ref))) }
      : object,
  );
}

/** Only what the paths reach stays. */
function prune(contract: Json): Json {
  const schemas = schemasOf(contract);
  const reached = new Set<string>();
  const follow = (value: Json): void => {
    mapObjects(value, (object) => {
      if (typeof object.$ref === 'string') {
        const name = nameIn(object.$ref);
        if (!reached.has(name)) {
          reached.add(name);
          follow(schemas[name] ?? null);
        }
      }
      return object;
    });
  };
  if (isObject(contract)) follow(contract.paths ?? null);
  const kept = Object.entries(schemas)
    .filter(([name]) => reached.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return withSchemas(contract, Object.fromEntries(kept));
}

/** What tells the members of a union apart, where all of them say it. */
function discriminate(contract: Json): Json {
  const schemas = schemasOf(contract);
  const resolve = (member: Json): JsonObject | null => {
    if (!isObject(member)) return null;
    const target = typeof member.$ref === 'string' ? schemas[nameIn(member.$ref)] : member;
    return isObject(target) ? target : null;
  };
  const tagOf = (member: Json, property: string): string | null => {
    const properties = resolve(member)?.properties;
    const tag = isObject(properties) ? properties[property] : undefined;
    return isObject(tag) && typeof tag.const === 'string' ? tag.const : null;
  };
  return mapObjects(contract, (object) => {
    const members = object.oneOf;
    if (!Array.isArray(members)) return object;
    const property = ['type', 'kind', 'about'].find((name) =>
      members.every(
        (member) => isObject(member) && '$ref' in member && tagOf(member, name) !== null,
      ),
    );
    if (property === undefined) return object;
    const mapping = members.flatMap((member) => {
      const tag = tagOf(member, property);
      return isObject(member) && typeof member.$ref === 'string' && tag !== null
        ? [[tag, member.$ref]]
        : [];
    });
    return {
      ...object,
      discriminator: { propertyName: property, mapping: Object.fromEntries(mapping) },
    };
  });
}

/** Bounds and patterns that say nothing beyond the type, or the format, beside them. */
function dropNoise(object: JsonObject): JsonObject {
  const isNoise = ([key, value]: [string, Json]): boolean =>
    (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
    (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
    (key === 'pattern' && typeof object.format === 'string') ||
    (key === '$schema' && typeof value === 'string');
  return Object.fromEntries(Object.entries(object).filter((entry) => !isNoise(entry)));
}

/** The generated contract as one wants to read it: one schema per name, and none that is unused. */
export const tidied = (contract: Json): Json =>
  discriminate(prune(mergeInputs(mapObjects(contract, dropNoise))));
