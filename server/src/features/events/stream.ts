import type { ServerResponse } from 'node:http';

/** A client that reads too slowly is cut off; it reconnects and reloads. */
const BACKLOG_MAX_BYTES = 64 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would buffer the events
  'x-accel-buffering': 'no',
  // with keep-alive the connection would delay a stop after the stream has ended
  connection: 'close',
};

export type EventStream = {
  send(name: string, content: unknown): void;
  /** A comment, so that proxies do not close an idle connection. */
  heartbeat(): void;
  end(): void;
};

/** Server-sent events on a hijacked reply. */
export function openStream(
  raw: ServerResponse,
  headers: Record<string, string | number | string[] | undefined>,
): EventStream {
  raw.writeHead(200, { ...headers, ...HEADERS });
  // a disconnect is handled by 'close'
  raw.on('error', () => {});
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > BACKLOG_MAX_BYTES) raw.destroy();
    else raw.write(text);
  };
  write('retry: 2000\n\n');
  return {
    send: (name, content) => write(`event: ${name}\ndata: ${JSON.stringify(content)}\n\n`),
    heartbeat: () => write(':\n\n'),
    end: () => void (raw.writableEnded || raw.end()),
  };
}
