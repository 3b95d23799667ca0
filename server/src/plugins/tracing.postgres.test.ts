import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { overHttp } from '../testing/over-http.ts';
import { ONE_PROXY, type TestApp, testApp } from '../testing/test-app.ts';

type Written = { traceId: string; parentSpanId?: string; name: string; status: object; attributes: object[] };
type Sent = { resourceSpans: { resource: object; scopeSpans: { spans: Written[] }[] }[] };

/** A fake OpenTelemetry collector. */
async function collector() {
  const sent: { url?: string; headers: IncomingHttpHeaders; body: Sent }[] = [];
  const server = createServer(async (request, response) => {
    sent.push({ url: request.url, headers: request.headers, body: (await json(request)) as Sent });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const spans = () =>
    sent.flatMap(({ body }) => body.resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));
  return {
    sent,
    spans,
    settings: { endpoint, headers: { 'x-key': 'k' }, serviceName: 'site', sampleRatio: 1 },
  };
}

const PARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

async function traced(settings: object, use: (app: TestApp) => Promise<unknown>) {
  const app = await testApp(settings);
  try {
    await use(app);
  } finally {
    await app.close();
  }
}

test('each request is a span with its route and not its address; the rest is sent on close', async () => {
  const { sent, spans, settings } = await collector();
  await traced({ tracing: settings, trustProxy: ONE_PROXY }, async ({ anonymous }) => {
    await anonymous.get('/api/projects/some-secret-slug?q=private', { headers: { traceparent: PARENT } });
    await anonymous.get('/healthz');
  });
  expect(sent[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-key': 'k' } });
  expect(sent[0]?.body.resourceSpans[0]?.resource).toEqual({
    attributes: [{ key: 'service.name', value: { stringValue: 'site' } }],
  });
  const [asked, health] = spans();
  expect(asked).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), kind: 2 });
  expect(asked?.name).toMatch(/^GET \/api\/projects\/:/);
  expect(asked?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '404' } });
  expect(health?.name).toBe('GET /healthz');
  expect(health?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(sent)).not.toMatch(/private|secret-slug/);
});

test('a cache hit is a span as well', async () => {
  const { spans, settings } = await collector();
  await traced({ tracing: settings, trustProxy: ONE_PROXY }, async ({ app }) => {
    const http = await overHttp(app);
    const isHit = vi.fn();
    app.countCacheHit = isHit;
    // the cache opens a moment after the server listens
    await vi.waitUntil(async () => {
      await http.call('/api/company?utm_source=private', { headers: { traceparent: PARENT } });
      return isHit.mock.calls.length > 0;
    }, 20_000);
    http.hangUp();
  });
  const hit = { key: 'diyar.cache', value: { stringValue: 'hit' } };
  expect(spans()[0]?.attributes).not.toContainEqual(hit);
  expect(spans().at(-1)).toMatchObject({ name: 'GET /api/company', traceId: 'a'.repeat(32) });
  expect(spans().at(-1)?.attributes).toContainEqual(hit);
});

test('an untrusted traceparent is ignored, a ratio of 0 sends nothing, an unreachable collector does no harm', async () => {
  const { spans, settings } = await collector();
  await traced({ tracing: settings }, ({ anonymous }) =>
    anonymous.get('/healthz', { headers: { traceparent: PARENT } }),
  );
  expect(spans().map(({ traceId }) => traceId)).not.toContain('a'.repeat(32));
  await traced({ tracing: { ...settings, sampleRatio: 0 } }, ({ anonymous }) => anonymous.get('/healthz'));
  expect(spans()).toHaveLength(1);
  const away = { ...settings, endpoint: 'http://127.0.0.1:9' };
  await traced({ tracing: away }, async ({ anonymous }) => {
    expect((await anonymous.get('/healthz')).statusCode).toBe(200);
  });
});
