import type { ReadMail } from '../mail-server.ts';
import type { House } from './house.ts';
import { type Compared, compareWithOther } from './secrecy.ts';
import type { Written } from './visiting.ts';

/** What members wrote and were written: what is said in the mails, and whether all was answered once. */
export function openCorrespondence({ service, time, pick, inbox }: House, compareEvery: number) {
  const compared: Compared[] = [];
  const replies = new Map<string, Written>(); // by their Message-IDs
  const answers = new Map<string, number>(); // how many came to each
  const hopeless = new Set<string>(); // whose answers no address takes
  let counted = 0; // mails that can be answered

  return {
    compared: compared as readonly Compared[],
    wrote(reply: Written): void {
      replies.set(reply.messageId, reply);
      if (inbox.isBuried(reply.from)) hopeless.add(reply.messageId);
    },
    /** Replies nothing, or more than one mail, was answered to. */
    unanswered: () =>
      [...replies.values()]
        .map(({ messageId, said }) => ({ messageId, said, answers: answers.get(messageId) ?? 0 }))
        .filter(({ messageId, answers: count }) => count !== 1 && !hopeless.has(messageId)),
    /** Looks at a mail that has just come, and compares it if it is its turn. */
    async read(mail: ReadMail): Promise<void> {
      const answered =
        mail.headers.get('auto-submitted') === 'auto-replied'
          ? mail.headers.get('in-reply-to')
          : undefined;
      if (answered !== undefined) answers.set(answered, (answers.get(answered) ?? 0) + 1);
      if (mail.headers.has('reply-to')) {
        counted += 1;
        if (counted % compareEvery !== 0) return;
      }
      const reply = replies.get(answered ?? '') ?? null;
      const found = await compareWithOther({ service, now: time.now(), pick }, mail, reply);
      if (found !== null) compared.push(found);
    },
  };
}
