import type { Dashboard, ToldReading } from './dashboard.ts';
import type { Unit } from './readings.ts';

// The dashboard on lines of a terminal.

const rounded = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** The biggest part of which there is at least one, and no smaller one. */
function inParts(value: number, parts: readonly (readonly [string, number])[]): string {
  const [name, size] = parts.find(([, least]) => Math.abs(value) >= least) ??
    parts.at(-1) ?? ['', 1];
  return `${rounded(value / size, value / size < 10 ? 1 : 0)} ${name}`.trim();
}

const writers: Readonly<Record<Unit, (value: number) => string>> = {
  count: (value) => rounded(value),
  seconds: (value) =>
    inParts(value, [
      ['days', 86_400],
      ['h', 3_600],
      ['min', 60],
      ['s', 1],
    ]),
  bytes: (value) =>
    inParts(value, [
      ['GiB', 2 ** 30],
      ['MiB', 2 ** 20],
      ['KiB', 2 ** 10],
      ['bytes', 1],
    ]),
  share: (value) => `${rounded(value * 100, 2)} %`,
};

const valueText = ({ value, unit, isEstimate }: ToldReading): string =>
  value === null ? 'none' : `${isEstimate ? 'about ' : ''}${writers[unit](value)}`;

function readingText(reading: ToldReading): string {
  const { judgement, text, advice } = reading;
  const mark = judgement === 'fine' ? '' : `${judgement.toUpperCase()}: `;
  const line = `  ${mark}${text}: ${valueText(reading)}`;
  return advice === null ? line : `${line}\n    ${advice}`;
}

/** As many tables as are worth a look on a terminal. */
const biggest = 8;

/** All of it; the page and `--json` have more of tables. */
export function dashboardText(dashboard: Dashboard): readonly string[] {
  const { judgement, readings, games, tables, processes, versions } = dashboard;
  const { release, node, postgres, migration } = versions;
  const groups = [...new Set(readings.map(({ group }) => group))];
  return [
    `${judgement}: Staffetta ${release}, Node.js ${node}, PostgreSQL ${postgres}, ${migration}`,
    ...groups.flatMap((group) => [
      group,
      ...readings.filter((reading) => reading.group === group).map(readingText),
    ]),
    'games by title',
    ...games.map(({ title, version, open, running, ended }) => {
      const counts = [open, running, ended].map(
        ({ count, isEstimate }) => `${isEstimate ? 'about ' : ''}${rounded(count)}`,
      );
      const [opened, going, over] = counts;
      return `  ${title} ${version}: ${opened} open, ${going} running, ${over} ended`;
    }),
    'biggest tables',
    ...tables.slice(0, biggest).map(({ name, bytes, indexBytes, grown }) => {
      const more = grown === null ? '' : `, grown by ${writers.bytes(grown)}`;
      return `  ${name}: ${writers.bytes(bytes)}, indexes ${writers.bytes(indexBytes)}${more}`;
    }),
    'processes',
    ...processes.map(({ id, release: of, node: on, answers, works, isThere, at }) => {
      const duties = [...(answers ? ['answers'] : []), ...(works ? ['works'] : [])].join(', ');
      const state = isThere ? duties : `vanished after ${at.toISOString()}`;
      return `  ${id}: ${of}, Node.js ${on}, ${state}`;
    }),
  ];
}
