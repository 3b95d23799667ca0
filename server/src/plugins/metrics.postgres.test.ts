import { expect, onTestFinished, test, vi } from 'vitest';
import { overHttp } from '../testing/over-http.ts';
import { testAppForThisTest } from '../testing/test-app.ts';

const METRICS = { metrics: { host: '127.0.0.1', port: 0 } };

test('metrics are on their own port, and not on the public one', async () => {
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
  expect(figures).toContain('diyar_backup_age_seconds{state="proven"} +Inf');
  expect(figures).toContain('diyar_backups_damaged 0');
  // what the doctor and the System page tell, from the same reading
  for (const figure of [
    /diyar_disk_free_bytes\{use="data"\} \d{6,}/,
    /diyar_failed_sign_ins\{in="hour"\} 0/,
    /diyar_storage_up 1/,
    /diyar_problem\{what="backupsOff"\} 1/,
    /diyar_problem\{what="diskLow"\} 0/,
  ])
    expect(figures).toMatch(figure);
  expect(figures).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(figures).not.toContain('987654321');
  expect((await fetch(String(app.metricsUrl).replace('/metrics', '/'))).status).toBe(404);
});

test('cacheable responses are counted as hits or misses, others not at all', async () => {
  const { app } = await testAppForThisTest(METRICS);
  const http = await overHttp(app);
  onTestFinished(() => http.hangUp());
  const figure = async (name: string) => {
    const figures = await (await fetch(String(app.metricsUrl))).text();
    return Number(
      figures
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  };
  let asked = 0;
  // the cache opens a moment after the server listens
  await vi.waitFor(async () => {
    asked++;
    expect((await http.call('/api/company')).status).toBe(200);
    expect((await http.call('/healthz')).status).toBe(200);
    expect(await figure('diyar_cache_answers_total{result="hit"}')).toBe(2);
  }, 10_000);
  expect(await figure('diyar_cache_answers_total{result="miss"}')).toBe(asked - 2);
  expect(await figure('diyar_http_requests_total{method="GET",route="/api/company",status="200"}')).toBe(
    asked,
  );
  expect((await http.call('/metrics')).status).toBe(404);
});

test('without METRICS_PORT nothing is measured', async () => {
  const { app } = await testAppForThisTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.metricsUrl).toBeNull();
});
