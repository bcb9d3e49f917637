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
  const fields = value as Fields;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const entry = fields[key];
    if (entry === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(entry)}`;
  }
  return `{${text}}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** The names of what of an object stands in its JSON. */
const given = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((key) => fields[key] !== undefined);

/** Whether two values say the same: whether their JSON is equal, without writing it. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!(Array.isArray(one) && Array.isArray(other)) || one.length !== other.length) return false;
    return one.every((entry, place) => isSame(entry, other[place]));
  }
  const [fields, others] = [one as Fields, other as Fields];
  const keys = given(fields);
  return (
    keys.length === given(others).length &&
    keys.every((key) => Object.hasOwn(others, key) && isSame(fields[key], others[key]))
  );
}
