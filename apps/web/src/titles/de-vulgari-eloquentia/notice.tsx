import { useEffect, useState } from 'preact/hooks';
import type { Hindrance } from '../../game/draft.ts';
import { titleAddress } from '../../route.ts';
import { offerOf, type WishedAction } from './acts.ts';
import type { Explanation, Scene } from './scene.ts';

const RuleLink = ({ scene, rule }: { readonly scene: Scene; readonly rule: string }) => (
  <a href={titleAddress(scene.title.id, rule)}>{scene.say.rule(rule)}</a>
);

/** A rule in its own words. */
function RuleText({ scene, rule }: { readonly scene: Scene; readonly rule: string }) {
  const found = scene.title.rules.find(({ id }) => id === rule);
  if (found === undefined) return null;
  return (
    <p class="dve-rule">
      {found.text} <RuleLink scene={scene} rule={rule} />
    </p>
  );
}

/** Why the acts that are not offered cannot be done, each reason once. */
function useReasons({ draft }: Scene, acts: readonly WishedAction[]): readonly Hindrance[] {
  const [reasons, setReasons] = useState<readonly Hindrance[]>([]);
  const offers = draft?.offers.value ?? [];
  const refused = acts.filter((action) => offerOf(offers, action) === undefined);
  const name = JSON.stringify(refused);
  useEffect(() => {
    let isCurrent = true;
    setReasons([]);
    if (draft === null || offers.length === 0) return undefined;
    void Promise.all(refused.map((action) => draft.weigh(action))).then((weighed) => {
      const problems = weighed.flatMap((found) => (found.ok ? [] : [found.problem]));
      const isFirst = ({ detail }: Hindrance, place: number): boolean =>
        problems.findIndex((problem) => problem.detail === detail) === place;
      if (isCurrent) setReasons(problems.filter(isFirst));
    });
    return () => {
      isCurrent = false;
    };
  }, [name, offers.length === 0]);
  return reasons;
}

type NoticeProps = {
  readonly scene: Scene;
  readonly what: Explanation;
  readonly close: () => void;
};

/** All a piece has to say for itself. */
export function Notice({ scene, what, close }: NoticeProps) {
  const { draft, say } = scene;
  const { name, notes, rules, acts } = what;
  const offers = draft?.offers.value ?? [];
  const open = acts.flatMap((action) => offerOf(offers, action) ?? []);
  const reasons = useReasons(scene, acts);
  return (
    <>
      <div class="dve-explainer-head">
        <h3 id="dve-explained">{name}</h3>
        <button type="button" class="dve-close" aria-label={say.close} onClick={close}>
          ×
        </button>
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {open.length > 0 && (
        <div class="dve-acts">
          {open.map((offer) => (
            <button
              key={offer.sentence}
              type="button"
              class="dve-act"
              onClick={() => {
                close();
                void draft?.add(offer);
              }}
            >
              <span>{offer.sentence}</span>
              {offer.kind === 'action' && offer.price !== null && <small>{offer.price}</small>}
            </button>
          ))}
        </div>
      )}
      {reasons.length > 0 && (
        <div class="dve-reasons" role="status">
          <h4>{say.notNow}</h4>
          {reasons.map(({ detail, rule }) => (
            <p key={detail}>
              {detail} {rule !== undefined && <RuleLink scene={scene} rule={rule} />}
            </p>
          ))}
        </div>
      )}
      {rules.map((rule) => (
        <RuleText key={rule} scene={scene} rule={rule} />
      ))}
    </>
  );
}
