import type { Scene } from './scene.ts';

/** Goes to a part of the board, unfolds it, and takes the focus along. */
function jumpTo(id: string): void {
  const heading = document.getElementById(`augsburg-${id}`);
  const fold = heading?.querySelector<HTMLElement>('.augsburg-fold');
  if (fold?.getAttribute('aria-expanded') === 'false') fold.click();
  heading?.scrollIntoView({ block: 'start' });
  (fold ?? heading)?.focus({ preventScroll: true });
}

const parts = ['nobles', 'hand', 'privileges', 'prestige', 'levels', 'rights', 'players'] as const;

/** The ways from part to part, where the board is longer than the window. */
export const Jumps = ({ scene: { say, view } }: { readonly scene: Scene }) => (
  <nav class="augsburg-jumps" aria-label={say.jumps}>
    {parts
      .filter((part) => part !== 'hand' || view.me !== null)
      .map((part) => (
        <button key={part} type="button" class="augsburg-jump" onClick={() => jumpTo(part)}>
          {say.headings[part]}
        </button>
      ))}
  </nav>
);
