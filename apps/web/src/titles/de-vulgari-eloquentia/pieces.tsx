import type { ComponentChildren } from 'preact';
import { SeatToken } from '../../game/seat-mark.tsx';
import type { Explanation, Scene } from './scene.ts';
import { byColour, type Colour, colourOf } from './view.ts';

/** A small wooden cube as one sees it from above a corner, with the letter of its colour. */
export const Cube = ({ colour, say }: { readonly colour: Colour } & Pick<Scene, 'say'>) => (
  <svg class={`dve-cube dve-cube-${colour}`} viewBox="0 0 24 26" aria-hidden="true">
    <path class="dve-cube-top" d="M12 1 23 7 12 13 1 7Z" />
    <path class="dve-cube-left" d="M1 7 12 13V25L1 19Z" />
    <path class="dve-cube-right" d="M23 7 12 13V25L23 19Z" />
    <text x="12" y="17.4" text-anchor="middle">
      {say.marks[colour]}
    </text>
  </svg>
);

type CubesProps = Pick<Scene, 'say'> & { readonly cubes: readonly string[] };

/** Cubes by colour, each as often as it is there. */
export const Cubes = ({ cubes, say }: CubesProps) => (
  <span class="dve-cubes" aria-hidden="true">
    {byColour(cubes)
      .flatMap((some) => some.cubes)
      .map((cube) => (
        <Cube key={cube} colour={colourOf(cube)} say={say} />
      ))}
  </span>
);

/** Cubes by colour, with how many there are. */
export const CubesCounted = ({ cubes, say }: CubesProps) => (
  <span class="dve-counted" aria-hidden="true">
    {byColour(cubes).map(({ colour, cubes: some }) => (
      <span key={colour} class="dve-count">
        {some.length}
        <Cube colour={colour} say={say} />
      </span>
    ))}
  </span>
);

type DiscProps = { readonly seat: number; readonly isMoved?: boolean };

/** The disc of a seat: its mark, as above the board. */
export const Disc = ({ seat, isMoved = false }: DiscProps) => (
  <SeatToken seat={seat} kind={isMoved ? 'dve-disc dve-new' : 'dve-disc'} />
);

type ExplainedProps = {
  readonly scene: Scene;
  readonly what: Explanation;
  readonly kind?: string; // class of the piece
  readonly label?: string; // where its name does not say it all
  readonly children: ComponentChildren;
};

/** A piece that explains itself when one asks it. */
export const Explained = ({ scene, what, kind = '', label, children }: ExplainedProps) => (
  <button
    type="button"
    class={`dve-piece ${kind}`}
    aria-haspopup="dialog"
    onClick={({ currentTarget }) => scene.explain(what, currentTarget)}
  >
    {label !== undefined && <span class="unseen">{label}</span>}
    <span class="dve-face" aria-hidden={label !== undefined}>
      {children}
    </span>
  </button>
);
