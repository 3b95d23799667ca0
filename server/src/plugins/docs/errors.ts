import { ERROR_STATUS, type ErrorCode } from '@diyar/contract/errors';
import type { FastifySchema, HTTPMethods } from 'fastify';

/** The shared answers of the document, by status. */
const NAMES: Record<number, readonly [name: string, description: string]> = {
  400: ['Malformed', 'The request cannot be read: its address, its JSON or its form.'],
  401: ['Unauthenticated', 'No token, or one that is not valid (any more).'],
  403: ['Forbidden', 'Not for this role, or the link has expired.'],
  404: ['NotFound', 'There is no such thing.'],
  409: ['Conflict', 'It does not fit what is stored.'],
  413: ['TooLarge', 'The body or the file is too large.'],
  415: ['UnsupportedType', 'A body or a file of this type is not accepted.'],
  422: ['Invalid', 'A field has a wrong value; `errors` names each.'],
  429: ['TooManyRequests', 'Too many requests; `Retry-After` says when to try again.'],
  500: ['Internal', 'A failure of the server.'],
  503: ['Unavailable', 'The server cannot answer at the moment.'],
  507: ['InsufficientStorage', 'The disk of the server is full.'],
};

const codesOf = (status: number) =>
  Object.entries(ERROR_STATUS).flatMap(([code, itsStatus]) => (itsStatus === status ? [code] : []));

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } };

/** Every error has the same body; its `code` is one of those of its status. */
export const ERROR_ANSWERS = Object.fromEntries(
  Object.entries(NAMES).map(([status, [name, description]]) => [
    name,
    {
      description,
      ...((status === '429' || status === '503') && { headers: retryAfter }),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/ErrorAnswer' },
              { type: 'object', properties: { code: { enum: codesOf(Number(status)) } } },
            ],
          },
        },
      },
    },
  ]),
);

interface Route {
  method: HTTPMethods;
  isPublic: boolean;
  hasParams: boolean;
  schema: FastifySchema;
}

/** What can go wrong follows from what a route takes and who may call it; a route names the rest. */
export function errorAnswers({ method, isPublic, hasParams, schema }: Route) {
  const isWrite = method !== 'GET';
  const takesBody = schema.body !== undefined || schema.form !== undefined;
  const named = (schema.errors ?? []).map((code: ErrorCode) => ERROR_STATUS[code]);
  const statuses = new Set<number>([
    ...(isPublic ? [] : [401, 403]),
    ...(hasParams ? [400, 404] : []),
    ...(schema.querystring ? [422] : []),
    ...(isWrite ? [400, 409, 413, 415, 507] : []),
    // what the caller has, or what the body names, may be gone
    ...(isWrite && !isPublic ? [404] : []),
    ...(takesBody ? [422] : []),
    ...named,
    500,
    503,
  ]);
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => {
        const [name] = NAMES[status] ?? [];
        if (!name) throw new Error(`errors of status ${status} have no answer in the OpenAPI document`);
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
  );
}
