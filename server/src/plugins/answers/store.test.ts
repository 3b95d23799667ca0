import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Answer, tagOf } from './answer.ts';
import { AnswerStore } from './store.ts';

const answer = (bytes: number) => {
  const body = randomBytes(bytes);
  return new Answer({ etag: tagOf(body), 'content-type': 'text/html' }, body);
};
const later = () => performance.now() + 60_000;

test('never holds more bytes than it may, and counts what it holds', async () => {
  const steps = fc.array(fc.record({ key: fc.nat(30), bytes: fc.nat(20_000), encodes: fc.boolean() }), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const store = new AnswerStore(100_000);
      for (const { key, bytes, encodes } of given) {
        const made = answer(bytes);
        store.keep(String(key), made, later());
        if (encodes) {
          await made.in('gzip');
          await made.in('br');
          store.recount(String(key), made);
        }
        expect(store.bytes).toBeLessThanOrEqual(100_000);
      }
      const held = Array.from({ length: 31 }, (_, key) => store.find(String(key))).filter(
        (one) => one !== undefined,
      );
      expect(held).toHaveLength(store.size);
      expect(store.bytes).toBeGreaterThanOrEqual(held.reduce((sum, one) => sum + one.bytes, 0));
    }),
    { numRuns: 30 },
  );
});

test('what was asked for longest ago goes first, and the old go by themselves', () => {
  const store = new AnswerStore(100_000);
  for (let key = 0; key < 9; key++) {
    store.keep(String(key), answer(9000), later());
    store.find('0');
  }
  for (let key = 9; key < 14; key++) store.keep(String(key), answer(9000), later());
  expect([store.find('0'), store.find('1')].map((found) => found !== undefined)).toEqual([true, false]);
  store.keep('old', answer(10), performance.now() - 1);
  expect(store.find('old')).toBeUndefined();
});

test('one that would fill much of the room is not kept', () => {
  const store = new AnswerStore(100_000);
  store.keep('large', answer(50_000), later());
  expect([store.size, store.bytes]).toEqual([0, 0]);
});

test('gives the same body in every encoding, and keeps only the compressed ones', async () => {
  const body = Buffer.from('stone and light '.repeat(1000));
  const made = new Answer({ etag: tagOf(body) }, body);
  const before = made.bytes;
  await Promise.all([made.in('br'), made.in('gzip')]);
  expect(made.bytes).toBeLessThan(before / 4);
  expect((await made.in(undefined)).body).toEqual(body);
  expect(made.bytes).toBeLessThan(before / 4);
});
