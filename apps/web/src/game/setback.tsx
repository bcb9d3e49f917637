import type { SpokenEvent, Title } from '@staffetta/client';
import { words } from '../language.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Lost, Setback } from './draft.ts';

/** What is told above all one may do; of a line, the refusal stands below it. */
type ToldSetback = Exclude<Setback, { readonly kind: 'line-refused' }>;

type SetbackProps = {
  readonly setback: ToldSetback;
  readonly events: readonly SpokenEvent[];
  readonly title: Title | undefined;
};

type Because = Pick<SetbackProps, 'title'> & { readonly problem: Lost['problem'] };

/** Why something cannot be done, with the rule that says so. */
export function Reason({ problem, title }: Because) {
  const say = words.value;
  if (problem === null) return <span class="soft">{say.plan.behind}</span>;
  if (problem.type?.endsWith(':unreachable')) return <>{say.unreachable}</>;
  return (
    <>
      {problem.detail || say.plan.refused}{' '}
      {problem.rule !== undefined && <RuleLink rule={problem.rule} title={title} />}
    </>
  );
}

/** What I missed, and what it makes of my plan. */
function Overtaken({ since, lost, events, title }: OvertakenProps) {
  const say = words.value.plan;
  const missed = events
    .filter(({ version }) => version > since)
    .flatMap(({ version, sentences }) =>
      sentences.map((sentence, place) => ({ key: `${version} ${place}`, sentence })),
    );
  return (
    <>
      {missed.length > 0 && (
        <>
          <p>{say.missed}</p>
          <ul>
            {missed.map(({ key, sentence }) => (
              <li key={key}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <p>{lost.length === 0 ? say.stillThere : say.lost}</p>
      {lost.length > 0 && (
        <ul>
          {lost.map(({ sentence, problem }, place) => (
            <li key={place}>
              <strong>{sentence}</strong>. <Reason problem={problem} title={title} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type OvertakenProps = Omit<Extract<Setback, { kind: 'overtaken' }>, 'kind'> &
  Omit<SetbackProps, 'setback'>;

export function SetbackNotice({ setback, events, title }: SetbackProps) {
  if (setback.kind === 'not-sent') return <p>{words.value.plan.notSent}</p>;
  if (setback.kind === 'unreached') {
    return (
      <>
        <p>{words.value.unreachable}</p>
        <button type="button" class="button button-small" onClick={setback.again}>
          {words.value.tryAgain}
        </button>
      </>
    );
  }
  if (setback.kind === 'refused') {
    return (
      <p>
        <Reason problem={setback.problem} title={title} />
      </p>
    );
  }
  return <Overtaken {...setback} events={events} title={title} />;
}
