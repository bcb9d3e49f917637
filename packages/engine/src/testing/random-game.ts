import {
  type Chance,
  type Draw,
  type Ordinals,
  ordinalsAfter,
  recordingChance,
} from '../core/chance.ts';
import type { NewEvent } from '../core/event.ts';
import { decide, offers, type Setting, start, takeSeat, toAct } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { type Game, openGame } from '../core/table.ts';
import type { AnyTitle, Shapes } from '../core/title.ts';
import { seededDraws } from './chance.ts';

/** What a random game is played with. Each choice picks one of the offers then open. */
export type Plan = {
  readonly seats: number;
  readonly options: object;
  readonly seed: number; // of chance
  readonly choices: readonly number[]; // used round and round
};

/** One step of a played game: the event, the game it led to, and chance as far as it had got. */
export type Step = {
  readonly event: NewEvent;
  readonly before: Game;
  readonly after: Game;
  readonly ordinals: Ordinals; // before it
};

export type Played = {
  readonly setting: Setting;
  readonly plan: Plan;
  readonly steps: readonly Step[];
  readonly end: Game;
};

/** More acts than any game takes: past it a title is stuck. */
const mostActs = 20_000;

const settingOf = (title: AnyTitle, { seats, options }: Plan): Setting => ({
  title,
  table: { options: title.schema.options.parse(options), edition: title.edition, seats },
});

/** Chance of a plan, and what was drawn from it. */
export const chanceOf = (
  { seed }: Plan,
  ordinals: Ordinals,
): { chance: Chance; draws: readonly Draw[] } => recordingChance(seededDraws(seed), ordinals);

/** Who acts next: one of those the game waits for, by the choice. */
function seatToAct(setting: Setting, game: Game, choice: number): Seat {
  const waiting = toAct(setting, game);
  const seat = waiting[choice % waiting.length];
  if (seat === undefined) throw new Error('The game runs and waits for nobody');
  return seat;
}

function actionOf(setting: Setting, game: Game, seat: Seat, choice: number): Shapes['Action'] {
  const open = offers(setting, game, seat);
  const action = open[choice % open.length];
  if (action === undefined) throw new Error(`Seat ${seat} must act and has no offer`);
  return action;
}

/** Plays a whole game by a plan. */
export function playRandomly(title: AnyTitle, plan: Plan): Played {
  const setting = settingOf(title, plan);
  const steps: Step[] = [];
  let game = openGame(setting.table);
  let ordinals: Ordinals = {};

  function enter(event: NewEvent, after: Game): void {
    steps.push({ event, before: game, after, ordinals });
    game = after;
    ordinals = ordinalsAfter(ordinals, event.draws);
  }

  for (const seat of seatsOf(plan.seats)) {
    const taken = takeSeat(setting, game, seat, '00'.repeat(16));
    if (!taken.ok) throw new Error(`Seat ${seat} is not free`);
    enter({ kind: 'table', seat, action: null, facts: taken.facts, draws: [] }, taken.game);
  }
  const first = chanceOf(plan, ordinals);
  const started = start(setting, game, first.chance);
  if (!started.ok) throw new Error('The game does not start');
  const opening = { kind: 'table', seat: null, action: null } as const;
  enter({ ...opening, facts: started.facts, draws: first.draws }, started.game);

  for (let act = 0; game.status === 'running'; act += 1) {
    if (act === mostActs) throw new Error(`No end after ${mostActs} acts`);
    const choice = plan.choices[act % plan.choices.length] ?? 0;
    const seat = seatToAct(setting, game, choice);
    const action = actionOf(setting, game, seat, choice + act);
    const { chance, draws } = chanceOf(plan, ordinals);
    const decision = decide(setting, game, action, seat, chance);
    if (!decision.ok) throw new Error(`An offer was refused: ${JSON.stringify(decision.refusal)}`);
    const openness = title.actions[action.type]?.openness ?? 'sealed';
    enter(
      { kind: 'play', seat, action: { openness, asked: action }, facts: decision.facts, draws },
      decision.game,
    );
  }
  return { setting, plan, steps, end: game };
}

/** The acts of a game as a script one can read and play again. */
export const scriptOf = ({ plan, steps }: Played): string =>
  [
    `${plan.seats} seats, options ${JSON.stringify(plan.options)}, seed ${plan.seed}`,
    ...steps
      .filter(({ event }) => event.kind === 'play')
      .map(({ event }) => `seat ${event.seat}: ${JSON.stringify(event.action?.asked)}`),
  ].join('\n');
