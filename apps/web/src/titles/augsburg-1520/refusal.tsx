import { useEffect, useState } from 'preact/hooks';
import type { Hindrance } from '../../game/draft.ts';
import type { WishedAction } from './acts.ts';
import { Reason } from './reason.tsx';
import type { Scene } from './scene.ts';

/** Why something may not be done, as the service says it; null: it may, or nobody has said yet. */
function useRefusal({ draft }: Pick<Scene, 'draft'>, wished: WishedAction | null) {
  const [refusal, setRefusal] = useState<Hindrance | null>(null);
  const name = JSON.stringify(wished);
  const steps = draft?.steps.value.length ?? 0;
  useEffect(() => {
    let isCurrent = true;
    setRefusal(null);
    if (draft === null || wished === null) return undefined;
    void draft.weigh(wished).then((weighed) => {
      if (isCurrent && !weighed.ok) setRefusal(weighed.problem);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, steps]);
  return refusal;
}

type RefusalProps = {
  readonly scene: Pick<Scene, 'draft' | 'title'>;
  readonly action: WishedAction;
};

/** Why an action may not be done, by which rule. */
export function Refusal({ scene, action }: RefusalProps) {
  const refusal = useRefusal(scene, action);
  if (refusal === null || refusal.detail === '') return null;
  return (
    <p class="augsburg-quiet">
      <Reason problem={refusal} title={scene.title} />
    </p>
  );
}
