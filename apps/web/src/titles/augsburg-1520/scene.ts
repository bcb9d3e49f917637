import type { PrintedEdition, Title } from '@staffetta/client';
import type { Draft } from '../../game/draft.ts';
import { locale } from '../../language.ts';
import { listed as listedIn } from '../../language-forms.ts';
import type { BoardProps } from '../contract.ts';
import { boardWords } from './dictionary.ts';
import { type Facts, factsOf, type View, viewOf } from './view.ts';
import type { BoardWords } from './words/words.ts';

/** What every part of the board is drawn from. */
export type Scene = {
  readonly view: View;
  readonly before: View | null;
  readonly facts: Facts;
  readonly title: Title;
  readonly draft: Draft | null;
  readonly say: BoardWords;
  readonly nameOf: (seat: number) => string;
  readonly nameOfPiece: (id: string) => string;
};

const namesOf = ({ pieces }: PrintedEdition): ReadonlyMap<string, string> =>
  new Map(pieces.map(({ id, name }) => [id, name]));

export function sceneOf({ position, before, title, printed, draft, nameOf }: BoardProps): Scene {
  const names = namesOf(printed);
  return {
    view: viewOf(position),
    before: before === null || before.view === null ? null : viewOf(before),
    facts: factsOf(printed),
    title,
    draft,
    say: boardWords.value,
    nameOf,
    nameOfPiece: (id) => names.get(id) ?? id,
  };
}

export const listed = (things: readonly string[]): string => listedIn(locale.value, things);
