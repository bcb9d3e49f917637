import { inTurn, run } from './run.mjs';
import { describeProgress, statusLine } from './summary.mjs';

/** Counts of a run so far, and a line for each of its checks. */
export const beginTally = () => ({ passed: 0, failed: 0, lines: [] });

/** Adds a check's counts to a tally; gives its line. */
export function count(tally, name, { passed, failed, seconds }) {
  tally.passed += passed;
  tally.failed += failed;
  const line = `  ${name.padEnd(18)}${failed === 0 ? 'passed' : 'FAILED'}${seconds.padStart(8)} s`;
  tally.lines.push(line);
  return line;
}

/** A check that is one command line. */
export const commandCheck = (name, commandLine) => ({
  name,
  work: async () => {
    const { ok, seconds, output } = await run(commandLine);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds, output };
  },
});

/** Runs checks two at a time, and prints a line for each, with all it says if it fails. */
export async function runChecks(checks, tally, stream = process.stdout) {
  const status = statusLine(stream);
  const running = new Set();
  let done = 0;
  const show = () => {
    const seconds = performance.now() / 1000;
    status.show(describeProgress({ running: [...running], done, total: checks.length, seconds }));
  };
  const clock = setInterval(show, 1000);
  await inTurn(checks, 2, async ({ name, work }) => {
    running.add(name);
    show();
    const result = await work();
    running.delete(name);
    done += 1;
    status.clear();
    stream.write(`${count(tally, name, result)}\n`);
    if (result.failed > 0) stream.write(`\n${result.output.trim()}\n\n`);
  });
  clearInterval(clock);
}
