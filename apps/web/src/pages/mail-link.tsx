import { useSignal } from '@preact/signals';
import type { Result } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { blamed, lacking, MailField, PasswordField, typed } from '../parts/account-fields.tsx';
import { SendForm, useForm } from '../parts/form.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { go, type LinkPurpose } from '../route.ts';
import { client } from '../service.ts';
import { begin, user } from '../session.ts';

type PurposeProps = { readonly purpose: LinkPurpose };

/** Asks for a link. The answer is the same whether anybody has the address. */
function AskForm({ purpose }: PurposeProps) {
  const say = words.value;
  const form = useForm();
  const isSent = useSignal(false);

  function send(): void {
    isSent.value = false;
    void form.send({
      lacking: lacking(['mail'], say.account),
      call: () => client.sendMailLink({ mail: typed.mail.peek().trim(), purpose }),
      blame: (problem) => blamed(problem, say.account),
      done: () => {
        isSent.value = true;
      },
    });
  }

  return (
    <>
      <p class="telling">{say.links[purpose].ask}</p>
      <div>
        <SendForm form={form} button={say.links.send} onSend={send}>
          <MailField hint={null} errors={form.errors.value} />
        </SendForm>
        <div role="status">
          {isSent.value && <p class="notice notice-apart">{say.links.sent}</p>}
        </div>
      </div>
    </>
  );
}

/** What a link is good for; answers with what remains to be done here. */
const uses: Readonly<Record<LinkPurpose, (link: string) => Promise<Result<() => void>>>> = {
  'sign-in': async (link) => {
    const signedIn = await client.signIn({ link });
    if (!signedIn.ok) return signedIn;
    return {
      ok: true,
      data: () => {
        begin(signedIn.data);
        go('/', { replacing: true });
      },
    };
  },
  verify: async (link) => nothingMore(await client.verifyMail(link)),
  reset: async (link) => nothingMore(await client.resetPassword(link, typed.password.peek())),
};

const nothingMore = (result: Result<null>): Result<() => void> =>
  result.ok ? { ok: true, data: () => undefined } : result;

function Done({ purpose }: { readonly purpose: 'verify' | 'reset' }) {
  const say = words.value;
  const isIn = user.value !== null && purpose === 'verify'; // a new password ends sessions
  return (
    <>
      <p class="telling">{say.links[purpose].done}</p>
      <p>
        <a href={isIn ? '/' : '/enter'}>{isIn ? say.toGames : say.links.toSignIn}</a>
      </p>
    </>
  );
}

/** Uses a link, once it is said to: a mail program that only looks at it uses up nothing. */
function UseLink({ purpose, link }: PurposeProps & { readonly link: string }) {
  const say = words.value;
  const form = useForm();
  const isDone = useSignal(false);
  const problem = form.problem.value;
  const isSpent = problem?.type.endsWith(':link-not-valid') === true;
  const isOver = isDone.value || isSpent;

  useEffect(() => {
    typed.password.value = ''; // one that was typed to sign in is not the new one
  }, []);
  useEffect(() => {
    if (isOver) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isOver]);

  function send(): void {
    void form.send({
      lacking: purpose === 'reset' ? lacking(['password'], say.account) : {},
      call: () => uses[purpose](link),
      blame: (found) => blamed(found, say.account),
      done: (finish) => {
        typed.password.value = '';
        isDone.value = true;
        finish();
      },
    });
  }

  if (isDone.value) return purpose === 'sign-in' ? null : <Done purpose={purpose} />;
  if (isSpent) {
    return (
      <>
        <Trouble problem={problem} />
        <AskForm purpose={purpose} />
      </>
    );
  }
  return (
    <>
      <p class="telling">{say.links[purpose].lead}</p>
      {purpose === 'sign-in' && user.value !== null && (
        <p class="notice">{say.links.another(user.value.name)}</p>
      )}
      <SendForm form={form} button={say.links[purpose].act} onSend={send}>
        {purpose === 'reset' && <PasswordField isNew={true} errors={form.errors.value} />}
      </SendForm>
    </>
  );
}

/** Where a mail's link leads; without one, where one asks for it. */
export function MailLinkPage({ purpose, link }: PurposeProps & { readonly link: string | null }) {
  const say = words.value.links;
  return (
    <div class="narrow">
      <h1 tabIndex={-1}>{say[purpose].heading}</h1>
      <section class="sheet">
        {link === null ? <AskForm purpose={purpose} /> : <UseLink purpose={purpose} link={link} />}
      </section>
      {user.value === null && (
        <p>
          <a href="/enter">{say.toSignIn}</a>
        </p>
      )}
    </div>
  );
}
