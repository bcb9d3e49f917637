import { useEffect, useState } from 'preact/hooks';
import type { Hindrance } from '../../game/draft.ts';
import { offerOf, type WishedAction } from './acts.ts';
import { Reason } from './reason.tsx';
import type { Scene } from './scene.ts';
import { tableWords } from './table-words/index.ts';

type WhyNotProps = {
  readonly scene: Scene;
  readonly action: WishedAction;
  readonly about: string; // for whoever only hears the question
};

/** Says why something that might be done here is not offered; nothing where it is, or not asked for. */
export function WhyNot({ scene: { draft, title }, action, about }: WhyNotProps) {
  const [reason, setReason] = useState<Hindrance | null>(null);
  const offers = draft?.offers.value ?? [];
  useEffect(() => setReason(null), [offers]);
  if (draft === null || offers.length === 0 || offerOf(offers, action) !== undefined) return null;
  const ask = async (): Promise<void> => {
    const weighed = await draft.weigh(action);
    if (!weighed.ok) setReason(weighed.problem);
  };
  return (
    <span class="augsburg-why" role="status">
      {reason === null ? (
        <button type="button" class="augsburg-why-ask" onClick={() => void ask()}>
          {tableWords.value.whyNot}
          <span class="unseen"> {about}</span>
        </button>
      ) : (
        <Reason problem={reason} title={title} />
      )}
    </span>
  );
}
