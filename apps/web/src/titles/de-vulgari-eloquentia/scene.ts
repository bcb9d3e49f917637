import type { PrintedEdition, Title } from '@staffetta/client';
import type { Draft } from '../../game/draft.ts';
import { locale } from '../../language.ts';
import { listed as listedIn } from '../../language-forms.ts';
import type { BoardProps } from '../contract.ts';
import type { WishedAction } from './acts.ts';
import { boardWords } from './dictionary.ts';
import { byColour, type Facts, factsOf, type View, viewOf } from './view.ts';
import type { BoardWords } from './words/words.ts';

/** How a piece explains itself: what it is, by which rules, and what one may do with it. */
export type Explanation = {
  readonly name: string;
  readonly notes: readonly string[];
  readonly rules: readonly string[];
  readonly acts: readonly WishedAction[];
};

export type Explain = (explanation: Explanation, anchor: HTMLElement) => void;

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
  readonly explain: Explain;
};

const namesOf = ({ pieces }: PrintedEdition): ReadonlyMap<string, string> =>
  new Map(pieces.map(({ id, name }) => [id, name]));

export function sceneOf(
  { position, before, title, printed, draft, nameOf }: BoardProps,
  explain: Explain,
): Scene {
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
    explain,
  };
}

export const listed = (things: readonly string[]): string => listedIn(locale.value, things);

/** Cubes as one counts them: "2 Politicians and 1 Abbess". */
export const cubesSaid = ({ say }: Pick<Scene, 'say'>, cubes: readonly string[]): string =>
  cubes.length === 0
    ? say.noCubes
    : listed(
        byColour(cubes).map(
          ({ colour, cubes: some }) =>
            `${some.length} ${say.cubes[colour][some.length === 1 ? 0 : 1]}`,
        ),
      );
