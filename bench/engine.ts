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
import { amount, median, rateOf, repeats } from './sample.ts';

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
function record(title: AnyTitle, seats: number, choice: number): Recorded {
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
  readonly isPublished: boolean;
  readonly players: number;
  readonly isFull: boolean; // no more can play it
  readonly acts: number; // in a game
  readonly decisions: number; // in a second
  readonly facts: number; // replayed, in a second
  readonly decided: number; // milliseconds for a whole game, its acts given
  readonly replayed: number; // milliseconds for a whole game from its facts
  readonly offered: number; // milliseconds for all offers where there are most
  readonly games: number; // whole random games in a second, offers included
};

const gamesEach = amount(10, 1);

/** How often something of these games is done in a second, as the median of several measurements. */
const measured = (work: () => number): number =>
  median(Array.from({ length: repeats }, () => rateOf(work)));

/** The positions of these games with the most offers. */
const busiest = (games: readonly Recorded[]): readonly (Asked & { setting: Setting })[] =>
  games
    .flatMap(({ setting, asked }) =>
      asked.map((one) => ({
        ...one,
        setting,
        open: offers(setting, one.game, one.seat).length,
      })),
    )
    .toSorted((one, other) => other.open - one.open)
    .slice(0, 20);

function measureFor(title: AnyTitle, players: number): EngineFigures {
  const games = Array.from({ length: gamesEach }, (_, choice) => record(title, players, choice));
  const chance = countingChance();
  const decisions = measured(() =>
    games.reduce((sum, { setting, asked }) => {
      for (const { game, action, seat } of asked) decide(setting, game, action, seat, chance);
      return sum + asked.length;
    }, 0),
  );
  const facts = measured(() =>
    games.reduce((sum, game) => {
      replay(game.setting, game.facts);
      return sum + game.facts.length;
    }, 0),
  );
  const busy = busiest(games);
  const offering = measured(() => {
    for (const { setting, game, seat } of busy) offers(setting, game, seat);
    return busy.length;
  });
  const mean = (count: (game: Recorded) => number): number =>
    games.reduce((sum, game) => sum + count(game), 0) / games.length;
  const acts = mean(({ asked }) => asked.length);
  return {
    title: title.id,
    isPublished: title.stage === 'published',
    players,
    isFull: players === title.seats.max,
    acts,
    decisions,
    facts,
    decided: (acts / decisions) * 1_000,
    replayed: (mean((game) => game.facts.length) / facts) * 1_000,
    offered: 1_000 / offering,
    games: measured(() => {
      record(title, players, 1);
      return 1;
    }),
  };
}

/** How fast every title there is plays, for each number of players. */
export const measureEngine = (): readonly EngineFigures[] =>
  titles.flatMap((title) =>
    seatsOf(title.seats.max + 1)
      .slice(title.seats.min)
      .map((players) => measureFor(title, players)),
  );
