/** JSON with its keys in one order and nothing undefined: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`);
    return `{${entries.join(',')}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`No JSON for a ${typeof value}`);
  return text;
}

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);
