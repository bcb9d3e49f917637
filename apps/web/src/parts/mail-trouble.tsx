import type { Schemas } from '@staffetta/client';
import type { ComponentChildren } from 'preact';
import { words } from '../language.ts';
import { client } from '../service.ts';
import { Saved, useSaving } from './saving.tsx';

/** What is wrong with the address of somebody, and which he may confirm. */
export type TroubledMail = Pick<Schemas['Me'], 'mail' | 'mailWanted' | 'mailTrouble'>;

type MailTroubleNoticeProps = {
  readonly me: TroubledMail;
  readonly children?: ComponentChildren; // other ways out
};

/** Tells whoever gets no mails about his games why, and how to get them again. */
export function MailTroubleNotice({ me, children }: MailTroubleNoticeProps) {
  const say = words.value;
  const saving = useSaving();
  const { mail, mailWanted, mailTrouble } = me;
  if (mail === null || mailTrouble === null) return null;
  const { kind, reason } = mailTrouble;
  return (
    <div class="notice notice-apart notice-trouble">
      <p role="alert">
        {say.account.mailTroubles[kind](mail)}
        {reason !== null && <span class="soft"> ({reason})</span>}
      </p>
      {mailWanted !== null && (
        <button
          type="button"
          class="button"
          onClick={() =>
            void saving.ask(
              () => client.sendMailLink({ mail: mailWanted, purpose: 'verify' }),
              words.peek().account.linkSentTo(mailWanted),
            )
          }
        >
          {say.account.confirmAgain}
        </button>
      )}
      {children}
      <Saved saving={saving} />
    </div>
  );
}
