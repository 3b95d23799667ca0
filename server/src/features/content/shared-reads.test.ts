import { expect, test, vi } from 'vitest';
import { type ContentVersion, SharedReads } from './service.ts';

function sharing() {
  const version = { turn: 1, isSure: true, makeSure: async () => version.isSure };
  return { version, shared: new SharedReads(version as unknown as ContentVersion) };
}

test('what was asked before is not read again, until the content changes', async () => {
  const { version, shared } = sharing();
  let stored = 'first';
  const read = vi.fn(async () => stored);
  const ask = () => shared.read('company', read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'first', 'first']);
  stored = 'second';
  expect([await ask(), read.mock.calls.length]).toEqual(['first', 1]);
  version.turn++;
  expect([await ask(), read.mock.calls.length]).toEqual(['second', 2]);
});

test('a reading that began before a write is not shared after it', async () => {
  const { version, shared } = sharing();
  const slow = Promise.withResolvers<string>();
  const before = shared.read('company', () => slow.promise);
  await Promise.resolve();
  version.turn++;
  expect(await shared.read('company', async () => 'after')).toBe('after');
  slow.resolve('before');
  expect(await before).toBe('before');
  expect(await shared.read('company', async () => 'read again')).toBe('after');
});

test('while nobody can be sure, everybody reads for himself', async () => {
  const { version, shared } = sharing();
  version.isSure = false;
  expect(await shared.read('company', async () => 'one')).toBe('one');
  expect(await shared.read('company', async () => 'two')).toBe('two');
});

test('a failure is not kept', async () => {
  const { shared } = sharing();
  const failing = () => shared.read('company', () => Promise.reject(new Error('away')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('away');
  expect(await shared.read('company', async () => 'back')).toBe('back');
});

test('a crawler does not fill the memory: what is one too many is read and not kept', async () => {
  const { shared } = sharing();
  for (let id = 0; id < 100; id++) await shared.read(`project ${id}`, async () => id);
  const read = vi.fn(async () => 100);
  for (let times = 0; times < 2; times++) await shared.read('project 100', read);
  expect(read).toHaveBeenCalledTimes(2);
});
