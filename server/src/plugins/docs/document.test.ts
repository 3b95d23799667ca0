import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { documentedModules } from './contract-schemas.ts';
import type { OpenApiDocument, Operation } from './document.ts';

let app: TestApp;
let document: OpenApiDocument;
let operations: [call: string, operation: Operation][];
beforeAll(async () => {
  app = await testApp();
  document = (await app.anonymous.get('/api/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
      operation,
    ]),
  );
});
afterAll(() => app.close());

const contract = fileURLToPath(new URL('../../../../contract/src', import.meta.url));

test('it is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every reference leads somewhere, and every component is used', () => {
  const text = JSON.stringify(document);
  const used = new Set(
    [...text.matchAll(/"#\/components\/(schemas|responses)\/(\w+)"/g)].map(
      ([, kind, name]) => `${kind} ${name}`,
    ),
  );
  const there = (['schemas', 'responses'] as const).flatMap((kind) =>
    Object.keys(document.components[kind]).map((name) => `${kind} ${name}`),
  );
  expect([...used].sort()).toEqual(there.sort());
});

test('no two calls have one id, and no two paths differ in the names of their parameters only', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('patchAdminMessagesByIdRead');
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

/** They say everything in their address. A new call without a body is named here, or its body gets a schema. */
const WITHOUT_BODY = [
  'PATCH /admin/messages/{id}/read',
  'POST /account/factors/app',
  'POST /account/factors/passkeys/options',
  'POST /account/factors/recovery-codes',
  'POST /admin/calendar',
  'POST /admin/deals/{id}/buyer-page',
  'POST /admin/deals/{id}/buyer-page/renew',
  'POST /admin/deals/{id}/buyer-page/withdraw',
  'POST /admin/deals/{id}/parties/look',
  'POST /admin/persons/{id}/identity/look',
  'POST /admin/leads/{id}/take',
  'POST /admin/messages/{id}/decline-wish',
  'POST /admin/moving-in/end',
  'POST /admin/persons/merges/{batch}/undo',
  'POST /admin/persons/moves/{batch}/undo',
  'POST /auth/passkey/options',
  'POST /admin/messages/{id}/restore',
  'POST /admin/quotes/{id}/withdraw',
  'POST /admin/trash/{kind}/{id}/restore',
  'POST /admin/users/{id}/pending-role',
  'POST /auth/logout',
];

test('every call says what it takes, what it answers and what can go wrong', () => {
  const missing = operations.flatMap(([call, operation]) => {
    const statuses = Object.keys(operation.responses);
    const succeeds = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const takesBody = /^(POST|PUT|PATCH)/.test(call) && !WITHOUT_BODY.includes(call);
    const isMissing = {
      tags: !operation.tags?.length,
      summary: !operation.summary,
      'body (schema.body or schema.form)': takesBody && !operation.requestBody,
      'answer (schema.response or schema.answers)':
        succeeds.length === 0 || succeeds.some(([status, { content }]) => status !== '204' && !content),
      'error answers':
        !statuses.includes('500') || (operation.security.length > 0 && !statuses.includes('401')),
    };
    return Object.entries(isMissing).flatMap(([what, is]) => (is ? [`${call}: ${what}`] : []));
  });
  expect(missing).toEqual([]);
  const withoutBody = operations.flatMap(([call, { requestBody }]) =>
    /^(POST|PUT|PATCH)/.test(call) && !requestBody ? [call] : [],
  );
  expect(withoutBody.sort()).toEqual(WITHOUT_BODY.sort());
});

test('every call says who may make it, as the table of rights does', () => {
  const said = Object.fromEntries(operations.map(([call, { description }]) => [call, description]));
  expect(said['GET /company']).toBe('Open to everyone.');
  expect(said['GET /account']).toBe('For everybody who is signed in.');
  expect(said['GET /admin/money/cheques']).toBe('For SUPERADMIN, ACCOUNTANT, LACASA. Right: money.');
  expect(said['POST /admin/money/months']).toBe(
    'For SUPERADMIN, ACCOUNTANT, nobody who is bound to buildings. Right: monthClosing.',
  );
});

interface Shape {
  $ref?: string;
  anyOf?: Shape[];
}
const isNamed = ({ $ref, anyOf }: Shape): boolean => $ref !== undefined || (anyOf?.every(isNamed) ?? false);

test('bodies and answers are schemas of the contract, by their names', () => {
  const inline = operations.flatMap(([call, { requestBody, responses }]) =>
    [requestBody, ...Object.values(responses)].flatMap((part) => {
      const schema = part?.content?.['application/json']?.schema as Shape | undefined;
      return schema === undefined || isNamed(schema) ? [] : [`${call}: ${JSON.stringify(schema)}`];
    }),
  );
  expect(inline).toEqual([]);
});

test('every module of the contract with schemas is in the document', async () => {
  const modules = readdirSync(contract).filter((name) => /^[^.]+\.ts$/.test(name));
  const withSchemas: string[] = [];
  for (const name of modules) {
    const module: Record<string, unknown> = await import(`${contract}/${name}`);
    const isSchema = ([key, value]: [string, unknown]) => /^[A-Z]/.test(key) && value instanceof z.ZodType;
    if (Object.entries(module).some(isSchema)) withSchemas.push(name.replace('.ts', ''));
  }
  expect(withSchemas.filter((name) => !documentedModules.includes(name))).toEqual([]);
});

test('a form has its file and its fields, and may come as JSON', () => {
  const { content = {} } = document.paths['/api/admin/selled']?.post?.requestBody ?? {};
  expect(Object.keys(content)).toEqual(['multipart/form-data', 'application/json']);
  expect(content['multipart/form-data']?.schema.properties).toMatchObject({
    contract: { type: 'string', format: 'binary' },
    buyerName: expect.anything(),
  });
});

test.each(['/api/openapi.json', '/api/docs'])('%s is compressed, and cached by its ETag', async (url) => {
  const plain = await app.anonymous.get(url);
  const { etag } = plain.headers;
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
  const ask = (headers: Record<string, string>) => app.anonymous.get(url, { headers });
  const br = await ask({ 'accept-encoding': 'gzip, br' });
  expect([br.headers['content-encoding'], br.headers.etag]).toEqual(['br', etag]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
  const gzip = await ask({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  const again = await ask({ 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
