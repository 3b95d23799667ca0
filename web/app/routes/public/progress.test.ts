import type { PublicProgress, PublicReads } from '@diyar/contract/public-reads';
import { readCompany } from '@diyar/contract/readers/company';
import { expect, test } from 'vitest';
import type { Services } from '~/services.server.ts';
import { project } from '~/testing/sample-project.ts';
import { visit } from '~/testing/visit.tsx';

const olive = project();
const PATH = `/properties/${olive.slug}`;

/** One picture a day, from the newest back. */
const pictureOf = (i: number): PublicProgress['pictures'][number] => ({
  file: {
    fileId: i,
    url: `/uploads/${String(i).padStart(32, '0')}.jpg`,
    mimeType: 'image/jpeg',
    width: 1600,
    height: 1200,
    placeholder: null,
    variants: { widths: [320, 640, 1280], formats: ['avif', 'webp', 'jpeg'] },
  },
  takenOn: `2026-${i < 4 ? '11' : '09'}-${String(28 - i).padStart(2, '0')}`,
  captionEn: i === 0 ? 'Floor 7 from the street' : '',
  captionAr: i === 0 ? 'الطابق 7 من الشارع' : '',
  nameEn: 'Skeleton',
  nameAr: 'العظم',
});
const progress = (pictures: number): PublicProgress => ({
  stages: [
    { nameEn: 'Foundations', nameAr: 'الأساسات', reachedOn: '2026-03-04', expectedIn: null },
    { nameEn: 'Skeleton', nameAr: 'العظم', reachedOn: '2026-10-15', expectedIn: null },
    { nameEn: 'Finishing', nameAr: 'التشطيب', reachedOn: null, expectedIn: '2999-05' },
    { nameEn: 'Handover', nameAr: 'التسليم', reachedOn: null, expectedIn: '2026-01' },
  ],
  pictures: Array.from({ length: pictures }, (_, i) => pictureOf(i)),
  hasOlder: false,
});

const servicesOf = (shown: PublicProgress | null): Services => ({
  site: { basePath: '/', apiBase: '/api', signInWith: 'username' },
  reads: {
    company: async () => readCompany({ nameEn: 'Diyar', nameAr: 'ديار' }),
    brand: async () => null,
    project: async () => olive,
    building: async () => [],
    progress: async (_id, page = 1) => (page === 1 ? shown : shown && { ...shown, pictures: [] }),
    preview: async () => ({ project: olive, places: [], endsAt: '2999-11-22T21:30:00.000Z' }),
  } as Partial<PublicReads> as PublicReads,
  log: (error) => {
    throw error;
  },
});
/** What a person reads of the section, line by line. */
const linesOf = (html: string) =>
  (/<section class="below progress".*?<\/section>/s.exec(html)?.[0] ?? '')
    .replace(/<bdi[^>]*>|<\/bdi>/g, '')
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean);
const altsOf = (html: string) =>
  [...html.matchAll(/<figure class="progress-shot".*?alt="([^"]*)"/gs)].map(([, alt]) => alt);

test('the page of the project has the newest picture, the last news and the stages, in its own HTML', async () => {
  const { html } = await visit(`${PATH}?lang=en`, servicesOf(progress(8)));
  expect(linesOf(html)).toEqual([
    'Construction progress',
    'Updated 28 November 2026',
    'Floor 7 from the street',
    '28 November 2026',
    '‘Skeleton’ is complete',
    '15 October 2026',
    '2 of 4 stages complete',
    ...['Foundations', ', complete', 'March 2026', 'Skeleton', ', complete', 'October 2026'],
    // a month that has passed is none that is expected
    ...['Finishing', 'expected May 2999', 'Handover'],
    'Months to come are an estimate, not a promise',
    ...['27', '26', '25'].flatMap((day) => ['Skeleton', `${day} November 2026`]),
    ...['Skeleton', '24 September 2026'],
    'All pictures, month by month',
  ]);
  expect(altsOf(html)).toEqual([
    'Floor 7 from the street, 28 November 2026',
    ...['27 November', '26 November', '25 November', '24 September'].map((day) => `Skeleton, ${day} 2026`),
  ]);
  expect(html).toContain(`href="${PATH}/progress"`);
  // the newest also for search engines
  const [json = ''] = /<script type="application\/ld\+json".*?<\/script>/s.exec(html) ?? [];
  expect(json).toContain(pictureOf(0).file.url.replace('/uploads/', '').slice(0, 32));
});

test('in Arabic, with one picture, there is no page of more', async () => {
  const { html } = await visit(`${PATH}?lang=ar`, servicesOf(progress(1)));
  expect(linesOf(html).slice(0, 8)).toEqual([
    'تقدّم البناء',
    'آخر تحديث 28 تشرين الثاني 2026',
    'الطابق 7 من الشارع',
    '28 تشرين الثاني 2026',
    'اكتملت مرحلة «العظم»',
    '15 تشرين الأول 2026',
    'اكتمل 2 من 4 مراحل',
    'الأساسات',
  ]);
  expect(html).not.toContain(`${PATH}/progress`);
});

test('where it is not shown there is no section and no page', async () => {
  const services = servicesOf(null);
  expect((await visit(`${PATH}?lang=en`, services)).html).not.toContain('progress');
  expect((await visit(`${PATH}/progress?lang=en`, services)).status).toBe(404);
});

test('all pictures, month by month, with what was reached in each', async () => {
  const { html, status } = await visit(`${PATH}/progress?lang=en`, servicesOf(progress(8)));
  expect(status).toBe(200);
  const months = [...html.matchAll(/<h2 id="t([^"]*)">([^<]*)<\/h2>(.*?)<\/section>/gs)];
  expect(
    months.map(([, month, name, rest = '']) => [
      ...[month, name, altsOf(rest).length],
      /is complete/.test(rest),
    ]),
  ).toEqual([
    ['2026-11', 'November 2026', 4, false],
    ['2026-10', 'October 2026', 0, true],
    ['2026-09', 'September 2026', 4, false],
    ['2026-03', 'March 2026', 0, true],
  ]);
  expect((await visit(`${PATH}/progress?page=2`, servicesOf(progress(8)))).status).toBe(404);
});

test('a preview shows it as the site does, without the way to a page of its own', async () => {
  const { html } = await visit('/preview/shown?lang=en', servicesOf(progress(8)));
  expect(linesOf(html)[0]).toBe('Construction progress');
  expect(html).not.toContain('/progress"');
});
