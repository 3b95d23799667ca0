import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError, type FieldProblem } from '../errors.ts';

/** One zod schema per part of a request. A bad path parameter is `malformed`, a bad field is `invalid`. */
export const validation = fp(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Many clients name JSON on every call; these two say everything in their address.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' && (request.method === 'DELETE' || request.method === 'PATCH')
      ? done(null, undefined)
      : parse(request, String(body), done),
  );
  app.setSerializerCompiler(serializerCompiler);
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (value: unknown) => {
    const parsed = schema.safeParse(value ?? {});
    if (parsed.success) return { value: parsed.data };
    if (httpPart === 'params') return { error: new AppError('malformed') };
    return { error: new AppError('invalid', { issues: parsed.error.issues as FieldProblem[] }) };
  });
});
