import type { Block, Section } from '@staffetta/client';
import { type Changed, changedIn } from './changed.ts';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

type PartProps<Kind extends Block> = {
  readonly block: Kind;
  readonly place: number; // in its section
  readonly changed: Changed;
};

const longFrom = 24; // characters, which want a line to themselves where several cells share one

const cellClass = (cell: string, isChanged: boolean): string | undefined => {
  if (cell === '') return 'cell-empty';
  const kinds = [isChanged && 'cell-changed', cell.length >= longFrom && 'cell-long'];
  return kinds.filter(Boolean).join(' ') || undefined;
};

function Table({ block: { columns, rows }, place, changed }: PartProps<BlockOf<'table'>>) {
  // A narrow page shows each row as a card, which would take the table's roles away: so they are said.
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table role="table" class={columns.length > 6 ? 'rows rows-many' : 'rows'}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells], row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                class={cellClass(cell, changed.cell(place, row, index + 1))}
                data-label={columns[index + 1]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}

const Pieces = ({ block: { label, pieces }, place, changed }: PartProps<BlockOf<'pieces'>>) => (
  <figure class="pieces">
    <figcaption>{label}</figcaption>
    <ul>
      {pieces.map(({ id, mark, name }) => (
        <li key={id} class={changed.piece(place, id) ? 'piece piece-new' : 'piece'}>
          <span class="token" aria-hidden="true">
            {mark}
          </span>
          <span class="piece-name">{name}</span>
        </li>
      ))}
    </ul>
  </figure>
);

function Part({ block, place, changed }: PartProps<Block>) {
  if (block.kind === 'table') return <Table block={block} place={place} changed={changed} />;
  if (block.kind === 'pieces') return <Pieces block={block} place={place} changed={changed} />;
  return <p class={changed.text(place) ? 'telling telling-new' : 'telling'}>{block.text}</p>;
}

type BlocksProps = {
  readonly section: Section;
  readonly before?: readonly Section[] | null; // what was shown a moment ago
};

/** What a section says below its heading. */
export function Blocks({ section, before = null }: BlocksProps) {
  const changed = changedIn(section, before);
  return (
    <>
      {section.blocks.map((block, index) => (
        <Part key={index} block={block} place={index} changed={changed} />
      ))}
    </>
  );
}

type SectionsProps = Pick<BlocksProps, 'before'> & {
  readonly sections: readonly (Section | null)[]; // null: a place left free for what another board has there
};

/** A position drawn from its words alone: this board serves every title. */
export const SectionsBoard = ({ sections, before = null }: SectionsProps) => (
  <div class="board">
    {sections.map((section, place) =>
      section === null ? (
        <div key={place} class="board-free" />
      ) : (
        <section key={place} class="sheet">
          <h3>{section.heading}</h3>
          <Blocks section={section} before={before} />
        </section>
      ),
    )}
  </div>
);
