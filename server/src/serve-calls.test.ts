import { expect, test } from 'vitest';
import { testAppForThisTest } from './testing/test-app.ts';

const topics = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['x-reads'],
  headers['x-changes'],
];

test('staff learn from an answer which topics it reads or changes, also where it refuses; others do not', async () => {
  const app = await testAppForThisTest();
  const admin = app.as('ADMIN');
  expect(topics(await admin.get('/admin/viewings?from=2026-11-14&to=2026-11-20'))).toEqual([
    'leads,messages,viewings',
    undefined,
  ]);
  const refused = await admin.post('/admin/leads/4711/take', {});
  expect([refused.statusCode, ...topics(refused)]).toEqual([404, undefined, 'leads,messages,viewings']);
  expect(topics(await admin.post('/account/new-devices/seen', { ids: [] }))).toEqual([undefined, '']);
  expect(topics(await admin.get('/company'))).toEqual([undefined, undefined]);
  expect(topics(await app.anonymous.get('/admin/leads'))).toEqual([undefined, undefined]);
});
