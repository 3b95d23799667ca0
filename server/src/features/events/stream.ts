import type { ServerResponse } from 'node:http';

/** A reader that does not take in what was sent is cut off; it comes back and loads anew. */
const BACKLOG_MAX_BYTES = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold events back until its buffer is full
  'x-accel-buffering': 'no',
  // kept alive after the stream ended, the connection would keep a stopping server waiting
  connection: 'close',
};

export type EventStream = {
  send(name: string, content: unknown): void;
  /** A comment: it keeps proxies from closing a quiet connection. */
  beat(): void;
  end(): void;
};

/** Server-sent events on an answer that Fastify has let go of. */
export function openStream(
  raw: ServerResponse,
  headers: Record<string, string | number | string[] | undefined>,
): EventStream {
  raw.writeHead(200, { ...headers, ...HEADERS });
  // the connection breaks when the reader leaves; 'close' tells us
  raw.on('error', () => {});
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > BACKLOG_MAX_BYTES) raw.destroy();
    else raw.write(text);
  };
  write('retry: 2000\n\n');
  return {
    send: (name, content) => write(`event: ${name}\ndata: ${JSON.stringify(content)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void (raw.writableEnded || raw.end()),
  };
}
