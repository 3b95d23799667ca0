import type { FastifyReply, FastifyRequest } from 'fastify';

/** A Fastify request as the web's Request. Vite shortens `url` in development; the original is what counts. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(request.body);
  const url = new URL(request.originalUrl, `${request.protocol}://${request.host || 'localhost'}`);
  return new Request(url, { method, headers, body, signal: gone.signal });
}

const bodyOf = (body: unknown) => (body instanceof Uint8Array ? new Uint8Array(body) : undefined);
