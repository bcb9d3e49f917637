import { signal } from '@preact/signals';
import type { Game, Position, PrintedEdition, Problem } from '@staffetta/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language } from '../language.ts';
import { client } from '../service.ts';
import { deviceShelf } from '../storage.ts';
import type { TitleParts } from '../titles/contract.ts';
import { partsOf } from '../titles/registry.ts';

const remembered = 'board';

/** Whether one reads the position rather than looks at it. */
export const isText = signal(deviceShelf.read(remembered) === 'text');

export function showAsText(wanted: boolean): void {
  deviceShelf.write(remembered, wanted ? 'text' : null);
  isText.value = wanted;
}

/** What a title draws with; undefined while it is fetched, null where it has nothing of its own. */
export function useParts(title: string | undefined): TitleParts | null | undefined {
  const [parts, setParts] = useState<TitleParts | null | undefined>(undefined);
  useEffect(() => {
    if (title === undefined) return;
    void partsOf(title).then(setParts, () => setParts(null)); // the text board needs no more
  }, [title]);
  return parts;
}

const fetched = new Map<string, PrintedEdition>();

/** What is printed in a box: there, or not yet, or a problem to try again. */
type Printed = {
  readonly printed: PrintedEdition | null;
  readonly problem: Problem | null;
  readonly again: () => void;
};

/** What is printed in the box a game is played with, in the language chosen. */
export function usePrinted(game: Game | null): Printed {
  const title = game?.title;
  const hash = game?.edition ?? '';
  const name = `${hash} ${language.value}`;
  const [printed, setPrinted] = useState(fetched.get(name) ?? null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (title === undefined) return undefined;
    let isOver = false;
    async function find(of: string): Promise<void> {
      const known = fetched.get(name);
      const found =
        known === undefined ? await client.edition(of, hash) : ({ ok: true, data: known } as const);
      if (found.ok) fetched.set(name, found.data);
      if (isOver) return;
      setProblem(found.ok ? null : found.problem);
      if (found.ok) setPrinted(found.data);
    }
    void find(title);
    return () => {
      isOver = true;
    };
  }, [title, hash, name, tries]);

  return { printed, problem, again: () => setTries((count) => count + 1) };
}

/** What was drawn before what is shown now; null where one cannot move from one to the other. */
export function useBefore(shown: Position | null): Position | null {
  const drawn = useRef<{
    readonly before: Position | null;
    readonly now: Position | null;
    readonly tongue: string;
  }>({ before: null, now: shown, tongue: language.value });
  const { now, tongue } = drawn.current;
  if (now !== shown) {
    const isSame = tongue === language.value && now?.seat === shown?.seat;
    drawn.current = { before: isSame ? now : null, now: shown, tongue: language.value };
  }
  return drawn.current.before;
}
