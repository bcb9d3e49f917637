import type { Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { locale } from '../../language.ts';
import { ago, amountOf, daysOf, figure } from '../../language-forms.ts';
import { nameOfTitle } from '../../titles.ts';
import { sayings } from '../../words/dashboard.ts';
import { Day, Minute, momentOf } from '../parts/moment.tsx';
import { Wide } from '../parts/wide.tsx';
import { amountIn } from './amounts.ts';

type Dashboard = Schemas['Dashboard'];

type TableProps = {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly children: ComponentChildren; // its rows
};

/** Numbers side by side; where there is no room one moves along them. */
const Table = ({ heading, columns, children }: TableProps) => (
  <div class="admin-part">
    <h2>{heading}</h2>
    <Wide label={heading}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Wide>
  </div>
);

function counted({ count, isEstimate }: Schemas['GameCount']): string {
  const amount = figure(locale.value, count);
  return isEstimate ? sayings.value.about(amount) : amount;
}

export function GamesTable({ games }: Pick<Dashboard, 'games'>) {
  const say = sayings.value;
  return (
    <Table heading={say.byVersion} columns={[say.title, say.open, say.running, say.ended]}>
      {games.map(({ title, version, isKnown, isPresent, open, running, ended }) => (
        <tr key={`${title} ${version}`}>
          <th scope="row">
            {nameOfTitle(title)} {version}
            {isPresent && <span class="tag">{say.present}</span>}
            {!isKnown && <span class="tag tag-grave">{say.unknown}</span>}
          </th>
          <td>{counted(open)}</td>
          <td>{counted(running)}</td>
          <td>{counted(ended)}</td>
        </tr>
      ))}
    </Table>
  );
}

export function RequestsTable({ requests }: Pick<Dashboard, 'requests'>) {
  const say = sayings.value;
  const minute = 60_000;
  return (
    <Table heading={say.answers} columns={[say.within, say.answered, say.refused, say.failed]}>
      {requests.map(({ minutes, answered, refused, failed }) => (
        <tr key={minutes}>
          <th scope="row">{amountOf(locale.value, minutes * minute)}</th>
          <td>{figure(locale.value, answered)}</td>
          <td>{figure(locale.value, refused)}</td>
          <td>{figure(locale.value, failed)}</td>
        </tr>
      ))}
    </Table>
  );
}

const deeds = ['answers', 'works', 'posts'] as const;

/** How long ago a process said something of itself, as of when one looked. */
const Seen = ({ at, asOf }: { readonly at: string; readonly asOf: string }) => (
  <time dateTime={at} title={momentOf(locale.value, at)}>
    {ago(locale.value, at, Date.parse(asOf))}
  </time>
);

type ProcessesProps = Pick<Dashboard, 'processes'> & { readonly asOf: string };

export function ProcessesTable({ processes, asOf }: ProcessesProps) {
  const say = sayings.value;
  return (
    <Table
      heading={say.processes}
      columns={[say.process, say.does, say.release, 'Node', say.since, say.lastSeen]}
    >
      {processes.map((one) => (
        <tr key={one.id}>
          <th scope="row">
            {one.id.slice(0, 8)}
            {!one.isThere && <span class="tag tag-grave">{say.lost}</span>}
          </th>
          <td class="admin-table-words">
            {deeds
              .filter((deed) => one[deed])
              .map((deed) => say.deeds[deed])
              .join(', ')}
          </td>
          <td>{one.release}</td>
          <td>{one.node}</td>
          <td>
            <Minute at={one.beganAt} />
          </td>
          <td>
            <Seen at={one.at} asOf={asOf} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

const shownTables = 10;

/** The biggest tables. */
export function SizesTable({ tables, grownSince }: Pick<Dashboard, 'tables' | 'grownSince'>) {
  const say = sayings.value;
  const size = (bytes: number | null): string =>
    bytes === null ? '–' : amountIn(locale.value, 'bytes', bytes);
  const since = grownSince === null ? null : daysOf(locale.value, grownSince);
  return (
    <Table
      heading={say.tables}
      columns={[say.table, say.rows, say.size, say.indexes, say.grown(since)]}
    >
      {tables.slice(0, shownTables).map(({ name, rows, bytes, indexBytes, grown }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>{rows === null ? '–' : say.about(figure(locale.value, rows))}</td>
          <td>{size(bytes)}</td>
          <td>{size(indexBytes)}</td>
          <td>{size(grown)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What answers, and on what. */
export function Versions({ versions }: Pick<Dashboard, 'versions'>) {
  const say = sayings.value;
  const { release, node, postgres, migration, migratedAt } = versions;
  return (
    <div class="admin-part">
      <h2>{say.versions}</h2>
      <dl class="admin-facts">
        {[
          [say.release, release],
          ['Node', node],
          ['PostgreSQL', postgres],
        ].map(([name, version]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{version}</dd>
          </div>
        ))}
        <div>
          <dt>{say.migration}</dt>
          <dd>
            {migration} (<Day at={migratedAt} />)
          </dd>
        </div>
      </dl>
    </div>
  );
}
