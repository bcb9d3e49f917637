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

/** How one's address stands; null while that is not known. */
function useAddress(): TroubledMail | null {
  const account = useSignal<TroubledMail | null>(null);
  useEffect(() => {
    void client.me().then((found) => {
      account.value = found.ok ? found.data : null;
    });
  }, []);
  return account.value;
}

const ReturnedMails = ({ me }: { readonly me: TroubledMail }) => (
  <MailTroubleNotice me={me}>
    <a class="button" href="/settings#mail">
      {words.value.account.changeMail}
    </a>
  </MailTroubleNotice>
);

/** Tells whoever plays that his mails come back: here he may wait for one. */
export function ReturnedMailsNotice() {
  const me = useAddress();
  return me === null ? null : <ReturnedMails me={me} />;
}

/** Reminds of an address that is not confirmed yet, or is to be once more. */
export function MailNotice() {
  const say = words.value;
  const me = useAddress();
  const isSent = useSignal(false);
  const problem = useSignal<Problem | null>(null);

  async function sendAgain(to: string): Promise<void> {
    const sent = await client.sendMailLink({ mail: to, purpose: 'verify' });
    isSent.value = sent.ok;
    problem.value = sent.ok ? null : sent.problem;
  }

  if (me === null) return null;
  if (me.mailTrouble !== null) return <ReturnedMails me={me} />;
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
