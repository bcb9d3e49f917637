import type { Title } from '@staffetta/client';
import { RuleLink } from '../../parts/rule-link.tsx';
import type { Scene } from './scene.ts';

type RulesProps = {
  readonly scene: Pick<Scene, 'say'> & { readonly title: Title };
  readonly rules: readonly string[];
};

/** The rules that a part of the board is about: each shows its text where it stands. */
export const Rules = ({ scene: { say, title }, rules }: RulesProps) => (
  <p class="augsburg-rules">
    {say.rules}{' '}
    {rules.map((rule) => (
      <RuleLink key={rule} rule={rule} title={title} />
    ))}
  </p>
);
