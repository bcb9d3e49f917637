import '../styles/mailbox.css';
import { useSignal } from '@preact/signals';
import type { Problem, Schemas } from '@staffetta/client';
import { useEffect, useRef } from 'preact/hooks';
import { locale, words } from '../language.ts';
import { timeOf } from '../language-forms.ts';
import { SendForm, useForm } from '../parts/form.tsx';
import { handOver } from '../parts/hand-over.ts';
import { dress, undressed } from '../parts/mail-look.ts';
import { Loading, Trouble } from '../parts/trouble.tsx';
import { client } from '../service.ts';
import { sayings } from '../words/mailbox.ts';

type Mail = Schemas['Mailbox']['mails'][number];

type FrameProps = { readonly subject: string; readonly html: string };

/** A mail as its reader sees it: no script runs in it, and its links lead out of the frame. */
function Frame({ subject, html }: FrameProps) {
  const place = useRef<HTMLIFrameElement>(null);
  const height = useSignal(480);
  const { html: bare, sheet } = undressed(html);

  function measure(): void {
    const body = place.current?.contentDocument?.body;
    if (body != null) height.value = Math.ceil(body.getBoundingClientRect().height);
  }

  useEffect(() => {
    const frame = place.current;
    if (frame === null) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);

  return (
    <iframe
      ref={place}
      class="mail-frame"
      title={sayings.value.frame(subject)}
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      srcdoc={bare}
      height={height.value}
      onLoad={({ currentTarget: { contentDocument: mail } }) => {
        if (mail === null) return;
        dress(mail, sheet);
        for (const link of mail.links) link.target = '_top';
        measure();
      }}
    />
  );
}

const address = /(https?:\/\/[^\s<>"]+)/;

/** The text of a mail; what is an address in it leads there. */
const Text = ({ text }: { readonly text: string }) => (
  <p class="mail-text">
    {text
      .trimEnd()
      .split(address)
      .map((part, place) => (place % 2 === 1 ? <a href={part}>{part}</a> : part))}
  </p>
);

type AnswerProps = { readonly id: string; readonly look: () => Promise<void> };

/** What its reader would answer, who would type it into his mail program. */
function Answer({ id, look }: AnswerProps) {
  const say = sayings.value;
  const text = useSignal('');
  const isAnswered = useSignal(false);
  const form = useForm();
  function send(): void {
    void form.send({
      lacking: {},
      call: () => client.answerMail(id, text.value),
      blame: () => ({}),
      done: () => {
        text.value = '';
        isAnswered.value = true;
        void look();
      },
    });
  }
  return (
    <SendForm form={form} button={say.send} onSend={send}>
      <label class="field">
        {say.answer}
        <textarea
          rows={3}
          maxLength={20_000}
          aria-describedby={`how-${id}`}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            isAnswered.value = false;
          }}
        />
      </label>
      <p id={`how-${id}`} class="hint">
        {say.answerHow}
      </p>
      <p role="status" class="soft">
        {isAnswered.value && say.answered}
      </p>
    </SendForm>
  );
}

type BodyProps = { readonly mail: Mail };

/** The mail itself, in whichever of its two forms. */
function Body({ mail: { id, subject, text, html } }: BodyProps) {
  const say = sayings.value;
  const isText = useSignal(html === null);
  if (html === null) return <Text text={text} />;
  const forms = [
    { name: say.page, isIt: false },
    { name: say.text, isIt: true },
  ];
  return (
    <>
      <div class="mail-forms">
        <fieldset class="choices">
          <legend class="unseen">{say.shown}</legend>
          {forms.map(({ name, isIt }) => (
            <label key={name} class="choice">
              <input
                type="radio"
                name={`form-${id}`}
                checked={isText.value === isIt}
                onChange={() => {
                  isText.value = isIt;
                }}
              />
              <span class="choice-face">{name}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          class="button button-quiet"
          onClick={() => handOver(`${id}.html`, 'text/html', html)}
        >
          {say.download}
        </button>
      </div>
      {isText.value ? <Text text={text} /> : <Frame subject={subject} html={html} />}
    </>
  );
}

/** A mail in a line, and under it what it says. */
function Entry({ mail, look }: BodyProps & Pick<AnswerProps, 'look'>) {
  const say = sayings.value;
  const isOpen = useSignal(false);
  return (
    <li>
      <details
        class="sheet mail"
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>
          <span class="mail-subject">{mail.subject}</span>
          <span class="mail-head">
            {say.to} {mail.to}
            <time dateTime={mail.at}>{timeOf(locale.value, mail.at, Date.now())}</time>
          </span>
        </summary>
        {isOpen.value && (
          <div class="mail-body">
            <Body mail={mail} />
            {mail.mayAnswer && <Answer id={mail.id} look={look} />}
          </div>
        )}
      </details>
    </li>
  );
}

const lookEvery = 10_000;

/** What lies in the mailbox, looked at again and again while the page is in view. */
function useMailbox() {
  const mails = useSignal<readonly Mail[] | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isLooking = useSignal(false);
  async function look(): Promise<void> {
    if (isLooking.peek()) return;
    isLooking.value = true;
    const found = await client.mailbox();
    isLooking.value = false;
    problem.value = found.ok ? null : found.problem;
    if (found.ok) mails.value = found.data;
  }
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (!document.hidden && mails.peek() !== null) void look();
    }, lookEvery);
    return () => clearInterval(timer);
  }, []);
  return { mails: mails.value, problem: problem.value, isLooking: isLooking.value, look };
}

type ListProps = {
  readonly mails: readonly Mail[];
  readonly isLooking: boolean;
  readonly look: () => Promise<void>;
};

/** All mails, or those to one address. */
function List({ mails, isLooking, look }: ListProps) {
  const say = sayings.value;
  const wanted = useSignal('');
  const receivers = [...new Set(mails.map(({ to }) => to))].toSorted();
  const shown = mails.filter(({ to }) => wanted.value === '' || to === wanted.value);
  return (
    <>
      <div class="mailbox-ways">
        {receivers.length > 1 && (
          <div class="field">
            <label for="receiver">{say.toWhom}</label>
            <select
              id="receiver"
              value={wanted.value}
              onChange={({ currentTarget }) => {
                wanted.value = currentTarget.value;
              }}
            >
              <option value="">{say.everybody}</option>
              {receivers.map((to) => (
                <option key={to} value={to}>
                  {to}
                </option>
              ))}
            </select>
          </div>
        )}
        <button type="button" class="button" aria-busy={isLooking} onClick={() => void look()}>
          {say.look}
        </button>
        <p role="status" class="soft mailbox-count">
          {mails.length === 0 ? say.none : say.count(shown.length)}
        </p>
      </div>
      {shown.length > 0 && (
        <ul class="mails" aria-label={say.list}>
          {shown.map((mail) => (
            <Entry key={mail.id} mail={mail} look={look} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The mails of a service that sends none, for whoever runs it on his own machine. */
export function MailboxPage() {
  const say = sayings.value;
  const { mails, problem, isLooking, look } = useMailbox();
  const isNone = problem?.type.endsWith(':not-found') === true;
  return (
    <div class="mailbox">
      <h1 tabIndex={-1}>{words.value.pages.mailbox.heading}</h1>
      {isNone && <p>{say.gone}</p>}
      {problem !== null && !isNone && <Trouble problem={problem} again={() => void look()} />}
      {mails === null && problem === null && <Loading />}
      {mails !== null && (
        <>
          <p class="mailbox-lead">
            {words.value.pages.mailbox.lead} {say.how} <a href="/settings">{say.toSettings}</a>
          </p>
          <List mails={mails} isLooking={isLooking} look={look} />
        </>
      )}
    </div>
  );
}
