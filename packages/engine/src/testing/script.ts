import type { NewEvent } from '../core/event.ts';
import { isTableFact } from '../core/table.ts';
import type { AnyTitle } from '../core/title.ts';
import type { Played } from './random-game.ts';

/** The lines at the head of a script: who sits, with which options, and what chance gave. */
type Head = {
  readonly names: readonly string[];
  readonly options: object;
  readonly draws: Readonly<Record<string, readonly number[]>>;
};

const headLines = ({ names, options, draws }: Head): readonly string[] => [
  `seats: ${names.join(', ')}`,
  `options: ${JSON.stringify(options)}`,
  ...Object.entries(draws).map(([purpose, numbers]) => `draws ${purpose}: ${numbers.join(' ')}`),
];

/** What a seat did, as one line; nothing for what happens by itself. */
function actLine(
  title: AnyTitle,
  { kind, seat, action, facts, byOrder }: NewEvent,
  nameOf: (seat: number) => string,
): string | null {
  if (seat === null || byOrder !== null) return null;
  const [fact] = facts;
  if (fact !== undefined && isTableFact(fact)) {
    if (fact.type === 'taken-back') return `${nameOf(seat)}: undo ${fact.acts}`;
    if (fact.type === 'order-cancelled') return `${nameOf(seat)}: cancel ${fact.secret.id}`;
    if (fact.type === 'order-placed') {
      return `${nameOf(seat)}: order ${JSON.stringify(fact.secret.order)}`;
    }
  }
  if (kind !== 'play' || action === null) return null;
  return `${nameOf(seat)}: ${title.notation.write(action.asked)}`;
}

/** What each stream of chance gave in a game, in order; what was taken back is given again. */
function drawsIn({ steps }: Played): Head['draws'] {
  const draws: Record<string, number[]> = {};
  for (const { purpose, ordinal, result } of steps.flatMap(({ event }) => event.draws)) {
    draws[purpose] ??= [];
    draws[purpose][ordinal] = result;
  }
  return draws;
}

/** The acts of a game as a script one can read, keep as a golden game, and play again. */
export function scriptOf(played: Played): string {
  const { setting, plan, steps } = played;
  const names = Array.from({ length: plan.seats }, (_, seat) => `Seat ${seat}`);
  const acts = steps.flatMap(
    ({ event }) => actLine(setting.title, event, (seat) => `Seat ${seat}`) ?? [],
  );
  return [...headLines({ names, options: plan.options, draws: drawsIn(played) }), '', ...acts].join(
    '\n',
  );
}

export type Script = Head & {
  /** The acts, `Name: what` split in two, each with the sentences that stand below it. */
  readonly acts: readonly { readonly name: string; readonly act: string }[];
};

const isBetween = (line: string): boolean => line.trim() === '' || line.startsWith('#');

/** The lines of a script that say something: no comments, no blank ones. */
export const tellingLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => !isBetween(line));

/** A script as it was written down. Lines that begin with a space tell what followed. */
export function readScript(text: string): Script {
  const said = tellingLines(text)
    .filter((line) => !line.startsWith(' '))
    .map((line) => {
      const colon = line.indexOf(':');
      if (colon === -1) throw new Error(`No colon in the line: ${line}`);
      return { name: line.slice(0, colon), act: line.slice(colon + 1).trim() };
    });
  const names = said.find(({ name }) => name === 'seats')?.act.split(', ') ?? [];
  const options = JSON.parse(said.find(({ name }) => name === 'options')?.act ?? '{}') as object;
  const draws = said
    .filter(({ name }) => name.startsWith('draws '))
    .map(({ name, act }) => [name.slice('draws '.length), act.split(' ').map(Number)] as const);
  return {
    names,
    options,
    draws: Object.fromEntries(draws),
    acts: said.filter(({ name }) => names.includes(name)),
  };
}
