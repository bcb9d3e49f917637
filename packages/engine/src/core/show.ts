/** A position in words: headings, tables and named pieces. Mail, the text board and the generic board draw it. */
export type Section = { readonly heading: string; readonly blocks: readonly Block[] };

type Block =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'pieces'; readonly label: string; readonly pieces: readonly ShownPiece[] };

/** A piece one can see: its mark for a small space, its name for a sentence. */
export type ShownPiece = { readonly id: string; readonly mark: string; readonly name: string };
