// What the dashboard reads, and from which value on it is to be watched or acted upon. The table in
// docs/operating.md says the same.

export const judgements = ['fine', 'watch', 'act'] as const;
export type Judgement = (typeof judgements)[number];

export const groups = [
  'queues',
  'mail',
  'clocks',
  'games',
  'requests',
  'processes',
  'database',
  'people',
] as const;
type Group = (typeof groups)[number];

export const units = ['count', 'seconds', 'bytes', 'share'] as const;
export type Unit = (typeof units)[number];

/** How a reading is judged; where neither value stands it is only told. */
export type Rule = {
  readonly group: Group;
  readonly unit: Unit;
  readonly watch?: number; // from here on,
  readonly act?: number; // and from here
  readonly unknown?: Judgement; // where there is no value; fine if left out
};

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

const rules = {
  'outbox-waiting': { group: 'queues', unit: 'count', watch: 100, act: 1_000 },
  'outbox-oldest': { group: 'queues', unit: 'seconds', watch: 10, act: minutes },
  'looks-waiting': { group: 'queues', unit: 'count', watch: 500, act: 5_000 },
  'looks-oldest': { group: 'queues', unit: 'seconds', watch: minutes, act: 10 * minutes },
  'notices-late': { group: 'queues', unit: 'count', watch: 100, act: 1_000 },
  'notices-latest': { group: 'queues', unit: 'seconds', watch: 2 * minutes, act: 15 * minutes },
  'mails-waiting': { group: 'mail', unit: 'count', watch: 200, act: 2_000 },
  'mails-oldest': { group: 'mail', unit: 'seconds', watch: 15 * minutes, act: 2 * hours },
  'mails-retried': { group: 'mail', unit: 'count', watch: 1, act: 50 },
  'mails-failed': { group: 'mail', unit: 'count', watch: 1, act: 20 },
  'mail-servers-missing': { group: 'mail', unit: 'count', watch: 1 },
  'addresses-in-trouble': { group: 'mail', unit: 'count' },
  'clocks-late': { group: 'clocks', unit: 'count', watch: 1, act: 100 },
  'clocks-latest': { group: 'clocks', unit: 'seconds', watch: minutes, act: 10 * minutes },
  'clocks-failing': { group: 'clocks', unit: 'count', watch: 1, act: 10 },
  'games-broken': { group: 'games', unit: 'count', act: 1 },
  'games-stuck': { group: 'games', unit: 'count', watch: 1, act: 20 },
  'waits-long': { group: 'games', unit: 'count' },
  'versions-unknown': { group: 'games', unit: 'count', act: 1 },
  'requests-answered': { group: 'requests', unit: 'count' },
  'requests-refused': { group: 'requests', unit: 'share' },
  'requests-failed': { group: 'requests', unit: 'share', watch: 0.001, act: 0.02 },
  'answers-silent': {
    ...{ group: 'processes', unit: 'seconds', watch: minutes, act: 3 * minutes, unknown: 'act' },
  },
  'clocks-silent': {
    ...{ group: 'processes', unit: 'seconds', watch: minutes, act: 3 * minutes, unknown: 'act' },
  },
  'processes-lost': { group: 'processes', unit: 'count', watch: 1 },
  'processes-deaf': { group: 'processes', unit: 'count', act: 1 },
  'releases-mixed': { group: 'processes', unit: 'count', act: 2 },
  'tables-rewritable': { group: 'database', unit: 'count', watch: 1 },
  connections: { group: 'database', unit: 'share', watch: 0.7, act: 0.9 },
  'backup-age': {
    ...{ group: 'database', unit: 'seconds', watch: 2 * days, act: 8 * days, unknown: 'watch' },
  },
  'database-size': { group: 'database', unit: 'bytes' },
  'database-growth': { group: 'database', unit: 'bytes' },
  'reports-waiting': { group: 'people', unit: 'count', watch: 1, act: 20 },
  'reports-oldest': { group: 'people', unit: 'seconds', watch: days, act: 3 * days },
  people: { group: 'people', unit: 'count' },
  guests: { group: 'people', unit: 'count' },
  bots: { group: 'people', unit: 'count' },
  suspended: { group: 'people', unit: 'count' },
  admins: { group: 'people', unit: 'count' },
} as const satisfies Readonly<Record<string, Rule>>;

export type ReadingName = keyof typeof rules;

export const readingNames = Object.keys(rules) as readonly ReadingName[];

/** What was read; null: there is nothing to read, such as the oldest of none. */
export type Figure = { readonly value: number | null; readonly isEstimate: boolean };

/** A figure, and what it means. */
export type Reading = Figure & { readonly name: ReadingName; readonly judgement: Judgement };

export const ruleOf = (name: ReadingName): Rule => rules[name];

export function judgementOf({ watch, act, unknown = 'fine' }: Rule, value: number | null) {
  if (value === null) return unknown;
  if (act !== undefined && value >= act) return 'act';
  return watch !== undefined && value >= watch ? 'watch' : 'fine';
}

export const judged = (figures: Readonly<Record<ReadingName, Figure>>): readonly Reading[] =>
  readingNames.map((name) => ({
    ...{ name, ...figures[name] },
    judgement: judgementOf(ruleOf(name), figures[name].value),
  }));

/** As bad as the worst of it. */
export const worst = (those: readonly { readonly judgement: Judgement }[]): Judgement =>
  [...judgements].reverse().find((one) => those.some(({ judgement }) => judgement === one)) ??
  'fine';
