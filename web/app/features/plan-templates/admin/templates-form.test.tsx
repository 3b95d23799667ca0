import type { Lang } from '@diyar/contract/rules/language';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { addedStep, draftsOf, isComplete, payloadOf, restOf, type TemplateDraft } from './template-draft.ts';
import { TemplatesForm } from './templates-form.tsx';

const [whole] = draftsOf([
  {
    id: 1,
    nameEn: 'A third now',
    nameAr: 'ثلث الآن',
    isPublic: false,
    steps: [
      { step: 'signing', percent: 33.34, count: 1, everyMonths: 1 },
      { step: 'monthly', percent: 56.66, count: 8, everyMonths: 3 },
      { step: 'handover', percent: 10, count: 1, everyMonths: 1 },
    ],
  },
]) as [TemplateDraft];

/** Without the marks that isolate numbers. */
const render = (drafts: TemplateDraft[], lang: Lang = 'en', handoverOn: string | null = '2030-01-01') =>
  renderScreen(<TemplatesForm drafts={drafts} handoverOn={handoverOn} onChange={() => {}} />, {
    lang,
  }).replace(/[\u2066-\u2069]/g, '');

const withPercents = (...percents: (number | null)[]): TemplateDraft => ({
  ...whole,
  steps: whole.steps.map((step, i) => ({ ...step, percent: percents[i] ?? null })),
});

test('percents that make 100 show the payments of an example, exact to the cent', () => {
  const html = render([whole]);
  expect(html).toContain('Makes 100%');
  expect(html).toContain('USD 40,008');
  expect(html).toContain('USD 120,000</bdi></li>');
  expect(html).toContain('4 more payments');
  expect(html).not.toContain('no handover date');
  expect(render([whole], 'en', null)).toContain('no handover date');
});

test.each([
  [withPercents(33.33, 56.66, 10), '0.01% are missing'],
  [withPercents(40, 56.66, 10), '6.66% too much'],
  [withPercents(90, 10), 'Fill in every step.'],
])('percents that do not are refused where they stand, without an example', (template, words) => {
  const html = render([template]);
  expect(html).toContain(words);
  expect(html).not.toContain('plan-templates-preview');
  expect(isComplete(template)).toBe(false);
});

test('a plan needs its name in both languages', () => {
  expect(render([{ ...whole, nameAr: ' ' }])).toContain('Enter a name in both languages.');
  expect(isComplete({ ...whole, nameAr: ' ' })).toBe(false);
});

test('a further step takes what is missing, and only instalments repeat', () => {
  const short = withPercents(30, 50, 10);
  expect(addedStep(short.steps)).toMatchObject({ step: 'monthly', percent: 10 });
  expect(restOf([...short.steps, addedStep(short.steps)])).toBe(0);
  const [first] = payloadOf([
    { ...whole, steps: whole.steps.map((step) => ({ ...step, count: 9, everyMonths: 2 })) },
  ]).items;
  expect(first?.steps.map(({ count, everyMonths }) => [count, everyMonths])).toEqual([
    [1, 1],
    [9, 2],
    [1, 1],
  ]);
});

test('a project without plans says what one is for, in both languages', () => {
  expect(render([])).toContain('No payment plan yet');
  expect(render([], 'ar')).toContain('لا خطة دفع بعد');
});
