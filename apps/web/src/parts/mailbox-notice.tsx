import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { hasMailbox, lookForMailbox } from '../mailbox.ts';

/** Where a service that sends no mails keeps them; nothing where it sends them. */
export function MailboxNotice() {
  const say = words.value.pages.mailbox;
  useEffect(() => void lookForMailbox(), []);
  if (!hasMailbox.value) return null;
  return (
    <div class="notice">
      <p>{say.lead}</p>
      <a href="/mailbox" class="button">
        {say.open}
      </a>
    </div>
  );
}
