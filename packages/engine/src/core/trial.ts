import { type Chance, type DrawNumber, recordingChance } from './chance.ts';
import { takeUp } from './form.ts';
import { languages } from './language.ts';
import { offers, type Setting, toAct } from './play.ts';
import { openPosition, type Position } from './position.ts';
import { seatsOf, type Viewer } from './seat.ts';
import { begin, sitDown } from './seating.ts';
import type { Shapes } from './title.ts';
import { type Followed, visit } from './visit.ts';

// A game nobody plays: whether it can be played to its end with printed facts that are new.

/** How seats choose in a trial: anything they are offered, or what the service does for who is late. */
export const manners = ['random', 'late'] as const;
export type Manner = (typeof manners)[number];

/** What can keep a trial from its end. */
type TroubleCode =
  | 'untellable' // what a seat sees has not the form in which it is told; detail: where
  | 'nobody-awaited'
  | 'nothing-to-do' // for whoever is waited for
  | 'pieces-alike'
  | 'endless'
  | 'refused' // what was offered; detail: by which rule, and why
  | 'thrown'; // detail: what the title's own code says

/** What kept a trial from its end. */
export type TrialTrouble = { readonly code: TroubleCode; readonly detail: string };

/** How far a trial came, and what kept it from its end; null: nothing did. */
export type Trial = { readonly acts: number; readonly trouble: TrialTrouble | null };

class Halt extends Error {
  readonly trouble: TrialTrouble;

  constructor(trouble: TrialTrouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

/** More acts than any game takes: past it nothing leads to an end. */
const mostActs = 20_000;

const contribution = '00'.repeat(16);

function ensure(isSo: boolean, code: TroubleCode, detail = ''): asserts isSo {
  if (!isSo) throw new Halt({ code, detail });
}

function reached(followed: Followed): Position {
  if (followed.ok) return followed.position;
  const { rule, code } = followed.refusal;
  throw new Halt({ code: 'refused', detail: `${rule}, ${code}` });
}

/** What a seat is shown has the form in which it is told. */
function seen({ title }: Setting, { state }: Position['game'], viewer: Viewer): Shapes['View'] {
  const view = title.view(state, viewer);
  const told = title.schema.view.safeParse(view);
  const [issue] = told.success ? [] : told.error.issues;
  ensure(issue === undefined, 'untellable', issue?.path.join('.'));
  return view;
}

function chosen(setting: Setting, { game }: Position, manner: Manner, pick: Chance['draw']) {
  const { title, table } = setting;
  const waiting = toAct(setting, game);
  const seat = waiting[pick('seat', Math.max(waiting.length, 1))];
  ensure(seat !== undefined, 'nobody-awaited');
  const view = seen(setting, game, seat);
  if (manner === 'late') return { seat, action: title.fallback(view, table) };
  const open = offers(setting, game, seat);
  const offer = open[pick('offer', Math.max(open.length, 1))];
  ensure(offer !== undefined, 'nothing-to-do');
  return { seat, action: takeUp(offer, (count) => pick('fill', count)) };
}

/** All that people read of the box, and of the game as it is, can be written. */
function read(setting: Setting, { game }: Position): void {
  const { title, table } = setting;
  const pieces = title.pieces(table);
  ensure(new Set(pieces).size === pieces.length, 'pieces-alike');
  for (const language of languages) {
    for (const piece of pieces) title.words[language].piece(piece, table);
    for (const viewer of [...seatsOf(table.seats), 'spectator', 'referee'] as const) {
      const view = seen(setting, game, viewer);
      title.show(view, language, String, table);
      title.score(view, table);
    }
    title.aboutEdition?.(table.edition, language);
  }
}

/** Plays a whole game; gives way after each act, as its acts may be many. */
function* played(setting: Setting, manner: Manner, draw: DrawNumber): Generator<number, number> {
  const { chance } = recordingChance(
    (purpose, ...numbers) => draw(`trial-${purpose}`, ...numbers),
    {},
  );
  let position = openPosition(setting);
  for (let seat = 0; seat < setting.table.seats; seat += 1) {
    position = reached(sitDown(setting, position, seat, contribution));
  }
  position = reached(begin(setting, position, draw));
  read(setting, position);
  let acts = 0;
  for (; position.game.status === 'running'; acts += 1) {
    ensure(acts < mostActs, 'endless');
    const { seat, action } = chosen(setting, position, manner, chance.draw);
    const asked = { seat, cancel: [], place: [], actions: [action] };
    position = reached(visit(setting, position, asked, draw));
    yield acts;
  }
  read(setting, position);
  return acts;
}

function troubleIn(error: unknown): TrialTrouble {
  if (error instanceof Halt) return error.trouble;
  return { code: 'thrown', detail: error instanceof Error ? error.message : String(error) };
}

/** Plays a whole game, act by act, and says how far it came. Whatever a title throws is what kept it. */
export function* tryOut(
  setting: Setting,
  manner: Manner,
  draw: DrawNumber,
): Generator<number, Trial> {
  const game = played(setting, manner, draw);
  let acts = 0;
  try {
    for (;;) {
      const step = game.next();
      if (step.done === true) return { acts: step.value, trouble: null };
      acts = step.value + 1;
      yield acts;
    }
  } catch (error) {
    return { acts, trouble: troubleIn(error) };
  }
}
