import { expect, test } from 'vitest';
import { en as lacasa } from '~/features/buildings/admin/texts.ts';
import { en as company } from '~/features/company/admin/texts.ts';
import { en as dashboard } from '~/features/dashboard/admin/texts.ts';
import { en as hero } from '~/features/hero/admin/texts.ts';
import { en as messages } from '~/features/messages/admin/texts.ts';
import { en as sold } from '~/features/sold/admin/texts.ts';

/** Words that staff know from the former back office, letter for letter. */
test.each([
  [
    'hero',
    [hero.empty, hero.signInFirst, hero.uploadFailed, hero.deleteFailed],
    [
      'No hero photos uploaded.',
      'Please login first to upload hero photos.',
      'Upload failed',
      'Delete failed',
    ],
  ],
  ['company', [company.saveFailed], ['Internal Server Error']],
  ['dashboard', [dashboard.loadFailed], ['Failed to load dashboard data']],
  [
    'messages',
    [messages.empty, messages.deleteTitle, messages.updateFailed, messages.deleteFailed, messages.loadFailed],
    [
      'No messages.',
      'Delete this message?',
      'Failed to update',
      'Failed to delete',
      'Failed to load messages',
    ],
  ],
  [
    'sold',
    [sold.empty, sold.deleteTitle, sold.loadFailed, sold.deleteFailed, sold.addFailed],
    [
      'No selled records.',
      'Remove selled record?',
      'Failed to load selled records',
      'Failed to delete record',
      'Failed to add record',
    ],
  ],
  [
    'lacasa',
    [
      lacasa.loadFailed,
      lacasa.markFailed,
      lacasa.removeFailed,
      lacasa.updateFailed,
      lacasa.addFailed,
      lacasa.uploadFailed,
    ],
    [
      'Failed to load floors',
      'Failed to mark as fully paid',
      'Failed to remove reservation',
      'Failed to update reservation',
      'Failed to add reservation',
      'Upload failed',
    ],
  ],
])('the fixed texts: %s', (_, printed, expected) => {
  expect(printed).toEqual(expected);
});
