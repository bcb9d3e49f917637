/**
 * What a note becomes when it was written on in two places since both had the same: what only one has
 * changed is that one's, and of two changes neither is lost.
 */
export function merged(base: string, theirs: string, mine: string): string {
  if (theirs === base || theirs === mine) return mine;
  if (mine === base) return theirs;
  return `${theirs}\n\n${mine}`;
}
