import { expect, test } from 'vitest';
import { countGaps, featuresWithGaps, isTextMissing, unitGaps, unitsWithGaps } from './gaps.ts';
import { type ProjectDraft, projectDraftOf } from './project.ts';
import { project, unit } from './sample.testing.ts';

/** Its pictures are not described, and so left out. */
const draftOf = (of: Parameters<typeof projectDraftOf>[0]): ProjectDraft => ({
  ...projectDraftOf(of),
  media: [],
});

test('what both languages have is complete', () => {
  const draft = draftOf(project());
  expect([countGaps(draft, 'ar'), countGaps(draft, 'en')]).toEqual([0, 0]);
});

test('a text is missing when it is expected, or when only the other language has it', () => {
  const draft = draftOf(project({ descriptionAr: ' ', descriptionEn: '' }));
  expect(isTextMissing(draft, 'description', 'ar')).toBe(true);
  expect(isTextMissing(draft, 'block', 'ar')).toBe(false);
  const half = { ...draft, address: { ...draft.address, blockEn: 'Al-Tireh' } };
  expect(isTextMissing(half, 'block', 'ar')).toBe(true);
  expect(isTextMissing(half, 'block', 'en')).toBe(false);
});

test('a picture without a description is a gap in that language, unless it is decoration', () => {
  const draft = draftOf(project());
  const picture = {
    key: 'a',
    name: 'a.jpg',
    size: 1,
    mimeType: 'image/jpeg',
    isLayout: false,
    entryId: null,
  };
  const texts = {
    stored: null,
    focalX: 0.5,
    focalY: 0.5,
    altEn: 'The court',
    altAr: '',
    isDecoration: false,
  };
  const media = [
    { ...picture, ...texts },
    { ...picture, ...texts, key: 'b', altEn: '', isDecoration: true },
  ];
  const gaps = (with_: Partial<typeof draft>) =>
    (['ar', 'en'] as const).map((lang) => countGaps({ ...draft, ...with_ }, lang));
  expect(gaps({ media })).toEqual([1, 0]);
  expect(gaps({ units: draft.units.map((one) => ({ ...one, media })) })).toEqual([draft.units.length, 0]);
});

test('units and features with one language only', () => {
  const draft = draftOf(
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
