import type { Form } from '@diyar/contract/calls/call';
import { ErrorAnswer } from '@diyar/contract/error-answer';
import { RIGHTS, type Right } from '@diyar/contract/rules/rights';
import { rolesWith } from '@diyar/contract/rules/roles';
import type { FastifySchema, HTTPMethods, RouteOptions } from 'fastify';
import { z } from 'zod';
import project from '../../../package.json' with { type: 'json' };
import { contractSchemas } from './contract-schemas.ts';
import { ERROR_ANSWERS, errorAnswers } from './errors.ts';
import { type Converted, convertSchemas, type Json } from './schemas.ts';

/** A call of the document. */
export interface Documented {
  method: HTTPMethods;
  /** As the framework writes it, with `:id`. */
  url: string;
  access: string;
  schema: FastifySchema;
}

export interface Operation {
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  security: Json[];
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json; encoding?: Json }> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema: Json }>; $ref?: string }
  >;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; responses: Json; securitySchemes: Json };
  [key: string]: unknown;
}

/** The calls of a route that belong into the document. */
export function documented({ method, url, schema, config }: RouteOptions): Documented[] {
  if (!url.startsWith('/api/') || schema?.hide) return [];
  return [method]
    .flat()
    .flatMap((one) =>
      one === 'HEAD' || one === 'OPTIONS'
        ? []
        : [{ method: one as HTTPMethods, url, access: config?.access ?? '', schema: schema ?? {} }],
    );
}

const PARAMETER = /:(\w+)/g;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** From method and path, so that it never changes while the call stays: `patchAdminMessagesByIdRead`. */
const operationId = ({ method, url }: Documented): string =>
  method.toLowerCase() +
  url
    .replace(/^\/api/, '')
    .split(/[/\-_.]/)
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)))
    .join('');

const isZod = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
const zods = (...values: unknown[]) => values.filter(isZod);

function parameters(converted: Converted, where: 'path' | 'query', schema: unknown) {
  if (!isZod(schema)) return [];
  const { properties = {}, required = [] } = converted.inlined('input', schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...part }]) => ({
    name,
    in: where,
    ...(description !== undefined && { description }),
    required: where === 'path' || required.includes(name),
    schema: part,
  }));
}

function formBody(converted: Converted, { file, accepts, isRequired = false, fields, json }: Form) {
  const { properties = {}, required = [] } = (fields ? converted.inlined('input', fields) : {}) as {
    properties?: Json;
    required?: string[];
  };
  const schema = {
    type: 'object',
    properties: { ...properties, [file]: { type: 'string', format: 'binary' } },
    required: [...required, ...(isRequired ? [file] : [])],
  };
  return {
    'multipart/form-data': { schema, encoding: { [file]: { contentType: accepts } } },
    ...(json && { 'application/json': { schema: converted.schemaOf('input', json) } }),
  };
}

function requestBody(converted: Converted, { body, form }: FastifySchema): Operation['requestBody'] {
  if (form) return { required: true, content: formBody(converted, form) };
  if (!isZod(body)) return undefined;
  // a call of which every field may be left out needs no body
  const required = !body.safeParse({}).success;
  return { required, content: { 'application/json': { schema: converted.schemaOf('input', body) } } };
}

const SUCCESS: Record<string, string> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Taken up.',
  204: 'Done; no body.',
  206: 'A part of it.',
  304: 'Unchanged since the ETag of the request.',
  416: 'The range lies outside; no body.',
};

/** Who may make the call, as the table of rights says. */
function whoMay(access: string): string {
  if (access === 'public') return 'Open to everyone.';
  if (!Object.hasOwn(RIGHTS, access)) return 'For everybody who is signed in.';
  const right = access as Right;
  const isCompanys = RIGHTS[right].reach === 'company';
  const others = isCompanys ? ', nobody who is bound to buildings' : '';
  return `For ${rolesWith(right).join(', ')}${others}. Right: ${right}.`;
}

function answers(converted: Converted, { method, access, schema }: Documented): Operation['responses'] {
  const found: Operation['responses'] = {};
  for (const [status, answer] of Object.entries(schema.response ?? {})) {
    const description = SUCCESS[status] ?? 'Answer.';
    const isEmpty = !isZod(answer) || answer instanceof z.ZodNull;
    found[status] = isEmpty
      ? { description }
      : { description, content: { 'application/json': { schema: converted.schemaOf('output', answer) } } };
  }
  for (const [status, types] of Object.entries(schema.answers ?? {})) {
    const binary = (type: string): Json =>
      /^(text|application\/json)/.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' };
    found[status] = {
      description: SUCCESS[status] ?? 'Answer.',
      ...(types.length > 0 && {
        content: Object.fromEntries(types.map((type) => [type, { schema: binary(type) }])),
      }),
    };
  }
  if (method === 'GET' && access === 'public') found[304] ??= { description: SUCCESS[304] ?? '' };
  return found;
}

function operationOf(converted: Converted, call: Documented): Operation {
  const { method, url, access, schema } = call;
  const isPublic = access === 'public';
  const found = [
    ...parameters(converted, 'path', schema.params),
    ...parameters(converted, 'query', schema.querystring),
  ];
  const body = requestBody(converted, schema);
  return {
    operationId: operationId(call),
    ...(schema.tags && { tags: schema.tags }),
    ...(schema.summary && { summary: schema.summary }),
    description: whoMay(access),
    security: isPublic ? [] : [{ bearer: [] }],
    ...(found.length > 0 && { parameters: found }),
    ...(body && { requestBody: body }),
    responses: {
      ...answers(converted, call),
      ...errorAnswers({ method, isPublic, hasParams: /:\w/.test(url), schema }),
    },
  };
}

/** OpenAPI 3.1 of the calls under `/api`. */
export function openApiDocument(calls: readonly Documented[]): OpenApiDocument {
  const schemas = calls.map(({ schema }) => schema);
  const converted = convertSchemas(contractSchemas(), {
    input: schemas.flatMap(({ body, form }) => zods(body, form?.json)),
    parts: schemas.flatMap(({ params, querystring, form }) => zods(params, querystring, form?.fields)),
    output: [ErrorAnswer, ...schemas.flatMap(({ response }) => zods(...Object.values(response ?? {})))],
  });
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = call.url.replace(PARAMETER, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(converted, call) };
  }
  const tags = [...new Set(schemas.flatMap(({ tags = [] }) => tags))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Diyar',
      version: project.version,
      description:
        'The calls of the Diyar website and back office. Each also answers without the /api prefix. A token of `POST /api/auth/login` is sent as `Authorization: Bearer`.',
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: converted.components,
      responses: ERROR_ANSWERS,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
