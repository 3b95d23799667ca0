type Failure = { code?: unknown; constraint?: unknown; message?: unknown; cause?: unknown; errors?: unknown };

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
  'ENOENT', // a unix socket that is not there
]);

/** Shutdowns and starts of the server, and too many connections. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

const messages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error|client has encountered a connection error|server closed the connection/i;

const isAway = ({ code, message }: Failure) =>
  (typeof code === 'string' && (systemCodes.has(code) || serverCodes.has(code) || /^08...$/.test(code))) ||
  (typeof message === 'string' && messages.test(message));

/** The database cannot be reached now, through no fault of the request: 503, try again. */
export const isDatabaseAway = (error: unknown): boolean => [...chain(error)].some(isAway);

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
