import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { type Answered, openRegistry } from './metrics-registry.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of the figures, once the process listens; null where METRICS_PORT is not set. */
    metricsUrl: string | null;
    /** Counts a response from the cache, which does not reach the router; absent without METRICS_PORT. */
    countCacheHit?(answered: Pick<Answered, 'method' | 'route' | 'status'>): void;
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

/** Figures for Prometheus at `/metrics` of a port of their own, which no visitor reaches. */
export const metrics = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.decorate('metricsUrl', null);
    if (!config.metrics) return;
    const place = config.metrics;
    const { registry, count, countHit } = openRegistry(app.database);
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
