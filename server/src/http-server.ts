import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

/** The options that Fastify would apply to its own server, and passes to a server factory. */
type Options = {
  http?: ServerOptions;
  connectionTimeout?: number;
  requestTimeout?: number;
  keepAliveTimeout?: number;
};

export interface HttpServerOptions {
  /** Wraps the app's listener, and may respond in its place. */
  before(next: RequestListener): RequestListener;
  /** Further connections are closed at once. */
  maxConnections: number;
  /** How long the rest of a request body may still arrive after the response. */
  lingerMs?: number;
}

const LINGER_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** A client may read the response while it is still sending, but not send a byte a second for ever. */
function limitTrailingBody(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, lingerMs).unref();
  });
}

/** Makes a node:http server with the app's timeouts and its limit of connections. */
export const httpServerFactory =
  ({ before, maxConnections, lingerMs = LINGER_MS }: HttpServerOptions) =>
  (handler: RequestListener, options: Record<string, unknown>): Server => {
    const { http = {}, connectionTimeout = 0, requestTimeout = 0, keepAliveTimeout = 0 } = options as Options;
    const listener = before(handler);
    const server = createServer(http, (request, response) => {
      if (hasBody(request)) limitTrailingBody(request, response, lingerMs);
      listener(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout;
    server.requestTimeout = requestTimeout;
    server.setTimeout(connectionTimeout);
    server.maxConnections = maxConnections;
    // Browsers hold idle connections, which are closed when a new client finds the limit reached.
    server.on('drop', () => server.closeIdleConnections());
    return server;
  };
