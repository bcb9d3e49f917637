import { readFileSync, writeFileSync } from 'node:fs';

// The examples of the contract: what operations really were sent and answered, made presentable.
// `EXAMPLES=write npx vitest run --project api operations` writes them anew.

const file = new URL('../../src/docs/examples.json', import.meta.url);

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const names = ['Ada', 'Bruno', 'Chiara', 'Dante', 'Elena'];

/** Lists that show their form by their beginning; others may have a length that matters. */
const long = new Set([
  ...['admins', 'chapters', 'entries', 'events', 'games', 'leaves', 'mails', 'offers', 'rules'],
  ...['readings', 'sections', 'tables'],
]);
const shownOfLong = 3;

/** Gives each thing found a name of its own, the same whenever it is found. */
function naming(nameOf: (place: number) => string): (found: string) => string {
  const known = new Map<string, string>();
  return (found) => {
    const name = known.get(found) ?? nameOf(known.size);
    known.set(found, name);
    return name;
  };
}

/** The same value with ids, names, times and secrets that are nobody's, and no more than shows its form. */
function presentable(value: unknown): unknown {
  const id = naming((place) => `3f333df6-90a4-4fda-8dd3-${String(place + 1).padStart(12, '0')}`);
  const person = naming((place) => names[place % names.length] ?? '');
  const hex = naming((place) => String(place + 1).padStart(2, '0'));

  function text(given: string): string {
    if (/^eyJ/.test(given)) return 'eyJhbGciOiJIUzI1NiJ9.e30.signature';
    if (/^\d{4}-\d\d-\d\dT/.test(given)) return '2026-11-18T12:00:00.000Z';
    if (/^(?:[0-9a-f]{2}){16,32}$/.test(given)) return hex(given).repeat(given.length / 2);
    return given
      .replaceAll(uuid, id)
      .replaceAll(/New[ .][0-9a-f]{8}-[0-9a-f]{4}/g, person)
      .replaceAll(/[A-Z][a-z]+ [0-9a-f]{8}/g, person)
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://staffetta.example')
      .replaceAll(/#[\w-]{43}/g, `#${'A'.repeat(43)}`);
  }

  function present(given: unknown): unknown {
    if (typeof given === 'string') return text(given);
    if (Array.isArray(given)) return given.map(present);
    if (given === null || typeof given !== 'object') return given;
    return Object.fromEntries(
      Object.entries(given).map(([key, entry]) => {
        const isLong = long.has(key) && Array.isArray(entry);
        return [key, present(isLong ? entry.slice(0, shownOfLong) : entry)];
      }),
    );
  }
  return present(value);
}

/** Collects what operations were sent and answered. */
export function exampleBook() {
  const noted: Record<string, { body?: unknown; answer: unknown }> = {};
  const known = JSON.parse(readFileSync(file, 'utf8')) as object;
  return {
    note(operationId: string, body: unknown, answer: unknown): void {
      const all = { ...(body === undefined ? {} : { body }), answer };
      noted[operationId] = presentable(all) as { answer: unknown };
    },
    /** Operations without an example, and examples without an operation. */
    shown: () => ({
      missing: Object.keys(noted).filter((id) => !(id in known)),
      left: Object.keys(known).filter((id) => !(id in noted)),
    }),
    keep(): void {
      if (process.env.EXAMPLES !== 'write') return;
      writeFileSync(file, `${JSON.stringify(noted, null, 2)}\n`);
    },
  };
}
