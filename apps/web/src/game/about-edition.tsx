import type { Title } from '@staffetta/client';
import { Blocks } from './board.tsx';

/** What is printed, and what of it is a guess; nothing where a title has nothing to say of it. */
export function AboutEdition({ title }: { readonly title: Title }) {
  const [first, ...others] = title.aboutEdition;
  if (first === undefined) return null;
  return (
    <details class="sheet fold">
      <summary>
        <h2>{first.heading}</h2>
      </summary>
      <div class="board fold-part">
        <Blocks section={first} />
        {others.map((section, place) => (
          <section key={place}>
            <h3>{section.heading}</h3>
            <Blocks section={section} />
          </section>
        ))}
      </div>
    </details>
  );
}
