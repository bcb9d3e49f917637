// Codes of delivery, as RFC 3463 has them: the first number says for how long, the second of what.

/** The first such code in a text. */
export const statusIn = (text: string): string | null =>
  /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? null;

/**
 * Whether the address may work another day: a full mailbox (x.2.2) may be emptied; a policy (x.7) is against
 * the mail, or who sends it; what was tried in vain for days was not refused.
 */
export const isPassing = (status: string | null): boolean =>
  status !== null && /^4|^5\.(?:2\.2|7\.\d+)$/.test(status);
