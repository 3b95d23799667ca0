import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { Answer, tagOf } from './answer.ts';
import { Improver } from './improver.ts';
import { AnswerStore } from './store.ts';

const words = Array.from({ length: 4000 }, (_, n) => `stone ${(n * 7919) % 1009}`).join(' ');
const page = () => {
  const body = Buffer.from(words);
  return new Answer({ etag: tagOf(body), 'content-type': 'text/html' }, body);
};

function kept() {
  const store = new AnswerStore(1_000_000);
  const answer = page();
  store.keep('page', answer, performance.now() + 60_000);
  const improver = new Improver(store);
  const given = (afterMs: number) =>
    improver.consider('page', answer, answer.in('br'), 'br', performance.now() + afterMs);
  return { store, answer, given };
}

test('what has stood for a while is compressed better when it is asked for again, and counted anew', async () => {
  const { store, answer, given } = kept();
  const hasty = answer.in('br').body;
  store.recount('page', answer);
  const before = store.bytes;
  given(4000);
  await vi.waitUntil(() => answer.in('br').body !== hasty);
  const better = answer.in('br');
  expect(better.body.length).toBeLessThan(hasty.length * 0.95);
  expect(better.head).toContain(String(better.body.length));
  expect(brotliDecompressSync(better.body).toString()).toBe(words);
  await vi.waitUntil(() => store.bytes < before);
});

test('not what may be gone in a moment, and nothing twice', async () => {
  const { answer, given } = kept();
  const improve = vi.spyOn(answer, 'improve');
  given(1000);
  expect(improve).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times++) given(4000);
  expect(improve).toHaveBeenCalledTimes(1);
  await improve.mock.results[0]?.value;
  await sleep(0);
  given(60_000);
  expect(improve).toHaveBeenCalledTimes(1);
});

test('one that cannot be improved is given as it is', async () => {
  const { answer, given } = kept();
  const hasty = answer.in('br').body;
  const improve = vi.spyOn(answer, 'improve').mockRejectedValue(new Error('no memory'));
  given(4000);
  await sleep(0);
  expect([answer.in('br').body, improve.mock.calls.length]).toEqual([hasty, 1]);
});
