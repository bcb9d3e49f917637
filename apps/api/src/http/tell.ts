import type { z } from 'zod';

/** How strict answers are: tests fail on a key no schema declares, production drops it and says so. */
export type Telling = {
  readonly strict: boolean;
  readonly report: (keys: readonly string[]) => void;
};

type Path = readonly PropertyKey[];

/** A copy without what stands at these paths. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (value === null || typeof value !== 'object') return value;
  const keep = (key: PropertyKey, entry: unknown): unknown =>
    without(
      entry,
      paths
        .filter(([head, ...rest]) => head === key && rest.length > 0)
        .map((path) => path.slice(1)),
    );
  const isDropped = (key: string) => paths.some((path) => path.length === 1 && path[0] === key);
  if (Array.isArray(value)) return value.map((entry, index) => keep(index, entry));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isDropped(key))
      .map(([key, entry]) => [key, keep(key, entry)]),
  );
}

/** Everything that leaves the service passes here: only what the schema declares gets through. */
export function tell<T>(telling: Telling, schema: z.ZodType, value: T): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as T;
  const undeclared = parsed.error.issues.flatMap((issue): Path[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const isOnlyUndeclared = parsed.error.issues.every(({ code }) => code === 'unrecognized_keys');
  if (telling.strict || !isOnlyUndeclared) {
    throw new Error(`An answer does not fit its schema: ${parsed.error.message}`);
  }
  telling.report(undeclared.map((path) => path.join('.')));
  return schema.parse(without(value, undeclared)) as T;
}
