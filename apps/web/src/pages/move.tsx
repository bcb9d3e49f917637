import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { language, locale, words } from '../language.ts';
import { listed } from '../language-forms.ts';
import { SendForm, useForm } from '../parts/form.tsx';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { gameAddress } from '../route.ts';
import { client } from '../service.ts';
import { moving } from '../words/moving.ts';

type Seen = Schemas['MoveSeen'];
type Done = Schemas['MoveDone'];

const Table = ({ title, players }: Pick<Seen, 'title' | 'players'>) => (
  <p class="telling">{moving.value.table(title, listed(locale.value, players))}</p>
);

const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ul>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** What the link would do, and the button that does it. */
function WouldDo({
  seen,
  link,
  done,
}: {
  readonly seen: Seen;
  readonly link: string;
  readonly done: (told: Done) => void;
}) {
  const say = moving.value;
  const form = useForm();
  const { sentence, price, sentences, isCut, game } = seen;
  const send = () =>
    void form.send({
      lacking: {},
      call: () => client.useMoveLink(link),
      blame: () => ({}),
      done,
    });
  return (
    <>
      <Table {...seen} />
      <p>{say.would}</p>
      <p>
        <strong>{sentence}</strong>
      </p>
      {price !== null && <p>{say.costs(price)}</p>}
      {sentences.length > 0 && (
        <>
          <h2>{say.follows}</h2>
          <Sentences of={sentences} />
        </>
      )}
      {isCut && <p class="telling">{say.cut}</p>}
      <SendForm form={form} button={say.play} onSend={send} />
      <p>
        <a href={gameAddress(game)}>{say.toGame}</a>
      </p>
    </>
  );
}

const IsDone = ({ told }: { readonly told: Done }) => (
  <>
    <Table {...told} />
    <p class="notice" role="status">
      {moving.value.done}
    </p>
    <Sentences of={told.sentences} />
    <p>
      <a href={gameAddress(told.game)}>{moving.value.toGame}</a>
    </p>
  </>
);

function FollowMove({ link }: { readonly link: string }) {
  const seen = useSignal<Seen | null>(null);
  const told = useSignal<Done | null>(null);
  const problem = useSignal<Problem | null>(null);
  const tries = useSignal(0);
  const isDone = told.value !== null;
  const inLanguage = language.value;

  useEffect(() => {
    if (isDone) return;
    let isOver = false;
    void client.lookAtMoveLink(link).then((result) => {
      if (isOver) return;
      problem.value = result.ok ? null : result.problem;
      if (result.ok) seen.value = result.data;
    });
    return () => {
      isOver = true;
    };
  }, [link, inLanguage, tries.value, isDone]);
  useEffect(() => {
    if (isDone) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isDone]);

  if (told.value !== null) return <IsDone told={told.value} />;
  if (problem.value !== null) {
    const isPassing = problem.value.status >= 429 || problem.value.type.endsWith(':unreachable');
    const again = () => {
      tries.value += 1;
    };
    return (
      <>
        <Trouble problem={problem.value} {...(isPassing ? { again } : {})} />
        <p>
          <a href="/">{moving.value.toGames}</a>
        </p>
      </>
    );
  }
  if (seen.value === null) return <Loading />;
  return (
    <WouldDo
      seen={seen.value}
      link={link}
      done={(done) => {
        told.value = done;
      }}
    />
  );
}

/** Where the link of an offer in a turn's mail leads, signed in or not: looking plays nothing. */
export function MovePage({ link }: { readonly link: string | null }) {
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{words.value.links.move}</h1>
      <section class="sheet">
        {link === null ? <p class="notice">{moving.value.none}</p> : <FollowMove link={link} />}
      </section>
    </div>
  );
}
