import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { type Span, spanSender } from './tracing-sender.ts';

type Trace = { traceId: string; spanId: string; parentSpanId?: string; startedAt: number };

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when this request is not traced. */
    trace: Trace | null;
  }
  interface FastifyInstance {
    /** Traces a response from the cache, which does not reach the router; absent where nothing is traced. */
    traceCacheHit?(request: IncomingMessage, hit: Pick<Traced, 'requestId' | 'route' | 'status'>): void;
  }
}

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const newId = (bytes: number) => randomBytes(bytes).toString('hex');
const isSampled = (flags: string | undefined) => (Number.parseInt(flags ?? '0', 16) & 1) === 1;

/** Continues the W3C trace context of a trusted proxy; otherwise a new trace starts for a share of the requests. */
function startTrace({ headers }: IncomingMessage, config: Config, share: number): Trace | null {
  const startedAt = Date.now();
  const given = config.trustProxy === undefined ? undefined : headers.traceparent;
  const [, traceId, parentSpanId, flags] = PARENT.exec(String(given)) ?? [];
  if (traceId) return isSampled(flags) ? { traceId, spanId: newId(8), parentSpanId, startedAt } : null;
  return Math.random() < share ? { traceId: newId(16), spanId: newId(8), startedAt } : null;
}

type Traced = { method: string; route: string; status: number; ms: number; requestId: string };

const spanOf = (trace: Trace, { method, route, status, ms, requestId }: Traced): Span => ({
  ...trace,
  name: `${method} ${route}`,
  endedAt: trace.startedAt + ms,
  failed: status >= 500,
  attributes: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'diyar.request_id': requestId,
  },
});

const tracedOf = (request: FastifyRequest, reply: FastifyReply): Traced => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: reply.elapsedTime,
  requestId: request.id,
});

/**
 * One OpenTelemetry span per request, sent to the collector in OTEL_EXPORTER_OTLP_ENDPOINT. Own code, because the
 * official packages are larger than the rest of the server. Database queries have no spans of their own.
 */
export const tracing = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  if (!config.tracing) return;
  const { sampleRatio } = config.tracing;
  const sender = spanSender(config.tracing, app.log);
  app.decorateRequest('trace', null);
  app.addHook('onRequest', async (request) => {
    request.trace = startTrace(request.raw, config, sampleRatio);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.trace) sender.add(spanOf(request.trace, tracedOf(request, reply)));
  });
  app.decorate('traceCacheHit', (request, hit) => {
    const trace = startTrace(request, config, sampleRatio);
    if (!trace) return;
    const { method = 'GET' } = request;
    const span = spanOf(trace, { ...hit, method, ms: 0 });
    sender.add({ ...span, attributes: { ...span.attributes, 'diyar.cache': 'hit' } });
  });
  app.addHook('onClose', () => sender.close());
});
