import {
  isObject,
  type Json,
  type JsonObject,
  refTo,
  schemasOf,
  withSchemas,
} from './openapi-tidy.ts';

// Objects that stand in several places of the contract get a name of their own.

const fewest = 2; // properties that are worth a name

const isShape = (value: Json): value is JsonObject =>
  isObject(value) && isObject(value.properties) && Object.keys(value.properties).length >= fewest;

/** What makes two objects the same: everything but what is said of them. */
function keyOf({ description: _said, ...shape }: JsonObject): string {
  return JSON.stringify(shape);
}

/** Every object inside a schema, but the schema itself. */
function shapesIn(schema: Json, isRoot = true): readonly JsonObject[] {
  if (Array.isArray(schema)) return schema.flatMap((entry) => shapesIn(entry, false));
  if (!isObject(schema)) return [];
  const inside = Object.values(schema).flatMap((entry) => shapesIn(entry, false));
  return !isRoot && isShape(schema) ? [schema, ...inside] : inside;
}

const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** Gives each object that stands more than once a name: where it stands first, and as what. */
export function nameTwins(contract: Json): Json {
  const schemas = schemasOf(contract);
  const counts = new Map<string, number>();
  for (const shape of Object.values(schemas).flatMap((schema) => shapesIn(schema))) {
    counts.set(keyOf(shape), (counts.get(keyOf(shape)) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const named: Record<string, Json> = {};

  function nameFor(key: string, owner: string, property: string): string {
    const wanted = `${owner}${capital(property)}`;
    const isTaken = wanted in schemas || [...names.values()].includes(wanted);
    const name = isTaken ? `${wanted}${names.size + 1}` : wanted;
    names.set(key, name);
    return name;
  }

  function within(value: Json, owner: string, property: string): Json {
    if (Array.isArray(value)) return value.map((entry) => within(entry, owner, property));
    if (!isObject(value)) return value;
    if (isShape(value) && (counts.get(keyOf(value)) ?? 0) > 1)
      return reference(value, owner, property);
    return inside(value, owner, property);
  }

  /** The same object, with what stands twice inside it named. */
  function inside(value: JsonObject, owner: string, property: string): JsonObject {
    const entries = Object.entries(value).map(([key, entry]) => {
      if (key !== 'properties' || !isObject(entry)) return [key, within(entry, owner, property)];
      const members = Object.entries(entry).map(([name, member]) => [
        name,
        within(member, owner, /^\d/.test(name) ? property : name),
      ]);
      return [key, Object.fromEntries(members)];
    });
    return Object.fromEntries(entries);
  }

  function reference(shape: JsonObject, owner: string, property: string): JsonObject {
    const key = keyOf(shape);
    const known = names.get(key);
    const name = known ?? nameFor(key, owner, property);
    const { description, ...rest } = shape;
    if (known === undefined) named[name] = inside(rest, owner, property);
    return { $ref: refTo(name), ...(description === undefined ? {} : { description }) };
  }

  const kept = Object.entries(schemas).map(([name, schema]) => [
    name,
    isObject(schema) ? inside(schema, name, '') : schema,
  ]);
  const all = Object.entries<Json>({ ...Object.fromEntries(kept), ...named });
  const sorted = all.sort(([one], [other]) => (one < other ? -1 : 1));
  return withSchemas(contract, Object.fromEntries(sorted));
}
