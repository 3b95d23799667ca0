import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLine, inLanguage, labelOf, nameOf, plainLabelOf } from './localized.ts';

test('the current language, else the other, else untitled', () => {
  expect(inLanguage('Olive', 'زيتون', 'ar')).toBe('زيتون');
  expect(inLanguage('Olive', 'زيتون', 'en')).toBe('Olive');
  expect(inLanguage('Olive', '  ', 'ar')).toBe('Olive');
  expect(inLanguage('', 'زيتون', 'en')).toBe('زيتون');
  expect(inLanguage('', '', 'en', 'untitled')).toBe('untitled');
  expect(nameOf({ nameEn: 'A', nameAr: '' }, 'ar')).toBe('A');
  expect(labelOf({ unitLabelEn: 'Unit 1', unitLabelAr: 'وحدة 1' }, 'ar')).toBe('وحدة 1');
});

test('the number of a label is isolated where it is shown in Arabic, and nowhere else', () => {
  const unit = { unitLabelEn: 'Apartment 5-01', unitLabelAr: 'شقة 5-01', unitNumber: '5-01' };
  expect(labelOf(unit, 'ar')).toBe('شقة \u20665-01\u2069');
  expect(labelOf(unit, 'en')).toBe('Apartment 5-01');
  expect(labelOf({ ...unit, unitLabelEn: '' }, 'en')).toBe('شقة \u20665-01\u2069');
  expect(labelOf({ ...unit, unitLabelEn: '', unitLabelAr: '' }, 'ar')).toBe('\u20665-01\u2069');
  expect(plainLabelOf(unit, 'ar')).toBe('شقة 5-01');
});

test('an address in one line, without holes, joined as the language joins', () => {
  const address = {
    streetEn: 'Olive Street',
    streetAr: 'شارع الزيتون',
    blockEn: '',
    blockAr: '',
    cityEn: 'Ramallah',
    cityAr: 'رام الله',
    countryEn: '',
    countryAr: 'فلسطين',
  };
  expect(addressLine(address, 'en')).toBe('Olive Street, Ramallah, فلسطين');
  expect(addressLine(address, 'ar')).toBe('شارع الزيتون، رام الله، فلسطين');
});

test('it is blank only when both are, and never has blanks around', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('ar' as const, 'en' as const), (en, ar, lang) => {
      const text = inLanguage(en, ar, lang);
      expect(text === '').toBe(en.trim() === '' && ar.trim() === '');
      expect(text).toBe(text.trim());
    }),
  );
});
