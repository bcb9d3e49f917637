import { useSignal } from '@preact/signals';
import type { Problem } from '@staffetta/client';
import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { client } from '../service.ts';
import { isGuest } from '../session.ts';
import { MailTroubleNotice, type TroubledMail } from './mail-trouble.tsx';
import { Trouble } from './trouble.tsx';

/** Tells a guest how to keep his games. */
export function GuestNotice() {
  const say = words.value.guest;
  if (!isGuest.value) return null;
  return (
    <div class="notice notice-apart">
      <p>{say.keep}</p>
      <a href="/register" class="button">
        {say.register}
      </a>
    </div>
  );
}

/** Reminds of an address that is not confirmed yet, or is to be once more. */
export function MailNotice() {
  const say = words.value;
  const account = useSignal<TroubledMail | null>(null);
  const isSent = useSignal(false);
  const problem = useSignal<Problem | null>(null);

  useEffect(() => {
    void client.me().then((found) => {
      account.value = found.ok ? found.data : null;
    });
  }, []);

  async function sendAgain(to: string): Promise<void> {
    const sent = await client.sendMailLink({ mail: to, purpose: 'verify' });
    isSent.value = sent.ok;
    problem.value = sent.ok ? null : sent.problem;
  }

  const me = account.value;
  if (me === null) return null;
  if (me.mailTrouble !== null) {
    return (
      <MailTroubleNotice me={me}>
        <a class="button" href="/settings#mail">
          {say.account.changeMail}
        </a>
      </MailTroubleNotice>
    );
  }
  const mail = me.mailWanted;
  if (mail === null) return null;
  return (
    <>
      <div class="notice notice-apart">
        <p role="status">{isSent.value ? say.links.sent : say.account.unconfirmed(mail)}</p>
        <button type="button" class="button" onClick={() => void sendAgain(mail)}>
          {say.account.sendAgain}
        </button>
      </div>
      {problem.value !== null && <Trouble problem={problem.value} />}
    </>
  );
}
