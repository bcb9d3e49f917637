import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../core/event.ts';
import { redactFact } from '../core/fact.ts';
import type { Setting } from '../core/play.ts';
import { openPosition, type Position } from '../core/position.ts';
import { seatsOf } from '../core/seat.ts';
import { begin, sitDown } from '../core/seating.ts';
import { factSentence } from '../core/sentences.ts';
import type { AnyTitle } from '../core/title.ts';
import { type Followed, takeBack, visit } from '../core/visit.ts';
import { spelledDraws } from './chance.ts';
import { readScript, type Script, tellingLines } from './script.ts';

type Seated = { readonly setting: Setting; readonly script: Script };

/** What a line of a script makes happen. */
function follow({ setting, script }: Seated, position: Position, name: string, act: string) {
  const seat = script.names.indexOf(name);
  const draw = spelledDraws(script.draws);
  const nothing = { seat, cancel: [], place: [], actions: [] };
  const [verb = '', rest = ''] = act.split(/ (.*)/);
  if (verb === 'undo') return takeBack(setting, position, seat, Number(rest || 1));
  if (verb === 'cancel')
    return visit(setting, position, { ...nothing, cancel: [Number(rest)] }, draw);
  if (verb === 'order') {
    return visit(setting, position, { ...nothing, place: [JSON.parse(rest)] }, draw);
  }
  const action = setting.title.notation.read(
    act,
    setting.title.view(position.game.state, seat),
    setting.table,
  );
  if ('rule' in action) throw new Error(`${name}: ${act} is not understood`);
  return visit(setting, position, { ...nothing, actions: [action] }, draw);
}

/** What a game played by a script adds up to. */
export type Replayed = {
  readonly options: object;
  readonly end: Position;
  readonly events: readonly NewEvent[];
  /** The script again, each act followed by what the referee is told, and the score. */
  readonly lines: readonly string[];
};

/** Whole scripts that were played, by title and text: several tests look at the same games. */
const scriptsPlayed = new WeakMap<AnyTitle, Map<string, Replayed>>();

/** Plays a script, or only its first acts, and tells it as a golden game is told. */
export function playScript(title: AnyTitle, text: string, acts?: number): Replayed {
  if (acts !== undefined) return playActs(title, text, acts);
  const scripts = scriptsPlayed.get(title) ?? new Map<string, Replayed>();
  scriptsPlayed.set(title, scripts);
  const played = scripts.get(text) ?? playActs(title, text);
  scripts.set(text, played);
  return played;
}

function playActs(title: AnyTitle, text: string, acts?: number): Replayed {
  const script = readScript(text);
  const { names } = script;
  const options = title.schema.options.parse(script.options);
  const table = { options, edition: title.edition, seats: names.length };
  const setting: Setting = { title, table };
  const nameOf = (seat: number) => names[seat] ?? '';
  const lines: string[] = [];
  const events: NewEvent[] = [];
  let position = openPosition(setting);

  function enter(followed: Followed, what: string): void {
    if (!followed.ok) throw new Error(`${what} is refused: ${JSON.stringify(followed.refusal)}`);
    position = followed.position;
    events.push(...followed.events);
    for (const fact of followed.events.flatMap((event) => event.facts)) {
      const told = redactFact(fact, 'referee');
      const sentence = told && factSentence(setting, told, 'en', nameOf);
      if (sentence !== null) lines.push(`  ${sentence}`);
    }
  }

  for (const seat of seatsOf(names.length)) {
    enter(sitDown(setting, position, seat, '00'.repeat(16)), nameOf(seat));
  }
  enter(begin(setting, position, spelledDraws(script.draws)), 'The beginning');
  for (const { name, act } of script.acts.slice(0, acts)) {
    lines.push(`${name}: ${act}`);
    enter(follow({ setting, script }, position, name, act), `${name}: ${act}`);
  }
  if (position.game.status === 'ended') lines.push(...scoreLines(setting, position, names));
  return { options, end: position, events, lines };
}

const scoreLines = ({ title, table }: Setting, { game }: Position, names: readonly string[]) =>
  title.score(title.view(game.state, 'referee'), table).map((score, seat) => {
    const parts = score.map(({ line, points }) => `${line} ${points}`).join(', ');
    const total = score.reduce((sum, { points }) => sum + points, 0);
    return `score ${names[seat]}: ${parts} = ${total}`;
  });

const head = /^(?:seats|options|draws [\w-]+):/;

/** What a golden game says must happen. */
const expectedLines = (text: string): readonly string[] =>
  tellingLines(text).filter((line) => !head.test(line));

/** How many numbers of each stream a script spells out. */
const spelled = (text: string): object =>
  Object.fromEntries(
    Object.entries(readScript(text).draws).map(([purpose, numbers]) => [purpose, numbers.length]),
  );

/** The golden games in the folder `golden` beside the file with this URL, by their names. */
function goldenBeside(url: string): readonly (readonly [name: string, text: string])[] {
  const folder = new URL('golden/', url);
  if (!existsSync(folder)) return [];
  return readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
}

/**
 * Plays the title's golden games: `playsGolden(title, import.meta.url)`. Each was checked line by
 * line against the rules page; together they show every action and every fact.
 */
export function playsGolden(title: AnyTitle, url: string): void {
  const games = goldenBeside(url);
  describe(`${title.id} plays its golden games`, () => {
    for (const [name, text] of games) {
      it(`${name}, line by line`, () => {
        const { lines, end } = playScript(title, text);
        expect(lines.join('\n')).toBe(expectedLines(text).join('\n'));
        expect(end.ordinals, 'the numbers drawn').toEqual(spelled(text));
      });
    }

    it('which together show every action and every fact', () => {
      const events = games.flatMap(([, text]) => playScript(title, text).events);
      const shown = new Set([
        ...events.flatMap(({ facts }) => facts.map(({ type }) => type)),
        ...events.flatMap(({ action }) => (action === null ? [] : [action.asked.type])),
      ]);
      const all = [...Object.keys(title.evolve), ...Object.keys(title.actions)];
      const missing = all.filter((type) => !shown.has(type));
      expect(missing, 'write golden/*.txt, by hand, with these').toEqual([]);
    });
  });
}
