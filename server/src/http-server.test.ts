import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type Door, serverBehind } from './http-server.ts';

/** A server that answers without waiting for what is still being sent. */
async function answering(door: Partial<Door> = {}) {
  const make = serverBehind({ before: (next) => next, maxConnections: 100, ...door });
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
    let heard = '';
    socket.setEncoding('utf8').on('data', (part) => {
      heard += part;
    });
    // not `once` of node:events, which takes the reset before a close for a failure
    const closed = new Promise((resolve) => socket.once('close', resolve));
    return { socket, closed, heard: () => heard };
  };
}

const isOpen = ({ destroyed, readyState }: Socket) => !destroyed && readyState === 'open';

test('who goes on sending a byte at a time after the answer is cut off; who is done stays connected', async () => {
  const open = await answering({ lingerMs: 200 });
  const [slow, quick] = [open(), open()];
  slow.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n');
  quick.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody');
  const dripping = setInterval(() => slow.socket.write('x'), 20);
  await slow.closed;
  clearInterval(dripping);
  expect(slow.heard()).toMatch(/^HTTP\/1.1 200 /);
  expect(quick.heard()).toMatch(/^HTTP\/1.1 200 /);
  expect(isOpen(quick.socket)).toBe(true);
});

test('one too many is turned away; connections that nobody uses make room', async () => {
  const open = await answering({ maxConnections: 3 });
  const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const busy = [open(), open()];
  for (const { socket } of busy) socket.write('POST / HT');
  const idle = open();
  ask(idle.socket);
  await once(idle.socket, 'data');
  const refused = open();
  await refused.closed;
  expect(refused.heard()).toBe('');
  await idle.closed;
  await sleep(50);
  const welcome = open();
  ask(welcome.socket);
  await once(welcome.socket, 'data');
  expect(busy.map(({ socket }) => isOpen(socket))).toEqual([true, true]);
});
