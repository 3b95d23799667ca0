import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type HttpServerOptions, httpServerFactory } from './http-server.ts';

/** A server that responds before the request body is complete. */
async function listening(options: Partial<HttpServerOptions> = {}) {
  const make = httpServerFactory({ before: (next) => next, maxConnections: 100, ...options });
  const server: Server = make((_, response) => void response.end('answer'), { keepAliveTimeout: 60_000 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    let received = '';
    socket.setEncoding('utf8').on('data', (part) => {
      received += part;
    });
    // not `once` of node:events, which rejects when the connection is reset
    const closed = new Promise((resolve) => socket.once('close', resolve));
    return { socket, closed, received: () => received };
  };
}

const isOpen = ({ destroyed, readyState }: Socket) => !destroyed && readyState === 'open';

test('a client that keeps sending after the response is cut off; a complete request stays connected', async () => {
  const open = await listening({ lingerMs: 200 });
  const [slow, quick] = [open(), open()];
  slow.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n');
  quick.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody');
  const dripping = setInterval(() => slow.socket.write('x'), 20);
  await slow.closed;
  clearInterval(dripping);
  expect(slow.received()).toMatch(/^HTTP\/1.1 200 /);
  expect(quick.received()).toMatch(/^HTTP\/1.1 200 /);
  expect(isOpen(quick.socket)).toBe(true);
});

test('connections above the limit are refused, and idle ones are closed to make room', async () => {
  const open = await listening({ maxConnections: 3 });
  const get = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const busy = [open(), open()];
  for (const { socket } of busy) socket.write('POST / HT');
  const idle = open();
  get(idle.socket);
  await once(idle.socket, 'data');
  const refused = open();
  await refused.closed;
  expect(refused.received()).toBe('');
  await idle.closed;
  // the server hears of it a moment later
  const isAnswered = async () => {
    const next = open();
    get(next.socket);
    return Promise.race([once(next.socket, 'data').then(() => true), next.closed.then(() => false)]);
  };
  await vi.waitFor(async () => expect(await isAnswered()).toBe(true), 20_000);
  expect(busy.map(({ socket }) => isOpen(socket))).toEqual([true, true]);
});
