import { computed } from '@preact/signals';
import { openDictionary } from '../language.ts';
import type { MailboxWords } from './mailbox/words.ts';

/** The words of the mailbox, fetched with their page. */
export const mailboxWords = openDictionary<MailboxWords>({
  en: async () => (await import('./mailbox/en.ts')).mailbox,
  it: async () => (await import('./mailbox/it.ts')).mailbox,
  fr: async () => (await import('./mailbox/fr.ts')).mailbox,
  es: async () => (await import('./mailbox/es.ts')).mailbox,
});

export const sayings = computed((): MailboxWords => {
  const fetched = mailboxWords.fetched.value;
  if (fetched === null) throw new Error('No words of the mailbox have come yet');
  return fetched;
});
