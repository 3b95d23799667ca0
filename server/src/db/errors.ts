type Failure = {
  code?: unknown;
  syscall?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/** An error, what caused it, and the parts of an AggregateError: Drizzle and Node wrap the driver's own. */
function* chain(error: unknown, depth = 0): Generator<Failure> {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  const failure: Failure = error;
  yield failure;
  yield* chain(failure.cause, depth + 1);
  if (Array.isArray(failure.errors)) for (const part of failure.errors) yield* chain(part, depth + 1);
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Stopping, crashed, starting; too many connections; 08: connection exceptions. */
const serverCodes = /^(57P0[1235]|53300|08...)$/;

/** What pg says of a broken connection without giving a code. */
const driverMessages =
  /^(connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client has encountered a connection error|client was closed and is not queryable|cannot use a pool after calling end)/i;

function isAway({ code, syscall, message, cause }: Failure): boolean {
  if (typeof code === 'string')
    // ENOENT: the server's socket is not there. Of any other call it would be a missing file.
    return systemCodes.has(code) || serverCodes.test(code) || (code === 'ENOENT' && syscall === 'connect');
  // An outer message may quote a visitor's text; only the driver's own counts.
  return cause === undefined && typeof message === 'string' && driverMessages.test(message);
}

/** The database cannot be reached now, through no fault of the request: 503, try again. */
export const isDatabaseAway = (error: unknown): boolean => [...chain(error)].some(isAway);

/** Letters that no text of the database can hold, such as NUL. The schemas take them out; this is for one that forgot. */
export const isUnstorable = (error: unknown): boolean =>
  [...chain(error)].some(({ code }) => code === '22021' || code === '22P05');

const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** No room on a disk: the files' or the database's. */
export const isDiskFull = (error: unknown): boolean =>
  [...chain(error)].some(({ code }) => fullCodes.has(code));

/** The name of the constraint or unique index that refused a write, e.g. `users_username_live`. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const { code, constraint } of chain(error))
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string')
      return constraint;
  return undefined;
}

/** Nothing is wrong with such a transaction but its timing: deadlock or serialization failure. */
export const isRetryable = (error: unknown): boolean =>
  [...chain(error)].some(({ code }) => code === '40P01' || code === '40001');
