import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** What Fastify sets on a server of its own making, and hands to one of ours. */
type Options = {
  http?: ServerOptions;
  connectionTimeout?: number;
  requestTimeout?: number;
  keepAliveTimeout?: number;
};

/** A node:http server with the app's time limits; `before` may answer ahead of the app. */
export const serverBehind =
  (before: (next: RequestListener) => RequestListener) =>
  (handler: RequestListener, options: Record<string, unknown>): Server => {
    const { http = {}, connectionTimeout = 0, requestTimeout = 0, keepAliveTimeout = 0 } = options as Options;
    const server = createServer(http, before(handler));
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    return server;
  };
