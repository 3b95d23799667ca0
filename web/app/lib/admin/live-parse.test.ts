import { expect, test } from 'vitest';
import { createEventParser } from './live-parse.ts';

const STREAM =
  'retry: 2000\n\nevent: ready\ndata: {}\n\n:\n\nevent: messages\r\ndata: {"id":\r\ndata: 1}\r\n\r\n';
const EVENTS = [
  ['ready', '{}'],
  ['messages', '{"id":\n1}'],
];

test.each([1, 2, 3, 7, 1000])('the same events, in pieces of %i', (size) => {
  const heard: string[][] = [];
  const parse = createEventParser((name, data) => heard.push([name, data]));
  for (let at = 0; at < STREAM.length; at += size) parse(STREAM.slice(at, at + size));
  expect(heard).toEqual(EVENTS);
});

test('an event without a name is a message; an unfinished one is not emitted', () => {
  const heard: string[][] = [];
  const parse = createEventParser((name, data) => heard.push([name, data]));
  parse('data:1\n\ndata: 2\n');
  expect(heard).toEqual([['message', '1']]);
});
