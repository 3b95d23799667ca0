import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { readSystem } from '../features/system/index.ts';
import { type MeasuredRequest, openRegistry } from './metrics-registry.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of the metrics once the process listens; null without METRICS_PORT. */
    metricsUrl: string | null;
    /** Counts a response from the cache, which does not reach the router; absent without METRICS_PORT. */
    countCacheHit?(request: Pick<MeasuredRequest, 'method' | 'route' | 'status'>): void;
  }
}

type Registry = ReturnType<typeof openRegistry>['registry'];

async function listen(registry: Registry, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      response.setHeader('content-type', registry.contentType).end(await registry.metrics());
    } catch {
      response.writeHead(500).end();
    }
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}

const isCacheable = ({ method, routeOptions }: FastifyRequest) =>
  routeOptions.config.cacheable !== undefined && (method === 'GET' || method === 'HEAD');

/** Prometheus metrics at `/metrics` of a separate port, which is not public. */
export const metrics = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.decorate('metricsUrl', null);
    if (!config.metrics) return;
    const place = config.metrics;
    const { registry, count, countHit } = openRegistry(app.database, () =>
      readSystem({ db: app.database.db, storage: app.files.storage }, config),
    );
    let server: Server | undefined;
    app.decorate('countCacheHit', countHit);
    app.addHook('onResponse', async (request, reply) =>
      count({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
        missed: isCacheable(request),
      }),
    );
    app.addHook('onListen', async () => {
      server = await listen(registry, place);
      app.metricsUrl = `http://${place.host}:${(server.address() as AddressInfo).port}/metrics`;
    });
    app.addHook('onClose', async () => {
      server?.closeAllConnections();
      server?.close();
      registry.clear();
    });
  },
  { name: 'metrics', dependencies: ['database'] },
);
