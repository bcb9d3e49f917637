import type { Language } from '@staffetta/engine';
import type { Database } from '../database/connection.ts';
import { type Found, readFigures } from './figures.ts';
import { type Judgement, judged, type Reading, type Rule, ruleOf, worst } from './readings.ts';
import { readingWords } from './words.ts';

/** A reading as people read it. */
export type ToldReading = Reading & {
  readonly group: Rule['group'];
  readonly unit: Rule['unit'];
  readonly text: string;
  readonly watchFrom: number | null;
  readonly actFrom: number | null;
  readonly advice: string | null; // what to do, where it is not fine
};

/** How the service is. */
export type Dashboard = Omit<Found, 'figures'> & {
  readonly at: Date;
  readonly judgement: Judgement; // of the worst reading
  readonly readings: readonly ToldReading[];
};

function told(reading: Reading, language: Language): ToldReading {
  const { group, unit, watch = null, act = null } = ruleOf(reading.name);
  const { text, advice } = readingWords[language][reading.name];
  return {
    ...{ ...reading, group, unit, text, watchFrom: watch, actFrom: act },
    advice: reading.judgement === 'fine' ? null : advice,
  };
}

/** How the service is, judged, in somebody's language. */
export async function readDashboard(
  database: Pick<Database, 'pool'>,
  language: Language,
  now: Date,
): Promise<Dashboard> {
  const { figures, ...rest } = await readFigures(database, now);
  const readings = judged(figures);
  return {
    ...{ ...rest, at: now, judgement: worst(readings) },
    readings: readings.map((reading) => told(reading, language)),
  };
}
