// Codes of delivery, as RFC 3463 has them: the first number says for how long, the second of what.

/** The first such code in a text; servers name networks by numbers, too, which have one more. */
export const statusIn = (text: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(text)?.[0] ?? null;

/**
 * Whether the address may work another day: a full mailbox (x.2.2) may be emptied; who sends (x.1.7, x.1.8) may be
 * refused by a setting that is wrong; a policy (x.7) is against the mail, or who sends it; what was tried in vain for
 * days was not refused.
 */
export const isPassing = (status: string | null): boolean =>
  status !== null && /^4|^5\.(?:1\.[78]|2\.2|7\.\d+)$/.test(status);

/**
 * Whether it names whoever was to get the mail: there is no such mailbox (x.1.1, x.1.10) or host (x.1.2), none is written
 * so (x.1.3), he has moved (x.1.6), or takes no mails (x.2.1).
 */
export const namesRecipient = (status: string | null): boolean =>
  status !== null && /^5\.(?:1\.(?:[1236]|10)|2\.1)$/.test(status);
