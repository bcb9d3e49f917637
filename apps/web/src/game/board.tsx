import type { Block, Section } from '@staffetta/client';

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

function Table({ block: { columns, rows } }: { readonly block: BlockOf<'table'> }) {
  // A narrow page shows each row as a card, which would take the table's roles away: so they are said.
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table role="table" class="rows">
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
                class={cell === '' ? 'cell-empty' : undefined}
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

const Pieces = ({ block: { label, pieces } }: { readonly block: BlockOf<'pieces'> }) => (
  <figure class="pieces">
    <figcaption>{label}</figcaption>
    <ul>
      {pieces.map(({ id, mark, name }) => (
        <li key={id} class="piece">
          <span class="token" aria-hidden="true">
            {mark}
          </span>
          <span class="piece-name">{name}</span>
        </li>
      ))}
    </ul>
  </figure>
);

function Part({ block }: { readonly block: Block }) {
  if (block.kind === 'text') return <p class="telling">{block.text}</p>;
  return block.kind === 'table' ? <Table block={block} /> : <Pieces block={block} />;
}

/** A position drawn from its words alone: this board serves every title. */
export const SectionsBoard = ({ sections }: { readonly sections: readonly Section[] }) => (
  <div class="board">
    {sections.map(({ heading, blocks }, place) => (
      <section key={place} class="sheet">
        <h3>{heading}</h3>
        {blocks.map((block, index) => (
          <Part key={index} block={block} />
        ))}
      </section>
    ))}
  </div>
);
