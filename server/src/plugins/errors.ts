import { type ErrorCode, errorMessage, issueMessage } from '@diyar/contract/errors';
import { langOfHeader } from '@diyar/contract/rules/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseUnreachable, isDiskFull, isUnstorable } from '../db/errors.ts';
import { AppError } from '../errors.ts';

/** Fastify's errors for bad requests. Any other error of Fastify is a bug of ours. */
const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupportedType',
};

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnreachable(error))
    return new AppError('unavailable', { retryAfterSeconds: 5, cause: error });
  if (isDiskFull(error)) return new AppError('insufficientStorage', { cause: error });
  if (isUnstorable(error)) return new AppError('malformed', { cause: error });
  const known = FRAMEWORK_ERRORS[error.code];
  if (known) return new AppError(known, { cause: error });
  if (error.statusCode === 400) return new AppError('malformed', { cause: error });
  if (error.statusCode === 413) return new AppError('tooLarge', { cause: error });
  return new AppError('internal', { cause: error });
}

function send(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const lang = langOfHeader(request.headers['accept-language']);
  const { params, issues, retryAfterSeconds, savedBy, factor } = error.details;
  if (retryAfterSeconds) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return reply
    .code(error.statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .serializer(JSON.stringify)
    .send({
      message: errorMessage(error.code, lang, params),
      code: error.code,
      ...(savedBy && { savedBy }),
      ...(factor && { factor }),
      ...(issues && {
        errors: issues.map((issue) => ({ path: issue.path.join('.'), message: issueMessage(issue, lang) })),
      }),
    });
}

/** Errors of an address, which the framework answers before any route is found. */
export const answerFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(toAppError(error), request, reply);

export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
    const error = toAppError(thrown);
    if (error.statusCode >= 500) request.log.error({ err: thrown }, 'request failed');
    return send(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(new AppError('notFound'), request, reply));
});
