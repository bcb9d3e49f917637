import type { Append } from '../apps/api/src/games/store.ts';

// One play event as SQL, for programs that are not ours. What changes from call to call stands in
// braces; all else is written out, which spares them the work of sending it.

/** Stands for a number in text that is made before the number is known. */
const number = 987_654_321;
const numberBefore = number - 1;

/** The parts of a write, as the store itself would send them. */
export type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** The same write at another place in the log, by another request. */
export function renumbered(append: Append, expected: number, key: string): Append {
  return {
    ...append,
    expected,
    events: append.events.map((event) => ({ ...event, number: expected + 1 })),
    outbox: append.outbox.map((row) => ({ ...row, number: expected + 1 })),
    key: append.key === null ? null : { ...append.key, key },
  };
}

/** Marks the places that change from call to call. */
export const marked = (append: Append): Append => ({
  ...renumbered(append, numberBefore, '{key}'),
  gameId: '{game}',
});

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (value === '{game}' || value === '{key}') return value;
  if (value === number) return '{number}';
  if (value === numberBefore) return '{expected}';
  if (typeof value === 'number') return String(value);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  return `(${String(value).split(String(number)).map(quoted).join(' || {number} || ')})`;
}

/** The call the store makes, its parameters written out. */
export const asCall = ({ text, values }: Sent): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));

const json = (value: unknown): string =>
  value === null ? 'null' : `${literal(JSON.stringify(value))}::jsonb`;

const list = (values: readonly unknown[]): string => values.map(literal).join(', ');

/** The same rows, written by the statements one would write first. */
export function asTransaction({ events, head, outbox, key }: Append): readonly string[] {
  const [event] = events;
  const [row] = outbox;
  if (event === undefined || row === undefined || key === null || events.length > 1) {
    throw new Error('The measured write has one event, one row to relay and a key');
  }
  const { hash, kind, seat, action, facts, sealed, draws, told, at } = event;
  const { status, versions, toAct } = head;
  return [
    'begin',
    `update game
       set number = {number}, ${`hash = ${literal(hash)}, status = ${literal(status)}`},
           versions = ${literal(versions)}, to_act = ${literal(toAct)}, moved_on = ${literal(at.slice(0, 10))}
       where game_id = {game} and number = {expected} and broken_at is null`,
    `insert into game_event
       (game_id, number, kind, seat, action, facts, sealed, draws, told, hash, at)
       values ({game}, {number}, ${list([kind, seat])},
               ${[action, facts, sealed, draws].map(json).join(', ')}, ${list([told, hash, at])})`,
    `insert into game_outbox (game_id, number, ordinal, topic, payload, at)
       values ({game}, {number}, ${list([row.ordinal, row.topic])}, ${json(row.payload)}, ${literal(at)})`,
    `insert into game_idempotency
       (game_id, user_id, key, digest, first_number, last_number, at)
       values ({game}, ${literal(key.userId)}, {key}, ${literal(key.digest)}, {number}, {number}, ${literal(at)})`,
    'commit',
  ];
}
