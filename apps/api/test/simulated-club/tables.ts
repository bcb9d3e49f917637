import { catalogue } from '../../src/games/catalogue.ts';
import type { Settings } from '../../src/games/settings.ts';
import type { Choose } from './people.ts';

type TableWish = Omit<Partial<Settings>, 'seatNames'>;

/** A game of the club: which, how fast, who, from when on. */
export type Plan = {
  readonly opens: number; // the day
  readonly title: string;
  readonly pace: string; // what it is called in the figures
  readonly settings: TableWish;
  readonly pausesAfter: number | null; // days after its opening its players agree on some without time
  readonly members: readonly number[]; // by their places; the first is the host
};

const bank = { kind: 'bank', hours: 96, increment: 12, cap: 120 } as const;

type Pace = {
  readonly pace: string;
  readonly settings: TableWish;
  readonly pausesAfter?: number;
};

const paces: readonly Pace[] = [
  { pace: 'none', settings: { pace: { kind: 'none' } } },
  {
    pace: '12 hours a turn',
    settings: { pace: { kind: 'perTurn', hours: 12 } },
    pausesAfter: 1,
  },
  {
    pace: 'a day a turn',
    settings: {
      pace: { kind: 'perTurn', hours: 24 },
      absent: 'vote',
      rest: { leastHours: 24, weekends: false },
    },
  },
  {
    pace: '3 days a turn',
    settings: { pace: { kind: 'perTurn', hours: 72 }, grace: 24 },
    pausesAfter: 2,
  },
  { pace: 'a week a turn', settings: { pace: { kind: 'perTurn', hours: 168 }, grace: 0 } },
  { pace: '4 days and 12 hours a turn', settings: { pace: bank }, pausesAfter: 3 },
];

/** The titles the service is for; of tests' titles only in small clubs, as their games are short. */
const titlesOf = (stage: 'published' | 'example') =>
  catalogue.filter(({ title }) => title.stage === stage).map(({ title }) => title);

type Wish = {
  readonly games: number;
  readonly stage: 'published' | 'example';
  readonly season: number;
};

/** Games of all titles and paces, with members drawn for each; who leaves is only where time passes. */
export function tablesOf(
  { games, stage, season }: Wish,
  members: readonly { readonly leavesAfter: number | null }[],
  pick: Choose,
): readonly Plan[] {
  const titles = titlesOf(stage);
  return Array.from({ length: games }, (_, place) => {
    const title = titles[place % titles.length];
    const {
      pace,
      settings,
      pausesAfter = null,
    } = paces[Math.floor(place / titles.length) % paces.length] ?? {};
    if (title === undefined || pace === undefined) throw new Error('There is nothing to play');
    const { min, max } = title.seats;
    const seats = min + pick(max - min + 1);
    const mayPlay = members.flatMap(({ leavesAfter }, member) =>
      pace === 'none' && leavesAfter !== null ? [] : [member],
    );
    const drawn = new Set<number>();
    while (drawn.size < seats) drawn.add(mayPlay[pick(mayPlay.length)] ?? 0);
    return {
      title: title.id,
      ...{ pace, pausesAfter },
      settings: { seating: 'chosen', ...settings },
      members: [...drawn],
      opens: Math.floor((place * season) / games),
    };
  });
}
