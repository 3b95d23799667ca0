import { expect, test } from 'vitest';
import { countGaps, featuresWithGaps, isTextMissing, unitGaps, unitsWithGaps } from './gaps.ts';
import { projectDraftOf } from './project.ts';
import { project, unit } from './sample.testing.ts';

test('what both languages have is complete', () => {
  const draft = projectDraftOf(project());
  expect([countGaps(draft, 'ar'), countGaps(draft, 'en')]).toEqual([0, 0]);
});

test('a text is missing when it is expected, or when only the other language has it', () => {
  const draft = projectDraftOf(project({ descriptionAr: ' ', descriptionEn: '' }));
  expect(isTextMissing(draft, 'description', 'ar')).toBe(true);
  expect(isTextMissing(draft, 'block', 'ar')).toBe(false);
  const half = { ...draft, address: { ...draft.address, blockEn: 'Al-Tireh' } };
  expect(isTextMissing(half, 'block', 'ar')).toBe(true);
  expect(isTextMissing(half, 'block', 'en')).toBe(false);
});

test('units and features with one language only', () => {
  const draft = projectDraftOf(
    project({
      units: [unit(1, { aboutAr: '' }), unit(2, { unitLabelEn: '', viewEn: '', viewAr: '' })],
      features: [
        { en: 'Lift', ar: '', icon: null },
        { en: '', ar: '', icon: null },
      ],
    }),
  );
  expect(unitsWithGaps(draft, 'ar').map(({ id }) => id)).toEqual([1]);
  expect(draft.units.map((one) => unitGaps(one, 'en'))).toEqual([[], ['unitLabel']]);
  expect([featuresWithGaps(draft, 'ar'), featuresWithGaps(draft, 'en')]).toEqual([1, 0]);
  expect([countGaps(draft, 'ar'), countGaps(draft, 'en')]).toEqual([2, 1]);
});
