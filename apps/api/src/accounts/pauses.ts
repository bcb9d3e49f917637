const firstPause = 30_000; // doubled with every try
const longestPause = 6 * 3_600_000;

/** When to try again what has failed so many times before. */
export const pauseAfter = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(longestPause, firstPause * 2 ** Math.min(tries, 20)));

/** About two days. */
export const mostTries = 16;

/** How long a notice is brought to a mail server that does not take it: less than mails are kept. */
export const longestTried = 14 * 86_400_000;
