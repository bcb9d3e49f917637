/** Something that costs something, and the same in words. */
export type Priced = {
  readonly costs: Readonly<Record<string, number>>;
  readonly price: string | null;
};

type Sample = { readonly amount: number; readonly words: string };

/** The parts of a price, where it has one for each cost: "2 points, 10 ducats". */
function samplesOf({ costs, price }: Priced): readonly (Sample & { readonly name: string })[] {
  const paid = Object.entries(costs).filter(([, amount]) => amount !== 0);
  const parts = price?.split(', ') ?? [];
  if (parts.length !== paid.length) return [];
  return paid.map(([name, amount], place) => ({ name, amount, words: parts[place] ?? '' }));
}

/** An amount in words the service has used for it; or for another amount, in the plural if it can be. */
function inWords(total: number, samples: readonly Sample[]): string | null {
  const same = samples.find(({ amount }) => amount === total);
  if (same !== undefined) return same.words;
  const other = samples.find(({ amount }) => amount > 1) ?? samples[0];
  return other?.words.replace(String(other.amount), String(total)) ?? null;
}

/**
 * What steps cost together, in words learned from whatever has a price: the pages know no names of
 * costs. Null where it is nothing, or cannot be said.
 */
export function sumOf(steps: readonly Priced[], known: readonly Priced[]): string | null {
  const samples = [...steps, ...known].flatMap(samplesOf);
  const names = [...new Set(steps.flatMap(({ costs }) => Object.keys(costs)))];
  const parts = names.flatMap((name) => {
    const total = steps.reduce((sum, { costs }) => sum + (costs[name] ?? 0), 0);
    const words = inWords(
      total,
      samples.filter((sample) => sample.name === name),
    );
    return total === 0 || words === null ? [] : [words];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
