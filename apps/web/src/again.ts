import { isPassing, type Problem, pauseAfter } from '@staffetta/client';

/** Repeats what failed for now, after the pause its problem asks for, longer each time. */
export function openRepeating(repeat: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    failed(problem: Problem): void {
      clearTimeout(timer);
      if (!isPassing(problem)) return;
      timer = setTimeout(repeat, pauseAfter(problem, failures));
      failures += 1;
    },
    /** It worked, or is no longer wanted. */
    end(): void {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
