type Failure = {
  code?: unknown;
  syscall?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
};

/** An error, its causes, and the parts of an AggregateError: Drizzle and Node wrap the driver's error. */
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

/** Stopping, crashed, starting; too many connections; read-only, as a standby is; 08: connection exceptions. */
const serverCodes = /^(57P0[1235]|53300|25006|08...)$/;

/** Messages of pg for a broken connection that has no code. */
const driverMessages =
  /^(connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|client has encountered a connection error|client was closed and is not queryable|cannot use a pool after calling end)/i;

function isUnreachable({ code, syscall, message, cause }: Failure): boolean {
  if (typeof code === 'string')
    // ENOENT of `connect` is a missing socket; of any other call it is a missing file
    return systemCodes.has(code) || serverCodes.test(code) || (code === 'ENOENT' && syscall === 'connect');
  // only the innermost message: an outer one may quote a visitor's text
  return cause === undefined && typeof message === 'string' && driverMessages.test(message);
}

/** The database cannot be reached: 503. */
export const isDatabaseUnreachable = (error: unknown): boolean => [...chain(error)].some(isUnreachable);

/** Characters that PostgreSQL cannot store, such as NUL. Schemas remove them; this is for one that does not. */
export const isUnstorable = (error: unknown): boolean =>
  [...chain(error)].some(({ code }) => code === '22021' || code === '22P05');

const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** The disk of the files or of the database is full. */
export const isDiskFull = (error: unknown): boolean =>
  [...chain(error)].some(({ code }) => fullCodes.has(code));

/** The name of the violated constraint or unique index, e.g. `users_username_live`. */
export function violatedConstraint(error: unknown): string | undefined {
  for (const { code, constraint } of chain(error))
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string')
      return constraint;
  return undefined;
}

/** Deadlock or serialization failure. */
export const isRetryable = (error: unknown): boolean =>
  [...chain(error)].some(({ code }) => code === '40P01' || code === '40001');
