import { boardWords } from './dictionary.ts';
import { isPlayed, type View } from './view.ts';

/** Goes to a part of the board, unfolds it, and takes the focus along. */
function jumpTo(id: string): void {
  const part = document.getElementById(`dve-${id}`);
  const heading = part?.querySelector<HTMLElement>('.dve-fold');
  if (heading?.getAttribute('aria-expanded') === 'false') heading.click();
  part?.scrollIntoView({ block: 'start' });
  (heading ?? part)?.focus({ preventScroll: true });
}

/** The ways from part to part, where the board is longer than the window. */
export function Jumps({ view }: { readonly view: View }) {
  const { jumps } = boardWords.value;
  const places: readonly (readonly [id: string, name: string])[] = [
    ['map', jumps.map],
    ...(view.me === null ? [] : [['mine', jumps.mine] as const]),
    [isPlayed(view) ? 'sale' : 'manuscripts', jumps.market],
    ['tracks', jumps.tracks],
    ['players', jumps.players],
    ['chart', jumps.chart],
    ['tiles', jumps.tiles],
  ];
  return (
    <nav class="dve-jumps" aria-label={jumps.label}>
      {places.map(([id, name]) => (
        <button key={id} type="button" class="dve-jump" onClick={() => jumpTo(id)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
