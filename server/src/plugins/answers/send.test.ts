import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Answer, type Ready } from './answer.ts';
import { send } from './send.ts';

const BODY = 'بيت '.repeat(4000);
let ready: Ready;
/** How often Node put a head together. */
const heads = vi.fn();
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer({ keepAliveTimeout: 7000 }, (request, response) => {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    heads();
    return writeHead(...args);
  }) as typeof response.writeHead;
  answer(request, response);
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());
beforeEach(() => {
  heads.mockClear();
  const body = Buffer.from(BODY);
  const head = ['content-type', 'text/html', 'x-title', 'a', 'content-length', String(body.length)];
  ready = { head, body, hastySince: Number.POSITIVE_INFINITY };
  answer = (request, response) => send(ready, request, response);
});

/** So that what follows lies within one. */
const nextSecond = () => sleep(1005 - (Date.now() % 1000));

/** What comes back until the other side hangs up. */
async function say(...texts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  for (const text of texts) {
    socket.write(text);
    await sleep(50);
  }
  await closed;
  return Buffer.concat(pieces).toString();
}

const get = (...lines: string[]) => `${['GET / HTTP/1.1', 'Host: x', ...lines].join('\r\n')}\r\n\r\n`;
const LAST = get('Connection: close');

test('who stays connected gets, byte for byte, what Node would write, which does it once a second', async () => {
  await nextSecond();
  const ours = await say(get(), get(), get(), LAST);
  expect(heads).toHaveBeenCalledTimes(2);
  answer = (_request, response) => response.writeHead(200, ready.head).end(ready.body);
  const theirs = await say(get(), get(), get(), LAST);
  const withoutSecond = (text: string) => text.replaceAll(/Date: .*\r\n/g, '');
  expect(withoutSecond(ours)).toBe(withoutSecond(theirs));
  expect(ours.match(/Keep-Alive: timeout=7/g)).toHaveLength(3);
  expect(ours.split(BODY)).toHaveLength(5);
});

test('several questions in one packet are answered one after the other', async () => {
  const text = await say(get() + get() + LAST);
  expect(text.match(/HTTP\/1.1 200 OK/g)).toHaveLength(3);
  expect(text.split(BODY)).toHaveLength(4);
});

test('who hangs up, or speaks the older language, is told so', async () => {
  await say(get(), LAST);
  expect(await say(LAST)).toMatch(/Connection: close\r\n/);
  const older = await say('GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n', LAST);
  expect(older.match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
  const waiting = await say(get('Expect: 100-continue', 'Content-Length: 1'), `1${LAST}`);
  expect(waiting).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 OK/);
});

test('the next second has a head of its own', async () => {
  const first = await say(get(), LAST);
  await nextSecond();
  const [before, after] = [first, await say(get(), LAST)].map((text) => /Date: .*/.exec(text)?.[0]);
  expect(before).not.toBe(after);
});

test('once it is compressed better, that is what goes out, in the same second too', async () => {
  const words = Array.from({ length: 4000 }, (_, n) => `stone ${(n * 7919) % 1009}`).join(' ');
  const compressed = new Answer({ etag: 'x', 'content-type': 'text/html' }, Buffer.from(words));
  answer = (request, response) => send(compressed.in('br'), request, response);
  const lengths = async () =>
    [...(await say(get(), LAST)).matchAll(/content-length: (\d+)/g)].map(([, length]) => Number(length));
  const [hasty = 0] = await lengths();
  await compressed.improve('br');
  const better = compressed.in('br').body.length;
  expect(better).toBeLessThan(hasty);
  expect(await lengths()).toEqual([better, better]);
});
