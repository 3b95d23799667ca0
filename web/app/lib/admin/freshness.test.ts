import type { EventTopic } from '@diyar/contract/rules/events';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLDS_READS, noteCall, noteEvent, settlingMutations } from './freshness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (name: string, headers: Record<string, string> = {}, status = 200) => ({
  name,
  status,
  headers: new Headers(headers),
});

/** Two screens, each with what it read, and how often it has been read. */
async function shown() {
  const client = new QueryClient({ mutationCache: settlingMutations() });
  const read = { leads: 0, money: 0 };
  const follow = (name: string, count: () => void, topics: string) => {
    const queryFn = async () => {
      count();
      noteCall(client, answer(name, { 'x-reads': topics }));
      return 'shown';
    };
    new QueryObserver(client, { queryKey: [name, {}], queryFn, staleTime: 60_000 }).subscribe(() => {});
  };
  follow('GET /admin/leads', () => read.leads++, 'leads,viewings');
  follow('GET /admin/money', () => read.money++, 'money');
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toEqual({ leads: 1, money: 1 });
  return { client, read, soon: () => vi.advanceTimersByTimeAsync(1) };
}

const event = (topic: EventTopic) => ({ topic, id: 7, action: 'updated' as const });

test('an event reads again what its topic is part of, several together once', async () => {
  const { client, read, soon } = await shown();
  noteEvent(client, event('viewings'));
  noteEvent(client, event('leads'));
  noteEvent(client, event('company'));
  await soon();
  expect(read).toEqual({ leads: 2, money: 1 });
  noteEvent(client, 'ready');
  await soon();
  expect(read).toEqual({ leads: 3, money: 2 });
});

test('a write reads again what it changes, also where it was refused; without a topic nothing', async () => {
  const { client, read, soon } = await shown();
  noteCall(client, answer('POST /admin/money/months', { 'x-changes': 'money,sold' }));
  await soon();
  expect(read).toEqual({ leads: 1, money: 2 });
  noteCall(client, answer('PATCH /admin/leads/{id}', { 'x-changes': 'leads' }, 409));
  await soon();
  expect(read).toEqual({ leads: 2, money: 2 });
  noteCall(client, answer('POST /account/new-devices/seen', { 'x-changes': '' }));
  noteCall(client, answer('POST /admin/users', {}, 403));
  noteCall(client, answer('GET /admin/company'));
  await soon();
  expect(read).toEqual({ leads: 2, money: 2 });
});

test('a write that nobody answered, or another server, may have changed anything', async () => {
  const { client, read, soon } = await shown();
  noteCall(client, answer('POST /admin/leads', {}, 0));
  await soon();
  expect(read).toEqual({ leads: 2, money: 2 });
});

test('a mutation can hold reads, as while its change is shown ahead of the server; then they come once', async () => {
  const { client, read, soon } = await shown();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const { promise } of answers) {
    const mutationFn = async () => {
      await promise;
      noteCall(client, answer('PATCH /admin/leads/{id}', { 'x-changes': 'leads' }));
    };
    void new MutationObserver(client, { mutationKey: HOLDS_READS, mutationFn }).mutate();
  }
  noteEvent(client, event('money'));
  await soon();
  answers[0]?.resolve();
  await soon();
  expect(read).toEqual({ leads: 1, money: 1 });
  answers[1]?.resolve();
  await soon();
  expect(read).toEqual({ leads: 2, money: 2 });
});

test('the event of an own write and its answer are read again together', async () => {
  const { client, read, soon } = await shown();
  const sent = Promise.withResolvers<void>();
  const mutationFn = async () => {
    await sent.promise;
    noteCall(client, answer('POST /admin/leads', { 'x-changes': 'leads' }));
  };
  void new MutationObserver(client, { mutationFn }).mutate();
  await soon();
  noteEvent(client, event('leads'));
  await soon();
  expect(read.leads).toBe(1);
  sent.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(read.leads).toBe(2);
});

test('a mutation can wait until what it changed is shown', async () => {
  const { client, read } = await shown();
  const mutationFn = async () => noteCall(client, answer('POST /admin/leads', { 'x-changes': 'leads' }));
  const whole = { mutationFn, meta: { isDoneWhenShown: true } };
  await new MutationObserver(client, whole).mutate();
  expect(read.leads).toBe(2);
});
