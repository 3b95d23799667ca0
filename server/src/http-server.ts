import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

/** What Fastify sets on a server of its own making, and hands to one of ours. */
type Options = {
  http?: ServerOptions;
  connectionTimeout?: number;
  requestTimeout?: number;
  keepAliveTimeout?: number;
};

export interface Door {
  /** May answer ahead of the app. */
  before(next: RequestListener): RequestListener;
  /** Who comes when so many are in finds the door closed; Node hangs up. */
  maxConnections: number;
  /** How long the rest of a request may still come once it has been answered. */
  lingerMs?: number;
}

const LINGER_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** A sender may read its answer while it is still sending; it may not go on for ever, a byte a second. */
function endAfterAnswer(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, lingerMs).unref();
  });
}

/** A node:http server with the app's limits of time and of connections. */
export const serverBehind =
  ({ before, maxConnections, lingerMs = LINGER_MS }: Door) =>
  (handler: RequestListener, options: Record<string, unknown>): Server => {
    const { http = {}, connectionTimeout = 0, requestTimeout = 0, keepAliveTimeout = 0 } = options as Options;
    const listener = before(handler);
    const server = createServer(http, (request, response) => {
      if (hasBody(request)) endAfterAnswer(request, response, lingerMs);
      listener(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    server.maxConnections = maxConnections;
    // Browsers keep connections they do not use; they give way to somebody who wants in.
    server.on('drop', () => server.closeIdleConnections());
    return server;
  };
