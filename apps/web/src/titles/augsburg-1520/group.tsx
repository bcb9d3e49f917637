import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

type GroupProps = {
  readonly id: string;
  readonly heading: string;
  readonly startsFolded?: boolean;
  readonly children: ComponentChildren;
};

/** A part of the table under its heading, which folds it up. */
export function Group({ id, heading, startsFolded = false, children }: GroupProps) {
  const [isFolded, fold] = useState(startsFolded);
  return (
    <section class={`augsburg-group augsburg-${id}`} aria-labelledby={`augsburg-${id}`}>
      <h3 id={`augsburg-${id}`}>
        <button
          type="button"
          class="augsburg-fold"
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          {heading}
        </button>
      </h3>
      {!isFolded && children}
    </section>
  );
}
