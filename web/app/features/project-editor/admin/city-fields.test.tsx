import type { Lang } from '@diyar/contract/rules/language';
import { expect, test } from 'vitest';
import { MergeForm } from '~/features/cities/admin/merge-cities.tsx';
import { renderScreen } from '~/testing/render-screen.tsx';

const PLACES = [
  { cityEn: 'Ramallah', cityAr: 'رام الله', projects: 3 },
  { cityEn: 'Nablus', cityAr: 'نابلس', projects: 2 },
  { cityEn: 'Ramalah', cityAr: 'رام اللا', projects: 1 },
];
/** Without the marks that isolate names. */
const render = (places: typeof PLACES, lang: Lang = 'en') =>
  renderScreen(<MergeForm places={places} onClose={() => {}} />, { lang }).replace(/[\u2066-\u2069]/g, '');

test('spellings that look alike are chosen at once, the rarer one goes, with how many projects', () => {
  expect(render(PLACES)).toContain('1 project will be in Ramallah · رام الله.');
  expect(render(PLACES)).toContain('Ramalah · رام اللا → Ramallah · رام الله');
  expect(render(PLACES, 'ar')).toContain('ما سيصير في «رام الله · Ramallah»: مشروع واحد.');
});

test('different cities are not proposed, and one alone cannot be merged', () => {
  expect(render(PLACES.slice(0, 2))).not.toContain('These look alike');
  expect(render(PLACES.slice(0, 2))).toContain('Choose a spelling');
  expect(render(PLACES.slice(0, 1))).toContain('There is only one spelling in use');
});
