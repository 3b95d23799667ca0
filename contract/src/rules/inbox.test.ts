import { expect, test } from 'vitest';
import { INBOX_TABS, PHONE_FILTERS, sourceOf } from './inbox.ts';

test('the tabs and the phone filter', () => {
  expect(INBOX_TABS).toEqual(['all', 'unread', 'read']);
  expect(PHONE_FILTERS).toEqual(['any', 'has', 'none']);
});

test.each([
  ['viewing', 'viewing'],
  [' Viewing ', 'viewing'],
  ['home', 'contact'],
  ['', 'contact'],
  [null, 'contact'],
  [undefined, 'contact'],
])('source %s is %s', (sent, source) => {
  expect(sourceOf(sent)).toBe(source);
});
