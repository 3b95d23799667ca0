import { expect, test } from 'vitest';
import { createEventParser } from './live-parse.ts';

const STREAM =
  'retry: 2000\n\nevent: ready\ndata: {}\n\n:\n\nevent: messages\r\ndata: {"id":\r\ndata: 1}\r\n\r\n';
const EVENTS = [
  ['ready', '{}'],
  ['messages', '{"id":\n1}'],
];

test.each([1, 2, 3, 7, 1000])('the same events, in pieces of %i', (size) => {
  const received: string[][] = [];
  const parse = createEventParser((name, data) => received.push([name, data]));
  for (let at = 0; at < STREAM.length; at += size) parse(STREAM.slice(at, at + size));
  expect(received).toEqual(EVENTS);
});

test('an event without a name is a message; an unfinished one is not emitted', () => {
  const received: string[][] = [];
  const parse = createEventParser((name, data) => received.push([name, data]));
  parse('data:1\n\ndata: 2\n');
  expect(received).toEqual([['message', '1']]);
});
