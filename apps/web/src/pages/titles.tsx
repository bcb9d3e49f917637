import '../styles/home.css';
import { words } from '../language.ts';
import { TitleCards } from '../parts/title-cards.tsx';

/** What one can play here. */
export const TitlesPage = () => (
  <>
    <h1 tabIndex={-1} class="titles-heading">
      {words.value.pages.home.titles}
    </h1>
    <TitleCards heading="h2" />
  </>
);
