/** SQLSTATE classes: connection lost, resources used up, operator intervened, disk or system failed. */
const troubleClasses = ['08', '53', '57', '58'];

/** SQLSTATE codes that pass by themselves or by an operator's hand, whatever the statement was. */
const troubleCodes = [
  '25006', // a standby, or a server that was made read-only
  '25P03', // idle in a transaction for too long
  '25P04', // a transaction that took too long
  '40001', // two transactions that cannot both be
  '40P01', // a deadlock
  '55P03', // a lock that was not had in time
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

const isTroubleState = (code: string): boolean =>
  troubleClasses.includes(code.slice(0, 2)) || troubleCodes.includes(code);

/** Names that cannot be resolved, and addresses that cannot be connected to, for whatever reason. */
const isNoConnection = (error: Error): boolean =>
  'syscall' in error && ['connect', 'getaddrinfo'].includes(String(error.syscall));

function isTroubleItself(error: Error): boolean {
  const code = codeOf(error);
  return (
    isTroubleState(code) ||
    isNoConnection(error) ||
    lostConnection.includes(code) ||
    driverMessages.some((message) => message.test(error.message))
  );
}

/** The first of an error and its causes that is so; null: none is. */
function findIn(error: unknown, isSo: (error: Error) => boolean): Error | null {
  if (!(error instanceof Error)) return null;
  if (isSo(error)) return error;
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.reduce<Error | null>((found, cause) => found ?? findIn(cause, isSo), null);
}

/** The error that says that a database is away, full or overloaded; null: something else is wrong. */
export const awayIn = (error: unknown): Error | null => findIn(error, isTroubleItself);

/**
 * Whether an error comes from a database that cannot serve now, rather than from the statement: the
 * same request can succeed later.
 */
export const isDatabaseTrouble = (error: unknown): boolean =>
  findIn(error, (one) => isTroubleItself(one) || refusedCodes.includes(codeOf(one))) !== null;
