import type { Title } from '@staffetta/client';
import type { Hindrance } from '../../game/draft.ts';
import { RuleLink } from '../../parts/rule-link.tsx';

type ReasonProps = { readonly problem: Hindrance; readonly title: Title };

/** Why not, in the words of the service, and by which rule. */
export const Reason = ({ problem: { detail, rule }, title }: ReasonProps) => (
  <>
    {detail} {rule !== undefined && <RuleLink rule={rule} title={title} />}
  </>
);
