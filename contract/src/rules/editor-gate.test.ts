import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingForSave } from './editor-gate.ts';

const filled = { nameEn: 'Olive', nameAr: 'زيتون', streetEn: 'Street', streetAr: 'شارع' };

test('names and streets in both languages', () => {
  expect(missingForSave(filled)).toEqual([]);
  expect(missingForSave({ ...filled, streetAr: '  ' })).toEqual(['streetAr']);
});

test('exactly what is blank is missing', () => {
  const word = fc.constantFrom('', ' ', '\t', 'x');
  const project = fc.record({ nameEn: word, nameAr: word, streetEn: word, streetAr: word });
  fc.assert(
    fc.property(project, (one) => {
      const blank = Object.entries(one).filter(([, value]) => value !== 'x');
      expect(missingForSave(one).sort()).toEqual(blank.map(([name]) => name).sort());
    }),
  );
});
