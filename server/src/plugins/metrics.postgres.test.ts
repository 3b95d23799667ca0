import { expect, test } from 'vitest';
import { testAppForThisTest } from '../testing/test-app.ts';

const METRICS = { metrics: { host: '127.0.0.1', port: 0 } };

test('figures stand at a port of their own, and nowhere a visitor comes', async () => {
  const { app, anonymous } = await testAppForThisTest(METRICS);
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect((await anonymous.get('/api/company')).statusCode).toBe(200);
  expect((await anonymous.get('/api/projects/987654321')).statusCode).toBe(404);
  for (const path of ['/metrics', '/api/metrics', '/diyar/metrics'])
    expect((await anonymous.get(path)).statusCode).toBe(404);

  const answer = await fetch(String(app.metricsUrl));
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const figures = await answer.text();
  expect(figures).toContain('diyar_http_requests_total{method="GET",route="/api/company",status="200"} 1');
  expect(figures).toMatch(
    /diyar_http_request_seconds_bucket\{le="0\.5",method="GET",route="\/api\/company"\} \d/,
  );
  expect(figures).toMatch(/diyar_database_connections\{state="busy"\} \d/);
  expect(figures).toContain('diyar_waiting{work="mails"} 0');
  expect(figures).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(figures).not.toContain('987654321');
  expect((await fetch(String(app.metricsUrl).replace('/metrics', '/'))).status).toBe(404);
});

test('without METRICS_PORT there are none', async () => {
  const { app } = await testAppForThisTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.metricsUrl).toBeNull();
});
