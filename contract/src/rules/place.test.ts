import { expect, test } from 'vitest';
import { amountInWords } from './amount-words.ts';
import { companyWeek, weekStart } from './company-hours.ts';
import { clockText, companyDay, zoneText } from './dates.ts';
import { parseInstant } from './instant.ts';
import { PHONE_COUNTRIES, phoneCodesOf } from './iso.ts';
import type { Currency } from './money.ts';
import { dialDigits, phoneKey } from './phone.ts';
import { BUILT_IN_PLACE, companyPlace, inPlace } from './place.ts';

const AMMAN = {
  ...BUILT_IN_PLACE,
  zone: 'Asia/Amman',
  firstDay: 'sun' as const,
  country: 'JO',
  phoneCodes: phoneCodesOf('JO'),
};

test('numbers of home are those of the country, however they are typed', () => {
  const home = ['079 555 0142', '+962 79 555 0142', '00962795550142', '962795550142', '٠٧٩٥٥٥٠١٤٢'];
  inPlace(AMMAN, () => {
    expect(new Set(home.map(phoneKey))).toEqual(new Set(['795550142']));
    expect(new Set(home.map(dialDigits))).toEqual(new Set(['962795550142']));
    expect(phoneKey('+970 599 123 456')).toBe('+970599123456');
  });
  expect(dialDigits('079 555 0142')).toBe('970795550142');
  expect(phoneKey('+962 79 555 0142')).toBe('+962795550142');
});

test('every country that is offered has one code, and the codes of Palestine and Israel reach both', () => {
  for (const country of PHONE_COUNTRIES) expect(phoneCodesOf(country)[0], country).toMatch(/^[1-9]\d{0,2}$/);
  expect([phoneCodesOf('PS'), phoneCodesOf('IL'), phoneCodesOf('IT')]).toEqual([
    ['970', '972'],
    ['972', '970'],
    [],
  ]);
  expect(phoneCodesOf(BUILT_IN_PLACE.country)).toEqual(BUILT_IN_PLACE.phoneCodes);
});

test('clock, day and week are the company’s', () => {
  const at = '2026-01-15T21:30:00Z';
  expect([companyDay(at), clockText(at)]).toEqual(['2026-01-15', '23:30']);
  expect(weekStart('2026-01-15')).toBe('2026-01-10');
  inPlace(AMMAN, () => {
    expect([companyDay(at), clockText(at)]).toEqual(['2026-01-16', '00:30']);
    expect(parseInstant('2026-01-16 00:30')).toBe('2026-01-15T21:30:00.000Z');
    expect(weekStart('2026-01-15')).toBe('2026-01-11');
    expect(companyWeek()).toEqual(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);
  });
});

test('whoever is elsewhere reads whose time it is', () => {
  inPlace({ ...AMMAN, zone: 'Pacific/Kiritimati' }, () => {
    expect(zoneText('2026-01-15T21:30:00Z', 'en')).toMatch(/\w/);
    expect(zoneText('2026-01-15T21:30:00Z', 'ar')).toMatch(/^بتوقيت /);
  });
});

test('an amount in a currency without words is written out with its code', () => {
  const [euro, yen] = ['EUR', 'JPY'] as Currency[] as [Currency, Currency];
  expect(amountInWords(1200.5, euro, 'en')).toBe('one thousand two hundred EUR and 50/100');
  expect(amountInWords(1200.5, euro, 'ar')).toBe('ألف ومئتا EUR و50/100');
  expect(amountInWords(3, yen, 'en')).toBe('three JPY');
  expect(amountInWords(2, yen, 'ar')).toBe('اثنان JPY');
});

test('a place is left again, whatever happens in it', () => {
  expect(() =>
    inPlace(AMMAN, () => {
      throw new Error('inside');
    }),
  ).toThrow('inside');
  expect(companyPlace()).toBe(BUILT_IN_PLACE);
});
