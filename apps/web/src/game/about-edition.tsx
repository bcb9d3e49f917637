import type { Title } from '@staffetta/client';
import { words } from '../language.ts';
import { SectionsBoard } from './board.tsx';

/** What is printed, and what of it is a guess; nothing where a title has nothing to say of it. */
export const AboutEdition = ({ title: { aboutEdition } }: { readonly title: Title }) =>
  aboutEdition.length === 0 ? null : (
    <details class="sheet fold">
      <summary>
        <h2>{words.value.game.aboutEdition}</h2>
      </summary>
      <SectionsBoard sections={aboutEdition} />
    </details>
  );
