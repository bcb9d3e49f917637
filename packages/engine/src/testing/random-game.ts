import { canonicalJson } from '../core/canonical.ts';
import { type DrawNumber, recordingChance } from '../core/chance.ts';
import type { NewEvent } from '../core/event.ts';
import { type Offer, takeUp } from '../core/form.ts';
import { offers, type Setting, toAct } from '../core/play.ts';
import { advance, openPosition, type Position } from '../core/position.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { begin, sitDown } from '../core/seating.ts';
import type { AnyTitle, Shapes } from '../core/title.ts';
import { type Followed, mayTakeBack, takeBack, visit } from '../core/visit.ts';
import { seededDraws } from './chance.ts';
import { scriptOf } from './script.ts';

type Action = Shapes['Action'];

/** What a random game is played with. The numbers pick among what is open then, round and round. */
export type Plan = {
  readonly seats: number;
  readonly options: object;
  readonly seed: number; // of chance
  readonly choices: readonly number[];
  /** Now and then somebody leaves a standing order, or takes an act back; all in thousandths of a game. */
  readonly orders: readonly {
    readonly at: number;
    readonly seat: number;
    readonly order: unknown;
  }[];
  readonly undos: readonly number[];
  readonly asides: readonly number[]; // when somebody acts whom nobody waits for
  /** Actions nobody means: they are tried where the rules must say no. */
  readonly acts: readonly Action[];
};

/** One event of a played game, where it came from and where it led. */
export type Step = {
  readonly event: NewEvent;
  readonly before: Position;
  readonly after: Position;
};

export type Played = {
  readonly setting: Setting;
  readonly plan: Plan;
  readonly draw: DrawNumber;
  readonly steps: readonly Step[];
  readonly end: Position;
};

/** More acts than any game takes: past it a title is stuck. */
export const mostActs = 5_000;

const settingOf = (title: AnyTitle, { seats, options }: Plan): Setting => ({
  title,
  table: { options: title.schema.options.parse(options), edition: title.edition, seats },
});

/** One action an offer offers; for a form, one of many, by a number. */
export function actionOf(offer: Offer<Action>, number: number): Action {
  const { chance } = recordingChance(seededDraws(number), {});
  return takeUp(offer, (count) => chance.draw('form', count));
}

/** What followed, as steps; a refusal of what was offered is a fault of the title. */
function stepsOf(setting: Setting, before: Position, followed: Followed): readonly Step[] {
  if (!followed.ok) throw new Error(`Refused: ${JSON.stringify(followed.refusal)}`);
  const steps: Step[] = [];
  let position = before;
  for (const event of followed.events) {
    const after = advance(setting, position, { ...event, number: position.number + 1 });
    steps.push({ event, before: position, after });
    position = after;
  }
  return steps;
}

/** The act a number picks for whoever is waited for; or, as an aside, for one who may also act. */
function chooseAct(setting: Setting, { game }: Position, choice: number, isAside: boolean) {
  const waiting = toAct(setting, game);
  const others = isAside
    ? seatsOf(setting.table.seats).filter(
        (other) => !waiting.includes(other) && offers(setting, game, other).length > 0,
      )
    : [];
  const able = others.length > 0 ? others : waiting;
  const seat = able[choice % able.length];
  if (seat === undefined) throw new Error('The game runs and waits for nobody');
  const open = offers(setting, game, seat);
  const offer = open[choice % open.length];
  if (offer === undefined) throw new Error(`Seat ${seat} is waited for and has no offer`);
  return { seat, action: actionOf(offer, choice) };
}

function placeOrders(
  setting: Setting,
  position: Position,
  plan: Plan,
  act: number,
  draw: DrawNumber,
): readonly Step[] {
  const due = plan.orders.find(({ at }) => at === act);
  if (due === undefined || position.game.status !== 'running') return [];
  const seat: Seat = due.seat % plan.seats;
  const followed = visit(
    setting,
    position,
    { seat, cancel: [], place: [due.order], actions: [] },
    draw,
  );
  return followed.ok ? stepsOf(setting, position, followed) : []; // not every order makes sense
}

function maybeTakeBack(setting: Setting, position: Position, plan: Plan, act: number) {
  const [seat = 0] = toAct(setting, position.game);
  if (!plan.undos.includes(act) || mayTakeBack(setting, position, seat) === 0) return [];
  return stepsOf(setting, position, takeBack(setting, position, seat, 1));
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The game of a plan in which nothing comes between: no orders, nothing taken back. */
const playPlainly = (title: AnyTitle, plan: Plan): Played =>
  playByActs(title, { ...plan, orders: [], undos: [], asides: [] });

/** The plan with acts counted instead of thousandths of a game of this length. */
function timed(plan: Plan, { steps }: Played): Plan {
  const acts = steps.filter(({ event }) => event.kind === 'play').length;
  const actAt = (thousandth: number) => Math.floor((thousandth * acts) / 1000);
  return {
    ...plan,
    orders: plan.orders.map((order) => ({ ...order, at: actAt(order.at) })),
    undos: plan.undos.map(actAt),
    asides: plan.asides.map(actAt),
  };
}

const beginningOf = ({ steps, plan }: Played): string =>
  canonicalJson(steps.slice(0, plan.seats + 1).map(({ event }) => event));

/** Plays a whole game by a plan; where that breaks off, says after which acts. */
export function playRandomly(title: AnyTitle, plan: Plan): Played {
  const plain = playPlainly(title, plan);
  const played = playByActs(title, timed(plan, plain));
  if (beginningOf(plain) !== beginningOf(played)) {
    throw new Error('Played twice with the same numbers, the game begins in two ways');
  }
  return played;
}

function playByActs(title: AnyTitle, plan: Plan): Played {
  const setting = settingOf(title, plan);
  const draw = seededDraws(plan.seed);
  const steps: Step[] = [];
  const reached = () => steps.at(-1)?.after ?? openPosition(setting);
  try {
    playOut(setting, plan, draw, reached, (more) => steps.push(...more));
  } catch (error) {
    const script = scriptOf({ setting, plan, draw, steps, end: reached() });
    throw new Error(`${messageOf(error)}\nafter these acts:\n${script}`, { cause: error });
  }
  return { setting, plan, draw, steps, end: reached() };
}

function playOut(
  setting: Setting,
  plan: Plan,
  draw: DrawNumber,
  reached: () => Position,
  enter: (more: readonly Step[]) => void,
): void {
  for (const seat of seatsOf(plan.seats)) {
    enter(stepsOf(setting, reached(), sitDown(setting, reached(), seat, '00'.repeat(16))));
  }
  enter(stepsOf(setting, reached(), begin(setting, reached(), draw)));
  for (let act = 0; reached().game.status === 'running'; act += 1) {
    if (act === mostActs) throw new Error(`No end after ${mostActs} acts`);
    enter(placeOrders(setting, reached(), plan, act, draw));
    if (reached().game.status !== 'running') break;
    enter(maybeTakeBack(setting, reached(), plan, act));
    const choice = (plan.choices[act % plan.choices.length] ?? 0) + act;
    const { seat, action } = chooseAct(setting, reached(), choice, plan.asides.includes(act));
    const asked = { seat, cancel: [], place: [], actions: [action] };
    enter(stepsOf(setting, reached(), visit(setting, reached(), asked, draw)));
  }
}

/** Chance for trying something out, which leaves no trace. */
export const chanceAt = (draw: DrawNumber, { ordinals }: Pick<Position, 'ordinals'>) =>
  recordingChance(draw, ordinals);
