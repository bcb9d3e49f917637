/** The code of a link however it was pasted: the whole address, or what stands behind its `#`; null: none. */
export const codeIn = (text: string): string | null =>
  /(?:^|[#\s])([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? null;
