/** A drawn sign beside a word that says the same. */
type MarkProps = { readonly of: keyof typeof paths };

const paths = {
  baton: 'M4.5 19.5 12 12M16.6 7.4 19.5 4.5',
  turn: 'M5 12h13M13 6l6 6-6 6',
  crown: 'M4 18h16M4.5 15 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8z',
  check: 'M5 12.5 10 17.5 19.5 7',
  undo: 'M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3',
  past: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2',
} as const;

export const Mark = ({ of }: MarkProps) => (
  <svg class={`mark mark-${of}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[of]} />
  </svg>
);
