// Checks an exported game without knowing its rules: that its log is the one that was written, and
// that every shuffle came from the secret that was promised before anybody had sat down.

type Hash = { readonly hash: string };
type Leaf = { readonly salt: string };
export type ExportedDraw = Leaf & {
  readonly purpose: string;
  readonly ordinal: number;
  readonly size: number;
  readonly result: number;
};

type OpenPart = {
  readonly number: number;
  readonly facts: readonly ({ readonly type: string; readonly contribution?: string } | null)[];
};

/** An event: read whole, or left out but for its hashes. */
type ExportedEvent = {
  readonly open?: OpenPart;
  readonly openHash?: string;
  readonly sealed: readonly (Leaf | Hash)[];
  readonly draws: readonly ExportedDraw[];
  readonly hash: string;
};

/** A finished game as a file. */
type ExportedGame = {
  readonly format: 'staffetta-game-1';
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
  readonly events: readonly ExportedEvent[];
};

/** What a check has found: nothing wrong, or the first event at which something is. */
export type Fairness =
  | {
      readonly fair: true;
      readonly events: number;
      readonly draws: number;
      readonly withheld: number;
    }
  | { readonly fair: false; readonly event: number; readonly wrong: Wrong };

export type Wrong = 'not-an-export' | 'commitment' | 'chain' | 'draw' | 'ordinal';

/** JSON with its keys in one order: equal values give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`);
  return `{${entries.join(',')}}`;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const sha256 = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)));

async function hmac(key: Uint8Array, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', joined([key]), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, joined([utf8(text)])));
}

const leafHash = async (leaf: Leaf | Hash): Promise<Uint8Array> => {
  if ('hash' in leaf) return fromHex(leaf.hash);
  const { salt, ...content } = leaf;
  return sha256(utf8(salt), utf8(canonical(content)));
};

async function eventHash(previous: Uint8Array, event: ExportedEvent): Promise<Uint8Array> {
  const open =
    event.open === undefined
      ? fromHex(event.openHash ?? '')
      : await sha256(utf8(canonical(event.open)));
  const leaves = await Promise.all([...event.sealed, ...event.draws].map(leafHash));
  return sha256(previous, open, ...leaves);
}

/** The key of all draws: neither the service alone nor the players alone could have chosen it. */
export const chanceKey = (
  secret: string,
  game: string,
  contributions: readonly string[],
): Promise<Uint8Array> => hmac(fromHex(secret), [game, ...contributions].join('\n'));

/** The number a stream gives at a place in it: the first of its tries that favours no result. */
export async function drawnNumber(
  key: Uint8Array,
  epoch: number,
  { purpose, ordinal, size }: Pick<ExportedDraw, 'purpose' | 'ordinal' | 'size'>,
): Promise<number> {
  const all = 1n << 64n;
  const limit = all - (all % BigInt(size));
  for (let attempt = 0; ; attempt += 1) {
    const bytes = await hmac(key, [epoch, purpose, ordinal, attempt].join('\n'));
    const value = new DataView(bytes.buffer).getBigUint64(0);
    if (value < limit) return Number(value % BigInt(size));
  }
}

const contributionsIn = ({ open }: ExportedEvent): readonly string[] =>
  (open?.facts ?? []).flatMap((fact) =>
    fact?.contribution === undefined ? [] : [fact.contribution],
  );

const isExport = (value: unknown): value is ExportedGame =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 'staffetta-game-1' &&
  'events' in value &&
  Array.isArray(value.events);

/** Chance is drawn anew for each stretch of history that a repair opens; so far there is one. */
const firstEpoch = 0;

/** Checks commitment, chain and every draw of an exported game. */
export async function checkFairness(exported: unknown): Promise<Fairness> {
  const wrong = (event: number, what: Wrong): Fairness => ({ fair: false, event, wrong: what });
  if (!isExport(exported)) return wrong(0, 'not-an-export');
  const { commitment, secret, game, events } = exported;
  if (toHex(await sha256(fromHex(secret))) !== commitment) return wrong(0, 'commitment');
  const key = await chanceKey(secret, game, events.flatMap(contributionsIn));
  const given = new Map<string, number>(); // how many numbers each stream has given
  let previous = fromHex(commitment);
  let draws = 0;
  for (const [index, event] of events.entries()) {
    previous = await eventHash(previous, event);
    if (toHex(previous) !== event.hash) return wrong(index + 1, 'chain');
    for (const draw of event.draws) {
      const next = given.get(draw.purpose) ?? 0;
      if (draw.ordinal > next) return wrong(index + 1, 'ordinal'); // skipped: it chose its number
      given.set(draw.purpose, Math.max(next, draw.ordinal + 1));
      if ((await drawnNumber(key, firstEpoch, draw)) !== draw.result)
        return wrong(index + 1, 'draw');
      draws += 1;
    }
  }
  const withheld = events.filter(({ open }) => open === undefined).length;
  return { fair: true, events: events.length, draws, withheld };
}
