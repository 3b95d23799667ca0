import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { withSourceLines } from '../source-lines.ts';
import { withoutSecrets } from './secret-paths.ts';

export type LogTarget = { write(line: string): void };

const REQUEST_ID = /^[\w.-]{8,64}$/;

type Loggable = Error & { code?: unknown; constraint?: unknown; statusCode?: unknown };

/** The values of a statement are personal data, and database errors quote them. */
const withoutValues = (message: string, code: unknown): string =>
  /^(22|23)/.test(String(code)) ? message.replace(/: ".*"$/s, '') : message.replace(/\nparams: .*$/s, '');

const frames = (stack: string | undefined) =>
  stack &&
  withSourceLines(
    stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  );

type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

/** An error without personal data: without the details of the database and the values of a statement. */
export function errorForLog(error: Loggable): LoggedError {
  const { message, code, constraint, statusCode, stack, cause } = error;
  return {
    type: error.constructor?.name ?? 'Error',
    message: withoutSecrets(withoutValues(String(message), code)),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(statusCode !== undefined && { statusCode }),
    stack: frames(stack) ?? '',
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}

const pathOf = (url = '') => withoutSecrets(url.replace(/\?.*$/s, ''));

/** Without the query, which contains searches and signatures, without secret addresses and the client's own. */
const requestForLog = (request: FastifyRequest) => ({
  method: request.method,
  path: pathOf(request.url),
});

const answerForLog = (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode });

/** A trusted proxy may have set it already. */
export function requestId({ headers }: IncomingMessage, { trustProxy }: Config): string {
  const given = headers['x-request-id'];
  const known = trustProxy !== undefined && typeof given === 'string' && REQUEST_ID.test(given);
  return known ? given : randomUUID();
}

/** JSON lines with the request id and without personal data. */
export function logging(config: Config, stream?: LogTarget): FastifyServerOptions {
  return {
    logger: {
      level: config.logLevel,
      ...(stream && { stream }),
      serializers: { req: requestForLog, res: answerForLog, err: errorForLog },
    },
    // every line of a request says which one it was
    childLoggerFactory: (logger, bindings, options, { method, url }) =>
      logger.child({ ...bindings, method, path: pathOf(url) }, options),
    genReqId: (request: IncomingMessage) => requestId(request, config),
  };
}
