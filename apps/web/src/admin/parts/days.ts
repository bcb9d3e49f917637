/** What was on one day, as it came. */
export type OfDay<Row> = {
  readonly day: string;
  readonly at: string; // of the first
  readonly rows: readonly Row[];
};

type Timed = { readonly at: string };

/** Which day it was where one reads. */
const dayOf = ({ at }: Timed): string => new Date(at).toDateString();

/** Rows in the order of their times, day by day. */
export function byDay<Row extends Timed>(rows: readonly Row[]): readonly OfDay<Row>[] {
  const days = [...new Set(rows.map(dayOf))];
  return days.map((day) => {
    const ofDay = rows.filter((row) => dayOf(row) === day);
    return { day, at: ofDay[0]?.at ?? '', rows: ofDay };
  });
}
