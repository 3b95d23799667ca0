import { expect, test } from 'vitest';
import { addressKey, shortAddress } from './address.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each([
  ['10.1.2.3', '10.1.2.0'],
  ['::ffff:10.1.2.3', '10.1.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['unknown', ''],
])('%s is shortened to %j', (address, short) => {
  expect(shortAddress(address)).toBe(short);
  // shortening twice changes nothing
  expect(shortAddress(short)).toBe(short);
});
