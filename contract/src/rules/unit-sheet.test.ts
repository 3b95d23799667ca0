import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX, LINE_MAX } from '../limits.ts';
import { UNIT_KINDS } from './deals.ts';
import { decimalsOf } from './money.ts';
import { BUILT_IN_CURRENCIES } from './place.ts';
import {
  cellText,
  checkSheetUnit,
  fieldOfHeading,
  isStatusHeading,
  readCell,
  SHEET_FIELDS,
  SHEET_HEADINGS,
  type SheetField,
  type SheetValues,
} from './unit-sheet.ts';

const UNIT: SheetValues = {
  unitNumber: '404',
  unitLabelAr: 'شقة 404',
  unitLabelEn: 'Apartment 404',
  kind: 'apartment',
  floor: 4,
  bedrooms: 2,
  bathrooms: 2,
  sizeSqm: 138,
  price: 126_000,
  currency: 'USD',
  isListed: true,
  viewAr: '',
  viewEn: '',
  aboutAr: '',
  aboutEn: '',
  internalNotes: '',
};

test('every heading of an export is read back as its column, in either language', () => {
  for (const field of SHEET_FIELDS)
    for (const lang of ['ar', 'en'] as const) {
      const heading = SHEET_HEADINGS[field][lang];
      expect([heading, fieldOfHeading(heading)]).toEqual([heading, field]);
    }
});

test('a heading or a synonym names one column only', () => {
  const all = SHEET_FIELDS.flatMap((field) => {
    const { ar, en, synonyms } = SHEET_HEADINGS[field];
    return [...new Set([ar, en, ...synonyms])].map((heading) => [heading, field] as const);
  });
  expect(all.filter(([heading, field]) => fieldOfHeading(heading) !== field)).toEqual([]);
  expect(all.filter(([heading]) => isStatusHeading(heading))).toEqual([]);
});

test('headings are read in any spelling', () => {
  expect(fieldOfHeading('  UNIT No. ')).toBe('unitNumber');
  expect(fieldOfHeading('المساحه')).toBe('sizeSqm');
  expect(fieldOfHeading('Remarks of the owner')).toBeNull();
  for (const heading of ['ملاحظات', 'Notes', 'ملاحظات داخلية'])
    expect(fieldOfHeading(heading)).toBe('internalNotes');
  // visitors read it: only somebody's choice leads there
  for (const heading of ['الوصف', 'description', 'About']) expect(fieldOfHeading(heading)).toBeNull();
  expect(isStatusHeading('الحاله')).toBe(true);
});

test.each<[SheetField, string, Partial<SheetValues>]>([
  ['sizeSqm', '١٣٨٫٥', { sizeSqm: 138.5 }],
  ['sizeSqm', '138 m²', { sizeSqm: 138 }],
  ['bedrooms', '٣ غرف', { bedrooms: 3 }],
  ['floor', 'الأرضي', { floor: 0 }],
  ['floor', 'B2', { floor: -2 }],
  ['floor', 'الطابق السفلي الثاني', { floor: -2 }],
  ['floor', 'Third floor', { floor: 3 }],
  ['floor', '−1', { floor: -1 }],
  ['floor', '', { floor: null }],
  ['price', '$129,500', { price: 129_500, currency: 'USD' }],
  ['price', '١٢٩٬٥٠٠', { price: 129_500 }],
  ['price', '98000 دينار', { price: 98_000, currency: 'JOD' }],
  ['price', '', { price: null }],
  ['currency', 'شيكل', { currency: 'ILS' }],
  ['currency', 'usd', { currency: 'USD' }],
  ['kind', 'شقه', { kind: 'apartment' }],
  ['kind', 'Parking', { kind: 'parking' }],
  ['isListed', 'نعم', { isListed: true }],
  ['isListed', '✓', { isListed: true }],
  ['isListed', 'no', { isListed: false }],
  ['unitLabelEn', '  Garden flat ', { unitLabelEn: 'Garden flat' }],
])('%s reads %j', (field, text, values) => {
  expect(readCell(field, text)).toEqual({ values });
});

test.each<[SheetField, string, string]>([
  ['sizeSqm', '', 'required'],
  ['sizeSqm', 'large', 'notANumber'],
  ['bedrooms', '2.5', 'notWhole'],
  ['bedrooms', '-1', 'min:0'],
  ['bedrooms', '51', 'max:50'],
  ['floor', '201', 'max:200'],
  ['price', '129 ألف', 'invalidAmount'],
  ['price', '-5', 'invalidAmount'],
  ['price', String(AMOUNT_MAX + 1), `max:${AMOUNT_MAX}`],
  ['price', '12.345', 'tooManyDecimals:2'],
  ['currency', 'EUR', 'invalidChoice'],
  ['kind', 'castle', 'invalidChoice'],
  ['isListed', 'maybe', 'invalidChoice'],
  ['unitNumber', '', 'required'],
  ['unitNumber', 'x'.repeat(LINE_MAX + 1), `tooLong:${LINE_MAX}`],
])('%s refuses %j: %s', (field, text, issue) => {
  expect(readCell(field, text)).toEqual({ issue });
});

test('the decimals of a price are those of its currency', () => {
  expect(readCell('price', '12.345', 'JOD')).toEqual({ values: { price: 12.345 } });
  expect(readCell('price', '12.345 JD', 'USD')).toEqual({ values: { price: 12.345, currency: 'JOD' } });
});

test('what a cell says is read back as the same value, in both languages', () => {
  const unit = fc
    .record({
      kind: fc.constantFrom(...UNIT_KINDS),
      floor: fc.option(fc.integer({ min: -20, max: 200 })),
      bedrooms: fc.integer({ min: 0, max: 50 }),
      bathrooms: fc.integer({ min: 0, max: 50 }),
      size: fc.integer({ min: 0, max: 10_000_000 }),
      currency: fc.constantFrom(...BUILT_IN_CURRENCIES),
      minor: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
      isListed: fc.boolean(),
    })
    .map(
      ({ size, minor, ...more }): SheetValues => ({
        ...UNIT,
        ...more,
        sizeSqm: size / 100,
        price: minor === null ? null : minor / 10 ** decimalsOf(more.currency),
      }),
    );
  fc.assert(
    fc.property(unit, fc.constantFrom('ar', 'en'), (values, lang) => {
      for (const field of SHEET_FIELDS) {
        const reading = readCell(field, cellText(field, values, lang), values.currency);
        expect([field, reading]).toEqual([field, { values: { [field]: values[field] } }]);
      }
    }),
  );
});

test('a listed home needs 10 m², a parking place and an unlisted unit do not', () => {
  const nowhere = { floorsFrom: null, floorsTo: null };
  expect(checkSheetUnit({ ...UNIT, sizeSqm: 8 }, nowhere)).toEqual({ sizeSqm: 'min:10' });
  expect(checkSheetUnit({ ...UNIT, sizeSqm: 8, kind: 'parking' }, nowhere)).toEqual({});
  expect(checkSheetUnit({ ...UNIT, sizeSqm: 8, isListed: false }, nowhere)).toEqual({});
});

test('a building knows its floors, and a unit has a number', () => {
  const building = { floorsFrom: -1, floorsTo: 8 };
  expect(checkSheetUnit({ ...UNIT, floor: 8 }, building)).toEqual({});
  expect(checkSheetUnit({ ...UNIT, floor: null }, building)).toEqual({});
  expect(checkSheetUnit({ ...UNIT, floor: 9, unitNumber: ' ' }, building)).toEqual({
    floor: 'noSuchFloor:9 (-1…8)',
    unitNumber: 'required',
  });
});
