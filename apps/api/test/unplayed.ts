import { randomUUID } from 'node:crypto';
import {
  advance,
  begin,
  type Followed,
  type NewEvent,
  openPosition,
  type Position,
  type Setting,
  sitDown,
  tableEvent,
  visit,
} from '@staffetta/engine';
import { entryOf, minuteOf, sealAll } from '../src/games/chain.ts';
import { type Exported, tableOpened } from '../src/games/check.ts';
import { drawOf } from '../src/games/games.ts';
import { commitmentOf, newContribution, newSecret } from '../src/games/secret.ts';
import { order } from './orders.ts';
import { exampleEntry } from './players.ts';

// Files of games that were played nowhere: whoever writes one may enter in it whatever the rules allow.

/** How the log of a game with a full table goes on, as somebody may write it. */
type Course = (start: {
  readonly setting: Setting;
  readonly position: Position;
  readonly draw: ReturnType<typeof drawOf>;
}) => readonly NewEvent[];

function eventsOf(followed: Followed): readonly NewEvent[] {
  if (!followed.ok) throw new Error(followed.refusal.code);
  return followed.events;
}

/** The file of a game of two that has begun, and then went as it is told. */
export function unplayed(course: Course): Exported {
  const { title, editionHash, schema } = exampleEntry();
  const [secret, gameId] = [newSecret(), randomUUID()];
  const commitment = commitmentOf(secret);
  const head = {
    title: title.id,
    titleVersion: title.version,
    options: schema.options.parse({}),
    seats: 2,
  };
  const setting = { title, table: { ...head, edition: title.edition } };
  const contributions = [newContribution(), newContribution()];
  const draw = drawOf({ row: { secret, gameId }, contributions });
  const events: NewEvent[] = [];
  let position = openPosition(setting);
  const enter = (added: readonly NewEvent[]): void => {
    for (const event of added) {
      events.push(event);
      position = advance(setting, position, { ...event, number: events.length });
    }
  };
  enter([tableEvent(null, [tableOpened({ ...head, seating: 'chosen' }, editionHash, commitment)])]);
  for (const [seat, contribution] of contributions.entries()) {
    enter(eventsOf(sitDown(setting, position, seat, contribution)));
  }
  enter(eventsOf(begin(setting, position, draw)));
  const all = [...events, ...course({ setting, position, draw })];
  const stored = sealAll(all, { number: 0, hash: commitment }, minuteOf(new Date()));
  const file = {
    format: 'staffetta-game-2',
    game: gameId,
    ...head,
    edition: title.edition,
    commitment: commitment.toString('hex'),
    secret: secret.toString('hex'),
    events: stored.map((event) => ({ ...entryOf(event), hash: event.hash.toString('hex') })),
  };
  return JSON.parse(JSON.stringify(file));
}

/** So many orders of one seat, each of them legal: what stands is copied with every one. */
export const ordered = (count: number): Exported =>
  unplayed(({ setting, position, draw }) => {
    const asked = { seat: 0, cancel: [], place: [order], actions: [] };
    const [event] = eventsOf(visit(setting, position, asked, draw));
    const [fact] = event?.facts ?? [];
    if (event === undefined || fact === undefined) throw new Error('An order is an event');
    return Array.from({ length: count }, (_, index) => ({
      ...event,
      facts: [{ ...fact, secret: { ...fact.secret, seenBy: [0], id: index + 1 } }],
    }));
  });
