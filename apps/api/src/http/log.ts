/** The frames of a stack without the message above them, which may hold lines that look like some. */
function framesOf({ stack = '', message }: Error): string {
  const below = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return below
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** A query's message ends with its parameters. */
const withoutParameters = (message: string): string => message.replace(/\nparams: .*$/s, '');

/**
 * What the log says of an error: its kind, where it came from, and the database's code, but no
 * values. A query's parameters and a row's details can hold secrets.
 */
export function loggedError(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : null;
  const source = cause ?? error;
  const field = (name: string): unknown =>
    name in source ? (source as unknown as Record<string, unknown>)[name] : undefined;
  return {
    type: error.name,
    message: withoutParameters(source.message),
    code: field('code'),
    constraint: field('constraint'),
    stack: framesOf(error),
  };
}

/** What the log says of a request: no headers, no query, nothing of the body. */
export const loggedRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?')[0],
});
