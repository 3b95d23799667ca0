import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Jobs that end when they are told to, and the order in which they began. */
function jobs() {
  const queue = fairQueue(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (owner: number, name: string) =>
    queue(owner, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { add, begun, end, turn };
}

test('somebody with three heavy files does not make another wait', async () => {
  const { add, begun, end, turn } = jobs();
  for (const name of ['heavy 1', 'heavy 2', 'heavy 3']) void add(1, name);
  void add(2, 'small');
  await turn();
  expect(begun).toEqual(['heavy 1', 'small']);
  await end('small');
  void add(3, 'another');
  await turn();
  expect(begun).toEqual(['heavy 1', 'small', 'another']);
  await end('heavy 1');
  expect(begun).toEqual(['heavy 1', 'small', 'another', 'heavy 2']);
});

test('no more run at a time than the memory allows; one that fails makes room', async () => {
  const { add, begun, end, turn } = jobs();
  for (const owner of [1, 2, 3]) void add(owner, `of ${owner}`);
  await turn();
  expect(begun).toEqual(['of 1', 'of 2']);
  await end('of 2');
  expect(begun).toEqual(['of 1', 'of 2', 'of 3']);
  const queue = fairQueue(1);
  const failed = queue(1, () => Promise.reject(new Error('broken')));
  const next = queue(1, async () => 'read');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
