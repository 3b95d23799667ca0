import { expect, test } from 'vitest';
import { createUploadQueue, type Progress } from './upload-queue.ts';

type Sent = { key: string; done: () => void; fail: (error: unknown) => void; progress: Progress };

/** A queue whose uploads are settled by the test. */
function harness() {
  const sent: Sent[] = [];
  let time = 0;
  const queue = createUploadQueue({
    now: () => time,
    send: (key, signal, progress) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({ key, done: resolve, fail: reject, progress });
      }),
  });
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const last = (key: string) => sent.findLast((one) => one.key === key) as Sent;
  const kinds = () => Object.fromEntries([...queue.get()].map(([key, { kind }]) => [key, kind]));
  return { queue, sent, tick, last, kinds, passed: (ms: number) => (time += ms) };
}

test('two at a time, the rest waits, finished ones are removed', async () => {
  const { queue, kinds, last, tick } = harness();
  queue.add(['a', 'b', 'c']);
  expect(kinds()).toEqual({ a: 'uploading', b: 'uploading', c: 'waiting' });
  last('a').done();
  await tick();
  expect(kinds()).toEqual({ b: 'uploading', c: 'uploading' });
});

test('a failure stays in the list and does not affect the others; a retry sends only that one', async () => {
  const { queue, kinds, last, sent, tick } = harness();
  queue.add(['a', 'b']);
  const settled = queue.settled();
  last('a').progress(61, 100);
  last('a').fail(new Error('gone'));
  last('b').done();
  expect(await settled).toBe('some');
  expect(queue.get().get('a')).toMatchObject({ kind: 'failed', percent: 61 });
  queue.add(['a']);
  expect(kinds()).toEqual({ a: 'uploading' });
  last('a').done();
  await tick();
  expect(sent.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
  expect(await queue.settled()).toBe('all');
});

test('a cancelled one can be retried, also while others are uploading', async () => {
  const { queue, kinds, last } = harness();
  queue.add(['a', 'b']);
  const settled = queue.settled();
  queue.cancel('a');
  expect(kinds()).toEqual({ a: 'cancelled', b: 'uploading' });
  queue.add(['a']);
  last('a').done();
  last('b').done();
  expect(await settled).toBe('all');
});

test('a removed one is aborted and dropped', async () => {
  const { queue, kinds, last } = harness();
  queue.add(['a', 'b', 'c']);
  queue.remove('a');
  expect(kinds()).toEqual({ b: 'uploading', c: 'uploading' });
  last('b').done();
  last('c').done();
  expect(await queue.settled()).toBe('all');
});

test('cancel all stops everything and settles', async () => {
  const { queue, kinds } = harness();
  queue.add(['a', 'b', 'c']);
  const settled = queue.settled();
  queue.cancelAll();
  expect(kinds()).toEqual({ a: 'cancelled', b: 'cancelled', c: 'cancelled' });
  expect(await settled).toBe('cancelled');
});

test('estimates the remaining time after the first second', () => {
  const { queue, last, passed } = harness();
  queue.add(['a']);
  passed(500);
  last('a').progress(10, 100);
  expect(queue.get().get('a')).toEqual({ kind: 'uploading', loaded: 10, secondsLeft: undefined });
  passed(1500);
  last('a').progress(25, 100);
  expect(queue.get().get('a')).toMatchObject({ loaded: 25, secondsLeft: 6 });
});
