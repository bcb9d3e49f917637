import type { Title } from '@staffetta/client';
import { words } from '../language.ts';
import { ruleAnchor, titleAddress } from '../route.ts';
import { SectionsBoard } from './board.tsx';

/** The rules by their first number: `LF 3.1` belongs to `LF 3`. */
function chapters(rules: Title['rules']): readonly Title['rules'][] {
  const chapterOf = (id: string): string => id.split('.')[0] ?? id;
  const names = [...new Set(rules.map(({ id }) => chapterOf(id)))];
  return names.map((name) => rules.filter(({ id }) => chapterOf(id) === name));
}

type RuleLinkProps = { readonly rule: string; readonly title: Title | undefined };

/** The name of a rule, leading to its text if the title has it. */
export function RuleLink({ rule, title }: RuleLinkProps) {
  const name = words.value.game.rule(rule);
  if (title?.rules.some(({ id }) => id === rule) !== true) return <span>{name}</span>;
  return <a href={titleAddress(title.id, rule)}>{name}</a>;
}

export const Rules = ({ title }: { readonly title: Title }) => (
  <details class="sheet fold">
    <summary>
      <h2>{words.value.game.rules}</h2>
    </summary>
    {chapters(title.rules).map((rules) => (
      <dl key={rules[0]?.id} class="rules">
        {rules.map(({ id, text }) => (
          <div key={id} id={ruleAnchor(id)} class="rule" tabIndex={-1}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    ))}
  </details>
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
