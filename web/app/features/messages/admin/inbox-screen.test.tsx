import type { Message } from '@diyar/contract/messages';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { InboxScreen } from './inbox-screen.tsx';
import { ar, en } from './texts.ts';

const ALL = ['messages', 'list', { tab: 'all', phone: 'any', q: '', page: 1 }];
const listOf = (...items: Message[]) => ({
  items,
  total: items.length,
  page: 1,
  size: 24,
  unread: 0,
  more: 0,
});

test('what cannot be loaded says so, in both languages', () => {
  const answers = [[ALL, new Error('offline')]] as const;
  expect(renderScreen(<InboxScreen />, { answers })).toContain(en.loadFailed);
  expect(renderScreen(<InboxScreen />, { answers, lang: 'ar' })).toContain(ar.loadFailed);
});

test('an empty list says so, and offers to clear a filter where there is one', () => {
  const html = renderScreen(<InboxScreen />, { answers: [[ALL, listOf()]] });
  expect(html).toContain(en.empty);
  expect(html).not.toContain(en.clearFilters);
  const unread = ['messages', 'list', { tab: 'unread', phone: 'any', q: '', page: 1 }];
  expect(
    renderScreen(<InboxScreen />, { at: '/admin/messages?tab=unread', answers: [[unread, listOf()]] }),
  ).toContain(en.clearFilters);
});
