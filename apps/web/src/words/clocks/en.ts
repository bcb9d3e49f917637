import type { ClocksWords } from './words.ts';

export const clocks: ClocksWords = {
  until: (when, left) => `until ${when}, ${left}`,
  grace: (when, left) => `late; grace until ${when}, ${left}`,
  over: 'time is over',
  playedFor: (when, left) => `nobody plays: the game goes on without: ${when}, ${left}`,
  still: {
    vacation: (until) => `on vacation: the clock stands still until ${until}`,
    weekend: (until) => `weekend off: the clock stands still until ${until}`,
    hours: (until) => `outside playing hours: the clock stands still until ${until}`,
  },
  paused: 'paused: the clock stands still',
  waited: (since) => `waited for since ${since}`,
  purse: (left) => `purse: ${left}`,
  purseThen: (left) => `with ${left} in the purse`,
  purseAt: (left, when) => `with ${left} in the purse (${when})`,
  mine: {
    until: (when, left) => `Your time ends ${when}, ${left}.`,
    grace: (when, left) => `Your time is over. You have grace until ${when}, ${left}.`,
    over: 'Your time is over.',
    still: {
      vacation: (until) => `You are on vacation: your clock stands still until ${until}.`,
      weekend: (until) => `You have the weekend off: your clock stands still until ${until}.`,
      hours: (until) => `These are not your playing hours: your clock stands still until ${until}.`,
    },
    paused: 'The game is paused: your clock stands still.',
  },
  pause: (until, left) =>
    `The game is paused, and goes on by itself ${until}, ${left}. No time passes; you may move all the same.`,
  ifLate: 'If your time runs out:',
  leaveLate: 'Only if my time runs out',
  lateLeft: 'It stands: it is played for you if your time runs out, and not before.',
};
