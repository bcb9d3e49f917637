/**
 * JSON with its keys in one order and nothing undefined: equal values give equal text. Every hash of a log is
 * taken of it, so it makes no lists of its own on the way.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') {
    const text = JSON.stringify(value);
    if (text === undefined) throw new Error(`No JSON for a ${typeof value}`);
    return text;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const entry = fields[key];
    if (entry === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(entry)}`;
  }
  return `{${text}}`;
}

/** What of an object stands in its JSON. */
const given = (fields: object): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).filter(([, entry]) => entry !== undefined);

/** Whether two values say the same: whether their JSON is equal, without writing it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!(Array.isArray(one) && Array.isArray(other)) || one.length !== other.length) return false;
    return one.every((entry, place) => isSame(entry, other[place]));
  }
  const fields = given(one);
  const others = other as Readonly<Record<string, unknown>>;
  return (
    fields.length === given(other).length &&
    fields.every(([key, entry]) => Object.hasOwn(others, key) && isSame(entry, others[key]))
  );
}
