import type { EventTopic } from '@diyar/contract/rules/events';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { announced } from '../features/changes/index.ts';
import type { OpenApiDocument, Operation } from '../plugins/docs/document.ts';
import { CALLS } from '../security-tests/calls.ts';

type Answer = Operation['responses'][string];

/** One for all files of a worker: making it takes as long as a small test. */
let documented: ReturnType<typeof readDocument> | undefined;

function readDocument(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', components: document.components });
  const operations = Object.entries(document.paths).map(([path, methods]) => ({
    path,
    methods,
    pattern: new RegExp(`^${path.replace(/^\/api/, '(?:/api)?').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  // 'export' is no id
  const fixedFirst = operations.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  const validators = new Map<string, ValidateFunction>();
  const absolute = (schema: unknown) =>
    JSON.parse(JSON.stringify(schema), (key, value) =>
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'api#') : value,
    );

  return {
    find(method: string, url: string): { path: string; operation: Operation } | undefined {
      const [path = ''] = url.split('?', 1);
      for (const { path: template, methods, pattern } of fixedFirst) {
        const operation = methods[method.toLowerCase()];
        if (operation && pattern.test(path)) return { path: template, operation };
      }
      return undefined;
    },
    answerOf({ responses }: Operation, status: number): Answer | undefined {
      const answer = responses[status];
      const shared = answer?.$ref?.replace('#/components/responses/', '');
      return shared === undefined ? answer : (document.components.responses[shared] as Answer);
    },
    validatorOf(key: string, schema: unknown): ValidateFunction {
      const known = validators.get(key) ?? ajv.compile(absolute(schema));
      validators.set(key, known);
      return known;
    },
  };
}

/** What is wrong with an answer, by the OpenAPI document; null for a right one, and for calls outside of it. */
function problemOf(
  app: FastifyInstance,
  { method = 'GET', url }: InjectOptions,
  answer: LightMyRequestResponse,
) {
  documented ??= readDocument(app.openApi());
  const call = documented.find(String(method), String(url));
  if (!call) return null;
  const expected = documented.answerOf(call.operation, answer.statusCode);
  const name = `${method} ${call.path} ${answer.statusCode}`;
  if (!expected)
    return `${name}: the OpenAPI document has no such answer (name it in \`errors\` or \`response\`)`;
  const type = String(answer.headers['content-type'] ?? '')
    .split(';', 1)
    .join();
  const { content } = expected;
  if (!content) return type === '' ? null : `${name}: has a body, in the OpenAPI document it has none`;
  const media = content[type];
  if (!media) return `${name}: ${type || 'no body'} instead of ${Object.keys(content).join(' or ')}`;
  // a stream is read by the test
  if (type !== 'application/json' || answer.body === '' || answer.body === undefined) return null;
  const validate = documented.validatorOf(`${name} ${type}`, media.schema);
  if (validate(answer.json())) return null;
  const [error] = validate.errors ?? [];
  return `${name}: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)} in ${answer.body.slice(0, 500)}`;
}

/** What a call announces stands in its `changes`: the screens that show it are read again by that. */
function undeclared({ method = 'GET', url }: InjectOptions, topics: ReadonlySet<EventTopic>): string | null {
  const call = documented?.find(String(method), String(url));
  if (!call || topics.size === 0) return null;
  const name = `${String(method).toUpperCase()} ${call.path.replace(/^\/api/, '')}`;
  const { changes = [] } = CALLS[name] ?? {};
  const missing = [...topics].filter((topic) => !changes.includes(topic));
  return missing.length === 0 ? null : `${name} announces ${missing.join()}: name it in its \`changes\``;
}

/** Every answer of a test, errors too, is held against the OpenAPI document. */
export function checkAnswers(app: FastifyInstance, { isAtRoot }: { isAtRoot: boolean }): void {
  const inject = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  const checked = async (options: InjectOptions | string) => {
    const request = typeof options === 'string' ? { url: options } : options;
    const topics = new Set<EventTopic>();
    const answer = await announced.run(topics, async () => await inject(request));
    const isOurs = isAtRoot || String(request.url).startsWith('/api/');
    const problem = isOurs ? (problemOf(app, request, answer) ?? undeclared(request, topics)) : null;
    if (problem !== null) throw new Error(problem);
    return answer;
  };
  app.inject = checked as typeof app.inject;
}
