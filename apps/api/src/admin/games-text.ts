import type { CheckedLog } from '../games/log-check.ts';
import { sectionText } from '../mail-out/document.ts';
import { quoted } from '../quoted.ts';
import type { Desk } from './desk.ts';
import type { FoundGame } from './found-games.ts';
import type { TimelineEntry } from './timeline.ts';

// What admins see of games, on lines of a terminal. Seats are counted from 1 where people read of them.

/** A game on a line: where it has got to, and whom it waits for. */
export function gameText({
  id,
  title,
  titleVersion,
  status,
  number: newest,
  brokenAt,
  seats,
}: FoundGame): string {
  const waited = seats
    .filter(({ waits }) => waits)
    .map(({ seat, name }) => (name === null ? `seat ${seat + 1}` : quoted(name)));
  return [
    `${id}  ${title} ${titleVersion}  ${status}  ${newest} events`,
    ...(brokenAt === null ? [] : [`broken at ${brokenAt}`]),
    ...(waited.length === 0 ? [] : [`waits for ${waited.join(', ')}`]),
  ].join('  ');
}

export function checkedText({ events, brokenAt, difference }: CheckedLog): string {
  if (brokenAt !== null) {
    return `Broken at event ${brokenAt}: it is not what was written, and the game is read-only from now on.`;
  }
  if (difference === null) {
    return `All ${events} events are what was written, and decided by the rules.`;
  }
  const { number, what } = difference;
  return what === 'failed'
    ? `The rules break off at event ${number}, and cannot decide it.`
    : `Event ${number} is decided otherwise by the rules: ${what}.`;
}

const seatText = (seat: number): string => `seat ${seat + 1}`;
const nameText = (somebody: { readonly name: string | null }): string =>
  quoted(somebody.name ?? 'gone');

type Standing<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

function mailText({ mail }: Standing<'mail'>): readonly string[] {
  if (mail === null) return ['mail  —']; // secret
  const { id, kind, to, seat, state, endedAt, again } = mail;
  return [
    `mail ${id}  ${kind} to ${nameText(to)}${seat === null ? '' : `, ${seatText(seat)}`}`,
    endedAt === null ? state : `${state} ${endedAt.toISOString()}`,
    ...(again === 0 ? [] : [`sent again: ${again}`]),
  ];
}

function deedText({ by, operation, reason, status }: Standing<'deed' | 'reading'>) {
  return [
    `${by === null ? 'on the machine' : nameText(by)}  ${operation}`,
    status === null ? 'not answered' : String(status),
    ...(reason === null ? [] : [quoted(reason)]),
  ];
}

function standingText(entry: TimelineEntry): readonly string[] {
  switch (entry.kind) {
    case 'event': {
      const { number, event, sentences } = entry.event;
      const waits = entry.waits.map((seat) => `${seatText(seat)} is waited for`);
      return [`event ${number}`, event === null ? '—' : sentences.join(' '), ...waits];
    }
    case 'mail':
      return mailText(entry);
    case 'clock': {
      const seat = seatText(entry.clock.seat);
      return [entry.what === 'waits' ? `${seat} is waited for since` : `${seat} has time until`];
    }
    case 'invitation':
      return [`invitation ${entry.invitation} to ${nameText(entry.to)}`];
    case 'deed':
    case 'reading':
      return deedText(entry);
  }
}

/** An entry of a time line. */
export const entryText = (entry: TimelineEntry): string =>
  [entry.at.toISOString(), ...standingText(entry)].join('  ');

type Position = Awaited<ReturnType<Desk['inspecting']['position']>>;

/** A position, as it stood behind an event. */
export const positionText = ({
  number,
  newest,
  status,
  toAct,
  sections,
}: Position): readonly string[] => [
  [
    `behind event ${number} of ${newest}  ${status}`,
    ...(toAct.length === 0 ? [] : [`waits for ${toAct.map(seatText).join(', ')}`]),
  ].join('  '),
  ...sections.map((section) => `\n${sectionText(section, 'en')}`),
];

type Difference = Awaited<ReturnType<Desk['inspecting']['difference']>>;

/** What changed between two positions, and what happened meanwhile. */
export const differenceText = ({ shown, events, isCut }: Difference): readonly string[] => [
  ...shown.map(({ heading, what, before, after }) =>
    [heading, ...(what === null ? [] : [what]), `${before ?? '—'} → ${after ?? '—'}`].join('  '),
  ),
  ...events.map(({ number, sentences }) => `event ${number}  ${sentences.join(' ')}`),
  ...(isCut ? ['There is more than is told here.'] : []),
];
