import {
  type AnyTitle,
  type Chance,
  decide,
  type Fact,
  type Game,
  offers,
  openGame,
  replay,
  type Seat,
  type Setting,
  seatsOf,
  start,
  takeSeat,
  takeUp,
  titles,
  toAct,
} from '@staffetta/engine';
import { picking } from '../apps/api/test/players.ts';
import { median, rateOf, repeats } from './sample.ts';

type Action = ReturnType<typeof takeUp>;

/** A decision as it came up in a game. */
type Asked = { readonly game: Game; readonly action: Action; readonly seat: Seat };

type Recorded = {
  readonly setting: Setting;
  readonly asked: readonly Asked[];
  readonly facts: readonly Fact[];
};

/** Chance enough for measuring: the service's own is paid for where acts are measured over HTTP. */
function countingChance(): Chance {
  let drawn = 0;
  return {
    draw: (_purpose, size) => {
      drawn += 7;
      return drawn % size;
    },
  };
}

/** Plays a game whole, and keeps what was asked and what happened. */
function record(title: AnyTitle, choice: number): Recorded {
  const seats = title.seats.max;
  const options = title.schema.options.parse({});
  const setting = { title, table: { options, edition: title.edition, seats } };
  const chance = countingChance();
  const asked: Asked[] = [];
  const facts: Fact[] = [];
  let game = openGame(setting.table);
  const enter = (decision: ReturnType<typeof decide>): void => {
    if (!decision.ok) throw new Error(`${title.id} refused what it offers`);
    facts.push(...decision.facts);
    game = decision.game;
  };
  for (const seat of seatsOf(seats)) enter(takeSeat(setting, game, seat, '00'.repeat(16)));
  enter(start(setting, game, chance));
  while (game.status === 'running') {
    const [seat = 0] = toAct(setting, game);
    const open = offers(setting, game, seat);
    const offer = open[(asked.length * 7 + choice) % open.length];
    if (offer === undefined) throw new Error(`${title.id} waits for a seat that may do nothing`);
    const action = takeUp(offer, picking(asked.length + choice));
    asked.push({ game, action, seat });
    enter(decide(setting, game, action, seat, chance));
  }
  return { setting, asked, facts };
}

export type EngineFigures = {
  readonly title: string;
  readonly decisions: number; // in a second
  readonly facts: number; // replayed, in a second
};

/** Decisions and replayed facts in a second, of every title there is. */
export const measureEngine = (): readonly EngineFigures[] =>
  titles.map((title) => {
    const games = Array.from({ length: 10 }, (_, choice) => record(title, choice));
    const chance = countingChance();
    const decideAll = (): number =>
      games.reduce((sum, { setting, asked }) => {
        for (const { game, action, seat } of asked) decide(setting, game, action, seat, chance);
        return sum + asked.length;
      }, 0);
    const replayAll = (): number =>
      games.reduce((sum, { setting, facts }) => {
        replay(setting, facts);
        return sum + facts.length;
      }, 0);
    const measured = (work: () => number): number =>
      median(Array.from({ length: repeats }, () => rateOf(work)));
    return { title: title.id, decisions: measured(decideAll), facts: measured(replayAll) };
  });
