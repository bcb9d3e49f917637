import type { CourseWords } from './words.ts';

export const course: CourseWords = {
  since: (things) =>
    things === 1
      ? 'One thing has happened since you last looked.'
      : `${things} things have happened since you last looked.`,
  replaySince: 'Show me',
  dismiss: 'Dismiss',
  replay: 'Replay',
  pause: 'Pause',
  goOn: 'Go on',
  speed: 'Speed',
  times: (speed) => `${speed} times as fast`,
  copyLink: 'Copy the link to this moment',
  copied: 'Link copied',
};
