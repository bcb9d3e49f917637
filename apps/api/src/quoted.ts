/** A text on one line of a terminal, which it can do nothing to. */
export const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll(/\p{C}/gu, '\ufffd');
