import { CALLS as TABLE } from '@diyar/contract/calls';
import type { Call } from '@diyar/contract/calls/call';

const named: [name: string, call: Call][] = Object.entries(TABLE);

/** Every call of the contract's table, by each path it has. */
export const CALLS: Record<string, Call> = Object.fromEntries(
  named.flatMap(([name, call]) => {
    const [method] = name.split(' ');
    return call.alias
      ? [
          [name, call],
          [`${method} ${call.alias}`, call],
        ]
      : [[name, call]];
  }),
);

/** Where an id that is not there and an empty body get something else than `statusOf` says. */
const OTHERWISE: Record<string, number> = {
  // a link that was not signed
  'GET /private-files/{id}': 403,
  'PUT /hero-media/{id}': 422,
  'PATCH /hero-media/{id}': 422,
  // of something that is gone it is still there
  'GET /admin/projects/{id}/history': 200,
  'GET /admin/units/{id}/history': 200,
  'GET /admin/hero-media/{id}/history': 200,
  'GET /admin/users/{id}/history': 200,
  'GET /admin/money/months/{month}': 400,
  // asked before the file is read
  'POST /admin/projects/{id}/imports': 404,
};

const refusesNothing = (schema: Call['body']) => schema !== undefined && !schema.safeParse({}).success;

/** What someone who may make the call gets for an id that is not there and an empty body. */
export function statusOf(name: string): number {
  const call = CALLS[name];
  if (!call) throw new Error(`no call ${name}`);
  const { body, query, form, answer, sends, status, askAgain } = call;
  const known = OTHERWISE[name];
  if (known !== undefined) return known;
  // without a session nothing was confirmed
  if (askAgain === 'always') return 403;
  if ([body, query, form?.json].some(refusesNothing)) return 422;
  if (name.includes('{')) return 404;
  if (form) return 415;
  return status ?? (answer || sends ? 200 : 204);
}

/** With an id that is not there. */
export const pathOf = (call: string): string =>
  (call.split(' ')[1] ?? '')
    .replace('{kind}', 'project')
    .replace('{step}', 'logo')
    .replace('/hero-media/{id}', '/hero-media/12')
    .replace(/\{(importId|batch)\}/, '00000000-0000-4000-8000-000000000000')
    .replace(/\{\w+\}/g, '999999');
