import { words } from '../language.ts';

/** Where there is no page, or none for whoever asks. */
export const Nowhere = () => (
  <>
    <h1 tabIndex={-1}>{words.value.nowhere}</h1>
    <p>
      <a href="/">{words.value.toGames}</a>
    </p>
  </>
);
