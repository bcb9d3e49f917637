import { nowAndThen, type Say, soMany } from '../progress.ts';
import type { Portion } from './content.ts';

/** Rows on their way; what happens to them is said while they pass. */
export async function* watched(
  portions: AsyncGenerator<Portion>,
  { say, what, all }: { readonly say: Say; readonly what: string; readonly all: number | null },
): AsyncGenerator<Portion> {
  const tell = nowAndThen(say);
  let passed = 0;
  for await (const portion of portions) {
    yield portion;
    passed += portion.rows.length;
    tell(() => `${what} so far: ${soMany(passed, all)} rows, now of ${portion.table}.`);
  }
}
