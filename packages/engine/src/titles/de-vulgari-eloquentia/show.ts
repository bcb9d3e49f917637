import type { Language, NameOf } from '../../core/language.ts';
import type { Section } from '../../core/show.ts';
import type { Table } from '../../core/title.ts';
import type { Edition } from './edition.ts';
import { chartSection } from './show/chart.ts';
import { editionSections } from './show/edition.ts';
import { mapSection } from './show/map.ts';
import { cubeSection, manuscriptSection, tileSection } from './show/market.ts';
import { nowSection } from './show/now.ts';
import { mySection, playerSection, scoreSection, screenSection } from './show/players.ts';
import { trackSection } from './show/tracks.ts';
import type { DeVulgariEloquentia, View } from './types.ts';
import { boards } from './words/board/index.ts';
import { words } from './words/index.ts';
import { names } from './words/names/index.ts';

/** The position in words, as much as one needs to play by mail alone. */
export function show(
  view: View,
  language: Language,
  nameOf: NameOf,
  table: Table<DeVulgariEloquentia>,
): readonly Section[] {
  const scene = {
    view,
    table,
    edition: table.edition,
    board: boards[language],
    names: names[language],
    lines: words[language].lines,
    nameOf,
  };
  return [
    nowSection,
    scoreSection,
    mySection,
    playerSection,
    screenSection,
    mapSection,
    chartSection,
    cubeSection,
    manuscriptSection,
    trackSection,
    tileSection,
  ].flatMap((say) => say(scene));
}

/** Which of the printed facts a rulebook tells, and which are ours until somebody corrects them. */
export const aboutEdition = (edition: Edition, language: Language): readonly Section[] =>
  editionSections({ edition, board: boards[language], names: names[language] });
