import { expect, test, vi } from 'vitest';
import { SharedReads } from './shared-reads.ts';
import type { ContentVersion } from './version.ts';

function sharing() {
  const version = { generation: 1, isFresh: true, ensureFresh: async () => version.isFresh };
  return { version, shared: new SharedReads(version as unknown as ContentVersion) };
}

test('a result is read once until the content changes', async () => {
  const { version, shared } = sharing();
  let stored = 'first';
  const read = vi.fn(async () => stored);
  const readCompany = () => shared.read('company', read);
  expect(await Promise.all([readCompany(), readCompany(), readCompany()])).toEqual([
    'first',
    'first',
    'first',
  ]);
  stored = 'second';
  expect([await readCompany(), read.mock.calls.length]).toEqual(['first', 1]);
  version.generation++;
  expect([await readCompany(), read.mock.calls.length]).toEqual(['second', 2]);
});

test('a read that began before a write is not shared after it', async () => {
  const { version, shared } = sharing();
  const slow = Promise.withResolvers<string>();
  const before = shared.read('company', () => slow.promise);
  await Promise.resolve();
  version.generation++;
  expect(await shared.read('company', async () => 'after')).toBe('after');
  slow.resolve('before');
  expect(await before).toBe('before');
  expect(await shared.read('company', async () => 'read again')).toBe('after');
});

test('nothing is shared while the version is unknown', async () => {
  const { version, shared } = sharing();
  version.isFresh = false;
  expect(await shared.read('company', async () => 'one')).toBe('one');
  expect(await shared.read('company', async () => 'two')).toBe('two');
});

test('a failure is not shared', async () => {
  const { shared } = sharing();
  const failing = () => shared.read('company', () => Promise.reject(new Error('away')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('away');
  expect(await shared.read('company', async () => 'back')).toBe('back');
});

test('the number of shared results is bounded', async () => {
  const { shared } = sharing();
  for (let id = 0; id < 100; id++) await shared.read(`project ${id}`, async () => id);
  const read = vi.fn(async () => 100);
  for (let times = 0; times < 2; times++) await shared.read('project 100', read);
  expect(read).toHaveBeenCalledTimes(2);
});
