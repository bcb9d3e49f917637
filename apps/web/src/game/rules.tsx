import type { Title } from '@staffetta/client';
import { words } from '../language.ts';
import { Mark } from '../parts/marks.tsx';
import { titleAddress } from '../route.ts';
import { SectionsBoard } from './board.tsx';

/** Leads from a game to the rules of its title, which open beside it. */
export const Rules = ({ title }: { readonly title: Title }) => (
  <p class="sheet rules-way">
    <a href={titleAddress(title.id)} target="_blank" rel="noopener">
      {words.value.pages.rules.all}
      <span class="unseen"> ({words.value.pages.rules.newTab})</span>
      <Mark of="out" />
    </a>
  </p>
);

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
