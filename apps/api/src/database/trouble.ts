/** SQLSTATE classes: connection lost, resources used up, operator intervened, disk or system failed. */
const awayClasses = ['08', '53', '57', '58'];

/** SQLSTATE codes of a session or server that is of no use for now. */
const awayCodes = [
  '25006', // a standby, or a server that was made read-only
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
];

/** SQLSTATE codes of statements that met others, or took too long: the connection is as good as before. */
const overtakenCodes = [
  '40001', // two transactions that cannot both be
  '40P01', // a deadlock
  '55P03', // a lock that was not had in time
  '57014', // a statement that took too long
];

/** SQLSTATE codes of a refused connection. It passes while an operator is at work; at a start a setting is wrong. */
const refusedCodes = [
  '28000', // a role or an address that is not let in
  '28P01', // a password
  '3D000', // a database that is not there
];

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Errors of a connection that is there already; those of making one name the system call instead. */
const lostConnection = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'];

/** What the driver says without a code. */
const driverMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/, // all connections of the pool are in use
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Client .* is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^There was an error establishing an SSL connection$/,
];

const isAwayState = (code: string): boolean =>
  !overtakenCodes.includes(code) &&
  (awayClasses.includes(code.slice(0, 2)) || awayCodes.includes(code));

/** Names that cannot be resolved, and addresses that cannot be connected to, for whatever reason. */
const isNoConnection = (error: Error): boolean =>
  'syscall' in error && ['connect', 'getaddrinfo'].includes(String(error.syscall));

function saysAway(error: Error): boolean {
  const code = codeOf(error);
  return (
    isAwayState(code) ||
    isNoConnection(error) ||
    lostConnection.includes(code) ||
    driverMessages.some((message) => message.test(error.message))
  );
}

const saysPassing = (error: Error): boolean =>
  [...overtakenCodes, ...refusedCodes].includes(codeOf(error));

/** The first of an error and its causes that is so; null: none is. */
function findIn(error: unknown, isSo: (error: Error) => boolean): Error | null {
  if (!(error instanceof Error)) return null;
  if (isSo(error)) return error;
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.reduce<Error | null>((found, cause) => found ?? findIn(cause, isSo), null);
}

/** The error that says that the database is away, full or overloaded; null: something else is wrong. */
export const awayIn = (error: unknown): Error | null => findIn(error, saysAway);

/**
 * Whether an error comes from a database that cannot serve now, rather than from what was asked of it:
 * the same request can succeed later.
 */
export const isDatabaseTrouble = (error: unknown): boolean =>
  findIn(error, (one) => saysAway(one) || saysPassing(one)) !== null;
