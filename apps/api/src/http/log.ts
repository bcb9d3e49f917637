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
    message: source.message,
    code: field('code'),
    constraint: field('constraint'),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

/** What the log says of a request: no headers, no query, nothing of the body. */
export const loggedRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?')[0],
});
