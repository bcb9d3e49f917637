/** How often what is worth counting has been done. */
export type Memory = Map<string, number>;

export const often = (memory: Memory, what: string): number => memory.get(what) ?? 0;

export const note = (memory: Memory, what: string): void =>
  void memory.set(what, often(memory, what) + 1);

/** What of this has never been done. */
export const missing = (memory: Memory, expected: readonly string[]): readonly string[] =>
  expected.filter((what) => often(memory, what) === 0);
