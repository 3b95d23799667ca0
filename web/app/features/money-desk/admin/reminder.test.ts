import { expect, test } from 'vitest';
import { debtRow } from './money-testing.ts';
import { reminderLink, reminderText } from './reminder.ts';

const named = (name: string, phone = '0599 012 778') =>
  ({
    deal: { ...debtRow().deal, name, phone },
    amount: 29_000,
    currency: 'USD',
    since: '2026-11-10',
  }) as const;
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test('a name in Arabic letters gets Arabic, any other English, with amount and day', () => {
  expect(plain(reminderText(named('وليد عرفات')))).toBe(
    'مرحبًا وليد عرفات، نذكّركم بأن مبلغ USD 29,000 عن A-303, P-12 في لاكاسا استحق في 10 تشرين الثاني 2026. إن كان قد دُفع فلا داعي للردّ. مع الشكر.',
  );
  expect(plain(reminderText(named('Rasha Nimer')))).toBe(
    'Hello Rasha Nimer, a friendly reminder: USD 29,000 for A-303, P-12 in LaCasa was due on 10 November 2026. If it is already on its way, please ignore this message. Thank you.',
  );
});

test('the chat is opened by the phone as it was typed; without one there is none', () => {
  expect(reminderLink(named('Rasha', '+970 56 033 0071'))).toMatch(
    /^https:\/\/wa\.me\/970560330071\?text=Hello/,
  );
  expect(reminderLink(named('Rasha', ''))).toBeNull();
});
