import { expect, test } from 'vitest';
import { channelOf } from './lead-channel.ts';

test.each([
  ['', '', 'direct'],
  ['Instagram', '', 'instagram'],
  ['ig', 'www.google.com', 'instagram'],
  ['', 'l.instagram.com', 'instagram'],
  ['', 'm.facebook.com', 'facebook'],
  ['', 'www.google.co.il', 'google'],
  ['', 'google.com', 'google'],
  ['', 'www.notgoogle.com', 'notgoogle.com'],
  ['  Ramallah Radio ', '', 'ramallah radio'],
  ['', 'wa.me', 'whatsapp'],
])('utm_source %o from %o is %s', (utmSource, referrer, channel) => {
  expect(channelOf({ utmSource, referrer })).toBe(channel);
});

test('a very long word is cut', () => {
  expect(channelOf({ utmSource: 'x'.repeat(500), referrer: '' })).toHaveLength(60);
});
