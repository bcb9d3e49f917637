import { signal } from '@preact/signals';
import type { Game, Position, PrintedEdition } from '@staffetta/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { client } from '../service.ts';
import type { TitleParts } from '../titles/contract.ts';
import { partsOf } from '../titles/registry.ts';

/** Whether one reads the position rather than looks at it. */
export const isText = signal(false);

/** What a title draws with; undefined while it is fetched, null where it has nothing of its own. */
export function useParts(title: string | undefined): TitleParts | null | undefined {
  const [parts, setParts] = useState<TitleParts | null | undefined>(undefined);
  useEffect(() => {
    if (title === undefined) return;
    void partsOf(title).then(setParts, () => setParts(null)); // the text board needs no more
  }, [title]);
  return parts;
}

const fetched = new Map<string, PrintedEdition['facts']>();

/** The printed facts a game is played with; they never change. */
export function useFacts(game: Game | null): PrintedEdition['facts'] | null {
  const hash = game?.edition ?? '';
  const [facts, setFacts] = useState(fetched.get(hash) ?? null);
  const title = game?.title;
  useEffect(() => {
    if (title === undefined || fetched.has(hash)) return;
    void client.edition(title, hash).then((printed) => {
      if (!printed.ok) return;
      fetched.set(hash, printed.data.facts);
      setFacts(printed.data.facts);
    });
  }, [title, hash]);
  return facts;
}

/** What was drawn before what is shown now. */
export function useBefore(shown: Position): Position | null {
  const drawn = useRef<{ readonly before: Position | null; readonly now: Position }>({
    before: null,
    now: shown,
  });
  if (drawn.current.now !== shown) drawn.current = { before: drawn.current.now, now: shown };
  return drawn.current.before;
}
