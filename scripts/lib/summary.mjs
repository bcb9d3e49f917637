/** Seconds a whole run should take on two cores, installation included, and the most it ever may. */
const aim = 330;
const most = 480;

/** Distance of a whole run from its limit. Nothing fails by it: machines differ. */
export function describeTime(seconds) {
  const took = Math.round(seconds);
  if (took <= aim) return `${took} s in all: ${aim - took} s under its limit of ${aim} s`;
  return `${took} s in all: ${took - aim} s over its limit of ${aim} s; it may never take more than ${most} s`;
}

/** The files that took longest, one a line. */
export function describeSlowest(files) {
  if (files.length === 0) return '';
  const lines = files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return ['took longest:', ...lines, ''].join('\n');
}

/** Progress of the checks: how many are done, the time so far, and which run now. */
export const describeProgress = ({ running, done, total, seconds }) =>
  `${done} of ${total} checks, ${Math.floor(seconds)} s: ${running.join(', ')}`;

const clearLine = '\r\u001B[K';

/** A line at the end of a terminal, replaced each time; writes nothing if there is no terminal. */
export function statusLine(stream) {
  const write = (text) => {
    if (stream.isTTY) stream.write(`${clearLine}${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  return { show: write, clear: () => write('') };
}
