// no browser is needed, so Playwright's own `test` is used instead of the fixtures
import { expect, test } from '@playwright/test';
import { LANGS, ORIGIN } from './fixtures.ts';
import { weighPage } from './page-weight.ts';
import { projectOf } from './project-page.ts';

/**
 * Budgets of a public page in compressed bytes. `early` is script before the first paint, `script` that of its islands
 * (docs/decisions/035-documents.md).
 */
const BUDGETS = {
  html: 30_000,
  script: 35_000,
  early: 5_000,
  style: 20_000,
  font: 70_000,
  firstPaint: 100_000,
};

for (const lang of LANGS) {
  test(`${lang}: public pages stay within their budgets`, async () => {
    const [unit] = (await projectOf('olive-terraces')).units;
    const ofUnit = `properties/olive-terraces/units/${unit?.id}`;
    for (const path of ['', 'properties', 'projects/olive-terraces', ofUnit]) {
      const weights = await weighPage(path, lang);
      console.log(`${lang} /${path}`.padEnd(28), JSON.stringify(weights));
      for (const [kind, limit] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][]) {
        // zero bytes mean that the measurement is broken
        expect.soft(weights[kind], `/${path}: ${kind}`).toBeGreaterThan(300);
        expect.soft(weights[kind], `/${path}: ${kind}`).toBeLessThanOrEqual(limit);
      }
    }
  });
}

test('the back office loads no style sheet of the public pages', async () => {
  const sheets = async (path: string) => {
    const html = await (await fetch(`${ORIGIN}/diyar/${path}`)).text();
    return [...html.matchAll(/<(?:link [^>]*rel="stylesheet" |style data-)href="([^"#]+)/g)].map(
      ([, href]) => href,
    );
  };
  const [home, admin] = await Promise.all([sheets(''), sheets('admin/users')]);
  expect(home.length).toBeGreaterThan(0);
  expect(admin.length).toBeGreaterThan(0);
  expect(admin.filter((href) => home.includes(href))).toEqual([]);
});
