/** A drawn sign beside a word that says the same. */
type MarkProps = { readonly of: keyof typeof paths };

const paths = {
  baton: 'M4.5 19.5 12 12M16.6 7.4 19.5 4.5',
  turn: 'M5 12h13M13 6l6 6-6 6',
  crown: 'M4 18h16M4.5 15 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8z',
  check: 'M5 12.5 10 17.5 19.5 7',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  out: 'M14 4h6v6M20 4l-9 9M18 14v5H5V6h5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5V12l3 2',
  seal: 'M12 3l2.2 2 3-.3.6 2.9 2.5 1.6L19 12l1.3 2.8-2.5 1.6-.6 2.9-3-.3-2.2 2-2.2-2-3 .3-.6-2.9-2.5-1.6L5 12 3.7 9.2l2.5-1.6.6-2.9 3 .3zM9 12l2.2 2.2L15.5 10',
  veil: 'M4 12s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S4 12 4 12zM5 19 19 5',
  scroll:
    'M7 4h11v12.5a3.5 3.5 0 0 1-3.5 3.5H6a3 3 0 0 1-3-3v-1h9v1a3 3 0 0 0 3 3M7 4a3 3 0 0 0-3 3v1h3M7 4v9M10.5 9h4M10.5 12.5h4',
  undo: 'M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3',
  sun: 'M12 8a4 4 0 1 0 .01 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  past: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2',
} as const;

export const Mark = ({ of }: MarkProps) => (
  <svg class={`mark mark-${of}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[of]} />
  </svg>
);
