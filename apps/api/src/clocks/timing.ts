import { paceOf, type Settings, wholeSettings } from '../games/settings.ts';
import { atLeast, type Calendar, type Hours, type Interval, type Rest } from './calendar.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** How somebody's clocks go, as he has chosen. */
export type PlayTimes = { readonly hours: Hours | null; readonly weekendsOff: boolean };

export const usualPlayTimes: PlayTimes = { hours: null, weekendsOff: false };

/** When a user does not play. */
export type Timetable = PlayTimes & {
  readonly timeZone: string;
  readonly vacations: readonly Interval[];
};

/** All that a game's clocks depend on besides its log. */
export type Timing = {
  readonly settings: Settings;
  readonly timetables: ReadonlyMap<string, Timetable>; // of its players
  readonly outages: readonly Interval[];
};

/** Where nothing but the log matters. */
export const plainTiming = (settings: Settings): Timing => ({
  settings: wholeSettings(settings),
  timetables: new Map(),
  outages: [],
});

/** How a player may rest at a table, by what he has chosen by now; null: not at all. */
export function restOf({ settings, timetables }: Timing, player: string | null): Rest | null {
  const chosen = player === null ? undefined : timetables.get(player);
  if (chosen === undefined) return null;
  const { leastHours, weekends } = settings.rest;
  const hours = atLeast(chosen.hours, leastHours);
  const weekendsOff = chosen.weekendsOff && weekends;
  if (hours === null && !weekendsOff) return null;
  return { timeZone: chosen.timeZone, hours, weekendsOff };
}

/** When a seat's clock stands still: his rest is what it was when his turn began, his vacations as they are. */
export const calendarOf = (
  { timetables, outages }: Timing,
  rest: Rest | null,
  player: string | null,
): Calendar => {
  const vacations = player === null ? [] : (timetables.get(player)?.vacations ?? []);
  return { rest, still: [...vacations, ...outages] };
};

/** What a clock shows at the beginning of a turn; of a bank, at that of the game. Null: there is none. */
export function wholeTime({ settings }: Timing): number | null {
  const pace = paceOf(settings);
  switch (pace.kind) {
    case 'none':
      return null;
    case 'perTurn':
      return pace.hours * hour;
    case 'bank':
      return Math.min(pace.hours, pace.cap) * hour;
  }
}

/** A bank nothing was taken from; null: there is none. */
export const wholeBank = (timing: Timing): number | null =>
  paceOf(timing.settings).kind === 'bank' ? wholeTime(timing) : null;

/** What is left of a bank when a turn is over; null: there is no bank. */
export function bankAfter({ settings }: Timing, left: number | null): number | null {
  const pace = paceOf(settings);
  if (pace.kind !== 'bank' || left === null) return null;
  return Math.min(left + pace.increment * hour, pace.cap * hour);
}
